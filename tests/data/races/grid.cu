// Blocks that wait for one another: nvcc -ptx -lineinfo -arch=sm_90 grid.cu
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

extern "C" __global__ void shifted(int *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int own = i + 1 < n ? x[i + 1] : 0;
    cg::this_grid().sync();
    if (i < n) x[i] = own;
}

extern "C" __global__ void shifted_wrong(int *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int own = i + 1 < n ? x[i + 1] : 0;
    if (i < n) x[i] = own;
    cg::this_grid().sync();
}

extern "C" __global__ void rounds(int *x, int n, int turns) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int turn = 0; turn < turns; ++turn) {
        int own = i + 1 < n ? x[i + 1] : 0;
        cg::this_grid().sync();
        if (i < n) x[i] = own;
        cg::this_grid().sync();
    }
}

extern "C" __global__ void rounds_wrong(int *x, int n, int turns) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int turn = 0; turn < turns; ++turn) {
        int own = i + 1 < n ? x[i + 1] : 0;
        cg::this_grid().sync();
        if (i < n) x[i] = own;
    }
}

// what a block leaves in its own shared memory is no other block's
extern "C" __global__ void partial(int *sums, int *out) {
    __shared__ int part[256];
    int t = threadIdx.x;
    part[t] = t;
    if (t == 0) sums[blockIdx.x] = blockIdx.x;
    cg::this_grid().sync();
    out[blockIdx.x * blockDim.x + t] = part[blockDim.x - 1 - t] + sums[gridDim.x - 1 - blockIdx.x];
}

extern "C" __global__ void some_blocks(int *x) {
    if (blockIdx.x % 2 == 0) cg::this_grid().sync();
    x[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}

extern "C" __global__ void first_returns(int *x) {
    if (blockIdx.x == 0 && threadIdx.x == 0) return;
    x[blockIdx.x * blockDim.x + threadIdx.x] = 1;
    cg::this_grid().sync();
}

extern "C" __global__ void last_returns(int *x) {
    if (threadIdx.x > 0 && threadIdx.x == blockDim.x - 1) return;
    x[blockIdx.x * blockDim.x + threadIdx.x] = 1;
    cg::this_grid().sync();
}

// each block may wait as often as its own number says
extern "C" __global__ void uneven(int *x) {
    for (int turn = 0; turn < blockIdx.x; ++turn) cg::this_grid().sync();
    x[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}
