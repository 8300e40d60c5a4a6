"""Xor swizzles: Swizzle(bits, base, shift), their compositions, and where they permute.

    0b xxxxx YYY xxxxx ZZZ xxxx      y = x ^ ((x & mask) moved right by shift)
             \\_/       \\_/ \\__/      mask covers the bits YYY; a negative shift moves ZZZ left onto YYY
            bits      bits base
               \\_________/
                  shift

Sources: `Swizzle` in modular/modular max/kernels/src/layout/swizzle.mojo and NVIDIA/cutlass
include/cute/swizzle.hpp; the two-xor pair is HazyResearch/HipKittens st_32x32.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either, where
from ...prover.language.idioms import divides, within
from ...prover.language.maps import MapError, constants
from ...prover.language.obligations import Replay, call, one_to_one
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, named

SYSTEM = System(
    "swizzle",
    "Swizzle and its compositions",
    seed="000",
    source="modular/modular max/kernels/src/layout/swizzle.mojo; HazyResearch/HipKittens include/types/shared",
)

# Legal swizzles are proved together for all offsets below 2^REACH, two in a row below 2^PAIR_REACH (LDS has 160 KiB).
REACH = 28
PAIR_REACH = 18


@dataclass(frozen=True, slots=True)
class Swizzle:
    """The xor swizzle with these parameters; each may be a term. Calling it maps an offset to an offset."""

    bits: Term | int
    base: Term | int
    shift: Term | int

    @property
    def distance(self) -> Term:
        """|shift|"""
        return self.right + self.left

    @property
    def right(self) -> Term:
        return where(as_int(self.shift) > 0, self.shift, 0)

    @property
    def left(self) -> Term:
        return where(as_int(self.shift) < 0, -as_int(self.shift), 0)

    @property
    def reach(self) -> Term:
        """Number of low offset bits that the swizzle reads or changes."""
        return self.distance + self.bits + self.base

    @property
    def legal(self) -> Term:
        """The implementation's own assert: the two bit fields do not overlap."""
        return self.distance >= self.bits

    def __call__(self, x: Term) -> Term:
        mask = ((as_int(1) << self.bits) - 1) << (self.right + self.base)
        return x ^ (((x & mask) >> self.right) << self.left)

    @classmethod
    def symbolic(cls, suffix: str = "", reach: int = REACH) -> Swizzle:
        """Any swizzle that stays below 2^reach: bits, base >= 0 and shift of either sign."""
        return cls(
            integer(f"bits{suffix}", 0, reach + 1),
            integer(f"base{suffix}", 0, reach + 1),
            integer(f"shift{suffix}", -reach, reach + 1),
        )


# what `kernel bind` tries for a map's parameters: those that libraries have, then any other of a few bits
KNOWN_SWIZZLES = ([3, 0, 3], [1, 1, 4], [1, 0, 6], [3, 4, 3], [3, 4, 4])
SWIZZLES = (
    *KNOWN_SWIZZLES,
    *(
        [bits, base, shift]
        for bits in (1, 2, 3) for base in range(5) for shift in range(bits, 7)
        if [bits, base, shift] not in KNOWN_SWIZZLES
    ),
)  # fmt: skip


def swizzle_given(name: str, value: Any) -> Swizzle | None:
    """A map's parameter that is [bits, base, shift], a Swizzle, or None. Raises MapError."""
    if value is None or isinstance(value, Swizzle):
        return value
    bits, base, shift = constants(name, value, "[bits, base, shift]")
    if bits < 0 or base < 0:
        raise MapError(f"{name}: a swizzle's bits and base are not negative")
    if abs(shift) < bits:
        raise MapError(f"{name}: a swizzle needs |shift| >= bits")
    return Swizzle(bits, base, shift)


def two_xor_pair(x: Term) -> Term:
    """HipKittens st_32x32 on bytes: bit 5 ^= bit 9 and bit 4 ^= bit 10."""
    return x ^ (((x % 1024) >> 9) << 5) ^ (((x % 2048) >> 10) << 4)


