"""Clauses of a circuit: gates over literals, each with the clauses that define its output (Tseitin).

A literal is a non-zero integer, its negative the complement; TRUE is a literal that a unit clause sets. Equal gates are
built once, and gates whose output is plain from their inputs are not built at all.
"""

from __future__ import annotations

TRUE = 1
FALSE = -1

Literal = int


class Gates:
    """The clauses so far. Every clause but the first defines a gate, so they can always be satisfied together."""

    def __init__(self) -> None:
        self.clauses: list[list[Literal]] = [[TRUE]]
        self.last = TRUE
        self._built: dict[tuple[str, Literal, Literal], Literal] = {}

    def fresh(self) -> Literal:
        self.last += 1
        return self.last

    def conjunction(self, a: Literal, b: Literal) -> Literal:
        """a and b."""
        if FALSE in (a, b) or a == -b:
            return FALSE
        if a in (TRUE, b):
            return b
        if b == TRUE:
            return a
        key = ("and", min(a, b), max(a, b))
        if key not in self._built:
            out = self._built[key] = self.fresh()
            self.clauses += [[-out, a], [-out, b], [out, -a, -b]]
        return self._built[key]

    def disjunction(self, a: Literal, b: Literal) -> Literal:
        """a or b."""
        return -self.conjunction(-a, -b)

    def parity(self, a: Literal, b: Literal) -> Literal:
        """Whether exactly one of them is true."""
        sign = 1
        if a < 0:
            a, sign = -a, -sign
        if b < 0:
            b, sign = -b, -sign
        if a == b:
            return FALSE * sign
        if TRUE in (a, b):
            return -(a + b - TRUE) * sign
        key = ("xor", min(a, b), max(a, b))
        if key not in self._built:
            out = self._built[key] = self.fresh()
            self.clauses += [[-out, a, b], [-out, -a, -b], [out, -a, b], [out, a, -b]]
        return self._built[key] * sign

    def choice(self, c: Literal, a: Literal, b: Literal) -> Literal:
        """a where c is true, else b."""
        if c == TRUE or a == b:
            return a
        if c == FALSE:
            return b
        if a == -b:
            return self.parity(c, b)
        return self.disjunction(self.conjunction(c, a), self.conjunction(-c, b))

    def majority(self, a: Literal, b: Literal, c: Literal) -> Literal:
        """Whether at least two of them are true: the carry of a full adder."""
        return self.disjunction(self.conjunction(a, b), self.conjunction(c, self.disjunction(a, b)))
