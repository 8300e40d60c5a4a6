"""Round trips: spec terms against executors that move real bytes, and claims against broken formulas."""

import itertools
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from spec_checks import ClaimTests, function, method, values, variables
from tileprove.concrete.hardware import swizzle as swizzles
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.transpose_read import read_transposed
from tileprove.concrete.loaders import mma_loader, tile_loader
from tileprove.concrete.loaders.loader_config import LoaderConfig
from tileprove.concrete.loaders.subtile_loader import SubTileLoader
from tileprove.concrete.loaders.v_tile_loader import VTileLoader, chunked_read_byte
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.terms import as_int
from tileprove.specs.epilogue import tiles as epilogue_tiles
from tileprove.specs.hardware import system as hardware
from tileprove.specs.hardware.system import Layout
from tileprove.specs.im2col import tile as im2col_tiles
from tileprove.specs.mma_loader import transposed as mma_loader_tr
from tileprove.specs.mma_loader.system import LoadB, through
from tileprove.specs.roundtrip import system as roundtrip
from tileprove.specs.roundtrip import v as roundtrip_v
from tileprove.specs.roundtrip import windows as windows
from tileprove.specs.roundtrip.system import BROKEN, SYSTEM, KRoundTrip, k_tiles
from tileprove.specs.subtile_loader import subtiles
from tileprove.specs.subtile_loader.subtiles import PAIR, KTile, VTile
from tileprove.specs.swizzle.system import Swizzle

LANES = np.arange(64)
LEGAL = [(b, base, s) for b, base, s in itertools.product((1, 2, 3), range(6), range(-7, 8)) if abs(s) >= b]
TILES = dict(k_tiles())
PAIR_NUMBERS = ((1, 1, 4), (1, 0, 6))


def executors(load, chosen, rows=64):
    """The writer and the reader of a tile with these swizzles."""
    names = dict(zip(("swizzle", "swizzle2"), (swizzles.Swizzle(*s) for s in chosen), strict=False))
    shape = (load.mfma.dim, load.mfma.dim, load.mfma.K)
    reader = mma_loader.TiledMmaLoader(shape=shape, element_bytes=load.element_bytes, rows=rows, cols=load.bk, **names)
    return lambda m: SubTileLoader(rows=m, cols=load.bk, element_bytes=load.element_bytes, **names), reader


