"""Where the arguments of the executors end: the last value that is taken and the first that is refused, side by side."""

import numpy as np
import pytest
from argument_table import CONFIG, LOADERS
from argument_table_operands import OPERANDS
from test_arguments import refused
from tileprove.concrete.arguments import checked, whole
from tileprove.concrete.hardware.buffer import IMMEDIATE_BYTES, U32, Resource
from tileprove.concrete.hardware.gpus import lds_dma
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders import im2col, tile_loader
from tileprove.concrete.loaders.addresses import Axes, axes
from tileprove.concrete.loaders.conv import Conv
from tileprove.concrete.loaders.loader_config import LoaderConfig
from tileprove.concrete.loaders.tile_loader import Matrix

LANES = np.arange(64)


def bytes_of(*shape):
    return np.zeros(shape, dtype=np.uint8)


def at(iteration=0, warp=0, lane=0):
    return Axes(*(np.full((1, 1, 1), value) for value in (iteration, warp, lane)))


# name, last valid change, first invalid change, what is said
LIMITS = [
    ("addresses.axes", {"warps": 1}, {"warps": 0}, "warps must be at least 1"),
    ("addresses.tile_base", {"offset": -4}, {"offset": -8}, "m_anchor + m_offset must be at least 0, got -4"),
    ("addresses.tile_base", {"offset": 4}, {"offset": 5}, "a multiple of 4, got 9"),
    ("addresses.check_reach", {"iterations": 2}, {"iterations": 1}, "iteration must be below 1"),
    ("banks.LdsTiming", {"phases": (tuple(range(64)),)}, {"phases": (tuple(range(63)),)}, "each of 64 lanes once"),
    ("banks.conflict_degrees", {"address": LANES * 4}, {"address": LANES * 4 + 2}, "dword-aligned"),
    ("banks.conflict_degrees", {"address": LANES * 4}, {"address": LANES[1:] * 4}, "an array (63,) of int64"),
    ("block_scaled.BlockScaledMmaOp.a_register", {"m": 1}, {"m": 2}, "m must be below 2 (num_m), got 2"),
    ("block_scaled.BlockScaledMmaOp.b_register", {"slot": 1}, {"slot": 2}, "slot must be below 2 (num_slots)"),
    ("block_scaled.BlockScaledMmaOp.scale_byte", {"k_tile": 1}, {"k_tile": 2}, "k_tile must be below 2 (num_k)"),
    ("block_scaled.BlockScaledMmaOp.write_tile", {"tile": bytes_of(16, 128)}, {"tile": bytes_of(17, 128)}, "tile"),
    ("block_scaled.BlockScaledMmaOp.write_tile", {"tile": bytes_of(128, 128)}, {"tile": bytes_of(144, 128)},
     "bytes 0..18431 of a buffer of 16384"),
    ("block_scaled.BlockScaledMmaOp.load_fragments", {"tiles": 4}, {"tiles": 5}, "tiles must be at most 4"),
    ("block_scaled.BlockScaledMmaOp.load_fragments", {"base_bytes": 12288}, {"base_bytes": 12289}, "leaves the 16384"),
    ("block_scaled.BlockScaledMmaOp.load_b_preshuffled", {"kb_base": 128}, {"kb_base": 144}, "kb_base must be at most 128"),
    ("block_scaled.BlockScaledMmaOp.load_b_preshuffled", {"kb_base": 16}, {"kb_base": 8}, "kb_base must be a multiple"),
    ("block_scaled.BlockScaledMmaOp.load_scales", {"tiles": 4}, {"tiles": 5}, "tiles must be at most 4"),
    ("block_scaled.BlockScaledMmaOp.mma", {"b": bytes_of(4, 64, 16)}, {"b": bytes_of(3, 64, 16)}, "at least 4 registers"),
    ("block_scaled.BlockScaledMmaOp.mma", {"c": np.zeros((64, 16))}, {"c": np.zeros((64, 17))}, "shape (64, 16)"),
    ("buffer.dma_lds_byte", {"lane": 63}, {"lane": 64}, "lane must be below 64, got 64"),
    ("buffer.dma_lds_byte", {"width_bytes": 16}, {"width_bytes": 8}, "no LDS-DMA load moves 8 bytes a lane"),
    ("buffer.buffer_offset", {"imm": IMMEDIATE_BYTES - 1}, {"imm": IMMEDIATE_BYTES}, "imm must be below 4096"),
    ("buffer.buffer_offset", {"voffset": U32 - 1}, {"voffset": U32}, f"voffset must be below {U32}"),
    ("buffer.Resource", {"num_records": U32 - 1}, {"num_records": U32}, f"num_records must be below {U32}"),
    ("buffer.Resource.wrapped", {"total_bytes": 0}, {"total_bytes": -8}, "total_bytes must be at least 0, got -8"),
    ("buffer.Resource.dword_in_range", {"rule": "start"}, {"rule": "middle"}, "one of 'end', 'start', got 'middle'"),
    ("conv.Conv", {"N": 2**53}, {"N": 2**54}, "less than 2^63 elements"),
    ("conv.Conv", {"runtime_output": (8, 8)}, {"runtime_output": (8, 8, 8)}, "(H_out, W_out), got 3 values"),
    ("conv.output_length", {"stride": 1}, {"stride": 0}, "stride must be at least 1"),
    ("epilogue.RegTileEpilogue", {"row_stride": 10}, {"row_stride": 9}, "row_stride must be at least n_total = 10"),
    ("epilogue.RegTileEpilogue.store", {"n": 0}, {"n": -4}, "n must be at least 0, got -4"),
    ("epilogue.RegTileEpilogue.store", {"base": 72}, {"base": 73}, "elements 73..100 of a buffer of 100"),
    ("epilogue.RegTileEpilogue.store", {"values": np.zeros((3, 4))}, {"values": np.zeros((3, 5))}, "[..., 4]"),
    ("epilogue.RegTileEpilogue.store", {"m": np.arange(3)}, {"m": np.arange(4)}, "one for each chunk"),
    ("epilogue.RegTileEpilogue.store", {"buffer": np.zeros(100)}, {"buffer": np.zeros(100, int)}, "a buffer of int64"),
    ("epilogue.RegTileEpilogue.lambda_calls", {"n": np.arange(3)}, {"n": np.arange(2)}, "one m and n each"),
    ("epilogue.chunk_position", {"index": 0}, {"index": 1}, "index must be below 1"),
    ("epilogue.writer_element_stored", {"element_bytes": 4}, {"element_bytes": 5}, "element_bytes must be below 5"),
    ("epilogue.writer_store", {"n": 0}, {"n": -1}, "n must be at least 0"),
    ("epilogue.writer_store", {"base": 72}, {"base": 73}, "elements 73..100 of a buffer of 100"),
    ("dense.Output", {"stride": 4}, {"stride": 3}, "at least N = 4"),
    ("dense.Output.store_tile", {"row_shift": 4}, {"row_shift": 5}, "row_shift must be at most 4"),
    ("dense.Output.store_tile", {"d": np.zeros((64, 4))}, {"d": np.zeros((64, 5))}, "shape (64, 4)"),
    ("dense.GemmConfig", {"BM": 64}, {"BM": 80}, "BM must be a multiple of 32"),
    ("dense.gemm", {"row_stride": 5}, {"row_stride": 4}, "at least N = 5"),
    ("dense.gemm", {"a": np.zeros((4, 32))}, {"a": np.full((4, 32), 0.5)}, "integers that fit 2 bytes"),
    ("scaled.scaled_gemm", {"a_scales": bytes_of(16, 8)}, {"a_scales": bytes_of(15, 8)}, "shape (16, 8)"),
    ("scaled.scaled_gemm", {"b_scales": bytes_of(16, 8)}, {"b_scales": bytes_of(16, 7)}, "b_scales"),
    ("scaled.scaled_gemm", {"a": bytes_of(16, 128)}, {"a": bytes_of(16, 64)}, "multiple of 128 packed bytes"),
    ("gpus.check_immediate", {"imm_bytes": 65535}, {"imm_bytes": 65536}, "got 65536"),
    ("gpus.read", {"address": 16380}, {"address": 16381}, "leaves the 16384-byte image"),
    ("gpus.lds_dma", {"lds_base": 16128}, {"lds_base": 16129}, "bytes 16129..16384 of a buffer of 16384"),
    ("gpus.lds_dma", {"imm": 4095}, {"imm": 4096}, "imm must be below 4096"),
    ("im2col.addresses", {"k_anchor": 64}, {"k_anchor": 65}, "k_anchor + k_offset must be a multiple of 64, got 65"),
    ("im2col.addresses", {"m_anchor": LANES.reshape(-1, 1, 1, 1)}, {"m_anchor": LANES}, "[*blocks, 1, 1, 1]"),
    ("im2col.addresses", {"at": at(1, 3, 63)}, {"at": at(2, 3, 63)}, "iteration must be below 2, got 2"),
    ("im2col.addresses", {"at": at(1, 3, 63)}, {"at": at(1, 4, 63)}, "warp must be below 4, got 4"),
    ("im2col.addresses", {"at": at(1, 3, 63)}, {"at": at(1, 3, 64)}, "lane must be below 64, got 64"),
    ("im2col.addresses", {"at": at(1)}, {"at": Axes(1, 0, 0)}, "[iterations, 1, 1]"),
    ("im2col.load_tile", {}, {"tensor": np.zeros((2, 14, 14, 63), np.int16)}, "shape (2, 14, 14, 64)"),
    ("lane_map.lds_element", {"col": 63}, {"col": 64}, "col must be below 64"),
    ("lane_map.effective_lane", {"lane": 63}, {"lane": 64}, "lane must be below 64"),
    ("lane_map.warp_tile", {}, {"config": LoaderConfig(tile_rows=64, tile_cols=48, warps=4, element_bytes=2,
                                                       load_width=8)}, "subtile_cols must divide tile_cols"),
    ("lds_image.LdsImage", {"tile_bytes": 8192}, {"tile_bytes": 8193}, "8193 bytes"),
    ("lds_image.LdsImage.tile", {"dtype": np.float16}, {"dtype": np.int8}, "dtype"),
    ("lds_image.LdsImage.elements", {"dtype": np.int64}, {"dtype": np.dtype("S3")}, "divides the tile's 8192 bytes"),
    ("mfma.Mfma", {"K": 128}, {"K": 256}, "block of 32 k a lane group"),
    ("mfma.Mfma", {"M": 16}, {"M": 8}, "M must be one of 16, 32"),
    ("mfma.gather_result", {}, {"fragments": np.zeros((64, 3))}, "shape (64, 4)"),
    ("mfma.scatter_operand", {}, {"matrix": np.zeros((17, 32))}, "shape (16, 32)"),
    ("mfma.scatter_result", {}, {"matrix": np.zeros((16, 17))}, "shape (16, 16)"),
    ("mfma.simulate", {"c": np.zeros((64, 4))}, {"c": np.zeros((64, 8))}, "c [lane, element]"),
    ("mma_loader.TiledMmaLoader", {"shape": (16, 16, 32)}, {"shape": (16, 32, 32)}, "N the same"),
    ("mma_loader.TiledMmaLoader.logical", {"e": 7}, {"e": 8}, "e must be below 8 (fragment)"),
    ("mma_loader.TiledMmaLoader.load_b_offset", {"half": 0}, {"half": 1}, "half must be below 1 (halves)"),
    ("mma_loader.load_b_tr_logical", {"shape": (32, 32, 16)}, {"shape": (32, 32, 8)}, "load_b_tr supports"),
    ("mma_loader.load_b_tr", {"row_stride": 16}, {"row_stride": 12}, "row_stride must be at least 16"),
    ("mx_formats.unpack_fp4", {"packed": np.array([255])}, {"packed": np.array([256])}, "packed must be below 256"),
    ("mx_formats.pack_fp4", {"codes": np.array([15, 15])}, {"codes": np.array([15, 16])}, "codes must be below 16"),
    ("mx_formats.pack_fp4", {"codes": np.zeros(4, int)}, {"codes": np.zeros(3, int)}, "even number"),
    ("mx_formats.scaled_product", {"b_scales": np.full((16, 2), 254)}, {"b_scales": np.full((16, 2), 255)}, "NaN"),
    ("mx_formats.scaled_product", {"a_scales": np.full((16, 2), 254)}, {"a_scales": np.full((16, 2), 255)}, "NaN"),
    ("mx_formats.scaled_product", {}, {"a_scales": np.full((15, 2), 1)}, "a_scales must be an array of shape (16, 2)"),
    ("mx_formats.scaled_product", {}, {"b_scales": np.full((16, 1), 1)}, "b_scales must be an array of shape (16, 2)"),
    ("mx_formats.scaled_product", {}, {"b_codes": np.zeros((16, 32), int)}, "b_codes"),
    ("mx_formats.scale_bytes", {"op_sel": 3}, {"op_sel": 4}, "byte 0..3"),
    ("mx_formats.gather_scales", {}, {"words": np.zeros(63, np.uint32)}, "shape (64,)"),
    ("preshuffle.check_b", {"n": 16}, {"n": 8}, "multiple of 16, got 8"),
    ("preshuffle.preshuffle_b", {"b": bytes_of(16, 64)}, {"b": np.zeros((16, 64), np.int16)}, "an array of uint8"),
    ("preshuffle.preshuffle_scales", {}, {"scales": np.zeros((32, 8))}, "an array of uint8"),
    ("preshuffle.preshuffle_b", {"b": bytes_of(16, 64)}, {"b": bytes_of(1, 16, 64)}, "shape (any, any)"),
    ("shared_tiles.SharedTile.offset", {"c": 31}, {"c": 32}, "c must be below 32 (cols)"),
    ("shared_tiles.SharedTile.swizzled", {"off": 1023}, {"off": 1024}, "off must be below 1024 (bytes)"),
    ("subtile_loader.SubTileLoader.load", {"row_stride": 32}, {"row_stride": 31}, "row_stride must be at least 32"),
    ("swizzle.Swizzle", {"shift": 3}, {"shift": 2}, "|shift| >= bits"),
    ("swizzle.Composition", {"swizzles": ()}, {"swizzles": (None,)}, "swizzles[0] must be a Swizzle"),
    ("tile_loader.Matrix", {"rows": 1}, {"rows": 0}, "Matrix.rows must be at least 1, got 0"),
    ("tile_loader.Matrix", {"stride": 64}, {"stride": 63}, "stride must be at least 64, got 63"),
    ("tile_loader.Matrix", {"rows": 2**56}, {"rows": 2**57}, "less than 2^63"),
    ("transpose_read.transposed_source", {"n": 7}, {"n": 8}, "n must be below 8"),
    ("transpose_read.transposed_source", {"n": 3, "element_bytes": 2}, {"n": 4, "element_bytes": 2}, "below 4"),
    ("transpose_read.read_transposed", {}, {"address": LANES[:63] * 8}, "each of 64 lanes"),
    ("v_strips.held_depth", {"model": "documented"}, {"model": "guessed"}, "one of 'measured', 'documented'"),
    ("v_tile_loader.VTileLoader.position", {"warp": 7}, {"warp": 8}, "warp must be below 8 (warps)"),
    ("v_tile_loader.VTileLoader.load", {"row_stride": 64}, {"row_stride": 63}, "row_stride must be at least 64"),
    ("v_tile_loader.chunked_read_byte", {"part": 3}, {"part": 4}, "part must be below 4"),
]  # fmt: skip
VALID = LOADERS | OPERANDS


