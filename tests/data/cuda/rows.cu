// Rows that are written in three loops, edges and middle, each of which the compiler unrolls; and with an element too many.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo rows.cu

template <int MORE>
__device__ void in_three(float *out, const float *in, int w, int h, int r)
{
    int y = blockIdx.x * blockDim.x + threadIdx.x;
    if (y >= h) return;
    float *row = out + y * w;
    float sum = in[y];
    for (int x = 0; x <= r; x++) {
        sum += in[y];
        row[x] = sum;
    }
    for (int x = r + 1; x < w - r; x++) {
        sum -= in[y];
        row[x] = sum;
    }
    for (int x = w - r; x < w + MORE; x++) {
        sum *= in[y];
        row[x] = sum;
    }
}

extern "C" __global__ void rows_in_three(float *out, const float *in, int w, int h, int r)
{
    in_three<0>(out, in, w, h, r);
}

extern "C" __global__ void rows_one_too_far(float *out, const float *in, int w, int h, int r)
{
    in_three<1>(out, in, w, h, r);
}
