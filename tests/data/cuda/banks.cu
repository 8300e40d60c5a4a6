// Kernels whose accesses of shared memory meet in banks, or do not; tests/cuda/test_banks.py says how often. banks.ptx is made
// of them: nvcc -ptx -lineinfo -arch=sm_90 banks.cu
__global__ void columns(const float *in, float *out) {  // blocks of 32 x 8
    __shared__ float tile[32][32];
    for (int row = threadIdx.y; row < 32; row += 8)
        tile[row][threadIdx.x] = in[row * 32 + threadIdx.x];
    __syncthreads();
    for (int row = threadIdx.y; row < 32; row += 8)
        out[row * 32 + threadIdx.x] = tile[threadIdx.x][row];
}

__global__ void padded(const float *in, float *out) {
    __shared__ float tile[32][33];
    for (int row = threadIdx.y; row < 32; row += 8)
        tile[row][threadIdx.x] = in[row * 32 + threadIdx.x];
    __syncthreads();
    for (int row = threadIdx.y; row < 32; row += 8)
        out[row * 32 + threadIdx.x] = tile[threadIdx.x][row];
}

__global__ void swizzled(const float *in, float *out) {  // the column is xored with the row
    __shared__ float tile[32][32];
    for (int row = threadIdx.y; row < 32; row += 8)
        tile[row][threadIdx.x ^ row] = in[row * 32 + threadIdx.x];
    __syncthreads();
    for (int row = threadIdx.y; row < 32; row += 8)
        out[row * 32 + threadIdx.x] = tile[threadIdx.x][row ^ threadIdx.x];
}

__global__ void square(const float *in, float *out) {  // blocks of 16 x 16: two rows a warp
    __shared__ float tile[16][17];
    tile[threadIdx.y][threadIdx.x] = in[threadIdx.y * 16 + threadIdx.x];
    __syncthreads();
    out[threadIdx.y * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void stride(float *out, int n) {
    extern __shared__ float line[];
    line[n * threadIdx.x] = n;
    __syncthreads();
    out[threadIdx.x] = line[n * threadIdx.x + 1];
}

__global__ void vectors(const float4 *in, float4 *out) {
    __shared__ float4 four[256];
    four[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = four[threadIdx.x * 2 % 256];
}

__global__ void wide(const double *in, double *out) {
    __shared__ double two[256];
    two[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = two[threadIdx.x * 4 % 256];
}

__global__ void bytes(const char *in, char *out) {
    __shared__ char near[256], far[256 * 32];
    near[threadIdx.x] = in[threadIdx.x];
    far[threadIdx.x * 32] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = near[255 - threadIdx.x] + far[threadIdx.x * 32 + 31];
}

__global__ void histogram(const int *in, int *out, int n) {
    __shared__ int counts[256];
    counts[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        atomicAdd(&counts[in[i] & 255], 1);
    __syncthreads();
    out[threadIdx.x] = counts[threadIdx.x];
}

__global__ void halves(float *data) {  // a sum of 256, in halves
    __shared__ float part[256];
    part[threadIdx.x] = data[threadIdx.x];
    for (int step = 1; step < 256; step *= 2) {
        __syncthreads();
        if (threadIdx.x % (2 * step) == 0)
            part[threadIdx.x] += part[threadIdx.x + step];
    }
    if (threadIdx.x == 0) data[0] = part[0];
}

__global__ void rows(const float *in, float *out, int n) {  // a block has any extents
    __shared__ float tile[1024];
    tile[threadIdx.y * blockDim.x + threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = tile[threadIdx.x * blockDim.y + threadIdx.y];
}
