"""SubTileLoaderLDS, and what TiledMmaLoader reads of what it wrote."""

import itertools
import random

import numpy as np
import pytest
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.shared_tiles import SHARED_TILES
from tileprove.concrete.hardware.swizzle import Swizzle, compose
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.mma_loader import TiledMmaLoader
from tileprove.concrete.loaders.subtile_loader import SubTileLoader

LANES = np.arange(64)
PAIR = (Swizzle(1, 1, 4), Swizzle(1, 0, 6))
SHAPES = [(16, 32, 2), (32, 32, 2), (64, 32, 2), (128, 64, 1), (32, 64, 2), (8, 64, 2), (24, 128, 1), (96, 128, 1)]


def loader(rows, cols, element_bytes, swizzle=None, swizzle2=None):
    return SubTileLoader(rows=rows, cols=cols, element_bytes=element_bytes, swizzle=swizzle, swizzle2=swizzle2)


def stage(tile, ours, row_stride, worker_base=0):
    """LDS bytes after one warp loads `tile` out of a wider matrix."""
    matrix = np.zeros((tile.shape[0], row_stride), dtype=tile.dtype)
    matrix[:, : tile.shape[1]] = tile
    memory = matrix.reshape(-1).view(np.uint8)
    lds = np.zeros(tile.nbytes, dtype=np.uint8)
    ours.load(memory, Resource(memory.size), lds, row_stride=row_stride, worker_base=worker_base)
    return lds


@pytest.mark.parametrize(("rows", "cols", "element_bytes"), SHAPES)
@pytest.mark.parametrize("swizzles", [(), PAIR, (Swizzle(3, 0, 3),)], ids=str)
def test_every_element_and_every_lds_byte_once(rows, cols, element_bytes, swizzles):
    ours, row_stride = loader(rows, cols, element_bytes, *swizzles), cols + 24
    sources, places = [], []
    for block, strip in ours.steps():
        source = ours.voffset(LANES, strip, row_stride) + ours.soffset(block, strip, row_stride)
        sources.append(source[:, None] + np.arange(16))
        places.append(ours.lds_byte(LANES, block, strip)[:, None] + np.arange(16))
    row, byte = np.divmod(np.sort(np.concatenate(sources).ravel()), row_stride * element_bytes)
    assert np.array_equal(row * cols * element_bytes + byte, np.arange(rows * cols * element_bytes))
    assert byte.max() == cols * element_bytes - 1
    assert np.array_equal(np.concatenate(places).ravel(), np.arange(rows * cols * element_bytes))


