"""Terms as their constructors make them."""

from __future__ import annotations

import math

from ..language.constructors import add, binary, mul
from ..language.parts import Interval, runs
from ..language.terms import Term, as_int, const


class Plain:
    """What a machine makes terms with."""

    def interval(self, term: Term) -> Interval:
        """Constant bounds of the term, which need no further proof."""
        return -math.inf, math.inf

    def add(self, *terms: Term | int) -> Term:
        return add(*terms)

    def mul(self, left: Term | int, right: Term | int) -> Term:
        return mul(left, right)

    def scaled(self, term: Term, by: int) -> Term:
        return mul(by, term)

    def div(self, x: Term, d: Term) -> Term:
        """Rounded down."""
        return binary("div", x, d)

    def mod(self, x: Term, d: Term) -> Term:
        return binary("mod", x, d)

    def xor(self, a: Term, b: Term) -> Term:
        return binary("xor", a, b)

    def compare(self, op: str, a: Term, b: Term) -> Term:
        """a <= b, a < b or a = b."""
        return binary(op, as_int(a), as_int(b))

    def masked(self, value: Term, mask: int) -> Term:
        """The bits of the value that the mask has, the value in two's complement of any width."""
        digits = ((self.mod(self.div(value, const(1 << low)), const(1 << length)), low) for low, length in runs(mask))
        return self.add(*(self.scaled(digit, 1 << low) for digit, low in digits))
