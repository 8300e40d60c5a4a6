// Which slots of mma.sync's operands meet: one A slot and one B slot hold 1, every D slot is read. No layout is assumed:
// slot = lane * (elements a lane) + element, elements little-endian in the lane's registers.
// Writes NAME.pairs to the folder argv[1]: int16 [A slot][B slot] = D slot, -1 nothing, -2 more than one or not 1.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#define CHECK(call) do { cudaError_t e = (call); if (e) { printf("%s: %s\n", #call, cudaGetErrorName(e)); exit(1); } } while (0)

#define R1(v, c) c(v[0])
#define R2(v, c) R1(v, c), c(v[1])
#define R4(v, c) R2(v, c), c(v[2]), c(v[3])
#define R8(v, c) R4(v, c), c(v[4]), c(v[5]), c(v[6]), c(v[7])
#define L_1 "{%0,%1}, {%2}, {%3}, {%4,%5};"
#define L_2 "{%0,%1}, {%2,%3}, {%4}, {%5,%6};"
#define L_3 "{%0,%1}, {%2,%3,%4,%5}, {%6,%7}, {%8,%9};"
#define L_4 "{%0,%1,%2,%3}, {%4,%5}, {%6}, {%7,%8,%9,%10};"
#define L_5 "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%11,%12,%13};"
#define L_6 "{%0,%1,%2,%3}, {%4,%5,%6,%7,%8,%9,%10,%11}, {%12,%13,%14,%15}, {%16,%17,%18,%19};"

