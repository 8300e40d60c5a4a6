// Elements that are written on every way that a thread may take, whatever it loads: behind loops that are left early, on both
// sides of a branch, in each case of a switch. Each has a twin in which one way goes past the stores.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo ways.cu
#define KERNEL extern "C" __global__ void

KERNEL found_first(const int *in, int *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int j = 0; j < m; j++)
        if (in[j] == i) {
            out[i] = j;
            return;
        }
    out[i] = -1;
}

KERNEL found_first_wrong(const int *in, int *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int j = 0; j < m; j++) {
        if (in[j] == i) {
            out[i] = j;
            return;
        }
        if (in[j] == -i)
            return;
    }
    out[i] = -1;
}

KERNEL in_steps(const int *in, int *out, int n, int m)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        if (in[i] < 0) {
            out[i] = 0;
            continue;
        }
        int sum = 0;
        for (int j = 0; j < m && sum < 1000; j++)
            sum += in[j] % 17;
        out[i] = sum;
    }
}

KERNEL in_steps_skipped(const int *in, int *out, int n, int m)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        if (in[i] < 0)
            continue;
        int sum = 0;
        for (int j = 0; j < m && sum < 1000; j++)
            sum += in[j] % 17;
        out[i] = sum;
    }
}

KERNEL in_steps_left(const int *in, int *out, int n, int m)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        int sum = 0;
        for (int j = 0; j < m && sum < 1000; j++)
            sum += in[j] % 17;
        out[i] = sum;
        if (in[i] < 0)
            break;
    }
}

KERNEL in_steps_unreached(const int *in, int *out, int n, int m)
{
    if (in[blockIdx.x % n] < 0)
        return;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        out[i] = in[i];
}

KERNEL cases(const int *in, int *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    switch (in[i]) {
        case 0: out[i] = m; break;
        case 1: out[i] = m * in[m - 1]; break;
        case 7: out[i] = m - in[m - 1]; break;
        default: out[i] = 3;
    }
}

KERNEL cases_wrong(const int *in, int *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    switch (in[i]) {
        case 0: out[i] = m; break;
        case 1: out[i] = m * in[m - 1]; break;
        case 7: break;
        default: out[i] = 3;
    }
}

// the loop runs at least once
KERNEL until(const int *in, int *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int j = 0; j < m; j++) {
        out[i] = in[j];
        if (in[j] > i)
            break;
    }
}

KERNEL until_wrong(const int *in, int *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int j = 1; j < m; j++) {
        out[i] = in[j];
        if (in[j] > i)
            break;
    }
}

// the thread of an element writes, but another element where what it loads is odd
KERNEL elsewhere(const int *in, int *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    if (in[i] & 1)
        out[i / 2] = m;
    else
        out[i] = 0;
}

// four elements by one store, and what is left
KERNEL by_fours(const float *in, float *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 4)
        ((float4 *)out)[i] = ((const float4 *)in)[i];
    int left = n / 4 * 4 + i;
    if (left < n)
        out[left] = in[left];
}

KERNEL by_fours_wrong(const float *in, float *out, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 4)
        ((float4 *)out)[i] = ((const float4 *)in)[i];
    int left = n / 4 * 4 + i;
    if (left < n - 1)
        out[left] = in[left];
}

// a store in a loop in a loop, on both sides of a branch
KERNEL in_rows(const int *in, int *out, int n, int m)
{
    for (int row = blockIdx.x; row < n / m; row += gridDim.x)
        for (int at = threadIdx.x; at < m; at += blockDim.x) {
            if (in[row * m + at] < 0)
                out[row * m + at] = 0;
            else
                out[row * m + at] = in[row * m + at];
        }
}

KERNEL in_rows_wrong(const int *in, int *out, int n, int m)
{
    for (int row = blockIdx.x; row < n / m; row += gridDim.x)
        for (int at = threadIdx.x; at < m; at += blockDim.x) {
            if (in[row * m + at] < 0)
                continue;
            out[row * m + at] = in[row * m + at];
        }
}
