"""BlockScaledMmaOp in registers: the packed scale words and OP_SEL, the register rows, the accumulators.

scale word of a lane and k tile   bits 31..24 | 23..16 | 15..8 | 7..0
                                  tile 3      | tile 2 | tile 1| tile 0     OP_SEL = number of the tile
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import within
from ...prover.language.obligations import Replay, call, one_to_one
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import WAVE, Layout, lanes
from .system import FP4, SHAPES, SYSTEM, Op, executed, same, tiles

WORD_BYTES = 4
WORD = 1 << 8 * WORD_BYTES


def place(tile: Term | int) -> Term:
    """Lowest bit of the tile's byte in the word."""
    return as_int(tile) * 8


def word_of(scales: list[Term]) -> Term:
    """A lane's scale word: the scale of tile i shifted to byte i."""
    word = as_int(0)
    for tile, scale in enumerate(scales):
        word = word | (scale << place(tile))
    return word


def picked(word: Term, op_sel: Term | int) -> Term:
    """The byte of its scale word that the MFMA uses."""
    return (word >> (as_int(op_sel) * 8)) % 256


@SYSTEM.claim(
    "OP_SEL pairs right: in mma(m, n) both operands take the fragment and the scale of one tile, m of A and n of B, and"
    " byte m of the word is the scale that was loaded for tile m, whatever the other tiles' scales are."
)
def op_sel_picks_its_tile() -> Iterator[Case]:
    scales = [integer(f"scale_{tile}", 0, 256) for tile in range(WORD_BYTES)]
    word = word_of(scales)
    for tile, scale in enumerate(scales):
        show = {"word": word, "picked": picked(word, tile)}
        yield Case(f"byte {tile}", picked(word, tile) == scale, show=show)
    op = Op.symbolic()
    _, m, k_tile = tiles(op)
    n, slot = integer("n", 0, op.num_n), integer("slot", 0, op.num_slots)
    (b_row, b_sel), (a_row, a_sel) = op.sources(m, n, k_tile, slot)
    goal = both(a_row % op.num_m == a_sel, a_row // op.num_m == k_tile, b_row % op.num_n == b_sel)
    goal = both(goal, b_row // op.num_n % op.num_k == k_tile)
    replay = [Replay(call("block_scaled.BlockScaledMmaOp.op_sel", op.executor, m, n), a_sel, 0)]
    yield Case("fragment and scale of one tile", goal, show={"A": (a_row, a_sel), "B": (b_row, b_sel)}, replay=replay)


@SYSTEM.claim(
    "Packing gives every bit of every (tile, lane) its own place in the lane's 32-bit word: no tile clobbers another."
)
def packing_is_injective() -> Iterator[Case]:
    lane, tile, bit = lanes(), integer("tile", 0, WORD_BYTES), integer("bit", 0, 8)
    yield Case("", one_to_one([lane, place(tile) + bit], [WAVE, 32]))


@SYSTEM.claim("A word takes the scales of tiles 0 to 3 only: of any further tile no bit is left in 32 bits.")
def four_tiles_fit_a_word() -> Iterator[Case]:
    tile, scale = integer("tile", 0, WORD_BYTES), integer("scale", 0, 256)
    word = named("word", (scale << place(tile)) % WORD)
    yield Case("tile < 4", picked(word, tile) == scale)
    yield Case("tile 4 begins where the word ends", (as_int(1) << place(WORD_BYTES)) == WORD)
    further, scale = integer("tile_minus_4", 0), integer("scale", 0, 256)
    # scale << place(4 + further), with the 32 bits of the first four tiles written out
    yield Case("tile >= 4", ((scale << place(further)) * WORD) % WORD == 0)


@SYSTEM.finding(
    "Any number of tiles can share a scale word.",
    documented="seed 002 prints no bound on num_m_mmas and num_n_mmas; only the constructor's assert has it (<= 4)",
    holds_when="four_tiles_fit_a_word",
)
def any_number_of_tiles_fits_a_word() -> Iterator[Case]:
    tile, scale = integer("tile", 0, 64), integer("scale", 0, 256)
    word = named("word", (scale << place(tile)) % WORD)
    yield Case("", picked(word, tile) == scale, show={"word": word, "picked": picked(word, tile)})


@SYSTEM.claim(
    "A's, B's and C's register rows are distinct, in range and without a hole, for every num_m, num_n, num_k and number"
    " of slots; the rows of two slots are disjoint."
)
def registers_are_distinct() -> Iterator[Case]:
    op = Op.symbolic()
    _, m, k_tile = tiles(op)
    n, slot = integer("n", 0, op.num_n), integer("slot", 0, op.num_slots)
    rows = named("rows of a slot", as_int(op.num_n) * op.num_k)
    a, b, c = op.a_register(m, k_tile), op.b_register(n, k_tile, slot), op.c_register(m, n)

    goal = both(within(a, 0, as_int(op.num_m) * op.num_k), *same(divmod(a, op.num_m), (k_tile, m)))
    yield Case("A", goal, show={"row": a}, replay=executed(op, "a_register", m, k_tile, value=a))
    at = integer("row", 0, as_int(op.num_m) * op.num_k)
    k_tile_of, m_of = divmod(at, op.num_m)
    yield Case("A, no hole", both(within(k_tile_of, 0, op.num_k), op.a_register(m_of, k_tile_of) == at))

    own = both(within(b, slot * rows, (slot + 1) * rows), b < as_int(op.num_slots) * rows)
    inside = divmod(b - slot * rows, op.num_n)
    replay = executed(op, "b_register", n, k_tile, slot, value=b)
    yield Case("B, in its own slot", both(own, *same(inside, (k_tile, n))), show={"row": b}, replay=replay)
    at = integer("row", 0, as_int(op.num_slots) * rows)
    slot_of, rest = divmod(at, rows)
    k_tile_of, n_of = divmod(rest, op.num_n)
    found = both(within(slot_of, 0, op.num_slots), within(k_tile_of, 0, op.num_k), within(n_of, 0, op.num_n))
    yield Case("B, no hole", both(found, op.b_register(n_of, k_tile_of, slot_of) == at))

    results = FP4.results
    in_range = both(within(c, 0, as_int(op.num_m) * op.num_n * results), c % results == 0)
    goal = both(in_range, *same(divmod(c // results, op.num_n), (m, n)))
    yield Case("C", goal, show={"row": c}, replay=executed(op, "c_register", m, n, value=c))


@SYSTEM.claim(
    "With B as source A and A as source B, accumulator e of tile (m, n) is the output at row dim*m + lane % dim: every"
    " output of the warp tile lies in exactly one (lane, accumulator)."
)
def accumulators_are_the_outputs() -> Iterator[Case]:
    for mfma in SHAPES:
        op = Op.symbolic(mfma)
        lane, m, n, e = lanes(), integer("m", 0, op.num_m), integer("n", 0, op.num_n), integer("e", 0, mfma.results)
        column, row = mfma.result(lane, e)  # i belongs to source A, which is B: the output's column
        row, column = m * mfma.dim + row, n * mfma.dim + column
        inside = both(row == m * mfma.dim + lane % mfma.dim, row < as_int(op.num_m) * mfma.dim)
        again = _accumulator(mfma, row, column)
        goal = both(inside, column < as_int(op.num_n) * mfma.dim, *same(again, (lane, m, n, e)))
        yield Case(f"{mfma.name}, at most once", goal, show={"(row, column)": (row, column)})
        row, column = integer("row", 0, as_int(op.num_m) * mfma.dim), integer("column", 0, as_int(op.num_n) * mfma.dim)
        lane, m, n, e = _accumulator(mfma, row, column)
        i, j = mfma.result(lane, e)
        found = both(within(lane, 0, WAVE), within(m, 0, op.num_m), within(n, 0, op.num_n), within(e, 0, mfma.results))
        goal = both(found, m * mfma.dim + j == row, n * mfma.dim + i == column)
        yield Case(f"{mfma.name}, at least once", goal, show={"(lane, m, n, e)": (lane, m, n, e)})


def _accumulator(mfma: Layout, row: Term, column: Term) -> tuple[Term, Term, Term, Term]:
    """(lane, m, n, e) that holds the output (row, column)."""
    (m, j), (n, i) = divmod(row, mfma.dim), divmod(column, mfma.dim)
    run, inner = divmod(i, 4 * WAVE // mfma.dim)
    group, e = divmod(inner, 4)
    return group * mfma.dim + j, m, n, run * 4 + e
