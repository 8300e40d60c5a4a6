"""What a parameter of a map may be in a kernel: expressions of a binding, the likeliest first."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from ...language.maps import Map
from ...language.walking import postorder, variables
from .points import Group

POWERS = tuple(1 << bit for bit in range(11))
MOST, LARGEST = 40, 1 << 40  # constants of one kernel; the largest
WIDTHS = (1, 2, 4)  # bytes of an element, by which a formula's number may have been multiplied
FACTORS = 24  # of an argument

Value = int | bool | str | list[int] | None


def numbers(group: Group) -> list[int]:
    """Those that stand in the kernel's formulas, as they are printed first, and what is left of each without powers of
    two."""
    found = [0, *POWERS]
    for terms in (group.simple, group.terms()):
        own = {term.payload for term in postorder(*terms) if term.op == "const" and 0 < term.payload <= LARGEST}
        found += sorted({number >> bit for number in own for bit in range(12) if number % (1 << bit) == 0})
    return list(dict.fromkeys(found))[:MOST]


def factors(group: Group) -> list[int]:
    """By which the formulas multiply what hangs on an argument, one inside another too, and that without the width of an
    element."""
    own = set(group.labels.values())
    products = [
        term for term in postorder(*group.simple)
        if term.op == "mul" and term.args[0].op == "const" and any(v.payload[0] in own for v in variables(term))
    ]  # fmt: skip
    found = {term.args[0].payload for term in products}
    inside = {
        (outer.args[0].payload, inner) for outer in products for inner in postorder(outer) if inner in set(products)
    }
    found |= {number * inner.args[0].payload for number, inner in inside}
    return sorted({n // width for n in found for width in WIDTHS if 1 < n // width < 1 << 31})[:FACTORS]


def counts(accesses: int) -> list[str]:
    """Of the number i of an access."""
    divisors = [d for d in range(2, accesses) if accesses % d == 0] or ([2] if accesses > 2 else [])
    return ["i", "0", *(f"i {sign} {d}" for d in divisors for sign in ("//", "%"))]


def free(name: str, chosen: Map, group: Group) -> list[Value]:
    """Of a parameter that is any number."""
    if name in chosen.coordinates:
        return [*counts(len(group.own))]
    first: list[Value] = [one for one in [chosen.example.get(name)] if isinstance(one, int)]
    return list(dict.fromkeys([*first, *numbers(group)]))


def left_out(chosen: Map) -> list[str]:
    """Parameters with a number as default, which may be an argument instead."""
    return [
        name
        for name, default in chosen.parameters.items()
        if isinstance(default, int) and not isinstance(default, bool) and name not in chosen.choices
    ]


def passed(group: Group) -> list[Value]:
    """Of one that hangs on an argument."""
    return [
        value
        for label in sorted(group.asked())
        for value in (label, *(f"{label}*{factor}" for factor in factors(group)))
    ]


def shapes(names: Sequence[str], chosen: Map, group: Group) -> Iterator[dict[str, Value]]:
    """Values of the parameters that the map takes as constants only: the fewest swizzles, then the likeliest, first."""
    lists = [_fixed(name, chosen, group) for name in names]
    places = itertools.islice(itertools.product(*(range(len(one)) for one in lists)), 200_000)
    every = [(at, [one[place] for one, place in zip(lists, at, strict=True)]) for at in places]
    every.sort(key=lambda one: (sum(isinstance(value, list) for value in one[1]), sum(one[0])))
    for _, values in every:
        yield dict(zip(names, values, strict=True))


def _fixed(name: str, chosen: Map, group: Group) -> list[Value]:
    default = chosen.parameters[name]
    if name == chosen.coordinates.get("warp"):
        return [8, 4, 2, 1, 16]
    if name in chosen.choices:
        own: list[Value] = [None] if default is None else []
        return [*own, *(list(one) if isinstance(one, (list, tuple)) else one for one in chosen.choices[name])]
    if isinstance(default, bool):
        return [False, True]
    first = [one for one in [chosen.example.get(name), default] if isinstance(one, int)]
    if name.endswith("bytes"):
        return list(dict.fromkeys([*first, *POWERS[:5]]))
    return list(dict.fromkeys([*first, *POWERS, *(one for one in numbers(group) if one and one <= 4096)]))
