"""No two programs write one element: what is claimed of stores, and a shorter way to prove it.

An offset that is row * stride + column, with 0 <= column < stride, says which row and which column: so two lanes that
write one element agree on both, and so on for every stride, and for what is a multiple of a power of two plus a lane. That
the digits are in their ranges are cases; that programs whose digits are the same are the same program is another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..language.claims import Case
from ..language.parts import factors, split, summands
from ..language.terms import Term, add, both, const, integer, mul, substitute, variables
from .cases import Cases
from .formulas import ArmFormula, Formula
from .machine.ranges import Ranges

OTHER = "~2"  # ends the names of the second program's variables

Monomials = dict[tuple[Term, ...], int]


@dataclass(frozen=True, slots=True)
class Store:
    """What a store does in one memory."""

    formula: Formula
    arm: ArmFormula

    @property
    def given(self) -> list[Term]:
        return [*(part.ideal for part in self.arm.path), self.arm.mask.ideal]


class Races:
    """Makes the cases."""

    def __init__(self, cases: Cases):
        self.cases, self.launch = cases, cases.launch
        self.programs = [program for program in self.launch.programs if program.op == "var"]
        self.ranges = Ranges([*self.launch.facts, *self.launch.given])
        self.shared = {id(v) for v in variables(*self.launch.sizes.values(), *self.launch.grid, *self.launch.given)}

    def short(self, store: Store, other: Store) -> Iterator[Case]:
        """By digits; nothing where the offset has none."""
        found, equal = self._digits(store), self._digits(other)
        if not found or len(found) != len(equal):
            return
        for at, (digit, unit) in enumerate(found[:-1]):
            tail = add(*(mul(d, u) for d, u in found[at + 1 :]))
            low, high = self.ranges.of(tail)
            if low < 0 or unit.op != "const" or high >= unit.payload:
                goal = both(tail >= 0, tail < unit)
                yield self.cases.plain(store.formula, f"digit {at} is one", goal, store.given, {"digit": digit}, False)
        second = self.primed(*(digit for digit, _ in equal))
        same = [a == b for (a, _), b in zip(found, second, strict=True) if not (a.op == "const" and b.op == "const")]
        yield self._different("programs with the same digits are the same", store, other, same, lanes=False)

    def whole(self, store: Store, other: Store) -> Case:
        """At once: two lanes that write one element are of one program."""
        (offset,) = self.primed(other.arm.offset.ideal)
        same = store.arm.offset.ideal == offset
        return self._different("no two programs write one element", store, other, [same], lanes=True)

    def _different(self, name: str, store: Store, other: Store, same: list[Term], lanes: bool) -> Case:
        goal = both(*(a == b for a, b in zip(self.programs, self.primed(*self.programs), strict=True)))
        given = [*same]
        if lanes:
            given = [*store.given, *self.primed(*other.given), *same]
        show = {"program ids": tuple(self.launch.programs), "and": tuple(self.primed(*self.launch.programs))}
        case = self.cases.plain(store.formula, name, goal, given, {**show, "offset": store.arm.offset.ideal}, lanes)
        twice = self._reads_twice(store, other, case) if lanes else []
        return replace(case, given=(*twice, *case.given))

    def _reads_twice(self, store: Store, other: Store, case: Case) -> list[Term]:
        """What is promised of what both programs read."""
        found = replace(store.formula, reads=dict(store.formula.reads))
        for term, read in other.formula.reads.items():
            second, offset = self.primed(term, read.offset)
            found.reads[second] = replace(read, term=second, offset=offset)
        return self.cases.reads(found, *[t for t in case.given if isinstance(t, Term)])

    def primed(self, *terms: Term) -> list[Term]:
        """The terms of the second program: with other programs, lanes, iterations and loaded values, and the same sizes."""
        renamed: dict[Term, Term] = {}
        for variable in variables(*terms):
            if id(variable) not in self.shared:
                name, low, high = variable.payload
                renamed[variable] = integer(name + OTHER, low, high)
        return substitute(renamed, *terms)

    # -- digits ------------------------------------------------------------------------------------------------

    def _digits(self, store: Store) -> list[tuple[Term, Term]]:
        """The offset as a sum of digits times units, the largest unit first."""
        rest = expanded(store.arm.offset.ideal)
        found: list[tuple[Term, Term]] = []
        strides = [
            stride for stride in store.arm.argument.strides if not (stride.op == "const" and stride.payload <= 1)
        ]
        for stride in strides:
            rest, digit = divided(rest, stride)
            if digit:
                found += self._lanes(digit, stride)
        found += self._lanes(rest, const(1))
        return [(digit, unit) for digit, unit in found if not (digit.op == "const" and digit.payload == 0)]

    def _lanes(self, digit: Monomials, unit: Term) -> Iterator[tuple[Term, Term]]:
        """A digit that is a multiple of a constant and a lane below it, as two."""
        constants = sorted({abs(c) for key, c in digit.items() if key and c not in (1, -1)}, reverse=True)
        for constant in constants:
            high, digit = {k: c for k, c in digit.items() if c % constant == 0}, {
                k: c for k, c in digit.items() if c % constant
            }  # fmt: skip
            if high:
                yield total({k: c // constant for k, c in high.items()}), mul(constant, unit)
        if digit:
            yield total(digit), unit


def expanded(term: Term) -> Monomials:
    """The term as a sum of products, each of what is neither sum nor product."""
    found: Monomials = {}
    for part in summands(term):
        coefficient, rest = split(part)
        product: Monomials = {(): coefficient}
        for factor in factors(rest):
            inner = expanded(factor) if factor.op in ("add", "mul") else None
            if inner is None:
                inner = {(): factor.payload} if factor.op == "const" else {(factor,): 1}
            product = _times(product, inner)
        for key, value in product.items():
            found[key] = found.get(key, 0) + value
    return {key: value for key, value in found.items() if value}


def _times(left: Monomials, right: Monomials) -> Monomials:
    found: Monomials = {}
    for a, x in left.items():
        for b, y in right.items():
            key = tuple(sorted((*a, *b), key=id))
            found[key] = found.get(key, 0) + x * y
    return found


def total(parts: Monomials) -> Term:
    return add(*(mul(value, *key) for key, value in parts.items())) if parts else const(0)


def divided(parts: Monomials, unit: Term) -> tuple[Monomials, Monomials]:
    """(what is no multiple of the unit, the others divided by it)."""
    wanted = expanded(unit)
    if len(wanted) != 1:
        return parts, {}
    ((factors_, coefficient),) = wanted.items()
    rest: Monomials = {}
    found: Monomials = {}
    for key, value in parts.items():
        left = list(key)
        there = value % coefficient == 0
        for factor in factors_:
            at = next((n for n, own in enumerate(left) if own is factor), None)
            if at is None:
                there = False
                break
            del left[at]
        if there:
            found[tuple(left)] = value // coefficient
        else:
            rest[key] = value
    return rest, found
