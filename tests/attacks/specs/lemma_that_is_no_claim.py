# attack: a lemma that is no claim of anything, with a name that is a path
# run: check {file} --no-cache
# exit: 2
# says: is no name for a System
# never: proved

from tileprove.prover.language.lemmas import Lemma
from tileprove.prover.language.obligations import Holds, Obligation
from tileprove.prover.language.terms import as_bool

from tileprove import Case, System, integer

SYSTEM = System("demo", "uses a lemma of its own making")
X = integer("x", 0, 64)
FORGED = Obligation("../../x", "y", "", (), Holds(as_bool(X < 8)))


@SYSTEM.claim("False, by a lemma that nobody claims.")
def false():
    yield Case("", X < 8, using=[Lemma("swizzle.involution", lambda: [FORGED])])
