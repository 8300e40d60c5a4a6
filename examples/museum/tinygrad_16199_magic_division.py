"""A search that stops at the first number with a property must ask for all that the number is used for: of a range
without any multiple of the divisor, the multiplier 1 has the property too."""

from tileprove import Case, System, integer

SYSTEM = System("tinygrad_16199_magic_division", "tinygrad: numbers that are all below the divisor are divided by 1")
D, LARGEST, POWER = integer("d", 2), integer("largest"), integer("power", 1)  # 2^s; that it is one plays no part
X, EXCESS, MAGIC = integer("x", 0, LARGEST + 1), integer("excess", 0, D), integer("magic", 1)
LAST = (LARGEST + 1) // D * D - 1  # the last number of the last whole block of d
FOUND = [MAGIC * D == POWER + EXCESS, LAST * EXCESS < POWER]  # what the search asks for
QUOTIENT = X * MAGIC // POWER


@SYSTEM.claim(
    "What the search finds divides by d where the largest number is not below d - 1; x div d is 0 where it is."
)
def fixed():
    yield Case("found", QUOTIENT == X // D, given=[*FOUND, LARGEST >= D - 1])
    yield Case("below", X // D == 0, given=[LARGEST < D])


@SYSTEM.finding(
    "What the search finds divides by d.",
    documented="https://github.com/tinygrad/tinygrad/pull/16199",
    holds_when="fixed",
)
def as_shipped():
    yield Case("", QUOTIENT == X // D, given=FOUND)
