// Small kernels for tests: each kind of race and divergence, and beside it what is right. Blocks of 64 threads.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo kinds.cu
#define K extern "C" __global__ void
#define T threadIdx.x

K warps_apart(int *out) {
    __shared__ int s[64];
    s[T] = T;                  // store
    out[T] = s[(T + 32) % 64]; // load: of another warp
}

K warps_apart_right(int *out) {
    __shared__ int s[64];
    s[T] = T;
    __syncthreads();
    out[T] = s[(T + 32) % 64];
}

K neighbours(int *out) {
    __shared__ int s[64];
    s[T] = T;          // store
    out[T] = s[T ^ 1]; // load: of the same warp
}

K neighbours_right(int *out) {
    __shared__ int s[64];
    s[T] = T;
    __syncwarp();
    out[T] = s[T ^ 1];
}

K neighbours_of_both(int *out) { // the last lane of a warp reads what the next warp writes
    __shared__ int s[65];
    s[T] = T;
    __syncwarp();
    out[T] = s[T + 1];
}

K half_a_warp(int *out) { // lanes 0 to 15 wait for one another, and read what lanes 16 to 31 write
    __shared__ int s[64];
    s[T] = T;
    if (T % 32 < 16) {
        __syncwarp(0xffff);
        out[T] = s[T ^ 16];
    }
}

K half_a_warp_right(int *out) {
    __shared__ int s[64];
    s[T] = T;
    if (T % 32 < 16) {
        __syncwarp(0xffff);
        out[T] = s[T ^ 8];
    }
}

K shuffled(int *out) { // a shuffle orders no memory
    __shared__ int s[64];
    s[T] = T;
    int got = __shfl_xor_sync(~0u, T * 3, 1);
    out[T] = s[T ^ 1] + got;
}

K one_instruction(int *out) { out[T / 2] = T; }

K one_instruction_equal(int *out) { out[T / 2] = 7; }

K plain_and_atomic(int *sum, int *out) {
    atomicAdd(sum, (int)T);
    if (T == 63) *out = *sum; // load
}

K plain_and_atomic_right(int *sum, int *out) {
    atomicAdd(sum, (int)T);
    if (T == 63) *out = atomicAdd(sum, 0);
}

K atomic_in_block(int *sum) { atomicAdd_block(sum, (int)T); }

K volatile_pair(volatile int *flag, int *out) {
    if (T == 0) *flag = 1;
    if (T == 33) *out = *flag;
}

K one_barrier(int *out, int n) { // a round writes what the last one still reads
    __shared__ int s[64];
    int sum = 0;
    for (int i = 0; i < n; i++) {
        s[T] = i * T;            // store
        __syncthreads();
        sum += s[(T + 40) % 64]; // load
    }
    out[T] = sum;
}

K two_barriers(int *out, int n) {
    __shared__ int s[64];
    int sum = 0;
    for (int i = 0; i < n; i++) {
        s[T] = i * T;
        __syncthreads();
        sum += s[(T + 40) % 64];
        __syncthreads();
    }
    out[T] = sum;
}

K blocks_apart(int *out) { out[T] = blockIdx.x; }

K blocks_apart_right(int *out) { out[blockIdx.x * 64 + T] = blockIdx.x; }

K global_in_block(int *x) {
    int i = blockIdx.x * 64;
    x[i + T] = T;
    __syncthreads();
    x[i + (T + 1) % 64] += 1; // one thread's own, in this interval
}

// -- copies in flight ------------------------------------------------------------------------------------------------

#define COPY(to, from) asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory")
#define COMMIT asm volatile("cp.async.commit_group;" ::: "memory")
#define WAIT(n) asm volatile("cp.async.wait_group %0;" ::"n"(n) : "memory")

K copied(int *out, int *in) {
    __shared__ int s[64];
    COPY(&s[T], &in[T]);
    COMMIT;
    WAIT(0);
    __syncthreads();
    out[T] = s[T ^ 40];
}

K copied_unwaited(int *out, int *in) { // the barrier waits for threads, and not for their copies
    __shared__ int s[64];
    COPY(&s[T], &in[T]);
    COMMIT;
    __syncthreads();
    out[T] = s[T ^ 40];
}

K copied_own(int *out, int *in) { // nor does a thread see its own copy before its wait
    __shared__ int s[64];
    COPY(&s[T], &in[T]);
    COMMIT;
    out[T] = s[T];
    WAIT(0);
}

K copied_behind(int *out, int *in) { // the wait is behind the barrier
    __shared__ int s[64];
    COPY(&s[T], &in[T]);
    COMMIT;
    __syncthreads();
    WAIT(0);
    out[T] = s[T ^ 40];
}

template <int STAGES, int LEFT> __device__ void pipeline(int *out, int *in, int n) {
    __shared__ int s[STAGES][64];
    int sum = 0;
    for (int i = 0; i < STAGES - 1; i++) {
        if (i < n) COPY(&s[i][T], &in[i * 64 + T]);
        COMMIT;
    }
    for (int i = 0; i < n; i++) {
        WAIT(LEFT);
        __syncthreads();
        sum += s[i % STAGES][T ^ 40];
        int next = i + STAGES - 1;
        if (next < n) COPY(&s[next % STAGES][T], &in[next * 64 + T]);
        COMMIT;
    }
    out[T] = sum;
}

K pipelined(int *out, int *in, int n) { pipeline<3, 1>(out, in, n); }

K pipelined_late(int *out, int *in, int n) { pipeline<3, 2>(out, in, n); } // waits for one group too few

// -- barriers --------------------------------------------------------------------------------------------------------

#define BAR(text) asm volatile("bar." text ";" ::: "memory")

K two_places(int *out) {
    if (T < 32) {
        out[T] = 1;
        BAR("sync 0");
    } else {
        BAR("sync 0");
        out[T] = 2;
    }
}

K two_barriers_at_once(int *out) {
    if (T < 32) {
        out[T] = 1;
        BAR("sync 0");
    } else {
        BAR("sync 1");
        out[T] = 2;
    }
}

K too_few(int *out) {
    BAR("sync 1, 96");
    out[T] = 1;
}

K returned(int *out, int n) {
    if (T >= n) return;
    __syncthreads();
    out[T] = 1;
}

K produced(int *out) { // the first warp does not wait for the second
    __shared__ int s[32];
    if (T < 32) {
        s[T] = T;
        BAR("arrive 1, 64");
    } else {
        BAR("sync 1, 64");
        out[T] = s[63 - T];
    }
}

K produced_behind(int *out) { // what is stored behind the arrival is not behind the barrier
    __shared__ int s[32];
    if (T < 32) {
        BAR("arrive 1, 64");
        s[T] = T;
    } else {
        BAR("sync 1, 64");
        out[T] = s[63 - T];
    }
}

K half_a_block(int *out) { // each warp has a barrier of its own
    __shared__ int s[64];
    s[T] = T;
    asm volatile("barrier.sync %0, 32;" ::"r"(1 + T / 32) : "memory");
    out[T] = s[T ^ 1];
}

K half_a_block_wrong(int *out) {
    __shared__ int s[64];
    s[T] = T;
    asm volatile("barrier.sync %0, 32;" ::"r"(1 + T / 32) : "memory");
    out[T] = s[T ^ 33];
}

// -- what a race decides ---------------------------------------------------------------------------------------------

K decided(int *flag, int *out) { // thread 0 comes first, or the others see no flag and store
    if (T == 0) *flag = 1;
    else if (*flag == 0) *out = T;
}
