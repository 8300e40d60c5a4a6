"""A map called with numbers: its accesses, its coordinates' values, and what is given there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, product
from math import prod
from random import Random
from typing import Any, NamedTuple

from ...language.constructors import both
from ...language.fresh import terms_in
from ...language.maps import Anywhere, Map
from ...language.meanings import python
from ...language.terms import Term, const
from ...language.walking import conjuncts, variables

MOST = 20_000  # accesses that are counted at one point
SAMPLED = 64  # accesses that are looked at where each is judged alone
FAR = (2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**40)
NEAR = (0, 1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 63, 64, 128, 256, 512, 1024)

Point = Mapping[str, int]


class Unjudged(Exception):
    """Nothing can be said at this point: too many accesses, or a value that does not exist."""


class One(NamedTuple):
    """An access in numbers; ``place``: its coordinates, by the map's names."""

    place: dict[str, int]
    address: int
    bytes: int | None
    records: int | None
    lds: int | None


def number(value: Any, point: Point) -> int:
    """The value at the point. Raises Unjudged where it has none."""
    if not isinstance(value, Term):
        return int(value)
    if value.op in ("const", "truth"):
        return int(value.payload)
    try:
        return int(python.evaluate(point, value)[0])
    except (python.Undefined, python.TooLarge, KeyError) as error:
        raise Unjudged(str(error)) from None


def plain(value: Any, point: Point) -> Any:
    """A map's parameter in numbers; what is no term stays what it is."""
    if isinstance(value, Term):
        return number(value, point)
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return type(value)(plain(part, point) for part in value)
    return value


WRONG = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)  # MapError is one of these


def called(function: Callable[..., Any], place: Mapping[str, int] | Sequence[int], point: Point) -> Any:
    """What the function gives, called with Python's integers, or with constant terms where it cannot take these, as ``~``
    of a comparison cannot. Raises Unjudged."""
    for of in (int, const):
        try:
            if isinstance(place, Mapping):
                return function(**{name: of(value) for name, value in place.items()})
            return function(*map(of, place))
        except WRONG as error:
            said = f"{type(error).__name__}: {error}"
    raise Unjudged(said)


def access(of: Map, values: Mapping[str, Any], point: Point, place: Mapping[str, int]) -> One | None:
    """The access there; None if it does not happen. Raises Unjudged."""
    found = called(partial(of, **values), place, point)
    if found.active is not None and not number(found.active, point):
        return None
    fields = (None if each is None else number(each, point) for each in found[:4])
    return One(dict(place), *fields)  # type: ignore[arg-type]


def places(of: Map, values: Mapping[str, Any], point: Point, rng: Random | None = None) -> Iterator[dict[str, int]]:
    """Every place, all coordinates in their ranges, at which the preconditions hold; with a generator, some of them, at the
    ends first. Raises Unjudged for too many."""
    found: Iterable[dict[str, int]] = _some(of, values, point, rng) if rng else _all(of, values, point)
    for place in found:
        if all(number(formula, point) for formula in called(partial(of.given, **values), place, point)):
            yield place


def _ends(of: Map, name: str, known: Mapping[str, Any], point: Point) -> tuple[int | None, int | None]:
    low, high = of.ends(name, known)
    return (None if low is None else number(low, point)), (None if high is None else number(high, point))


def _all(of: Map, values: Mapping[str, Any], point: Point) -> Iterator[dict[str, int]]:
    found: list[dict[str, int]] = [{}]
    for name in of.coordinates:
        if name in values:
            continue
        longer = []
        for place in found:
            low, high = _ends(of, name, {**values, **place}, point)
            if low is None or high is None:
                raise Unjudged(f"{name} has no end")
            if high - low > MOST or len(longer) + max(high - low, 0) > MOST:
                raise Unjudged(f"more than {MOST:,} accesses")
            longer += [{**place, name: value} for value in range(low, high)]
        found = longer
    return iter(found)


def _some(of: Map, values: Mapping[str, Any], point: Point, rng: Random) -> Iterator[dict[str, int]]:
    for turn in range(SAMPLED):
        place: dict[str, int] = {}
        for name in of.coordinates:
            if name not in values:
                low, high = _ends(of, name, {**values, **place}, point)
                if low is not None and high is not None and high <= low:
                    return
                place[name] = drawn(low, high, rng, turn)
        yield place


def drawn(low: int | None, high: int | None, rng: Random, turn: int) -> int:
    """A value of a range: its ends first, then near them and anywhere."""
    first = low if low is not None else (high - 1024 if high is not None else -64)
    if high is not None:
        last = high - 1
        ends = (last, first, min(first + 1, last), max(last - 1, first))
        if turn < 2:
            return ends[turn]
        near = min(first + rng.choice(NEAR), last)
        return rng.choice((*ends[2:], near, rng.randint(first, last), rng.randint(first, last)))
    return first + (
        rng.choice(FAR) if rng.random() < 0.1 else rng.choice((*NEAR, rng.randint(0, 64), 16 * rng.randint(0, 64)))
    )


def points(free: Sequence[Term], given: Sequence[Any], rng: Random, large: bool) -> Iterator[dict[str, int]]:
    """Values of the variables, in their ranges, at which everything given holds. large: also far from the lower ends."""
    tries, said = 0, _said(free, given)
    for turn in range(1 << 30):
        tries += 1
        if tries > 400:
            return  # what is given is seldom met by chance
        point: dict[str, int] = {}
        try:
            for variable in free:
                name, *bounds = variable.payload
                low, high = (None if bound is None else number(bound, point) for bound in bounds)
                if low is not None and high is not None and high <= low:
                    raise Unjudged(name)
                if variable in said and (known := said[variable])[0] <= point.keys():
                    point[name] = number(known[1], point)
                    if (low is not None and point[name] < low) or (high is not None and point[name] >= high):
                        raise Unjudged(name)
                    continue
                few = min(low + 12, high) if low is not None and high is not None and not large else high
                if high is None and not large:
                    point[name] = (low if low is not None else -2) + rng.choice(NEAR[: 5 + turn % 8])
                else:
                    point[name] = drawn(low, few, rng, 2 if turn else 1)
            if not all(number(formula, point) for formula in given):
                continue
        except Unjudged:
            continue
        tries = 0
        yield point
        if not free:
            return


def _said(free: Sequence[Term], given: Sequence[Any]) -> dict[Term, tuple[set[str], Term]]:
    """Variable -> what it is said to equal, and the variables there: chance would seldom find it."""
    found: dict[Term, tuple[set[str], Term]] = {}
    own = set(free)
    for formula in conjuncts(both(*given)):
        if formula.op == "eq":
            for one, other in (formula.args, formula.args[::-1]):
                about = set(variables(other))
                if one in own and one not in about:
                    found[one] = {each.payload[0] for each in about}, other
    return found


def names(*values: Any) -> list[Term]:
    """The variables of the terms in these."""
    return variables(*terms_in(values))


def bounded(ends: Sequence[int]) -> list[tuple[int, ...]]:
    """Every tuple below the ends. Raises Unjudged for too many."""
    if any(end < 0 for end in ends):
        return []
    if prod(ends) > MOST:
        raise Unjudged(f"more than {MOST:,} inputs")
    return list(islice(product(*map(range, ends)), MOST + 1))


def map_of(at: Anywhere) -> Map:
    """Raises Unjudged for an access that no map gave."""
    if at.of is None:
        raise Unjudged("its access is no map's")
    return at.of
