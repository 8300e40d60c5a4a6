// Small kernels of the shapes that CUDA programs have; kernels.O3.ptx and kernels.O0.ptx are made of it:
//   nvcc -ptx -lineinfo -arch=sm_90 kernels.cu -o kernels.O3.ptx
//   nvcc -ptx -lineinfo -arch=sm_90 -Xcicc -O0 kernels.cu -o kernels.O0.ptx
struct Range { int first; int step; long long last; };
__constant__ int weights[8] = {3, 1, 4, 1, 5, 9, 2, 6};
__device__ int counter = 5;

extern "C" __global__ void strided(int *out, const int *in, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = in[i] * 3 - 7;
}

extern "C" __global__ void block_sum(int *out, const int *in, int n) {
  __shared__ int part[32];
  int value = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) value += in[i];
  for (int by = 16; by; by >>= 1) value += __shfl_down_sync(0xffffffffu, value, by);
  if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = value;
  __syncthreads();
  if (threadIdx.x < 32) {
    value = threadIdx.x < (blockDim.x + 31) / 32 ? part[threadIdx.x] : 0;
    value = __reduce_add_sync(0xffffffffu, value);
    if (threadIdx.x == 0) out[blockIdx.x] = value;
  }
}

extern "C" __global__ void transpose(int *out, const int *in, int rows, int columns) {
  extern __shared__ int tile[];
  int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
  if (x < columns && y < rows) tile[threadIdx.y * 9 + threadIdx.x] = in[y * columns + x];
  __syncthreads();
  x = blockIdx.y * 8 + threadIdx.x, y = blockIdx.x * 8 + threadIdx.y;
  if (x < rows && y < columns) out[y * rows + x] = tile[threadIdx.x * 9 + threadIdx.y];
}

extern "C" __global__ void histogram(unsigned *bins, const unsigned char *in, int n) {
  __shared__ unsigned own[16];
  if (threadIdx.x < 16) own[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&own[in[i] % 16], 1u);
  __syncthreads();
  if (threadIdx.x < 16) atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}

__device__ __noinline__ int collatz(unsigned n, int *steps) {
  int found = 0;
  while (n > 1 && found < 40) { n = n & 1 ? 3 * n + 1 : n >> 1; found++; }
  *steps = found;
  return (int)n;
}

extern "C" __global__ void called(int *out, Range range) {
  int i = threadIdx.x, steps;
  long long at = range.first + (long long)i * range.step;
  if (at >= range.last) return;
  int left = collatz((unsigned)at, &steps);
  out[2 * i] = steps + weights[i & 7];
  out[2 * i + 1] = left + counter;
}

extern "C" __global__ void switched(short *out, const int *in, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int v = in[i], r;
  switch (v & 7) {
    case 0: r = v / 7; break;
    case 1: r = v % 13; break;
    case 2: r = __clz(v) + __popc(v); break;
    case 3: r = __brev(v) >> 9; break;
    case 4: r = __byte_perm(v, i, 0x5146); break;
    case 5: r = max(v, -5) * 17; break;
    case 6: r = __funnelshift_l(v, i, 5); break;
    default: r = __mulhi(v, 0x12345678);
  }
  out[i] = (short)r;
}

extern "C" __global__ void vectors(float4 *out, const float4 *in, float scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float4 v = in[i];
  float w = __fadd_rn(__fmul_rn(v.x, scale), sqrtf(fabsf(v.y)));
  out[i] = make_float4(w, v.y / v.z, fmaf(v.z, v.w, scale), (float)(int)v.w);
}

extern "C" __global__ void scanned(int *out, const int *in) {
  __shared__ int row[64];
  int t = threadIdx.x;
  row[t] = in[t];
  __syncthreads();
  for (int by = 1; by < 64; by *= 2) {
    int other = t >= by ? row[t - by] : 0;
    __syncthreads();
    row[t] += other;
    __syncthreads();
  }
  out[t] = row[t] + __syncthreads_count(row[t] & 1) + (int)(__ballot_sync(0xffffffffu, row[t] % 3 == 0) >> 7);
}

extern "C" __global__ void local_array(int *out, const int *in) {
  int kept[9];
  int t = threadIdx.x;
#pragma unroll 1
  for (int k = 0; k < 9; k++) kept[k] = t - k;
#pragma unroll 1
  for (int k = 0; k < 9; k++) kept[(in[k] + t) % 9] = k * t;
  int found = 0;
#pragma unroll 1
  for (int k = 0; k < 9; k++) found = found * 3 + kept[(k * in[t]) % 9];
  out[t] = found;
}
