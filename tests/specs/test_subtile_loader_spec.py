"""SubTileLoaderLDS_HK_st_8x32 and SubTileLoaderLDS: spec terms against the executors, claims against broken formulas."""

import itertools

import numpy as np
import pytest
from spec_checks import function, method, refuted, unexpected, values, variables
from tileprove.concrete.hardware import swizzle as swizzles
from tileprove.concrete.hardware.shared_tiles import SHARED_TILES
from tileprove.concrete.loaders import subtile_loader as k_executor
from tileprove.concrete.loaders import v_tile_loader as v_executor
from tileprove.prover.language.constructors import where
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import as_int
from tileprove.specs.subtile_loader import bounds as subtile_loader_bounds
from tileprove.specs.subtile_loader import chunked as chunked
from tileprove.specs.subtile_loader import k as subtile_loader_k
from tileprove.specs.subtile_loader import subtiles
from tileprove.specs.subtile_loader import workers as subtile_loader_workers
from tileprove.specs.subtile_loader.subtiles import GRIDS, PAIR, KTile, VTile
from tileprove.specs.subtile_loader.system import SYSTEM
from tileprove.specs.swizzle.system import Swizzle

LANES = np.arange(64)
V_TILES = [  # rows, depth, BK, element bytes, threads
    *((64, depth, 32, 2, 512) for depth in (64, 128, 256)),
    *((rows, depth, bk, es, threads) for rows, depth, bk, es, threads in itertools.product(
        (8, 24, 64), (32, 96, 192), (8, 16, 32, 96), (1, 2), (64, 192, 256)
    ) if depth % bk == 0 and bk * es % 16 == 0 and rows * depth * es % (threads * 16) == 0),
]  # fmt: skip
LEGAL = [(b, base, s) for b, base, s in itertools.product((1, 2, 3), range(5), range(-6, 8)) if abs(s) >= b]


