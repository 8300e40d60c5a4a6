// A vector of any length, four floats a thread: whole vectors, then a tail.
//
// The load goes through a resource: a thread past the end asks for the sentinel and gets zeros. The store is plain.
//
// NO_TAIL_MASK  wrong: the last thread stores its whole vector
// OFF_BY_ONE    wrong: element `count` is stored too
// INT_BYTES     wrong: the byte offset is computed in 32 signed bits
#include "device.h"

#define THREADS 256
#define VECTOR 4
#define SENTINEL 0xffffffffu

#ifdef INT_BYTES
#define BYTES(i) ((u32)((int)(i) * 4))
#else
#define BYTES(i) ((u32)(i) * 4)
#endif
#ifdef OFF_BY_ONE
#define INSIDE(i) ((i) <= count)
#else
#define INSIDE(i) ((i) < count)
#endif

__attribute__((reqd_work_group_size(THREADS, 1, 1)))
kernel void masked_copy(global const float *source, global float *target, int count) {
    const __amdgpu_buffer_rsrc_t records = resource(source, (u32)count * 4);
    const long first = (long)block_x() * (THREADS * VECTOR) + thread_id() * VECTOR;
    const u32 offset = first < count ? BYTES(first) : SENTINEL;
    const u32x4 bits = __builtin_amdgcn_raw_buffer_load_b128(records, offset, 0, 0);
    const float4v values = __builtin_astype(bits, float4v);
#ifdef NO_TAIL_MASK
    if (first < count) {
#else
    if (first + VECTOR <= count) {
#endif
        *(global float4u *)(target + first) = values;
    } else {
        for (int e = 0; e < VECTOR - 1; ++e) // the last element of a cut vector is never inside
            if (INSIDE(first + e))
                target[first + e] = values[e];
    }
}
