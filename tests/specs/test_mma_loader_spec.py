"""TiledMmaLoader's load_b and load_b_tr: spec terms against the executor, and claims against broken formulas."""

import itertools

import golden
import numpy as np
import pytest
from spec_checks import ClaimTests, function, method, values, variables
from tileprove.concrete.hardware import swizzle as swizzles
from tileprove.concrete.loaders import mma_loader as executor
from tileprove.prover.language.terms import as_int, integer, named
from tileprove.specs.hardware import system as hardware
from tileprove.specs.hardware.system import layout
from tileprove.specs.mma_loader import operand_order
from tileprove.specs.mma_loader import reads as mma_reads
from tileprove.specs.mma_loader import swizzles as mma_swizzles
from tileprove.specs.mma_loader import system as mma_loader
from tileprove.specs.mma_loader import transposed as mma_loader_tr
from tileprove.specs.mma_loader.system import SHAPES, SYSTEM, LoadB
from tileprove.specs.mma_loader.transposed import TRANSPOSED, LoadBTr
from tileprove.specs.swizzle.system import Swizzle

LANES = np.arange(64)
SWIZZLES = [(), ((1, 1, 4), (1, 0, 6)), ((3, 0, 3),), ((2, 0, 4), (1, 1, 3)), ((2, 0, -3),)]
TILES = [
    (shape, k_tiles, chosen)
    for shape, k_tiles, chosen in itertools.product(SHAPES, (1, 2, 3, 5, 8), SWIZZLES)
    if not any(shift < 0 for _, _, shift in chosen) or k_tiles in (1, 2, 8)  # a left-moving one leaves other row blocks
]


@pytest.mark.parametrize(("shape", "k_tiles", "chosen"), TILES, ids=str)
def test_load_b_is_the_executors(shape, k_tiles, chosen):
    """(row, k), LDS offset and register row of every element of a tile of three row blocks."""
    load = LoadB.of_shape(shape, shape[2] * k_tiles, *(Swizzle(*numbers) for numbers in chosen))
    names = dict(zip(("swizzle", "swizzle2"), (swizzles.Swizzle(*numbers) for numbers in chosen), strict=False))
    concrete = executor.TiledMmaLoader(
        shape=shape, element_bytes=load.element_bytes, rows=3 * shape[0], cols=load.bk, **names
    )
    assert (load.vec, load.halves) == (concrete.vector, concrete.halves)
    lane, i, j, h, n = variables("lane", "i", "j", "h", "n")
    grid = np.ix_(LANES, range(3), range(k_tiles), range(load.halves), range(load.vec))
    at = dict(zip(("lane", "i", "j", "h", "n"), grid, strict=True))
    wanted = concrete.logical(at["lane"], at["i"], at["j"], at["h"] * load.vec + at["n"])
    for term, numbers in zip(load.position(lane, i, j, h, n), wanted, strict=True):
        found = values(term, **at)
        assert np.array_equal(found, np.broadcast_to(numbers, found.shape))
    del at["n"]
    assert np.array_equal(values(load.address(lane, i, j, h), **at), concrete.load_b_offset(*at.values()))
    rows = values(mma_loader.register_row(i, j, as_int(3)), i=np.arange(3)[:, None], j=np.arange(k_tiles))
    assert np.array_equal(rows, concrete.register_row(np.arange(3)[:, None], np.arange(k_tiles)))


@pytest.mark.parametrize("shape", TRANSPOSED, ids=str)
def test_load_b_tr_is_the_executors(shape):
    load = LoadBTr(layout(SHAPES[shape]))
    lane, h, n, stride = variables("lane", "h", "n", "stride")
    at = {"lane": LANES[:, None, None], "h": np.arange(2)[:, None], "n": np.arange(4)}
    wanted = executor.load_b_tr_logical(shape, at["lane"], at["h"] * 4 + at["n"])
    for term, numbers in zip(load.held(lane, h, n), wanted, strict=True):
        assert np.array_equal(values(term, **at), np.broadcast_to(numbers, (64, 2, 4)))
    for row_stride in (shape[1], 36, 64, 100, 256):
        at = {"lane": LANES[:, None], "h": np.arange(2), "stride": np.array(row_stride)}
        found = values(load.address(lane, h, stride), **at)
        assert np.array_equal(found, executor.load_b_tr_offset(shape, at["lane"], at["h"], row_stride))


