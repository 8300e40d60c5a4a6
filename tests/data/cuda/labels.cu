// Labels that the kernel itself changes, each of which is the place of another one (tests/cuda/test_stays.py).
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo labels.cu

extern "C" __global__ void shortened(int *label, int *out, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    int found = label[label[t]];
    label[t] = found;
    __syncthreads();
    out[t] = label[found];
}

// the last label's place is outside
extern "C" __global__ void moved(int *label, int *out, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    label[t] = label[t] + 1;
    __syncthreads();
    out[t] = label[label[t]];
}

// inside where both loads are one number, which they are not
extern "C" __global__ void changed(int *label, int *out, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    int found = label[t];
    label[t] = n - 1 - found;
    __syncthreads();
    out[t + found - label[t]] = 1;
}
