"""Preshuffled B and scales: spec terms against the executor, and claims against broken formulas."""

import numpy as np
import pytest
from spec_checks import ClaimTests, replace_everywhere, values, variables
from tileprove.concrete.hardware import mfma
from tileprove.concrete.loaders import preshuffle as executor
from tileprove.concrete.loaders.block_scaled import BlockScaledMmaOp
from tileprove.prover.language.terms import as_int, integer
from tileprove.specs.preshuffle import loads as preshuffle_loads
from tileprove.specs.preshuffle import scale_loads as preshuffle_scale_loads
from tileprove.specs.preshuffle import scales as preshuffle_scales
from tileprove.specs.preshuffle import system as preshuffle
from tileprove.specs.preshuffle.system import SYSTEM

LANES = np.arange(64)


@pytest.mark.parametrize("k_bytes", [1, 15, 16, 64, 100, 128, 192, 320])
def test_b_is_the_executors(k_bytes):
    n, kb = variables("n", "kb")
    at = {"n": np.arange(70)[:, None], "kb": np.arange(400)}
    assert np.array_equal(
        values(preshuffle.b_byte(n, kb, as_int(k_bytes)), **at), executor.b_byte(*at.values(), k_bytes)
    )


@pytest.mark.parametrize("shape", [(16, 64), (48, 128), (32, 192), (160, 64)], ids=str)
def test_b_source_is_where_the_host_took_it_from(shape):
    """Follow marked elements through the executor's shuffle: row and column numbers as data."""
    n, kb = preshuffle.b_source(integer("byte"), as_int(shape[1]))
    for source, term in zip(np.indices(shape), (n, kb), strict=True):
        shuffled = executor.preshuffle_b(source.astype(np.uint8))
        assert np.array_equal(values(term, byte=np.arange(shuffled.size)) % 256, shuffled)


@pytest.mark.parametrize("k_scales", [1, 3, 4, 8, 12, 16, 40])
def test_scales_are_the_executors(k_scales):
    mn, ks = variables("mn", "ks")
    at = {"mn": np.arange(100)[:, None], "ks": np.arange(50)}
    columns = as_int(k_scales)
    for term, method in (
        (preshuffle_scales.scale_byte(mn, ks, columns), executor.scale_byte),
        (preshuffle_scales.word_byte(mn, ks, columns), executor.scale_word),
    ):
        assert np.array_equal(values(term, **at), method(*at.values(), k_scales))
    assert np.array_equal(values(preshuffle_scales.op_sel(mn, ks), **at), executor.scale_op_sel(*at.values()))


@pytest.mark.parametrize("shape", [(32, 8), (64, 24), (96, 16)], ids=str)
def test_scale_source_is_where_the_host_took_it_from(shape):
    mn, ks = preshuffle_scales.scale_source(integer("byte"), as_int(shape[1]))
    for source, term in zip(np.indices(shape), (mn, ks), strict=True):
        shuffled = executor.preshuffle_scales(source.astype(np.uint8))
        assert np.array_equal(values(term, byte=np.arange(shuffled.size)) % 256, shuffled)


def test_lanes_are_the_executors():
    lane, first, second = variables("lane", "first", "second")
    lanes, *starts = LANES[:, None, None], np.arange(0, 80, 7)[:, None], np.arange(0, 200, 13)
    at = {"lane": lanes, "first": starts[0], "second": starts[1]}
    for position, wanted in (
        (preshuffle_loads.b_lane(lane, first, second), executor.b_lane_position(lanes, 0, 0, *starts)),
        (preshuffle_scales.scale_lane(lane, first, second), executor.scale_lane_position(lanes, *starts)),
    ):
        for term, place in zip(position, wanted, strict=True):
            assert np.array_equal(values(term, **at), np.broadcast_to(place, values(term, **at).shape))


