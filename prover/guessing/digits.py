"""Which digits an offset has: a sum of digit * unit, the largest unit first (`accesses.positional`).

The units are the strides of the tensor, and within a stride what the offset's own products give: tiles of 64 rows, or rows
of a size in a tensor that is taken for a flat one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ..accesses.positional import ONE, Axis, Joint, quotient, units
from ..language.constructors import mul
from ..language.monomials import Monomials, divided, expanded, total
from ..language.parts import Interval
from ..language.terms import Term, const
from ..language.walking import variables


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
    and -128 * (i + 1) are x units and 128 * (T - 1 - i)."""
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
    return [total(digit) for digit in found]


def _borrow(found: list[Monomials], at: int, of: Sequence[Term], ranges: Callable[[Term], Interval]) -> None:
    lower = range(at + 1, len(of))
    below = next((n for n in lower if any(value < 0 and key for key, value in found[n].items())), None)
    if below is None:
        return
    tail = total({key: value for key, value in found[below].items() if key != ()})
    ratio = quotient(of[at], of[below])
    if ratio is None or ranges(tail)[0] >= 0:
        return
    more = dict(found[below])
    for key, value in expanded(ratio).items():
        more[key] = more.get(key, 0) + value
    found[below] = {key: value for key, value in more.items() if value}
    found[at] = {key: value for key, value in {**found[at], (): found[at][()] - 1}.items() if value}


def joint(known: Sequence[Term], shared: Callable[[Term], bool]) -> Joint | None:
    """One division by a size of which the quotient and the remainder are among the terms; constants need no help."""
    for rest in known:
        if rest.op != "mod" or rest.args[1].op == "const":
            continue
        for nested in (False, True) if rest.args[0].op == "div" else (False,):
            found = Joint(rest.args[0], rest.args[1], nested)
            if found.told(known, shared):
                return found
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
