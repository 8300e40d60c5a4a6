"""Extents and strides of a layout: integers of at least 0, or products of one and of names, such as 64*M.

What CuTe computes of them (quotients, the smaller of two) has to be the same for every value of the names, which are at
least 1. Where it is not, `LayoutError` says what is not known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..language.terms import Term, integer

Extent = int | Term
Tree = Any  # an Extent, or a tuple of trees


class LayoutError(ValueError):
    """A layout that there is not, or that cannot be computed; the message is one line."""


def parts(value: Extent) -> tuple[int, Counter[str]]:
    """The number and the names that the extent is the product of. Raises LayoutError for a sum."""
    if isinstance(value, int):
        return value, Counter()
    if value.op == "const":
        return int(value.payload), Counter()
    if value.op == "var":
        return 1, Counter([value.payload[0]])
    if value.op == "mul":
        number, names = 1, Counter[str]()
        for arg in value.args:
            more, other = parts(arg)
            number, names = number * more, names + other
        return number, names
    raise LayoutError(f"{value} is no product of an integer and names")


def made(number: int, names: Counter[str]) -> Extent:
    """The product."""
    value: Extent = number
    if number:
        for name in sorted(names.elements()):
            value = value * integer(name, 1)
    return value


def times(*values: Extent) -> Extent:
    number, names = 1, Counter[str]()
    for value in values:
        more, other = parts(value)
        number, names = number * more, names + other
    return made(number, names)


def same(a: Extent, b: Extent) -> bool:
    return parts(a) == parts(b)


def divides(a: Extent, b: Extent) -> bool:
    """Whether b is a multiple of a, whatever the names are."""
    (number, names), (other, others) = parts(a), parts(b)
    return other == 0 or (number != 0 and other % number == 0 and names <= others)


def quotient(b: Extent, a: Extent) -> Extent:
    """b / a, which has no rest. Raises LayoutError."""
    if not divides(a, b):
        named = "" if isinstance(a, int) and isinstance(b, int) else " for all values of the names; give numbers"
        raise LayoutError(f"{spelled(a)} does not divide {spelled(b)}{named}")
    (number, names), (other, others) = parts(a), parts(b)
    return made(other // number, others - names) if other else 0


def at_most(a: Extent, b: Extent) -> bool:
    """Whether a <= b, the same for all values of the names. Raises LayoutError."""
    (number, names), (other, others) = parts(a), parts(b)
    if names <= others and number <= other:
        return True
    if others <= names and other < number:
        return False
    if others <= names and other == number:
        return names == others
    raise LayoutError(f"whether {spelled(a)} is at most {spelled(b)} hangs on the names; give numbers")


def leaves(tree: Tree) -> Iterator[Extent]:
    """The extents of a tree, from left to right."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from leaves(part)
    else:
        yield tree


def product(tree: Tree) -> Extent:
    return times(*leaves(tree))


def compact(shape: Tree, start: Extent = 1) -> Tree:
    """Strides of the shape where the first mode is contiguous and nothing is left out."""
    if not isinstance(shape, tuple):
        return start
    found = []
    for part in shape:
        found.append(compact(part, start))
        start = times(start, product(part))
    return tuple(found)


def congruent(a: Tree, b: Tree) -> bool:
    """Whether both are nested in the same way."""
    if isinstance(a, tuple) != isinstance(b, tuple):
        return False
    return not isinstance(a, tuple) or (len(a) == len(b) and all(map(congruent, a, b)))


def names_in(*trees: Tree) -> list[str]:
    """The names, in the order in which they stand there."""
    found: dict[str, None] = {}
    for tree in trees:
        for leaf in leaves(tree):
            found |= dict.fromkeys(parts(leaf)[1])
    return list(found)


def put(tree: Tree, values: dict[str, Any]) -> Tree:
    """The tree with these values for the names."""
    if isinstance(tree, tuple):
        return tuple(put(part, values) for part in tree)
    number, names = parts(tree)
    value: Any = number
    for name in names.elements():
        value = value * values.get(name, integer(name, 1))
    return value


def spelled(tree: Tree) -> str:
    """As CuTe prints it: (64,(8,M))."""
    if isinstance(tree, tuple):
        return f"({','.join(map(spelled, tree))})"
    number, names = parts(tree)
    return "*".join([*([str(number)] if number != 1 or not names else []), *sorted(names.elements())])
