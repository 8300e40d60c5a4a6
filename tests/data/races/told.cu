// What a barrier tells all of its threads: __syncthreads_or, __syncthreads_and, __syncthreads_count.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo told.cu
#define K extern "C" __global__ void
#define T threadIdx.x
#define D blockDim.x

K told(int *a) { // rounds until nobody changes anything
    __shared__ int s[1024];
    s[T] = a[T];
    __syncthreads();
    int more;
    do {
        int mine = s[T], next = s[(T + 1) % D];
        __syncthreads();
        if (next < mine) s[T] = next;
        more = __syncthreads_or(next < mine);
    } while (more);
    a[T] = s[T];
}

K told_count(int *a) {
    __shared__ int s[1024];
    s[T] = a[T];
    if (__syncthreads_count(a[T] > 7) > 3) {
        int got = s[D - 1 - T];
        __syncthreads();
        s[T] = got;
    }
    a[T] = s[T];
}

K told_count_at_once(int *a) { // without the barrier inside
    __shared__ int s[1024];
    s[T] = a[T];
    if (__syncthreads_count(a[T] > 7) > 3) s[T] = s[D - 1 - T];
    a[T] = s[T];
}

K told_place(int *a) { // one number for all, and one place
    a[__syncthreads_count(a[T] > 7)] = T;
}

K told_before(int *a, int n) { // odd threads go by what was told in the round before
    int last = 1;
    for (int i = 0; i < n; i++) {
        int now = __syncthreads_or(a[i * D + T] > 0);
        if (T & 1 ? last : now) __syncthreads();
        last = now;
    }
}

K told_apart(int *a, int n) { // odd threads and even ones go by what two barriers told
    int one = __syncthreads_or(a[T] > 0);
    int other = __syncthreads_or(a[T] > 1);
    if (T & 1 ? one : other) __syncthreads();
}

K voted(int *a) { // each warp has a vote of its own
    if (__any_sync(~0u, a[T] > 0)) __syncthreads();
    __syncthreads();
}

K told_each(int *a, int n) { // in loops that a thread leaves by itself, no barrier is another one's
    for (int i = 0; i < a[T]; i++)
        if (__syncthreads_and(i < n)) a[T + D] += 1;
    __syncthreads();
}

K told_equal(int *a) { // a race where one element is one number
    __shared__ int s[1024];
    s[T] = T;
    if (__syncthreads_or(a[T] == 12345)) s[T] = s[D - 1 - T];
    a[T] = s[T];
}

K first_of_all(int *a) { // who comes first goes another way, where memory holds 0 at the start
    if (atomicExch(a, 1) == 0) __syncthreads();
    __syncthreads();
}
