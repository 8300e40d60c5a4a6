"""BlockScaledMmaOp: fragments, scales and registers."""

import itertools
from dataclasses import replace

import numpy as np
import pytest
from tileprove.concrete.hardware.banks import conflict_degrees, worst_degree
from tileprove.concrete.hardware.mfma import mfma_named
from tileprove.concrete.hardware.mx_formats import unpack_fp4
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.block_scaled import BlockScaledMmaOp
from tileprove.concrete.loaders.preshuffle import preshuffle_b

LANES = np.arange(64)
OPS = [
    BlockScaledMmaOp(num_m=m, num_n=n, num_k=k, num_slots=s)
    for m, n, k, s in [(4, 4, 1, 1), (4, 2, 2, 2), (1, 3, 4, 1)]
]


@pytest.mark.parametrize("op", OPS, ids=str)
def test_fragments_are_the_fp4_operand(op):
    """Written by row-major threads and read back by the lanes, each nibble is the element that the MFMA expects."""
    mfma, rng = mfma_named("16x16x128_f4"), np.random.default_rng(1)
    tile = rng.integers(0, 256, (op.num_m * 16, op.row_bytes), dtype=np.uint8)
    lds = np.zeros(tile.size + 32, dtype=np.uint8)
    op.write_tile(lds, tile, base_bytes=32)
    registers = op.load_fragments(lds, op.num_m, base_bytes=32)
    codes = unpack_fp4(tile)
    for m, k_tile in itertools.product(range(op.num_m), range(op.num_k)):
        row, k = mfma.operand(LANES[:, None], np.arange(32))
        wanted = codes[16 * m + row, 128 * k_tile + k]
        assert np.array_equal(unpack_fp4(registers[op.a_register(m, k_tile)]), wanted)


