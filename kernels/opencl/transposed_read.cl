// MFMA operands out of LDS through the transposed reads of gfx950, one wave.
//
// b_operand: TiledMmaLoader.load_b_tr for bf16 32x32x16 (two halves of 8 rows) and 16x16x32 (two halves of 16 rows).
// v_strip: TiledMmaLoader.load_v_fp8_strip, four reads of 16 keys.
//
// SWAPPED_BLOCKS  wrong: b_operand takes the 4x16 blocks of a half column by column
// NO_HALF         wrong: v_strip's upper 32 lanes read the keys of the lower ones
// SWAPPED_KEYS    wrong: v_strip exchanges a key's low two bits with its pair
#include "device.h"

#define ES 2
#define MK 16
#define MN 32
#define BLOCKS_ACROSS (MN / 16)
#define HALF_ROWS (MK / 2)

__attribute__((reqd_work_group_size(WAVE, 1, 1)))
kernel void b_operand(global const u32x4 *source, global short4v *fragments) {
    local u8 tile[MK * MN * ES] __attribute__((aligned(16)));
    const int lane = thread_id();
    ((local u32x4 *)tile)[lane] = source[lane];
    wait_for_loads();

    const int group = lane / 16, inside = lane % 16;
#ifdef SWAPPED_BLOCKS
    const int block_row = group % BLOCKS_ACROSS, block_col = group / BLOCKS_ACROSS;
#else
    const int block_row = group / BLOCKS_ACROSS, block_col = group % BLOCKS_ACROSS;
#endif
    for (int part = 0; part < 2; ++part) {
        const int row = part * HALF_ROWS + block_row * 4 + inside / 4, col = block_col * 16 + inside % 4 * 4;
        local u8 *at = tile + (row * MN + col) * ES;
        fragments[lane * 2 + part] = __builtin_amdgcn_ds_read_tr16_b64_v4i16((local short4v *)at);
    }
}

#define KEYS 128
#define BLOCK_COLS 64 // bytes of depth in an LDS block
#define MM 32

__attribute__((reqd_work_group_size(WAVE, 1, 1)))
kernel void v_strip(global const u32x4 *source, global int2v *fragments, int depth_tile, int key_tile) {
    local u8 block[KEYS * BLOCK_COLS] __attribute__((aligned(16)));
    const int lane = thread_id();
    for (int i = 0; i < KEYS * BLOCK_COLS / (16 * WAVE); ++i)
        ((local u32x4 *)block)[i * WAVE + lane] = source[i * WAVE + lane];
    wait_for_loads();

    const int pair = lane % 16 / 2;
#ifdef SWAPPED_KEYS
    const int rel_key = pair / 2 + 8 * (pair % 2);
#else
    const int rel_key = pair % 4 + 8 * (pair / 4);
#endif
#ifdef NO_HALF
    const int key_shift = 0;
#else
    const int key_shift = 4 * (lane / 32);
#endif
    const int depth = depth_tile * MM + 16 * (lane / 16 % 2) + 8 * (lane % 2);
    for (int part = 0; part < 4; ++part) {
        const int key = key_tile * 64 + part * 16 + rel_key + key_shift;
        local u8 *at = block + key * BLOCK_COLS + depth;
        fragments[lane * 4 + part] = __builtin_amdgcn_ds_read_tr8_b64_v2i32((local int2v *)at);
    }
}
