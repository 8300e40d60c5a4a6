"""BlockScaledMmaOp: spec terms against the executor, and claims against broken formulas."""

import itertools

import numpy as np
import pytest
from spec_checks import ClaimTests, function, values, variables
from tileprove.concrete.hardware import banks, mfma
from tileprove.concrete.loaders import block_scaled as executor
from tileprove.prover.language.terms import as_int, named
from tileprove.specs.block_scaled import lds as block_scaled_lds
from tileprove.specs.block_scaled import registers as block_scaled_registers
from tileprove.specs.block_scaled import system as block_scaled
from tileprove.specs.block_scaled.system import FP4, SYSTEM, Op
from tileprove.specs.hardware.system import Layout
from tileprove.specs.swizzle.system import Swizzle

LANES = np.arange(64)
SHAPES = [(m, n, k, s) for m, n, k, s in itertools.product((1, 3, 4), (1, 2, 4), (1, 2, 3, 4), (1, 2))]


def op_of(m, n, k, s):
    return Op(FP4, m, n, k, s), executor.BlockScaledMmaOp(num_m=m, num_n=n, num_k=k, num_slots=s)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_addresses_are_the_executors(shape):
    op, concrete = op_of(*shape)
    lane, m, k_tile = variables("lane", "m", "k_tile")
    at = {"lane": LANES[:, None, None], "m": np.arange(op.num_m)[:, None], "k_tile": np.arange(op.num_k)}
    fragment = op.fragment_byte(lane, m, k_tile) if op.num_k > 1 else block_scaled_lds.read_at(lane, m) * 16
    for term, method in ((fragment, concrete.fragment_byte), (op.scale_byte(lane, m, k_tile), concrete.scale_byte)):
        assert np.array_equal(values(term, **at), np.broadcast_to(method(*at.values()), values(term, **at).shape))


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_registers_are_the_executors(shape):
    op, concrete = op_of(*shape)
    names = variables("m", "n", "k_tile", "slot")
    for point in itertools.product(*map(range, shape)):
        at = dict(zip(("m", "n", "k_tile", "slot"), point, strict=True))
        (b_row, b_sel), (a_row, a_sel) = op.sources(*names)
        assert values(a_row, **at) == concrete.a_register(point[0], point[2])
        assert values(b_row, **at) == concrete.b_register(point[1], point[2], point[3])
        assert values(op.c_register(*names[:2]), **at) == concrete.c_register(point[0], point[1])
        assert (values(a_sel, **at), values(b_sel, **at)) == concrete.op_sel(point[0], point[1])


@pytest.mark.parametrize("warps", range(1, 17))
def test_writers_are_the_executors(warps):
    _, concrete = op_of(4, 4, 1, 1)
    (vector,) = variables("vector")
    at = np.arange(4096)
    written = values(block_scaled_lds.placed(vector, as_int(warps * 64)), vector=at)
    assert np.array_equal(written * 16, concrete.writer_byte(at))


def test_bank_degrees_are_the_executors():
    lane, m, k_tile = variables("lane", "m", "k_tile")
    read = values(block_scaled_lds.read_at(lane, m), lane=LANES, m=5) * 16
    assert banks.conflict_degrees(read, "ds_read_b128") == [1, 1, 1, 1]
    for num_k, degree in ((1, 2), (2, 4), (3, 2), (4, 8), (6, 4), (8, 8)):
        plain = values(op_of(1, 1, num_k, 1)[0].fragment_byte(lane, m, k_tile), lane=LANES, m=1, k_tile=num_k - 1)
        assert banks.conflict_degrees(plain, "ds_read_b128") == [degree] * 4


def test_operand_is_the_executors():
    """(row, k) and the scale of every element, as the executor's MFMA has them."""
    lane, m, k_tile, e = variables("lane", "m", "k_tile", "e")
    fp4, at = mfma.mfma_named("16x16x128_f4"), {"lane": LANES[:, None], "m": 0, "k_tile": 0, "e": np.arange(32)}
    element = op_of(1, 1, 1, 1)[0].element(lane, m, k_tile, e)
    for term, wanted in zip(element, fp4.operand(LANES[:, None], at["e"]), strict=True):
        assert np.array_equal(values(term, **at), np.broadcast_to(wanted, (64, 32)))


