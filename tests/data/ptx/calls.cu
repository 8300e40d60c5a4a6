// nvcc -ptx -lineinfo -arch=sm_90 -Xcicc -O0 calls.cu -o calls.O0.ptx
struct Steps { int first, each; };
__device__ void bump(int *x, int by) { *x += by; }
__device__ int index_of(const Steps &s, int i) { return s.first + i * s.each; }
__device__ int falling(int n) { return n < 2 ? n : falling(n - 1) + falling(n - 2); }

extern "C" __global__ void by_reference(float *out) {
    __shared__ float tile[64];
    int j = threadIdx.x;
    bump(&j, 3);
    Steps s = {1, 2};
    out[index_of(s, j)] = tile[j];
}

extern "C" __global__ void an_array(int *out, int n) {
    int own[4];
    for (int i = 0; i < 4; i++) own[i] = i * n;
    out[threadIdx.x] = own[n & 3];
}

extern "C" __global__ void recursive(int *out, int n) { out[falling(n)] = 1; }

extern "C" __global__ void indirect(int *out, int (*of)(int)) { out[threadIdx.x] = of(threadIdx.x); }
