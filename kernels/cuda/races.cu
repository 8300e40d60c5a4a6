// Sums of blocks, as they are meant and with one thing wrong in each.

__global__ void block_sums(const float *in, float *out, int n) {
    __shared__ float part[1024];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? in[i] : 0;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (t < half) part[t] += part[t + half];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

// no barrier in the loop: the next iteration reads what another thread is still adding to
__global__ void no_barrier(const float *in, float *out, int n) {
    __shared__ float part[1024];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? in[i] : 0;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (t < half) part[t] += part[t + half];
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

// the barrier before the loop is missing
__global__ void no_first_barrier(const float *in, float *out, int n) {
    __shared__ float part[1024];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? in[i] : 0;
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (t < half) part[t] += part[t + half];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

// one element further: the last thread that adds reads what the first one writes
__global__ void off_by_one(const float *in, float *out, int n) {
    __shared__ float part[1025];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? in[i] : 0;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (t <= half) part[t] += part[t + half];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}

// two barriers, and each half of the block waits at its own
__global__ void two_barriers(const float *in, float *out, int n) {
    __shared__ float part[1024];
    int t = threadIdx.x;
    part[t] = 0;
    if (t < n) {
        part[t] = in[t];
        __syncthreads();
    } else {
        part[t] = 1;
        __syncthreads();
    }
    out[t] = part[blockDim.x - 1 - t];
}

// threads that have nothing to add return before the barrier
__global__ void early_return(const float *in, float *out, int n) {
    __shared__ float part[1024];
    int t = threadIdx.x;
    if (t >= n) return;
    part[t] = in[t];
    __syncthreads();
    if (t > 0) out[t] = part[t - 1];
}

// a tile that rows are written to and columns are read from
__global__ void transposed(const float *in, float *out, int n) {
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        if (x < n && y + k < n) tile[threadIdx.y + k][threadIdx.x] = in[(y + k) * n + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x, y = blockIdx.x * 32 + threadIdx.y;
    for (int k = 0; k < 32; k += 8)
        if (x < n && y + k < n) out[(y + k) * n + x] = tile[threadIdx.x][threadIdx.y + k];
}

// tiles one after the other: the second barrier keeps the next one from being written too early
__global__ void tiles(const float *in, float *out, int n) {
    __shared__ float tile[256];
    int t = threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k++) {
        tile[t] = in[k * blockDim.x + t];
        __syncthreads();
        sum += tile[blockDim.x - 1 - t];
        __syncthreads();
    }
    out[t] = sum;
}

__global__ void tiles_one_barrier(const float *in, float *out, int n) {
    __shared__ float tile[256];
    int t = threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k++) {
        tile[t] = in[k * blockDim.x + t];
        __syncthreads();
        sum += tile[blockDim.x - 1 - t];
    }
    out[t] = sum;
}

// two buffers, so one barrier is enough
__global__ void tiles_in_turn(const float *in, float *out, int n) {
    __shared__ float tile[2][256];
    int t = threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k++) {
        tile[k & 1][t] = in[k * blockDim.x + t];
        __syncthreads();
        sum += tile[k & 1][blockDim.x - 1 - t];
    }
    out[t] = sum;
}

// a histogram by atomics, and one whose bins are cleared without a barrier
__global__ void histogram(const int *in, int *out, int n) {
    __shared__ int bins[64];
    if (threadIdx.x < 64) bins[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&bins[in[i] & 63], 1);
    __syncthreads();
    if (threadIdx.x < 64) out[threadIdx.x] = bins[threadIdx.x];
}

__global__ void histogram_plain(const int *in, int *out, int n) {
    __shared__ int bins[64];
    if (threadIdx.x < 64) bins[threadIdx.x] = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&bins[in[i] & 63], 1);
    __syncthreads();
    if (threadIdx.x < 64) out[threadIdx.x] = bins[threadIdx.x];
}

// neighbours in global memory: read and written in place
__global__ void in_place(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + 1 < n) x[i] = x[i + 1];
}

// the trip count is a number that all load from shared memory
__global__ void shared_bound(const int *in, float *out, int n) {
    __shared__ int bound;
    __shared__ float part[256];
    int t = threadIdx.x;
    if (t == 0) bound = in[0];
    __syncthreads();
    for (int k = 0; k < bound; k++) {
        part[t] = k;
        __syncthreads();
        out[t] = part[blockDim.x - 1 - t];
        __syncthreads();
    }
}

// the trip count is another one in each thread
__global__ void own_bound(const int *in, float *out, int n) {
    __shared__ float part[256];
    int t = threadIdx.x;
    for (int k = 0; k < t; k++) {
        part[t] = k;
        __syncthreads();
    }
    out[t] = part[t];
    __syncthreads();
}
