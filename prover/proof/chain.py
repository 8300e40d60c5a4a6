"""The integer engine's evidence: which links a proof needed, and each lemma as SMT-LIB text.

A lemma is one `combine` step. Its text says the linear fact that z3 confirmed: every monomial is a variable of
its own (a comment says which), the assertions are the facts with their cofactors, the last one is the negated
conclusion, and the answer is unsat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..language.meanings.smtlib import number as smt_number
from ..language.terms import Term, negation
from .polynomials import Monomial, Poly, constant, monomial_poly
from .rules import Fact, State, disjuncts

if TYPE_CHECKING:
    from .closing import Node


def needed(node: Node) -> Iterator[tuple[State, int]]:
    """(state, fact number) of every fact that the contradictions rest on, each once."""
    seen: set[int] = set()

    def below(current: Node) -> Iterator[tuple[State, int]]:
        for case in (*current.cases, *current.branches):
            yield from below(case)
        number = current.state.known(constant(-1))
        leaf = not (current.cases or current.branches)
        stack = [number] if leaf and number is not None else _excluded(current.state)[0]
        # any fact may have been written down with the rewrites known by then
        stack += [reason for _, reason in current.state.rewrites.values()]
        done: set[int] = set()
        while stack:
            number = stack.pop()
            if number in done:
                continue
            done.add(number)
            fact = current.state.facts[number]
            if id(fact) not in seen:
                seen.add(id(fact))
                yield current.state, number
            stack.extend(fact.needs)

    yield from below(node)


def _excluded(state: State) -> tuple[list[int], list[Term]]:
    """The parts of open disjunctions that a split left out because they are false, and the facts that say so."""
    reasons: list[int] = []
    parts = [part for formula in state.open for part in disjuncts(formula) if state.decide(part, reasons) is False]
    return reasons, parts


def used_sources(node: Node) -> set[Term]:
    """The assumptions and conditions that the proof rests on; a condition that is false rests on its negation."""
    used: set[Term] = set()
    for state, number in needed(node):
        fact = state.facts[number]
        if fact.source is not None:
            used.add(fact.source)
            if fact.rule == "choose":
                used.add(negation(fact.source))
            if fact.rule == "exclude":
                used.update(map(negation, disjuncts(fact.source)))
    stack = [node]
    while stack:
        current = stack.pop()
        stack += [*current.cases, *current.branches]
        if current.cases or current.branches:
            used.update(map(negation, _excluded(current.state)[1]))
    return used


def unused(roots: Sequence[Node], assumptions: Sequence[Term]) -> list[Term]:
    """The assumptions that no proof tree used."""
    used = {source for root in roots for source in used_sources(root)}
    literals: set[Term] = set()
    stack = list(used)
    while stack:
        term = stack.pop()
        literals.add(term)
        if term.op in ("and", "or"):
            stack.extend(term.args)
        elif term.op == "not":
            stack.extend(disjuncts(term))

    def touched(formula: Term) -> bool:
        if formula in used or formula in literals:
            return True
        if formula.op == "not":
            return any(part in literals for part in disjuncts(formula))
        return formula.op in ("and", "or") and any(touched(part) for part in formula.args)

    return [formula for formula in assumptions if not touched(formula)]


def lemmas(*roots: Node) -> list[str]:
    """SMT-LIB text of every combine step the proof trees rest on."""
    texts: dict[str, None] = {}
    for state, number in (item for root in roots for item in needed(root)):
        fact = state.facts[number]
        if fact.rule == "combine":
            texts[_lemma(state, fact)] = None
    return sorted(texts)


def _lemma(state: State, fact: Fact) -> str:
    columns: dict[Monomial, str] = {}

    def row(poly: Poly, relation: str) -> str:
        parts = []
        for monomial, coefficient in sorted(poly.terms.items()):
            if monomial:
                name = columns.setdefault(monomial, f"m{len(columns)}")
                parts.append(name if coefficient == 1 else f"(* {smt_number(coefficient)} {name})")
            else:
                parts.append(smt_number(coefficient))
        left = parts[0] if len(parts) == 1 else f"(+ {' '.join(parts)})"
        return f"(assert ({relation} {left} 0))"

    negated = -fact.poly - 1
    body = []
    for share in fact.shares:
        source = Fact(negated, False, "negated target") if share.fact == -1 else state.facts[share.fact]
        times = "*".join(state.atoms.name(atom) for atom in share.monomial)
        why = f"{source.rule}, times {times}" if times else source.rule
        body.append(row(source.poly * monomial_poly(share.monomial), "=" if source.equal else ">=") + f" ; {why}")
    head = [f"; {state.atoms.text(fact.poly)} >= 0" if fact.poly.constant != -1 else "; contradiction"]
    head += [
        f"(declare-const {name} Real) ; {'*'.join(state.atoms.name(atom) for atom in monomial)}"
        for monomial, name in columns.items()
    ]
    return "\n".join([*head, *body, "(check-sat)"]) + "\n"
