// A pointer, and a number, that a loop in a loop carries on; and a pointer that goes a row too far.
extern "C" __global__ void rows(float *out, int rows, int columns, int step)
{
    float *at = out + threadIdx.x;
#pragma unroll 1
    for (int i = 0; i < rows; ++i)
#pragma unroll 1
        for (int j = 0; j < columns; ++j) {
            *at = 1.0f;
            at += step;
        }
}

extern "C" __global__ void rows_wrong(float *out, int rows, int columns, int step)
{
    float *at = out + threadIdx.x;
#pragma unroll 1
    for (int i = 0; i < rows; ++i)
#pragma unroll 1
        for (int j = 0; j <= columns; ++j) {
            *at = 1.0f;
            at += step;
        }
}

extern "C" __global__ void numbers(float *out, int rows, int columns, int step)
{
    int at = threadIdx.x;
#pragma unroll 1
    for (int i = 0; i < rows; ++i)
#pragma unroll 1
        for (int j = 0; j < columns; ++j) {
            out[at] = 1.0f;
            at += step;
        }
}

extern "C" __global__ void chosen(float *out, const int *keys, int rows, int columns, int step)
{
    float *at = out + threadIdx.x;
#pragma unroll 1
    for (int i = 0; i < rows; ++i)
#pragma unroll 1
        for (int j = 0; j < columns && keys[i] != j; ++j) {
            *at = 1.0f;
            at += step;
        }
}
