"""Rescaling a swizzle moves its base: the number of bits that it exchanges stays."""

from tileprove import Case, System, integer

SYSTEM = System("flydsl_374_swizzle_upcast", "FlyDSL: a swizzle in wider elements loses bits instead of base")
BITS, BASE, SHIFT = integer("bits", 0, 4), integer("base", 0, 5), integer("shift", 0, 5)
K, X = integer("log2_factor", 0, 5), integer("x", 0, 2**12)
GIVEN = [K <= BASE, SHIFT >= BITS]


def swizzled(bits, base, x):
    return x ^ (x & (2**bits - 1) << base + SHIFT) >> SHIFT


def commutes(bits, base):
    """Swizzled in elements of 2^k, then scaled, is scaled and then swizzled."""
    return swizzled(bits, base, X) << K == swizzled(BITS, BASE, X << K)


@SYSTEM.claim("The base loses k: S<B, M - k, s> in wide elements is S<B, M, s> in narrow ones.")
def fixed():
    yield Case("", commutes(BITS, BASE - K), given=GIVEN)


@SYSTEM.finding(
    "The base becomes the bits, less k: S<M - k, B, s> in wide elements is S<B, M, s> in narrow ones.",
    documented="https://github.com/ROCm/FlyDSL/pull/374",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", commutes(BASE - K, BITS), given=[*GIVEN, K >= 1, BITS >= 1])
