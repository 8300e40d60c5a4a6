// ldmatrix and stmatrix at random rows: which shared element each half of each register is.
// argv[1]: output, int32 [12 forms][8 address sets][32 addresses, then 32 lanes][4 registers][2 halves] = place of the element
// in 16-bit units, -1 where a form has no such register. Loads read places; stores write the numbers of their slots.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

const int PLACES = 16384, ROW = 32 + 32 * 8;
#define MOVE(N, STORE, T)                                                                                                     \
  if (N == 1 && !STORE) asm volatile("ldmatrix.sync.aligned.m8n8.x1" T ".shared.b16 {%0}, [%1];" : "=r"(r[0]) : "r"(at) : "memory");   \
  if (N == 2 && !STORE) asm volatile("ldmatrix.sync.aligned.m8n8.x2" T ".shared.b16 {%0,%1}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(at) : "memory"); \
  if (N == 4 && !STORE) asm volatile("ldmatrix.sync.aligned.m8n8.x4" T ".shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at) : "memory"); \
  if (N == 1 && STORE) asm volatile("stmatrix.sync.aligned.m8n8.x1" T ".shared.b16 [%0], {%1};" ::"r"(at), "r"(r[0]) : "memory");      \
  if (N == 2 && STORE) asm volatile("stmatrix.sync.aligned.m8n8.x2" T ".shared.b16 [%0], {%1,%2};" ::"r"(at), "r"(r[0]), "r"(r[1]) : "memory"); \
  if (N == 4 && STORE) asm volatile("stmatrix.sync.aligned.m8n8.x4" T ".shared.b16 [%0], {%1,%2,%3,%4};" ::"r"(at), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]) : "memory");

template <int N, bool STORE, bool TRANS> __global__ void run(const int *address, int *out) {
  __shared__ alignas(16) uint16_t shared[PLACES];
  unsigned lane = threadIdx.x, at = (unsigned)__cvta_generic_to_shared(shared) + address[lane], r[4];
  for (int i = lane; i < PLACES; i += 32) shared[i] = STORE ? 0xffff : i;
  for (int i = 0; i < 4; ++i) r[i] = lane * 8 + 2 * i | (lane * 8 + 2 * i + 1) << 16;
  __syncwarp();
  if (TRANS) { MOVE(N, STORE, ".trans") } else { MOVE(N, STORE, "") }
  __syncwarp();
  out[lane] = address[lane];
  for (int i = 0; i < 8; ++i) out[32 + lane * 8 + i] = i / 2 < N && !STORE ? (int)(r[i / 2] >> 16 * (i % 2) & 0xffff) : -1;
  __syncwarp();
  if (STORE)
    for (int i = lane; i < PLACES; i += 32) if (shared[i] != 0xffff) out[32 + shared[i]] = i;
}

template <int N, bool STORE, bool TRANS> void go(FILE *f, int *address, int *out) {
  for (int set = 0; set < 8; ++set) {
    int host[ROW], rows[32];
    for (int i = 0; i < 32; ++i) {  // 32 different rows
      again: rows[i] = rand() % (PLACES / 8) * 16;
      for (int j = 0; j < i; ++j) if (rows[j] == rows[i]) goto again;
    }
    cudaMemcpy(address, rows, 128, cudaMemcpyHostToDevice);
    run<N, STORE, TRANS><<<1, 32>>>(address, out);
    cudaError_t e = cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
    if (e) printf("%s\n", cudaGetErrorName(e));
    fwrite(host, 4, ROW, f);
  }
}

int main(int, char **argv) {
  int *address, *out;
  cudaMalloc(&address, 128); cudaMalloc(&out, 4 * ROW);
  FILE *f = fopen(argv[1], "wb");
  go<1, 0, 0>(f, address, out); go<1, 0, 1>(f, address, out); go<2, 0, 0>(f, address, out); go<2, 0, 1>(f, address, out);
  go<4, 0, 0>(f, address, out); go<4, 0, 1>(f, address, out); go<1, 1, 0>(f, address, out); go<1, 1, 1>(f, address, out);
  go<2, 1, 0>(f, address, out); go<2, 1, 1>(f, address, out); go<4, 1, 0>(f, address, out); go<4, 1, 1>(f, address, out);
  fclose(f);
}
