# attack: a System whose name is a path out of proofs/
# run: check {file} --update --proofs inner/proofs
# exit: 2
# says: '../../../written' is no name for a System
from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("../../../written", "evidence in somebody else's folder")
N = integer("N", 1)


@SYSTEM.claim("Every number is at least 1.")
def at_least_one():
    yield Case("", N >= 1)
