// Windows over an image: the largest number of one that is cut off at the edges, and a convolution with padding; each of them
// once with a mistake of one row or column.
template <int MORE>
__device__ void pool(const float *in, float *out, int C, int H, int W, int K, int S, int P, int OH, int OW)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= C * OH * OW)
        return;
    int ow = i % OW, oh = i / OW % OH, c = i / OW / OH;
    int top = oh * S - P, left = ow * S - P;
    int bottom = min(top + K, H + MORE), right = min(left + K, W);
    top = max(top, 0);
    left = max(left, 0);
    float most = -1e30f;
#pragma unroll 1
    for (int h = top; h < bottom; ++h)
#pragma unroll 1
        for (int w = left; w < right; ++w)
            most = fmaxf(most, in[(c * H + h) * W + w]);
    out[i] = most;
}

extern "C" __global__ void pooled(const float *in, float *out, int C, int H, int W, int K, int S, int P, int OH, int OW)
{
    pool<0>(in, out, C, H, W, K, S, P, OH, OW);
}

extern "C" __global__ void pooled_wrong(const float *in, float *out, int C, int H, int W, int K, int S, int P, int OH, int OW)
{
    pool<1>(in, out, C, H, W, K, S, P, OH, OW);
}

template <int MORE>
__device__ void convolve(const float *in, const float *weights, float *out, int N, int C, int H, int W, int M, int R, int S,
                         int stride, int pad, int dilation, int OH, int OW)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= N * M * OH * OW)
        return;
    int ow = i % OW, oh = i / OW % OH, m = i / OW / OH % M, n = i / OW / OH / M;
    float sum = 0;
    for (int c = 0; c < C; ++c)
        for (int r = 0; r < R; ++r) {
            int h = oh * stride - pad + r * dilation;
            if (h < 0 || h >= H)
                continue;
#pragma unroll 1
            for (int s = 0; s < S; ++s) {
                int w = ow * stride - pad + s * dilation;
                if (w < 0 || w >= W + MORE)
                    continue;
                sum += in[((n * C + c) * H + h) * W + w] * weights[((m * C + c) * R + r) * S + s];
            }
        }
    out[i] = sum;
}

extern "C" __global__ void convolved(const float *in, const float *weights, float *out, int N, int C, int H, int W, int M,
                                     int R, int S, int stride, int pad, int dilation, int OH, int OW)
{
    convolve<0>(in, weights, out, N, C, H, W, M, R, S, stride, pad, dilation, OH, OW);
}

extern "C" __global__ void convolved_wrong(const float *in, const float *weights, float *out, int N, int C, int H, int W,
                                           int M, int R, int S, int stride, int pad, int dilation, int OH, int OW)
{
    convolve<1>(in, weights, out, N, C, H, W, M, R, S, stride, pad, dilation, OH, OW);
}
