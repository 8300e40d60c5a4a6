"""A proof of what a solver said, out of the few assumptions that it needed: only these are taken apart.

Of hundreds of assumptions with alternatives (what tables hold, at each pair of elements) the search of `integer` has no
reason to choose any. A solver's unsatisfiable core has a dozen of them; taken apart like clauses, the one with the fewest
alternatives left first and never two ways, they need no more than a small tree. Untrusted, as all searches.
"""

from __future__ import annotations

from collections.abc import Collection

from ..language.obligations import Holds, Obligation
from ..language.terms import Term
from ..language.walking import substitute
from ..proof.closing import Proof, check_proof
from ..proof.errors import Refused, RuleError
from ..proof.multiples import prepared
from . import integer
from .clauses import Clauses
from .outcome import Outcome, unknown
from .saturation import OutOfTime
from .writing import certificate

ALONE = 0.7  # share of the time for a proof that assumes nothing else


def explained(obligation: Obligation, core: Collection[Term], deadline: float) -> Outcome:
    """A proof that assumes these alone, or one by cases of them; else unknown."""
    assert isinstance(obligation.goal, Holds)
    assumptions, goal, multiples = prepared(obligation.assumptions, obligation.goal.formula)
    few = substitute(multiples, *core)
    try:
        proof = integer.in_share(few, goal, ALONE, deadline)
        if proof is not None:
            proof = Proof(assumptions, goal, proof.steps)
            tree, rebuilt = certificate(proof, assumptions)
            return integer.outcome(obligation, proof, tree, multiples, rebuilt)
        root = Clauses(assumptions, goal, deadline, few).run()
        if root is None:
            return unknown(integer.NAME, "no proof by cases of what the solver needed")
        proof = Proof(assumptions, goal, [(goal, root)])
        check_proof(proof)
        tree, rebuilt = certificate(proof)
    except OutOfTime:
        return unknown(integer.NAME, "out of time")
    except (Refused, RuleError) as error:
        return unknown(integer.NAME, f"gave up: {error}")
    return integer.outcome(obligation, proof, tree, multiples, rebuilt)
