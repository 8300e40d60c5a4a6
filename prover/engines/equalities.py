"""Equalities among the facts of a search that become rewrites: untrusted, over the rule `rewrite` of the trusted room."""

from __future__ import annotations

from collections.abc import Container

from ..language.terms import Term
from ..proof.facts import Fact
from ..proof.polynomials import Poly, atom
from .search_state import SearchState


def solve_proved(state: SearchState, first: int) -> None:
    """Proved equalities, from that fact on, that say what a division is: from now on it is written that way."""
    for number in range(first, len(state.facts)):
        fact = state.facts[number]
        if _origin(state, fact) == "define":
            continue
        single = [m[0] for m, c in fact.poly.terms.items() if len(m) == 1 and c in (1, -1)]
        single = [a for a in single if state.atoms[a].kind in ("div", "mod") and a not in state.rewrites]
        sizes = {a: len(state.atoms.inside(atom(a))) for a in single}
        for chosen in sorted(sizes, key=lambda a: (-sizes[a], -a)):
            rest = fact.poly - atom(chosen) * fact.poly.terms[(chosen,)]
            if fact.equal and number not in state.stale and chosen not in state.atoms.inside(state.normal(rest)):
                state.rewrite(chosen, number)
                break


def solve(state: SearchState, waiting: bool, solved: Container[Term] = ()) -> None:
    """Equalities that define an atom become rewrites, so that both sides have one form.

    waiting: whether those of divisions are left for later. solved: what facts come from that were rewrites before.
    """
    for number in range(len(state.facts)):
        fact = state.facts[number]
        if not fact.equal or fact.rule in ("euclid", "define", "unique", "choose") or number in state.stale:
            continue
        if any(state.atoms[a].kind == "name" for a in fact.poly.atoms) and _origin(state, fact) == "define":
            continue
        if waiting and _of_divisions(state, fact.poly):
            continue
        if fact.source is not None and fact.source in solved:
            continue
        for monomial, coefficient in fact.poly.terms.items():
            if len(monomial) != 1 or coefficient not in (1, -1):
                continue
            rest = fact.poly - Poly({monomial: coefficient})
            if monomial[0] not in state.atoms.inside(rest):
                kind, _, arguments = state.atoms[monomial[0]]
                if kind == "mod" and rest.constant is not None and arguments[1].constant is None:
                    state.euclid(*arguments)  # which says nothing once the remainder is a number
                state.rewrite(monomial[0], number)
                break


def _of_divisions(state: SearchState, poly: Poly) -> bool:
    """Whether the poly is a sum of quotients and remainders, times numbers."""
    return all(len(m) == 1 and state.atoms[m[0]].kind in ("div", "mod") for m in poly.terms)


def _origin(state: SearchState, fact: Fact) -> str:
    """The rule that made what the fact is another form of."""
    while fact.rule == "rewrite":
        fact = state.facts[fact.needs[0]]
    return fact.rule
