"""What establishes a verdict from its evidence; which checker is whose, `base.engines` says.

A checker takes the statement, the record and how hard to try, and answers with what the verdict now rests on. It raises
Refused where the evidence does not show the statement, Unavailable where it needs a tool that is not there. The engine
that found the evidence has no part in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module

from ..base.engines import EVIDENCE
from ..language.obligations import Obligation
from ..proof.errors import Refused
from ..proof.polynomials import Monomial
from ..proof.subdomains import restricted
from . import lemmas, opinions, points
from .denying import Effort, by_circuit
from .errors import Unavailable
from .record import Record

WORD = "the word of "  # what a verdict rests on where one solver's answer is all there is
Checker = Callable[[Obligation, Record, Effort], list[str]]


def check_chain(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """Every link again through its rule, the tree's shape, the sums by sympy, the lemmas by another solver."""
    found = lemmas.of_tree(obligation, record.tree)
    for lemma in found:
        _add_up(lemma)
    rests = ["kernel rules", "sums by sympy"]
    if found:
        with suppress(Unavailable):
            rests.append(f"lemmas by {opinions.decided(map(lemmas.script, found), effort.seconds)}")
    return rests


def _add_up(lemma: lemmas.Lemma) -> None:
    """Raises Refused unless sympy's polynomials agree that the weighted rows sum to -1."""
    from sympy import QQ
    from sympy.polys.rings import ring

    used = {number for row in lemma.rows for number in (*row.cofactor, *row.poly.atoms)}
    order = {number: i for i, number in enumerate(sorted(used))}
    ground, *_ = ring([f"x{number}" for number in order] or ["x"], QQ)
    total = ground.zero
    for row in lemma.rows:
        if row.weight < 0 and not row.equal:
            raise Refused("a negative share of an inequality")
        weight = QQ(row.weight.numerator, row.weight.denominator)
        fact = ground.from_dict({_exponents(m, order): QQ(c) for m, c in row.poly.terms.items()})
        total += ground.from_dict({_exponents(row.cofactor, order): weight}) * fact
    if total != -1:
        raise Refused("sympy adds a combination up to something else")


def _exponents(monomial: Monomial, order: dict[int, int]) -> tuple[int, ...]:
    powers = [0] * max(len(order), 1)
    for number in monomial:
        powers[order[number]] += 1
    return tuple(powers)


def check_table(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    points.recount(obligation, record.points)
    return ["recounted"]


def check_subdomain(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """The statement about the variables that the record names, whatever the others are, at every point."""
    return _recounted(obligation, record, sums=False)


def check_joined(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """The same, with what two assumptions about others say together."""
    return _recounted(obligation, record, sums=True)


def _recounted(obligation: Obligation, record: Record, sums: bool) -> list[str]:
    of = record.witness.get("of")
    if not isinstance(of, list) or not all(isinstance(name, str) for name in of):
        raise Refused("the record does not say which variables the subdomain is of")
    points.recount(restricted(obligation, of, sums), record.points)
    return ["recounted"]


def check_smt(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """Clauses of our own with a checked refutation; where those are out of reach, another solver's word."""
    rests, reasons = list[str](), list[str]()
    try:
        rests = by_circuit(obligation, effort)
    except Unavailable as error:
        reasons.append(str(error))
    asked = lemmas.question(obligation, record.witness.get("logic"))  # also where nobody has to be asked
    for text in () if rests else (asked, *_otherwise(obligation, record.witness["logic"])):
        try:
            return [f"{WORD}{opinions.decided([text], effort.seconds)}"]
        except Unavailable as error:
            reasons.append(str(error))
    if not rests:
        raise Unavailable("; ".join(reasons))
    return rests


def _otherwise(obligation: Obligation, logic: str) -> Iterator[str]:
    """The same statement in the other logic, where it has a meaning there."""
    for other in lemmas.LOGICS:
        if other != logic:
            with suppress(Refused):
                yield lemmas.question(obligation, other)


# -- refutations ---------------------------------------------------------------------------------------------


def check_refutation(obligation: Obligation, record: Record) -> list[str]:
    if record.point is not None:
        points.counterexample(obligation, record.point)
        return ["one point in exact integers"]
    points.miscounted(obligation, record.witness.get("cell", ()))
    return ["recounted"]


# -- proofs --------------------------------------------------------------------------------------------------


def check_proof(obligation: Obligation, record: Record, effort: Effort) -> list[str]:
    """What the checker of the record's kind of evidence says (`base.engines`)."""
    module, _, function = EVIDENCE[record.kind].checker.partition(":")
    found: Checker = getattr(import_module(f"...{module}", __name__), function)
    return found(obligation, record, effort)
