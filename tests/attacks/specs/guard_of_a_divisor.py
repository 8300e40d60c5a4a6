# attack: a finding about true statements, whose guarded divisors hold a division that has no value where nobody reads it
# exit: 1
# says: 3 claims: 3 PROVED, though documented as false
# never: REFUTED
# never: refuted
"""Each statement is true: where a divisor has no value, the guard says that nobody divides by it."""

from tileprove.prover.language.claims import Case
from tileprove.prover.language.constructors import where
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("guard_of_a_divisor", "true statements that are said to be false")
x, u, y, a = integer("x", 0), integer("u", 0), integer("y", 0), integer("a", None)


@SYSTEM.finding("Dividing by 1 + u div y, where there is one, gives no more than x.", documented="nowhere")
def quotient_in_a_divisor():
    yield Case("", where(y > 0, x // (1 + u // y), 0) <= x)


@SYSTEM.finding("Dividing by 1 + (a xor 3), where there is one, gives no more than x.", documented="nowhere")
def bits_in_a_divisor():
    yield Case("", where(a >= 0, x // (1 + (a ^ 3)), 0) <= x)


@SYSTEM.finding("A shift by a shifted amount, where there is one, is defined.", documented="nowhere")
def shift_in_a_shift():
    yield Case("", implies(a >= 0, x >> (u >> a) <= x))
