"""Terms simplified by what is known of ranges: sums collected, divisions and remainders that ranges decide resolved.

Every rewriting is an equality of exact integers that holds wherever the variables are in their ranges and the given
formulas hold, so it may be applied to either side of any goal.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cached_property

from ...language.constructors import add, binary, both, either, make, mul, where
from ...language.parts import split, summands
from ...language.terms import Term, const, truth
from ...language.walking import REBUILT, fold, postorder, substitute
from ...machine.plain import Plain
from .divisions import Divisions
from .ranges import reduced


class Algebra(Divisions, Plain):
    """Everything together: `simplify` rebuilds a term through the simplifying constructors."""

    def disjoint(self, a: Term, b: Term) -> bool:
        """Whether two non-negative values share no bit, for a simple reason."""
        for high, low in ((a, b), (b, a)):
            bounds = self.interval(low)
            small = bounds[0] >= 0 and not math.isinf(bounds[1]) and self.interval(high)[0] >= 0
            if small and self.multiple(high, 1 << int(bounds[1]).bit_length()):
                return True
        return False

    def xor(self, a: Term, b: Term) -> Term:
        if a is b:
            return const(0)
        if self.disjoint(a, b):
            return self.add(a, b)
        for whole, other in ((a, b), (b, a)):
            found = self._above(whole, other)
            if found is not None:
                return self.add(found[0], self.xor(found[1], other))
        return binary("xor", a, b)

    def _above(self, whole: Term, other: Term) -> tuple[Term, Term] | None:
        """(1024*q, r) of 1024*q + r, where r and the other one are below 1024, and none of them is negative."""
        ends = self.interval(other), self.interval(whole)
        if min(low for low, _ in ends) < 0 or any(math.isinf(high) for _, high in ends):
            return None
        unit = 1 << int(ends[0][1]).bit_length()
        while True:
            high = [part for part in summands(whole) if self.multiple(part, unit)]
            rest = self.add(*(part for part in summands(whole) if not self.multiple(part, unit)))
            low, most = self.interval(rest)
            if not high or low < 0 or math.isinf(most):
                return None
            if most < unit:
                return self.add(*high), rest
            unit = 1 << int(most).bit_length()

    # -- truth values ----------------------------------------------------------------------------------------

    def compare(self, op: str, a: Term, b: Term) -> Term:
        """a <= b, a < b or a = b; decided where ranges decide it."""
        room = self.add(b, self.scaled(a, -1))
        self.say(add(b, mul(-1, a)), room)
        low, high = self.interval(room)
        if op == "eq":
            if low > 0 or high < 0:
                return truth(False)
            return truth(True) if low == high == 0 else self._sides("eq", room)
        edge = 0 if op == "le" else 1
        if low >= edge:
            return truth(True)
        return truth(False) if high < edge else self._sides("le", self.add(room, -edge))

    def _sides(self, op: str, room: Term) -> Term:
        """0 <= room, or 0 = room, in one form: common factors gone, what is subtracted on the left."""
        parts = [split(part) for part in summands(room)]
        number = sum(c for c, t in parts if t.op == "const")
        parts = [(c, t) for c, t in parts if t.op != "const"]
        shared = math.gcd(*(c for c, _ in parts)) or 1
        if op == "eq" and number % shared:
            return truth(False)
        number //= shared
        parts = [(c // shared, t) for c, t in parts]
        if op == "eq" and parts[0][0] < 0:
            number, parts = -number, [(-c, t) for c, t in parts]
        left = add(*(mul(-c, t) for c, t in parts if c < 0), *([-number] if number < 0 else []))
        right = add(*(mul(c, t) for c, t in parts if c > 0), *([number] if number > 0 else []))
        return binary(op, left, right)

    def simplify(self, term: Term) -> Term:
        """The whole term rebuilt."""
        return fold(self._rebuild, term, memo=self.simplified)[0]

    @cached_property
    def _rebuild(self) -> Mapping[str, Callable[..., Term]]:
        def power(node: Term, a: Term, b: Term) -> Term:
            if b.op == "const" and 0 <= b.payload <= 256:
                by = 1 << b.payload
                return self.scaled(a, by) if node.op == "shl" else self.div(a, const(by))
            return make(node.op, (a, b))

        def mask(node: Term, a: Term, b: Term) -> Term:
            for value, bits in ((a, b), (b, a)):
                if bits.op == "const" and bits.payload >= 0:
                    return self.masked(value, bits.payload)
            return make(node.op, (a, b))

        return REBUILT | {
            "add": lambda node, *terms: self.add(*terms),
            "mul": lambda node, *factors: reduced(self.mul, factors),
            "div": lambda node, a, b: self.div(a, b) if self.interval(b)[0] > 0 else make("div", (a, b)),
            "mod": lambda node, a, b: self.mod(a, b) if self.interval(b)[0] > 0 else make("mod", (a, b)),
            "xor": lambda node, a, b: self.xor(a, b),
            "shl": power,
            "shr": power,
            "band": mask,
            "named": lambda node, a: a,
            "var": self._only,
            "ite": self._chosen,
            "le": lambda node, a, b: self.compare("le", a, b),
            "lt": lambda node, a, b: self.compare("lt", a, b),
            "eq": lambda node, a, b: self.compare("eq", a, b),
            "and": lambda node, *parts: both(*sorted(parts, key=self.serial)),
            "or": lambda node, *parts: either(*sorted(parts, key=self.serial)),
        }

    def _only(self, node: Term) -> Term:
        """A variable, or the only value that it may have."""
        low, high = self.interval(node)
        return const(int(low)) if low == high else node

    def _chosen(self, node: Term, condition: Term, then: Term, otherwise: Term) -> Term:
        """A conditional whose arms know the condition."""
        if condition.op == "truth":
            return then if condition.payload else otherwise
        if any(part is condition for part in postorder(then, otherwise)):
            then = substitute({condition: truth(True)}, then)[0]
            otherwise = substitute({condition: truth(False)}, otherwise)[0]
        return where(condition, then, otherwise)
