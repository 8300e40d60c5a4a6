# attack: a spec that ends the process with exit code 0 before its false claim is seen
# exit: 2
# says: leaves_early.py: the process that reads the spec ended in the middle of it (exit code 0
# never: proved
import os

from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("leaves", "it goes early")
N = integer("N", 1)
os._exit(0)


@SYSTEM.claim("Every number is at least 2.")
def at_least_two():
    yield Case("", N >= 2)
