"""The address functions of sections mma, block-scaled, sub-tile and epilogue run on opaque lane data."""

import numpy as np
import pytest
from test_array_protocol import Opaque, reveal
from tileprove.concrete.hardware import banks, mfma, transpose_read
from tileprove.concrete.hardware.shared_tiles import SHARED_TILES
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders import preshuffle, v_strips
from tileprove.concrete.loaders.block_scaled import BlockScaledMmaOp
from tileprove.concrete.loaders.epilogue import (
    RegTileEpilogue,
    chunk_position,
    split_row,
    wide_store_aligned,
    writer_element_stored,
    writer_lane_position,
    writer_spills,
)
from tileprove.concrete.loaders.mma_loader import TiledMmaLoader, load_b_tr_logical, load_b_tr_offset
from tileprove.concrete.loaders.subtile_loader import SubTileLoader
from tileprove.concrete.loaders.v_tile_loader import VTileLoader, chunked_read_byte, plain_position

PAIR = {"swizzle": Swizzle(1, 1, 4), "swizzle2": Swizzle(1, 0, 6)}
LOADER = TiledMmaLoader(shape=(16, 16, 128), element_bytes=1, rows=32, cols=256, **PAIR)
SUB_TILE = SubTileLoader(rows=64, cols=32, element_bytes=2, **PAIR)
PLAIN_V = VTileLoader(rows=64, depth=64, block_cols=32, threads=512)
CHUNKED_V = VTileLoader(rows=128, depth=128, block_cols=64, threads=512, element_bytes=1, chunked=True)
ONE_K, TWO_K = BlockScaledMmaOp(num_m=4, num_n=4), BlockScaledMmaOp(num_m=4, num_n=4, num_k=2, num_slots=2)

CASES = {
    "mfma.operand": (mfma.mfma_named("32x32x64_f8").operand, 2),
    "mfma.result": (mfma.mfma_named("32x32x64_f8").result, 2),
    "mfma.register": (mfma.mfma_named("32x32x64_f6").register, 1),
    "mfma.scale_operand": (mfma.mfma_named("32x32x64_f4").scale_operand, 1),
    "measured": (lambda lane, n: transpose_read.transposed_source(lane, n, 2), 2),
    "documented": (lambda lane, n: transpose_read.transposed_source(lane, n, 1, "documented"), 2),
    "documented_as_measured": (transpose_read.documented_as_measured, 1),
    "shared tile": (SHARED_TILES["st_32x32"].offset, 2),
    "group load": (lambda byte, stride: SHARED_TILES["st_16x32"].group_load_source(byte, 64, stride), 2),
    "load_b": (LOADER.load_b_byte, 4),
    "load_b logical": (LOADER.logical, 4),
    "register row": (LOADER.register_row, 2),
    "load_b_tr": (lambda lane, half, stride: load_b_tr_offset((32, 32, 16), lane, half, stride), 3),
    "load_b_tr logical": (lambda lane, e: load_b_tr_logical((32, 32, 16), lane, e), 2),
    "strip 32": (
        lambda lane, base, dt: v_strips.strip_byte(
            v_strips.STRIP_32, lane, base, block_rows=128, block_cols=64, dt=dt, swizzle=Swizzle(3, 0, 3)
        ),
        3,
    ),
    "strip 16": (
        lambda lane, base, dt: v_strips.strip_byte(v_strips.STRIP_16, lane, base, block_rows=128, block_cols=64, dt=dt),
        3,
    ),
    "held": (
        lambda lane, e, t: (
            v_strips.held_key(v_strips.STRIP_32, lane, e, t),
            v_strips.held_depth(v_strips.STRIP_32, lane, t, "documented"),
        ),
        3,
    ),
    "sub-tile voffset": (SUB_TILE.voffset, 4),
    "sub-tile soffset": (SUB_TILE.soffset, 4),
    "sub-tile lds": (SUB_TILE.lds_byte, 3),
    "v tile": (PLAIN_V.source_byte, 4),
    "v tile lds": (PLAIN_V.lds_base, 2),
    "v tile position": (plain_position, 1, (64, 32, 2)),
    "chunked": (CHUNKED_V.source_byte, 4),
    "chunked lds": (CHUNKED_V.lds_base, 2),
    "chunked read": (chunked_read_byte, 4),
    "fragment, swizzled": (ONE_K.fragment_byte, 3),
    "fragment": (TWO_K.fragment_byte, 3),
    "writer": (ONE_K.writer_byte, 1),
    "scale": (TWO_K.scale_byte, 3),
    "registers": (lambda i, k, s: (TWO_K.a_register(i, k), TWO_K.b_register(i, k, s), TWO_K.c_register(i, k)), 3),
    "preshuffled b": (lambda n, kb: preshuffle.b_byte(n, kb, 256), 2),
    "b lane": (preshuffle.b_lane_position, 5),
    "preshuffled scale": (lambda mn, ks: preshuffle.scale_word(mn, ks, 16), 2),
    "op_sel": (preshuffle.scale_op_sel, 2),
    "scale lane": (preshuffle.scale_lane_position, 3),
    "chunk": (lambda lane, index: chunk_position(mfma.mfma_named("32x32x16_b16"), lane, index), 2),
    "stored": (
        lambda n, e, total: (
            RegTileEpilogue(n_total=total, row_stride=total, chunk=4).stored(n, e),
            RegTileEpilogue(n_total=total, row_stride=total, chunk=4).address(e, n),
        ),
        3,
    ),
    "aligned": (wide_store_aligned, 3, (4, 2)),
    "split": (split_row, 3),
    "spills": (writer_spills, 3),
    "writer element": (
        lambda m, n, e, rows, stride: writer_element_stored(
            m, n, e, chunk=2, rows=rows, row_stride=stride, element_bytes=2
        ),
        5,
    ),
    "writer lane": (writer_lane_position, 3),
}


