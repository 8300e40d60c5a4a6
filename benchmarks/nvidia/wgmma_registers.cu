// Which element of A each register of each thread holds for wgmma with A from registers: f16, s8, tf32, n = 64.
// A holds the number of its slot (thread * elements + element) as digits of 7 bits; B is an identity, K-major without swizzle,
// so D is A. Writes for each type int16 [64 i][k of the type] = slot to the file argv[1].
#include <cstdint>
#include <cstdio>
#include <vector>
#include <cuda_fp16.h>

#define D32 "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31}"
#define O(c, i) c(d[i]), c(d[i + 1]), c(d[i + 2]), c(d[i + 3]), c(d[i + 4]), c(d[i + 5]), c(d[i + 6]), c(d[i + 7])
#define WGMMA(PTX, REST, C) asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0;\n wgmma.mma_async.sync.aligned." PTX " " D32 \
  ", {%32, %33, %34, %35}, %36, p" REST "; }" : O("+" C, 0), O("+" C, 8), O("+" C, 16), O("+" C, 24) \
  : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(db))

__device__ unsigned bits(int eb, int value) {
  if (eb == 1) return value;
  if (eb == 2) return __half_as_ushort(__int2half_rn(value));
  return __float_as_uint((float)value);
}

template <int EB> __global__ __launch_bounds__(128) void registers(int16_t *out) {
  __shared__ __align__(1024) uint8_t b[2048];
  const int t = threadIdx.x, k = 32 / EB, each = 4 / EB;
  for (int i = t; i < 2048; i += 128) b[i] = 0;
  __syncthreads();
  if (t < k) {
    unsigned one = bits(EB, 1);
    for (int i = 0; i < EB; ++i) b[t % 8 * 16 + t / 8 * 256 + t * EB / 16 * 128 + t * EB % 16 + i] = one >> 8 * i;
  }
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  uint64_t db = (unsigned)__cvta_generic_to_shared(b) >> 4 | (uint64_t)(128 >> 4) << 16 | (uint64_t)(256 >> 4) << 32;
  int slot[32] = {};
  for (int pass = 0; pass < 2; ++pass) {
    unsigned a[4] = {};
    for (int e = 0; e < 4 * each; ++e) a[e / each] |= bits(EB, (t * 4 * each + e) >> 7 * pass & 127) << e % each * 8 * EB;
    float f[32]; int s[32];
    for (int e = 0; e < 32; ++e) f[e] = 0, s[e] = 0;
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    if (EB == 2) { float *d = f; WGMMA("m64n64k16.f32.f16.f16", ", 1, 1, 0", "f"); }
    else if (EB == 1) { int *d = s; WGMMA("m64n64k32.s32.s8.s8", "", "r"); }
    else { float *d = f; WGMMA("m64n64k8.f32.tf32.tf32", ", 1, 1", "f"); }
    asm volatile("wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;" ::: "memory");
    for (int e = 0; e < 32; ++e) slot[e] |= (EB == 1 ? s[e] : (int)f[e]) << 7 * pass;
  }
  for (int e = 0; e < 32; ++e) {
    int i = 16 * (t / 32) + t % 32 / 4 + 8 * (e / 2 % 2), j = 2 * (t % 4) + e % 2 + 8 * (e / 4);
    if (j < k) out[i * k + j] = slot[e];
  }
}

template <int EB> void go(FILE *f) {
  int16_t *out; std::vector<int16_t> host(64 * 32 / EB);
  cudaMalloc(&out, host.size() * 2);
  registers<EB><<<1, 128>>>(out);
  printf("wgmma A of %d bytes: %s\n", EB, cudaGetErrorName(cudaMemcpy(host.data(), out, host.size() * 2, cudaMemcpyDeviceToHost)));
  fwrite(host.data(), 2, host.size(), f);
}

int main(int, char **argv) {
  FILE *f = fopen(argv[1], "wb");
  go<2>(f); go<1>(f); go<4>(f);
  fclose(f);
}
