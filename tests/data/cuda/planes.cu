// A sum of each plane and the next; where the loop ends is where the last plane begins, whether it ran or not.
__global__ void planes(float *out, const float *in, int nx, int ny, int nz) {
    int i = blockDim.x * blockIdx.x + threadIdx.x, plane = nx * ny;
    if (i >= plane) return;
    int c = i;
    for (int k = 0; k < nz - 1; ++k) {
        out[c] = in[c + plane] + in[c];
        c += plane;
    }
    out[c] = in[c];
}

// The last plane twice, one too far.
__global__ void planes_too_far(float *out, const float *in, int nx, int ny, int nz) {
    int i = blockDim.x * blockIdx.x + threadIdx.x, plane = nx * ny;
    if (i >= plane) return;
    int c = i;
    for (int k = 0; k < nz - 1; ++k) {
        out[c] = in[c + plane] + in[c];
        c += plane;
    }
    out[nz > 5 ? c + plane : c] = in[c];
}
