# attack: a false claim on a System that is imported, and a true one on a System of the file's own
# exit: 2
# says: claim_on_built_in.py:20: the claim lost is registered on swizzle, which is a built-in system
# never: proved
from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer
from tileprove.specs.swizzle import SYSTEM

OWN = System("own", "what the report shows")
N = integer("N", 1)


@OWN.claim("Every number is at least 1.")
def at_least_one():
    yield Case("", N >= 1)


# nobody who checks this file, or swizzle, would see this one
@SYSTEM.claim("Every number is at least 2.")
def lost():
    yield Case("", N >= 2)