# where the arguments end, if not at 60
ENDS = {
    "measured": (64, 4),
    "documented": (64, 8),
    "shared tile": (32, 32),
    "load_b": (64, 60, 60, 2),
    "load_b logical": (64, 60, 60, 32),
    "load_b_tr": (64, 2, 60),
    "load_b_tr logical": (64, 8),
    "held": (64, 32, 60),
    "v tile": (8, 64, 1, 60),
    "v tile lds": (8, 1),
    "chunked": (8, 64, 2, 60),
    "chunked lds": (8, 2),
    "chunked read": (64, 2, 4, 4),
    "fragment, swizzled": (64, 60, 1),
    "fragment": (64, 60, 2),
    "scale": (64, 60, 2),
    "registers": (2, 2, 2),
    "chunk": (64, 16),
}


@pytest.mark.parametrize("name", CASES)
def test_opaque_lane_data(name):
    function, count, *rest = CASES[name]
    fixed = rest[0] if rest else ()
    rng = np.random.default_rng(len(name))
    numbers = [rng.integers(min(1, end - 1), end, 200) for end in ENDS.get(name, (60,) * count)]
    wanted, got = function(*numbers, *fixed), function(*map(Opaque, numbers), *fixed)
    if not isinstance(wanted, tuple):
        wanted, got = (wanted,), (got,)
    for plain, hidden in zip(wanted, got, strict=True):
        assert isinstance(hidden, Opaque)
        assert np.array_equal(reveal(hidden), plain)
    scalars = function(*(int(x[0]) for x in numbers), *fixed)
    assert np.array_equal([int(s) for s in np.atleast_1d(scalars)], [plain[0] for plain in wanted])


def test_opaque_data_is_refused_where_values_are_needed():
    with pytest.raises(ConfigError, match="one byte address for each of 64 lanes"):
        banks.worst_degree(Opaque(np.arange(64)), "ds_read_b128")
