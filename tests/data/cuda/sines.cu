// Each function of a large angle multiplies it with bits of 2/pi, which it looks up by the exponent in a table of its own.
extern "C" __global__ void sines(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = sinf(x[i]);
}

extern "C" __global__ void tangents(const float *x, float *y, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = tanf(x[i] * 3.0f);
}
