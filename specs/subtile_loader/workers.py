"""SubTileLoaderLDS: which vector of its strip a lane reads, and the workers of warps that share a block.

    worker = lane + 64*(strip + worker_base)        vector = swizzle2(swizzle(worker)) mod 64

All legal swizzles are covered together, for workers below 2^10 (16 strips; a block has at most 4).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, where
from ...prover.language.idioms import divides, equivalent, minimum
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import WAVE, lanes
from ..mma_loader.system import through
from ..swizzle.system import Swizzle
from .subtiles import PAIR, KTile, source_vector, source_vector_executed
from .system import SYSTEM

REACH = 10


def _legal(*swizzles: Swizzle) -> list[Term]:
    return [condition for s in swizzles for condition in (s.legal, s.reach <= REACH)]


def _two_lanes() -> tuple[Term, Term, Term]:
    return integer("lane_a", 0, WAVE), integer("lane_b", 0, WAVE), integer("strip", 0, 1 << (REACH - 6))


def _lost(first: Swizzle, second: Swizzle) -> tuple[Term, Term]:
    """The lowest bit of the lane number that both swizzles move, out of the wave and back, and whether it exists.

    ``first`` moves left and ``second`` right by the same distance.
    """
    low = where(as_int(first.base) < second.base, second.base, first.base)
    low = named("lost bit", where(low < 6 - first.left, 6 - first.left, low))
    below = minimum(minimum(as_int(first.base) + first.bits, as_int(second.base) + second.bits), 6)
    return low, both(first.left == second.right, low < below)


@SYSTEM.claim(
    "The lanes of a strip read all 64 vectors, each once, in every strip and for every worker_base: with one legal"
    " swizzle; and with two, exactly unless the first moves bits left and the second moves one of the lane's own bits"
    " back from beyond the wave (equal distances, a common bit below 6 that leaves the 6 bits of a lane)."
)
def lanes_are_permuted() -> Iterator[Case]:
    a, b, strip = _two_lanes()
    first, second = Swizzle.symbolic("1", REACH), Swizzle.symbolic("2", REACH)
    for name, swizzles, given in (
        ("one swizzle", (first,), []),
        ("two, first to the right", (first, second), [as_int(first.shift) >= 0]),
        ("two, both to the left", (first, second), [as_int(first.shift) < 0, as_int(second.shift) <= 0]),
        (
            "two, left then right, none lost",
            (first, second),
            [first.shift < 0, second.shift > 0, ~_lost(first, second)[1]],
        ),
    ):
        read = source_vector(a, strip, swizzles), source_vector(b, strip, swizzles)
        yield Case(name, read[0] != read[1], [*_legal(*swizzles), *given, a != b], {"vectors": read})
    low, lost = _lost(first, second)
    bit = as_int(1) << where(low < 6, low, 0)
    read = tuple(source_vector(lane, strip, (first, second)) for lane in (as_int(0), bit))
    given = [*_legal(first, second), as_int(first.shift) < 0, lost]
    yield Case("left then right, one lost", read[0] == read[1], given, {"lanes": (as_int(0), bit), "vectors": read})


@SYSTEM.finding(
    "Any two legal swizzles read every vector of a strip once.",
    documented="swizzle and swizzle2 are free; Swizzle(1, 0, -6), then Swizzle(1, 0, 6) drop every odd vector",
    holds_when="lanes_are_permuted",
)
def any_two_swizzles() -> Iterator[Case]:
    a, b, strip = _two_lanes()
    first, second = Swizzle.symbolic("1", REACH), Swizzle.symbolic("2", REACH)
    read = source_vector(a, strip, (first, second)), source_vector(b, strip, (first, second))
    yield Case("", read[0] != read[1], [*_legal(first, second), a != b], {"vectors": read})


@SYSTEM.claim(
    "Warps that share a block and pass their own first strip as worker_base write what one warp would write for the"
    " whole block: their workers have the same numbers, so each lane reads the same vector, from the same source row,"
    " to the same LDS place."
)
def worker_base_is_the_strip() -> Iterator[Case]:
    for name, tile in KTile.every():
        block, strip, vector, _ = tile.any_vector()
        base, zero = integer("worker_base", 0, tile.strips - strip), as_int(0)
        own = KTile(tile.grid, as_int(1), tile.strips - base, tile.vec, tile.es)
        start_row, start = tile.first_row(block, base), tile.place(block, base, zero)
        (row, col), whole = own.position(zero, strip, vector), tile.position(block, base + strip, vector)
        at, wanted = start + own.place(zero, strip, vector), tile.place(block, base + strip, vector)
        goal = both(start_row + row == whole[0], col == whole[1], at == wanted)
        yield Case(name, goal, show={"source row": (start_row + row, whole[0]), "LDS element": (at, wanted)})


@SYSTEM.finding(
    "A warp that loads its own strip of a shared block may leave worker_base at 0.",
    documented="0 is the parameter's default; with the st_32x32 pair the second strip then lacks the flip that the"
    " reader expects",
    holds_when="worker_base_needed_exactly",
)
def worker_base_left_out() -> Iterator[Case]:
    lane, base = lanes(), integer("worker_base", 0, 4)
    left_out, wanted = (source_vector(lane, strip, PAIR) for strip in (as_int(0), base))
    show = {"vector read": left_out, "vector wanted": wanted}
    yield Case("st_32x32 pair", left_out == wanted, show=show, replay=source_vector_executed(lane, base, PAIR))


@SYSTEM.claim(
    "Two strips get the same lane order exactly when the swizzles send their first workers, 64*strip, to the same place"
    " mod 64; so worker_base may be left out exactly when S2(S1(64*worker_base)) is a multiple of 64."
)
def worker_base_needed_exactly() -> Iterator[Case]:
    lane, zero = lanes(), as_int(0)
    strip_a, strip_b = (integer(f"strip_{name}", 0, 1 << (REACH - 6)) for name in "ab")
    pair = Swizzle.symbolic("1", REACH), Swizzle.symbolic("2", REACH)
    same = source_vector(lane, strip_a, pair) == source_vector(lane, strip_b, pair)
    same_first = source_vector(zero, strip_a, pair) == source_vector(zero, strip_b, pair)
    yield Case("two strips", equivalent(same, same_first), _legal(*pair))
    free = divides(WAVE, through(strip_a * WAVE, *pair))
    goal = equivalent(source_vector(lane, strip_a, pair) == source_vector(lane, zero, pair), free)
    yield Case("worker_base or 0", goal, _legal(*pair))
