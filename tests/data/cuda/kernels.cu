// Kernels of our own, right and wrong; kernels.ptx is made of them: nvcc -ptx -lineinfo -arch=sm_90 kernels.cu
__global__ void add(const float* a, const float* b, float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
__global__ void add_bad(const float* a, const float* b, float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  c[i] = a[i] + b[i];
}
__global__ void add_off(const float* a, const float* b, float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= n) c[i] = a[i] + b[i];
}
// grid stride
__global__ void stride(const float* a, float* c, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) c[i] = a[i] * 2;
}
__global__ void stride_le(const float* a, float* c, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i <= n; i += blockDim.x * gridDim.x) c[i] = a[i] * 2;
}
__global__ void mat(const float* a, float* c, int m, int n) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < m && j < n) c[i * n + j] = a[i * n + j];
}
__global__ void mat_bad(const float* a, float* c, int m, int n) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < m && j < m) c[i * n + j] = a[i * n + j];
}
__global__ void mat64(const float* a, float* c, long m, long n) {
  long i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < m && j < n) c[i * n + j] = a[i * n + j];
}
__global__ void transpose(const float* a, float* c, int m, int n) {
  __shared__ float t[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8) if (x < n && y + k < m) t[threadIdx.y + k][threadIdx.x] = a[(size_t)(y + k) * n + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x; y = blockIdx.x * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8) if (x < m && y + k < n) c[(size_t)(y + k) * m + x] = t[threadIdx.x][threadIdx.y + k];
}
__global__ void reduce(const float* a, float* out, int n) {
  extern __shared__ float s[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? a[i] : 0;
  __syncthreads();
  for (int h = blockDim.x / 2; h > 0; h >>= 1) { if (t < h) s[t] += s[t + h]; __syncthreads(); }
  if (t == 0) out[blockIdx.x] = s[0];
}
__global__ void warps(const float* a, float* out, int n) {
  __shared__ float s[32];
  int lane = threadIdx.x & 31, w = threadIdx.x >> 5;
  float v = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) v += a[(size_t)blockIdx.x * n + i];
  for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(~0u, v, o);
  if (lane == 0) s[w] = v;
  __syncthreads();
  if (w == 0) { v = lane < blockDim.x / 32 ? s[lane] : 0; for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(~0u, v, o);
    if (lane == 0) out[blockIdx.x] = v; }
}
__global__ void warps_bad(const float* a, float* out, int n) {
  __shared__ float s[16];
  int lane = threadIdx.x & 31, w = threadIdx.x >> 5;
  float v = a[blockIdx.x];
  if (lane == 0) s[w] = v;
  __syncthreads();
  if (threadIdx.x == 0) out[blockIdx.x] = s[0];
}
__global__ void dot4(const float* a, const float* b, float* out, int rows, int k) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float v = 0;
  for (int j = 0; j < k; j++) v += a[r * k + j] * b[j];
  out[r] = v;
}
__global__ void dot4_le(const float* a, const float* b, float* out, int rows, int k) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float v = 0;
  for (int j = 0; j <= k; j++) v += a[r * k + j] * b[j];
  out[r] = v;
}
__global__ void matmul(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float as[16][16], bs[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  float v = 0;
  for (int t = 0; t < (k + 15) / 16; t++) {
    int kk = t * 16;
    as[threadIdx.y][threadIdx.x] = row < m && kk + threadIdx.x < k ? a[(size_t)row * k + kk + threadIdx.x] : 0;
    bs[threadIdx.y][threadIdx.x] = col < n && kk + threadIdx.y < k ? b[(size_t)(kk + threadIdx.y) * n + col] : 0;
    __syncthreads();
    for (int q = 0; q < 16; q++) v += as[threadIdx.y][q] * bs[q][threadIdx.x];
    __syncthreads();
  }
  if (row < m && col < n) c[(size_t)row * n + col] = v;
}
__global__ void vec4(const float4* a, float4* c, int n4) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n4) c[i] = a[i];
}
__global__ void vec4_odd(float* a, float* c, int n, int off) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n / 4) *(float4*)(c + 4 * i) = *(float4*)(a + off + 4 * i);
}
__global__ void gather(const int* idx, const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[idx[i]];
}
__global__ void csr(const int* ptr, const int* col, const float* val, const float* x, float* y, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < rows) { float v = 0; for (int j = ptr[r]; j < ptr[r + 1]; j++) v += val[j] * x[col[j]]; y[r] = v; }
}
__global__ void hist(const unsigned char* a, int* h, int n) {
  __shared__ int s[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) s[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) atomicAdd(&s[a[i]], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&h[i], s[i]);
}
__global__ void stencil(const float* a, float* c, int n) {
  __shared__ float s[258];
  int i = blockIdx.x * 256 + threadIdx.x;
  if (i < n) s[threadIdx.x + 1] = a[i];
  if (threadIdx.x == 0 && i > 0) s[0] = a[i - 1];
  if (threadIdx.x == 255 && i + 1 < n) s[257] = a[i + 1];
  __syncthreads();
  if (i > 0 && i + 1 < n) c[i] = s[threadIdx.x] + s[threadIdx.x + 2];
}
__global__ void stencil_bad(const float* a, float* c, int n) {
  int i = blockIdx.x * 256 + threadIdx.x;
  if (i < n) c[i] = a[i + 1];
}
__global__ void divmod(const float* a, float* c, int n, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n * w) { int r = i / w, q = i % w; c[q * n + r] = a[r * w + q]; }
}
__global__ void back(const float* a, float* c, int n) {
  float v = 0;
  for (int j = n - 1; j >= 0; j--) { v += a[j * blockDim.x + threadIdx.x]; c[j * blockDim.x + threadIdx.x] = v; }
}
__global__ void same(float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i / 2] = i;
}
__device__ __constant__ float coef[9];
__global__ void conv(const float* a, float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = 0;
  for (int k = -4; k <= 4; k++) if (i + k >= 0 && i + k < n) v += coef[k + 4] * a[i + k];
  c[i] = v;
}
struct P { float* x; int rows, cols; };
__global__ void byval(P p) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int r = 0; r < p.rows; r++) if (i < p.cols) p.x[(size_t)r * p.cols + i] = 0;
}
