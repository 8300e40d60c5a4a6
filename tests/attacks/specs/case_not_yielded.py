# attack: a false Case that the claim makes and forgets to yield
# exit: 2
# says: case_not_yielded.py:14: the Case 'last' is made here and not yielded
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "a claim of two cases, of which one is lost")
N = integer("n", 1)


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    yield Case("first", N >= 1)
    Case("last", N >= 2)
