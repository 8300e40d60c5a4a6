# attack: false cases in a generator expression that nobody asks
# exit: 2
# says: expression_not_yielded.py:13: a generator expression is made here and nobody asks it for anything
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "cases that are described and never made")


@SYSTEM.claim("Multiples are large.")
def multiples():
    yield Case("", integer("n", 1) >= 1)
    (Case(f"{k}", integer("m", 1) >= k) for k in range(2, 4))
