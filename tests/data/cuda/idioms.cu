// Idioms of kernels as people write them, right and wrong.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo idioms.cu

#define K extern "C" __global__ void
#define I ((int)(blockIdx.x * blockDim.x + threadIdx.x))

// -- what is loaded again, as a store may have changed it ---------------------------------------------------------------

K checked(int *x, int *out, const int *p, int n) {
    int i = I;
    if (i < n && (unsigned)p[i] < (unsigned)n) {
        out[i] = 1;
        x[p[i]] = 2;
    }
}

K checked_volatile(int *x, int *out, const volatile int *p, int n) {  // others may write there
    int i = I;
    if (i < n && (unsigned)p[i] < (unsigned)n) {
        out[i] = 1;
        x[p[i]] = 2;
    }
}

K checked_elsewhere(int *x, int *out, const int *p, int n) {
    int i = I;
    if (i + 1 < n && (unsigned)p[i] < (unsigned)n) {
        out[i] = 1;
        x[p[i + 1]] = 2;
    }
}

K checked_written(int *x, int *out, int *p, int n) {
    int i = I;
    if (i < n && (unsigned)p[i] < (unsigned)n) {
        p[i] = out[i];
        x[p[i ^ 0]] = 2;
    }
}

K marked(int *mark, const int *first, const int *to, const int *done, int n) {
    int i = I;
    if (i >= n) return;
    for (int j = first[i]; j < first[i + 1]; j++)
        if (!done[j]) mark[to[j]] = 1;
}

K marked_further(int *mark, const int *first, const int *to, const int *done, int n) {  // the end moves
    int i = I;
    if (i >= n) return;
    int end = first[i + 1];
    for (int j = first[i]; j < end; j++) {
        if (!done[j]) mark[to[j]] = 1;
        else end++;
    }
}

// -- division by what may be zero ---------------------------------------------------------------------------------------

K averages(unsigned char *out, const unsigned char *in, const int *count, int n) {  // its quotient is only stored
    int i = I;
    if (i < n) out[i] = in[i] / count[i];
}

K placed(unsigned char *out, const unsigned char *in, const int *count, int n) {
    int i = I;
    if (i >= n) return;
    int place = n / count[i];
    if (place >= 0 && place < n) out[place] = in[i];
}

K some(unsigned char *out, const unsigned char *in, const int *count, int n) {
    int i = I;
    if (i < n && in[i] / count[i] > 1) out[i] = 1;
}

K rounds(unsigned char *out, const unsigned char *in, const int *count, int n) {  // the quotient goes round a loop
    int i = I;
    if (i >= n) return;
    int at = 0;
    for (int j = 0; j < n; j++)
        at = (at + n / count[j]) & 255;
    if (at < n) out[at] = in[i];
}

// -- places by digits ---------------------------------------------------------------------------------------------------

K swept(float *out, int nx, int ny, int nz) {  // all planes, by the inner points of one
    int x = I, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
#pragma unroll 4
    for (int z = 1; z < nz - 1; z++) out[x + nx * (y + ny * z)] = x;
}

K swept_too_far(float *out, int nx, int ny, int nz) {  // the last column and the next row's first are one
    int x = I, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 0 || y < 1 || x > nx || y >= ny - 1) return;
#pragma unroll 4
    for (int z = 1; z < nz - 1; z++) out[x + nx * (y + ny * z)] = x;
}

K in_vectors(float4 *out, int n) {
#pragma unroll 4
    for (int i = I; i < n; i += gridDim.x * blockDim.x) out[i] = make_float4(i, 0, 0, 0);
}

K in_vectors_too_near(float4 *out, int n) {
#pragma unroll 4
    for (int i = I; i < n; i += gridDim.x * blockDim.x - 1) out[i] = make_float4(i, 0, 0, 0);
}
