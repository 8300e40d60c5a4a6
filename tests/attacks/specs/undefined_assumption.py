# attack: points at which an assumption, a range or a folded term has no value vanish; a guard hides that it is none
# exit: 1
# says: REFUTED: undefined_assumption.given
# says: undefined 10 div y at y = 0
# says: REFUTED: undefined_assumption.folded
# says: REFUTED: undefined_assumption.ranges
# says: REFUTED: undefined_assumption.cells
# says: REFUTED: undefined_assumption.division_axiom
# says: 6 claims: 5 REFUTED; 1 proved
"""Each claim but the last is true where everything has a value, and says nothing of the points where something has none."""

from tileprove.prover.language.claims import Case
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.obligations import one_to_one
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("undefined_assumption", "claims that leave out the points that matter")
n, x, y, s = integer("n", 0), integer("x", 0), integer("y", None), integer("s", 0, 4)


@SYSTEM.claim("Whoever gets 10 out of 10 div y has y = 1.")
def given():
    yield Case("", y == 1, [10 // y == 10])


@SYSTEM.claim("Nothing times 0 is 0.")
def folded():
    yield Case("", (10 // y) * 0 == 0)


@SYSTEM.claim("Every i below 10 div n is below 11.")
def ranges():
    yield Case("", both(x % n <= x, integer("i", 0, below=10 // n) < 11))


@SYSTEM.claim("The four places are hit once.")
def cells():
    yield Case("", one_to_one([s], [4]), [8 // s >= 0])


@SYSTEM.claim("With 0 <= x mod n < n for every n there would be no n = 0, and anything would hold of it.")
def division_axiom():
    yield Case("", both(where(n > 0, x % n, 0) >= 0, implies(n == 0, x == 5)))


@SYSTEM.claim("A guard is one.")
def guarded():
    yield Case("", where(n > 0, x % n, 0) <= x)
