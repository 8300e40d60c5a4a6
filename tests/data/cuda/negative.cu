// Rows that indices name, counted from the end where these are negative, as numpy and ONNX have it.
__global__ void rows_of(const long *indices, const float *in, float *out, int n, long rows, int width) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= n * width) return;
    long row = indices[at / width];
    row = row < 0 ? row + rows : row;
    if (row < 0 || row >= rows) {
        out[at] = 0;
        return;
    }
    out[at] = in[row * width + at % width];
}

// The place is a number of 32 bits.
__global__ void rows_narrow(const long *indices, const float *in, float *out, int n, long rows, int width) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= n * width) return;
    long row = indices[at / width];
    row = row < 0 ? row + rows : row;
    if (row < 0 || row >= rows) {
        out[at] = 0;
        return;
    }
    int place = row * width + at % width;
    out[at] = in[place];
}
