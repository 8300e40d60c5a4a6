"""Clauses of a circuit: gates over literals, each with the clauses that define its output (Tseitin).

A literal is a non-zero integer, its negative the complement; TRUE is a literal that a unit clause sets. Equal gates are
built once, and gates whose output is plain from their inputs are not built at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

TRUE = 1
FALSE = -1

Literal = int
Clause = list[Literal]


class Gates:
    """The gates so far.

    definitions: output -> the clauses that define it. laws: clauses about outputs that nothing defines. Whatever the
    inputs are, all of them can be satisfied together.
    """

    def __init__(self) -> None:
        self.definitions: dict[Literal, list[Clause]] = {TRUE: [[TRUE]]}
        self.laws: list[Clause] = []
        self.size = 1  # clauses in definitions and laws
        self.last = TRUE
        self._built: dict[tuple[str, *tuple[Literal, ...]], Literal] = {}

    def fresh(self) -> Literal:
        self.last += 1
        return self.last

    def law(self, clause: Clause) -> None:
        self.laws.append(clause)
        self.size += 1

    def below(self, clauses: Iterable[Clause]) -> list[Clause]:
        """The clauses, the laws, and the definitions of every gate that they depend on."""
        found = [*clauses, *self.laws]
        seen: set[Literal] = set()
        for clause in found:  # grows while it is walked
            for literal in clause:
                if abs(literal) not in seen:
                    seen.add(abs(literal))
                    found += self.definitions.get(abs(literal), ())
        return found

    def _gate(self, kind: str, inputs: tuple[Literal, ...], clauses: Callable[[Literal], list[Clause]]) -> Literal:
        key = (kind, *inputs)
        if key not in self._built:
            out = self._built[key] = self.fresh()
            self.definitions[out] = clauses(out)
            self.size += len(self.definitions[out])
        return self._built[key]

    def conjunction(self, a: Literal, b: Literal) -> Literal:
        """a and b."""
        if FALSE in (a, b) or a == -b:
            return FALSE
        if a in (TRUE, b):
            return b
        if b == TRUE:
            return a
        a, b = sorted((a, b))
        return self._gate("and", (a, b), lambda out: [[-out, a], [-out, b], [out, -a, -b]])

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
        a, b = sorted((a, b))
        return sign * self._gate("xor", (a, b), lambda out: [[-out, a, b], [-out, -a, -b], [out, -a, b], [out, a, -b]])

    def choice(self, c: Literal, a: Literal, b: Literal) -> Literal:
        """a where c is true, else b."""
        if c == TRUE or a == b:
            return a
        if c == FALSE:
            return b
        if a == -b:
            return self.parity(c, b)
        if {TRUE, abs(c)} & {abs(a), abs(b)}:
            return self.disjunction(self.conjunction(c, a), self.conjunction(-c, b))
        if c < 0:
            c, a, b = -c, b, a
        # the last two clauses follow from the others; they save the solver the case of either c
        return self._gate(
            "choice",
            (c, a, b),
            lambda out: [[-c, -a, out], [-c, a, -out], [c, -b, out], [c, b, -out], [-a, -b, out], [a, b, -out]],
        )

    def majority(self, a: Literal, b: Literal, c: Literal) -> Literal:
        """Whether at least two of them are true: the carry of a full adder."""
        a, b, c = sorted((a, b, c), key=abs)
        if abs(a) == TRUE:
            return self.disjunction(b, c) if a == TRUE else self.conjunction(b, c)
        if abs(a) == abs(b):
            return a if a == b else c
        if abs(b) == abs(c):
            return b if b == c else a
        return self._gate(
            "majority",
            (a, b, c),
            lambda out: [[-a, -b, out], [-a, -c, out], [-b, -c, out], [a, b, -out], [a, c, -out], [b, c, -out]],
        )
