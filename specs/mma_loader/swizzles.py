"""TiledMmaLoader's swizzles: which ones keep load_b's reads inside a row block, and move each vector once.

load_b numbers the n = M*BK/vec vectors of a row block, sends the number through swizzle and swizzle2, and reads there.
That is sound exactly when the composition maps [0, n) onto itself. n is a multiple of 64: a row block is so many reads
of 64 lanes. A swizzle with shift >= 0 xors the last, incomplete part of [0, n) with one constant, its carry:

    carry(S, n) = (n's bits [base + shift, base + shift + bits)) << base

A swizzle that is left out is Swizzle(0, 0, 0), whose carry is 0.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, where
from ...prover.language.idioms import within
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term, as_int, integer, named
from ...prover.targets.amdgpu import LDS_BYTES
from ..hardware.system import WAVE
from ..swizzle.system import Swizzle, source_field
from .system import SYSTEM, VECTOR_BYTES, LoadB

REACH = 14  # vectors below 2^14: the LDS has 160 KiB, 10240 vectors
LANE_BITS = 6


def any_swizzle(suffix: str = "", left: bool = False) -> Swizzle:
    """Any legal swizzle below 2^REACH, with shift >= 0, or with left=True one that moves bits left."""
    bits = integer(f"bits{suffix}", int(left), REACH // 2 + 1)
    distance = integer(f"{'distance' if left else 'shift'}{suffix}", bits, REACH + 1 - bits)
    base = integer(f"base{suffix}", 0, REACH + 1 - bits - distance)
    return Swizzle(bits, base, -distance if left else distance)


def row_block() -> Term:
    """Vectors of a row block: any multiple of 64."""
    return named("n", integer("reads", 1, 1 << (REACH - LANE_BITS)) << LANE_BITS)


def largest_power_of_two_in(n: Term) -> Term:
    """The largest power of two that divides n."""
    return n ^ (n & (n - 1))


def carry(s: Swizzle, n: Term) -> Term:
    """What the swizzle xors onto the last, incomplete part of [0, n)."""
    return source_field(s, n) << s.base


@SYSTEM.claim(
    "A row block holds 64 vectors for every read of a k tile: M*BK/vec = 64 * halves * (BK/K); and the LDS holds less"
    " than 2^14 vectors, but more than half of that."
)
def row_block_in_vectors() -> Iterator[Case]:
    for name, load in LoadB.every():
        n = load.row_block_vectors
        yield Case(name, n == 64 * load.halves * integer("k_tiles", 1), show={"vectors": n})
    reads = integer("reads", 1, 1 << (REACH - LANE_BITS))
    yield Case("so many reads", row_block() == WAVE * reads, show={"vectors": row_block()})
    most = as_int(LDS_BYTES["gfx950"] // VECTOR_BYTES)
    enough = both(most < 1 << REACH, most > 1 << (REACH - 1))
    yield Case("vectors of the LDS", enough, show={"vectors": most})


@SYSTEM.claim(
    "swizzle and swizzle2 (legal, shift >= 0) keep the vectors of a row block inside it exactly when the xor of their"
    " carries is below the largest power of two that divides n: for every such pair, every shape and every BK."
)
def composition_closed_exactly() -> Iterator[Case]:
    first, second, n = any_swizzle("1"), any_swizzle("2"), row_block()
    d = named("D", carry(first, n) ^ carry(second, n))
    power = largest_power_of_two_in(n)
    x = integer("x", 0, n)
    y = second(first(x))
    once = call("swizzle.xor_bits", x, first.bits, first.base, first.shift)
    twice = Replay(call("swizzle.xor_bits", once, second.bits, second.base, second.shift), y)
    yield Case("below", y < n, [d < power], {"S2(S1(x))": y, "D": d}, [twice])
    top = integer("top", 0, REACH)  # position of D's highest bit; the vectors of its last block are where it goes wrong
    block = named("P", as_int(2) << top)
    rest = n & (block - 1)
    outlaw = named("x", where(rest <= (block >> 1), n - rest, first(second(n - rest + block - 1))))
    away = second(first(outlaw))
    is_top = both((block >> 1) <= d, d < block)
    show = {"x": outlaw, "S2(S1(x))": away}
    yield Case("not below: some vector leaves", both(within(outlaw, 0, n), away >= n), [is_top, d >= power], show)


@SYSTEM.claim(
    "Whatever two legal swizzles do, no two vectors land in one place: swizzle2 then swizzle leads back. Where the pair"
    " keeps a row block's vectors inside it, it is so one-to-one on them."
)
def composition_invertible() -> Iterator[Case]:
    first, second = Swizzle.symbolic("1", REACH), Swizzle.symbolic("2", REACH)
    x = integer("x", 0, 1 << REACH)
    y = second(first(x))
    legal = [condition for s in (first, second) for condition in (s.legal, s.reach <= REACH)]
    yield Case("", first(second(y)) == x, legal, {"S2(S1(x))": y})


@SYSTEM.finding(
    "Any legal swizzle, or pair of them, permutes the vectors of every row block.",
    documented="seed 000 names no condition on swizzle, swizzle2 and BK; a BK that is no power of two breaks it",
    holds_when="composition_closed_exactly",
)
def any_swizzle_will_do() -> Iterator[Case]:
    first, second, n = any_swizzle("1"), any_swizzle("2"), row_block()
    x = integer("x", 0, n)
    yield Case("swizzle alone", first(x) < n, [n <= 1024], {"S(x)": first(x), "n": n})
    y = second(first(x))
    sound = [n <= 1024, first.bits >= 1, carry(first, n) < largest_power_of_two_in(n)]
    yield Case("swizzle2 after a sound swizzle", y < n, sound, {"S2(S1(x))": y, "n": n})


@SYSTEM.claim(
    "A swizzle fits every BK of its shape exactly when base + bits <= log2(64 * halves), that is 6 for bf16 and 7 for"
    " FP8; one that moves bits left, when base + bits + |shift| <= log2(64 * halves). (bits = 0 always fits.)"
)
def swizzles_for_every_bk() -> Iterator[Case]:
    log2_halves = integer("log2_halves", 0, 2)
    longest = named("log2(64 * halves)", log2_halves + LANE_BITS)
    unit = as_int(1) << longest

    def broken_right(s: Swizzle) -> tuple[Term, Term]:
        """Vectors of a row block that the swizzle breaks, and the vector that leaves."""
        block = as_int(1) << (s.base + s.bits)
        n = named("n", (as_int(1) << (s.right + s.base + where(as_int(s.bits) > 0, as_int(s.bits) - 1, 0))) + unit)
        return n, named("x", n - (n & (block - 1)))

    def broken_left(s: Swizzle) -> tuple[Term, Term]:
        n = named("n", where((as_int(1) << s.base) < unit, unit, (as_int(1) << s.base) + unit))
        target = as_int(1) << (s.left + s.base)
        return n, named("x", where(n >= target, target - 1, as_int(1) << s.base))

    for left in (False, True):
        s = any_swizzle(left=left)
        length = s.reach if left else s.base + as_int(s.bits)
        n = named("n", integer("k_tiles", 1, 1 << (REACH - LANE_BITS - 1)) << longest)
        x = integer("x", 0, n)
        name = "shift < 0" if left else "shift >= 0"
        yield Case(f"{name}, enough", s(x) < n, [length <= longest], {"S(x)": s(x), "n": n})
        n, x = broken_left(s) if left else broken_right(s)
        goal = both(n % unit == 0, within(x, 0, n), s(x) >= n)
        given = [length > longest, as_int(s.bits) >= 1]
        yield Case(f"{name}, needed", goal, given, {"n": n, "x": x, "S(x)": s(x)})


@SYSTEM.claim("The two-xor pair of st_32x32 permutes every row block's vectors, for every shape and every BK.")
def two_xor_pair_closed() -> Iterator[Case]:
    first, second, n = Swizzle(1, 1, 4), Swizzle(1, 0, 6), row_block()
    x = integer("x", 0, n)
    y = second(first(x))
    yield Case("", both(y < n, first(second(y)) == x), show={"S2(S1(x))": y})
