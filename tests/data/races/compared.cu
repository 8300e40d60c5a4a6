// Pointers that are compared: what begins where is the same for all threads, and arguments' arrays are apart.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo compared.cu
#define K extern "C" __global__ void
#define T threadIdx.x
#define D blockDim.x

K equal(int *a, int *b) { // arrays that do not overlap are not one
    if (a == b) a[0] = T;
    b[T] = 1;
}

K inside(int *a, int *b) { // nor does one begin in the other
    if (a <= b && b < a + 100) a[0] = T;
    b[T] = 1;
}

K behind(int *a, int *b) { // but it may begin where the other ends
    if (b == a + 200) a[0] = T;
    b[T] = 1;
}

K in_order(int *a, int *b) { // all threads know which comes first
    if (a < b) {
        a[T] = 1;
        __syncthreads();
        b[T] = a[D - 1 - T];
        __syncthreads();
    }
    __syncthreads();
    a[T] = 2;
}

K in_order_of_each(int *a, int *b) { // each thread asks about another place
    if (a + 3000 * T < b) __syncthreads();
    a[T] = 2;
    __syncthreads();
}

K never_followed(int *a, int *b) { // b is no more than a number
    if (a == b) a[0] = T;
    if (a < b) __syncthreads();
    __syncthreads();
}

K masked(int *a, int *b) { // nobody knows where that is
    *(int *)((size_t)(a + T) & ~7ull) = T;
}

K masked_beside(int *a, int *b) {
    __shared__ int s[1024];
    s[T] = b[T];
    *(int *)__cvta_generic_to_global((int *)((size_t)(a + T) & ~7ull)) = s[T];
}
