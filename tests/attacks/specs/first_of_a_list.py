# attack: a list of cases, of which the first is yielded
# exit: 2
# says: first_of_a_list.py:19: the Case 'last' is made here and not yielded
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "the first of a list")
N = integer("n", 1)


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    found = list(ends())
    yield found[0]


def ends():
    yield Case("first", N >= 1)
    yield Case("last", N >= 2)
