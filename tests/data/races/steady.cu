// Numbers that a thread loads twice, from places that may be one: right, and what is no such pair.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo steady.cu
//   ptxas -arch=sm_90 steady.ptx -o /dev/null

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define SYNC __syncthreads()

// -- right: who finds his own element empty does not find it full -------------------------------------------------------

K closure(int *out, const int *in, int passes) {
    __shared__ int own[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    own[y][x] = in[16 * y + x];
    SYNC;
    for (int k = 0; k < 4; k++) {
        if (own[y][x] == 0 && own[y][k] != 0 && own[k][x] != 0) own[y][x] = k + passes;
        SYNC;
    }
    out[16 * y + x] = own[y][x];
}

K below(int *out, const int *in, int pivot) { // less than the pivot, and not less
    __shared__ int own[128];
    own[T & 127] = in[T & 127];
    SYNC;
    if (own[T & 127] < pivot && own[3] >= pivot && T < 128) own[T] = pivot;
    SYNC;
    out[T] = own[T & 127];
}

// -- wrong --------------------------------------------------------------------------------------------------------------

K pairs_with_another(int *out, const int *in, int passes) { // both are asked for the same
    __shared__ int own[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    own[y][x] = in[16 * y + x];
    SYNC;
    for (int k = 0; k < 4; k++) {
        if (own[y][x] != 0 && own[y][k] != 0) own[y][x] = k + passes;
        SYNC;
    }
    out[16 * y + x] = own[y][x];
}

K across(int *out, const int *in, int passes) { // a barrier is between
    __shared__ volatile int own[128];
    own[T & 127] = 0;
    SYNC;
    int before = own[0];
    SYNC;
    if (T == 5) own[0] = 1;
    SYNC;
    int after = own[0];
    SYNC;
    if (before == 0 && after != 0) own[7] = T;
}

K stored(int *out, const int *in, int passes) { // it is written by the thread itself
    __shared__ volatile int own[128];
    if (T >= 64) return;
    own[T] = 0;
    int before = own[T];
    own[T] = 1;
    int after = own[T];
    if (before == 0 && after != 0) own[100] = T;
}

K in_a_loop(int *out, const int *in, int passes) { // once before the loop, and in each iteration
    __shared__ volatile int own[128];
    if (T >= 64) return;
    own[T] = 0;
    int before = own[T];
#pragma unroll 1
    for (int k = 0; k < passes; k++) {
        int after = own[T];
        if (before == 0 && after != 0) own[100] = T;
        own[T] = 1;
    }
}

K narrow(int *out, const int *in, int passes) { // one byte of four
    __shared__ int own[128];
    volatile int *whole = own;
    volatile signed char *bytes = (volatile signed char *)own;
    if (T >= 64) return;
    own[T] = 256;
    if (bytes[4 * T] < 1 && whole[T] >= 1) own[100] = T;
}

K beside(int *out, const int *in, int passes) { // another race of this memory comes first
    __shared__ volatile int own[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    own[y][x] = in[16 * y + x];
    SYNC;
    if (x < 2) own[y][2] = x;
    if (own[y][x] == 0 && own[y][3] != 0) own[y][x] = 2;
    SYNC;
    out[16 * y + x] = own[y][x];
}
