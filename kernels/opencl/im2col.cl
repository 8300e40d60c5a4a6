// A 3x3 convolution's input as the A matrix [M, K] of a GEMM, from DRAM to LDS, halo lanes masked by the sentinel.
//
//     m = (n * H_out + h_out) * W_out + w_out        k = (kh * S + kw) * C + c
//     element ((n * H + h_out * STRIDE + kh * DILATION - PAD) * W + w_out * STRIDE + kw * DILATION - PAD) * C + c
//
// The arithmetic is that of specs/im2col/system.py; the tile, that of concrete/loaders/loader_config.py with 32 columns, 4 warps,
// 2-byte elements and DMA_BYTES a lane.
//
// CARRIED     (n, h_out, w_out) is decomposed once and carried from iteration to iteration
// UNIFORM     the block's k is decomposed once (32 divides C)
// NO_MASK     wrong: halo lanes read what lies next to the row or the image
// NO_DILATION wrong: taps are neighbours whatever DILATION says
// WRONG_CARRY wrong: a row that is left behind does not carry into the next image
// SIGNED_BYTES wrong: the byte offset is computed in 32 signed bits
#include "device.h"

#define C 64
#define R 3
#define S 3
#define STRIDE 1
#define DILATION 2
#define PAD 2
#define ES 2 // bytes an element

#define WARPS 4
#define TILE_COLS 32
#define LOAD_WIDTH (DMA_BYTES / ES)
#define THREADS_PER_ROW (TILE_COLS / LOAD_WIDTH)
#define ROWS_PER_WARP (WAVE / THREADS_PER_ROW)
#define ROWS_PER_ITERATION (WARPS * ROWS_PER_WARP)
#define ITERATIONS 2
#define TILE_ROWS (ITERATIONS * ROWS_PER_ITERATION)

#ifdef NO_DILATION
#define TAP_STEP 1
#else
#define TAP_STEP DILATION
#endif

__attribute__((reqd_work_group_size(WARPS * WAVE, 1, 1)))
kernel void im2col(global const u16 *input, int images, int height, int width, int out_height, int out_width) {
    local u16 tile[TILE_ROWS * TILE_COLS];
    const int elements = images * height * width * C;
    const __amdgpu_buffer_rsrc_t source = resource(input, (u32)elements * ES);

    const int lane = lane_id(), warp = warp_id();
    const int row = warp * ROWS_PER_WARP + lane / THREADS_PER_ROW;
    const int col = lane % THREADS_PER_ROW * LOAD_WIDTH;

#ifdef UNIFORM
    const int k = block_y() * TILE_COLS, within = col;
#else
    const int k = block_y() * TILE_COLS + col, within = 0;
#endif
    const int c = k % C + within, kw = k / C % S, kh = k / C / S;

    int n, h, w;
    for (int i = 0; i < ITERATIONS; ++i) {
#ifdef CARRIED
        if (i == 0) {
#endif
            const int m = block_x() * TILE_ROWS + row + i * ROWS_PER_ITERATION;
            w = m % out_width, h = m / out_width % out_height, n = m / out_width / out_height;
#ifdef CARRIED
        } else {
            w += ROWS_PER_ITERATION % out_width;
            h += ROWS_PER_ITERATION / out_width;
            if (w >= out_width)
                w -= out_width, ++h;
            if (h >= out_height)
#ifdef WRONG_CARRY
                h -= out_height;
#else
                h -= out_height, ++n;
#endif
        }
#endif
        const int y = h * STRIDE + kh * TAP_STEP - PAD, x = w * STRIDE + kw * TAP_STEP - PAD;
        int element = ((n * height + y) * width + x) * C + c;
#ifndef NO_MASK
        if (!(0 <= y && y < height && 0 <= x && x < width))
            element = elements;
#endif
#ifdef SIGNED_BYTES
        const u32 offset = element * ES;
#else
        const u32 offset = (u32)element * ES;
#endif
        local u16 *place = tile + (i * WARPS + warp) * (ROWS_PER_WARP * TILE_COLS);
        dma_to_lds(source, (local u8 *)place, offset, 0);
    }
}