@pytest.mark.parametrize(("name", "good", "bad", "said"), LIMITS)
def test_the_last_valid_and_the_first_invalid_value(name, good, bad, said):
    function, arguments = VALID[name]
    function(**arguments | good)
    assert said in refused(function, arguments, **bad)


def test_a_filter_larger_than_the_padded_input_has_no_output():
    """(8 - 30) / 1 + 1 is negative twice, and the product of two negative lengths was a number of rows."""
    assert Conv(N=2, H=30, W=30, C=8, R=30, S=30).M == 2
    large = Conv(N=2, H=8, W=8, C=8, R=30, S=30)
    for asked in ("M", "H_out", "W_out", "output_positions"):
        with pytest.raises(ConfigError, match=r"Conv\.[HW]_out must be at least 1, got -21"):
            getattr(large, asked)


def test_counts_of_a_tile_that_no_loader_compiles():
    for change, said in (
        ({"load_width": 64}, "load_width must not exceed"),
        ({"tile_cols": 1024}, "at least one tile row"),
    ):
        arguments = {"tile_rows": 64, "tile_cols": 64, "warps": 1, "element_bytes": 1, "load_width": 8} | change
        with pytest.raises(ConfigError, match=said):
            _ = LoaderConfig(**arguments).total_warp_rows + LoaderConfig(**arguments).thread_rows


