"""Terms walked: every node once, values folded from below, parts replaced, the variables and what their ranges mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

from . import operators  # noqa: F401  (it gives terms the operators of `range_of`)
from .constructors import make
from .terms import SIGNATURES, Term

V = TypeVar("V")


def postorder(*roots: Term, ranges: bool = False, numbers: dict[Term, int] | None = None) -> Iterator[Term]:
    """Every node below the roots once, arguments first; with ranges=True also the terms in variables' bounds. numbers: of
    nodes that have one, which are left out; others get theirs, in order."""
    done: dict[Term, int] = {} if numbers is None else numbers
    stack = list(reversed(roots))
    while stack:
        term = stack[-1]
        if term in done:
            stack.pop()
            continue
        below = _bounds(term) if ranges and term.op == "var" else term.args
        missing = [arg for arg in below if arg not in done] if below else ()
        if missing:
            stack += reversed(missing)
        else:
            stack.pop()
            done[term] = len(done)
            yield term


def _bounds(variable: Term) -> tuple[Term, ...]:
    return tuple(bound for bound in variable.payload[1:] if bound is not None)


def fold(table: Mapping[str, Callable[..., V]], *roots: Term, memo: dict[Term, V] | None = None) -> list[V]:
    """Walk the roots bottom-up: ``table[op](node, *values of its arguments)`` at every node, each node once."""
    if memo is not None:
        for term in _unknown(roots, memo):
            memo[term] = table[term.op](term, *[memo[arg] for arg in term.args])
        return [memo[root] for root in roots]
    nodes, ends = _order(roots)
    values: list[V] = []
    for term, below in nodes:
        if len(below) == 2:  # most of them; what follows says the same, and takes twice as long
            left, right = below
            values.append(table[term.op](term, values[left], values[right]))
        else:
            values.append(table[term.op](term, *[values[place] for place in below]))
    return [values[place] for place in ends]


@lru_cache(maxsize=64)
def _order(roots: tuple[Term, ...]) -> tuple[tuple[tuple[Term, tuple[int, ...]], ...], tuple[int, ...]]:
    """(each node with the places of its arguments before it, the roots' places); kept, because the same roots are walked at
    point after point."""
    found: dict[Term, int] = {}
    for term in _unknown(roots, found):
        found[term] = len(found)
    return tuple((term, tuple(found[arg] for arg in term.args)) for term in found), tuple(found[root] for root in roots)


def _unknown(roots: tuple[Term, ...], values: Mapping[Term, Any]) -> Iterator[Term]:
    """The nodes below the roots that have no value yet, arguments first; whoever asks gives each its value at once."""
    stack = list(roots)
    while stack:
        term = stack[-1]
        if term in values:
            stack.pop()
            continue
        before = len(stack)
        for arg in term.args:
            if arg not in values:
                stack.append(arg)
        if len(stack) == before:
            stack.pop()
            yield term


REBUILT: dict[str, Callable[..., Term]] = {
    op: lambda node, *args: make(node.op, args, node.payload) if args else node for op in SIGNATURES
}
"""operator -> the node with other arguments, through the folding constructors."""


def substitute(mapping: Mapping[Term, Term], *roots: Term) -> list[Term]:
    """Replace whole subterms; the bounds inside variables are left alone."""
    memo: dict[Term, Term] = dict(mapping)
    return fold(REBUILT, *roots, memo=memo)


def variables(*roots: Term) -> list[Term]:
    """The variables below the roots and in each other's ranges; a variable comes after those in its range."""
    for root in roots:
        if root.variables is None:
            _find_variables(root)
    return list(dict.fromkeys(chain.from_iterable(root.variables or () for root in roots)))


def _find_variables(root: Term) -> None:
    """Notes at the root, and at each node below, the variables that are found on the way to it."""
    stack = [root]
    while stack:
        term = stack[-1]
        below = _bounds(term) if term.op == "var" else term.args
        missing = [arg for arg in below if arg.variables is None]
        if missing:
            stack += missing
            continue
        stack.pop()
        parts = {id(arg.variables): arg.variables or () for arg in below}.values()
        found = next(iter(parts), ()) if len(parts) < 2 else tuple(dict.fromkeys(chain.from_iterable(parts)))
        term.variables = (*found, term) if term.op == "var" else found


def range_of(variable: Term) -> list[Term]:
    """The truth values that a variable's range means."""
    _, low, high = variable.payload
    lower = [] if low is None else [low <= variable]
    return lower + ([] if high is None else [variable < high])


def conjuncts(formula: Term) -> tuple[Term, ...]:
    return formula.args if formula.op == "and" else (formula,)
