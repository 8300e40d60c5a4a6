// What cuTensorMapEncodeTiled answers (0 it encoded, 1 invalid value) for two-dimensional maps without interleaving.
// argv: configs (int64 rows: CUtensorMapDataType, width, height, pitch, box, box, step, step, swizzle, offset of the base),
// output: int32 results.
#include <cstdint>
#include <cstdio>
#include <vector>
#include <cuda.h>
#include <cuda_runtime.h>

int main(int, char **argv) {
  FILE *f = fopen(argv[1], "rb"); fseek(f, 0, SEEK_END); int n = ftell(f) / 80; rewind(f);
  std::vector<int64_t> rows(10 * n); std::vector<int> out(n);
  if (fread(rows.data(), 80, n, f) != n) return 1;
  void *encode; cudaDriverEntryPointQueryResult found; char *global;
  cudaMalloc(&global, 1 << 20);
  cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &encode, 12000, cudaEnableDefault, &found);
  for (int i = 0; i < n; ++i) {
    const int64_t *c = &rows[10 * i];
    CUtensorMap map;
    cuuint64_t dims[] = {(cuuint64_t)c[1], (cuuint64_t)c[2]}, pitch[] = {(cuuint64_t)c[3]};
    cuuint32_t box[] = {(cuuint32_t)c[4], (cuuint32_t)c[5]}, steps[] = {(cuuint32_t)c[6], (cuuint32_t)c[7]};
    out[i] = ((decltype(&cuTensorMapEncodeTiled))encode)(&map, (CUtensorMapDataType)c[0], 2, global + c[9], dims, pitch, box, steps,
        CU_TENSOR_MAP_INTERLEAVE_NONE, (CUtensorMapSwizzle)c[8], CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  }
  f = fopen(argv[2], "wb"); fwrite(out.data(), 4, n, f); fclose(f);
  printf("encoder: %d maps\n", n);
}
