// Blocks with a place of their own in global memory: what all threads of a block load from it is one number.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo own_parts.cu
//   ptxas -arch=sm_90 own_parts.ptx -o /dev/null

// PLACE: of the block's best number; MIDDLE: what is between what a thread adds to it and when it looks at it
#define ROUNDS(NAME, PLACE, MIDDLE)                                                                                    \
    extern "C" __global__ void NAME(int *best, const int *data, int *out, int n) {                                     \
        __shared__ int winner;                                                                                         \
        int t = threadIdx.x, round = 0, found;                                                                         \
        do {                                                                                                           \
            if (t == 0) best[PLACE] = 0;                                                                               \
            __syncthreads();                                                                                           \
            atomicMax(&best[PLACE], data[t + round]);                                                                  \
            MIDDLE;                                                                                                    \
            found = best[PLACE];                                                                                       \
            if (found == t) winner = round;                                                                            \
            __syncthreads();                                                                                           \
        } while (found < 100 && ++round < n);                                                                          \
        if (t == 0) out[blockIdx.x] = winner;                                                                          \
    }

ROUNDS(rounds, blockIdx.x, __syncthreads())
ROUNDS(rounds_of_two, blockIdx.x / 2, __syncthreads())
ROUNDS(rounds_of_all, 0, __syncthreads())
ROUNDS(rounds_at_once, blockIdx.x, )