@pytest.mark.parametrize("swizzle", [None, Swizzle(1, 5, 4)])
def test_some_iterations_of_a_carried_path_are_those_of_all(swizzle):
    conv = Conv(N=2, H=14, W=14, C=64, R=3, S=3, pad_h=1, pad_w=1)
    config = LoaderConfig(tile_rows=128, tile_cols=64, warps=4, element_bytes=2, load_width=8, swizzle=swizzle)
    loads = im2col.addresses(conv, config, m_anchor=64, k_anchor=128)
    assert config.num_iterations == 4
    every = axes(4, 4)
    for wanted in ([0], [2], [1, 3], [3, 0], [0, 1, 2, 3]):
        some = Axes(np.array(wanted).reshape(-1, 1, 1), every.warp, every.lane)
        found = im2col.addresses(conv, config, m_anchor=64, k_anchor=128, at=some)
        for field in ("row", "col", "m", "k", "element", "voffset", "soffset", "lds", "lds_base", "active"):
            assert np.array_equal(getattr(found, field), getattr(loads, field)[wanted]), (field, wanted)


def test_the_bounds_check_and_the_fetch_agree_where_offsets_wrap():
    """voffset + imm wraps at 2^32 for both; soffset is added in 64 bits, and imm moves the LDS byte as well."""
    memory, lds = np.arange(1, 65, dtype=np.uint8), np.full(64, 0xEE, dtype=np.uint8)
    lds_dma(
        memory, Resource(64), lds, voffset=U32 - 4, soffset=8, lds_base=4, lane=0, width_bytes=4, imm=16,
    )  # fmt: skip
    assert lds[20:24].tolist() == memory[12 + 8 : 12 + 8 + 4].tolist()
    assert (np.delete(lds, range(20, 24)) == 0xEE).all()
    lds_dma(memory, Resource(64), lds, voffset=U32 - 4, soffset=8, lds_base=0, lane=0, width_bytes=4)
    assert lds[:4].tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("width", [1, 2, 4])
def test_a_narrow_load_reaches_the_last_byte(width):
    memory = np.arange(1, 8, dtype=np.uint8)
    for voffset in range(9):
        lds = np.full(4, 0xEE, dtype=np.uint8)
        lds_dma(memory, Resource(7), lds, voffset=voffset, soffset=0, lds_base=0, lane=0, width_bytes=width)
        wanted = memory[voffset : voffset + width].tolist() if voffset + width <= 7 else [0] * width
        assert lds[:width].tolist() == wanted


def test_every_parameter_needs_a_rule():
    with pytest.raises(TypeError, match="rules for"):
        checked(x=whole())(lambda x, y: x + y)


def test_the_last_row_of_a_matrix_ends_with_its_columns():
    assert tile_loader.resource(Matrix(rows=3, cols=8, stride=64), CONFIG).num_records == 2 * (2 * 64 + 8)
    assert tile_loader.resource(Matrix(rows=1, cols=8, stride=64), CONFIG).num_records == 16
