"""Preshuffled E8M0 scales: the host's order, the word that a lane loads, and the byte that OP_SEL picks from it.

    mn = (mn0, 2 halves, 16 rows)   ks = (k0, 2 halves, 4 groups)     in memory: mn0 k0 group row k_half mn_half

The two halves make a 4-byte word: the scales of the same lane in four MFMAs, two along mn and two along k. A wave's 64
words, group-major, are one atom of 256 bytes: 32 rows and 8 scale columns.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import divides, minimum, unravel, within
from ...prover.language.maps import Access, Number
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term, as_int, integer, named
from ..block_scaled.registers import WORD_BYTES
from ..block_scaled.system import FP4
from ..hardware.system import WAVE, lanes
from .system import SYSTEM

ROWS, GROUPS, HALVES = 16, 4, 2
ATOM_ROWS, ATOM_COLUMNS = HALVES * ROWS, HALVES * GROUPS
ATOM = ATOM_ROWS * ATOM_COLUMNS


def op_sel(mn: Term, ks: Term) -> Term:
    """Byte of its word at which the scale (mn, ks) lies."""
    return mn // ROWS % HALVES + ks // GROUPS % HALVES * HALVES


def word_byte(mn: Term, ks: Term, k_scales: Term) -> Term:
    """First byte of the word that holds the scale (mn, ks)."""
    atom = mn // ATOM_ROWS * (k_scales // ATOM_COLUMNS) + ks // ATOM_COLUMNS
    return atom * ATOM + ks % GROUPS * (ROWS * WORD_BYTES) + mn % ROWS * WORD_BYTES


def scale_byte(mn: Term, ks: Term, k_scales: Term) -> Term:
    """Byte of the preshuffled buffer that holds the scale of row mn and 32-wide k block ks."""
    return word_byte(mn, ks, k_scales) + op_sel(mn, ks)


def scale_source(byte: Term, k_scales: Term) -> tuple[Term, Term]:
    """(mn, ks) whose scale this byte holds: the inverse of `scale_byte`."""
    atom, group, row, k_half, mn_half = unravel(byte, GROUPS, ROWS, HALVES, HALVES)
    mn0, k0 = divmod(atom, k_scales // ATOM_COLUMNS)
    return (mn0 * HALVES + mn_half) * ROWS + row, (k0 * HALVES + k_half) * GROUPS + group


def scale_lane(lane: Term, mn_start: Term, ks_start: Term) -> tuple[Term, Term]:
    """(mn, ks) of the scale operand that a lane holds in the MFMA at row mn_start, scale column ks_start."""
    outer, block = FP4.scale(lane)
    return mn_start + outer, ks_start + block


@SYSTEM.map("preshuffled scales", {"lane": WAVE}, example={"mn_start": 0, "ks_start": 0, "k_scales": 8})
def preshuffled_scales(
    lane: Number, mn_start: Number, ks_start: Number, k_scales: Number, records: Number | None = None
) -> Access:
    """Preshuffled scales (specs/preshuffle/scales.py): the 4-byte word with the lane's scale."""
    mn, ks = scale_lane(as_int(lane), as_int(mn_start), as_int(ks_start))
    return Access(word_byte(mn, ks, as_int(k_scales)), WORD_BYTES, None if records is None else as_int(records))


def executed(mn: Term, ks: Term, k_scales: Term, byte: Term) -> list[Replay]:
    return [Replay(call("preshuffle.scale_byte", mn, ks, k_scales), byte)]


def whole_grid() -> tuple[Term, Term]:
    """(MN, K_SCALES) with 32 | MN and 8 | K_SCALES."""
    return integer("MN/32", 1) * ATOM_ROWS, integer("K_SCALES/8", 1) * ATOM_COLUMNS


