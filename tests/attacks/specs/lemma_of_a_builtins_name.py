# attack: a lemma that says something else than the built-in claim whose name it has
# run: check {file} --no-cache
# exit: 2
# says: which is no claim, or another
# never: proved

from tileprove.prover.language.lemmas import Lemma
from tileprove.prover.language.obligations import Holds, Obligation
from tileprove.prover.language.terms import as_bool

from tileprove import Case, System, integer

SYSTEM = System("demo", "uses a lemma of its own making")
X = integer("x", 0, 64)
FORGED = Obligation("swizzle", "involution", "", (), Holds(as_bool(X < 8)))


@SYSTEM.claim("False, by a lemma that nobody claims.")
def false():
    yield Case("", X < 8, using=[Lemma("swizzle.involution", lambda: [FORGED])])
