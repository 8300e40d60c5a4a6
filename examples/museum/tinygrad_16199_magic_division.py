"""A magic number is found for the largest multiple in range: where there is none, the search finds 1 and divides by 1."""

from tileprove import Case, System, integer

SYSTEM = System("tinygrad_16199_magic_division", "tinygrad: a number below the divisor is divided by 1")
D, LARGEST, POWER = integer("d", 2), integer("largest", 0), integer("power", 1)  # 2^s; s itself plays no part
X = integer("x", 0, LARGEST + 1)
EXCESS = integer("excess", 0, D)
MAGIC = integer("magic", 1)


@SYSTEM.claim("x*m >> s is x div d where m*d is 2^s + e and largest*e < 2^s; and x div d is 0 where largest < d.")
def fixed():
    yield Case("magic", X * MAGIC // POWER == X // D, given=[MAGIC * D == POWER + EXCESS, LARGEST * EXCESS < POWER])
    yield Case("below", X // D == 0, given=[LARGEST < D])


@SYSTEM.finding(
    "With m = 1 and s = 0, which the search gives where largest < d, x*m >> s is x div d.",
    documented="https://github.com/tinygrad/tinygrad/pull/16199",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", X * 1 // 2**0 == X // D, given=[LARGEST < D])
