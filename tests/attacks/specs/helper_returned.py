# attack: a claim ends with `return` and a generator of a false case, which is what nobody asks for
# exit: 2
# says: helper_returned.py:19: wrong(...) is made here and nobody asks it for anything
# says: yield from wrong()
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "a helper that is returned")
N = integer("n", 1)


def wrong():
    yield Case("last", N >= 2)


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    yield Case("first", N >= 1)
    return wrong()
