# attack: the first of a generator expression's cases, of which the second is false
# exit: 2
# says: expression_asked_once.py:13: a generator expression is asked for cases here and not to its end
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "the first case that comes")
N = integer("n", 1)


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    yield next(Case(f"at least {k}", k <= N) for k in range(1, 3))
