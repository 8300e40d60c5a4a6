// Blocks that fetch their next row from a counter, by one thread for all: what all load from shared memory is one number.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo fetched.cu
//   ptxas -arch=sm_90 fetched.ptx -o /dev/null

// MINE: where a thread finds the row; MIDDLE: what is between its last look at that and the next fetch
#define FETCHED(NAME, MINE, MIDDLE)                                                                                    \
    extern "C" __global__ void NAME(float *out, int *head, int rows) {                                                 \
        __shared__ int next[2];                                                                                        \
        int t = threadIdx.x;                                                                                           \
        if (t == 0) next[0] = next[1] = atomicAdd(head, 1);                                                            \
        __syncthreads();                                                                                               \
        int row = next[MINE];                                                                                          \
        while (row < rows) {                                                                                           \
            if (row % 3 == 0) {                                                                                        \
                if (t == 0) out[0] = 1;                                                                                \
                __syncthreads();                                                                                       \
                if (t == 1) out[0] = 2;                                                                                \
            }                                                                                                          \
            MIDDLE;                                                                                                    \
            if (t == 0) next[0] = atomicAdd(head, 1), next[1] = next[0] + SECOND;                                      \
            __syncthreads();                                                                                           \
            row = next[MINE];                                                                                          \
        }                                                                                                              \
    }

#define SECOND 0
FETCHED(fetched, 0, __syncthreads())
FETCHED(fetched_at_once, 0, )
#undef SECOND
#define SECOND 1
FETCHED(fetched_two, t & 1, __syncthreads())

// half of the threads keep the row that was there before the last fetch
extern "C" __global__ void fetched_in_turn(float *out, int *head, int rows) {
    __shared__ int next;
    int t = threadIdx.x;
    if (t == 0) next = atomicAdd(head, 1);
    __syncthreads();
    int row = next;
    while (row < rows) {
        if (row % 3 == 0) {
            if (t == 0) out[0] = 1;
            __syncthreads();
            if (t == 1) out[0] = 2;
        }
        row = next;
        __syncthreads();
        if (t == 0) next = atomicAdd(head, 1);
        __syncthreads();
        if (t & 1) row = next;
    }
}

// a cell is read by the block that fetched it, and written by the one that fetched the cell before it
extern "C" __global__ void passed_on(int *data, int *head, int cells) {
    for (int i = atomicAdd(head, 1); i < cells; i = atomicAdd(head, 1)) data[(i + 1) % cells] = data[i] + 1;
}

// each cell is that of the block that fetched it
extern "C" __global__ void kept(int *data, int *head, int cells) {
    for (int i = atomicAdd(head, 1); i < cells; i = atomicAdd(head, 1)) data[i] = data[i] + 1;
}
