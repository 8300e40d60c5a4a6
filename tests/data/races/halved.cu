// Barriers between all accesses of a memory, to which not all threads of a block come: half of them wait at the other one.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo halved.cu
//   ptxas -arch=sm_90 halved.ptx -o /dev/null

// MINE: what a thread waits for once more
#define WAITED(NAME, MINE)                                                                                             \
    extern "C" __global__ void NAME(int *best, const int *data, int *out, int n) {                                     \
        __shared__ int kept;                                                                                           \
        int t = threadIdx.x, k = 0, last = 0;                                                                          \
        if (t == 0) kept = 0;                                                                                          \
        do {                                                                                                           \
            __syncthreads();                                                                                           \
            if (t == 0) best[blockIdx.x] = kept = data[k];                                                             \
            __syncthreads();                                                                                           \
            last = best[blockIdx.x] + kept;                                                                            \
            if (MINE) __syncthreads();                                                                                 \
        } while (++k < n);                                                                                             \
        out[blockIdx.x * blockDim.x + t] = last;                                                                       \
    }

WAITED(halved, t & 1)
WAITED(whole, n & 1)
