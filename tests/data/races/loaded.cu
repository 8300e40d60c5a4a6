// Places that hang on what is loaded, right and wrong.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo loaded.cu

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)

__constant__ int table[8] = {0, 1, 2, 3, 4, 5, 6, 7};
__constant__ int most;
__device__ int begun = 0;

// -- right ------------------------------------------------------------------------------------------------------------

K only_one(int *out, const int *in) {  // all load one number, which is that of one thread
    if (in[0] == T) out[0] = T;
}

K one_of_two(int *out, const int *in) {
    if (in[T / 2] == T) out[T / 2] = T;
}

K by_constant(int *out) {
    if (T == most) out[0] = T;
}

// -- wrong ------------------------------------------------------------------------------------------------------------

K each_its_own(int *out, const int *in) {
    if (in[T] == T) out[0] = T;
}

K scatter(int *out, const int *in) { out[in[T] & 63] = T; }

K by_table(int *out) {  // not with the table of this text: the host may write another one
    if (table[T & 7] != (T & 7)) out[0] = T;
}

K below(int *out) {
    if (T < most) out[T / 2] = T;
}

K as_begun(int *out) {
    if (begun) out[0] = T;
}
