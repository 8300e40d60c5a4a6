# attack: a helper inside a helper is asked for as many cases as something shorter has items
# exit: 2
# says: helper_shorter_than_it_is.py:20: ends(...) is asked for cases here and not to its end
# never: proved
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "as many cases as there are names")
N = integer("n", 1)


def ends():
    try:
        for k in range(1, 3):
            yield Case(f"at least {k}", k <= N)
    finally:
        pass


def named():
    yield from (case for _, case in zip(["first"], ends(), strict=False))


@SYSTEM.claim("Every number is at least 1, and at least 2.")
def at_least():
    yield from named()
