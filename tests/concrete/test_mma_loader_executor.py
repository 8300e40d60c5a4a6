"""TiledMmaLoader: load_b and load_b_tr."""

import itertools
from dataclasses import replace

import numpy as np
import pytest
from tileprove.concrete.hardware.banks import worst_degree
from tileprove.concrete.hardware.mfma import mfma_named
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.mma_loader import (
    TRANSPOSED_SHAPES,
    TiledMmaLoader,
    load_b_tr,
    load_b_tr_logical,
    load_b_tr_offset,
)

LANES = np.arange(64)
BF16_16, BF16_32 = (16, 16, 32), (32, 32, 16)
FP8_16, FP8_32 = (16, 16, 128), (32, 32, 64)
INSTRUCTION = {BF16_16: "16x16x32_b16", BF16_32: "32x32x16_b16", FP8_16: "16x16x128_f8", FP8_32: "32x32x64_f8"}
TILES = [
    (BF16_16, 2, 64, 32),
    (BF16_16, 2, 48, 96),
    (BF16_32, 2, 64, 32),
    (BF16_32, 2, 32, 80),
    (FP8_16, 1, 32, 128),
    (FP8_16, 1, 16, 256),
    (FP8_32, 1, 64, 64),
    (FP8_32, 1, 32, 192),
]
PAIR = (Swizzle(1, 1, 4), Swizzle(1, 0, 6))


def loader(shape, element_bytes, rows, cols, swizzle=None, swizzle2=None):
    return TiledMmaLoader(
        shape=shape, element_bytes=element_bytes, rows=rows, cols=cols, swizzle=swizzle, swizzle2=swizzle2
    )


