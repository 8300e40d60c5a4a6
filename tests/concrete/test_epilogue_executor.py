"""RegTileEpilogue against RegTileWriter: what is stored, where, and whether it is aligned."""

import itertools

import numpy as np
import pytest
from tileprove.concrete.hardware.mfma import mfma_named
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.epilogue import (
    RegTileEpilogue,
    chunk_position,
    chunks_per_lane,
    split_row,
    wide_store_aligned,
    writer_element_stored,
    writer_lane_position,
    writer_spills,
    writer_store,
)

LANES = np.arange(64)
SMALL = mfma_named("16x16x32_b16")
LARGE = mfma_named("32x32x16_b16")


def test_each_valid_element_once_and_nothing_else():
    for n_total, chunk, extra in itertools.product(range(1, 20), range(1, 6), (0, 3)):
        row_stride, rows = n_total + extra, 3
        epilogue = RegTileEpilogue(n_total=n_total, row_stride=row_stride, chunk=chunk)
        n0 = np.arange(0, n_total + 2 * chunk, chunk)
        m, n = (g.ravel() for g in np.meshgrid(np.arange(rows), n0, indexing="ij"))
        buffer = np.full(rows * row_stride + 40, -1)
        values = 1000 * m[:, None] + n[:, None] + np.arange(chunk)
        places = epilogue.store(buffer, values, m, n, base=20)
        wanted = {20 + r * row_stride + c: 1000 * r + c for r in range(rows) for c in range(n_total)}
        assert sorted(places.tolist()) == sorted(wanted)
        assert {p: v for p, v in enumerate(buffer.tolist()) if v != -1} == wanted


def test_three_ways_at_the_edge():
    epilogue = RegTileEpilogue(n_total=10, row_stride=10, chunk=4)
    n = np.array([6, 7, 9, 10])
    assert epilogue.wide(n).tolist() == [True, False, False, False]
    single = epilogue.single(n[:, None], np.arange(4))
    assert single.tolist() == [[False] * 4, [True, True, True, False], [True, False, False, False], [False] * 4]
    assert epilogue.stored(n[:, None], np.arange(4)).sum(axis=1).tolist() == [4, 3, 1, 0]


def test_lambda_mode_hands_over_positions():
    epilogue = RegTileEpilogue(n_total=10, row_stride=99, chunk=4)
    values = np.arange(12).reshape(3, 4)
    calls = epilogue.lambda_calls(values, np.array([5, 6, 7]), np.array([4, 8, 12]))
    assert calls == [(5, 4, (0, 1, 2, 3)), (6, 8, (4,)), (6, 9, (5,))]


def test_inactive_lanes_store_nothing():
    epilogue = RegTileEpilogue(n_total=4, row_stride=4, chunk=4)
    buffer = np.zeros(16, dtype=np.int64)
    epilogue.store(buffer, np.ones((4, 4), dtype=np.int64), np.arange(4), 0, active=np.arange(4) < 2)
    assert buffer.tolist() == [1] * 8 + [0] * 8


def test_chunk_below_one_is_refused():
    RegTileEpilogue(n_total=4, row_stride=4, chunk=1)
    with pytest.raises(ConfigError, match="chunk must be at least 1, got 0"):
        RegTileEpilogue(n_total=4, row_stride=4, chunk=0)


