// Rounds in each of which another warp writes, as an unrolled loop has them: many writes at one place, each of some threads.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo warps_in_turn.cu
//   ptxas -arch=sm_90 warps_in_turn.ptx -o /dev/null

template <int ROUNDS>
__device__ void in_turn(int *out, int length) {
    __shared__ int last[32];
    int t = threadIdx.x, warp = t / 32, own = t;
#pragma unroll
    for (int k = 0; k < ROUNDS; k++) {
        if (warp == k) {
            last[t % 32] = own;
            out[blockIdx.x * length + t] = own;
        }
        __syncthreads();
        own += last[t % 32];
        __syncthreads();
    }
}

extern "C" __global__ void three(int *out, int length) { in_turn<3>(out, length); }

extern "C" __global__ void four(int *out, int length) { in_turn<4>(out, length); }
