"""What a proof rests on: the facts behind its contradictions, and so the links worth writing and the idle assumptions.

Untrusted: a proof with too few links is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..language.constructors import negation
from ..language.terms import Term
from ..proof.closing import Node
from ..proof.facts import Link, disjuncts
from ..proof.polynomials import constant
from ..proof.rules import State


class Rests(NamedTuple):
    """What the contradictions below a node rest on: (state, number) of every fact, each once; false parts of open
    disjunctions."""

    facts: list[tuple[State, int]]
    excluded: list[Term]


def rests(node: Node, surely: bool = True) -> Rests:
    """surely: with whatever may have taken part: which equalities rewrote a fact, and which disjunction was split, is not
    written down."""
    found = Rests([], [])
    seen: set[int] = set()

    def below(current: Node) -> None:
        for case in (*current.cases, *current.branches):
            below(case)
        number = current.state.known(constant(-1))
        split = bool(current.cases or current.branches)
        if split or number is None:
            stack, parts = _excluded(current, surely)
            found.excluded.extend(parts if split else ())
        else:
            stack = [number]
        # any fact may have been written down with the rewrites known by then
        stack += [reason for _, reason in current.state.rewrites.values()] if surely else ()
        done: set[int] = set()
        while stack:
            number = stack.pop()
            if number in done:
                continue
            done.add(number)
            fact = current.state.facts[number]
            if id(fact) not in seen:
                seen.add(id(fact))
                found.facts.append((current.state, number))
            stack.extend(fact.needs)

    below(node)
    return found


def idle(case: Node, assumed: Sequence[Term]) -> bool:
    """Whether a case seems to be closed without what was assumed in it."""
    return len(unused([rests(case, surely=False)], assumed)) == len(assumed)


def links(root: Node) -> Iterator[Link]:
    """Every link of the tree."""
    stack = [root]
    while stack:
        node = stack.pop()
        yield from node.state.links
        stack += [*node.cases, *node.branches]


def _excluded(node: Node, surely: bool) -> tuple[list[int], list[Term]]:
    """The parts of open disjunctions that a split left out because they are false, and the facts that say so."""
    state, reasons = node.state, list[int]()
    cases = {item for case in node.cases for item in case.state.assumed}
    split = [formula for formula in state.open if surely or not cases.isdisjoint(disjuncts(formula))]
    split = split if surely else split[-1:]
    return reasons, [part for formula in split for part in disjuncts(formula) if state.decide(part, reasons) is False]


def used_sources(found: Rests) -> set[Term]:
    """The assumptions and conditions among them; a condition that is false rests on its negation."""
    used = set(map(negation, found.excluded))
    for state, number in found.facts:
        fact = state.facts[number]
        if fact.source is not None:
            used.add(fact.source)
            if fact.rule == "choose":
                used.add(negation(fact.source))
            if fact.rule == "exclude":
                used.update(map(negation, disjuncts(fact.source)))
    return used


def unused(found: Iterable[Rests], assumptions: Sequence[Term]) -> list[Term]:
    """The assumptions that no proof tree used."""
    used = {source for tree in found for source in used_sources(tree)}
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


def says_multiple(formula: Term, multiples: Mapping[Term, Term]) -> bool:
    """Whether the assumption made a variable be written as a multiple: the proof rests on it by that."""
    parts = formula.args if formula.op == "and" else (formula,)
    return any(part.op == "eq" and part.args[0].op == "mod" and part.args[0].args[0] in multiples for part in parts)
