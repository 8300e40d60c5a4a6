# attack: a false claim that is taken off its System after it was registered
# exit: 2
# says: claim_removed.py:16: the claim lost was taken off the System shorter
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("shorter", "one claim less than it says")
N = integer("n", 1)


@SYSTEM.claim("Every number is at least 1.")
def kept():
    yield Case("", N >= 1)


@SYSTEM.claim("Every number is at least 2.")
def lost():
    yield Case("", N >= 2)


SYSTEM.claims.pop("lost")
