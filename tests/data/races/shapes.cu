// Tiles that are transposed along diagonals, which go one way in a square matrix and another way in others.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo shapes.cu
//   ptxas -arch=sm_90 shapes.ptx -o /dev/null

#define TRANSPOSED(NAME, SQUARE, ROW, COLUMN)                                                                          \
    extern "C" __global__ void NAME(float *out, const float *in, int width, int height) {                              \
        __shared__ float tile[16][17];                                                                                 \
        unsigned bx, by;                                                                                               \
        if (width == height) {                                                                                         \
            by = blockIdx.x;                                                                                           \
            bx = (SQUARE) % gridDim.x;                                                                                 \
        } else {                                                                                                       \
            unsigned n = blockIdx.x + gridDim.x * blockIdx.y;                                                          \
            by = n % (ROW);                                                                                            \
            bx = (n / gridDim.y + (COLUMN)) % gridDim.x;                                                               \
        }                                                                                                              \
        tile[threadIdx.y][threadIdx.x] = in[(by * 16 + threadIdx.y) * width + bx * 16 + threadIdx.x];                  \
        __syncthreads();                                                                                               \
        out[(bx * 16 + threadIdx.y) * height + by * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];                \
    }

TRANSPOSED(diagonal, blockIdx.x + blockIdx.y, gridDim.y, by)
TRANSPOSED(square_twice, blockIdx.x + 2 * blockIdx.y, gridDim.y, by)
TRANSPOSED(rows_of_columns, blockIdx.x + blockIdx.y, gridDim.x, by)
TRANSPOSED(other_diagonal, blockIdx.x + blockIdx.y, gridDim.y, n / gridDim.y)
