"""Values of one lane, and the conditions under which their short formulas are right.

An integer is kept as an exact term, congruent to it modulo 2^width, and as the ideal term that unbounded arithmetic
gives. Sums and products work on both as they are; only what looks at a value (a comparison, a division, a wider type, an
address) reads it as a signed or an unsigned number. There the short formula, "it does not wrap", is a `Step`: it is
assumed, noted and proved as a case of its own. Where it could not be proved, the exact formula is used.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec import Struct, field

from ...language.constructors import both, either, negation, where
from ...language.terms import Term, const
from ...machine.integers import Machine
from ...machine.values import Int
from ..ttir.errors import Unsupported
from ..ttir.records import Operation
from .ranges import Ranges


class Number(Struct, frozen=True, eq=False):
    """An integer. exact: congruent to its bits; ideal: what unbounded integers give. Combined bits have no sign: ideal
    takes them for an unsigned number, either for a signed one, if that may be another."""

    exact: Term
    ideal: Term
    either: Term | None = None

    @classmethod
    def of(cls, term: Term | int) -> Number:
        term = const(term) if isinstance(term, int) else term
        return cls(term, term)

    @property
    def agrees(self) -> bool:
        return self.exact is self.ideal

    @property
    def meant(self) -> Term:
        """What unbounded integers give, as a signed number."""
        return self.ideal if self.either is None else self.either

    def changed(self, change: Callable[[Term, Term], Term], other: Number) -> Number:
        """The change of the exact terms, and of the ideal ones."""
        exact = change(self.exact, other.exact)
        ideal = exact if self.agrees and other.agrees else change(self.ideal, other.ideal)
        if self.either is None and other.either is None:
            return Number(exact, ideal)
        return Number(exact, ideal, change(self.meant, other.meant))

    def plus(self, other: Number) -> Number:
        return self.changed(lambda a, b: a + b, other)

    def times(self, other: Number) -> Number:
        return self.changed(lambda a, b: a * b, other)


class Truth(Struct, frozen=True, eq=False):
    """A value of type i1."""

    exact: Term
    ideal: Term

    @classmethod
    def of(cls, term: Term) -> Truth:
        return cls(term, term)

    @property
    def agrees(self) -> bool:
        return self.exact is self.ideal

    @property
    def meant(self) -> Term:
        return self.ideal


class Opaque(Struct, frozen=True, eq=False):
    """A value of which nothing is said: a float."""


class Arm(Struct, frozen=True, eq=False):
    """A pointer under a condition: so many units of ``unit`` bytes from the start of an argument's memory."""

    base: str
    offset: Number
    unit: int
    when: Truth


class Pointer(Struct, frozen=True, eq=False):
    """A pointer into the memory of an argument; several arms where the program chooses between pointers."""

    arms: tuple[Arm, ...]


class Descriptor(Struct, frozen=True, eq=False):
    """A tensor descriptor: where a tensor begins, its extents and its strides in elements."""

    pointer: Pointer
    shape: tuple[Number, ...]
    strides: tuple[Number, ...]


Lane = Number | Truth | Opaque | Pointer | Descriptor
OPAQUE = Opaque()
Key = tuple[str, tuple[Term, ...]]


class Step(Struct, frozen=True):
    """A condition on which a short formula rests.

    what: its kind, with the width, as part of a case's name. terms: what it is about. goal: the condition. given: the
    path, and as far as it is read before, the mask, in unbounded integers; exact: the same as it is computed. While all
    steps are trusted these say the same: each step is proved with what rests on those before it. Where some are not,
    a program that wraps may get where the unbounded one does not, so the goal is needed under either.
    """

    what: str
    terms: tuple[Term, ...]
    goal: Term
    given: tuple[Term, ...]
    exact: tuple[Term, ...]
    operation: Operation
    where: tuple[Truth, ...] = ()  # of which earlier iterations of loops it is said
    noted: Key | None = None  # the key with which it was noted in the loop's body, whose iterations these are

    @property
    def key(self) -> Key:
        return self.noted or (self.what, self.terms)

    @property
    def said(self) -> tuple[object, ...]:
        """What tells it from others of its key."""
        return self.key, self.goal, *((part.exact, part.ideal) for part in self.where)