def _executor(s: Swizzle, x: Term) -> Replay:
    return Replay(call("swizzle.xor_bits", x, s.bits, s.base, s.shift), s(x))


@SYSTEM.claim("Every legal Swizzle is its own inverse: applied twice, every offset comes back.")
def involution() -> Iterator[Case]:
    s, x = Swizzle.symbolic(), integer("x", 0, 1 << REACH)
    yield Case("", s(s(x)) == x, [s.legal, s.reach <= REACH], {"S(x)": s(x), "S(S(x))": s(s(x))}, [_executor(s, x)])


@SYSTEM.claim(
    "Every legal Swizzle maps [0, 2^k) one-to-one onto itself for every k >= base + bits + |shift|"
    " (it stays inside and is its own inverse)."
)
def bijective_on_powers_of_two() -> Iterator[Case]:
    s, k = Swizzle.symbolic(), integer("k", 0, REACH + 1)
    x = integer("x", 0, as_int(1) << k)
    given = [s.legal, s.reach <= k]
    yield Case("", both(s(x) < (as_int(1) << k), s(s(x)) == x), given, {"S(x)": s(x)}, [_executor(s, x)])


@SYSTEM.claim("|shift| >= bits is needed: below it the Swizzle sends the top (or bottom) mask bit elsewhere for good.")
def involution_only_when_legal() -> Iterator[Case]:
    s = Swizzle.symbolic()
    bit = where(as_int(s.shift) < 0, s.base, s.right + s.base + as_int(s.bits) - 1)
    x = named("x", where(as_int(s.bits) > 0, as_int(1) << where(as_int(s.bits) > 0, bit, 0), 0))
    yield Case("", s(s(x)) != x, [~s.legal, s.reach <= REACH], {"x": x, "S(S(x))": s(s(x))})


@SYSTEM.finding(
    "Every Swizzle, whatever its shift, is its own inverse.",
    documented="implicit wherever the assert |shift| >= bits is dropped",
    holds_when="involution",
)
def involution_for_any_shift() -> Iterator[Case]:
    s, x = Swizzle.symbolic(), integer("x", 0, 1 << REACH)
    yield Case("", s(s(x)) == x, [s.reach <= REACH], {"S(x)": s(x), "S(S(x))": s(s(x))})


@SYSTEM.claim(
    "Two legal Swizzles after each other map [0, 2^k) one-to-one onto itself, and the inverse applies them in the"
    " other order; one more swizzle after any bijection is again a bijection, so this holds for any number."
)
def composition_bijective() -> Iterator[Case]:
    first, second = Swizzle.symbolic("1", PAIR_REACH), Swizzle.symbolic("2", PAIR_REACH)
    k = integer("k", 0, PAIR_REACH + 1)
    x = integer("x", 0, as_int(1) << k)
    y = second(first(x))
    given = [first.legal, second.legal, first.reach <= k, second.reach <= k]
    yield Case("", both(y < (as_int(1) << k), first(second(y)) == x), given, {"S2(S1(x))": y})


def _length_and_offset() -> tuple[Term, Term]:
    n = integer("n", 1, 1 << REACH)
    return n, integer("x", 0, n)


def source_field(s: Swizzle, n: Term) -> Term:
    """The bits of n that a right-moving swizzle would xor into the field below, for the last partial block."""
    return (n >> (s.right + s.base)) & ((as_int(1) << s.bits) - 1)


