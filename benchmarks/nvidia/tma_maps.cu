// Which byte each byte of a TMA box goes to or comes from, config by config.
// argv: configs (int32 rows: store, CUtensorMapDataType, dim0, dim1, pitch, box0, box1, es0, es1, swizzle, x, y, shared offset,
// bytes that the barrier expects, bytes of the map), output. Loads: shared byte -> global byte; stores: global byte ->
// shared byte, from the 1024-aligned start of shared memory; -1 untouched, -2 zero. Before each map two int32: the encoder's
// result, 1 if the barrier completed. Places are read back as three digits to the base 200, 0 being a fill and 255 untouched.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cuda.h>
#include <cuda_runtime.h>

#define CHECK(call) do { cudaError_t e = (call); if (e) { printf("%s: %s\n", #call, cudaGetErrorName(e)); exit(1); } } while (0)
const int GLOBAL = 65536, SHARED = 32768, COLUMNS = 15;

__device__ uint8_t digit(int place, int pass) {
  for (; pass; --pass) place /= 200;
  return place % 200 + 1;
}

__global__ void move(uint8_t *global, uint8_t *out, int *done, int store, int x, int y, int off, int expect, int pass,
                     const __grid_constant__ CUtensorMap map) {
  extern __shared__ __align__(1024) uint8_t shared[];
  __shared__ alignas(8) uint64_t barrier;
  unsigned at = (unsigned)__cvta_generic_to_shared(shared), bar = (unsigned)__cvta_generic_to_shared(&barrier), ok = 1;
  if (at % 1024) __trap();
  for (int i = threadIdx.x; i < SHARED; i += 32) shared[i] = store ? digit(i, pass) : 255;
  for (int i = threadIdx.x; i < GLOBAL; i += 32) global[i] = store ? 255 : digit(i, pass);
  __threadfence();
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncwarp();
  if (threadIdx.x == 0 && store) {
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map), "r"(x), "r"(y), "r"(at + off) : "memory");
    asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
  }
  if (threadIdx.x == 0 && !store) {
    asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster; fence.proxy.async.shared::cta;" ::"r"(bar) : "memory");
    asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(bar), "r"(expect) : "memory");
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(at + off),
                 "l"(&map), "r"(x), "r"(y), "r"(bar) : "memory");
    ok = 0;
    for (int i = 0; i < 20000 && !ok; ++i)
      asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }" : "=r"(ok) : "r"(bar) : "memory");
  }
  __syncwarp();
  if (threadIdx.x == 0) *done &= ok;
  if (store) asm volatile("fence.proxy.async;" ::: "memory");
  for (int i = threadIdx.x; i < (store ? GLOBAL : SHARED); i += 32) out[i] = store ? ((volatile uint8_t *)global)[i] : shared[i];
}

int main(int, char **argv) {
  FILE *f = fopen(argv[1], "rb"); fseek(f, 0, SEEK_END); int n = ftell(f) / (4 * COLUMNS), refused = 0, waiting = 0; rewind(f);
  std::vector<int> cfg(COLUMNS * n);
  if (fread(cfg.data(), 4 * COLUMNS, n, f) != n) return 1;
  fclose(f); f = fopen(argv[2], "wb");
  uint8_t *global, *out; int *done; void *encode; cudaDriverEntryPointQueryResult found;
  CHECK(cudaMalloc(&global, GLOBAL)); CHECK(cudaMalloc(&out, GLOBAL)); CHECK(cudaMalloc(&done, 4));
  CHECK(cudaFuncSetAttribute(move, cudaFuncAttributeMaxDynamicSharedMemorySize, SHARED));
  CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &encode, 12000, cudaEnableDefault, &found));
  for (int i = 0; i < n; ++i) {
    const int *c = &cfg[COLUMNS * i];
    CUtensorMap map = {};
    cuuint64_t dims[] = {(cuuint64_t)c[2], (cuuint64_t)c[3]}, pitch[] = {(cuuint64_t)c[4]};
    cuuint32_t box[] = {(cuuint32_t)c[5], (cuuint32_t)c[6]}, steps[] = {(cuuint32_t)c[7], (cuuint32_t)c[8]};
    int head[] = {(int)((decltype(&cuTensorMapEncodeTiled))encode)(&map, (CUtensorMapDataType)c[1], 2, global, dims, pitch, box, steps,
        CU_TENSOR_MAP_INTERLEAVE_NONE, (CUtensorMapSwizzle)c[9], CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE), 1};
    std::vector<uint8_t> got[3] = {std::vector<uint8_t>(c[14]), std::vector<uint8_t>(c[14]), std::vector<uint8_t>(c[14])};
    if (!head[0]) {
      CHECK(cudaMemcpy(done, head + 1, 4, cudaMemcpyHostToDevice));
      for (int pass = 0; pass < 3; ++pass) {
        move<<<1, 32, SHARED>>>(global, out, done, c[0], c[10], c[11], c[12], c[13], pass, map);
        cudaError_t error = cudaMemcpy(got[pass].data(), out, c[14], cudaMemcpyDeviceToHost);
        if (error) { printf("config %d: %s\n", i, cudaGetErrorName(error)); return 1; }
      }
      CHECK(cudaMemcpy(head + 1, done, 4, cudaMemcpyDeviceToHost));
    }
    refused += head[0] != 0; waiting += !head[1];
    std::vector<int> table(c[14], -1);
    for (int j = 0; j < c[14] && !head[0]; ++j)
      table[j] = got[0][j] == 255 ? -1 : got[0][j] == 0 ? -2 : got[0][j] - 1 + 200 * (got[1][j] - 1) + 40000 * (got[2][j] - 1);
    fwrite(head, 4, 2, f); fwrite(table.data(), 4, table.size(), f);
  }
  fclose(f);
  printf("tma: %d configs, %d refused, %d never completed\n", n, refused, waiting);
}
