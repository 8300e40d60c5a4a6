// Places that are hashes, and random numbers.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo hashed.cu

__device__ __forceinline__ unsigned mix(unsigned key)
{
    key ^= key >> 16;
    key *= 0x85ebca6b;
    key ^= key >> 13;
    key *= 0xc2b2ae35;
    return key ^ key >> 16;
}

extern "C" __global__ void insert(uint2 *table, unsigned capacity, const unsigned *keys, const unsigned *values, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned slot = mix(keys[i]) & (capacity - 1);
    for (;;) {
        unsigned before = atomicCAS(&table[slot].x, ~0u, keys[i]);
        if (before == ~0u || before == keys[i])
            break;
        slot = (slot + 1) & (capacity - 1);
    }
    table[slot].y = values[i];
}

extern "C" __global__ void sample(const float *in, float *out, unsigned size, int n, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned x = i + 1;
    float sum = 0;
    for (int k = 0; k < count; ++k) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        sum += in[x % size];
    }
    out[i] = sum;
}

extern "C" __global__ void around(const int *next, float *out, unsigned n, unsigned start)
{
    unsigned at = start % n;
    while (next[at] < 0)
        at = (at + blockDim.x) % n;
    out[at] = 1;
}

extern "C" __global__ void chained(const float *in, float *out, const unsigned *keys, unsigned size, int n, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned x = i;
    float sum = 0;
#pragma unroll 1
    for (int k = 0; k < count; ++k) {
        x ^= keys[k];
        sum += in[x % size];
    }
    out[i] = sum;
}
