# attack: a false claim by a kind, without the yield from
# exit: 2
# says: kind_not_yielded.py:14: kinds.one_to_one(...) is made here and not yielded whole
# never: proved
from tileprove import Case, System, integer, kinds

SYSTEM = System("forgetful", "a kind that nobody asks for its cases")
N = integer("n", 1)


@SYSTEM.claim("Lanes write apart.")
def apart():
    yield Case("", N >= 1)
    kinds.one_to_one("", lambda lane: lane * 0, {"lane": 64})