// name, PTX, layout of the operand list, word, registers of A, B, D, bits of an input, of a result, 1 as an input, as a result
#define SHAPE(NAME, PTX, L, WORD, C, RA, RB, RD, BITS, DBITS, ONE, DONE)                                              \
  struct NAME {                                                                                                       \
    typedef WORD Word;                                                                                                \
    static const int ra = RA, rb = RB, rd = RD, bits = BITS, dbits = DBITS;                                           \
    static const uint64_t one = ONE, done = DONE;                                                                     \
    static const char *name() { return #NAME; }                                                                       \
    __device__ static void run(WORD *d, const WORD *a, const WORD *b, const WORD *c) {                                \
      asm volatile("mma.sync.aligned." PTX " " L : R##RD(d, "=" C) : R##RA(a, C), R##RB(b, C), R##RD(c, C));          \
    }                                                                                                                 \
  };
#define S32(NAME, PTX, L, RA, RB, RD, BITS, DBITS, ONE, DONE) SHAPE(NAME, PTX, L, uint32_t, "r", RA, RB, RD, BITS, DBITS, ONE, DONE)
#define S64(NAME, PTX, L, RA, RB, RD) SHAPE(NAME, PTX, L, uint64_t, "l", RA, RB, RD, 64, 64, 0x3ff0000000000000ull, 0x3ff0000000000000ull)

#define F32 0x3f800000u
S32(m16n8k8_f16_f32, "m16n8k8.row.col.f32.f16.f16.f32", L_4, 2, 1, 4, 16, 32, 0x3c00, F32)
S32(m16n8k16_f16_f32, "m16n8k16.row.col.f32.f16.f16.f32", L_5, 4, 2, 4, 16, 32, 0x3c00, F32)
S32(m16n8k8_f16_f16, "m16n8k8.row.col.f16.f16.f16.f16", L_2, 2, 1, 2, 16, 16, 0x3c00, 0x3c00)
S32(m16n8k16_f16_f16, "m16n8k16.row.col.f16.f16.f16.f16", L_3, 4, 2, 2, 16, 16, 0x3c00, 0x3c00)
S32(m16n8k8_bf16_f32, "m16n8k8.row.col.f32.bf16.bf16.f32", L_4, 2, 1, 4, 16, 32, 0x3f80, F32)
S32(m16n8k16_bf16_f32, "m16n8k16.row.col.f32.bf16.bf16.f32", L_5, 4, 2, 4, 16, 32, 0x3f80, F32)
S32(m16n8k4_tf32_f32, "m16n8k4.row.col.f32.tf32.tf32.f32", L_4, 2, 1, 4, 32, 32, F32, F32)
S32(m16n8k8_tf32_f32, "m16n8k8.row.col.f32.tf32.tf32.f32", L_5, 4, 2, 4, 32, 32, F32, F32)
S32(m8n8k16_s8_s32, "m8n8k16.row.col.s32.s8.s8.s32", L_1, 1, 1, 2, 8, 32, 1, 1)
S32(m16n8k16_s8_s32, "m16n8k16.row.col.s32.s8.s8.s32", L_4, 2, 1, 4, 8, 32, 1, 1)
S32(m16n8k32_s8_s32, "m16n8k32.row.col.s32.s8.s8.s32", L_5, 4, 2, 4, 8, 32, 1, 1)
S32(m8n8k32_s4_s32, "m8n8k32.row.col.s32.s4.s4.s32", L_1, 1, 1, 2, 4, 32, 1, 1)
S32(m16n8k32_s4_s32, "m16n8k32.row.col.s32.s4.s4.s32", L_4, 2, 1, 4, 4, 32, 1, 1)
S32(m16n8k64_s4_s32, "m16n8k64.row.col.s32.s4.s4.s32", L_5, 4, 2, 4, 4, 32, 1, 1)
S32(m16n8k16_e4m3_f32, "m16n8k16.row.col.f32.e4m3.e4m3.f32", L_4, 2, 1, 4, 8, 32, 0x38, F32)
S32(m16n8k32_e4m3_f32, "m16n8k32.row.col.f32.e4m3.e4m3.f32", L_5, 4, 2, 4, 8, 32, 0x38, F32)
S32(m16n8k32_e4m3_f16, "m16n8k32.row.col.f16.e4m3.e4m3.f16", L_3, 4, 2, 2, 8, 16, 0x38, 0x3c00)
S32(m16n8k32_e5m2_f32, "m16n8k32.row.col.f32.e5m2.e5m2.f32", L_5, 4, 2, 4, 8, 32, 0x3c, F32)
S64(m8n8k4_f64, "m8n8k4.row.col.f64.f64.f64.f64", L_1, 1, 1, 2)
S64(m16n8k4_f64, "m16n8k4.row.col.f64.f64.f64.f64", L_4, 2, 1, 4)
S64(m16n8k8_f64, "m16n8k8.row.col.f64.f64.f64.f64", L_5, 4, 2, 4)
S64(m16n8k16_f64, "m16n8k16.row.col.f64.f64.f64.f64", L_6, 8, 4, 4)
S32(m8n8k128_b1_s32, "m8n8k128.row.col.s32.b1.b1.s32.and.popc", L_1, 1, 1, 2, 1, 32, 1, 1)
S32(m16n8k128_b1_s32, "m16n8k128.row.col.s32.b1.b1.s32.and.popc", L_4, 2, 1, 4, 1, 32, 1, 1)
S32(m16n8k256_b1_s32, "m16n8k256.row.col.s32.b1.b1.s32.and.popc", L_5, 4, 2, 4, 1, 32, 1, 1)

template <class S, int R> __device__ void one_hot(typename S::Word *regs, int slot) {
  const int width = 8 * sizeof(typename S::Word), per_lane = R * width / S::bits, bit = slot % per_lane * S::bits;
  for (int r = 0; r < R; ++r)
    regs[r] = slot / per_lane == threadIdx.x % 32 && r == bit / width ? (typename S::Word)S::one << bit % width : 0;
}

template <class S> __global__ void pairs(int16_t *out, int a_slots, int b_slots) {
  typedef typename S::Word Word;
  const int width = 8 * sizeof(Word), in_word = width / S::dbits, a_slot = blockIdx.x;
  const Word mask = (Word)~(Word)0 >> (width - S::dbits);
  Word a[S::ra], b[S::rb], c[S::rd] = {}, d[S::rd];
  one_hot<S, S::ra>(a, a_slot);
  for (int b_slot = 0; b_slot < b_slots; ++b_slot) {
    one_hot<S, S::rb>(b, b_slot);
    S::run(d, a, b, c);
    int found = -1;
    for (int e = 0; e < S::rd * in_word; ++e) {
      Word got = d[e / in_word] >> (e % in_word * S::dbits) & mask;
      unsigned some = __ballot_sync(~0u, got != 0), right = __ballot_sync(~0u, got == (Word)S::done);
      if (some) found = found == -1 && __popc(some) == 1 && some == right ? (__ffs(some) - 1) * S::rd * in_word + e : -2;
    }
    if (threadIdx.x == 0) out[(size_t)a_slot * b_slots + b_slot] = found;
  }
}

template <class S> __global__ void passes_c(int *bad) {  // D is C where A and B are zero
  typename S::Word a[S::ra] = {}, b[S::rb] = {}, c[S::rd], d[S::rd];
  for (int r = 0; r < S::rd; ++r) c[r] = (typename S::Word)S::done * (S::dbits == 16 ? 0x10001u : 1u) + threadIdx.x * S::rd + r;
  S::run(d, a, b, c);
  for (int r = 0; r < S::rd; ++r) if (d[r] != c[r]) atomicAdd(bad, 1);
}

template <class S> void measure(const char *folder) {
  const int width = 8 * sizeof(typename S::Word), as = 32 * S::ra * width / S::bits, bs = 32 * S::rb * width / S::bits;
  int16_t *out; int *bad, wrong;
  CHECK(cudaMalloc(&out, (size_t)as * bs * 2)); CHECK(cudaMalloc(&bad, 4)); CHECK(cudaMemset(bad, 0, 4));
  pairs<S><<<as, 32>>>(out, as, bs); passes_c<S><<<1, 32>>>(bad);
  std::vector<int16_t> host((size_t)as * bs);
  CHECK(cudaMemcpy(host.data(), out, host.size() * 2, cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(&wrong, bad, 4, cudaMemcpyDeviceToHost));
  FILE *f = fopen((std::string(folder) + "/" + S::name() + ".pairs").c_str(), "wb");
  fwrite(host.data(), 2, host.size(), f); fclose(f);
  printf("%s %d %d C passed: %s\n", S::name(), as, bs, wrong ? "no" : "yes");
  cudaFree(out); cudaFree(bad);
}

int main(int, char **argv) {
#define DO(S) measure<S>(argv[1]);
  DO(m16n8k8_f16_f32) DO(m16n8k16_f16_f32) DO(m16n8k8_f16_f16) DO(m16n8k16_f16_f16) DO(m16n8k8_bf16_f32)
  DO(m16n8k16_bf16_f32) DO(m16n8k4_tf32_f32) DO(m16n8k8_tf32_f32) DO(m8n8k16_s8_s32) DO(m16n8k16_s8_s32)
  DO(m16n8k32_s8_s32) DO(m8n8k32_s4_s32) DO(m16n8k32_s4_s32) DO(m16n8k64_s4_s32) DO(m16n8k16_e4m3_f32)
  DO(m16n8k32_e4m3_f32) DO(m16n8k32_e4m3_f16) DO(m16n8k32_e5m2_f32) DO(m8n8k4_f64) DO(m16n8k4_f64) DO(m16n8k8_f64)
  DO(m16n8k16_f64) DO(m8n8k128_b1_s32) DO(m16n8k128_b1_s32) DO(m16n8k256_b1_s32)
}
