// One shared-memory instruction of one warp, done once in one launch and twice in the next: what ncu counts more in the second
// are its wavefronts (a launch has a few of its own). The second addresses are the same, but the compiler cannot know that.
// argv[1]: int32 rows of an operation (the order of OPERATIONS in measure.py) and 32 byte addresses, -1 for a lane that is off.
#include <cstdint>
#include <cstdio>
#include <vector>

template <int operation> __device__ uint32_t perform(int from, unsigned at, int lane) {
  uint32_t a = lane, b = lane + 1, c = lane + 2, d = lane + 3;
  if (operation >= 9) {  // every lane takes part; addresses that no row needs are ignored
    if (operation == 9) asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(a) : "r"(at) : "memory");
    if (operation == 10) asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0,%1}, [%2];" : "=r"(a), "=r"(b) : "r"(at) : "memory");
    if (operation == 11) asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(at) : "memory");
    if (operation == 12) asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1,%2,%3,%4};" ::"r"(at), "r"(a), "r"(b), "r"(c), "r"(d) : "memory");
  } else if (from >= 0) {
    if (operation == 0) asm volatile("ld.shared.u32 %0, [%1];" : "=r"(a) : "r"(at) : "memory");
    if (operation == 1) asm volatile("ld.shared.v2.u32 {%0,%1}, [%2];" : "=r"(a), "=r"(b) : "r"(at) : "memory");
    if (operation == 2) asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(at) : "memory");
    if (operation == 3) asm volatile("st.shared.u32 [%0], %1;" ::"r"(at), "r"(a) : "memory");
    if (operation == 4) asm volatile("st.shared.v2.u32 [%0], {%1,%2};" ::"r"(at), "r"(a), "r"(b) : "memory");
    if (operation == 5) asm volatile("st.shared.v4.u32 [%0], {%1,%2,%3,%4};" ::"r"(at), "r"(a), "r"(b), "r"(c), "r"(d) : "memory");
    if (operation == 6) asm volatile("red.shared.add.u32 [%0], %1;" ::"r"(at), "r"(a) : "memory");
    if (operation == 7) asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(a) : "r"(at), "r"(b) : "memory");
    if (operation == 8) asm volatile("atom.shared.cas.b32 %0, [%1], %2, %3;" : "=r"(a) : "r"(at), "r"(b), "r"(c) : "memory");
  }
  return a + b + c + d;
}

template <int operation> __global__ void access(int times, const int *address, const int *again, uint32_t *out) {
  extern __shared__ __align__(1024) uint8_t shared[];
  int lane = threadIdx.x, first = address[lane], second = again[lane];
  unsigned at = (unsigned)__cvta_generic_to_shared(shared);
  uint32_t sum = 0;
#pragma unroll 1
  for (int i = 0; i < times; ++i) sum += perform<operation>(i ? second : first, at + (i ? second : first), lane);
  out[lane] = sum;
}

int main(int, char **argv) {
  FILE *f = fopen(argv[1], "rb"); fseek(f, 0, SEEK_END); int n = ftell(f) / 132; rewind(f);
  std::vector<int> rows(33 * n);
  if (fread(rows.data(), 132, n, f) != n) return 1;
  int *address; uint32_t *out;
  cudaMalloc(&address, 132 * n); cudaMalloc(&out, 128);
  cudaMemcpy(address, rows.data(), 132 * n, cudaMemcpyHostToDevice);
  void (*const kernels[])(int, const int *, const int *, uint32_t *) = {
    access<0>, access<1>, access<2>, access<3>, access<4>, access<5>, access<6>, access<7>, access<8>, access<9>, access<10>,
    access<11>, access<12>};
  for (auto kernel : kernels) cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
  for (int i = 0; i < n; ++i)
    for (int times = 1; times < 3; ++times)
      kernels[rows[33 * i]]<<<1, 32, 65536>>>(times, address + 33 * i + 1, address + 33 * i + 1, out);
  cudaError_t e = cudaDeviceSynchronize();
  if (e) printf("%s\n", cudaGetErrorName(e));
  return e;
}