@pytest.mark.parametrize(("rows", "cols", "element_bytes"), SHAPES)
def test_addresses_by_plain_loops(rows, cols, element_bytes):
    ours = loader(rows, cols, element_bytes, *PAIR)
    wide = cols * element_bytes // 4 > 16
    grid_rows, grid_cols = (8, 8) if wide else (16, 4)
    block_rows = 32 if rows >= 32 else rows
    assert list(ours.steps()) == list(itertools.product(range(rows // block_rows), range(block_rows // grid_rows)))
    for (block, strip), lane, worker_base in itertools.product(ours.steps(), range(64), (0, 1)):
        worker = lane + 64 * (strip + worker_base)
        worker ^= (worker >> 5 & 1) << 1
        worker ^= worker >> 6 & 1
        worker %= 64
        row, col = worker // grid_cols, worker % grid_cols * (cols // grid_cols)
        assert ours.voffset(lane, strip, 500, worker_base) == (row * 500 + col) * element_bytes
        first_row = block * block_rows + strip * grid_rows
        assert ours.soffset(block, strip, 500, 4096) == 4096 + first_row * 500 * element_bytes
        assert ours.lds_byte(lane, block, strip) == first_row * cols * element_bytes + lane * 16


def test_two_swizzles_of_opposite_shift_can_drop_vectors():
    """Bit 6 ^= bit 0, then bit 0 ^= bit 6, then mod 64: every lane reads an even vector."""
    ours = loader(32, 32, 2, Swizzle(1, 0, -6), Swizzle(1, 0, 6))
    assert set(ours.source_vector(LANES, 0).tolist()) == set(range(0, 64, 2))
    legal = [None, *(Swizzle(b, base, s) for b in (1, 2) for base in range(5) for s in range(-7, 8) if abs(s) >= b)]
    for first, second in itertools.product(legal, legal):
        vectors = loader(32, 32, 2, first, second).source_vector(LANES, 1)
        lost = len(set(vectors.tolist())) < 64
        assert not lost or (first is not None and second is not None and first.shift < 0 < second.shift)


def vector_map(shape, element_bytes, cols, swizzles):
    """(F, vectors of a row block, vectors of a writer's block of 32 rows)."""
    per_row = cols * element_bytes // 16
    return compose(*swizzles), shape[0] * per_row, 32 * per_row


def reader_condition(moved, row_block, block):
    """The exact condition under which the reader gets what the writer wrote, on plain ints."""
    if any(moved(u) // 64 != u // 64 or moved(moved(u)) % 64 != u % 64 for u in range(row_block)):
        return False
    return all(moved(base) % 64 == 0 for base in range(0, block, row_block))


def reads_back(shape, element_bytes, cols, swizzles, rows=64):
    """Whether load_b of the loaded tile equals load_b of the plain tile without swizzles."""
    reader = TiledMmaLoader(shape=shape, element_bytes=element_bytes, rows=rows, cols=cols)
    swizzled = TiledMmaLoader(
        shape=shape,
        element_bytes=element_bytes,
        rows=rows,
        cols=cols,
        **dict(zip(("swizzle", "swizzle2"), swizzles, strict=False)),
    )
    rng = np.random.default_rng(9)
    data = rng.permutation(rows * cols * element_bytes // 2).astype(np.uint16).view(np.uint8)
    tile = data.view(np.uint16 if element_bytes == 2 else np.uint8).reshape(rows, cols)
    lds = stage(tile, loader(rows, cols, element_bytes, *swizzles), row_stride=cols + 8)
    try:
        got = swizzled.load_b(lds)
    except ConfigError:
        return False
    return np.array_equal(got, reader.load_b(data))


CONSUMERS = [
    ((16, 16, 32), 2, 32, PAIR, False),
    ((16, 16, 32), 2, 32, PAIR[:1], True),
    ((16, 16, 32), 2, 32, PAIR[1:], False),
    ((16, 16, 32), 2, 64, PAIR, True),
    ((32, 32, 16), 2, 32, PAIR, True),
    ((32, 32, 16), 2, 64, PAIR, True),
    ((16, 16, 128), 1, 128, PAIR, True),
    ((16, 16, 128), 1, 128, (Swizzle(3, 0, 3),), True),
    ((32, 32, 64), 1, 64, PAIR, True),
    ((32, 32, 64), 1, 64, (Swizzle(3, 0, 4),), True),
    ((16, 16, 32), 2, 32, (Swizzle(3, 0, 4),), False),
    ((16, 16, 32), 2, 32, (Swizzle(3, 3, 3),), False),
    ((32, 32, 16), 2, 32, (Swizzle(1, 0, 1), Swizzle(1, 1, 1)), False),
    ((32, 32, 16), 2, 32, (Swizzle(1, 0, 1), Swizzle(1, 2, 1)), True),
]


@pytest.mark.parametrize(("shape", "element_bytes", "cols", "swizzles", "equal"), CONSUMERS)
def test_reader_gets_what_the_writer_wrote(shape, element_bytes, cols, swizzles, equal):
    assert reads_back(shape, element_bytes, cols, swizzles) == equal
    assert reader_condition(*vector_map(shape, element_bytes, cols, swizzles)) == equal


def test_the_condition_is_exact_on_random_pairs():
    legal = [Swizzle(b, base, s) for b in (1, 2, 3) for base in range(6) for s in range(-7, 8) if abs(s) >= b]
    draw = random.Random(17)
    seen = {True: 0, False: 0}
    for _ in range(150):
        shape, element_bytes, cols, *_ = draw.choice(CONSUMERS)
        swizzles = tuple(draw.choice(legal) for _ in range(draw.choice((1, 1, 2))))
        equal = reads_back(shape, element_bytes, cols, swizzles)
        assert equal == reader_condition(*vector_map(shape, element_bytes, cols, swizzles)), (shape, cols, swizzles)
        seen[equal] += 1
    assert min(seen.values()) > 20


@pytest.mark.parametrize(
    ("rows", "cols", "bases", "equal"),
    [(16, 32, (0, 1), True), (16, 32, (0, 0), False), (16, 64, (0, 2), True), (16, 64, (0, 1), False)],
)
def test_worker_base_is_the_strip_number_inside_the_32_row_block(rows, cols, bases, equal):
    """Two warps share a block: each passes how many strips of the block lie above its own rows."""
    swizzles = PAIR if cols == 32 else (Swizzle(1, 1, 4), Swizzle(1, 0, 7))
    tile = np.random.default_rng(2).integers(0, 65536, (2 * rows, cols), dtype=np.uint16)
    halves = [
        stage(np.ascontiguousarray(part), loader(rows, cols, 2, *swizzles), cols, base)
        for part, base in zip(np.split(tile, 2), bases, strict=True)
    ]
    reader = TiledMmaLoader(
        shape=(32, 32, 16), element_bytes=2, rows=32, cols=cols, swizzle=swizzles[0], swizzle2=swizzles[1]
    )
    plain = TiledMmaLoader(shape=(32, 32, 16), element_bytes=2, rows=32, cols=cols)
    got = np.array_equal(reader.load_b(np.concatenate(halves)), plain.load_b(tile.reshape(-1).view(np.uint8)))
    assert got == equal


def test_equal_to_the_hipkittens_group_load_of_st_32x32():
    ours, tile = loader(32, 32, 2, *PAIR), SHARED_TILES["st_32x32"]
    for block, strip in ours.steps():
        byte = ours.lds_byte(LANES, block, strip)
        source = ours.voffset(LANES, strip, 200) + ours.soffset(block, strip, 200)
        assert np.array_equal(source, tile.group_load_source(byte, 32, 200))


@pytest.mark.parametrize("in_check", [True, False])
def test_rows_past_the_resource(in_check):
    """They read zero only if the scalar offset takes part in the bounds check: it carries the strip's row."""
    memory = np.arange(1, 32 * 32 + 1, dtype=np.uint16).view(np.uint8)
    lds = np.zeros(2048, dtype=np.uint8)
    loader(32, 32, 2).load(memory, Resource(20 * 64), lds, row_stride=32, soffset_in_check=in_check)
    rows = lds.view(np.uint16).reshape(32, 32)
    assert np.array_equal(rows[:20], memory.view(np.uint16).reshape(32, 32)[:20])
    assert rows[20:].any() == (not in_check)


@pytest.mark.parametrize(
    ("rows", "cols", "element_bytes", "message"),
    [
        (48, 32, 2, "rows must be a multiple of 32 or less than it, got 48"),
        (24, 32, 2, "must fill strips of 16 rows, got 24"),
        (4, 64, 2, "must fill strips of 8 rows, got 4"),
        (0, 32, 2, "rows must be a multiple of 32"),
        (32, 24, 2, "lanes of 12 bytes step by 16 bytes"),
        (32, 16, 2, "no LDS-DMA load of 8 bytes"),
        (32, 128, 2, "no LDS-DMA load of 32 bytes"),
        (32, 30, 2, "cols must be a positive multiple of 4, got 30"),
    ],
)
def test_refused_sub_tiles(rows, cols, element_bytes, message):
    with pytest.raises(ConfigError, match=message):
        loader(rows, cols, element_bytes)


def test_gfx942_has_no_wide_dma():
    SubTileLoader(rows=16, cols=8, element_bytes=2, arch="gfx942")
    with pytest.raises(ConfigError, match="gfx942 has no LDS-DMA load of 16"):
        SubTileLoader(rows=16, cols=32, element_bytes=2, arch="gfx942")


def test_worker_number_grows_with_the_strip():
    """Bit 0 ^= bit 7 flips in strips 2 and 3 of a block, and from the strip that a worker base makes them."""
    ours = loader(32, 64, 2, Swizzle(1, 0, 7))
    for strip, worker_base in itertools.product(range(4), range(4)):
        wanted = [lane ^ (strip + worker_base >> 1 & 1) for lane in range(64)]
        assert ours.source_vector(LANES, strip, worker_base).tolist() == wanted
