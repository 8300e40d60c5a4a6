// Functions that are called by their address, right and wrong, in blocks of any number of threads up to 256.
//   nvcc -ptx -O3 -arch=sm_80 -lineinfo addressed.cu; nvcc -ptx -Xcicc -O0 -arch=sm_80 -lineinfo addressed.cu -o addressed_O0.ptx

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define SYNC __syncthreads()
#define S __shared__ int s[512]
#define D __device__ __noinline__

typedef int (*Place)(int);
D int own(int i) { return i; }
D int other(int i) { return 255 - i; }
D int half(int i) { return i / 2; }
D int apply(Place f, int i) { return f(i); }
D int twice(Place f, int i) { return apply(f, f(i)); }

typedef void (*Wait)(int *);
D void waits(int *p) { SYNC; }
D void goes_on(int *p) { *p = 1; }
__device__ Place table[2] = {own, other};

// -- right --------------------------------------------------------------------------------------------------------------

K by_flag(int *out, int flag) {
    S;
    Place f = (flag & 1) ? own : other;
    s[f(T)] = T;
    SYNC;
    out[T] = s[f(T)];
}

K passed(int *out, int flag) {
    S;
    s[twice((flag & 1) ? own : other, T)] = T;
    SYNC;
    out[T] = s[T];
}

K by_thread(int *out, int flag) {
    S;
    Place f = T & 1 ? own : half;
    s[2 * f(T & ~1) + (T & 1 ? 1 : T)] = flag;
    SYNC;
    out[T] = s[2 * T];
}

K waits_by_flag(int *out, int flag) {
    S;
    s[T] = 0;
    SYNC;
    Wait f = (flag & 1) ? waits : goes_on;
    f(&s[T]);
    out[T] = s[T];
}

// -- wrong --------------------------------------------------------------------------------------------------------------

K by_flag_half(int *out, int flag) {
    S;
    Place f = (flag & 1) ? own : half;
    s[f(T)] = T;
    SYNC;
    out[T] = s[T];
}

K passed_half(int *out, int flag) {
    S;
    s[twice((flag & 1) ? half : other, T)] = T;
    SYNC;
    out[T] = s[T];
}

K waits_by_thread(int *out, int flag) {
    S;
    s[T] = 0;
    Wait f = T > (flag & 1) ? waits : goes_on;
    f(&s[T]);
    SYNC;
    out[T] = s[T];
}

// -- what nobody follows ------------------------------------------------------------------------------------------------

K from_a_table(int *out, int flag) {
    S;
    s[table[flag & 1](T)] = T;
    SYNC;
    out[T] = s[T];
}

K as_a_number(int *out, int flag) {
    S;
    Place f = (flag & 1) ? own : other;
    s[f(T) + (((unsigned long long)f & 8) ? T & 1 : 0)] = T;
    SYNC;
    out[T] = s[T];
}

K by_number(int *out, int flag) { // which number `own` has is nobody's business
    S;
    Place f = (flag & 1) ? own : (Place)16;
    s[f == own ? T : T / 2] = T;
    SYNC;
    Place g = (flag & 2) ? own : other;
    out[T] = s[T] + g(T);
}

K calls_a_number(int *out, int flag) {
    S;
    Place f = (flag & 1) ? own : (Place)16;
    s[f(T)] = T;
    SYNC;
    out[T] = s[T];
}
