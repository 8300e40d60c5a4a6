"""The only door between the machine and the simplifier: what is handed out is noted as a step to prove.

Trusted: every term that a constructor here returns is the plain term, or equal to it by a noted step; every range is the
one that the plain term's variables say, or is noted. The simplifier behind the door proposes and is believed nothing. By
induction a term of the machine equals the one that its instructions mean wherever the noted steps hold.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Protocol

from msgspec import Struct, field

from ..language.answer import Answer
from ..language.constructors import add, binary, both, make, mul, negation
from ..language.idioms import equivalent
from ..language.parts import Interval, infinite, split, summands
from ..language.terms import PARTIAL, SIGNATURES, Term, const, is_const
from ..language.walking import fold, postorder
from ..proof.rules import State
from .plain import Plain


class Proposer(Protocol):
    """A simplifier: what it says is proved."""

    def watch(self, call: Callable[[], Term]) -> tuple[Term, tuple[Answer, ...]]:
        """What the call returns, and the answers that were asked for on the way."""
        ...

    def interval(self, term: Term) -> Interval: ...
    def add(self, *terms: Term | int) -> Term: ...
    def mul(self, left: Term | int, right: Term | int) -> Term: ...
    def scaled(self, term: Term, by: int) -> Term: ...
    def div(self, x: Term, d: Term) -> Term: ...
    def mod(self, x: Term, d: Term) -> Term: ...
    def xor(self, a: Term, b: Term) -> Term: ...
    def compare(self, op: str, a: Term, b: Term) -> Term: ...
    def rebuilt(self, node: Term, *args: Term) -> Term: ...


def equation(plain: Term, found: Term) -> Term:
    """That the two are the same: numbers, or truth values."""
    if plain.sort == "int":
        return binary("eq", plain, found)
    for side, other in ((plain, found), (found, plain)):
        if side.op == "truth":
            return other if side.payload else negation(other)
    return equivalent(plain, found)


class Step(Struct, frozen=True, eq=False):
    """A formula that what is given implies. inner: steps that it may be proved with, noted before it.

    number: the steps are numbered as they are noted, so that none rests on itself.
    """

    formula: Term
    within: Arithmetic
    number: int
    plain: Term | None = None
    found: Term | None = None
    inner: tuple[Step, ...] = ()


class Steps(Struct):
    """Everything that was noted while a kernel was traced and its claims were made.

    simplifier: makes one that proposes; it is believed nothing. refused: equations of it that are not to be used.
    """

    simplifier: Callable[..., Proposer]
    refused: frozenset[Term] = frozenset()
    found: dict[tuple[Term, tuple[Term, ...]], Step] = field(default_factory=dict)
    forms: State = field(default_factory=State)

    def refuses(self, plain: Term, found: Term) -> bool:
        return bool(self.refused) and plain is not found and equation(plain, found) in self.refused

    def identity(self, plain: Term, found: Term) -> bool:
        """Whether the trusted normal form of polynomials says that the two are equal, in each arm of a conditional and on
        both sides of a comparison, and the second has a meaning wherever the first has one."""
        if plain.sort == "int" == found.sort:
            alike = self._alike(plain, found)
        else:
            one, other = _room(plain), _room(found)
            alike = one is not None and other is not None and one[0] == other[0] and self._alike(one[1], other[1])
        if not alike or found.total:
            return alike
        partial = {node for node in postorder(found) if node.op in PARTIAL and not node.total}
        return not partial or partial <= set(postorder(plain))

    def _alike(self, plain: Term, found: Term) -> bool:
        """k*where(c, a, b) + l*where(c, d, e) is where(c, k*a + l*d, k*b + l*e): the arms of each condition compared."""
        left, done = [(plain, found)], set()
        while left:
            one, other = left.pop()
            if (one, other) in done:
                continue
            done.add((one, other))
            if one is other or self.forms.poly(one) == self.forms.poly(other):
                continue
            (ours, rest), (theirs, beside) = _by_condition(one), _by_condition(other)
            if not ours or ours.keys() != theirs.keys() or self.forms.poly(rest) != self.forms.poly(beside):
                return False
            left += (pair for c in ours for pair in zip(ours[c], theirs[c], strict=True))
        return True

    def note(self, within: Arithmetic, answer: Answer, *steps: Step | None) -> Step | None:
        """The step for an answer, with those below it and some more; None where the normal form says it."""
        plain, found, inner = answer
        if plain is found or self.identity(plain, found):
            return None
        formula = equation(plain, found)
        known = self.found.get((formula, within.given))
        if known is None:
            used = (one for one in inner if not self.refuses(one.plain, one.found))
            below = dict.fromkeys(step for step in (*steps, *(self.note(within, one) for one in used)) if step)
            same = self.found.get((formula, within.given))  # an answer that was handed on as it is
            known = same or Step(formula, within, len(self.found), plain, found, tuple(below))
            self.found[formula, within.given] = known
        return known

    def must(self, within: Arithmetic, formula: Term) -> Step:
        """Note a formula that is to hold."""
        return self.found.setdefault((formula, within.given), Step(formula, within, len(self.found)))


class Arithmetic(Plain):
    """Simplifying constructors, and ranges of terms. given: what holds. like: another one in whose order sums stand.

    expanding: products of sums are multiplied out.
    """

    def __init__(
        self, given: Iterable[Term], steps: Steps, like: Arithmetic | None = None, expanding: bool = False,
        read: Iterable[Term] = (),
    ):  # fmt: skip
        self.given, self.steps, self.told = tuple(given), steps, tuple(read)
        self.proposer = steps.simplifier((*self.given, *self.told), None if like is None else like.proposer, expanding)
        self.memo: dict[Term, Term] = {}
        self.ranges: dict[Term, Interval] = {}
        self.shown: dict[Term, tuple[Step, ...]] = {}
        self.weaker = like if like is not None and set(like.given) <= set(self.given) else None  # it assumes no more

    def under(self, facts: Iterable[Term] | None = None, expanding: bool = False) -> Arithmetic:
        """Another one that notes its steps in the same place."""
        told = self.told if facts is None else ()
        return Arithmetic(self.given if facts is None else facts, self.steps, self, expanding, told)

    def knowing(self, read: Iterable[Term]) -> Arithmetic:
        """The same for a simplifier that is told more: what follows from what is given."""
        return Arithmetic(self.given, self.steps, self, read=read)

    def _noted(self, plain: Term, propose: Callable[[], Term]) -> Term:
        found, inner = self.proposer.watch(propose)
        if self.steps.refuses(plain, found):
            return plain
        self.steps.note(self, Answer(plain, found, inner))
        return found

    def same(self, plain: Term, found: Term, *inner: Step | None) -> Term:
        """The second term, noted to equal the first, or the first where that is refused. inner: steps that may show it."""
        if self.steps.refuses(plain, found):
            return plain
        self.equal(plain, found, *inner)
        return found

    def equal(self, plain: Term, found: Term, *inner: Step | None) -> Step | None:
        """The step that the two terms are equal; None where the normal form says it."""
        return self.steps.note(self, Answer(plain, found), *inner)

    def must(self, formula: Term) -> Step:
        return self.steps.must(self, formula)

    # -- terms -----------------------------------------------------------------------------------------------

    def add(self, *terms: Term | int) -> Term:
        return self._noted(super().add(*terms), lambda: self.proposer.add(*terms))

    def mul(self, left: Term | int, right: Term | int) -> Term:
        return self._noted(super().mul(left, right), lambda: self.proposer.mul(left, right))

    def scaled(self, term: Term, by: int) -> Term:
        """by * term, into sums and conditionals."""
        return self._noted(super().scaled(term, by), lambda: self.proposer.scaled(term, by))

    def div(self, x: Term, d: Term) -> Term:
        return self._noted(super().div(x, d), lambda: self.proposer.div(x, d))

    def mod(self, x: Term, d: Term) -> Term:
        return self._noted(super().mod(x, d), lambda: self.proposer.mod(x, d))

    def xor(self, a: Term, b: Term) -> Term:
        return self._noted(super().xor(a, b), lambda: self.proposer.xor(a, b))

    def compare(self, op: str, a: Term, b: Term) -> Term:
        """a <= b, a < b or a = b."""
        return self._noted(super().compare(op, a, b), lambda: self.proposer.compare(op, a, b))

    def simplify(self, term: Term) -> Term:
        """The term rebuilt from below, each node simplified over its simplified arguments."""

        def rebuilt(node: Term, *args: Term) -> Term:
            plain = make(node.op, args, node.payload) if args else node
            return self._noted(plain, lambda: self.proposer.rebuilt(node, *args))

        return fold(dict.fromkeys(SIGNATURES, rebuilt), term, memo=self.memo)[0]

    # -- ranges ----------------------------------------------------------------------------------------------

    def interval(self, term: Term) -> Interval:
        """Constant bounds of the term."""
        if term not in self.ranges:
            self.ranges[term] = self.proposer.interval(term)
            self.ranged(term)
        return self.ranges[term]

    def ranged(self, term: Term) -> tuple[Step, ...]:
        """The steps that the bounds of the term rest on: its own, or those of the parts that it is the sum of."""
        if term not in self.shown:
            self.shown[term] = self._ranged(term)
        return self.shown[term]

    def _ranged(self, term: Term) -> tuple[Step, ...]:
        low, high = self.interval(term)
        if _plain(term, low, high):
            return ()
        if self.weaker is not None and self.weaker.proposer.interval(term) == (low, high):
            return self.weaker.ranged(term)  # one step for all cases in which the term stands
        if term.op == "add" or multiple(term):
            parts = [split(part) for part in summands(term)]
            ends = [_times(by, self.interval(part)) for by, part in parts]
            if sum(end[0] for end in ends) >= low and sum(end[1] for end in ends) <= high:
                return tuple(step for _, part in parts for step in self.ranged(part))
        apart = sum(part.payload for part in summands(term) if part.op == "const")
        if apart and not (infinite(low) or infinite(high)):  # a bound of x + 8 is one of x
            rest = add(term, const(-apart))
            ends = self.interval(rest)
            if ends[0] + apart >= low and ends[1] + apart <= high:
                return self.ranged(rest)
        return (self.must(bounded(term, low, high)),)

    def disjoint(self, a: Term, b: Term) -> bool:
        """Whether two values share no bit: one is not negative and below a power of two of which the other, whose bits are
        those of two's complement, is a multiple; or has bits alone at which the other has none in that power's digits."""
        for high, low in ((a, b), (b, a)):
            ends = self.proposer.interval(low)
            if ends[0] < 0 or infinite(ends[1]):
                continue
            power = const(1 << int(ends[1]).bit_length())
            if is_const(self.proposer.mod(high, power), 0):
                for value in (low, high):
                    self.interval(value)
                return is_const(self.mod(high, power), 0)
            first = math.gcd(*(c for c, _ in map(split, summands(low)))) if low.op != "const" else low.payload
            first &= -first  # the lowest bit that it may have
            digits = self.proposer.mod(high, power)
            if first > 1 and self.proposer.interval(digits)[0] >= 0 and self.proposer.interval(digits)[1] < first:
                self.interval(low)
                digits = self.mod(high, power)
                ends = self.interval(digits)
                return ends[0] >= 0 and ends[1] < first and is_const(self.mod(low, const(first)), 0)
        return False


def _room(formula: Term) -> tuple[str, Term] | None:
    """What a comparison says of a number: that it is 0, or at least 0."""
    if formula.op not in ("eq", "le", "lt"):
        return None
    left, right = formula.args
    return "eq" if formula.op == "eq" else "le", add(right, mul(-1, left), -1 if formula.op == "lt" else 0)


def _by_condition(term: Term) -> tuple[dict[Term, tuple[Term, Term]], Term]:
    """The sums of the arms that each condition chooses between, and the summands that are no conditionals."""
    arms: dict[Term, tuple[Term, Term]] = {}
    rest: list[Term] = []
    left = [(1, term)]
    while left:
        times, whole = left.pop()
        for by, base in map(split, summands(whole)):
            if base.op == "add":
                left.append((times * by, base))
            elif base.op == "ite":
                condition, then, otherwise = base.args
                yes, no = arms.get(condition, (const(0), const(0)))
                arms[condition] = add(yes, mul(times * by, then)), add(no, mul(times * by, otherwise))
            else:
                rest.append(mul(times * by, base))
    return arms, add(*rest)


def bounded(term: Term, low: float, high: float) -> Term:
    """low <= term <= high, for ends that may be infinite."""
    ends = [] if infinite(low) else [const(int(low)) <= term]
    return both(*ends, *([] if infinite(high) else [term <= const(int(high))]))


def multiple(term: Term) -> bool:
    """Whether it is a constant times something."""
    return term.op == "mul" and term.args[0].op == "const"


def _times(by: int, ends: Interval) -> Interval:
    low, high = ends
    return (by * low, by * high) if by > 0 else (by * high, by * low)


def _plain(term: Term, low: float, high: float) -> bool:
    """Whether the range is the one that a constant has, or that a variable brings."""
    if term.op == "const":
        return low <= term.payload <= high
    if infinite(low) and infinite(high):
        return True
    if term.op != "var":
        return False
    _, least, beyond = term.payload
    return (infinite(low) or (least is not None and is_const(least) and least.payload >= low)) and (
        infinite(high) or (beyond is not None and is_const(beyond) and beyond.payload - 1 <= high)
    )
