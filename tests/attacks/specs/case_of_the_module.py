# attack: a false Case that is made beside the claims, and that no claim yields
# exit: 2
# says: case_of_the_module.py:9: the Case 'last' is made here and not yielded
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("beside", "a case that no claim has")
N = integer("n", 1)
LAST = Case("last", N >= 2)


@SYSTEM.claim("Every number is at least 1.")
def at_least():
    yield Case("first", N >= 1)
