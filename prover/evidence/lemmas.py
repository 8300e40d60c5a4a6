"""The lemmas of a proof as records, and what readers and solvers see of them.

A lemma is one application of the rule combine: the target, negated, and some facts, each times a weight and a product of
non-negative atoms, add up to -1. As a script every monomial is a variable of its own, the assertions are the rows, and
a solver answers unsat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from ..language.meanings import smtlib
from ..language.obligations import Obligation
from ..proof import trees
from ..proof.closing import Proof
from ..proof.errors import Refused
from ..proof.facts import Fact, Share
from ..proof.multiples import prepared
from ..proof.polynomials import Atoms, Monomial, Poly, monomial_poly
from .denying import formula

LOGICS = ("NIA", "QF_BV")  # the integers; bit-vectors wide enough for every value
GOAL_ALONE = "the negated goal as a whole is unsatisfiable"


class Row(NamedTuple):
    """A summand: weight * cofactor * poly, where poly >= 0, or poly = 0 when equal; rule: how that became a fact."""

    weight: Fraction
    cofactor: Monomial
    poly: Poly
    equal: bool
    rule: str


class Lemma(NamedTuple):
    """target >= 0, because the rows, its negation ``-target - 1`` among them, add up to -1. atoms: what the polynomials
    are about."""

    target: Poly
    rows: tuple[Row, ...]
    atoms: Atoms


def of_proof(proof: Proof) -> Iterator[Lemma]:
    """Every lemma of the proof, in the order of its trees."""
    stack = proof.trees[::-1]
    while stack:
        node = stack.pop()
        for link in node.state.links:
            if link.rule == "combine":
                target, shares = link.arguments
                yield Lemma(target, tuple(_row(share, target, node.state.facts) for share in shares), node.state.atoms)
        stack += [*node.branches[::-1], *node.cases[::-1]]


def _row(share: Share, target: Poly, facts: list[Fact]) -> Row:
    if share.fact == -1:
        return Row(share.weight, share.monomial, -target - 1, False, "negated target")
    fact = facts[share.fact]
    return Row(share.weight, share.monomial, fact.poly, fact.equal, fact.rule)


def of_tree(obligation: Obligation, tree: dict[str, Any]) -> list[Lemma]:
    """The lemmas of a recorded proof tree. Raises Refused where it is no proof of the obligation."""
    assumptions, goal, _ = prepared(obligation.assumptions, formula(obligation))
    return list(of_proof(trees.read(tree, assumptions, goal)))


def texts(obligation: Obligation, witness: dict[str, Any], tree: dict[str, Any]) -> list[str]:
    """A script, that a solver should answer unsat to, for every lemma behind a proof; none for other evidence.

    Raises Refused for a proof tree that is none, and for a question that cannot be asked of the obligation.
    """
    if witness.get("kind") == "chain":
        return [script(lemma) for lemma in of_tree(obligation, tree)]
    return [question(obligation, witness.get("logic"))] if witness.get("kind") == "smt" else []


# -- for solvers ---------------------------------------------------------------------------------------------


def question(obligation: Obligation, logic: object) -> str:
    """The whole statement as a script: over the integers ("NIA"), or as bit-vectors that hold every value ("QF_BV").

    Raises Refused where the statement has no such meaning.
    """
    from ..engines.bits import width
    from ..language.meanings import smtbits
    from ..language.meanings.names import Names

    goal, names = formula(obligation), Names(obligation.variables)
    if logic == "NIA":
        try:
            return smtlib.script(obligation.assumptions, goal, names=names)
        except NotImplementedError as error:
            raise Refused(str(error)) from None
    bits = width(obligation) if logic == "QF_BV" else f"{logic!r} is no kind of question"
    if isinstance(bits, str):
        raise Refused(bits)
    return smtbits.script(bits, obligation.assumptions, goal, names)


def script(lemma: Lemma) -> str:
    """The lemma in SMT-LIB; comments say what the variables stand for."""
    columns: dict[Monomial, str] = {}

    def assertion(row: Row) -> str:
        parts = []
        for monomial, coefficient in sorted((row.poly * monomial_poly(row.cofactor)).terms.items()):
            if monomial:
                name = columns.setdefault(monomial, f"m{len(columns)}")
                parts.append(name if coefficient == 1 else f"(* {smtlib.number(coefficient)} {name})")
            else:
                parts.append(smtlib.number(coefficient))
        left = parts[0] if len(parts) == 1 else f"(+ {' '.join(parts)})"
        return f"(assert ({'=' if row.equal else '>='} {left} 0)) ; {_reason(lemma, row)}"

    body = [assertion(row) for row in lemma.rows]
    declared = [
        f"(declare-const {column} Real) ; {product(lemma.atoms, monomial)}" for monomial, column in columns.items()
    ]
    return "\n".join([f"; {_said(lemma)}", *declared, *body, "(check-sat)"]) + "\n"


# -- for people ----------------------------------------------------------------------------------------------


def lines(found: Iterable[Lemma]) -> list[str]:
    """What each lemma says, and below it the facts that it follows from; contradictions come last."""
    said: list[str] = []
    for lemma in sorted(found, key=lambda lemma: lemma.target.constant == -1):
        said.append(_said(lemma))
        for row in lemma.rows:
            fact = text(lemma.atoms, row.poly * monomial_poly(row.cofactor))
            said.append(f"    since {fact} {'=' if row.equal else '>='} 0    ({_reason(lemma, row)})")
    return said


def shown(obligation: Obligation, witness: dict[str, Any], tree: dict[str, Any]) -> list[str]:
    """The lemmas behind a proof in lines, as `lines` writes them. Raises Refused for a proof tree that is none."""
    if witness.get("kind") == "chain":
        return lines(of_tree(obligation, tree))
    return [GOAL_ALONE] if witness.get("kind") == "smt" else []


def _said(lemma: Lemma) -> str:
    return "contradiction" if lemma.target.constant == -1 else f"{text(lemma.atoms, lemma.target)} >= 0"


def _reason(lemma: Lemma, row: Row) -> str:
    return f"{row.rule}, times {product(lemma.atoms, row.cofactor)}" if row.cofactor else row.rule


def product(atoms: Atoms, monomial: Monomial) -> str:
    return "*".join(name(atoms, number) for number in monomial)


def text(atoms: Atoms, poly: Poly) -> str:
    """The polynomial as text."""
    if not poly:
        return "0"
    parts = []
    for m, c in sorted(poly.terms.items(), key=lambda item: (-len(item[0]), item)):
        factors = product(atoms, m)
        size = factors if abs(c) == 1 and m else "*".join(filter(None, [str(abs(c)), factors]))
        parts.append(("- " if c < 0 else "+ ") + size)
    said = " ".join(parts)
    return said[2:] if said.startswith("+ ") else "-" + said[2:]


def name(atoms: Atoms, number: int) -> str:
    """What an atom is called: a variable, a name, or the operation that it is."""
    kind, key, arguments = atoms[number]
    if kind in ("var", "name"):
        said = key if kind == "var" else key.payload if key.op == "named" else f"name{number}"
        return said if said.isprintable() else repr(said)  # which stays within a comment, whoever wrote the record
    inner = [text(atoms, argument) for argument in arguments]
    if kind in ("div", "mod"):
        left, right = (part if part.replace("_", "a").isalnum() else f"({part})" for part in inner)
        return f"({left} {kind} {right})"
    return f"{kind}{number}({', '.join(inner)})" if inner else f"{kind}{number}"
