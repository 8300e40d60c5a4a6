// Sums of more numbers than threads, in rounds of half as many: a loop over them within the rounds.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo within_rounds.cu
#define SUMS(NAME, HALF)                                                                                               \
    extern "C" __global__ void NAME(int *a, int n) {                                                                   \
        for (int d = HALF; d > 0; d /= 2) {                                                                            \
            for (int i = threadIdx.x; i < d; i += blockDim.x) a[i] += a[i + d];                                        \
            __syncthreads();                                                                                           \
        }                                                                                                              \
        __syncthreads();                                                                                               \
        a[n + threadIdx.x] = a[0];                                                                                     \
    }

SUMS(rounds, n / 2)
SUMS(rounds_of_each, (n + (int)threadIdx.x) / 2)

extern "C" __global__ void threes(int *a, int n) { // 1, 3, 9, ...: a number of which not even all below the end are one
    for (int d = 1; d < blockDim.x; d *= 3) {
        if (threadIdx.x >= d) a[threadIdx.x] = d;
        __syncthreads();
    }
    __syncthreads();
}