def test_lanes_hold_the_mfmas_operand():
    """The executor's direct load of shuffled B, against the bytes that the spec says the lanes get."""
    op = BlockScaledMmaOp(num_m=1, num_n=2, num_k=2, num_slots=1)
    b = np.random.default_rng(1).integers(0, 256, (64, 256), dtype=np.uint8)
    registers = op.load_b_preshuffled(executor.preshuffle_b(b), 256, n_offset=16, kb_base=64)
    lane, e = variables("lane", "e")
    row, k = mfma.mfma_named("16x16x128_f4").operand(LANES[:, None], np.arange(32))
    for n, k_tile in np.ndindex(2, 2):
        nibble = registers[op.b_register(n, k_tile)][LANES[:, None], np.arange(32) // 2] >> np.arange(32) % 2 * 4 & 15
        start = preshuffle_loads.b_lane(lane, as_int(16 + 16 * n), as_int(64 + 64 * k_tile))
        at = {"lane": LANES[:, None], "e": np.arange(32)}
        n_of, kb_of = (values(term, **at) for term in (start[0], start[1] + e // 2))
        assert np.array_equal(nibble, b[n_of, kb_of] >> np.arange(32) % 2 * 4 & 15)
        assert np.array_equal(n_of, np.broadcast_to(16 + 16 * n + row, n_of.shape))
        assert np.array_equal(kb_of, 64 + 64 * k_tile + np.broadcast_to(k // 2, kb_of.shape))


B_BYTE, SCALE_BYTE = preshuffle.b_byte, preshuffle_scales.scale_byte


def everywhere(module, name, broken):
    return lambda patch: replace_everywhere(patch, name, getattr(module, name), broken)


def rows_before_groups(n, kb, k_bytes):
    """A lane's row and group swapped."""
    tile = n // 16 * (k_bytes // 64) + kb // 64
    return tile * 1024 + kb // 16 % 4 * 16 + n % 16 * 64 + kb % 16


def rounded_up(n, kb, k_bytes):
    return n // 16 * ((k_bytes + 63) // 64) * 1024 + kb // 16 * 256 + n % 16 * 16 + kb % 16


def too_narrow(n, kb, k_bytes):
    """Groups of 8 bytes."""
    tile = n // 16 * (k_bytes // 64) + kb // 64
    return tile * 1024 + kb // 8 % 8 * 128 + n % 16 * 8 + kb % 8


def swapped_halves(mn, ks):
    return mn // 16 % 2 * 2 + ks // 4 % 2


def columns_first(mn, ks, k_scales):
    """Lanes of a word row by row."""
    atom = mn // 32 * (k_scales // 8) + ks // 8
    return atom * 256 + ks % 4 * 4 + mn % 16 * 16


def words_round_up(mn, ks, k_scales):
    atom = mn // 32 * ((k_scales + 7) // 8) + ks // 8
    return atom * 256 + ks % 4 * 64 + mn % 16 * 4


PADDED = everywhere(preshuffle, "b_byte", lambda n, kb, k_bytes: B_BYTE(n, kb, k_bytes + 64))
PADDED_WORDS = everywhere(preshuffle_scales, "scale_byte", lambda mn, ks, columns: SCALE_BYTE(mn, ks, columns + 8))
NARROW = everywhere(preshuffle, "b_byte", too_narrow)
ROUNDED = everywhere(preshuffle, "b_byte", rounded_up)
SWAPPED = everywhere(preshuffle, "b_byte", rows_before_groups)
HALVES = everywhere(preshuffle_scales, "op_sel", swapped_halves)
COLUMNS = everywhere(preshuffle_scales, "word_byte", columns_first)
WORDS = everywhere(preshuffle_scales, "word_byte", words_round_up)
LANE_ROWS = everywhere(preshuffle_loads, "b_lane", lambda lane, n, kb: (n + lane // 4, kb + lane % 4 * 16))
SCALE_LANE = everywhere(preshuffle_scales, "scale_lane", lambda lane, mn, ks: (mn + lane // 4, ks + lane % 4))
BACKWARDS = everywhere(preshuffle_scale_loads, "k_tile_of", lambda k_iter, num_k, k: k_iter * num_k - k)
MUTANTS = [
    ("b_bijective", SWAPPED),
    ("b_weakest_condition", ROUNDED),
    ("b_fragment_is_contiguous", NARROW),
    ("wave_reads_1024_contiguous_bytes", SWAPPED),
    ("wave_reads_1024_contiguous_bytes", LANE_ROWS),
    ("b_lane_gets_its_operand", LANE_ROWS),
    ("b_lane_gets_its_operand", NARROW),
    ("b_address_splits", everywhere(preshuffle, "b_byte", lambda n, kb, k_bytes: n * k_bytes + kb)),
    ("b_outside_reads", PADDED),
    ("scales_bijective", HALVES),
    ("scales_bijective", COLUMNS),
    ("scales_weakest_condition", WORDS),
    ("word_holds_the_lanes_scale", everywhere(preshuffle_scales, "op_sel", lambda mn, ks: ks // 4 % 4 * 2)),
    ("op_sel_is_uniform", SCALE_LANE),
    ("op_sel_is_uniform", COLUMNS),
    ("scale_is_of_the_lanes_elements", SCALE_LANE),
    ("cell_serves_four_tiles", HALVES),
    ("cell_serves_four_tiles", BACKWARDS),
    ("rotated_word_serves_16_rows", HALVES),
    ("scales_outside_read", PADDED_WORDS),
]


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS


def test_cells_of_a_warp_at_48_rows():
    """The counterexample of `cell_serves_any_warp_tile` on data: rows 48.. of a shuffled grid, read as tile 0."""
    grid = np.random.default_rng(2).integers(0, 256, (96, 8), dtype=np.uint8)
    shuffled = executor.preshuffle_scales(grid)
    word = executor.scale_word(*executor.scale_lane_position(LANES, 48, 0), 8)
    assert np.array_equal(shuffled[word], grid[32 + LANES % 16, LANES // 16])  # OP_SEL 0: the 16 rows before
    assert np.array_equal(shuffled[word + 1], grid[48 + LANES % 16, LANES // 16])  # what tile 0 wants
