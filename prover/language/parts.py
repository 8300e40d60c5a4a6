"""Sums, products and conditionals taken apart; ranges whose ends may be infinite."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from functools import cache

from .constructors import make
from .terms import Term, const

Interval = tuple[float, float]  # ends are integers or infinite
FAR = 1 << 1000


def infinite(end: float) -> bool:
    """Whether an end of a range is none; math.isinf takes no integer beyond 2^1024."""
    return end in (math.inf, -math.inf)


def clamped(low: float, high: float) -> Interval:
    """The range, or a wider one, with ends that can be added to infinite ones: floats end at 2^1024."""
    return (
        -math.inf if low < -FAR else min(low, FAR),
        math.inf if high > FAR else max(high, -FAR),
    )  # fmt: skip


def bounds_by_constants(*formulas: Term) -> Iterator[tuple[Term, float, float]]:
    """(term, low, high) of each comparison with a constant among formulas that hold; an end that it says nothing of is
    infinite."""
    for formula in formulas:
        if formula.op == "and":
            yield from bounds_by_constants(*formula.args)
        elif formula.op in ("le", "lt", "eq"):
            left, right = formula.args
            strict, equal = formula.op == "lt", formula.op == "eq"
            if right.op == "const":
                yield left, right.payload if equal else -math.inf, right.payload - strict
            if left.op == "const":
                yield right, left.payload + strict, left.payload if equal else math.inf


def ends_by_constants(*formulas: Term) -> dict[Term, Interval]:
    """The least and the largest value of each term that formulas which hold compare with constants."""
    found: dict[Term, Interval] = {}
    for term, low, high in bounds_by_constants(*formulas):
        least, most = found.get(term, (-math.inf, math.inf))
        found[term] = max(least, low), min(most, high)
    return found


@cache  # the terms are kept anyway
def split(summand: Term) -> tuple[int, Term]:
    """(c, t) with summand = c*t and t without a constant factor; t is 1 for a constant."""
    if summand.op == "const":
        return summand.payload, const(1)
    if summand.op == "mul" and summand.args[0].op == "const":
        rest = summand.args[1:]
        return summand.args[0].payload, rest[0] if len(rest) == 1 else make("mul", rest)
    return 1, summand


def summands(term: Term) -> tuple[Term, ...]:
    return term.args if term.op == "add" else (term,)


def factors(term: Term) -> tuple[Term, ...]:
    return term.args if term.op == "mul" else (term,)


def runs(mask: int) -> Iterator[tuple[int, int]]:
    """(first bit, how many) of each run of ones in a mask of at least 0, from below."""
    for found in re.finditer("1+", f"{mask:b}"[::-1]):
        yield found.start(), len(found[0])


def into_arms(
    term: Term, change: Callable[[Term], Term], through: tuple[str, ...] = ("ite",),
    whole: Callable[[Term], bool] = lambda node: False, seen: Callable[[Term, Term], None] = lambda node, found: None,
) -> Term:  # fmt: skip
    """The term with ``change`` of what its conditionals choose from, and of their sums' parts if ``through`` has add; each
    part once, however often it stands there and however deep.

    whole: which parts are not looked into. seen: is told what a conditional or a sum became.
    """
    done: dict[Term, Term] = {}
    stack = [term]
    while stack:
        node = stack[-1]
        inner = node.args[node.op == "ite" :] if node.op in through and not whole(node) else ()
        todo = [part for part in inner if part not in done]
        if todo:
            stack += todo
            continue
        stack.pop()
        parts = tuple(done[part] for part in inner)
        done[node] = change(node) if not inner else make(node.op, (*node.args[: node.op == "ite"], *parts))
        if inner:
            seen(node, done[node])
    return done[term]
