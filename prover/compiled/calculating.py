"""Terms at many points, for searches: each is made a function of Python once, or computed of whole arrays of numbers.

Nothing rests on it: what is chosen by these numbers counts by its proof alone. Where a term has no value there, the
reference meaning has the word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from ..accesses.points import value_at as reference
from ..language.meanings.python import TooLarge, Undefined
from ..language.terms import Term
from ..language.walking import fold, postorder

Point = Mapping[str, int]
FEW = 2  # points at which a term is not made a function: that takes as long as some of them
INFIX = {"add": " + ", "mul": " * ", "div": " // ", "mod": " % ", "le": " <= ", "lt": " < ", "eq": " == ",
         "and": " and ", "or": " or "}  # fmt: skip
NATURAL = {"xor": "^", "band": "&", "bor": "|", "shl": "<<", "shr": ">>"}  # of numbers that are not negative
MOST_SHIFT = 1 << 12
WRONG = (Undefined, TooLarge, ValueError, OverflowError, ZeroDivisionError)  # where a term has no value
LOST = (KeyError, ZeroDivisionError, TypeError, MemoryError)  # whatever the reference is asked about
ARRAYS: dict[str, Callable[..., Any]] = {
    "const": lambda node: node.payload,
    "truth": lambda node: node.payload,
    "add": lambda node, *terms: sum(terms),
    "mul": lambda node, *factors: _product(factors),
    "div": lambda node, a, b: a // b,
    "mod": lambda node, a, b: a % b,
    "xor": lambda node, a, b: a ^ b,
    "band": lambda node, a, b: a & b,
    "bor": lambda node, a, b: a | b,
    "shl": lambda node, a, b: a << b,
    "shr": lambda node, a, b: a >> b,
    "ite": lambda node, c, a, b: np.where(c, a, b),
    "named": lambda node, a: a,
    "le": lambda node, a, b: a <= b,
    "lt": lambda node, a, b: a < b,
    "eq": lambda node, a, b: a == b,
    "not": lambda node, a: np.logical_not(a),
    "and": lambda node, *terms: np.logical_and.reduce(np.broadcast_arrays(*terms)),
    "or": lambda node, *terms: np.logical_or.reduce(np.broadcast_arrays(*terms)),
}


class _Asked:
    """A term, and the function that it is made once it was asked often."""

    __slots__ = ("count", "function", "term")

    def __init__(self, term: Term):
        self.term, self.count = term, 0
        self.function: Callable[[Point], Any] | None = None

    def at(self, point: Point) -> int:
        if self.function is None:
            self.count += 1
            if self.count <= FEW:
                return reference(self.term, point)
            self.function = written(self.term)
        try:
            return int(self.function(point))
        except LOST:
            return reference(self.term, point)


@lru_cache(1 << 12)
def _asked(term: Term) -> _Asked:
    return _Asked(term)


def value_at(term: Term, point: Point) -> int:
    """As `accesses.points.value_at` has it. Raises Undefined, TooLarge.

    >>> from tileprove.prover.language.terms import integer
    >>> x = integer("x", 0)
    >>> [value_at(x * 3 % 5, {"x": number}) for number in range(5)]
    [0, 3, 1, 4, 2]
    """
    return int(term.payload) if term.op == "const" else _asked(term).at(point)


def written(term: Term) -> Callable[[Point], Any]:
    """The function of a point that the term is; it raises one of LOST where it has no value."""
    names: dict[Term, str] = {}
    lines = ["def function(point):"]
    for node in postorder(term):
        own = [names[arg] for arg in node.args]
        if node.op in ("const", "truth"):
            names[node] = f"({node.payload!r})"
            continue
        if node.op == "named":
            names[node] = own[0]
            continue
        names[node] = name = f"v{len(lines)}"
        lines.append(f" {name} = {_said(node, own)}")
    lines.append(f" return {names[term]}")
    found: dict[str, Any] = {}
    exec("\n".join(lines), {}, found)
    return found["function"]


def _said(node: Term, own: list[str]) -> str:
    if node.op == "var":
        name, low, _ = node.payload
        return f"point[{name!r}]" if low is None or low.op != "const" else f"point.get({name!r}, {low.payload})"
    if node.op in INFIX:
        return INFIX[node.op].join(own)
    if node.op in NATURAL:
        a, b = own
        end = f" <= {MOST_SHIFT}" if node.op == "shl" else ""
        return f"{a} {NATURAL[node.op]} {b} if {a} >= 0 <= {b}{end} else point[None]"
    if node.op == "not":
        return f"not {own[0]}"
    assert node.op == "ite"
    return f"{own[1]} if {own[0]} else {own[2]}"


def _product(factors: tuple[Any, ...]) -> Any:
    found = factors[0]
    for factor in factors[1:]:
        found = found * factor
    return found


def over(term: Term, point: Point, arrays: Mapping[str, np.ndarray]) -> np.ndarray | None:
    """The term, in 64 bits, at the point with each of many numbers for the variables of the arrays, which have one shape;
    None where that cannot be computed so."""

    def variable(node: Term) -> Any:
        own = arrays.get(node.payload[0])
        return own if own is not None else value_at(node, point)

    try:
        with np.errstate(all="ignore"):
            (found,) = fold({**ARRAYS, "var": variable}, term)
        shape = next(iter(arrays.values())).shape
        return np.broadcast_to(np.asarray(found, dtype=np.int64), shape)
    except (*LOST, *WRONG):
        return None
