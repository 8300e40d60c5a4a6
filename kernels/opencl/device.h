// What every kernel here needs of an AMD CDNA GPU: lanes, warps, buffer resources, LDS-DMA, swizzles.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef short short4v __attribute__((ext_vector_type(4)));
typedef int int2v __attribute__((ext_vector_type(2)));
typedef float float4v __attribute__((ext_vector_type(4)));
typedef float float4u __attribute__((ext_vector_type(4), aligned(4))); // four floats that start at any float
typedef u32 u32x4 __attribute__((ext_vector_type(4)));

#define WAVE 64
#define RESOURCE_FLAGS 0x00027000 // raw 32-bit data, bounds checked against num_records

#ifdef __gfx950__
#define DMA_BYTES 16 // bytes a lane that LDS-DMA moves at most
#else
#define DMA_BYTES 4
#endif

#define DIV_UP(a, b) (((a) + (b) - 1) / (b))

static __attribute__((always_inline)) inline int thread_id(void) { return __builtin_amdgcn_workitem_id_x(); }
static __attribute__((always_inline)) inline int block_x(void) { return __builtin_amdgcn_workgroup_id_x(); }
static __attribute__((always_inline)) inline int block_y(void) { return __builtin_amdgcn_workgroup_id_y(); }
static __attribute__((always_inline)) inline int lane_id(void) { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
static __attribute__((always_inline)) inline int warp_id(void) { return __builtin_amdgcn_readfirstlane(thread_id() / WAVE); }

static __attribute__((always_inline)) inline __amdgpu_buffer_rsrc_t resource(global const void *base, u32 bytes) {
    return __builtin_amdgcn_make_buffer_rsrc((global void *)base, 0, bytes, RESOURCE_FLAGS);
}

// Each lane's DMA_BYTES at voffset + soffset go to LDS at lds + lane * DMA_BYTES.
static __attribute__((always_inline)) inline void dma_to_lds(__amdgpu_buffer_rsrc_t source, local u8 *lds, u32 voffset, u32 soffset) {
    __builtin_amdgcn_raw_ptr_buffer_load_lds(source, lds, DMA_BYTES, voffset, soffset, 0, 0);
}

static __attribute__((always_inline)) inline void wait_for_loads(void) {
    __builtin_amdgcn_s_waitcnt(0);
    __builtin_amdgcn_s_barrier();
}

// y = x ^ ((x moved right by shift) on the bits [base, base + bits))
static __attribute__((always_inline)) inline u32 swizzle(u32 x, u32 bits, u32 base, u32 shift) {
    return x ^ ((x >> shift) & (((1u << bits) - 1) << base));
}
