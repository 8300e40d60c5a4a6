// What the hardware does with addresses and sizes that are no multiple of what it wants: one case a process.
// argv[1]: the case's number; without it, the number of cases. Prints a CSV line: case, error or "none", 1 if it finished
// (waits are bounded), bytes that changed or arrived, of a destination that held 0xee.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cuda.h>
#include <cuda_runtime.h>

struct Case { const char *name; int kind, a, b; };
// kinds: 0 cp.async 16 without src-size (a: source offset, b: destination offset), 1 the same with a constant src-size 16,
// 2 src-size at run time (a) from null, 3 ignore-src from null, 4 ldmatrix.x1 with lane 3 off by a, lanes 8..31 off by b,
// 5 cp.async.bulk load of a bytes, source off by b, 6 the same with the destination off by b, 7 bulk store of a bytes,
// 8 TMA load of 16 x 8 u16 at (a, b), 9 TMA store at (a, b), 10 TMA load with the shared base off by a, swizzle b,
// 11 a TMA load that expects a bytes more
const Case CASES[] = {
  {"cp_async source+0", 0, 0, 0}, {"cp_async source+8", 0, 8, 0}, {"cp_async source+1", 0, 1, 0},
  {"cp_async destination+8", 0, 0, 8}, {"cp_async constant src-size, source+8", 1, 8, 0},
  {"cp_async constant src-size, source+0", 1, 0, 0}, {"cp_async src-size 0 from null", 2, 0, 0},
  {"cp_async src-size 4 from null", 2, 4, 0}, {"cp_async ignore-src from null", 3, 0, 0},
  {"ldmatrix aligned", 4, 0, 0}, {"ldmatrix used lane+8", 4, 8, 0}, {"ldmatrix unused lanes+3", 4, 0, 3},
  {"bulk load 32", 5, 32, 0}, {"bulk load 32, source+8", 5, 32, 8}, {"bulk load 32, destination+8", 6, 32, 8},
  {"bulk load 24", 5, 24, 0}, {"bulk load 8", 5, 8, 0}, {"bulk load 0", 5, 0, 0},
  {"bulk store 32", 7, 32, 0}, {"bulk store 24", 7, 24, 0}, {"bulk store 8", 7, 8, 0},
  {"tma load x=0", 8, 0, 0}, {"tma load x=8", 8, 8, 0}, {"tma load x=4", 8, 4, 0}, {"tma load x=1", 8, 1, 0},
  {"tma load x=-8", 8, -8, 0}, {"tma load y=-3", 8, 0, -3}, {"tma load x=1024", 8, 1024, 0},
  {"tma store x=0", 9, 0, 0}, {"tma store x=8", 9, 8, 0}, {"tma store x=4", 9, 4, 0}, {"tma store x=-8", 9, -8, 0},
  {"tma store y=-3", 9, 0, -3}, {"tma store x=24", 9, 24, 0}, {"tma store x=1024", 9, 1024, 0},
  {"tma base+128", 10, 128, 0}, {"tma base+64", 10, 64, 0}, {"tma base+16", 10, 16, 0}, {"tma base+64 swizzle 128", 10, 64, 3},
  {"tma base+128 swizzle 128", 10, 128, 3}, {"tma expects 16 more", 11, 16, 0}, {"tma expects 16 less", 11, -16, 0},
};

