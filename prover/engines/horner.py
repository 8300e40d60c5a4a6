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

from ..language.constructors import mul
from ..language.meanings import vectors
from ..language.monomials import Monomials, expanded, total
from ..language.terms import Term, const, is_const
from ..language.walking import conjuncts, postorder, substitute, variables
from .sampling import rows, some

Product = tuple[Term, ...]
MOST_PRODUCTS = 8  # that a sum is compared with
MOST_DIGITS = 5
WORD = 1 << 32  # and above: what a remainder by it is of was a word
MOST_OFFSET = 1 << 16  # that belongs to the lowest digit; what is larger is an end of a word


def unwrapped(goal: Term) -> Term:
    """The goal with words as what they are if nothing wraps around: ``(x + 2^31) mod 2^32 - 2^31`` as x."""
    words: dict[Term, Term] = {}
    for node in postorder(goal):
        if node.op == "mod" and _is_word(node.args[1]):
            (words[node],) = substitute(words, node.args[0])
    return substitute(words, goal)[0] if words else goal


def _is_word(divisor: Term) -> bool:
    return is_const(divisor) and divisor.payload >= WORD and divisor.payload & (divisor.payload - 1) == 0


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
        if known is None:
            known = [key for formula in assumptions for key in _bounding(formula)][:MOST_PRODUCTS]
        offset, own = expanded(less).get((), 0), _products(margin)
        ways = [(product, _below(margin, offset, product)) for product in own or known]
        ways += [(product, _not_negative(margin, product)) for product in known or own]
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


def _levels(parts: Monomials, product: Product) -> dict[Product, Monomials]:
    """Weight -> the digit with that weight, the lowest first."""
    found = defaultdict[Product, Monomials](dict)
    for key, value in parts.items():
        weight = tuple((Counter(key) & Counter(product)).elements())
        found[weight][tuple((Counter(key) - Counter(weight)).elements())] = value
    return dict(sorted(found.items(), key=lambda level: len(level[0])))


def _not_negative(margin: Monomials, product: Product) -> list[Term]:
    """That no digit of a sum is negative; empty where it has no two digits."""
    least = margin.get((), 0)
    levels = _levels(margin | {(): least if abs(least) <= MOST_OFFSET else 0}, product)
    return [total(digit) >= 0 for digit in levels.values()] if 1 < len(levels) <= MOST_DIGITS else []


def _below(margin: Monomials, offset: int, product: Product) -> list[Term]:
    """That each digit of the sum on the smaller side is below what is left of the product; empty where it has no two
    digits. offset: the number that is added there."""
    parts = {key: -value for key, value in margin.items()}
    number = parts[()] if parts.pop(product, 0) and () in parts else offset
    levels = _levels(parts | {(): number if abs(number) <= MOST_OFFSET else 0}, product)
    if not 1 < len(levels) <= MOST_DIGITS:
        return []
    unit = gcd(*(value for weight, digit in levels.items() if weight for value in digit.values()))
    found = list[Term]()
    for (weight, digit), above in zip(levels.items(), [*list(levels)[1:], product], strict=True):
        radix = Counter(above)
        radix.subtract(Counter(weight))
        if any(count < 0 for count in radix.values()):
            return []
        below = mul(1 if weight else unit, *radix.elements())
        found.append(total({key: value // (unit if weight else 1) for key, value in digit.items()}) < below)
    return found


def _fits(assumptions: Sequence[Term], goal: Term, formulas: Sequence[Term]) -> bool:
    """Whether there are samples, and all of them satisfy these."""
    columns = some(assumptions, [goal])
    found = vectors.evaluate(columns, *formulas) if rows(columns) else []
    return bool(found) and all(bool(np.all(lanes.ok & lanes.values)) for lanes in found)
