// The guard lets one element more through.
__global__ void one_more(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i <= n) out[i] = in[i];
}

// i * n in 32 bits: wrong from n = 46342 on.
__global__ void wraps(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i * n + i];
}