@SYSTEM.claim(
    "The map of preshuffled scales is a bijection of [MN, K_SCALES] onto the buffer's MN * K_SCALES bytes, for every MN"
    " that 32 divides and every K_SCALES that 8 divides."
)
def scales_bijective() -> Iterator[Case]:
    rows, columns = whole_grid()
    mn, ks = integer("mn", 0, rows), integer("ks", 0, columns)
    byte = scale_byte(mn, ks, columns)
    steps = [mn // ATOM_ROWS == mn // ROWS // HALVES, ks // ATOM_COLUMNS == ks // GROUPS // HALVES]  # stepping stones
    yield Case("inside the buffer", within(byte, 0, rows * columns), show={"byte": byte})
    row, column = scale_source(byte, columns)
    yield Case("every scale has its own byte: row", both(*steps, row == mn), show={"byte": byte, "row": row})
    yield Case(
        "every scale has its own byte: column", both(*steps, column == ks), show={"byte": byte, "column": column}
    )
    byte = integer("byte", 0, rows * columns)
    mn, ks = scale_source(byte, columns)
    goal = both(within(mn, 0, rows), within(ks, 0, columns), scale_byte(mn, ks, columns) == byte)
    yield Case("every byte holds a scale", goal, show={"(mn, ks)": (mn, ks)})


@SYSTEM.claim(
    "The weakest condition for the scales: the map is a bijection onto the buffer exactly when 32 | MN and 8 |"
    " K_SCALES, or when there is a single scale."
)
def scales_weakest_condition() -> Iterator[Case]:
    zero, one = as_int(0), as_int(1)
    yield Case("a single scale", scale_byte(zero, zero, one) == 0)
    rows, columns = integer("MN", 1), integer("K_SCALES/8", 1) * ATOM_COLUMNS
    row = rows // ATOM_ROWS * ATOM_ROWS + minimum(rows % ATOM_ROWS - 1, 15)
    outside = scale_byte(row, columns - 1, columns) >= rows * columns
    yield Case("32 does not divide MN: a scale leaves the buffer", outside, [~divides(ATOM_ROWS, rows)], {"mn": row})
    atoms, rest = integer("K_SCALES/8", 0), integer("K_SCALES%8", 1, ATOM_COLUMNS)
    columns, edge = atoms * ATOM_COLUMNS + rest, atoms * ATOM_COLUMNS
    shared = scale_byte(zero, edge, columns) == scale_byte(as_int(ATOM_ROWS), zero, columns)
    given = [rows > ATOM_ROWS]
    yield Case("8 does not divide K_SCALES, MN > 32: (0, ks) and (32, 0) share a byte", shared, given)
    rows = integer("MN", 1, ATOM_ROWS + 1)
    row, column = minimum(rows - 1, 15), edge + minimum(rest - 1, 3)
    outside = scale_byte(row, column, columns) >= rows * columns
    given = [either(rows > 1, columns > 1)]
    yield Case("8 does not divide K_SCALES, MN <= 32: a scale leaves the buffer", outside, given)


@SYSTEM.finding(
    "The map of preshuffled scales is one-to-one and stays inside the buffer for every MN and K_SCALES.",
    documented="PreshuffledScaleLoader[MN_padded, K_SCALES] asserts nothing about its parameters; the shuffling side"
    " asserts 8 | K_SCALES and pads MN",
    holds_when="scales_weakest_condition",
)
def scales_bijective_for_any_shape() -> Iterator[Case]:
    rows, columns = integer("MN", 1), integer("K_SCALES", 1)
    mn, ks = integer("mn", 0, rows), integer("ks", 0, columns)
    byte = scale_byte(mn, ks, columns)
    inside, show, replay = byte < rows * columns, {"byte": byte}, executed(mn, ks, columns, byte)
    yield Case("inside, with 8 | K_SCALES", inside, [divides(ATOM_COLUMNS, columns)], show, replay)
    yield Case("inside, with 32 | MN", inside, [divides(ATOM_ROWS, rows)], show, replay)
    other_mn, other_ks = integer("mn2", 0, rows), integer("ks2", 0, columns)
    other = scale_byte(other_mn, other_ks, columns)
    goal = either(byte != other, both(mn == other_mn, ks == other_ks))
    yield Case("one-to-one, with 32 | MN", goal, [divides(ATOM_ROWS, rows)], {"bytes": (byte, other)}, replay)


@SYSTEM.claim(
    "The 4-byte word that a lane loads holds its own scale: word and byte make up the scale's address, the word is"
    " aligned to 4, and the scale's address is itself the word's exactly at the even halves of mn and ks."
)
def word_holds_the_lanes_scale() -> Iterator[Case]:
    mn, ks, k_scales = integer("mn", 0), integer("ks", 0), integer("K_SCALES", 1)
    word, byte, pick = word_byte(mn, ks, k_scales), scale_byte(mn, ks, k_scales), op_sel(mn, ks)
    show = {"word": word, "scale byte": byte, "OP_SEL": pick}
    replay = [Replay(call("preshuffle.scale_word", mn, ks, k_scales), word)]
    replay += [Replay(call("preshuffle.scale_op_sel", mn, ks), pick)]
    goal = both(within(pick, 0, WORD_BYTES), divides(WORD_BYTES, word), byte // WORD_BYTES * WORD_BYTES == word)
    yield Case("own word", goal, show=show, replay=replay)
    even = both(mn // ROWS % HALVES == 0, ks // GROUPS % HALVES == 0)
    yield Case("word's address, even halves", byte == word, [even])
    yield Case("word's address, an odd half", byte != word, [~even])


@SYSTEM.claim(
    "OP_SEL is one constant for the whole wave exactly when 16 divides the MFMA's first row and 4 its first scale"
    " column; then the 64 lanes' words are 256 contiguous bytes in the order of the lanes."
)
def op_sel_is_uniform() -> Iterator[Case]:
    lane, k_scales = lanes(), integer("K_SCALES", 1)
    mn, ks = integer("mn/16", 0) * ROWS, integer("ks/4", 0) * GROUPS
    own = scale_lane(lane, mn, ks)
    yield Case("16 | mn, 4 | ks", op_sel(*own) == op_sel(mn, ks))
    at = preshuffled_scales(lane=lane, mn_start=mn, ks_start=ks, k_scales=k_scales)
    contiguous = at.address == word_byte(mn, ks, k_scales) + lane * WORD_BYTES
    yield Case("contiguous words", contiguous)
    mn, ks = integer("mn", 0), integer("ks", 0)
    crossing = {
        "16 does not divide mn": (ROWS - mn % ROWS, ~divides(ROWS, mn)),
        "4 does not divide ks": ((GROUPS - ks % GROUPS) * ROWS, ~divides(GROUPS, ks)),
    }
    for name, (lane, given) in crossing.items():
        lane = named("lane", lane)
        yield Case(name, both(within(lane, 0, 64), op_sel(*scale_lane(lane, mn, ks)) != op_sel(mn, ks)), [given])


@SYSTEM.finding(
    "One OP_SEL serves the wave wherever its MFMA starts.",
    documented="PreshuffledScaleLoader.load_packed(mn, k_scale) takes any warp offset",
    holds_when="op_sel_is_uniform",
)
def op_sel_is_uniform_anywhere() -> Iterator[Case]:
    lane, mn, ks = lanes(), integer("mn", 0), integer("ks", 0)
    own = op_sel(*scale_lane(lane, mn, ks))
    show = {"OP_SEL of lane 0": op_sel(mn, ks), "byte of the lane's scale": own}
    replay = [Replay(call("preshuffle.scale_op_sel", *scale_lane(lane, mn, ks)), own)]
    yield Case("4 | ks", own == op_sel(mn, ks), [divides(GROUPS, ks)], show, replay)
    yield Case("16 | mn", own == op_sel(mn, ks), [divides(ROWS, mn)], show, replay)
