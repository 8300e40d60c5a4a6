// Floating-point numbers that decide whether threads come to a barrier.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo by_floats.cu
#define K extern "C" __global__ void
#define T threadIdx.x
#define D blockDim.x

K by_parameter(float *a, float limit) {
    if (limit > 0.5f) {
        a[T] = limit;
        __syncthreads();
        a[D - 1 - T] += 1;
    }
    __syncthreads();
}

K by_shared(float *a, float limit) { // until one number that all load is small
    __shared__ float left;
    if (T == 0) left = a[0];
    __syncthreads();
    while (left > limit) {
        __syncthreads();
        if (T == 0) left *= 0.5f;
        __syncthreads();
    }
    __syncthreads();
}

K by_shared_early(float *a, float limit) { // thread 0 halves what others still compare
    __shared__ float left;
    if (T == 0) left = a[0];
    __syncthreads();
    while (left > limit) {
        if (T == 0) left *= 0.5f;
        __syncthreads();
    }
    __syncthreads();
}

K by_each(float *a, float limit) { // each thread has a number of its own
    if (a[T] > limit) __syncthreads();
    __syncthreads();
}

K by_each_of_two(float *a, float limit) { // and so has each half
    __shared__ float left[2];
    if (T < 2) left[T] = a[T];
    __syncthreads();
    if (left[T & 1] > limit) __syncthreads();
    __syncthreads();
}

__device__ float given();

K by_call(float *a, float limit) { // what a function gives is no parameter
    float own = given();
    if (own > 0.5f) __syncthreads();
    __syncthreads();
}
