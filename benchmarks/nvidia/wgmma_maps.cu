// Which shared byte wgmma fetches for each element of an operand, descriptor by descriptor; and its D fragments.
// argv: descriptors (int32 rows: combination, mode, start, lbo, sbo, base_offset; bytes), output.
// The other operand is an identity, so D is the operand; its values are digits (7 bits) of the element's place, three
// passes. Writes int32 [descriptor][64 mn][k of the type] = byte relative to the region, padded to k = 32 with -1.
#include <cstdint>
#include <cstdio>
#include <vector>
#include <cuda_fp16.h>

#define CHECK(call) do { cudaError_t e = (call); if (e) { printf("%s: %s\n", #call, cudaGetErrorName(e)); exit(1); } } while (0)
const int REGION = 163840, IDENTITY = 8192;

#define D32 "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31}"
#define O(c, i) c(d[i]), c(d[i + 1]), c(d[i + 2]), c(d[i + 3]), c(d[i + 4]), c(d[i + 5]), c(d[i + 6]), c(d[i + 7])
#define WGMMA(PTX, REST, C) asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0;\n wgmma.mma_async.sync.aligned." PTX " " D32 \
  ", %32, %33, p" REST "; }" : O("+" C, 0), O("+" C, 8), O("+" C, 16), O("+" C, 24) : "l"(da), "l"(db))

// combination: 0 f16 A K-major, 1 f16 A MN-major, 2 f16 B K-major, 3 f16 B MN-major, 4 s8 A, 5 s8 B, 6 tf32 A, 7 tf32 B
__device__ int element_bytes(int combination) { return combination < 4 ? 2 : combination < 6 ? 1 : 4; }

__device__ void put(uint8_t *at, int eb, int value) {
  if (eb == 1) *at = value;
  else if (eb == 2) *(__half *)at = __int2half_rn(value);
  else *(float *)at = value;
}

__device__ uint64_t descriptor(unsigned at, int mode, int lbo, int sbo, int base) {
  return (uint64_t)(at >> 4 & 0x3fff) | (uint64_t)(lbo >> 4 & 0x3fff) << 16 | (uint64_t)(sbo >> 4 & 0x3fff) << 32 |
         (uint64_t)base << 49 | (uint64_t)mode << 62;
}

__global__ __launch_bounds__(128) void maps(const int *cfg, int *out) {
  extern __shared__ __align__(1024) uint8_t shared[];
  const int *c = cfg + 6 * blockIdx.x;
  int combination = c[0], eb = element_bytes(combination), k = 32 / eb, t = threadIdx.x;
  unsigned base = (unsigned)__cvta_generic_to_shared(shared);
  if (base % 1024) __trap();
  for (int i = t; i < IDENTITY; i += 128) shared[i] = 0;
  __syncthreads();
  if (t < k) put(shared + t % 8 * 16 + t / 8 * 256 + t * eb / 16 * 128 + t * eb % 16, eb, 1);  // K-major, no swizzle
  uint64_t identity = descriptor(base, 0, 128, 256, 0);
  uint64_t measured = descriptor(base + IDENTITY + c[2], c[1], c[3], c[4], c[5]);
  bool is_a = combination == 0 || combination == 1 || combination == 4 || combination == 6;
  uint64_t da = is_a ? measured : identity, db = is_a ? identity : measured;
  int place[32] = {};
  for (int pass = 0; pass < 3; ++pass) {
    for (int i = t; i < REGION / eb; i += 128) put(shared + IDENTITY + i * eb, eb, i >> 7 * pass & 127);
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    float f[32]; int s[32];
    for (int e = 0; e < 32; ++e) f[e] = 0, s[e] = 0;
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    if (combination == 0 || combination == 2) { float *d = f; WGMMA("m64n64k16.f32.f16.f16", ", 1, 1, 0, 0", "f"); }
    else if (combination == 1) { float *d = f; WGMMA("m64n64k16.f32.f16.f16", ", 1, 1, 1, 0", "f"); }
    else if (combination == 3) { float *d = f; WGMMA("m64n64k16.f32.f16.f16", ", 1, 1, 0, 1", "f"); }
    else if (eb == 1) { int *d = s; WGMMA("m64n64k32.s32.s8.s8", "", "r"); }
    else { float *d = f; WGMMA("m64n64k8.f32.tf32.tf32", ", 1, 1", "f"); }
    asm volatile("wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;" ::: "memory");
    for (int e = 0; e < 32; ++e) place[e] |= (eb == 1 ? s[e] : (int)f[e]) << 7 * pass;
    __syncthreads();
  }
  for (int e = 0; e < 32; ++e) {
    int i = 16 * (t / 32) + t % 32 / 4 + 8 * (e / 2 % 2), j = 2 * (t % 4) + e % 2 + 8 * (e / 4);
    int mn = is_a ? i : j, depth = is_a ? j : i;
    if (depth < 32) out[(blockIdx.x * 64 + mn) * 32 + depth] = depth < k ? place[e] * eb : -1;
  }
}

int main(int, char **argv) {
  FILE *f = fopen(argv[1], "rb"); fseek(f, 0, SEEK_END); int n = ftell(f) / 24; rewind(f);
  std::vector<int> cfg(6 * n), out(n * 64 * 32);
  if (fread(cfg.data(), 24, n, f) != n) return 1;
  fclose(f);
  int *d_cfg, *d_out, bytes = IDENTITY + REGION;
  CHECK(cudaMalloc(&d_cfg, n * 24)); CHECK(cudaMalloc(&d_out, out.size() * 4));
  CHECK(cudaMemcpy(d_cfg, cfg.data(), n * 24, cudaMemcpyHostToDevice));
  CHECK(cudaFuncSetAttribute(maps, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  maps<<<n, 128, bytes>>>(d_cfg, d_out);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(out.data(), d_out, out.size() * 4, cudaMemcpyDeviceToHost));
  f = fopen(argv[2], "wb"); fwrite(out.data(), 4, out.size(), f); fclose(f);
  printf("wgmma: %d descriptors\n", n);
}
