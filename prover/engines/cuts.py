"""Facts in which a remainder stands beside multiples of its divisor: n - n%4 - 4*t >= 1 says that n/4 - t >= 1.

Proposals for the search; rules `combine` and `tighten` make facts of them (Gomory's cuts, of a remainder's own equality).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import gcd

from ..proof.facts import Fact, Share
from ..proof.polynomials import Poly, content
from .search_state import SearchState


def cut(state: SearchState) -> None:
    """Make facts of all such that say more than the fact that they come from."""
    remainders = list(_remainders(state))
    for number, fact in list(state.live()) if remainders else ():
        for remainder, sign, equality in remainders:
            factor = fact.poly.terms.get((remainder,), 0) * sign
            if not factor or fact.equal or fact.rule == "euclid":
                continue
            whole = fact.poly - state.facts[equality].poly * factor
            if _rounds(whole, fact.poly):
                negated, own = Share(Fraction(1), (), -1), Share(Fraction(1), (), number)
                state.tighten(state.combine(whole, (negated, own, _times(state, equality, -factor))))


def without_solution(state: SearchState, number: int) -> None:
    """Of an equality that no integers satisfy, 3*x = 3*y + 2, both halves with what they come to: x >= y + 1, x <= y."""
    whole = state.facts[number].poly
    factor = content(whole)
    if factor > 1 and whole.terms.get((), 0) % factor:
        for half, sign in ((whole, 1), (-whole, -1)):
            rest = half.terms.get((), 0) % factor
            rounded = Poly({m: c // factor for m, c in half.terms.items() if m or c // factor})
            by = Fraction(1, factor - rest)
            state.combine(rounded, (Share(by * factor, (), -1), Share(by * sign, (), number)))


def _remainders(state: SearchState) -> Iterator[tuple[int, int, int]]:
    """(atom of a remainder by a number, its coefficient 1 or -1, the fact that is 0 and has it). Where the remainder is a
    number, x = 4*q + 1, it is what stands in x."""
    for number, fact in state.live():
        single = [(m[0], by) for m, by in fact.poly.terms.items() if len(m) == 1]
        units = [(atom, by) for atom, by in single if by in (1, -1)]
        if not fact.equal:
            if len(units) == 1 and _pinned(state, fact):
                yield (*units[0], number)
            continue
        found = [(atom, by) for atom, by in units if _by_a_number(state, atom, fact)]
        if not found and any(_quotient_by(state, atom) == abs(by) for atom, by in single):
            found = units[:1]
        for atom, by in found:
            yield atom, by, number


def _pinned(state: SearchState, fact: Fact) -> bool:
    """Whether x >= 4*q + 2 is one half of x = 4*q + 2."""
    others = [by for m, by in fact.poly.terms.items() if m and by not in (1, -1)]
    other = state.known(-fact.poly) if others and gcd(*others) > 1 else None
    return other is not None and not state.facts[other].equal


def _times(state: SearchState, equality: int, factor: int) -> Share:
    """So many times what is 0, which two facts may say, each with one sign."""
    fact = state.facts[equality]
    other = None if fact.equal or factor > 0 else state.known(-fact.poly)
    return Share(Fraction(factor), (), equality) if other is None else Share(Fraction(-factor), (), other)


def _by_a_number(state: SearchState, atom: int, fact: Fact) -> bool:
    kind, _, arguments = state.atoms[atom]
    return kind == "mod" and arguments[1].constant is not None and len(fact.poly.terms) > 1


def _quotient_by(state: SearchState, atom: int) -> int | None:
    """The number by which a quotient divides."""
    kind, _, arguments = state.atoms[atom]
    return arguments[1].constant if kind == "div" else None


def _rounds(whole: Poly, before: Poly) -> bool:
    """Whether dividing by what the coefficients share rounds, and what came before it does not."""
    factor = content(whole)
    return factor > 1 and content(before) < factor and bool(whole.terms.get((), 0) % factor)
