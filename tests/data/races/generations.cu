// Blocks that go on for another generation as long as one brings something: which only small launches of some size show.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo generations.cu
//   ptxas -arch=sm_90 generations.ptx -o /dev/null

// END: what is between a generation and the next one
#define GENERATIONS(NAME, END)                                                                                         \
    extern "C" __global__ void NAME(int *same, int *old, int *best, int *out, int n) {                                 \
        int t = threadIdx.x, b = blockIdx.x;                                                                           \
        if (t == 0) {                                                                                                  \
            old[b] = 0;                                                                                                \
            same[b] = 0;                                                                                               \
        }                                                                                                              \
        do {                                                                                                           \
            if (t == 0) best[b] = 0;                                                                                   \
            __syncthreads();                                                                                           \
            atomicMax(&best[b], n / 3);                                                                                \
            __syncthreads();                                                                                           \
            if (t == 0) {                                                                                              \
                same[b]++;                                                                                             \
                if (old[b] < best[b]) {                                                                                \
                    old[b] = best[b];                                                                                  \
                    same[b] = 0;                                                                                       \
                }                                                                                                      \
            }                                                                                                          \
            __syncthreads();                                                                                           \
            out[b * blockDim.x + t] = best[b];                                                                         \
            END;                                                                                                       \
        } while (same[b] < 1);                                                                                         \
    }

GENERATIONS(generations, __syncthreads())
GENERATIONS(generations_at_once, )