def element_ids(rows, cols, element_bytes):
    """A tile whose elements are all different bytes strings: their number, or for bytes two images' worth of it."""
    ids = np.arange(rows * cols).reshape(rows, cols)
    return (
        [ids.astype(np.uint16)] if element_bytes == 2 else [(ids % 251).astype(np.uint8), (ids // 251).astype(np.uint8)]
    )


def placed(tile, block_rows, vector_place):
    """The LDS image of a tile in which vector v of every row block lies at vector_place(v)."""
    element_bytes = tile.dtype.itemsize
    vectors = tile.reshape(tile.shape[0] // block_rows, -1, 16 // element_bytes)
    image = np.zeros_like(vectors)
    for block, v in itertools.product(*map(range, vectors.shape[:2])):
        image[block, vector_place(v)] = vectors[block, v]
    return image.reshape(-1).view(np.uint8)


@pytest.mark.parametrize(("shape", "element_bytes", "rows", "cols"), TILES)
def test_registers_hold_the_mfma_operand(shape, element_bytes, rows, cols):
    """Without a swizzle and with one that is closed on the row block, down to the exact element."""
    mfma = mfma_named(INSTRUCTION[shape])
    for swizzle in (None, Swizzle(2, 0, 2)):
        ours = loader(shape, element_bytes, rows, cols, swizzle)
        for tile in element_ids(rows, cols, element_bytes):
            image = placed(tile, shape[0], swizzle or (lambda v: v))
            registers = ours.load_b(image).view(tile.dtype)
            for i, j in itertools.product(range(rows // shape[0]), range(cols // shape[2])):
                for lane in range(0, 64, 7):
                    outer, k = mfma.operand(lane, np.arange(mfma.elements))
                    wanted = tile[i * shape[0] + outer, j * shape[2] + k]
                    assert np.array_equal(registers[ours.register_row(i, j), lane], wanted)


@pytest.mark.parametrize(("shape", "element_bytes", "rows", "cols"), TILES)
def test_addresses_by_plain_loops(shape, element_bytes, rows, cols):
    ours = loader(shape, element_bytes, rows, cols, *PAIR)
    vec = 16 // element_bytes
    packs = shape[0] * shape[2] // 64 // vec
    touched = []
    for i, j, h, lane in itertools.product(range(rows // shape[0]), range(cols // shape[2]), range(packs), range(64)):
        row, group = lane % shape[0], lane // shape[0]
        number = (row * cols + j * shape[2] + h * (shape[2] // packs) + group * vec) // vec
        number ^= (number >> 5 & 1) << 1
        number ^= number >> 6 & 1
        wanted = i * shape[0] * cols + number * vec
        assert ours.load_b_offset(lane, i, j, h) == wanted
        assert ours.load_b_byte(lane, i, j, h) == wanted * element_bytes
        touched.append(wanted)
    assert sorted(touched) == list(range(0, rows * cols, vec))


@pytest.mark.parametrize(("shape", "element_bytes", "rows", "cols"), TILES)
def test_lanes_cover_the_tile_once(shape, element_bytes, rows, cols):
    ours = loader(shape, element_bytes, rows, cols)
    row_blocks, k_tiles = ours.grid
    assert ours.fragment == shape[0] * shape[2] // 64
    i, j, lane, e = np.meshgrid(
        np.arange(row_blocks), np.arange(k_tiles), LANES, np.arange(ours.fragment), indexing="ij"
    )
    row, k = ours.logical(lane, i, j, e)
    assert np.array_equal(np.sort((row * cols + k).ravel()), np.arange(rows * cols))
    registers = {ours.register_row(i, j) for i in range(row_blocks) for j in range(k_tiles)}
    assert registers == set(range(row_blocks * k_tiles))


def test_a_swapped_half_order_is_caught():
    """An executor that joins the halves high first disagrees with the operand layout."""
    mfma, ours = mfma_named("16x16x128_f8"), loader(FP8_16, 1, 16, 128)
    e = np.arange(32)
    assert np.array_equal(ours.logical(5, 0, 0, e)[1], mfma.k(5, e))
    assert not np.array_equal(ours.logical(5, 0, 0, (e + 16) % 32)[1], mfma.k(5, e))


def test_reads_leave_the_row_block_unless_the_swizzle_is_closed_on_it():
    """Bit 6 ^= bit 5 is closed on the 128 vectors of a 32-row block, not on the 64 of a 16-row block."""
    image = np.zeros(64 * 64, dtype=np.uint8)
    loader(BF16_32, 2, 64, 32, Swizzle(1, 5, -1)).load_b(image)
    open_ended = loader(BF16_16, 2, 64, 32, Swizzle(1, 5, -1))
    offsets = open_ended.load_b_offset(LANES, 0, 0, 0)
    assert offsets.max() >= 16 * 32
    with pytest.raises(ConfigError, match="leaves the 4096-byte image"):
        open_ended.load_b(image)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rows": 40}, "rows must be a positive multiple of M = 16, got 40"),
        ({"rows": 0}, "rows must be a positive multiple"),
        ({"cols": 48}, "cols must be a positive multiple of K = 32, got 48"),
        ({"shape": (64, 64, 8)}, r"M must be 16 or 32 and N the same, got \(64, 64, 8\)"),
        ({"shape": (16, 16, 16)}, "4 elements must fill one or two vectors of 8"),
        ({"shape": (16, 16, 128), "cols": 128}, "32 elements must fill one or two vectors of 8"),
        ({"element_bytes": 4}, "element_bytes must be 1 or 2, got 4"),
        ({"cols": 0}, "cols must be a positive multiple"),
    ],
)
def test_refused_tiles(change, message):
    fine = loader(BF16_16, 2, 48, 64)
    with pytest.raises(ConfigError, match=message):
        replace(fine, **change)


def test_immediate_offsets():
    bf16 = loader(BF16_16, 2, 16, 32)
    assert bf16.load_b_byte(0, 0, 0, 0, 65535) == 65535
    with pytest.raises(ConfigError, match=r"0\.\.65535 bytes, got 65536"):
        bf16.load_b_byte(0, 0, 0, 0, 65536)
    with pytest.raises(ConfigError, match="got -1"):
        bf16.load_b_byte(0, 0, 0, 0, -1)
    with pytest.raises(ConfigError, match="2-byte elements only"):
        loader(FP8_16, 1, 16, 128).load_b_byte(0, 0, 0, 0, 16)
    image = np.random.default_rng(1).integers(0, 256, 4096, dtype=np.uint8)
    assert np.array_equal(bf16.load_b(image, base_bytes=64, imm_bytes=128), bf16.load_b(image[192:]))


@pytest.mark.parametrize("shape", TRANSPOSED_SHAPES)
@pytest.mark.parametrize("row_stride", [32, 64, 100])
def test_transposed_load_gives_the_documented_k(shape, row_stride):
    _, columns, depth = shape
    parent = np.arange(depth * row_stride, dtype=np.uint16).reshape(depth, row_stride)
    registers = load_b_tr(parent.reshape(-1).view(np.uint8), shape, row_stride).view(np.uint16)
    for lane, e in itertools.product(range(64), range(8)):
        k = (depth // 2) * (e // 4) + 4 * (lane // columns) + e % 4
        assert load_b_tr_logical(shape, lane, e) == (k, lane % columns)
        assert registers[lane, e] == parent[k, lane % columns]


@pytest.mark.parametrize("shape", TRANSPOSED_SHAPES)
def test_transposed_k_is_the_operand_up_to_a_common_permutation(shape):
    mfma = mfma_named(INSTRUCTION[shape])
    e = np.arange(8)
    permutation = {}
    for lane in range(64):
        for own, hardware in zip(load_b_tr_logical(shape, lane, e)[0].tolist(), mfma.k(lane, e).tolist(), strict=True):
            assert permutation.setdefault(hardware, own) == own
    assert sorted(permutation.values()) == list(range(shape[2]))
    assert any(own != hardware for hardware, own in permutation.items())


def test_transposed_load_alignment_and_shapes():
    image = np.zeros(1 << 14, dtype=np.uint8)
    for row_stride in range(32, 48):
        aligned = all((2 * load_b_tr_offset(BF16_32, LANES, h, row_stride) % 8 == 0).all() for h in (0, 1))
        assert aligned == (row_stride % 4 == 0)
    load_b_tr(image, BF16_32, 36)
    with pytest.raises(ConfigError, match="8-byte aligned"):
        load_b_tr(image, BF16_32, 38)
    with pytest.raises(ConfigError, match="supports the shapes"):
        load_b_tr_offset(FP8_16, 0, 0, 128)


@pytest.mark.parametrize(
    ("shape", "element_bytes", "cols", "swizzles", "degree"),
    [
        (BF16_16, 2, 32, (), 2),
        (BF16_16, 2, 32, PAIR, 1),
        (BF16_16, 2, 32, PAIR[:1], 1),
        (BF16_16, 2, 64, (), 4),
        (BF16_16, 2, 64, PAIR, 4),
        (BF16_16, 2, 64, (Swizzle(3, 0, 3),), 1),
        (BF16_32, 2, 32, (), 4),
        (BF16_32, 2, 32, PAIR[:1], 2),
        (BF16_32, 2, 32, PAIR, 1),
        (BF16_32, 2, 64, (), 8),
        (BF16_32, 2, 64, (Swizzle(3, 0, 4),), 1),
        (BF16_32, 2, 128, (), 16),
        (FP8_16, 1, 128, (), 4),
        (FP8_16, 1, 128, (Swizzle(3, 0, 3),), 1),
        (FP8_32, 1, 64, (), 4),
        (FP8_32, 1, 64, PAIR, 1),
    ],
)
def test_bank_conflicts_of_load_b(shape, element_bytes, cols, swizzles, degree):
    ours = loader(shape, element_bytes, 64, cols, *swizzles)
    cases = itertools.product(*map(range, (*ours.grid, ours.halves)))
    assert {worst_degree(ours.load_b_byte(LANES, *case), "ds_read_b128") for case in cases} == {degree}


@pytest.mark.parametrize(
    ("shape", "row_stride", "degree"),
    [(BF16_32, 32, 1), (BF16_32, 64, 2), (BF16_32, 128, 4), (BF16_16, 16, 1), (BF16_16, 32, 2), (BF16_16, 128, 8)],
)
def test_bank_conflicts_of_load_b_tr(shape, row_stride, degree):
    for half in (0, 1):
        assert worst_degree(2 * load_b_tr_offset(shape, LANES, half, row_stride), "ds_read_b64_tr_b16") == degree
