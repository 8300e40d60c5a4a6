"""Ends of a product of two numbers that may be negative, from the ends of each: a combination of McCormick's inequalities
((x - a) * (y - c) >= 0 and three more, for a <= x <= b and c <= y <= d). A factor of a fact has to be an atom that is not
negative, so x - a and b - x get names. Source: G. P. McCormick, Computability of global solutions to factorable nonconvex
programs, Mathematical Programming 10 (1976). Untrusted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from ..language.terms import Term
from ..language.walking import postorder
from ..proof.facts import Share
from ..proof.polynomials import Monomial, atom
from ..proof.rules import State


class End(NamedTuple):
    """side * atom - value is the sum of the shares."""

    value: Fraction
    shares: tuple[tuple[Fraction, int], ...]  # (weight, number of a fact)


Ends = dict[tuple[int, int], End]  # (atom, side) -> what side * atom is at least
Between = Callable[[Term], tuple[int, int] | None]


def names(goal: Term, between: Between) -> tuple[Term, ...]:
    """Sums that are to be named so that products of them are not multiplied out, which forgets what a sum is as a whole;
    and of two factors that may both be negative, what one is beyond its ends, which `least` needs. between: the numbers
    between which a term is."""
    found = dict[Term, None]()
    for node in postorder(goal):
        factors = [arg for arg in node.args if arg.op != "const"] if node.op == "mul" else []
        if len(factors) < 2:
            continue
        found |= dict.fromkeys(factor for factor in factors if factor.op == "add")
        spans = [between(factor) for factor in factors] if len(factors) == 2 else []
        if any(span and span[0] >= 0 for span in spans) or not spans:
            continue
        one, span = min(zip(factors, spans, strict=True), key=lambda each: each[0].op == "add")
        if span is not None:
            found |= dict.fromkeys(own for own in (one - span[0], span[1] - one) if own.op == "add")
    return tuple(found)


class _Room(NamedTuple):
    """An atom that is side * (x - value), and the equalities that say so: they add up to atom - side * (x - value)."""

    number: int
    value: int
    equal: tuple[tuple[int, int], ...]  # (weight, number of a fact)


def least(
    state: State, ends: Ends, monomial: Monomial, side: int, counts: Callable[[State, Ends, int], bool]
) -> tuple[Fraction, list[Share]] | None:  # fmt: skip
    """(what side * x * y is at least, shares that add up to what it is beyond). counts: whether an atom is known not to be
    negative."""
    for x, y in (monomial, monomial[::-1]) if len(monomial) == 2 else ():
        low, high = _room(state, ends, x, 1, counts), _room(state, ends, x, -1, counts)
        if low and high and (y, 1) in ends and (y, -1) in ends:
            return _product(state, ends, x, y, side, low, high)
    return None


def _room(
    state: State, ends: Ends, x: int, side: int, counts: Callable[[State, Ends, int], bool]
) -> _Room | None:  # fmt: skip
    whole = state.definitions.get(x, atom(x))
    own = () if x not in state.definitions else ((-side, defined_by(state, x)),)
    bare = whole * side - side * whole.terms.get((), 0)
    plain = {number: bare for number in bare.atoms if bare == atom(number)}
    for number, value in (state.definitions | plain).items():
        rest = (whole - value * side).constant  # value = side * (x - rest)
        if rest is not None and counts(state, ends, number):
            said = ((1, defined_by(state, number)),) if number in state.definitions else ()
            return _Room(number, rest, (*said, *own))
    return None


def defined_by(state: State, number: int) -> int:
    """The fact that says what sum the name stands for."""
    found = state.known(atom(number) - state.definitions[number], True)
    assert found is not None
    return found


def _product(
    state: State, ends: Ends, x: int, y: int, side: int, low: _Room, high: _Room
) -> tuple[Fraction, list[Share]]:  # fmt: skip
    """With a <= x <= b and c <= z = side * y <= d, x * z is beyond a * z + x * c - a * c by (x - a) * (z - c), and beyond
    b * z + x * d - b * d by (b - x) * (d - z): of these two the part that says most."""
    a, b, below, above = low.value, high.value, ends[y, side], ends[y, -side]
    c, d = below.value, -above.value
    one, other = ends[x, 1], ends[x, -1]

    def at(part: Fraction) -> Fraction:
        of_z, of_x = part * a + (1 - part) * b, part * c + (1 - part) * d
        ends_of_x = one.value if of_x >= 0 else -other.value
        return of_z * (c if of_z >= 0 else d) + of_x * ends_of_x - part * a * c - (1 - part) * b * d

    part = max(_parts(a, b, c, d), key=at)
    of_z, of_x = part * a + (1 - part) * b, part * c + (1 - part) * d
    shares = [
        *_beyond(low, part, below, y, side, -c),
        *_beyond(high, 1 - part, above, y, -side, d),
        *((abs(of_z) * weight, (), fact) for weight, fact in (below if of_z >= 0 else above).shares),
        *((abs(of_x) * weight, (), fact) for weight, fact in (one if of_x >= 0 else other).shares),
    ]
    return at(part), [Share(*share) for share in shares if share[0]]


def _parts(a: int, b: int, c: Fraction, d: Fraction) -> Iterator[Fraction]:
    """Where a concave function of the part, linear between these, is greatest."""
    yield from (Fraction(0), Fraction(1))
    for low, high in ((Fraction(a), Fraction(b)), (c, d)):
        if low < 0 < high:
            yield high / (high - low)


def _beyond(
    room: _Room, part: Fraction, end: End, y: int, side: int, rest: Fraction
) -> Iterator[tuple[Fraction, Monomial, int]]:  # fmt: skip
    """Shares that add up to part * r * (side * y + rest), where r is what the room's atom is equal to."""
    for weight, fact in end.shares:
        yield part * weight, (room.number,), fact
    for own, fact in room.equal:
        yield -part * own * side, (y,), fact
        yield -part * own * rest, (), fact