@pytest.mark.parametrize("shape", V_TILES, ids=str)
def test_v_tile_is_the_executors(shape):
    """(row, column), LDS base and source byte of every lane of every warp and iteration."""
    rows, depth, bk, es, threads = shape
    spec = VTile(as_int(rows // 8), as_int(depth // bk), bk, es, as_int(threads // 64))
    concrete = v_executor.VTileLoader(rows=rows, depth=depth, block_cols=bk, threads=threads, element_bytes=es)
    grid = np.ix_(range(concrete.warps), LANES, range(concrete.iterations))
    at = dict(zip(("warp", "lane", "i"), grid, strict=True))
    terms = variables("warp", "lane", "i")
    found = [values(term, **at) for term in spec.lane_position(*terms)]
    for numbers, wanted in zip(found, concrete.position(*grid), strict=True):
        assert np.array_equal(numbers, np.broadcast_to(wanted, numbers.shape))
    base = values(spec.lds_base(terms[0], terms[2]), warp=at["warp"], i=at["i"])
    assert np.array_equal(base, concrete.lds_base(at["warp"], at["i"]))
    assert np.array_equal((found[0] * (depth + 40) + found[1]) * es, concrete.source_byte(*grid, depth + 40))
    lds = values(spec.lds_byte(*terms), **at)
    row, col = variables("row", "col")
    assert np.array_equal(values(spec.place(row, col), row=found[0], col=found[1]), lds)
    (p,) = variables("p")
    for numbers, wanted in zip((values(term, p=lds) for term in spec.mover(p)), (*grid, 0), strict=True):
        assert np.array_equal(numbers, np.broadcast_to(wanted, lds.shape))


def test_chunks_are_the_executors():
    chunk, lane = variables("chunk", "lane")
    at = {"chunk": np.arange(16)[:, None], "lane": LANES}
    key, depth = (values(term, **at) for term in chunked.source(chunk, lane))
    for found, wanted in zip((key, depth), v_executor.chunked_position(**at), strict=True):
        assert np.array_equal(found, np.broadcast_to(wanted, found.shape))
    concrete = v_executor.VTileLoader(rows=128, depth=128, block_cols=64, threads=512, element_bytes=1, chunked=True)
    assert (concrete.slot_bytes, concrete.iterations) == (chunked.SLOT_BYTES, chunked.ITERATIONS)
    warp, i = np.arange(8)[:, None], np.arange(2)
    found = values(chunked.chunk_of(*variables("warp", "i")), warp=warp, i=i) * chunked.CHUNK_STRIDE
    assert np.array_equal(found, concrete.lds_base(warp, i))
    lds = values(chunked.lds_byte(chunk, lane), **at)
    assert np.array_equal(values(chunked.place(*variables("key", "depth")), key=key, depth=depth), lds)


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_k_tile_is_the_executors(grid):
    """Source and LDS byte of every lane of every strip, for legal swizzles and pairs of them, and every worker_base."""
    es, vec = 2, 8
    rows, cols = 96, grid[1] * vec
    spec = KTile(grid, as_int(3), as_int(32 // grid[0]), vec, es)
    lane, strip, block, stride, base = variables("lane", "strip", "block", "stride", "base")
    for chosen in [(), *((s,) for s in LEGAL), *zip(LEGAL, LEGAL[::-1], strict=True), ((1, 1, 4), (1, 0, 6))]:
        names = dict(zip(("swizzle", "swizzle2"), (swizzles.Swizzle(*s) for s in chosen), strict=False))
        concrete = k_executor.SubTileLoader(rows=rows, cols=cols, element_bytes=es, **names)
        assert (concrete.grid, concrete.vector, concrete.strips) == (grid, vec, 32 // grid[0])
        vector = subtiles.source_vector(lane, strip + base, tuple(Swizzle(*s) for s in chosen))
        at = {"lane": LANES[:, None, None], "strip": np.arange(concrete.strips)[:, None], "base": np.arange(4)}
        found = values(vector, **at)
        assert np.array_equal(found, concrete.source_vector(at["lane"], at["strip"], at["base"]))
        byte = values(spec.voffset(vector, stride), stride=np.array(500), **at)
        assert np.array_equal(byte, concrete.voffset(at["lane"], at["strip"], 500, at["base"]))
    concrete = k_executor.SubTileLoader(rows=rows, cols=cols, element_bytes=es)
    at = {"block": np.arange(3)[:, None, None], "strip": np.arange(concrete.strips)[:, None], "lane": LANES}
    steps = {name: at[name] for name in ("block", "strip")}
    soffset = values(spec.soffset(block, strip, stride, base), stride=np.array(500), base=np.array(64), **steps)
    assert np.array_equal(soffset, concrete.soffset(at["block"], at["strip"], 500, 64))
    place = values(spec.place(block, strip, lane), **at) * es
    assert np.array_equal(place, concrete.lds_byte(at["lane"], at["block"], at["strip"]))


@pytest.mark.parametrize(("rows", "grid_rows"), list(itertools.product(range(1, 100), (8, 16))))
def test_rows_that_the_executor_walks(rows, grid_rows):
    cols = 32 if grid_rows == 16 else 64
    walked = values(subtile_loader_k._rows_walked(*variables("M"), grid_rows), M=np.array(rows))
    try:
        concrete = k_executor.SubTileLoader(rows=rows, cols=cols, element_bytes=2)
    except ValueError:
        assert walked != rows
    else:
        assert walked == rows == len(list(concrete.steps())) * grid_rows


def test_lanes_lost_by_a_pair_by_counting():
    """The lost bit decides whether the 64 lanes read fewer than 64 vectors, for pairs that move left, then right."""
    left = [s for s in LEGAL if s[2] < 0]
    right = [s for s in LEGAL if s[2] > 0]
    seen = {True: 0, False: 0}
    for first, second in itertools.product(left, right):
        _, lost = subtile_loader_workers._lost(Swizzle(*first), Swizzle(*second))
        vectors = swizzles.xor_bits(swizzles.xor_bits(LANES, *first), *second) % 64
        assert (len(set(vectors.tolist())) < 64) == lost.payload
        seen[lost.payload] += 1
    assert min(seen.values()) > 20


@pytest.mark.parametrize(("shape", "cols"), [("st_8x32", 32), ("st_32x32", 32), ("st_16x32", 32), ("st_32x16", 16)])
def test_group_load_is_the_executors(shape, cols):
    p = np.arange(4 * 4096) * 2
    for tile_cols in (cols, 2 * cols, 3 * cols):
        source = subtiles.group_load_source(shape, cols, 2, tile_cols, *variables("p"))
        row, col = (values(term, p=p) for term in source)
        wanted = SHARED_TILES[shape].group_load_source(p, tile_cols, 1000)
        assert np.array_equal((row * 1000 + col) * 2, wanted)


def position(rows_of_subtile=8, by_columns=False, extra=0):
    """The V tile's layout with other subtiles, subtiles in column order, or columns shifted."""

    def broken(tile, p):
        subtile, inside = divmod(p, rows_of_subtile * tile.row_bytes)
        down, across = divmod(subtile, tile.across)
        if by_columns:
            across, down = divmod(subtile, tile.down)
        r, byte = divmod(inside, tile.row_bytes)
        return down * rows_of_subtile + r, across * tile.bk + byte // tile.es + extra

    return method(VTile, "position", broken)


def source(c0=4, c1=2, g0=1):
    def broken(chunk, lane):
        bit, g = chunked.bit, lane // 8
        key = c1 * bit(chunk, 1) + c0 * bit(chunk, 0) + 8 * bit(chunk, 2) + 64 * bit(chunk, 3)
        return key + g0 * bit(g, 0) + 16 * bit(g, 1) + 32 * bit(g, 2), lane % 8 * 16

    return function(chunked, "source", broken)


def k_position(tile, block, strip, vector):
    col, row = divmod(vector, tile.grid[0])
    return tile.first_row(block, strip) + row, col * tile.vec


def moved(x, *chosen):
    for s in chosen:
        x = x + (x >> s.right)
    return x


BY_COLUMNS, OVERLAPPING = position(by_columns=True), method(VTile, "step", property(lambda tile: tile.threads * 8))
STEP_TOO_FAR = method(VTile, "lds_base", lambda tile, warp, i: warp * 2048 + i * tile.step)
DENSE = function(chunked, "lds_byte", lambda chunk, lane: chunk * 1024 + lane * 16)
NO_STRIP = method(KTile, "first_row", lambda tile, block, strip: block * tile.strips * tile.grid[0])
TRANSPOSED = method(KTile, "position", k_position)
MUTANTS = [
    ("tile_is_its_subtiles", method(VTile, "rows", property(lambda tile: as_int(8)))),
    ("tile_is_its_subtiles", method(VTile, "depth", property(lambda tile: tile.across * tile.bk * 2))),
    ("layout_is_one_to_one", BY_COLUMNS),
    ("layout_is_one_to_one", position(rows_of_subtile=16)),
    ("tile_loaded_exactly_once", position(extra=1)),
    ("tile_loaded_exactly_once", OVERLAPPING),
    ("tile_loaded_exactly_once", STEP_TOO_FAR),
    ("lds_written_exactly_once", OVERLAPPING),
    ("lds_written_exactly_once", STEP_TOO_FAR),
    ("threads_must_divide_the_tile", OVERLAPPING),
    ("sixteen_bytes_are_contiguous", method(VTile, "row_bytes", property(lambda tile: tile.bk * tile.es + 8))),
    ("rows_are_whole_loads", position(rows_of_subtile=1)),
    ("loads_stay_in_the_source", position(extra=1)),
    ("loads_stay_in_the_source", method(VTile, "tile_bytes", property(lambda tile: tile.rows * tile.depth * tile.es + 16))),
    ("loads_are_aligned", position(extra=1)),
    ("chunked_source_exactly_once", source(c0=2)),
    ("chunked_lds_exactly_once", function(chunked, "lds_byte", lambda chunk, lane: chunk * 1040 + lane * 8)),
    ("chunked_lds_exactly_once", DENSE),
    ("chunked_image_is_documented", source(c0=2, c1=4)),
    ("chunked_image_is_documented", DENSE),
    ("chunked_slot_size", function(chunked, "SLOT_BYTES", 16384)),
    ("equals_the_group_load", BY_COLUMNS),
    ("k_equals_the_group_load", function(subtiles, "PAIR", PAIR[:1])),
    ("k_equals_the_group_load", TRANSPOSED),
    ("k_source_exactly_once", NO_STRIP),
    ("k_source_exactly_once", TRANSPOSED),
    ("k_lds_exactly_once", NO_STRIP),
    ("k_source_bytes", TRANSPOSED),
    ("rows_that_are_walked", function(subtile_loader_k, "minimum", lambda rows, block: as_int(32))),
    ("row_widths", function(subtile_loader_k, "grid_cols", lambda row_bytes: where(row_bytes // 5 <= 16, 4, 8))),
    ("row_widths", function(subtile_loader_k, "grid_cols", lambda row_bytes: where(row_bytes // 8 <= 16, 4, 8))),
    ("lanes_are_permuted", function(subtile_loader_workers, "_lost", lambda *pair: (as_int(0), as_int(0) > 0))),
    ("worker_base_is_the_strip", method(KTile, "first_row", lambda tile, block, strip: block + strip % 2)),
    ("worker_base_needed_exactly", function(subtiles, "through", moved)),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "break_it"), MUTANTS, ids=[f"{claim}-{i}" for i, (claim, _) in enumerate(MUTANTS)])
def test_a_broken_formula_is_caught(claim, break_it, monkeypatch):
    break_it(monkeypatch)
    assert refuted(SYSTEM.claims[claim])


# nothing of the loaders is in them but the rule that compares a byte with the byte count
OF_THE_BOUNDS_CHECK = {
    "valid_rows_under_both_readings", "tail_rows_with_soffset_checked", "tail_rows_with_voffset_checked_exactly"
}  # fmt: skip


@pytest.mark.parametrize("claim", sorted(OF_THE_BOUNDS_CHECK))
def test_a_broken_bounds_check_is_caught(claim, monkeypatch):
    rule = (lambda offset, dword, count: offset + dword * 4 + 8 <= count) if claim.startswith("valid") else (
        lambda offset, dword, count: offset + dword * 4 <= count
    )  # fmt: skip
    monkeypatch.setattr("tileprove.specs.subtile_loader.bounds.RULES", {"broken": rule})
    assert refuted(SYSTEM.claims[claim])


def test_a_wrong_byte_count_or_offset_is_caught(monkeypatch):
    voffset, soffset, row, count, given = subtile_loader_bounds._split_source()
    for wrong in ((voffset + 1, soffset, row, count, given), (voffset, soffset, row, count - 1, given)):
        monkeypatch.setattr(subtile_loader_bounds, "_split_source", lambda wrong=wrong: wrong)
        assert refuted(SYSTEM.claims["split_offsets_are_the_address"])


OF_THE_SPLIT = {"split_offsets_are_the_address"}


def test_every_claim_is_tried_with_a_broken_formula():
    claims = {name for name, claim in SYSTEM.claims.items() if claim.expected is Verdict.PROVED}
    assert claims == {claim for claim, _ in MUTANTS} | OF_THE_BOUNDS_CHECK | OF_THE_SPLIT


@pytest.mark.parametrize("claim", SYSTEM.claims.values(), ids=SYSTEM.claims)
def test_every_claim_has_its_verdict(claim):
    assert unexpected(claim) == []
    assert not claim.holds_when or claim.holds_when in SYSTEM.claims
