// Counters of eight bits, which the compiler counts down in wider registers until their low bits are zero.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo narrow.cu
#define KERNEL extern "C" __global__ void

KERNEL rows(const int *in, int *out, int n, unsigned char m)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n)
        return;
    for (unsigned char i = 0; i < m; i++)
        out[t * m + i] = in[t * m + i] + 1;
}

// from m down to 0 by threes: past 0 where m is no multiple of these
KERNEL by_threes(const int *in, int *out, int n, unsigned char m)
{
    for (unsigned char left = m; left != 0; left -= 3)
        out[left] = in[left] + 1;
}
