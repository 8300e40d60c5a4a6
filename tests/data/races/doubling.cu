// Rounds that double one number and halve another, right and wrong.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo doubling.cu
//   ptxas -arch=sm_90 doubling.ptx -o /dev/null
// A and B mark lines that race.

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define BX ((int)blockDim.x)
#define SYNC __syncthreads()

extern __shared__ int s[];

K up(int *out, const int *in) { // a tree of sums: right for any block
    int d = 1;
    s[T] = in[T];
    for (int w = BX >> 1; w > 0; w >>= 1) {
        SYNC;
        if (T < w) s[d * (2 * T + 2) - 1] += s[d * (2 * T + 1) - 1];
        d *= 2;
    }
    SYNC;
    if (T == 0) out[0] = s[BX - 1];
}

K up_unsynced(int *out, const int *in) { // no barrier between its rounds
    int d = 1;
    s[T] = in[T];
    SYNC;
    for (int w = BX >> 1; w > 0; w >>= 1) {
        if (T < w) s[d * (2 * T + 2) - 1] += s[d * (2 * T + 1) - 1]; // A
        d *= 2;
    }
    SYNC;
    if (T == 0) out[0] = s[BX - 1];
}

K up_beside(int *out, const int *in) { // each reads what its neighbour writes
    int d = 1;
    s[T] = in[T];
    for (int w = BX >> 1; w > 0; w >>= 1) {
        SYNC;
        if (T < w) s[d * (2 * T + 2) - 1] += s[d * (2 * T + 1) - 1 + (T + 1 < w ? d * 3 : 0)]; // A
        d *= 2;
    }
    SYNC;
    if (T == 0) out[0] = s[BX - 1];
}

K down(int *out, const int *in) { // right for blocks of powers of two: else its last rounds have the distance 0
    int d = BX;
    s[T] = in[T];
    for (int w = 1; w < BX; w *= 2) {
        d >>= 1;
        SYNC;
        if (T < w) s[d * (2 * T + 1)] += s[d * 2 * T]; // A
    }
    SYNC;
    out[T] = s[T];
}

K down_late(int *out, const int *in) { // the distance is halved once too often, for powers of two as well
    int d = BX / 2;
    s[T] = in[T];
    for (int w = 1; w < BX; w *= 2) {
        d >>= 1;
        SYNC;
        if (T < w) s[d * (2 * T + 1)] += s[d * 2 * T]; // A
    }
    SYNC;
    out[T] = s[T];
}

K mostly(int *out, const int *in) { // d is doubled in most rounds: with 14 threads it is 0 after the first one
    int d = 1;
    s[T] = in[T];
    for (int w = BX >> 1; w > 0; w >>= 1) {
        SYNC;
        if (T < w) s[d * (2 * T + 1)] += s[d * 2 * T]; // A
        d = w == 7 ? 0 : 2 * d;
    }
    SYNC;
    out[T] = s[T];
}

K merged(int *out, const int *in) { // pairs at distances that are halved, of twice as many numbers as threads
    s[T] = in[T];
    s[T + BX] = in[T + BX];
    for (int n = 2; n < 2 * BX; n <<= 1)
        for (int d = n / 2; d > 0; d >>= 1) {
            SYNC;
            int p = 2 * T - (T & (d - 1));
            if (s[p] > s[p + d]) { int a = s[p]; s[p] = s[p + d]; s[p + d] = a; }
        }
    SYNC;
    out[T] = s[T];
    out[T + BX] = s[T + BX];
}

K merged_wide(int *out, const int *in) { // the same with another mask
    s[T] = in[T];
    s[T + BX] = in[T + BX];
    for (int n = 2; n < 2 * BX; n <<= 1)
        for (int d = n / 2; d > 0; d >>= 1) {
            SYNC;
            int p = 2 * T - (T & d);
            if (s[p] > s[p + d]) { int a = s[p]; s[p] = s[p + d]; s[p + d] = a; } // A
        }
    SYNC;
    out[T] = s[T];
    out[T + BX] = s[T + BX];
}

K merged_by_threes(int *out, const int *in) { // the same with distances that are no powers of two
    s[T] = in[T];
    s[T + BX] = in[T + BX];
    for (int n = 6; n < 2 * BX; n <<= 1)
        for (int d = n / 2; d > 0; d >>= 1) {
            SYNC;
            int p = 2 * T - (T & (d - 1));
            if (s[p] > s[p + d]) { int a = s[p]; s[p] = s[p + d]; s[p + d] = a; } // A
        }
    SYNC;
    out[T] = s[T];
    out[T + BX] = s[T + BX];
}
