// What cp.async with a run-time src-size writes: every size to beyond cp-size, every misalignment of the source.
// Writes int16 rows [form (0 ca, 1 cg), cp size, src size, misalignment, 32 bytes of the destination] to the file argv[1].
// Source byte i holds i + 1 (the source pointer is byte 64 + misalignment), the destination held 0xee.
#include <cstdint>
#include <cstdio>
#include <vector>

#define COPY(FORM, CP) asm volatile("cp.async." FORM ".shared.global [%0], [%1], " #CP ", %2;" ::"r"(at), "l"(from), "r"(size))

__global__ void copy(const uint8_t *source, int16_t *out, const int *cfg) {
  __shared__ alignas(16) uint8_t to[32];
  const int *c = cfg + 4 * blockIdx.x;
  int16_t *row = out + 36 * blockIdx.x;
  for (int i = 0; i < 32; ++i) to[i] = 0xee;
  unsigned at = (unsigned)__cvta_generic_to_shared(to);
  const uint8_t *from = source + 64 + c[3];
  unsigned size = c[2];
  if (c[0]) COPY("cg", 16);
  else if (c[1] == 16) COPY("ca", 16);
  else if (c[1] == 8) COPY("ca", 8);
  else COPY("ca", 4);
  asm volatile("cp.async.wait_all;" ::: "memory");
  for (int i = 0; i < 4; ++i) row[i] = c[i];
  for (int i = 0; i < 32; ++i) row[4 + i] = to[i];
}

int main(int, char **argv) {
  std::vector<int> cfg;
  for (int form = 0; form < 2; ++form)
    for (int cp = form ? 16 : 4; cp <= 16; cp *= 2)
      for (int size = 0; size <= cp + 4; ++size)
        for (int off = 0; off < cp; ++off) for (int v : {form, cp, size, off}) cfg.push_back(v);
  int n = cfg.size() / 4, *d_cfg; uint8_t bytes[160], *d_source; int16_t *d_out;
  for (int i = 0; i < 160; ++i) bytes[i] = i + 1;
  cudaMalloc(&d_cfg, n * 16); cudaMalloc(&d_source, 160); cudaMalloc(&d_out, n * 72);
  cudaMemcpy(d_cfg, cfg.data(), n * 16, cudaMemcpyHostToDevice);
  cudaMemcpy(d_source, bytes, 160, cudaMemcpyHostToDevice);
  copy<<<n, 1>>>(d_source, d_out, d_cfg);
  std::vector<int16_t> out(n * 36);
  printf("cp.async: %d rows, %s\n", n, cudaGetErrorName(cudaMemcpy(out.data(), d_out, n * 72, cudaMemcpyDeviceToHost)));
  FILE *f = fopen(argv[1], "wb"); fwrite(out.data(), 2, out.size(), f); fclose(f);
}
