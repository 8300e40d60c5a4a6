// One block adds up one row: nvcc -ptx -lineinfo -arch=sm_90 row_sums.cu
__global__ void row_sums(const float *in, float *out, int rows, int cols) {
    __shared__ float part[256];
    int row = blockIdx.x;
    if (row >= rows) return;
    float sum = 0;
    for (int col = threadIdx.x; col < cols; col += blockDim.x)
        sum += in[row * cols + col];
    part[threadIdx.x] = sum;
    __syncthreads();
    if (threadIdx.x == 0)
        out[row] = part[0];
}
