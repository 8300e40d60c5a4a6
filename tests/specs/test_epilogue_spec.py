"""RegTileEpilogue and RegTileWriter: spec terms against the executor, and claims against broken formulas."""

import itertools

import numpy as np
import pytest
from spec_checks import ClaimTests, function, method, values, variables
from tileprove.concrete.hardware.mfma import mfma_named
from tileprove.concrete.loaders import epilogue as executor
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.idioms import within
from tileprove.prover.language.terms import as_int
from tileprove.specs.epilogue import system as epilogue
from tileprove.specs.epilogue import writer as epilogue_writer
from tileprove.specs.epilogue.system import SYSTEM, Epilogue
from tileprove.specs.epilogue.tiles import CHUNKS, Edge, Output
from tileprove.specs.hardware.system import Layout

LANES = np.arange(64)


def truths(term, **arrays):
    return values(where(term, 1, 0), **arrays).astype(bool)


@pytest.mark.parametrize(("columns", "cw"), list(itertools.product(range(1, 14), range(1, 6))))
def test_stores_are_the_executors(columns, cw):
    """How every chunk of every column goes out, and to which address, with and without padded rows."""
    m, n, e = variables("m", "n", "e")
    at = {"n": np.arange(columns + 2 * cw)[:, None], "e": np.arange(cw)}
    for row_stride in (columns, columns + 3):
        spec = Epilogue(as_int(columns), as_int(row_stride), cw)
        concrete = executor.RegTileEpilogue(n_total=columns, row_stride=row_stride, chunk=cw)
        wide = truths(spec.wide(n), n=at["n"])
        assert np.array_equal(wide, concrete.wide(at["n"]))
        assert np.array_equal(truths(spec.single(n, e), **at), concrete.single(at["n"], at["e"]))
        assert np.array_equal(truths(spec.stored(n, e), **at), concrete.stored(at["n"], at["e"]))
        rows = np.arange(5)
        found = values(spec.address(m, n), m=rows, n=at["n"])
        assert np.array_equal(found, concrete.address(rows, at["n"]))


