// A tile of a row-major matrix goes to LDS, swizzled, is read back row by row and stored densely.
//
// The load is TileLoaderLDS with whole tile rows a warp and a per-iteration byte swizzle (concrete/loaders/tile_loader.py):
// the DMA fills LDS in order, so a lane fetches the bytes whose swizzled place is the one that it fills.
//
// SWAPPED_BITS      wrong: the loader xors with the bits one higher than the reader does
// READ_PLAIN        wrong: the reader forgets the swizzle
// ROWS_AS_STRIDE    wrong: the resource ends after rows * TILE_COLS elements
#include "device.h"

#define ES 2
#define WARPS 4
#define TILE_ROWS 64
#define TILE_COLS 64
#define ROW_BYTES (TILE_COLS * ES)
#define TILE_BYTES (TILE_ROWS * ROW_BYTES)
#define ITERATION_BYTES (WARPS * WAVE * DMA_BYTES)
#define ITERATIONS (TILE_BYTES / ITERATION_BYTES)
#define READ_BYTES 16
#define READS (TILE_BYTES / (WARPS * WAVE * READ_BYTES))

#ifdef SWAPPED_BITS
#define LOADER_SHIFT 4
#else
#define LOADER_SHIFT 3
#endif
#ifdef ROWS_AS_STRIDE
#define RESOURCE_STRIDE TILE_COLS
#else
#define RESOURCE_STRIDE stride
#endif

__attribute__((reqd_work_group_size(WARPS * WAVE, 1, 1)))
kernel void tile_copy(global const u16 *matrix, global u32x4 *copy, int rows, int stride) {
    local u8 tile[TILE_BYTES] __attribute__((aligned(16)));
    const __amdgpu_buffer_rsrc_t source = resource(matrix, (u32)(rows * RESOURCE_STRIDE) * ES);
    const u32 soffset = (u32)(block_y() * TILE_ROWS * stride + block_x() * TILE_COLS) * ES;
    const int lane = lane_id(), warp = warp_id();

    for (int i = 0; i < ITERATIONS; ++i) {
        const u32 base = (i * WARPS + warp) * WAVE * DMA_BYTES;
        const u32 byte = swizzle(base + lane * DMA_BYTES, 3, 4, LOADER_SHIFT);
        const int row = byte / ROW_BYTES, col = byte % ROW_BYTES / ES;
        dma_to_lds(source, tile + base, (u32)(row * stride + col) * ES, soffset);
    }
    wait_for_loads();
    for (int i = 0; i < READS; ++i) {
        const u32 vector = i * WARPS * WAVE + thread_id();
#ifdef READ_PLAIN
        const u32 byte = vector * READ_BYTES;
#else
        const u32 byte = swizzle(vector * READ_BYTES, 3, 4, 3);
#endif
        copy[vector] = *(local const u32x4 *)(tile + byte);
    }
}
