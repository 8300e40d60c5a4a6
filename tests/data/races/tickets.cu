// Places that an atomic counter gives out, right and wrong.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo tickets.cu
//   ptxas -arch=sm_90 tickets.ptx -o /dev/null

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define BX ((int)blockDim.x)
#define SYNC __syncthreads()

// -- right ------------------------------------------------------------------------------------------------------------

K down(int *out, const int *in, int *count) {
    __shared__ int left;
    if (T == 0) left = BX;
    SYNC;
    out[atomicSub(&left, 1) - 1] = in[T];
}

K rounds(int *out, const int *in, int *count) { // set to 0 again in each round
    __shared__ int found;
#pragma unroll 1
    for (int k = 0; k < 8; k++) {
        if (T == 0) found = 0;
        SYNC;
        int at = atomicAdd(&found, 1);
        SYNC;
        out[at] = in[k * BX + T];
        SYNC;
    }
}

K of_all(int *out, const int *in, int *count) { // one counter for all blocks
    int i = blockIdx.x * BX + T;
    if (in[i] > 0) out[atomicAdd(count, 1)] = in[i];
}

K compact(int *out, const int *in, int *count) { // places in shared memory, whose addresses go round
    __shared__ int found, kept[1024];
    if (T == 0) found = 0;
    SYNC;
    if (in[T] > 0) kept[atomicAdd(&found, 1)] = in[T];
    SYNC;
    if (T < found) out[T] = kept[T];
}

K ring(int *out, const int *in, int *count) { // from any number on, no more threads than places
    __shared__ int found, kept[1024];
    if (T == 0) found = in[0];
    SYNC;
    kept[atomicAdd(&found, 1) & 1023] = in[T];
    SYNC;
    out[T] = kept[T];
}

// -- wrong ------------------------------------------------------------------------------------------------------------

K unset(int *out, const int *in, int *count) { // set to 0 while others add
    __shared__ int found;
    if (T == 0) found = 0;
    out[atomicAdd(&found, 1)] = in[T];
}

K two(int *out, const int *in, int *count) { // two counters for the same places
    __shared__ int found[2];
    if (T < 2) found[T] = 0;
    SYNC;
    out[atomicAdd(&found[T & 1], 1)] = in[T];
}

K none(int *out, const int *in, int *count) {
    __shared__ int found;
    if (T == 0) found = 0;
    SYNC;
    out[atomicAdd(&found, 0)] = in[T];
}

K few(int *out, const int *in, int *count) {
    __shared__ int found;
    if (T == 0) found = 0;
    SYNC;
    out[atomicAdd(&found, 1) % 32] = in[T];
}

K both_ways(int *out, const int *in, int *count) {
    __shared__ int found;
    if (T == 0) found = BX;
    SYNC;
    out[T & 1 ? atomicAdd(&found, 1) : atomicSub(&found, 1)] = in[T];
}

K rounds_at_once(int *out, const int *in, int *count) { // the last barrier of a round is missing
    __shared__ int found;
#pragma unroll 1
    for (int k = 0; k < 8; k++) {
        if (T == 0) found = 0;
        SYNC;
        out[atomicAdd(&found, 1)] = in[k * BX + T];
    }
}

K stored(int *out, const int *in, int *count) { // somebody sets the counter of all blocks
    int i = blockIdx.x * BX + T;
    if (i == 7) *count = 0;
    out[atomicAdd(count, 1)] = in[i];
}

K of_block(int *out, const int *in, int *count) { // atomic for its own block alone
    int i = blockIdx.x * BX + T;
    out[atomicAdd_block(count, 1)] = in[i];
}

K small_ring(int *out, const int *in, int *count) { // blocks may have more threads than it has places
    __shared__ int found, kept[512];
    if (T == 0) found = in[0];
    SYNC;
    kept[atomicAdd(&found, 1) & 511] = in[T];
    SYNC;
    out[T] = kept[T & 511];
}

K ring_twice(int *out, const int *in, int *count) { // each thread takes two places
    __shared__ int found, kept[1024];
    if (T == 0) found = in[0];
    SYNC;
    kept[atomicAdd(&found, 1) & 1023] = in[T];
    if (in[T] > 0) kept[atomicAdd(&found, 1) & 1023] = in[T];
    SYNC;
    out[T] = kept[T];
}

template <int TAKEN, int USED> __device__ void several(int *out, const int *in, bool less) {
    __shared__ int found;
    if (T == 0) found = 0;
    SYNC;
    int mine = in[T], i = mine > 0 ? atomicAdd(&found, TAKEN) : atomicAdd(&found, less ? 1 : TAKEN + 2);
    for (int k = 0; mine > 0 && k < USED; k++) out[i + k] = mine;
}

K three_each(int *out, const int *in, int *count) { several<3, 3>(out, in, true); }
K three_of_two(int *out, const int *in, int *count) { several<2, 3>(out, in, false); }
