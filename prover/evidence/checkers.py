"""What establishes a verdict from its evidence, as a table: kind of witness -> checker.

A checker takes the statement, the record and how hard to try, and answers with what the verdict now rests on. It raises
Refused where the evidence does not show the statement, Unavailable where it needs a tool that is not there. The engine
that found the evidence has no part in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from ..language.claims import Obligation
from ..language.terms import Term
from ..proof import chain, closing, trees
from ..proof.errors import Refused, Unavailable
from ..proof.multiples import prepared
from ..proof.rules import RuleError
from . import lemmas, points
from .denying import Effort, by_circuit, formula
from .matrices import check_basis, check_inverse
from .record import Record, lemma_hash

WORD = "the word of "  # what a verdict rests on where one solver's answer is all there is
Checker = Callable[[Obligation, Record, Effort], list[str]]


def check_chain(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """Every link again through the kernel, the tree's shape, the sums by sympy, the lemma texts by another solver."""
    assumptions, goal, _ = prepared(obligation.assumptions, formula(obligation))
    proof = trees.unpack(record.tree, assumptions, goal)
    try:
        closing.check_proof(proof)
    except RuleError as error:
        raise Refused(str(error)) from None
    for root in proof.trees:
        for state, fact in lemmas.sums(root):
            lemmas.add_up(state, fact)
    texts = chain.lemmas(*proof.trees)
    if lemma_hash(texts) != record.lemmas:
        raise Refused("the lemma texts on record are not those of the proof")
    rests = ["kernel rules", "sums by sympy"]
    if texts:
        with suppress(Unavailable):
            rests.append(f"lemmas by {lemmas.decided(texts, effort.seconds)}")
    return rests


def check_table(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    points.recount(obligation, record.points)
    return ["recounted"]


def check_smt(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """Clauses of our own with a checked refutation; where those are out of reach, another solver's word.

    The text on record is for other readers, and has to be the statement's.
    """
    rests, text = _answered(obligation, effort), record.witness["text"]
    if not isinstance(text, str) or lemma_hash([text]) != record.lemmas:
        raise Refused("the text on record is not the lemma on record")
    if not any(lemmas.same_statement(text, made) for made in _texts(obligation, formula(obligation))):
        raise Refused("the lemma on record is not the statement")
    return rests


def _answered(obligation: Obligation, effort: Effort) -> list[str]:
    try:
        return by_circuit(obligation, effort)
    except Unavailable as error:
        reasons = [str(error)]
    for text in _texts(obligation, formula(obligation)):
        try:
            return [f"{WORD}{lemmas.decided([text], effort.seconds)}"]
        except Unavailable as error:
            reasons.append(str(error))
    raise Unavailable("; ".join(reasons))


def _texts(obligation: Obligation, goal: Term) -> Iterator[str]:
    """The statement as SMT-LIB, made anew: over the integers, and as bit-vectors, where it has such a meaning."""
    from ..language.meanings import smtlib
    from ..language.meanings.names import Names

    names = Names(obligation.variables)
    with suppress(NotImplementedError):
        yield smtlib.script(obligation.assumptions, goal, names=names)
    import z3

    from ..engines import bits
    from ..language.meanings import z3bits

    width = bits.width(obligation)
    if isinstance(width, int):
        *given, wanted = z3bits.lower(width, *obligation.assumptions, goal, names=names)
        solver = z3.SolverFor("QF_BV")  # prints the text; it is not asked
        solver.add(*given, z3.Not(wanted))
        yield f"(set-logic QF_BV)\n{solver.to_smt2()}"


# -- refutations ---------------------------------------------------------------------------------------------


def check_refutation(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    if record.point is not None:
        points.counterexample(obligation, record.point)
        return ["one point in exact integers"]
    points.miscounted(obligation, record.witness.get("cell", ()))
    return ["recounted"]


PROOFS: dict[str, Checker] = {
    "chain": check_chain,
    "table": check_table,
    "inverse": check_inverse,
    "basis": check_basis,
    "smt": check_smt,
}