@pytest.mark.parametrize("name", SHAPES.values())
def test_load_b_is_the_golden_operand(name):
    """The fragment of tile (0, 0), and the layout it is compared with, against the golden layouts."""
    table = golden.rows("mfma_layouts.csv")
    table = [row for row in table if (row["inst"], row["operand"]) == (f"gfx950:{name}", "B")]
    assert len(table) == (0 if name == "32x32x64_f8" else 64)  # the golden table has no 32x32x64
    load = LoadB(layout(name), layout(name).K)
    lane, e = variables("lane", "e")
    row, k = load.position(lane, as_int(0), as_int(0), e // load.vec, e % load.vec)
    for row_of_table in table:
        at = {"lane": np.array(int(row_of_table["lane"])), "e": np.arange(load.mfma.elements)}
        assert values(k, **at).tolist() == values(load.mfma.k(lane, e), **at).tolist()
        assert values(k, **at).tolist() == golden.numbers(row_of_table["running_index"])
        assert set(values(row, **at).tolist()) == {int(row_of_table["fixed_index"])}


@pytest.mark.parametrize("name", SHAPES.values())
def test_orders_of_k(name):
    mfma = layout(name)
    (k,) = variables("k")
    at, lane, e = np.arange(mfma.K), LANES[:, None], np.arange(mfma.elements)
    places = values(mfma.k(*variables("lane", "e")), lane=lane, e=e)
    rows = values(mfma.result(*variables("lane", "e"))[0], lane=lane, e=e)
    assert np.array_equal(values(operand_order.accumulator_rows(mfma)(k), k=at)[places], rows)
    if mfma.bits == 8:
        order, undone = (values(f(mfma)(k), k=at) for f in (operand_order.runs_of_32, operand_order.undo_runs_of_32))
        assert np.array_equal(order[places], lane // mfma.dim * 32 + e)
        assert np.array_equal(order[undone], at)


def test_closed_pairs_by_trying_every_vector():
    """The carries decide whether a vector leaves, for pairs of small swizzles and row blocks of 1..40 * 64 vectors."""
    n = np.arange(1, 41) * 64
    legal = [(b, base, s) for b, base, s in itertools.product(range(4), range(8), range(6)) if s >= b > 0]
    legal = [(0, 0, 0), *legal[::7]]
    x, size = np.arange(n.max()), integer("n", 0)
    carries = {s: values(mma_swizzles.carry(Swizzle(*s), size), n=n) for s in legal}
    moved = {s: swizzles.xor_bits(x, *s) for s in legal}
    power = values(mma_swizzles.largest_power_of_two_in(size), n=n)
    assert np.array_equal(power, n & -n)
    for first, second in itertools.product(legal, repeat=2):
        reached = np.maximum.accumulate(swizzles.xor_bits(moved[first], *second))[n - 1]
        assert np.array_equal(reached < n, (carries[first] ^ carries[second]) < power)


def offset(row, group, tile=1, half=1, vec=1):
    """load_b's offset with its parts scaled, or row and group taken from other lane bits."""

    def broken(load, lane, j, h):
        k = load.mfma.K
        parts = tile * j * k + half * h * (k // load.halves) + group(lane, load.mfma.dim) * (load.vec // vec)
        return row(lane, load.mfma.dim) * load.bk + parts

    return method(LoadB, "offset", broken)


def low(lane, dim):
    return lane % dim


def high(lane, dim):
    return lane // dim


def nothing(lane, dim):
    return 0


def named_rows(columns_first=False, half=1, run=4):
    def broken(load, lane, h):
        down, across = divmod(lane // 16, load.mfma.dim // 16)
        if columns_first:
            across, down = divmod(lane // 16, load.mfma.K // 8)
        return half * h * (load.mfma.K // 2) + 4 * down + lane % 16 // 4, 16 * across + run * (lane % 4)

    return method(LoadBTr, "named", broken)


def swapped_source(lane, n, element_bytes):
    return lane - lane % 16 + n * 4 + lane % 4, lane % 16 // 4


MISALIGNED_BLOCKS = method(LoadB, "row_block", property(lambda load: as_int(load.bk) * load.mfma.dim + 1))
SWAPPED, WITHOUT_HALF = offset(high, low), offset(low, high, half=0)
MUTANTS = [
    ("load_b_is_the_operand", SWAPPED),
    ("load_b_is_the_operand", WITHOUT_HALF),
    ("load_b_is_the_operand", offset(low, high, tile=0)),
    ("load_b_is_the_operand", offset(low, high, vec=2)),
    ("whole_vectors_are_needed", offset(nothing, high)),
    ("fp8_is_32_in_a_row_up_to_an_order", function(operand_order, "undo_runs_of_32", operand_order.runs_of_32)),
    ("fp8_is_32_in_a_row_up_to_an_order", SWAPPED),
    ("load_b_covers_the_tile", WITHOUT_HALF),
    ("load_b_covers_the_tile", offset(low, nothing)),
    ("register_rows", function(mma_loader, "register_row", lambda i, j, row_blocks: i * row_blocks + j)),
    ("reads_stay_in_the_tile", offset(low, high, half=2)),
    ("reads_are_whole_vectors", offset(low, high, vec=2)),
    ("reads_are_aligned", MISALIGNED_BLOCKS),
    ("immediate_moves_the_tile", method(LoadB, "row_block_vectors", property(lambda load: load.row_block))),
    ("row_blocks_by_immediate", MISALIGNED_BLOCKS),
    ("row_blocks_by_immediate_gfx942", lambda patch: patch.setitem(mma_reads.LDS_BYTES, "gfx942", 1 << 17)),
    ("row_blocks_by_immediate_gfx942", function(mma_reads, "IMMEDIATES", 1 << 17)),
    ("tr_holds", function(hardware, "tr_source", swapped_source)),
    ("tr_holds", named_rows(columns_first=True)),
    ("tr_is_the_operand_up_to_an_order", function(operand_order, "accumulator_rows", lambda mfma: lambda k: k)),
    (
        "tr_is_the_operand_up_to_an_order",
        function(operand_order, "accumulator_rows", lambda mfma: lambda k: k // 2 * 2),
    ),
    ("tr_order_is_the_accumulators", named_rows(columns_first=True)),
    ("tr_covers_the_tile", named_rows(half=0)),
    ("tr_addresses", function(hardware, "tr_source", swapped_source)),
    ("tr_addresses", named_rows(half=0)),
    ("tr_aligned", named_rows(run=3)),
    ("row_block_in_vectors", method(LoadB, "row_block", property(lambda load: as_int(load.bk) * 16))),
    ("row_block_in_vectors", function(mma_swizzles, "LANE_BITS", 7)),
    ("row_block_in_vectors", function(mma_swizzles, "REACH", 13)),
    ("row_block_in_vectors", function(mma_swizzles, "REACH", 15)),
    (
        "composition_closed_exactly",
        function(mma_swizzles, "carry", lambda s, n: (n >> (s.right + s.base)) & ((as_int(1) << s.bits) - 1)),
    ),
    ("composition_closed_exactly", function(mma_swizzles, "largest_power_of_two_in", lambda n: n)),
    ("composition_invertible", method(Swizzle, "__call__", lambda s, x: x | (x >> s.right))),
    ("swizzles_for_every_bk", method(Swizzle, "__call__", lambda s, x: x + (as_int(1) << s.base))),
    ("two_xor_pair_closed", function(mma_swizzles, "row_block", lambda: named("n", integer("reads", 1, 256)))),
]


class TestClaims(ClaimTests):
    system, mutants = SYSTEM, MUTANTS


def test_the_swizzles_act_in_order():
    (v,) = variables("v")
    first, second = Swizzle(1, 1, 4), Swizzle(1, 3, -2)
    found = values(mma_loader.through(v, first, second), v=np.arange(256))
    assert np.array_equal(found, swizzles.xor_bits(swizzles.xor_bits(np.arange(256), 1, 1, 4), 1, 3, -2))
    assert not np.array_equal(found, values(mma_loader.through(v, second, first), v=np.arange(256)))
    assert mma_loader.through(v, None, None) is v
    assert mma_loader_tr.READ * 2 == 8
