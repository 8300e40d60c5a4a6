# attack: variables called like a solver's own names and words, which a `let` would capture or a quote would end
# exit: 1
# says: 2 claims: 1 proved; 1 REFUTED
# says: REFUTED: names_of_solvers.all_equal
"""Names that SMT-LIB text or z3 would read as something else."""

from itertools import pairwise

from tileprove.prover.language.claims import Case
from tileprove.prover.language.constructors import both
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("names_of_solvers", "names that solvers use themselves")
NAMES = ("?x61", "a!1", "let", "and", "true", "|", "\\", '"', ";", "v0", "v1", "given0", "I", "E", "N", "m0", "r0")
ROUND = [integer(name, 1) for name in NAMES]


@SYSTEM.claim("Neighbours divide their products.")
def products():
    yield Case("", both(*((a * b + a) % a == 0 for a, b in pairwise(ROUND))))


@SYSTEM.claim("All of them are equal.")
def all_equal():
    yield Case("", both(*(a == b for a, b in pairwise(ROUND))))
