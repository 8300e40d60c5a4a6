# attack: a claim at terms, said as if it were assumed or proved there, and used by no case
# exit: 2
# says: lemma_not_used.py:21: the lemma forgetful.digit is made here and no case uses it
# says: 1 claim: 1 proved; 1 in error, not decided
# never: 2 proved
# never: Every number is at least 0
from tileprove import Case, System, integer

SYSTEM = System("forgetful", "a lemma that is lost")
X, N = integer("x"), integer("n", 1)


@SYSTEM.claim("A digit is below its base.")
def digit():
    yield Case("", X % N < N)


@SYSTEM.claim("Every number is at least 0.")
def at_least():
    yield Case("", X >= 0)
    digit(x=X * 2)
