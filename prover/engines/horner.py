"""Sums in Horner's form, ``(c*H + h)*W + w``: what each digit is below, from the product that the sum is to be below.

    C*H*W < 2^31   and   (c*H + h)*W + w <= 2^31 - 1:   w < W, h < H, c < C

Each summand belongs to the digit whose weight is what it has in common with the product. The bounds of the digits are
proposed where samples do not contradict them; from these the sum's follows by products of facts. Untrusted.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import gcd
from typing import NamedTuple

import numpy as np

from ..accesses.monomials import Monomials, expanded, total
from ..language.constructors import mul
from ..language.meanings import vectors
from ..language.terms import Term, const, is_const
from ..language.walking import conjuncts, variables
from .sampling import rows, some

Product = tuple[Term, ...]
MOST_PRODUCTS = 8  # that a sum is compared with
MOST_DIGITS = 5
MOST_OFFSET = 1 << 16  # that belongs to the lowest digit; what is larger is an end of a word


class Digits(NamedTuple):
    """bounds: of each digit. sizes: what is assumed of the products alone, and of what else the goal speaks of."""

    bounds: list[Term]
    sizes: list[Term]


def proposals(assumptions: Sequence[Term], goal: Term) -> Digits:
    """Bounds of the digits of what the goal compares, the lowest first; none where a sample is against them."""
    found, own_sizes = dict[Term, None](), set[Term]()
    known: list[Product] | None = None
    for part in conjuncts(goal):
        less, more = part.args if part.op in ("le", "lt") else (const(0), const(0))
        margin = expanded(more - less)
        if len(margin) < 3:
            own_sizes |= {*variables(part)}
            continue
        own = _products(margin)
        if not own and known is None:
            known = [key for formula in assumptions for key in _bounding(formula)][:MOST_PRODUCTS]
        offset = expanded(less).get((), 0)
        ways = ((product, _digits(margin, offset, product)) for product in own or known or ())
        product, chosen = next(((one, way) for one, way in ways if way and _fits(assumptions, goal, way)), ((), ()))
        if not chosen:
            return Digits([], [])
        found |= dict.fromkeys(chosen)
        own_sizes |= set(product)
    return Digits(list(found), [one for one in assumptions if own_sizes.issuperset(variables(one))])


def _products(parts: Monomials) -> list[Product]:
    """Of several variables, the longest first."""
    keys = (key for key, value in parts.items() if value > 0 and len(key) > 1)
    return sorted((key for key in keys if all(one.op == "var" for one in key)), key=len, reverse=True)


def _bounding(formula: Term) -> Iterator[Product]:
    """Products that a fact says to be below a number."""
    for part in conjuncts(formula):
        if part.op in ("le", "lt") and is_const(part.args[1]):
            yield from _products(expanded(part.args[0]))


def _digits(margin: Monomials, offset: int, product: Product) -> list[Term]:
    """That each digit of the sum is below what is left of the product, or, where the sum is on the larger side, none of
    them negative; empty where the sum has no two digits. offset: the number that is added on the smaller side."""
    own = {key: value for key, value in margin.items() if key}
    own.pop(product, None)
    weighed = [value > 0 for key, value in own.items() if Counter(key) & Counter(product)]
    low = all(weighed)
    if not weighed or low != any(weighed):
        return []
    number = margin.get((), 0) if low else -margin.get((), 0) if product in margin else offset
    own[()] = number if abs(number) <= MOST_OFFSET else 0
    levels = defaultdict[Product, Monomials](dict)
    for key, value in own.items():
        weight = tuple((Counter(key) & Counter(product)).elements())
        levels[weight][tuple((Counter(key) - Counter(weight)).elements())] = value if low or not key else -value
    weights = sorted(levels, key=len)
    if not 1 < len(weights) <= MOST_DIGITS:
        return []
    unit = gcd(*(value for weight in weights if weight for value in levels[weight].values()))
    found = list[Term]()
    for weight, above in zip(weights, [*weights[1:], product], strict=True):
        radix = Counter(above)
        radix.subtract(Counter(weight))
        if any(count < 0 for count in radix.values()):
            return []
        digit = total({key: value // (unit if weight else 1) for key, value in levels[weight].items()})
        below = mul(1 if weight else unit, *radix.elements())
        found.append(digit >= 0 if low else digit < below)
    return found


def _fits(assumptions: Sequence[Term], goal: Term, formulas: Sequence[Term]) -> bool:
    """Whether there are samples, and all of them satisfy these."""
    columns = some(assumptions, [goal])
    found = vectors.evaluate(columns, *formulas) if rows(columns) else []
    return bool(found) and all(bool(np.all(lanes.ok & lanes.values)) for lanes in found)
