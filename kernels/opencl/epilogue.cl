// RegTileEpilogue for a 16x16 MFMA whose operands are swapped: a lane holds four columns of one row.
//
//     whole chunk inside N    one 16-byte store        chunk cut by N    one store a column        past N    nothing
//
// The arithmetic is that of specs/epilogue/system.py; four warps stand side by side, 64 columns a block.
//
// NO_PARTIAL    wrong: a chunk that starts inside N is stored whole, into the next row
// OFF_BY_ONE    wrong: row M is stored too
// INT_ADDRESS   wrong: the element's number is computed in 32 signed bits
// ALIGNED       wrong: the wide store claims 16-byte alignment, which row_stride need not give
// SWAPPED       wrong: the lane's row and column are exchanged
#include "device.h"

#define WARPS 4
#define MFMA_ROWS 16
#define CHUNK 4

#ifdef NO_PARTIAL
#define WHOLE(n) ((n) < columns)
#else
#define WHOLE(n) ((n) + CHUNK <= columns)
#endif
#ifdef OFF_BY_ONE
#define BELOW(m) ((m) > rows)
#else
#define BELOW(m) ((m) >= rows)
#endif
#ifdef INT_ADDRESS
typedef int index_t;
#else
typedef long index_t;
#endif
#ifdef ALIGNED
typedef float4v stored_t;
#else
typedef float4u stored_t;
#endif

__attribute__((reqd_work_group_size(WARPS * WAVE, 1, 1)))
kernel void epilogue(global const float4v *accumulators, global float *output, int rows, int columns, int row_stride) {
    const int lane = lane_id(), warp = warp_id();
    const float4v values = accumulators[thread_id()];
#ifdef SWAPPED
    const int m = block_y() * MFMA_ROWS + lane / 4;
    const int n = (block_x() * WARPS + warp) * MFMA_ROWS + lane % 4 * CHUNK;
#else
    const int m = block_y() * MFMA_ROWS + lane % MFMA_ROWS;
    const int n = (block_x() * WARPS + warp) * MFMA_ROWS + lane / MFMA_ROWS * CHUNK;
#endif
    if (BELOW(m))
        return;
    global float *place = output + ((index_t)m * row_stride + n);
    if (WHOLE(n)) {
        *(global stored_t *)place = values;
    } else if (n < columns) {
        for (int e = 0; e < CHUNK - 1; ++e) // the last column of a cut chunk is never inside N
            if (n + e < columns)
                place[e] = values[e];
    }
}