@SYSTEM.claim(
    "A legal Swizzle with shift >= 0 permutes [0, n) exactly when f = 0 or 2^(base + length of f in bits) divides n,"
    " where f is n's bits at [base + shift, base + shift + bits)."
)
def permutes_any_length() -> Iterator[Case]:
    bits = integer("bits", 0, REACH + 1)
    s = Swizzle(bits, integer("base", 0, REACH + 1), integer("shift", 0, REACH + 1))
    n, x = _length_and_offset()
    legal = [s.legal, s.reach <= REACH]
    f = named("f", source_field(s, n))
    top = integer("top", 0, bits)  # position of f's highest bit
    is_top = both((as_int(1) << top) <= f, f < (as_int(2) << top))
    block = named("P", as_int(2) << (top + s.base))
    show = {"S(x)": s(x), "f": f}
    yield Case("f has no more than bits bits", f < (as_int(1) << bits), legal)
    yield Case("f = 0", s(x) < n, [*legal, f == 0], show, [_executor(s, x)])
    yield Case("2^(base + length of f) divides n", s(x) < n, [*legal, is_top, (n & (block - 1)) == 0], show)
    rest = n & (block - 1)
    outlaw = named("x", where(rest <= (block >> 1), n - rest, (n - rest + block - 1) ^ (f << s.base)))
    leaves = both(within(outlaw, 0, n), s(outlaw) >= n)
    yield Case("otherwise some offset leaves", leaves, [*legal, is_top, rest != 0], {"x": outlaw, "S(x)": s(outlaw)})


@SYSTEM.claim(
    "A legal Swizzle with shift < 0 and bits >= 1 permutes [0, n) exactly when"
    " n mod 2^(base + |shift| + bits) <= 2^base."
)
def permutes_any_length_moving_left() -> Iterator[Case]:
    distance = integer("distance", 1, REACH + 1)
    s = Swizzle(integer("bits", 1, REACH + 1), integer("base", 0, REACH + 1), -distance)
    n, x = _length_and_offset()
    legal = [distance >= s.bits, distance + s.bits + s.base <= REACH]
    rest = named("rest", n & ((as_int(1) << (distance + s.bits + s.base)) - 1))
    vector = as_int(1) << s.base
    yield Case("n mod 2^reach <= 2^base", s(x) < n, [*legal, rest <= vector], {"S(x)": s(x)})
    target = as_int(1) << (distance + s.base)
    outlaw = named("x", n - rest + where(rest >= target, target - 1, vector))
    leaves = both(within(outlaw, 0, n), s(outlaw) >= n)
    yield Case("otherwise some offset leaves", leaves, [*legal, rest > vector], {"x": outlaw, "S(x)": s(outlaw)})


@SYSTEM.finding(
    "A Swizzle permutes [0, n) only if n is a multiple of 2^(base + bits).",
    documented="the usual rule of thumb; Swizzle(1, 0, 1) permutes [0, 5)",
    holds_when="permutes_any_length",
)
def multiple_of_block_is_needed() -> Iterator[Case]:
    n = integer("n", 1, 1 << 10)
    for s in (Swizzle(1, 0, 1), Swizzle(3, 0, 3)):
        outside = [s(as_int(x)) >= n for x in range(64)]
        some_leave = either(*(both(as_int(x) < n, leaves) for x, leaves in enumerate(outside)))
        block = 1 << (int(as_int(s.base).payload) + int(as_int(s.bits).payload))
        given = [~divides(block, n), within(n, block, 65)]
        yield Case(f"Swizzle({s.bits}, {s.base}, {s.shift})", some_leave, given, {"n": n})


@SYSTEM.claim("The two-xor pair of st_32x32 is two one-bit Swizzles, on bytes and on 16-byte vectors.")
def pair_is_two_swizzles() -> Iterator[Case]:
    x, v = integer("x", 0, 1 << 17), integer("v", 0, 1 << 13)
    on_bytes = Swizzle(1, 4, 6)(Swizzle(1, 5, 4)(x))
    on_vectors = Swizzle(1, 0, 6)(Swizzle(1, 1, 4)(v))
    pair = Replay(call("swizzle.xor_bits", call("swizzle.xor_bits", x, 1, 5, 4), 1, 4, 6), two_xor_pair(x))
    show = {"pair": two_xor_pair(x), "S2(S1(x))": on_bytes}
    yield Case("bytes", on_bytes == two_xor_pair(x), show=show, replay=[pair])
    yield Case("vectors", on_vectors * 16 == two_xor_pair(v * 16), show={"S2(S1(v))": on_vectors})


