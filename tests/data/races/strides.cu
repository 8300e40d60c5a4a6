// A loop whose last rounds, or first ones, a compiler takes by themselves: it goes on by a number that callers give.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo strides.cu
//   ptxas -arch=sm_90 strides.ptx -o /dev/null

extern "C" __global__ void strides(float *out, int step) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < 100 * step; i += step) out[i] = 2;
}
