// Pointers that are one of several, right and wrong.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo arrays.cu

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define SYNC __syncthreads()
#define TWO __shared__ float a[256], b[256]

// -- right, in blocks of 256 threads ------------------------------------------------------------------------------------

K one_of_two(float *out, int r) {
    TWO;
    float *p = (r & 1) ? a : b;
    p[T] = T;
    SYNC;
    out[T] = p[255 - T];
}

K and_the_other(float *out, int r) {
    TWO;
    float *p = (r & 1) ? a : b, *q = (r & 1) ? b : a;
    p[T] = 1;
    SYNC;
    q[T] = p[255 - T];
    SYNC;
    out[T] = q[255 - T];
}

K by_thread(float *out) {
    TWO;
    float *p = T < 128 ? a : b;
    p[T & 127] = T;
    SYNC;
    out[T] = a[T & 127] + b[T & 127];
}

K of_tensors(float *out, float *other, int r) {
    float *p = (r & 1) ? out : other;
    p[T] = T;
}

K in_a_loop(float *out, int n) {
    TWO;
    for (int i = 0; i < n; i++) {
        float *p = (i & 1) ? a : b;
        p[T] = i;
        SYNC;
        out[T] += p[255 - T];  // the next round writes the other one
    }
}

K counted(int *out, int r) {
    __shared__ int a[32], b[32];
    if (T < 32) a[T] = b[T] = 0;
    SYNC;
    atomicAdd(((r & 1) ? a : b) + (T & 31), 1);
    SYNC;
    if (T < 32) out[T] = a[T] + b[T];
}

K swapped(float *out, int n) {
    TWO;
    float *from = a, *to = b;
    from[T] = T;
    SYNC;
    for (int i = 0; i < n; i++) {
        to[T] = from[255 - T];
        SYNC;
        float *kept = from;
        from = to;
        to = kept;
    }
    out[T] = from[T];
}

K in_turn(float *out, int n) {
    TWO;
    __shared__ float c[256];
    float *from = a, *to = b, *next = c;
    from[T] = T;
    SYNC;
    for (int i = 0; i < n; i++) {
        to[T] = from[255 - T];
        SYNC;
        float *kept = from;
        from = to;
        to = next;
        next = kept;
    }
    out[T] = from[T];
}

K of_tensors_in_turn(float *out, float *other, int n) {
    float *from = out, *to = other;
#pragma unroll 1
    for (int i = 0; i < n; i++) {
        to[T] = from[255 - T];
        SYNC;
        float *kept = from;
        from = to;
        to = kept;
    }
}

// -- wrong --------------------------------------------------------------------------------------------------------------

K no_barrier(float *out, int r) {
    TWO;
    float *p = (r & 1) ? a : b;
    p[T] = T;
    out[T] = p[255 - T];
}

K one_barrier(float *out, int r) {
    TWO;
    float *p = (r & 1) ? a : b, *q = (r & 2) ? b : a;  // may be the same
    p[T] = 1;
    SYNC;
    q[T] = p[255 - T];
    SYNC;
    out[T] = q[255 - T];
}

K by_half(float *out) {
    TWO;
    float *p = T < 128 ? a : b;
    p[T & 63] = T;
    SYNC;
    out[T] = a[T & 127] + b[T & 127];
}

K twice(float *out, float *other, int r) {
    float *p = (r & 1) ? out : other;
    p[T / 2] = T;
}

K too_far(float *out, float *other, int r) {
    float *p = (r & 1) ? out : other;
    p[T + 1] = T;
}

K one_in_a_loop(float *out, int n) {
    TWO;
    for (int i = 0; i < n; i++) {
        float *p = (i & 2) ? a : b;  // two rounds write one of them
        p[T] = i;
        SYNC;
        out[T] += p[255 - T];
    }
}

K counted_plain(int *out, int r) {
    __shared__ int a[32], b[32];
    if (T < 32) a[T] = b[T] = 0;
    SYNC;
    atomicAdd(((r & 1) ? a : b) + (T & 31), 1);
    out[T] = a[T & 31];
}

K swapped_at_once(float *out, int n) {
    TWO;
    float *from = a, *to = b;
    from[T] = T;
    SYNC;
#pragma unroll 1
    for (int i = 0; i < n; i++) {
        to[T] = from[255 - T];  // no barrier between two rounds
        float *kept = from;
        from = to;
        to = kept;
    }
    SYNC;
    out[T] = from[T];
}

K in_turn_one_late(float *out, int n) {
    TWO;
    __shared__ float c[256];
    float *from = a, *to = b, *next = c;
#pragma unroll 1
    for (int i = 0; i < n; i++) {
        to[T] = from[T];
        SYNC;
        out[T] += next[255 - T];  // which the next round writes
        float *kept = from;
        from = to;
        to = next;
        next = kept;
    }
    out[T] = from[T];
}

K in_turn_too_far(float *out, float *other, int n) {
    float *from = out, *to = other;
#pragma unroll 1
    for (int i = 0; i < n; i++) {
        to[T + (i & 1)] = from[T];
        SYNC;
        float *kept = from;
        from = to;
        to = kept;
    }
}