class Reader(Struct):
    """Reads numbers as signed or unsigned ones. trusted: the steps whose short formulas may be used; None for all. wraps:
    whether there was a short formula that is plainly wrong, so that no step says where it is right."""

    ranges: Ranges
    trusted: frozenset[Key] | None = None
    steps: dict[tuple[object, ...], Step] = field(default_factory=dict)  # by what they say
    given: list[Term] = field(default_factory=list)
    exact: list[Term] = field(default_factory=list)
    wraps: bool = False

    def assume(self, truth: Truth) -> None:
        """From now on, what is read is read where this holds."""
        if truth.ideal.op != "truth":
            self.given.append(truth.ideal)
        if truth.exact.op != "truth":
            self.exact.append(truth.exact)

    def may(self, what: str, terms: tuple[Term, ...], goal: Term, operation: Operation) -> bool:
        """Whether to use the short formula that is right where the goal holds; notes that it was used."""
        key = what, terms
        if goal.op == "truth":
            self.wraps |= not goal.payload
            return bool(goal.payload)
        if self.trusted is not None and key not in self.trusted:
            return False
        given = tuple(self.given)
        exact = given if self.trusted is None else tuple(self.exact)
        self.note(Step(what, terms, goal, given, exact, operation))
        return True

    def note(self, step: Step) -> None:
        """Say that a formula rests on the step, if nobody has."""
        self.steps.setdefault(step.said, step)

    def machine(self, operation: Operation, kind: type[Machine] = Machine) -> Machine:
        """Which knows these ranges, and may use the steps that are trusted."""
        return kind(self.ranges, lambda what, term, goal: self.may(what, (term,), goal, operation))

    def signed(self, number: Number, bits: int, operation: Operation) -> Number:
        """The number as two's complement reads it."""
        return self._read(number, self.machine(operation).signed(unread(number.exact, bits)), number.meant)

    def unsigned(self, number: Number, bits: int, operation: Operation) -> Number:
        return self._read(number, self.machine(operation).unsigned(unread(number.exact, bits)), number.ideal)

    @staticmethod
    def _read(number: Number, found: Int, ideal: Term) -> Number:
        return Number(found.term, found.term if number.agrees and found.term is number.exact else ideal)

    def positive(self, term: Term, operation: Operation) -> bool:
        """Whether the term may be taken to be positive."""
        machine = self.machine(operation)
        return machine.positive(machine.ranged(unread(term, 64)))


def unread(term: Term, bits: int) -> Int:
    """A number that nobody has given a sign yet."""
    return Int(term, bits, -math.inf, math.inf)


def choose(condition: Truth, then: Lane, otherwise: Lane) -> Lane:
    """``then`` where the condition holds."""
    if isinstance(then, Number) and isinstance(otherwise, Number):
        return _pairwise(Number, condition, then, otherwise)
    if isinstance(then, Truth) and isinstance(otherwise, Truth):
        return Truth(
            _select(condition.exact, then.exact, otherwise.exact), _select(condition.ideal, then.ideal, otherwise.ideal)
        )
    if isinstance(then, Pointer) and isinstance(otherwise, Pointer):
        if then is otherwise:
            return then
        no = Truth(negation(condition.exact), negation(condition.ideal))
        merged = _one_base(condition, then, otherwise)
        return merged or Pointer((*_under(condition, then), *_under(no, otherwise)))
    return OPAQUE


def _one_base(condition: Truth, then: Pointer, otherwise: Pointer) -> Pointer | None:
    """Both pointers as one, where they point into one memory."""
    if len(then.arms) != 1 or len(otherwise.arms) != 1:
        return None
    a, b = then.arms[0], otherwise.arms[0]
    if (a.base, a.unit) != (b.base, b.unit) or a.when.exact is not b.when.exact or a.when.ideal is not b.when.ideal:
        return None
    offset = _pairwise(Number, condition, a.offset, b.offset)
    return Pointer((Arm(a.base, offset, a.unit, a.when),))


def _pairwise(kind: type[Number], condition: Truth, then: Number, otherwise: Number) -> Number:
    exact = ideal = where(condition.exact, then.exact, otherwise.exact)
    if condition.exact is not condition.ideal or not then.agrees or not otherwise.agrees:
        ideal = where(condition.ideal, then.ideal, otherwise.ideal)
    if then.either is None and otherwise.either is None:
        return kind(exact, ideal)
    return kind(exact, ideal, where(condition.ideal, then.meant, otherwise.meant))


def _select(condition: Term, then: Term, otherwise: Term) -> Term:
    if then is otherwise:
        return then
    if then.op == "truth":
        return either(condition, otherwise) if then.payload else both(negation(condition), otherwise)
    if otherwise.op == "truth":
        return either(negation(condition), then) if otherwise.payload else both(condition, then)
    return either(both(condition, then), both(negation(condition), otherwise))


def _under(condition: Truth, pointer: Pointer) -> list[Arm]:
    return [
        Arm(
            arm.base, arm.offset, arm.unit,
            Truth(both(condition.exact, arm.when.exact), both(condition.ideal, arm.when.ideal)),
        )
        for arm in pointer.arms
    ]  # fmt: skip


def number(value: Lane, operation: Operation) -> Number:
    """The value as a number. Raises Unsupported."""
    if isinstance(value, Number):
        return value
    if isinstance(value, Truth):
        exact = where(value.exact, 1, 0)
        return Number(exact, exact if value.exact is value.ideal else where(value.ideal, 1, 0))
    raise Unsupported(f"{operation} takes a value that is no integer")


def truth_of(value: Lane, operation: Operation) -> Truth:
    if isinstance(value, Truth):
        return value
    raise Unsupported(f"{operation} takes a value that is no truth value")
