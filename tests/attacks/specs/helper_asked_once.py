# attack: the true case of a generator of one's own, and not the false one that it would make next
# exit: 2
# says: helper_asked_once.py:18: both_ends(...) is asked for cases here and not to its end
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "half of what a helper says")
N = integer("n", 1)


def both_ends():
    yield Case("first", N >= 1)
    yield Case("last", N >= 2)


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    yield next(both_ends())