__global__ void run(Case c, uint8_t *global, int *out, const __grid_constant__ CUtensorMap map) {
  __shared__ alignas(1024) uint8_t to[4096];
  __shared__ alignas(8) uint64_t barrier;
  for (int i = threadIdx.x; i < 4096; i += 32) to[i] = c.kind == 7 || c.kind == 9 ? i % 200 : 0xee;
  unsigned at = (unsigned)__cvta_generic_to_shared(to), bar = (unsigned)__cvta_generic_to_shared(&barrier), done = 1;
  __syncwarp();
  if (c.kind == 4) {
    unsigned lane = threadIdx.x, r, from = at + lane % 8 * 16 + (lane == 3 ? c.a : 0) + (lane > 7 ? c.b : 0);
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(from) : "memory");
    to[2048 + lane] = r;
  }
  if (threadIdx.x == 0 && c.kind != 4) {
    const uint8_t *from = global + c.a;
    unsigned size = c.a;
    if (c.kind == 0) asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at + c.b), "l"(from) : "memory");
    if (c.kind == 1) asm volatile("cp.async.cg.shared.global [%0], [%1], 16, 16;" ::"r"(at + c.b), "l"(from) : "memory");
    if (c.kind == 2) asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(at), "l"(0ull), "r"(size) : "memory");
    if (c.kind == 3)
      asm volatile("{ .reg .pred p; setp.ne.b32 p, %2, 9; cp.async.cg.shared.global [%0], [%1], 16, p; }" ::"r"(at), "l"(0ull), "r"(c.a) : "memory");
    if (c.kind < 4) asm volatile("cp.async.wait_all;" ::: "memory");
    if (c.kind == 5 || c.kind == 6 || c.kind == 8 || c.kind == 10 || c.kind == 11) {
      unsigned expect = c.kind < 8 ? c.a : 256 + (c.kind == 11 ? c.a : 0), to_at = at + (c.kind == 6 ? c.b : c.kind == 10 ? c.a : 0);
      int x = c.kind == 8 ? c.a : 0, y = c.kind == 8 ? c.b : 0;
      asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster; fence.proxy.async.shared::cta;" ::"r"(bar) : "memory");
      asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(bar), "r"(expect) : "memory");
      if (c.kind < 8)
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(to_at),
                     "l"(global + (c.kind == 5 ? c.b : 0)), "r"(expect), "r"(bar) : "memory");
      else
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(to_at),
                     "l"(&map), "r"(x), "r"(y), "r"(bar) : "memory");
      done = 0;
      for (int i = 0; i < 20000 && !done; ++i)
        asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }" : "=r"(done) : "r"(bar) : "memory");
    }
    if (c.kind == 7 || c.kind == 9) {
      asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
      if (c.kind == 7) asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(global), "r"(at), "r"(size) : "memory");
      else asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map), "r"(c.a), "r"(c.b), "r"(at) : "memory");
      asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
    }
  }
  __syncwarp();
  if (threadIdx.x == 0) {
    out[0] = done; out[1] = 0;
    if (c.kind != 7 && c.kind != 9) for (int i = 0; i < 4096; ++i) out[1] += to[i] != 0xee;
    else for (int i = 0; i < 4096; ++i) out[1] += ((volatile uint8_t *)global)[i] != 0xee;
  }
}

int main(int argc, char **argv) {
  if (argc < 2) { printf("%d\n", (int)(sizeof CASES / sizeof *CASES)); return 0; }
  Case c = CASES[atoi(argv[1])];
  uint8_t *global; int *out, host[2] = {-1, -1}; CUtensorMap map = {};
  cudaMalloc(&global, 8192); cudaMalloc(&out, 8);
  cudaMemset(global, c.kind == 7 || c.kind == 9 ? 0xee : 1, 8192);
  void *encode; cudaDriverEntryPointQueryResult found;
  cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &encode, 12000, cudaEnableDefault, &found);
  // 37 x 20 u16 in rows of 80 bytes; boxes of 16 x 8
  cuuint64_t dims[] = {37, 20}, pitch[] = {80}; cuuint32_t box[] = {16, 8}, steps[] = {1, 1};
  int refused = ((decltype(&cuTensorMapEncodeTiled))encode)(&map, CU_TENSOR_MAP_DATA_TYPE_UINT16, 2, global, dims, pitch, box, steps,
      CU_TENSOR_MAP_INTERLEAVE_NONE, (CUtensorMapSwizzle)(c.kind == 10 ? c.b : 0), CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  if (refused) return printf("%s,encoder refused %d,,\n", c.name, refused), 0;
  run<<<1, 32>>>(c, global, out, map);
  cudaError_t error = cudaDeviceSynchronize();
  if (!error) cudaMemcpy(host, out, 8, cudaMemcpyDeviceToHost);
  printf("\"%s\",%s,%d,%d\n", c.name, error ? cudaGetErrorName(error) : "none", host[0], host[1]);
}
