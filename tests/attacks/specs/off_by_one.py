# attack: a bound that is one too small, so that the last lane lies outside
# exit: 1
# says: REFUTED: off_by_one.below_the_last
# says: 1 claim: 1 REFUTED
# never: proved
"""A claim that is false at one point of each domain."""

from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("off_by_one", "the last element is left out")


@SYSTEM.claim("Every element lies below the last one.")
def below_the_last():
    n = integer("n", 1)
    i = integer("i", 0, below=n)
    yield Case("", i < n - 1)
