# attack: a claim whose cases never end
# run: check {file} --load-timeout 2s --no-cache
# exit: 2
# says: the spec is not read to its end after 2 s
# never: proved
from tileprove.prover.language.claims import Case
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer

SYSTEM = System("endless", "it never comes to its end")
N = integer("N", 1)


@SYSTEM.claim("Every number is at least 1.")
def at_least_one():
    yield Case("", N >= 1)
    while N is N:
        pass
