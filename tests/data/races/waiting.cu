// Barriers whose lanes, or whose number, a register holds, right and wrong, in blocks of any number of threads up to 256.
//   nvcc -ptx -O3 -arch=sm_80 -lineinfo waiting.cu; nvcc -ptx -Xcicc -O0 -arch=sm_80 -lineinfo waiting.cu -o waiting_O0.ptx

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define S __shared__ int s[256]

__device__ __forceinline__ unsigned lane() {
    unsigned found;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(found));
    return found;
}
__device__ __forceinline__ void tile(int width) { __syncwarp(((1ull << width) - 1) << (lane() & -width)); }
__device__ __noinline__ void block(int number) { asm volatile("bar.sync %0;" ::"r"(number) : "memory"); }

// -- right --------------------------------------------------------------------------------------------------------------

K eight(int *out) {
    S;
    s[T] = T;
    tile(8);
    out[T] = s[T ^ 7];
}

K two(int *out) {
    S;
    s[T] = T;
    tile(2);
    int v = s[T ^ 1];
    tile(2);
    s[T] = v;
    tile(2);
    out[T] = s[T ^ 1];
}

K whole(int *out) {
    S;
    s[T] = T;
    __syncwarp();
    out[T] = s[T ^ 31];
}

K by_number(int *out) {
    S;
    s[T] = T;
    block(3);
    out[T] = s[blockDim.x - 1 - T];
}

// -- wrong --------------------------------------------------------------------------------------------------------------

K eight_not(int *out) {
    S;
    s[T] = T;
    tile(8);
    int v = s[T ^ 7];
    s[T] = v; // A
    out[T] = v;
}

K from_another(int *out) {
    S;
    s[T] = T; // A
    tile(8);
    out[T] = s[T ^ 8]; // B
}

K whole_not(int *out) {
    S;
    s[T] = T;
    out[T] = s[T ^ 31];
    __syncwarp();
}

// -- what nobody follows ------------------------------------------------------------------------------------------------

K two_widths(int *out) {
    S;
    s[T] = T;
    tile(8);
    int v = s[T ^ 7];
    tile(4);
    s[T ^ 3] = v;
    out[T] = v;
}

K low_half(int *out) { // the upper lanes wait for nobody but themselves
    S;
    s[T] = T;
    __syncwarp(lane() < 16 ? 0xffffu : 1u << lane());
    out[T] = s[T ^ 15];
}

K by_argument(int *out, int number) {
    S;
    s[T] = T;
    block(number & 15);
    out[T] = s[blockDim.x - 1 - T];
}
