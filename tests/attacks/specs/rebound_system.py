# attack: a false claim on a System whose name is given to another one afterwards
# exit: 2
# says: rebound_system.py:11: the System lost is under no name of this file
# never: proved
from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

N = integer("N", 1)

SYSTEM = System("lost", "nobody sees its claims")


@SYSTEM.claim("Every number is at least 2.")
def at_least_two():
    yield Case("", N >= 2)


SYSTEM = System("kept", "this one is seen")


@SYSTEM.claim("Every number is at least 1.")
def at_least_one():
    yield Case("", N >= 1)