@pytest.mark.parametrize("op", OPS, ids=str)
def test_addresses_by_plain_loops(op):
    touched = []
    for tile, k_tile, lane in itertools.product(range(op.num_m), range(op.num_k), range(64)):
        row, part = lane % 16, lane // 16
        if op.num_k == 1:
            index = row * 4 + part
            inside = (index ^ index >> 3 & 7) * 16
        else:
            inside = row * op.num_k * 64 + k_tile * 64 + part * 16
        assert op.fragment_byte(lane, tile, k_tile) == tile * 16 * op.num_k * 64 + inside
        touched.append(op.fragment_byte(lane, tile, k_tile))
        scale = (tile * 16 + row) * 4 * op.num_k + 4 * k_tile + part
        assert op.scale_byte(lane, tile, k_tile) == scale
    assert sorted(touched) == list(range(0, op.num_m * 16 * op.row_bytes, 16))
    vectors = np.arange(op.num_m * 4 * op.row_bytes // 16)
    assert np.unique(op.writer_byte(vectors)).size == vectors.size


def test_an_unswizzled_reader_of_a_swizzled_tile_is_caught():
    op = OPS[0]
    tile = np.random.default_rng(2).integers(0, 256, (64, 64), dtype=np.uint8)
    lds = np.zeros(tile.size, dtype=np.uint8)
    op.write_tile(lds, tile)
    plain = lds.reshape(4, 16, 4, 16).transpose(0, 2, 1, 3).reshape(4, 64, 16)
    assert not np.array_equal(op.load_fragments(lds, 4), plain)


def test_the_swizzle_moves_whole_elements_of_16_bytes():
    op, byte_swizzle = OPS[0], Swizzle(3, 4, 3)
    for byte in range(1024):
        assert op.writer_byte(byte // 16) + byte % 16 == byte_swizzle(byte)


def test_bank_conflicts():
    """Four lanes of a phase share banks two by two without the swizzle, and no two with it."""
    op = OPS[0]
    plain = LANES % 16 * 64 + LANES // 16 * 16
    assert conflict_degrees(plain, "ds_read_b128") == [2, 2, 2, 2]
    assert {worst_degree(op.fragment_byte(LANES, tile, 0), "ds_read_b128") for tile in range(4)} == {1}
    assert worst_degree(op.writer_byte(LANES), "ds_write_b128") == 1
    assert worst_degree(OPS[1].fragment_byte(LANES, 0, 1), "ds_read_b128") == 4
    assert worst_degree(OPS[2].fragment_byte(LANES, 0, 3), "ds_read_b128") == 8


@pytest.mark.parametrize("op", OPS, ids=str)
def test_registers_are_distinct_and_slots_disjoint(op):
    a = [op.a_register(m, k) for k in range(op.num_k) for m in range(op.num_m)]
    assert a == list(range(op.num_m * op.num_k))
    b = [op.b_register(n, k, s) for s in range(op.num_slots) for k in range(op.num_k) for n in range(op.num_n)]
    assert b == list(range(op.num_slots * op.num_n * op.num_k))
    c = [op.c_register(m, n) + r for m in range(op.num_m) for n in range(op.num_n) for r in range(4)]
    assert c == list(range(op.num_m * op.num_n * 4))


def test_scale_words():
    """Byte t of a lane's word is the scale of tile t that the scale operand wants; bytes of absent tiles are zero."""
    mfma = mfma_named("16x16x128_f4")
    for op, tiles in itertools.product(OPS, range(1, 5)):
        scales = np.random.default_rng(3).integers(1, 255, (tiles * 16, 4 * op.num_k), dtype=np.uint8)
        for k_tile in range(op.num_k):
            words = op.load_scales(scales.reshape(-1), tiles, k_tile)
            row, block = mfma.scale_operand(LANES)
            for t in range(4):
                byte = words >> np.uint32(8 * t) & np.uint32(255)
                wanted = scales[16 * t + row, 4 * k_tile + block] if t < tiles else np.zeros(64)
                assert np.array_equal(byte, wanted)


def test_scale_words_lie_at_their_base():
    op = OPS[1]
    scales = np.random.default_rng(7).integers(1, 255, 64 * 8, dtype=np.uint8)
    for base in (0, 1, 37):
        moved = np.concatenate([np.full(base, 255, np.uint8), scales])
        for k_tile in range(op.num_k):
            words = op.load_scales(moved, 4, k_tile, base_bytes=base)
            assert np.array_equal(words, op.load_scales(scales, 4, k_tile))


def test_preshuffled_b_fills_its_own_slot():
    op = OPS[1]
    b = np.random.default_rng(4).integers(0, 256, (48, 256), dtype=np.uint8)
    buffer = preshuffle_b(b)
    registers = op.load_b_preshuffled(buffer, 256, n_offset=16, kb_base=128, slot=1)
    assert not registers[: op.num_n * op.num_k].any()
    for n, k_tile, lane in itertools.product(range(2), range(2), range(64)):
        first = 128 + 64 * k_tile + 16 * (lane // 16)
        wanted = b[16 + 16 * n + lane % 16, first : first + 16]
        assert np.array_equal(registers[op.b_register(n, k_tile, 1), lane], wanted)
    with pytest.raises(ConfigError, match="2 slots of B registers, got slot 2"):
        op.load_b_preshuffled(buffer, 256, slot=2)
    with pytest.raises(ConfigError, match="leaves the 12288-byte image"):
        op.load_b_preshuffled(buffer, 256, n_offset=32)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"num_m": 5}, "num_m must be at most 4"),
        ({"num_n": 5}, "num_n must be at most 4"),
        ({"num_k": 0}, "num_k must be at least 1, got 0"),
        ({"num_slots": 1.5}, "num_slots must be an integer"),
    ],
)
def test_refused_grids(change, message):
    with pytest.raises(ConfigError, match=message):
        replace(OPS[0], **change)


def test_op_sel_and_swizzle_presence():
    assert OPS[0].op_sel(3, 1) == (3, 1)
    assert OPS[0].swizzle == Swizzle(3, 0, 3)
    assert OPS[1].swizzle is None


def test_defaults():
    op = BlockScaledMmaOp(num_m=1, num_n=1)
    assert (op.num_k, op.num_slots) == (1, 1)
    b = np.random.default_rng(6).integers(0, 256, (16, 64), dtype=np.uint8)
    registers = op.load_b_preshuffled(preshuffle_b(b), 64)
    assert registers.shape == (1, 64, 16)
    assert np.array_equal(registers[0, 17], b[1, 16:32])
