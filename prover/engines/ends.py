"""The ends that facts give to what is neither sum nor product, and what these say of sums of products. Untrusted: what is
said comes with the shares of facts that add up to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil

from ..language.terms import Term
from ..proof.facts import Share
from ..proof.polynomials import Monomial, Poly, atom
from ..proof.rules import State
from . import signed
from .digits import DIVISIONS
from .signed import End, Ends

ROUNDS = 3  # in which an end says something of the next one


def begun(plain: tuple[Term, ...], names: tuple[Term, ...]) -> tuple[State, Ends]:
    """A state that assumes these, and the ends that they give. names: sums that get a name first."""
    first, ends = _first(plain, names)
    state = State()
    for name, value in vars(first).items():
        if name != "_readings":  # which reads for the state that it is of
            setattr(state, name, value.copy() if isinstance(value, (list, dict, set)) else value)
    return state, ends


@lru_cache(maxsize=64)  # statements about one kernel assume the same
def _first(plain: tuple[Term, ...], names: tuple[Term, ...]) -> tuple[State, Ends]:
    state = State()
    for name in names:
        state.define(name)
    for formula in plain:
        state.assume(formula)
    divided(state, [fact.poly for fact in state.facts])
    for number in range(len(state.facts)):
        state.tighten(number)
    ends = narrowed(state, 0, {})
    for number, value in state.definitions.items():
        _named(state, ends, number, value)
    return state, ends


def _named(state: State, ends: Ends, number: int, value: Poly) -> None:
    """Notes the ends of a sum that has a name, as facts, where those of its parts say more."""
    for side in (1, -1):
        found = least_of(state, ends, side, value)
        if found is None or found[0].denominator > 1:
            continue
        least, known = int(found[0]), ends.get((number, side))
        if known is None or known.value < least:
            shares = [
                *found[1],
                Share(Fraction(side), (), signed.defined_by(state, number)),
                Share(Fraction(1), (), -1),
            ]
            ends[number, side] = End(found[0], ((Fraction(1), state.combine(atom(number) * side - least, shares)),))


def divided(state: State, polys: Sequence[Poly]) -> None:
    """Says what quotients and remainders are, of all that the polys speak of."""
    for number in sorted(set[int]().union(*(state.atoms.inside(poly) for poly in polys))):
        kind, _, arguments = state.atoms[number]
        if kind in DIVISIONS:
            state.euclid(*arguments)


def narrowed(state: State, first: int, known: Ends) -> Ends:
    """The best ends that facts give, and these with one another. first: the facts before are said by what is known."""
    facts = [
        (number, fact.poly, sign)
        for number, fact in enumerate(state.facts)
        if number >= first and all(len(monomial) <= 1 for monomial in fact.poly.terms)
        for sign in ((1, -1) if fact.equal else (1,))
    ]
    if not facts:
        return known
    ends = dict(known)
    for number, poly, sign in sorted(facts, key=lambda fact: len(fact[1].terms)):
        _narrow(state, ends, number, poly, sign)
    several = [fact for fact in facts if len(fact[1].atoms) > 1]
    for _ in range(ROUNDS):
        before = dict(ends)
        for number, poly, sign in several:
            _narrow(state, ends, number, poly, sign)
        if ends == before:
            break
    return ends


def _narrow(state: State, ends: Ends, number: int, poly: Poly, sign: int) -> None:
    """Notes what the fact says of each of its atoms, given what ends the others have: sign * poly is not negative."""
    terms = {monomial[0]: sign * factor for monomial, factor in poly.terms.items() if monomial}
    against = {one: ends.get((one, -1 if factor > 0 else 1)) for one, factor in terms.items()}
    unknown = [one for one, end in against.items() if end is None]
    if len(unknown) > 1:
        return
    for one in unknown or terms:
        scale, side = abs(terms[one]), 1 if terms[one] > 0 else -1
        others = [(Fraction(abs(terms[other]), scale), end) for other, end in against.items() if end and other != one]
        value = Fraction(-sign * poly.terms.get((), 0), scale) + sum(weight * end.value for weight, end in others)
        if (one, side) not in ends or ceil(value) > ends[one, side].value:
            shares = {number: Fraction(sign, scale)}
            for weight, end in others:  # a fact once, by however many ways it comes
                for part, fact in end.shares:
                    shares[fact] = shares.get(fact, Fraction(0)) + weight * part
            own = tuple((part, fact) for fact, part in shares.items() if part)
            ends[one, side] = _whole(state, one, side, End(value, own))


def _whole(state: State, one: int, side: int, end: End) -> End:
    """The end as a number without a fraction."""
    scale = end.value.denominator
    if scale == 1:
        return end
    shares = [Share(scale * weight, (), fact) for weight, fact in end.shares]
    multiple = state.combine(atom(one) * (side * scale) - end.value.numerator, [*shares, Share(Fraction(1), (), -1)])
    return End(Fraction(ceil(end.value)), ((Fraction(1), state.tighten(multiple)),))


def least_of(state: State, ends: Ends, side: int, poly: Poly) -> tuple[Fraction, list[Share]] | None:
    """(what side * poly is at least, shares that add up to what it is beyond)."""
    least, shares = Fraction(0), list[Share]()
    for monomial, factor in poly.terms.items():
        found = _least(state, ends, monomial, side if factor > 0 else -side)
        if found is None:
            return None
        least += abs(factor) * found[0]
        shares += [Share(abs(factor) * weight, factors, fact) for weight, factors, fact in found[1]]
    return least, shares


def _least(state: State, ends: Ends, monomial: Monomial, side: int) -> tuple[Fraction, list[Share]] | None:
    """(what side * monomial is at least, shares that add up to what it is beyond). Of several factors one takes its end, as
    often as the others are, and so on; of these only one may be negative."""
    if not monomial:
        return Fraction(side), []
    negative = [at for at, number in enumerate(monomial) if len(monomial) > 1 and not counts(state, ends, number)]
    if len(negative) > 1:
        return signed.least(state, ends, monomial, side, counts)
    at = negative[0] if negative else 0
    end, rest = ends.get((monomial[at], side)), monomial[:at] + monomial[at + 1 :]
    if end is None:
        return None
    beyond = [Share(weight, rest, fact) for weight, fact in end.shares]
    if not rest:
        return end.value, beyond
    times, others = abs(end.value), _least(state, ends, rest, 1 if end.value >= 0 else -1)
    if others is None:
        return None
    return times * others[0], beyond + [
        Share(times * share.weight, share.monomial, share.fact) for share in others[1] if times
    ]


def counts(state: State, ends: Ends, number: int) -> bool:
    """Whether the atom is known not to be negative: as a fact, which is made where it only follows."""
    end = ends.get((number, 1))
    if end is None or end.value < 0:
        return False
    if state.non_negative(number) is None:
        room = 1 + end.value
        shares = [Share(weight / room, (), fact) for weight, fact in end.shares]
        state.combine(atom(number), [*shares, Share(1 / room, (), -1)])
    return True
