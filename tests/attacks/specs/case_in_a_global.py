# attack: a false case that is put aside and not yielded
# exit: 2
# says: case_in_a_global.py:14: the Case 'last' is made here and not yielded
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "cases that go nowhere")
N = integer("n", 1)


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    global KEPT
    KEPT = Case("last", N >= 2)
    yield Case("first", N >= 1)


def ends():
    yield Case("first", N >= 1)
    yield Case("last", N >= 2)
