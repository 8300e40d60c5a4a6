// Pipelines of several stages, right and wrong: late, it waits for one group less; unsynced, no barrier; slot, the one being read.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo stages.cu
//   ptxas -arch=sm_90 stages.ptx -o /dev/null
// n tiles of BX elements go through STAGES slots of s, each thread reads what its neighbour copied.
#include <cuda_pipeline.h>

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define BX ((int)blockDim.x)

extern __shared__ int s[];

template <int STAGES, int LEFT, bool SYNC, int OFF>
__device__ __forceinline__ void stages(int *out, const int *in, int n) {
    int sum = 0;
#pragma unroll
    for (int k = 0; k < STAGES - 1; k++) {
        if (k < n) __pipeline_memcpy_async(&s[k * BX + T], &in[k * BX + T], 4); // A
        __pipeline_commit();
    }
#pragma unroll 1
    for (int k = 0; k < n; k++) {
        __pipeline_wait_prior(LEFT);
        if (SYNC) __syncthreads();
        sum += s[k % STAGES * BX + (T + 1) % BX]; // B
        int next = k + STAGES - 1;
        if (next < n) __pipeline_memcpy_async(&s[(next - OFF) % STAGES * BX + T], &in[next * BX + T], 4); // A
        __pipeline_commit();
    }
    out[T] = sum;
}

#define STAGED(name, count, left, sync, off) \
    K name(int *out, const int *in, int n) { stages<count, left, sync, off>(out, in, n); }
#define ALL_OF(count)                                     \
    STAGED(stages_##count, count, count - 2, true, 0)          \
    STAGED(stages_##count##_late, count, count - 1, true, 0)   \
    STAGED(stages_##count##_unsynced, count, count - 2, false, 0) \
    STAGED(stages_##count##_slot, count, count - 2, true, count - 1)

ALL_OF(2)
ALL_OF(3)
ALL_OF(4)

template <int STAGES, int LEFT, int OFF = 0>
__device__ __forceinline__ void ring(int *out, const int *in, int n) { // slots are counted, each with a counter of its own
    int sum = 0, from = 0, to = STAGES - 1 - OFF;
#pragma unroll
    for (int k = 0; k < STAGES - 1; k++) {
        if (k < n) __pipeline_memcpy_async(&s[k * BX + T], &in[k * BX + T], 4);
        __pipeline_commit();
    }
#pragma unroll 1
    for (int k = 0; k < n; k++) {
        __pipeline_wait_prior(LEFT);
        __syncthreads();
        sum += s[from * BX + (T + 1) % BX];
        if (k + STAGES - 1 < n) __pipeline_memcpy_async(&s[to * BX + T], &in[(k + STAGES - 1) * BX + T], 4);
        __pipeline_commit();
        from = from + 1 == STAGES ? 0 : from + 1;
        to = to + 1 == STAGES ? 0 : to + 1;
    }
    out[T] = sum;
}

K ring_3(int *out, const int *in, int n) { ring<3, 1>(out, in, n); }
K ring_3_late(int *out, const int *in, int n) { ring<3, 2>(out, in, n); }
K ring_3_slot(int *out, const int *in, int n) { ring<3, 1, 2>(out, in, n); }

K two_waits(int *out, const int *in, int n) { // a slot a tile, and all copies at once: the wait for all, then the barrier
#pragma unroll 1
    for (int k = 0; k < n; k++) __pipeline_memcpy_async(&s[k * BX + T], &in[k * BX + T], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    int sum = 0;
#pragma unroll 1
    for (int k = 0; k < n; k++) sum += s[k * BX + (T + 1) % BX];
    out[T] = sum;
}

K two_waits_swapped(int *out, const int *in, int n) { // the barrier first, then the wait
#pragma unroll 1
    for (int k = 0; k < n; k++) __pipeline_memcpy_async(&s[k * BX + T], &in[k * BX + T], 4); // A
    __pipeline_commit();
    __syncthreads();
    __pipeline_wait_prior(0);
    int sum = 0;
#pragma unroll 1
    for (int k = 0; k < n; k++) sum += s[k * BX + (T + 1) % BX]; // B
    out[T] = sum;
}

K own_alone(int *out, const int *in, int n) { // each thread reads its own: no barrier is needed, but the wait is
#pragma unroll 1
    for (int k = 0; k < n; k++) {
        __pipeline_memcpy_async(&s[T], &in[k * BX + T], 4);
        __pipeline_commit();
        __pipeline_wait_prior(0);
        out[k * BX + T] = s[T];
    }
}

K own_alone_unwaited(int *out, const int *in, int n) {
#pragma unroll 1
    for (int k = 0; k < n; k++) {
        __pipeline_memcpy_async(&s[T], &in[k * BX + T], 4); // A
        __pipeline_commit();
        out[k * BX + T] = s[T]; // B
    }
}