def test_fan_out_positions():
    """B is source A: the 16x16 result gives 4 columns a lane, the 32x32 result 16 single columns."""
    assert (chunks_per_lane(SMALL), chunks_per_lane(LARGE)) == ((1, 4), (16, 1))
    for lane in range(64):
        assert chunk_position(SMALL, lane, 0) == (lane % 16, 4 * (lane // 16))
        for e in range(16):
            assert chunk_position(LARGE, lane, e) == (lane % 32, 8 * (e // 4) + 4 * (lane // 32) + e % 4)


@pytest.mark.parametrize("mfma", [SMALL, LARGE], ids=lambda m: m.name)
@pytest.mark.parametrize(("rows", "n_total"), [(64, 64), (50, 37), (33, 1), (1, 63), (64, 66)])
def test_a_block_of_waves_stores_exactly_the_output(mfma, rows, n_total):
    epilogue = RegTileEpilogue(n_total=n_total, row_stride=n_total, chunk=chunks_per_lane(mfma)[1])
    buffer, places = np.zeros(3 * 96 * 96), []
    for row0, col0 in itertools.product(range(0, 96, mfma.M), range(0, 96, mfma.N)):
        for index in range(chunks_per_lane(mfma)[0]):
            m, n = chunk_position(mfma, LANES, index)
            values = np.ones((64, epilogue.chunk))
            places.append(epilogue.store(buffer, values, row0 + m, col0 + n, active=row0 + m < rows))
    assert np.array_equal(np.sort(np.concatenate(places)), np.arange(rows * n_total))


def test_splits_are_disjoint():
    rows = 5
    taken = [split_row(split, m, rows) for split in range(4) for m in range(rows)]
    assert taken == list(range(20))


def test_writer_spills_exactly_past_the_row():
    """Row m's chunk writes into row m + 1 if it spills and m is not the last row; the buffer's end cuts the rest."""
    rows, chunk = 3, 4
    for row_stride, m, n in itertools.product(range(4, 14), range(rows), range(0, 16)):
        buffer = np.full(rows * row_stride + 8, -1)
        places = writer_store(
            buffer,
            np.zeros((1, chunk), dtype=np.int64),
            np.array([m]),
            np.array([n]),
            rows=rows,
            row_stride=row_stride,
            element_bytes=4,
        )
        touched = {place // row_stride for place in places.tolist()}
        first = m * row_stride + n
        assert places.tolist() == [place for place in range(first, first + chunk) if place < rows * row_stride]
        assert writer_spills(n, chunk, row_stride) == (first + chunk > (m + 1) * row_stride)
        if m < rows - 1 and n < row_stride:
            assert bool(touched - {m}) == writer_spills(n, chunk, row_stride)
        if m == rows - 1:
            assert not touched - {m}


@pytest.mark.parametrize("chunk", [1, 2, 4])
def test_which_outputs_make_the_writer_spill(chunk):
    """row_stride = N: chunks below N spill iff chunk does not divide N, all of a block's iff the block does not."""
    for n_total in range(1, 40):
        below = np.arange(0, n_total, chunk)
        assert writer_spills(below, chunk, n_total).any() == (n_total % chunk != 0)
        for block in (chunk, 2 * chunk, 8 * chunk):
            columns = np.arange(0, -(-n_total // block) * block, chunk)
            assert writer_spills(columns, chunk, n_total).any() == (n_total % block != 0)
        assert writer_spills(n_total, chunk, n_total)


def test_the_epilogue_keeps_what_the_writer_spoils():
    rows, n_total = 4, 6
    m, n = (g.ravel() for g in np.meshgrid(np.arange(rows), [4, 0], indexing="ij"))
    values = 10.0 * m[:, None] + n[:, None] + np.arange(4)
    good, spoiled = np.full(24, -1.0), np.full(24, -1.0)
    RegTileEpilogue(n_total=n_total, row_stride=n_total, chunk=4).store(good, values, m, n)
    for lane in np.argsort(-m, kind="stable"):
        writer_store(spoiled, values[lane : lane + 1], m[lane], n[lane], rows=rows, row_stride=n_total, element_bytes=4)
    wanted = (10.0 * np.arange(rows)[:, None] + np.arange(n_total)).ravel()
    assert np.array_equal(good, wanted)
    assert np.flatnonzero(spoiled != wanted).tolist() == [6, 7, 12, 13, 18, 19]


def test_writer_bounds_are_dwords():
    """2-byte output, odd number of elements: the end rule drops the last one, the start rule writes past it."""
    e = np.arange(4)
    end = writer_element_stored(0, 4, e, chunk=4, rows=1, row_stride=7, element_bytes=2)
    start = writer_element_stored(0, 4, e, chunk=4, rows=1, row_stride=7, element_bytes=2, rule="start")
    assert end.tolist() == [True, True, False, False]
    assert start.tolist() == [True, True, True, True]
    for chunk, es in ((1, 1), (2, 1), (1, 2), (4, 1), (2, 2)):
        writer_store(np.zeros(9), np.zeros((1, chunk)), 0, 0, rows=1, row_stride=8, element_bytes=es)
    for chunk, es in ((3, 1), (5, 1), (3, 2)):
        with pytest.raises(ConfigError, match=f"a chunk has {chunk * es}"):
            writer_store(np.zeros(9), np.zeros((1, chunk)), 0, 0, rows=1, row_stride=8, element_bytes=es)


@pytest.mark.parametrize("element_bytes", [1, 2, 4])
def test_the_last_elements_are_stored_by_chunks_of_every_width(element_bytes):
    """Chunks at multiples of their width: an element is stored exactly if its own bytes lie in the output."""
    for row_stride, rows, chunk, base in itertools.product((4, 8, 12), (1, 2), (1, 2, 4), (0, 3)):
        if chunk * element_bytes > 16:
            continue
        at = np.arange(0, rows * row_stride + 8, chunk)
        values = at[:, None] + np.arange(chunk) + 1
        buffer = np.zeros(base + rows * row_stride + 16, dtype=np.int64)
        place = writer_store(
            buffer, values, 0, at, rows=rows, row_stride=row_stride, element_bytes=element_bytes, base=base
        )
        assert sorted(place.tolist()) == list(range(base, base + rows * row_stride))
        assert buffer.tolist() == [0] * base + list(range(1, rows * row_stride + 1)) + [0] * 16


def test_writer_lanes_cover_a_tile():
    m, n = writer_lane_position(LANES, 16, 4)
    assert np.array_equal(np.sort((m[:, None] * 16 + n[:, None] + np.arange(4)).ravel()), np.arange(256))
    assert np.array_equal((m, n), chunk_position(SMALL, LANES, 0))


def test_alignment_condition_is_exact():
    """Every wide store at a chunk-multiple column is aligned iff the base is, and so is every row that exists."""
    for row_stride, chunk, element_bytes, rows, base in itertools.product(
        range(4, 14), (1, 2, 4), (2, 4), (1, 2, 3), range(0, 32, 2)
    ):
        m, n = np.meshgrid(np.arange(rows), np.arange(0, row_stride - chunk + 1, chunk), indexing="ij")
        aligned = wide_store_aligned(m, n, row_stride, chunk, element_bytes, base).all()
        assert aligned == (base % (chunk * element_bytes) == 0 and (rows == 1 or row_stride % chunk == 0))


def test_alignment_of_single_stores():
    for m, n, row_stride, base in itertools.product(range(3), range(9), range(4, 9), range(0, 16, 2)):
        address = base + (m * row_stride + n) * 2
        assert wide_store_aligned(m, n, row_stride, 4, 2, base) == (address % 8 == 0)
    assert wide_store_aligned(1, 0, 8, 4, 2)
