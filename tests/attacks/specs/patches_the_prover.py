# attack: a spec that has divisors count as never zero, so that a remainder by zero looks proved
# exit: 2
# says: patches_the_prover.py: changes tileprove.prover.language.claims.definedness
# never: proved
from tileprove.prover.language import claims
from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

claims.definedness = lambda *terms: []
SYSTEM = System("patched", "what its claims say is changed")
x, y = integer("x"), integer("y")


@SYSTEM.claim("A remainder is at least zero.")
def at_least_zero():
    yield Case("", x % y >= 0)
