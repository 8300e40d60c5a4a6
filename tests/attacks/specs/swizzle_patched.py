# attack: a spec that empties a built-in system, which is planned and kept after it
# run: list {file} swizzle
# says: swizzle.involution
# run: check {file} swizzle --claim least
# says: 1 claim: 1 proved
# run: list swizzle
# says: swizzle.involution
from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer
from tileprove.specs.swizzle import system as swizzle

swizzle.SYSTEM.claims.clear()
SYSTEM = System("empties", "another system")
N = integer("N", 1)


@SYSTEM.claim("Every number is at least 1.")
def least():
    yield Case("", N >= 1)