def moved(load, chosen, rows=64, sub_tile=64):
    """Source element number that every register element holds: [i, j, lane, element]; a byte at a time, as bytes move.

    None where the reader leaves the tile.
    """
    writer, reader = executors(load, chosen, rows)
    numbers = np.arange(rows * load.bk)
    parts = []
    for part in (numbers % 256, numbers // 256):
        source = np.repeat(part.astype(np.uint8), load.element_bytes)
        lds = np.zeros(source.size, np.uint8)
        step = sub_tile * load.bk * load.element_bytes
        for start in range(0, source.size, step):
            own = np.zeros(step, np.uint8)
            writer(sub_tile).load(source[start : start + step], Resource(step), own, row_stride=load.bk)
            lds[start : start + step] = own
        try:
            parts.append(reader.load_b(lds)[..., :: load.element_bytes].astype(np.int64))
        except ValueError:
            return None
    row_blocks, tiles = reader.grid
    return (parts[0] + 256 * parts[1]).reshape(tiles, row_blocks, 64, -1).transpose(1, 0, 2, 3)


def held(trip, i, j):
    """The same by the spec's terms."""
    load = trip.load
    i_, j_, lane, h, n = variables("i", "j", "lane", "h", "n")
    grid = np.ix_(range(i), range(j), LANES, range(load.halves), range(load.vec))
    at = dict(zip(("i", "j", "lane", "h", "n"), grid, strict=True))
    row, k = (values(term, **at) for term in trip.held(load.address(lane, i_, j_, h) + n))
    return (row * load.bk + k).reshape(i, j, 64, -1)


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("chosen", [(), PAIR_NUMBERS, ((3, 0, 3),), ((2, 1, 3), (1, 0, 4))], ids=str)
def test_k_round_trip_is_what_bytes_do(name, chosen):
    """Writer, LDS and reader by the executors; also that the pair fails for 16x16x32 with BK = 32 alone."""
    load = replace(TILES[name], **dict(zip(("swizzle", "swizzle2"), (Swizzle(*s) for s in chosen), strict=False)))
    found = moved(load, chosen)
    assert np.array_equal(found, held(KRoundTrip(load), *found.shape[:2]))
    plain = held(KRoundTrip(TILES[name]), *found.shape[:2])
    if chosen in ((), PAIR_NUMBERS):
        assert np.array_equal(found, plain) == (not chosen or name != BROKEN)


def test_16_row_sub_tiles_by_bytes():
    load = replace(TILES[BROKEN], swizzle=PAIR[0], swizzle2=PAIR[1])
    found = moved(load, PAIR_NUMBERS, sub_tile=16)
    assert np.array_equal(found, held(KRoundTrip(load, block=16), *found.shape[:2]))
    assert np.array_equal(found, held(KRoundTrip(TILES[BROKEN]), *found.shape[:2]))


def test_the_exact_condition_by_bytes():
    """Random pairs of legal swizzles: all bytes return exactly when the condition holds on the powers of two."""
    draw, seen = random.Random(5), {True: 0, False: 0}
    for _ in range(120):
        load = draw.choice(list(TILES.values()))
        chosen = tuple(draw.choice(LEGAL) for _ in range(draw.choice((1, 2))))
        pair = tuple(Swizzle(*s) for s in chosen)
        per_row = load.bk // load.vec
        row_block: Any = load.mfma.dim * per_row
        block: Any = 32 * per_row
        stay = (roundtrip._stays(as_int(1 << bit), pair) for bit in range(row_block.bit_length() - 1))
        commute = (roundtrip._commutes(as_int(b), pair) for b in range(row_block, block, row_block))
        found = moved(load, chosen)
        returns = found is not None and np.array_equal(found, held(KRoundTrip(load), *found.shape[:2]))
        assert returns == both(*stay, *commute).payload, (load, chosen)
        seen[returns] += 1
    assert min(seen.values()) > 20


@pytest.mark.parametrize("depth", [32, 64, 256])
def test_v_tile_by_bytes(depth):
    """A V tile through the executor's loader and transposed reads at the bytes that the spec names."""
    rows, threads = 64, 256
    matrix = np.arange(rows * depth, dtype=np.uint16)
    loader = VTileLoader(rows=rows, depth=depth, block_cols=32, threads=threads)
    memory = matrix.view(np.uint8)
    lds = np.zeros(loader.slot_bytes, np.uint8)
    loader.load(memory, Resource(memory.size), lds, row_stride=depth)
    lane, h = variables("lane", "h")
    byte = values(roundtrip_v.subtile_byte(lane, h), lane=LANES, h=np.arange(2)[:, None])
    e = np.arange(4)
    for t, d, half in itertools.product(range(rows // 16), range(depth // 32), range(2)):
        subtile = (2 * t + half) * (depth // 32) + d
        found = read_transposed(lds, subtile * 512 + byte[half], 2).view(np.uint16)
        key, column = 16 * t + 8 * half + 4 * (LANES // 32)[:, None] + e, 32 * d + LANES[:, None] % 32
        assert np.array_equal(found, key * depth + column)


def test_chunked_reads_are_the_executors():
    names = ("lane", "strip", "depth_tile", "q")
    grid = np.ix_(LANES, range(2), range(4), range(4))
    found = values(roundtrip_v.chunked_read(*variables(*names)), **dict(zip(names, grid, strict=True)))
    assert np.array_equal(found, chunked_read_byte(*grid))


IM2COL = [(name, True, s) for name in TILES for s in (None, (3, 0, 3), (1, 0, 6), (1, 0, 7))]
IM2COL += [("32x32x16_b16, BK = 32", False, (1, 0, distance)) for distance in (1, 5, 6, 7)]


@pytest.mark.parametrize(("name", "full", "swizzle"), IM2COL, ids=str)
def test_im2col_tile_by_bytes(name, full, swizzle):
    """A tile by TileLoaderLDS, read by load_b: whether it returns is what the windows say."""
    load, rows = TILES[name], 64
    es, chosen = load.element_bytes, None if swizzle is None else swizzles.Swizzle(*swizzle)
    on_bytes = None if swizzle is None else swizzles.Swizzle(swizzle[0], swizzle[1] + 4, swizzle[2])
    config = LoaderConfig(
        tile_rows=rows, tile_cols=load.bk, warps=2, element_bytes=es, load_width=load.vec, full_tile_width=full,
        swizzle=on_bytes,
    )  # fmt: skip
    reader = mma_loader.TiledMmaLoader(
        shape=(load.mfma.dim, load.mfma.dim, load.mfma.K), element_bytes=es, rows=rows, cols=load.bk, swizzle=chosen
    )
    matrix = np.random.default_rng(3).integers(0, 256 if es == 1 else 65536, (rows, load.bk))
    matrix = matrix.astype(np.uint8 if es == 1 else np.uint16)
    layout = tile_loader.Matrix(rows=rows, cols=load.bk, stride=load.bk)
    image = tile_loader.load_tile(matrix, layout, config, soffset_in_check=True)
    plain = replace(reader, swizzle=None).load_b(matrix.reshape(-1).view(np.uint8))
    returns = np.array_equal(reader.load_b(image.data.reshape(-1)), plain)
    vectors: Any = rows * load.bk // load.vec
    row_block: Any = load.mfma.dim * load.bk // load.vec
    writer_window, window = (vectors if full else 64).bit_length() - 1, row_block.bit_length() - 1
    s = Swizzle(*(swizzle or (0, 0, 0)))
    p = np.arange(vectors)
    inner = windows.in_windows(s, windows.in_windows(s, variables("p")[0], as_int(window)), as_int(writer_window))
    assert returns == np.array_equal(values(inner, p=p), p)


def without_row_blocks(load, lane, i, j, h):
    """load_b's address with the row block swizzled along: the base added before the swizzles."""
    vector = i * (load.mfma.dim * load.bk // load.vec) + load.vector(lane, j, h)
    return through(vector, load.swizzle, load.swizzle2) * load.vec


def k_position(tile, block, strip, vector):
    row, col = divmod(vector, tile.grid[1])
    return tile.first_row(block, strip) + col, row * tile.vec


def swapped_source(lane, n, element_bytes):
    return lane - lane % 16 + n * 4 + lane % 4, lane % 16 // 4


def stays_or_sinks(u, swizzles):
    """A weaker condition: the vector's strip may also be an earlier one."""
    y = through(u, *swizzles)
    return both(y // 64 <= u // 64, through(y, *swizzles) % 64 == u % 64)


SHIFTED = method(LoadB, "vector", lambda load, lane, j, h: load.offset(lane, j, h) // load.vec + 1)
NO_HALF = method(LoadB, "offset", lambda load, lane, j, h: lane % load.mfma.dim * load.bk + lane // load.mfma.dim * 8)
OTHER_RESULT = method(
    Layout, "result", lambda mfma, lane, e: (lane % mfma.dim, lane // mfma.dim * 4 + e % 4 + e // 4 * 8)
)
MUTANTS = [
    ("k_operand_returns", function(subtiles, "source_vector", lambda lane, strip, s: through(lane, *s))),
    ("k_operand_returns", method(KTile, "position", k_position)),
    ("k_operand_returns", SHIFTED),
    ("k_operand_returns_plain", method(KTile, "position", k_position)),
    ("k_operand_returns_plain", NO_HALF),
    ("k_operand_returns_plain", method(KTile, "rows", property(lambda tile: tile.blocks * tile.grid[0]))),
    ("k_operand_returns_in_16_row_subtiles", method(LoadB, "address", without_row_blocks)),
    ("k_operand_returns_exactly", function(roundtrip, "_commutes", lambda first, s: first >= 0)),
    ("k_operand_returns_exactly", function(roundtrip, "_stays", lambda u, s: through(u, *s) // 64 == u // 64)),
    ("k_operand_returns_exactly", function(roundtrip, "_stays", stays_or_sinks)),
    ("products_land_where_they_belong", OTHER_RESULT),
    ("products_land_where_they_belong", function(epilogue_tiles, "CHUNKS", {16: ("", 4), 32: ("", 8)})),
    ("v_tile_returns", method(VTile, "row_bytes", property(lambda tile: as_int(tile.bk) * tile.es + 16))),
    ("v_tile_returns", function(hardware, "tr_source", swapped_source)),
    ("v_tile_returns", method(mma_loader_tr.LoadBTr, "named", lambda load, lane, h: (h * 8 + lane // 16 * 2, lane % 16))),
    ("chunked_tile_returns", function(roundtrip_v, "place", lambda key, depth: key * 128 + depth)),
    ("chunked_reads_by_immediate", lambda patch: patch.setattr(roundtrip_v, "CHUNK_STRIDE", 1024)),
    ("im2col_tile_returns", method(im2col_tiles.Tile, "place", lambda tile, i, w, lane: i * 64 + w + lane)),
    ("im2col_tile_returns", NO_HALF),
    ("windows_agree_exactly", function(windows, "minimum", lambda a, b: a)),
    ("windows_agree_exactly", lambda patch: patch.setattr(windows, "REACH", 15)),
    ("windows_agree_exactly", method(Swizzle, "__call__", lambda s, x: x ^ (where(x > 1, x, 0) >> s.right))),
]  # fmt: skip


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS
