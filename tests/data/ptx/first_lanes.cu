// What shfl.sync.idx of lane 0 gives, with all 32 lanes in its mask, in blocks whose last warp is not whole, and whose rows are no warps.
// nvcc -arch=sm_90 -o first_lanes first_lanes.cu && ./first_lanes > first_lanes.csv
#include <cstdio>

__global__ void hand(int* got, int width) {
    int own = threadIdx.x + 100 * threadIdx.y + 10000 * threadIdx.z + 1000000 * blockIdx.x, given;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 31, -1;" : "=r"(given) : "r"(own));
    int flat = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    got[blockIdx.x * width + flat] = given;
}

int main() {
    dim3 blocks[] = {{96}, {40}, {33}, {1}, {32, 3}, {64, 2}, {16, 6}, {48, 2}, {5, 7, 3}, {8, 8, 2}, {100, 3}};
    int* got;
    cudaMallocManaged(&got, 2 * 1024 * sizeof(int));
    printf("x,y,z,block,thread,got\n");
    for (dim3 block : blocks) {
        int width = block.x * block.y * block.z;
        hand<<<2, block>>>(got, width);
        if (cudaDeviceSynchronize() != cudaSuccess) return 1;
        for (int at = 0; at < 2 * width; at++)
            printf("%d,%d,%d,%d,%d,%d\n", block.x, block.y, block.z, at / width, at % width, got[at]);
    }
}