def test_words_are_the_executors():
    """The packed word of 64 lanes and four tiles, from random scales."""
    concrete = op_of(4, 4, 2, 1)[1]
    scales = np.random.default_rng(1).integers(0, 256, (64, 8), dtype=np.uint8)
    names = [f"scale_{tile}" for tile in range(4)]
    word = block_scaled_registers.word_of(variables(*names))
    for k_tile in range(2):
        loaded = {name: scales.reshape(-1)[concrete.scale_byte(LANES, tile, k_tile)] for tile, name in enumerate(names)}
        assert np.array_equal(values(word, **loaded), concrete.load_scales(scales.reshape(-1), 4, k_tile))


def method(name, broken):
    return lambda patch: patch.setattr(Op, name, broken)


def lanes_row_major(op, lane, tile, k_tile):
    return (tile * 16 + lane // 4) * op.row_bytes + k_tile * 64 + lane % 4 * 16


def without_k_tile(op, lane, tile, k_tile):
    return op.row(lane, tile) * op.row_bytes + lane // op.mfma.dim * 16


def scales_without_k_tile(op, lane, tile, k_tile):
    return op.row(lane, tile) * 4 + lane // 16


def crossed_op_sel(op, m, n, k_tile, slot):
    return (op.b_register(n, k_tile, slot), m), (op.a_register(m, k_tile), n)


def overlapping_slots(op, n, k_tile, slot):
    return slot * op.num_n + k_tile * op.num_n + n


def transposed(layout, lane, e):
    return lane % layout.dim, lane // layout.dim * 4 + e


WRITER = block_scaled_lds._writer


def rounded_up():
    rows, at_once, rounds = WRITER()
    return rows, at_once, named("rounds", rounds + 1)


PLAIN_READ = function(block_scaled_lds, "read_at", lambda lane, m: m * 64 + lane % 16 * 4 + lane // 16)
WIDER = function(block_scaled_lds, "SWIZZLE", Swizzle(3, 0, 4))
MUTANTS = [
    ("fragment_is_the_operand", method("fragment_byte", lanes_row_major)),
    ("fragment_is_the_operand", method("fragment_byte", without_k_tile)),
    ("tile_read_exactly_once", method("fragment_byte", without_k_tile)),
    ("scale_is_of_the_lanes_elements", method("scale_byte", scales_without_k_tile)),
    ("scale_is_of_the_lanes_elements", method("tile_scales", 8)),
    ("writer_swizzles_the_whole_tile", function(block_scaled_lds, "written_at", lambda t, r, threads: r * threads + t)),
    ("writer_swizzles_the_whole_tile", WIDER),
    ("swizzle_stays_in_its_row_tile", WIDER),
    ("written_is_read", PLAIN_READ),
    ("written_is_read", WIDER),
    ("swizzle_needs_one_k_tile_and_16_rows", WIDER),
    ("bank_conflicts_are_gone", PLAIN_READ),
    ("bank_conflicts_are_gone", function(block_scaled_lds, "SWIZZLE", Swizzle(1, 0, 3))),
    ("one_xor_would_do", function(block_scaled_lds, "GROUPS", 2)),
    ("bank_conflicts_of_more_k_tiles", method("fragment_byte", lanes_row_major)),
    ("writers_reach_every_row", function(block_scaled_lds, "_writer", rounded_up)),
    ("op_sel_picks_its_tile", function(block_scaled_registers, "place", lambda tile: as_int(tile) * 4)),
    ("op_sel_picks_its_tile", method("sources", crossed_op_sel)),
    ("packing_is_injective", function(block_scaled_registers, "place", lambda tile: as_int(tile) * 4)),
    ("four_tiles_fit_a_word", function(block_scaled_registers, "place", lambda tile: as_int(tile) * 9)),
    ("registers_are_distinct", method("a_register", lambda op, m, k_tile: m * op.num_m + k_tile)),
    ("registers_are_distinct", method("b_register", overlapping_slots)),
    ("registers_are_distinct", method("c_register", lambda op, m, n: m * 4 + n * 4)),
    ("accumulators_are_the_outputs", lambda patch: patch.setattr(Layout, "result", transposed)),
]


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS


def test_shapes_of_the_spec():
    assert [(shape.dim, shape.K, shape.bits) for shape in block_scaled.SHAPES] == [(16, 128, 4), (32, 64, 4)]
