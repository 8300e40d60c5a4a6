// Two axes of four change places, where each index is found of what is left of the ones before it.
__global__ void turned(const float *in, float *out, int a, int b, int c, int d) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= a * b * c * d) return;
    int i = x / (b * c * d), rest = x % (b * c * d);
    int j = rest / (c * d);
    rest = rest % (c * d);
    int k = rest / d, l = rest % d;
    out[((i * c + k) * b + j) * d + l] = in[x];
}

// j twice: what differs in k alone meets.
__global__ void turned_wrong(const float *in, float *out, int a, int b, int c, int d) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x >= a * b * c * d) return;
    int i = x / (b * c * d), rest = x % (b * c * d);
    int j = rest / (c * d), l = rest % d;
    out[((i * c + j % c) * b + j) * d + l] = in[x];
}

// A neighbour of one of two arrays, as the edges of a tile are: one load for all of six places.
__global__ void edges(float *out, int way) {
    __shared__ float here[258], beside[258];
    int t = threadIdx.x;
    here[t] = out[t];
    beside[t] = out[t] + 1;
    __syncthreads();
    const float *from = way == 0 ? here + t : way == 1 ? here + t + 1 : way == 2 ? here + t + 2
        : way == 3 ? beside + t : way == 4 ? beside + t + 1 : beside + t + 2;
    __syncthreads();
    out[t] = *from;
}

// The same, without the barriers.
__global__ void edges_at_once(float *out, int way) {
    __shared__ float here[258], beside[258];
    int t = threadIdx.x;
    here[t] = out[t];
    beside[t] = out[t] + 1;
    const float *from = way == 0 ? here + t : way == 1 ? here + t + 1 : way == 2 ? here + t + 2
        : way == 3 ? beside + t : way == 4 ? beside + t + 1 : beside + t + 2;
    out[t] = *from;
}