@pytest.mark.parametrize("dim", CHUNKS)
def test_chunks_of_a_wave_are_the_executors(dim):
    """(m, n) of every element of a wave, and back to the lane and element that hold it."""
    name, cw = CHUNKS[dim]
    output, mfma = Output.symbolic(dim), mfma_named(name)
    assert executor.chunks_per_lane(mfma) == (mfma.results // cw, cw)
    at = {"lane": LANES[:, None], "e": np.arange(mfma.results)}
    block, warp, tile, lane, e = variables("block", "warp", "tile", "lane", "e")
    sizes = {"warps_m": 2, "tiles_m": 3, "warps_n": 1, "tiles_n": 2}
    place = {name: np.array(value) for name, value in ({"block": 3, "warp": 1, "tile": 1} | sizes).items()}
    found = output.chunk((block, warp, tile), (block, as_int(0), tile), lane, e)
    m, first, inside = (values(term, **at, **place) for term in found)
    wanted_m, wanted_n = executor.chunk_position(mfma, at["lane"], at["e"] // cw)
    assert np.array_equal(m, np.broadcast_to(wanted_m, m.shape) + ((3 * 2 + 1) * 3 + 1) * dim)
    assert np.array_equal(first, np.broadcast_to(wanted_n, first.shape) + (3 * 2 + 1) * dim)
    m_at, n_at = variables("m_at", "n_at")
    m_tile, n_tile, *holder = output.storer(m_at, n_at)
    there = {"m_at": m, "n_at": first + inside} | {name: place[name] for name in sizes}
    for term, wanted in zip((*m_tile, *n_tile, *holder), (3, 1, 1, 3, 0, 1, *at.values()), strict=True):
        assert np.array_equal(values(term, **there), np.broadcast_to(wanted, m.shape))


@pytest.mark.parametrize("dim", CHUNKS)
def test_a_whole_output_is_stored(dim):
    """The executor stores what the spec's storer says, into a padded buffer, for an N that no chunk divides."""
    name, cw = CHUNKS[dim]
    mfma, rows, columns, stride = mfma_named(name), dim + 3, 2 * dim + 5, 2 * dim + 9
    concrete = executor.RegTileEpilogue(n_total=columns, row_stride=stride, chunk=cw)
    buffer = np.full(rows * stride, -1)
    for m_tile, n_tile, index in itertools.product(range(2), range(3), range(mfma.results // cw)):
        m, n = executor.chunk_position(mfma, LANES, index)
        tag = ((m_tile * 3 + n_tile) * 64 + LANES) * mfma.results + index * cw
        inside = m + m_tile * dim < rows
        concrete.store(buffer, tag[:, None] + np.arange(cw), m + m_tile * dim, n + n_tile * dim, inside)
    m, n = np.divmod(np.arange(rows * stride), stride)
    m_at, n_at = variables("m_at", "n_at")
    m_tiles, n_tiles, lane, e = Output.symbolic(dim).storer(m_at, n_at)
    sizes = {name: np.array(1) for name in ("warps_m", "tiles_m", "warps_n", "tiles_n")}
    block_m, block_n, lane, e = (values(t, m_at=m, n_at=n, **sizes) for t in (m_tiles[0], n_tiles[0], lane, e))
    tag = ((block_m * 3 + block_n) * 64 + lane) * mfma.results + e
    assert np.array_equal(buffer, np.where(n < columns, tag, -1))


def test_splits_and_alignment_are_the_executors():
    split, m, n = variables("split", "m", "n")
    at = {"split": np.arange(4)[:, None], "m": np.arange(7)}
    assert np.array_equal(values(epilogue.workspace_row(split, as_int(7), m), **at), executor.split_row(**at, rows=7))
    for stride, cw, es, base in itertools.product((6, 8, 12), (1, 2, 4), (2, 4), (0, 4, 16)):
        spec = Epilogue(as_int(6), as_int(stride), cw)
        at = {"m": np.arange(5)[:, None], "n": np.arange(8)}
        byte = values(spec.address(m, n), **at) * es + base
        wanted = executor.wide_store_aligned(at["m"], at["n"], stride, cw, es, base)
        assert np.array_equal(byte % (cw * es) == 0, wanted)


ALWAYS_WIDE = method(Epilogue, "wide", lambda out, n: n < out.N)
LATE = method(Epilogue, "wide", lambda out, n: n + out.cw <= out.N + 1)
OPEN_SINGLES = method(Epilogue, "single", lambda out, n, e: both(n < out.N, n + e < out.N))
NO_PARTIAL = method(Epilogue, "stored", lambda out, n, e: out.wide(n))
UNGATED = method(Epilogue, "stored", lambda out, n, e: either(out.wide(n), n < out.N))
DENSE_ROWS = method(Epilogue, "address", lambda out, m, n: m * out.N + n)
SWAPPED = method(Layout, "result", lambda mfma, lane, e: (lane % mfma.dim, lane // mfma.dim * 4 + e % 4 + e // 4 * 8))
ROUNDED_DOWN = method(Edge, "blocks", property(lambda edge: edge.length // (edge.warps * edge.tiles * edge.dim)))
OVERLAPPING = method(
    Edge, "place", lambda edge, block, warp, tile, x: ((block * edge.warps + warp) + tile) * edge.dim + x
)
SHARED_WORKSPACE = function(epilogue, "workspace_row", lambda split, rows, m: split * (rows - 1) + m)
WRITER_ROWS = function(epilogue_writer, "_next_row", lambda out, m, n, e: (m + (n + e) // out.N, (n + e) % out.N))
NO_BOUND = function(epilogue_writer, "RULES", {"start rule": lambda offset, dword, count: offset + dword * 4 <= count})
EXISTS = Edge.exists


def chunk_of(dim, width):
    return lambda patch: patch.setitem(CHUNKS, dim, (CHUNKS[dim][0], width))


MUTANTS = [
    ("stores_stay_in_the_row", UNGATED),
    ("stores_stay_in_the_row", LATE),
    ("stores_stay_in_the_row", DENSE_ROWS),
    ("chunk_stored_exactly_once", OPEN_SINGLES),
    ("chunk_stored_exactly_once", LATE),
    ("wide_store_is_its_elements", ALWAYS_WIDE),
    ("wide_exactly_when_whole", method(Epilogue, "wide", lambda out, n: n + out.cw < out.N)),
    ("wide_exactly_when_whole", LATE),
    ("stored_bytes_are_the_outputs", method(Epilogue, "single", lambda out, n, e: ~out.wide(n))),
    ("stored_bytes_are_the_outputs", method(Epilogue, "wide", lambda out, n: n < out.N)),
    ("stored_bytes_are_the_outputs", method(Epilogue, "address", lambda out, m, n: m * out.row_stride - n)),
    ("every_block_has_work", method(Edge, "blocks", property(lambda edge: edge.length // edge.dim + 1))),
    ("every_block_has_work", method(Edge, "exists", lambda edge, block, warp, tile: within(block, 0, edge.blocks))),
    ("every_block_has_work", method(Edge, "exists", lambda edge, b, w, t: EXISTS(edge, b - 1, w, t))),
    ("results_are_whole_chunks", chunk_of(16, 3)),
    ("results_are_whole_chunks", chunk_of(16, 5)),
    ("results_are_whole_chunks", chunk_of(32, 8)),
    ("positions_do_not_collide", method(Epilogue, "address", lambda out, m, n: m * (out.row_stride - 1) + n)),
    ("stores_inside_iff_row_is_valid", UNGATED),
    ("splits_are_disjoint", SHARED_WORKSPACE),
    ("splits_are_disjoint", UNGATED),
    ("lambda_row_is_logical", SHARED_WORKSPACE),
    ("wide_store_alignment", method(Epilogue, "address", lambda out, m, n: m * out.row_stride + n + 1)),
    ("output_stored_exactly_once", NO_PARTIAL),
    ("output_stored_exactly_once", UNGATED),
    ("output_stored_exactly_once", SWAPPED),
    ("output_stored_exactly_once", ROUNDED_DOWN),
    ("output_stored_exactly_once", OVERLAPPING),
    ("wide_chunks_for_32x32", SWAPPED),
    ("wide_chunks_for_32x32", NO_PARTIAL),
    ("wave_stores_its_tile", SWAPPED),
    ("wave_stores_its_tile", NO_PARTIAL),
    ("workspace_stored_exactly_once", SHARED_WORKSPACE),
    ("writer_spills_exactly", WRITER_ROWS),
    ("writer_unpadded_rows", function(epilogue_writer, "divides", lambda d, x: as_int(x) % d <= 1)),
    ("writer_over_blocks", function(epilogue_writer, "cdiv", lambda x, d: as_int(x) // d)),
    ("writer_drops_rows_past_the_end", NO_BOUND),
]


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS
