"""Offsets as digits: a sum of digit * unit, the largest unit first, each unit's lower digits together less than it.

The units are the strides of the tensor, and within a stride what the offset's own products give: tiles of 64 rows, or rows
of a size in a tensor that is taken for a flat one. This is search; that the digits are in their ranges is proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..language.constructors import add, mul
from ..language.parts import Interval
from ..language.terms import Term, const
from ..language.walking import variables
from .monomials import Monomials, divided, expanded, total

ONE = const(1)


@dataclass(frozen=True, slots=True)
class Axis:
    """A stride, with the units of the tiles within it, in elements of the axis, largest first."""

    stride: Term
    tiles: tuple[Term, ...]


def axes(offsets: Sequence[Monomials], strides: Iterable[Term], shared: Callable[[Term], bool]) -> list[Axis]:
    """What the digits of some offsets belong to. shared: whether a factor is a number of the launch alone, as sizes are."""
    rests = list(offsets)
    found: list[Axis] = []
    for stride in sorted({s: None for s in strides if s is not ONE}, key=_size, reverse=True):
        parts = [divided(rest, stride, whole=False) for rest in rests]
        if any(digit for _, digit in parts):
            rests = [rest for rest, _ in parts]
            found.append(Axis(stride, _tiles([digit for _, digit in parts], shared)))
    return [*found, Axis(ONE, _tiles(rests, shared))]


def units(of: Iterable[Axis]) -> list[Term]:
    """The unit of each digit."""
    return [mul(tile, axis.stride) for axis in of for tile in (*axis.tiles, ONE)]


def _size(unit: Term) -> tuple[int, int]:
    """By how many sizes, and by which constant: of what a tensor has for strides, mostly the order."""
    return max(((len(key), abs(value)) for key, value in expanded(unit).items()), default=(0, 0))


def _tiles(digits: Sequence[Monomials], shared: Callable[[Term], bool]) -> tuple[Term, ...]:
    """Units that the products of some digits name: sizes that something is multiplied by, then constants."""
    named: dict[tuple[Term, ...], int] = {}
    constants: set[int] = set()
    for digit in digits:
        for key, value in digit.items():
            sizes = tuple(factor for factor in key if shared(factor))
            if len(sizes) == len(key):
                continue
            if sizes:
                named[sizes] = min(abs(value), named.get(sizes, abs(value)))
            elif abs(value) > 1:
                constants.add(abs(value))
    by_size = sorted(named, key=lambda sizes: (len(sizes), named[sizes]), reverse=True)
    return (*(mul(named[sizes], *sizes) for sizes in by_size), *map(const, sorted(constants, reverse=True)))


def digits(offset: Monomials, of: Sequence[Axis], ranges: Callable[[Term], Interval]) -> list[Term]:
    """The digit at each unit. A constant in one below which there is less than nothing is borrowed: x + 1 units of 128 * T
    and -128 * (i + 1) are x units and 128 * (T - 1 - i). Raises ValueError where they do not make up the offset."""
    found: list[Monomials] = []
    rest = offset
    for axis in of:
        rest, digit = divided(rest, axis.stride, whole=False)
        for tile in axis.tiles:
            digit, own = divided(digit, tile)
            found.append(own)
        found.append(digit)
    sizes = units(of)
    for at in range(len(sizes) - 1):
        if found[at].get((), 0) > 0:
            _borrow(found, at, sizes, ranges)
    made = [total(digit) for digit in found]
    if expanded(add(*(mul(digit, unit) for digit, unit in zip(made, sizes, strict=True)))) != offset:
        raise ValueError("the digits are not those of the offset")
    return made


def _borrow(found: list[Monomials], at: int, of: Sequence[Term], ranges: Callable[[Term], Interval]) -> None:
    below = next((n for n in range(at + 1, len(of)) if found[n]), None)
    if below is None or not any(value < 0 and key for key, value in found[below].items()):
        return
    tail = total({key: value for key, value in found[below].items() if key != ()})
    ratio = quotient(of[at], of[below])
    if ratio is None or ranges(tail)[0] >= 0:
        return
    lower = dict(found[below])
    for key, value in expanded(ratio).items():
        lower[key] = lower.get(key, 0) + value
    found[below] = {key: value for key, value in lower.items() if value}
    found[at] = {key: value for key, value in {**found[at], (): found[at][()] - 1}.items() if value}


def below(own: Sequence[Term], of: Sequence[Term], at: int) -> tuple[Term, Term]:
    """What is below a unit, and the unit. In units of the first one below it that divides it and those between, whose own
    digits are less than it."""
    for last in range(at + 1, len(of)):
        ratios = [quotient(unit, of[last]) for unit in of[at : last + 1]]
        known = [ratio for ratio in ratios if ratio is not None]
        if len(known) == len(ratios):
            parts = zip(own[at + 1 : last + 1], known[1:], strict=True)
            return add(*(mul(digit, ratio) for digit, ratio in parts)), known[0]
    raise AssertionError("the last unit is 1")


def quotient(upper: Term, lower: Term) -> Term | None:
    """The upper unit in lower ones, where it is a whole number of them for all sizes."""
    rest, found = divided(expanded(upper), lower)
    return None if rest else total(found)


@dataclass(frozen=True, slots=True)
class Joint:
    """A term that two others give, its quotient and its remainder. flat: p // (a*b), of a quotient that is p // a // b."""

    term: Term
    quotient: Term
    rest: Term
    flat: Term | None = None


def joint(known: Sequence[Term], shared: Callable[[Term], bool]) -> Joint | None:
    """One division by a size of which the quotient and the remainder are among the terms; constants need no help. shared:
    whether a divisor is the same in all programs: else the same quotient and remainder may be of two numbers."""
    for rest in known:
        if rest.op != "mod" or rest.args[1].op == "const" or not shared(rest.args[1]):
            continue
        term, by = rest.args
        if any(term // by is other for other in known):
            return Joint(term, term // by, rest)
        if term.op == "div" and shared(term.args[1]):
            flat = term.args[0] // mul(term.args[1], by)
            if any(flat is other for other in known):
                return Joint(term, term // by, rest, flat)
    return None


def connected(terms: Sequence[Term], start: Iterable[Term], shared: set[int]) -> Iterator[int]:
    """The terms that speak of these variables, or of variables of such terms, by their places. shared: ids of variables
    that connect nothing."""
    own = [{v for v in variables(term) if id(v) not in shared} for term in terms]
    reached, more = set(start), True
    while more:
        more = False
        for names in own:
            if names & reached and not names <= reached:
                reached |= names
                more = True
    yield from (at for at, names in enumerate(own) if names & reached)
