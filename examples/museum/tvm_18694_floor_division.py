"""An identity of integers is one of registers only where nothing overflows: bound every intermediate result."""

from tileprove import Case, System, i32, integer, sdiv, srem, where, within

SYSTEM = System("tvm_18694_floor_division", "TVM: floor division by adding a multiple of the divisor, which wraps")
A, LEAST = integer("a", -(2**31), 2**31), integer("least", -(2**31), 0)
B = integer("b", 1, 2**31)
C = (B - 1 - LEAST) // B  # as many divisors as make every a >= least nonnegative


@SYSTEM.claim("C's quotient, less 1 where the remainder is negative, is the floor of a/b.")
def fixed():
    yield Case("", sdiv(A, B) - where(srem(A, B) < 0, 1, 0) == A // B)


@SYSTEM.claim("So is the quotient of a + b*c, less c, where a + b*c fits into 32 bits.")
def shifted():
    yield Case("", sdiv(i32(A + B * C), B) - C == A // B, given=[A >= LEAST, within(A + B * C, -(2**31), 2**31)])


@SYSTEM.finding(
    "The quotient of a + b*c, less c, is the floor of a/b, for every a of 32 bits.",
    documented="https://github.com/apache/tvm/pull/18694",
    holds_when="shifted",
)
def as_shipped():
    yield Case("", sdiv(i32(A + B * C), B) - C == A // B, given=[A >= LEAST])


@SYSTEM.finding(
    "The quotient of a + b*c, less c, is the floor of a/b where b - least fits into 32 bits, as its guard asks.",
    documented="https://github.com/apache/tvm/pull/18694",
    holds_when="shifted",
)
def as_repaired():
    yield Case("", sdiv(i32(A + B * C), B) - C == A // B, given=[A >= LEAST, B - LEAST < 2**31])
