"""A valid call of each function, method and class of operands and outputs: (what to call, its arguments by name)."""

import numpy as np
from tileprove.concrete.gemm import dense as gemm
from tileprove.concrete.gemm import scaled as gemm_scaled
from tileprove.concrete.hardware import mfma, mx_formats, transpose_read
from tileprove.concrete.loaders import (
    block_scaled,
    epilogue,
    mma_loader,
    preshuffle,
    subtile_loader,
    v_strips,
    v_tile_loader,
)

LANES = np.arange(64)
MFMA = mfma.mfma_named("16x16x32_b16")
F4 = mfma.mfma_named("16x16x128_f4")
OP = block_scaled.BlockScaledMmaOp(num_m=2, num_n=2, num_k=2, num_slots=2)
OUT = epilogue.RegTileEpilogue(n_total=10, row_stride=12, chunk=4)
OUTPUT = gemm.Output(20, 20, 20)
GEMM = gemm.GemmConfig()
MMA = mma_loader.TiledMmaLoader(shape=(16, 16, 32), element_bytes=2, rows=32, cols=64)
SUB_TILE = subtile_loader.SubTileLoader(rows=32, cols=32, element_bytes=2)
V_TILE = v_tile_loader.VTileLoader(rows=64, depth=64, block_cols=32, threads=512)
IMAGE = np.zeros(1 << 14, dtype=np.uint8)
WORDS = np.zeros(64, dtype=np.uint32)
FRAGMENTS = np.zeros((64, 8))
RESULTS = np.zeros((64, 4))
PACKED = np.zeros((64, 16), dtype=np.uint8)
CODES = np.zeros((16, 64), dtype=np.int64)
SCALES = np.full((16, 2), 127)
STRIP = {"strip": v_strips.STRIP_32, "lane": LANES}
BLOCK = {"block_rows": 128, "block_cols": 64}

