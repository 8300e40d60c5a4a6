# attack: a false case in a generator of one's own that the claim calls and does not yield from
# exit: 2
# says: helper_not_yielded.py:19: wrong(...) is made here and nobody asks it for anything
# says: yield from wrong()
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "a helper that nobody asks for its cases")
N = integer("n", 1)


def wrong():
    yield Case("wrong", N >= 2)


@SYSTEM.claim("Every number is at least 2.")
def at_least():
    yield Case("right", N >= 1)
    wrong()
