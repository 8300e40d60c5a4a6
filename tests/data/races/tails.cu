// Sums that halve by blocks, and whose last rounds are one warp's, right and wrong.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo tails.cu

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define BX ((int)blockDim.x)
#define SYNC __syncthreads()

extern __shared__ int s[];

__device__ __forceinline__ int of_warp(int sum) {
    for (int lane = 16; lane > 0; lane >>= 1) sum += __shfl_down_sync(~0u, sum, lane);
    return sum;
}

K tail(int *out, const int *in) {
    s[T] = in[T];
    SYNC;
    for (int h = BX / 2; h > 32; h >>= 1) {
        if (T < h) s[T] += s[T + h];
        SYNC;
    }
    if (T < 32) {
        if (BX >= 64) s[T] += s[T + 32];
        __syncwarp();
        int sum = of_warp(s[T]);
        if (T == 0) out[0] = sum;
    }
}

K tail_of_two(int *out, const int *in) { // two warps, which nothing orders
    s[T] = in[T];
    SYNC;
    for (int h = BX / 2; h > 32; h >>= 1) {
        if (T < h) s[T] += s[T + h];
        SYNC;
    }
    if (T < 64) {
        if (BX >= 128) s[T] += s[T + 32];
        __syncwarp();
        int sum = of_warp(s[T]);
        if (T == 0) out[0] = sum;
    }
}

K tail_early(int *out, const int *in) { // no barrier behind the last round
    s[T] = in[T];
    SYNC;
    for (int h = BX / 2; h > 32; h >>= 1) {
        if (T < h) s[T] += s[T + h];
        if (h > 64) SYNC;
    }
    if (T < 32) {
        if (BX >= 64) s[T] += s[T + 32];
        __syncwarp();
        int sum = of_warp(s[T]);
        if (T == 0) out[0] = sum;
    }
}

K tail_own(int *out, const int *in) { // a warp leaves the loop a round earlier than others
    s[T] = in[T];
    SYNC;
    for (int h = BX / 2; h > (T < 32 ? 64 : 32); h >>= 1) {
        if (T < h) s[T] += s[T + h];
        SYNC;
    }
    if (T < 32) {
        if (BX >= 64) s[T] += s[T + 32];
        __syncwarp();
        int sum = of_warp(s[T]);
        if (T == 0) out[0] = sum;
    }
}
