"""Polynomials with integer coefficients over atoms: what the integer engine calculates with.

An atom is anything whose inner structure arithmetic does not look into: a variable, the quotient or remainder
of a division, a conditional, a bit operation. Atoms are keyed by the polynomials of their arguments, so two
divisions with equal arguments are the same atom however they were written.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import reduce
from math import gcd
from typing import Any, NamedTuple

from .errors import RuleError

Monomial = tuple[int, ...]  # sorted atom numbers, repeated for powers; () is the constant
MOST_PRODUCTS = 100_000  # of two monomials, in one multiplication


class Poly:
    """An immutable polynomial: monomial -> non-zero integer coefficient."""

    __slots__ = ("_hash", "terms")

    def __init__(self, terms: dict[Monomial, int]):
        self.terms = terms
        self._hash: int | None = None

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.terms.items()))
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Poly) and self.terms == other.terms

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __add__(self, other: Poly | int) -> Poly:
        result = dict(self.terms)
        for monomial, coefficient in (other if isinstance(other, Poly) else constant(other)).terms.items():
            known = result.get(monomial)
            if known is None:
                result[monomial] = coefficient
            elif known + coefficient:
                result[monomial] = known + coefficient
            else:
                del result[monomial]
        return Poly(result)

    def __neg__(self) -> Poly:
        return Poly({monomial: -coefficient for monomial, coefficient in self.terms.items()})

    def __sub__(self, other: Poly | int) -> Poly:
        return self + -_poly(other)

    def __rsub__(self, other: int) -> Poly:
        return _poly(other) - self

    def __mul__(self, other: Poly | int) -> Poly:
        if not isinstance(other, Poly):
            return Poly(
                {monomial: coefficient * other for monomial, coefficient in self.terms.items()} if other else {}
            )
        if len(self.terms) == 1:
            self, other = other, self
        if len(other.terms) == 1:  # no two products meet
            ((factor, scale),) = other.terms.items()
            if not factor:
                return Poly({monomial: coefficient * scale for monomial, coefficient in self.terms.items()})
            return Poly({tuple(sorted(monomial + factor)): c * scale for monomial, c in self.terms.items()})
        if len(self.terms) * len(other.terms) > MOST_PRODUCTS:
            sizes = f"{len(self.terms)} and {len(other.terms)}"
            raise RuleError(f"a product of two sums of {sizes} terms is not multiplied out")
        result: dict[Monomial, int] = {}
        for m1, c1 in self.terms.items():
            for m2, c2 in other.terms.items():
                monomial = tuple(sorted(m1 + m2)) if m1 and m2 else m1 or m2
                total = result.get(monomial, 0) + c1 * c2
                if total:
                    result[monomial] = total
                else:
                    del result[monomial]
        return Poly(result)

    @property
    def constant(self) -> int | None:
        """The value, when there is nothing but a constant."""
        if not self.terms:
            return 0
        return self.terms.get(()) if len(self.terms) == 1 else None

    @property
    def atoms(self) -> set[int]:
        return {atom for monomial in self.terms for atom in monomial}

    @property
    def single(self) -> tuple[Monomial, int] | None:
        """(monomial, coefficient) when there is exactly one term."""
        return next(iter(self.terms.items())) if len(self.terms) == 1 else None


def _poly(value: Poly | int) -> Poly:
    return value if isinstance(value, Poly) else constant(value)


def constant(value: int) -> Poly:
    return Poly({(): value} if value else {})


def atom(number: int) -> Poly:
    return Poly({(number,): 1})


def monomial_poly(monomial: Monomial, coefficient: int = 1) -> Poly:
    return Poly({monomial: coefficient})


def total(polys: Iterable[Poly]) -> Poly:
    result = constant(0)
    for poly in polys:
        result = result + poly
    return result


def content(poly: Poly) -> int:
    """The greatest common divisor of the coefficients beside the constant's."""
    return reduce(gcd, (c for m, c in poly.terms.items() if m), 0)


class Atom(NamedTuple):
    """kind: "var", "div", "mod", "ite" or a bit operator; key: the name, or the argument polynomials."""

    kind: str
    key: Any
    arguments: tuple[Poly, ...] = ()


class Atoms:
    """The numbering of atoms; a number never changes its meaning."""

    def __init__(self) -> None:
        self.known: list[Atom] = []
        self._numbers: dict[tuple[str, Any], int] = {}
        self._closures: dict[int, frozenset[int]] = {}

    def number(self, kind: str, key: Any, arguments: tuple[Poly, ...] = ()) -> int:
        full = (kind, arguments or key)
        if full not in self._numbers:
            self._numbers[full] = len(self.known)
            self.known.append(Atom(kind, key, arguments))
        return self._numbers[full]

    def find(self, kind: str, key: Any, arguments: tuple[Poly, ...] = ()) -> int | None:
        return self._numbers.get((kind, arguments or key))

    def __getitem__(self, number: int) -> Atom:
        return self.known[number]

    def closure(self, number: int) -> frozenset[int]:
        """The atom itself and all atoms inside its arguments; it never changes."""
        found = self._closures.get(number)
        if found is None:
            below = (self.closure(inner) for argument in self[number].arguments for inner in argument.atoms)
            found = self._closures[number] = frozenset({number}).union(*below)
        return found

    def inside(self, poly: Poly) -> set[int]:
        """The poly's atoms and, below them, the atoms of their arguments."""
        return set().union(*(self.closure(number) for number in poly.atoms))

    def untouched(self, poly: Poly, numbers: AbstractSet[int]) -> bool:
        """Whether none of the numbered atoms stands anywhere in the poly."""
        known = self._closures
        for monomial in poly.terms:
            for number in monomial:
                if not numbers.isdisjoint(known.get(number) or self.closure(number)):
                    return False
        return True
