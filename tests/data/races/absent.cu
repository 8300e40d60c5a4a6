// Functions that the text does not have, of which a launch may say that they are harmless: right and wrong kernels.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo -rdc=true absent.cu

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define SYNC __syncthreads()

extern __device__ int number();
extern __device__ int number(int);
extern __device__ long long wide(int, const int *);
extern __device__ void told(float *);
static __device__ __noinline__ int inside(int x) { return x + 1; }

// -- right, where they are harmless -------------------------------------------------------------------------------------

K own_places(int *out) { out[blockIdx.x * blockDim.x + T] = number(); }

K loops(int *out) {
    int sum = 0;
    while (number()) sum += number(sum);
    out[T] = sum;
}

K masked(int *out) {  // each thread has its own eight, whatever is given
    __shared__ int s[8 * 128];
    s[8 * T + (number() & 7)] = T;
    SYNC;
    out[T] = s[8 * T];
}

K given_local(float *out) {
    float own[4] = {1, 2, 3, 4};
    told(own);
    out[T] = own[T & 3];
}

K other_in_text(int *out) { out[T] = inside(number()); }

// -- wrong, whatever they are -------------------------------------------------------------------------------------------

K one_place(int *out) {
    __shared__ int s[32];
    s[number() & 31] = T;  // two threads may be given one number
    SYNC;
    out[T] = s[T & 31];
}

K same_branch(int *out) {  // and one thread another number than the next
    if (number() & 1) SYNC;
    out[T] = T;
    SYNC;
    out[T] = 2;
}

K rare(int *out) {
    if (number() == 1234567) out[0] = T;
}

K beside(int *out) {
    int x = number();
    out[T + 1] = x;
    out[T] = x;
}

K outside(int *out) { out[wide(T, out)] = T; }