OPERANDS = {
    "block_scaled.BlockScaledMmaOp": (
        block_scaled.BlockScaledMmaOp, {"num_m": 1, "num_n": 1, "num_k": 1, "num_slots": 1}
    ),
    "block_scaled.BlockScaledMmaOp.fragment_byte": (OP.fragment_byte, {"lane": LANES, "tile": 0, "k_tile": 0}),
    "block_scaled.BlockScaledMmaOp.writer_byte": (OP.writer_byte, {"vector": LANES}),
    "block_scaled.BlockScaledMmaOp.scale_byte": (OP.scale_byte, {"lane": LANES, "tile": 0, "k_tile": 0}),
    "block_scaled.BlockScaledMmaOp.a_register": (OP.a_register, {"m": 0, "k_tile": 0}),
    "block_scaled.BlockScaledMmaOp.b_register": (OP.b_register, {"n": 0, "k_tile": 0, "slot": 0}),
    "block_scaled.BlockScaledMmaOp.c_register": (OP.c_register, {"m": 0, "n": 0}),
    "block_scaled.BlockScaledMmaOp.op_sel": (OP.op_sel, {"m": 0, "n": 0}),
    "block_scaled.BlockScaledMmaOp.write_tile": (
        OP.write_tile, {"lds": IMAGE, "tile": np.zeros((32, 128), np.uint8), "base_bytes": 0}
    ),
    "block_scaled.BlockScaledMmaOp.load_fragments": (OP.load_fragments, {"lds": IMAGE, "tiles": 2, "base_bytes": 0}),
    "block_scaled.BlockScaledMmaOp.load_b_preshuffled": (
        OP.load_b_preshuffled, {"buffer": IMAGE, "k_bytes": 256, "n_offset": 0, "kb_base": 0, "slot": 0}
    ),
    "block_scaled.BlockScaledMmaOp.load_scales": (
        OP.load_scales, {"scales": IMAGE, "tiles": 2, "k_tile": 0, "base_bytes": 0}
    ),
    "block_scaled.BlockScaledMmaOp.mma": (
        OP.mma,
        {"a": np.zeros((4, 64, 16), np.uint8), "b": np.zeros((8, 64, 16), np.uint8), "a_words": WORDS,
         "b_words": WORDS, "c": np.zeros((64, 16)), "k_tile": 0, "slot": 0},
    ),
    "epilogue.RegTileEpilogue": (epilogue.RegTileEpilogue, {"n_total": 10, "row_stride": 10, "chunk": 4}),
    "epilogue.RegTileEpilogue.address": (OUT.address, {"m": 0, "n": LANES}),
    "epilogue.RegTileEpilogue.wide": (OUT.wide, {"n": LANES}),
    "epilogue.RegTileEpilogue.single": (OUT.single, {"n": LANES, "e": 0}),
    "epilogue.RegTileEpilogue.stored": (OUT.stored, {"n": LANES, "e": 0}),
    "epilogue.RegTileEpilogue.store": (
        OUT.store,
        {"buffer": np.zeros(100), "values": np.zeros((3, 4)), "m": np.arange(3), "n": 0, "active": True, "base": 0},
    ),
    "epilogue.RegTileEpilogue.lambda_calls": (
        OUT.lambda_calls, {"values": np.zeros((3, 4)), "m": np.arange(3), "n": np.arange(3)}
    ),
    "epilogue.wide_store_aligned": (
        epilogue.wide_store_aligned,
        {"m": 0, "n": LANES, "row_stride": 64, "chunk": 4, "element_bytes": 2, "base_bytes": 0},
    ),
    "epilogue.split_row": (epilogue.split_row, {"split": 0, "m": LANES, "rows": 64}),
    "epilogue.chunks_per_lane": (epilogue.chunks_per_lane, {"mfma": MFMA}),
    "epilogue.chunk_position": (epilogue.chunk_position, {"mfma": MFMA, "lane": LANES, "index": 0}),
    "epilogue.writer_spills": (epilogue.writer_spills, {"n": LANES, "chunk": 4, "row_stride": 64}),
    "epilogue.writer_element_stored": (
        epilogue.writer_element_stored,
        {"m": 0, "n": LANES, "e": 0, "chunk": 4, "rows": 4, "row_stride": 64, "element_bytes": 2, "rule": "end"},
    ),
    "epilogue.writer_lane_position": (epilogue.writer_lane_position, {"lane": LANES, "thread_rows": 16, "chunk": 4}),
    "epilogue.writer_store": (
        epilogue.writer_store,
        {"buffer": np.zeros(100), "values": np.zeros((3, 4)), "m": np.arange(3), "n": 0, "rows": 3, "row_stride": 12,
         "element_bytes": 4, "base": 0},
    ),
    "dense.Output": (gemm.Output, {"rows": 4, "n": 4, "stride": 4, "guard_rows": 0}),
    "dense.Output.store_tile": (
        OUTPUT.store_tile, {"mfma": MFMA, "d": RESULTS, "row0": 0, "col0": 0, "rows": 16, "row_shift": 0}
    ),
    "dense.GemmConfig": (
        gemm.GemmConfig,
        {"mfma": MFMA, "BM": 64, "BN": 64, "BK": 32, "warps_m": 2, "warps_n": 2, "swizzle": None, "swizzle2": None,
         "splits": 1, "soffset_in_check": True},
    ),
    "dense.GemmConfig.mma_loader": (GEMM.mma_loader, {"rows": 32}),
    "dense.gemm": (
        gemm.gemm,
        {"config": GEMM, "a": np.zeros((4, 32), np.int64), "b": np.zeros((5, 32), np.int64), "row_stride": None},
    ),
    "scaled.ScaledGemmConfig": (
        gemm_scaled.ScaledGemmConfig, {"op": OP, "preshuffled_b": False, "preshuffled_scales": False}
    ),
    "scaled.scaled_gemm": (
        gemm_scaled.scaled_gemm,
        {"config": gemm_scaled.ScaledGemmConfig(op=OP), "a": np.zeros((16, 128), np.uint8),
         "b": np.zeros((16, 128), np.uint8), "a_scales": np.full((16, 8), 127, np.uint8),
         "b_scales": np.full((16, 8), 127, np.uint8), "row_stride": None},
    ),
    "mfma.Mfma": (
        mfma.Mfma,
        {"arch": "gfx950", "name": "x", "M": 16, "N": 16, "K": 128, "bits": 4, "chunk": 32, "grade": "A",
         "scaled": True},
    ),
    "mfma.Mfma.k": (MFMA.k, {"lane": LANES, "e": 0}),
    "mfma.Mfma.operand": (MFMA.operand, {"lane": LANES, "e": 0}),
    "mfma.Mfma.result": (MFMA.result, {"lane": LANES, "e": 0}),
    "mfma.Mfma.register": (MFMA.register, {"e": 0}),
    "mfma.Mfma.scale_operand": (F4.scale_operand, {"lane": LANES}),
    "mfma.mfma_named": (mfma.mfma_named, {"name": "16x16x32_b16", "arch": "gfx950"}),
    "mfma.gather_operand": (mfma.gather_operand, {"mfma": MFMA, "fragments": FRAGMENTS}),
    "mfma.scatter_operand": (mfma.scatter_operand, {"mfma": MFMA, "matrix": np.zeros((16, 32))}),
    "mfma.gather_result": (mfma.gather_result, {"mfma": MFMA, "fragments": RESULTS}),
    "mfma.scatter_result": (mfma.scatter_result, {"mfma": MFMA, "matrix": np.zeros((16, 16))}),
    "mfma.simulate": (mfma.simulate, {"mfma": MFMA, "a": FRAGMENTS, "b": FRAGMENTS, "c": None}),
    "mma_loader.TiledMmaLoader": (
        mma_loader.TiledMmaLoader,
        {"shape": (16, 16, 32), "element_bytes": 2, "rows": 32, "cols": 64, "swizzle": None, "swizzle2": None},
    ),
    "mma_loader.TiledMmaLoader.plain_offset": (MMA.plain_offset, {"lane": LANES, "j": 0, "half": 0}),
    "mma_loader.TiledMmaLoader.load_b_offset": (MMA.load_b_offset, {"lane": LANES, "i": 0, "j": 0, "half": 0}),
    "mma_loader.TiledMmaLoader.load_b_byte": (
        MMA.load_b_byte, {"lane": LANES, "i": 0, "j": 0, "half": 0, "imm_bytes": 0}
    ),
    "mma_loader.TiledMmaLoader.logical": (MMA.logical, {"lane": LANES, "i": 0, "j": 0, "e": 0}),
    "mma_loader.TiledMmaLoader.register_row": (MMA.register_row, {"i": 0, "j": 0}),
    "mma_loader.TiledMmaLoader.load_b": (MMA.load_b, {"image": IMAGE, "base_bytes": 0, "imm_bytes": 0}),
    "mma_loader.load_b_tr_offset": (
        mma_loader.load_b_tr_offset, {"shape": (16, 16, 32), "lane": LANES, "half": 0, "row_stride": 16}
    ),
    "mma_loader.load_b_tr_logical": (mma_loader.load_b_tr_logical, {"shape": (16, 16, 32), "lane": LANES, "e": 0}),
    "mma_loader.load_b_tr": (
        mma_loader.load_b_tr,
        {"image": IMAGE, "shape": (16, 16, 32), "row_stride": 16, "base_bytes": 0, "model": "measured"},
    ),
    "mx_formats.unpack_fp4": (mx_formats.unpack_fp4, {"packed": PACKED}),
    "mx_formats.pack_fp4": (mx_formats.pack_fp4, {"codes": CODES}),
    "mx_formats.doubled": (mx_formats.doubled, {"codes": CODES}),
    "mx_formats.scaled_product": (
        mx_formats.scaled_product, {"a_codes": CODES, "a_scales": SCALES, "b_codes": CODES, "b_scales": SCALES}
    ),
    "mx_formats.scale_bytes": (mx_formats.scale_bytes, {"words": WORDS, "op_sel": 0}),
    "mx_formats.gather_scales": (mx_formats.gather_scales, {"mfma": F4, "words": WORDS, "op_sel": 0}),
    "mx_formats.simulate_scaled": (
        mx_formats.simulate_scaled,
        {"mfma": F4, "a": PACKED, "b": PACKED, "a_words": WORDS, "b_words": WORDS, "a_op_sel": 0, "b_op_sel": 0,
         "c": None},
    ),
    "preshuffle.check_b": (preshuffle.check_b, {"n": 16, "k_bytes": 64}),
    "preshuffle.check_scales": (preshuffle.check_scales, {"mn": 32, "k_scales": 8}),
    "preshuffle.b_byte": (preshuffle.b_byte, {"n": LANES, "kb": 0, "k_bytes": 64}),
    "preshuffle.b_lane_position": (
        preshuffle.b_lane_position, {"lane": LANES, "i": 0, "k_tile": 0, "n_offset": 0, "kb_base": 0}
    ),
    "preshuffle.scale_byte": (preshuffle.scale_byte, {"mn": LANES, "ks": 0, "k_scales": 8}),
    "preshuffle.scale_word": (preshuffle.scale_word, {"mn": LANES, "ks": 0, "k_scales": 8}),
    "preshuffle.scale_op_sel": (preshuffle.scale_op_sel, {"mn": LANES, "ks": 0}),
    "preshuffle.scale_lane_position": (preshuffle.scale_lane_position, {"lane": LANES, "mn": 0, "ks": 0}),
    "preshuffle.preshuffle_b": (preshuffle.preshuffle_b, {"b": np.zeros((16, 64), np.uint8)}),
    "preshuffle.preshuffle_scales": (preshuffle.preshuffle_scales, {"scales": np.zeros((32, 8), np.uint8)}),
    "transpose_read.transposed_source": (
        transpose_read.transposed_source, {"lane": LANES, "n": 0, "element_bytes": 1, "model": "measured"}
    ),
    "transpose_read.documented_as_measured": (transpose_read.documented_as_measured, {"lane": LANES}),
    "transpose_read.butterfly": (transpose_read.butterfly, {"c": LANES}),
    "transpose_read.read_transposed": (
        transpose_read.read_transposed,
        {"image": IMAGE, "address": LANES * 8, "element_bytes": 1, "model": "measured"},
    ),
    "v_strips.Strip": (v_strips.Strip, {"M": 32, "K": 64, "key_bases": (0, 16)}),
    "v_strips.lane_coordinates_32": (v_strips.lane_coordinates_32, {"lane": LANES}),
    "v_strips.lane_coordinates_16": (v_strips.lane_coordinates_16, {"lane": LANES}),
    "v_strips.named_position": (v_strips.named_position, {**STRIP, "key_base": 0, "bk_tile": 0}),
    "v_strips.strip_byte": (
        v_strips.strip_byte, {**STRIP, "key_base": 0, **BLOCK, "dt": 0, "bk_tile": 0, "swizzle": None}
    ),
    "v_strips.held_key": (v_strips.held_key, {**STRIP, "e": 0, "bk_tile": 0}),
    "v_strips.held_depth": (v_strips.held_depth, {**STRIP, "dt": 0, "model": "measured"}),
    "v_strips.check_strip": (
        v_strips.check_strip, {"strip": v_strips.STRIP_32, **BLOCK, "bk_tile": 0, "depth_tiles": 1}
    ),
    "v_strips.load_v_fp8_strip": (
        v_strips.load_v_fp8_strip,
        {"image": IMAGE, "strip": v_strips.STRIP_32, **BLOCK, "dt": 0, "bk_tile": 0, "swizzle": None,
         "model": "measured", "base_bytes": 0},
    ),
}  # fmt: skip