@SYSTEM.claim("The two-xor pair is no single Swizzle: whatever bits, base and shift, byte 512 or byte 1024 differs.")
def pair_is_no_single_swizzle() -> Iterator[Case]:
    s = Swizzle.symbolic()
    low, high = as_int(512), as_int(1024)
    differs = either(s(low) != two_xor_pair(low), s(high) != two_xor_pair(high))
    yield Case("", differs, [s.legal, s.reach <= REACH], {"S(512)": s(low), "S(1024)": s(high)})


@SYSTEM.claim("The two-xor pair permutes every 2 KiB block of bytes and never leaves it.")
def pair_bijective() -> Iterator[Case]:
    x = integer("x", 0, 1 << 17)
    yield Case("", one_to_one([two_xor_pair(x) // 2048, two_xor_pair(x) % 2048], [64, 2048]))


@SYSTEM.claim(
    "A vector-space swizzle, S(offset / vec) * vec + offset % vec, never splits a vector: element e of vector v goes"
    " to element e of vector S(v), for every vector length."
)
def vector_space_keeps_vectors() -> Iterator[Case]:
    s = Swizzle(integer("bits", 0), integer("base", 0), integer("shift", 0))
    vec, v = integer("vec", 1), integer("v", 0)
    e = integer("e", 0, vec)
    offset = v * vec + e
    swizzled = s(offset // vec) * vec + offset % vec
    yield Case("", swizzled == s(v) * vec + e, show={"offset": offset, "swizzled": swizzled})


@SYSTEM.claim(
    "Swizzle(bits, base, shift) on elements of 2^j bytes is the byte swizzle Swizzle(bits, base + j, shift);"
    " Swizzle(3, 0, 3) on 16-byte elements is Swizzle(3, 4, 3) on bytes."
)
def element_space_is_byte_space() -> Iterator[Case]:
    s, j = Swizzle.symbolic(), integer("j", 0, 5)
    x = integer("x", 0, 1 << (REACH - 4))
    on_bytes = Swizzle(s.bits, j + s.base, s.shift)
    yield Case("all", (s(x) << j) == on_bytes(x << j), [s.legal, s.reach <= REACH - 4])
    v = integer("v", 0, 1 << 24)
    yield Case("Swizzle(3,0,3) on 16 bytes", Swizzle(3, 0, 3)(v) * 16 == Swizzle(3, 4, 3)(v * 16))


@SYSTEM.claim(
    "A byte swizzle moves aligned vectors of 2^j bytes as a whole, element order included, exactly when base >= j"
    " (or bits = 0)."
)
def byte_space_keeps_vectors() -> Iterator[Case]:
    s, j = Swizzle.symbolic(), integer("j", 0, 5)
    v = integer("v", 0, 1 << (REACH - 4))
    e = integer("e", 0, as_int(1) << j)

    def moves_whole(v: Term, e: Term) -> Term:
        start = v << j
        aligned = (s(start) & ((as_int(1) << j) - 1)) == 0
        return both(s(start + e) == s(start) + e, aligned)

    legal = [s.legal, s.reach <= REACH]
    yield Case("base >= j", moves_whole(v, e), [*legal, s.base >= j])
    source = named("source", s.right + s.base)  # the lowest bit that is read
    above = source >= j
    bad_v = where(above, as_int(1) << where(above, source - j, 0), 0)
    bad_e = where(above, 0, as_int(1) << source)
    broken = both(~moves_whole(bad_v, bad_e), bad_e < (as_int(1) << j))
    yield Case("base < j breaks some vector", broken, [*legal, s.base < j, as_int(s.bits) >= 1])
