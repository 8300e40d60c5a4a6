"""Arithmetic progressions that hold what a loop carries: guessed from how the values change, proved by induction.

Nothing here is trusted. A guess that is too narrow fails its proof, one that is too wide leaves something undecided.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from ..engines.simplifying.algebra import Algebra
from ..language.constructors import both, negation
from ..language.idioms import divides, within
from ..language.parts import split, summands
from ..language.terms import Term, const, integer
from ..language.walking import postorder, substitute, variables

MOST_CASES = 32  # of a value that hangs on conditions
NEAR = 6  # rounds in which a guess grows by what was seen; then to where it may be doubled, then to the end of its type
MOST_ROUNDS = 16


class Unbounded(Exception):
    """A value of which no ends are seen."""


class StridedInterval(Struct, frozen=True):
    """low, low + step, low + 2*step, ..., high; step 0 for one number."""

    low: int
    high: int
    step: int = 0

    def joined(self, other: StridedInterval) -> StridedInterval:
        """The narrowest one that holds both."""
        step = math.gcd(self.step, other.step, other.low - self.low)
        return StridedInterval(min(self.low, other.low), max(self.high, other.high), step)

    def reaching(self, other: StridedInterval, bits: int) -> StridedInterval:
        """This one, and where the other is beyond an end of it everything in that direction: what can be doubled in the
        type, and after that what the type has."""
        found, half = self.joined(other), 1 << (bits - 2)
        if not found.step:
            return found
        if not -half <= found.low <= found.high < half:
            half *= 2
        low = found.low - (found.low + half) // found.step * found.step if other.low < self.low else found.low
        high = found.high + (half - 1 - found.high) // found.step * found.step if other.high > self.high else found.high
        return StridedInterval(low, high, found.step)

    def holds(self, other: StridedInterval) -> bool:
        return self.joined(other) == self

    def everything(self, bits: int) -> bool:
        """Whether it says nothing about a signed number of so many bits."""
        return self.step == 1 and self.low <= -(1 << (bits - 1)) and self.high >= (1 << (bits - 1)) - 1

    def value(self, name: str) -> Term:
        """Any of the numbers, as a term over one variable."""
        if not self.step:
            return const(self.low)
        if self.step == 1:
            return integer(name, self.low, self.high + 1)
        return self.low + self.step * integer(f"{name}/{self.step}", 0, (self.high - self.low) // self.step + 1)

    def has(self, term: Term) -> Term:
        """That the term is one of the numbers."""
        if not self.step:
            return term == self.low
        return both(within(term, self.low, self.high + 1), divides(self.step, term - self.low))

    def __str__(self) -> str:
        if not self.step:
            return str(self.low)
        first = f"{self.low}, {self.low + self.step}"
        if self.high == self.low + self.step:
            return f"{self.low} or {self.high}"
        return f"{self.low} to {self.high}" if self.step == 1 else f"one of {first}, ..., {self.high}"


def around(term: Term, given: Sequence[Term]) -> StridedInterval | None:
    """A progression that holds the term where what is given holds; None if it never does. Raises Unbounded."""
    found = _around(term, tuple(given))
    if isinstance(found, Unbounded):
        raise Unbounded
    return found


@lru_cache(4096)  # what one loop carries is the same in most of the runs in which others are looked at
def _around(term: Term, given: tuple[Term, ...]) -> StridedInterval | Unbounded | None:
    found: StridedInterval | None = None
    pending: list[tuple[Term, list[Term]]] = [(term, [])]
    cases, whole = 0, Algebra(given)
    while pending:
        one, chosen = pending.pop()
        choice = next((node for node in postorder(one) if node.op == "ite"), None) if cases < MOST_CASES else None
        if choice is not None:
            cases += 1
            condition, *arms = choice.args
            for case, arm in zip((condition, negation(condition)), arms, strict=True):
                pending.append((substitute({choice: arm}, one)[0], [*chosen, case]))
            continue
        algebra = whole.knowing(chosen) if chosen else whole
        simple = algebra.simplify(one)
        low, high = algebra.interval(simple)
        if low > high or any(least > most for least, most in map(algebra.interval, algebra.known)):
            continue  # the conditions contradict each other
        low, high = _beside(simple, [*given, *chosen], algebra, low, high)
        if math.isinf(low) or math.isinf(high):
            return Unbounded()
        own = StridedInterval(int(low), int(high), _step(simple, int(low), int(high)))
        found = own if found is None else found.joined(own)
    return found


def _beside(term: Term, known: Sequence[Term], algebra: Algebra, low: Any, high: Any) -> tuple[Any, Any]:
    """The ends of a term, which may be closer for what is known of it beside something else: of 2*i where 2*i < n."""
    own = set(variables(term))
    for formula in known:
        if formula.op not in ("lt", "le") or own.isdisjoint(variables(formula)):
            continue
        less, more = formula.args
        rest = algebra.simplify(more - less - int(formula.op == "lt"))  # is no less than 0
        for sign in (1, -1):
            other = algebra.interval(algebra.simplify(term + sign * rest))
            low, high = (low, min(high, other[1])) if sign > 0 else (max(low, other[0]), high)
    return low, high


def _step(term: Term, low: int, high: int) -> int:
    """A number of which all differences of the term's values are multiples."""
    if low == high:
        return 0
    parts = [split(part) for part in summands(term)]
    constant = sum(c for c, t in parts if t.op == "const")
    step = math.gcd(*(c for c, t in parts if t.op != "const")) or 1
    return step if (low - constant) % step == 0 == (high - constant) % step else 1


class Tried(Struct, frozen=True):
    """How a search for a phi's progression ended. first: what was seen before anything was taken; found: what was settled,
    or None; widest: what was taken last before it was given up."""

    first: StridedInterval | None
    found: StridedInterval | None
    widest: StridedInterval | None


class Guesses(Struct):
    """A loop's progressions, widened from run to run until what the loop makes of them stays inside.

    bits: phi -> its width. found: phi -> what it is taken to be; None where nothing is known. tried: phi -> how a search
    ended when less was known of the loops around, which is where this one begins: it is only a proposal, that grows, is
    narrowed or given up like any other.
    """

    bits: dict[str, int] = field(default_factory=dict)
    found: dict[str, StridedInterval | None] = field(default_factory=dict)
    rounds: int = 0
    narrowed: bool = False
    settled: bool = False
    seen: dict[str, StridedInterval | None] = field(default_factory=dict)  # in this run
    tried: dict[str, Tried] = field(default_factory=dict)
    first: dict[str, StridedInterval | None] = field(default_factory=dict)
    widest: dict[str, StridedInterval | None] = field(default_factory=dict)

    def fresh(self) -> Guesses:
        """The same, for another run."""
        return replace(self, seen={})

    def see(self, name: str, term: Term, given: Sequence[Term], first: bool = False) -> None:
        """A value that the phi begins with, if it is the first, or that goes into the next iteration."""
        if self.settled or self.seen.get(name, True) is None:
            return
        try:
            now = around(term, given)
        except Unbounded:
            self.seen[name] = None
            return
        if first and now is not None:  # a sum of sizes has no ends by itself, and no number beyond its type's
            half = 1 << (self.bits[name] - 1)
            low, high = max(now.low, -half), min(now.high, half - 1)
            now = (
                StridedInterval(low, high, int(low < high))
                if (low, high) != (now.low, now.high) and low <= high
                else now
            )
        before = self.seen.get(name)
        if now is not None:
            self.seen[name] = now if before is None else before.joined(now)

    def lose(self, name: str) -> None:
        """The phi gets a value that is not known."""
        self.seen[name] = None

    def of(self, name: str) -> StridedInterval | None:
        return self.found[name] if name in self.found else self.seen.get(name)

    def next(self) -> Guesses:
        """The guesses for another run; settled if this run left them as they were."""
        if not self.found:
            first = {name: self.seen.get(name) for name in self.bits}
            found = {name: self._proposed(name, one) for name, one in first.items()}
            return replace(self, found=found, first=first, rounds=1, seen={})
        lost = {name for name, one in self.found.items() if one is not None and self.seen.get(name) is None}
        now = {name: one for name, one in self.seen.items() if one is not None and self.found.get(name) is not None}
        wider = {name for name, one in now.items() if not self._taken(name).holds(one)}
        lost |= {name for name in wider if self._given_up(name)}
        if self.rounds > MOST_ROUNDS or self.narrowed:
            lost |= wider
        if not wider and not lost:
            lost = {name for name, one in now.items() if one.everything(self.bits[name])}
            if not lost and now != {name: one for name, one in self.found.items() if one is not None}:
                return replace(self, found=self.found | now, narrowed=True, seen={})
        if lost:  # the others may have rested on them
            return self._without(lost)
        if not wider:
            return replace(self, settled=True, seen={})
        grown = {name: self._grown(name, now[name]) for name in wider}
        if all(self._taken(name) == one for name, one in grown.items()):  # they are as wide as they get
            return self._without(grown)
        return replace(self, found=self.found | grown, rounds=self.rounds + 1, seen={})

    def _without(self, lost: Iterable[str]) -> Guesses:
        widest = self.widest | {name: self.found[name] for name in lost}
        return replace(self, found=self.found | dict.fromkeys(lost), widest=widest, rounds=1, narrowed=False, seen={})

    def _proposed(self, name: str, seen: StridedInterval | None) -> StridedInterval | None:
        """How another search ended that began alike, or what it found if that holds what was seen now."""
        before = self.tried.get(name)
        if before is None or seen is None:
            return seen
        if before.found is None:
            return before.widest if before.first == seen and before.widest is not None else seen
        return before.found if before.found.holds(seen) else seen

    def _given_up(self, name: str) -> bool:
        """Whether it is as another search left it when it was given up."""
        before = self.tried.get(name)
        return before is not None and before.found is None and before.widest == self.found[name]

    @property
    def results(self) -> dict[str, Tried]:
        """Of a search that is settled."""
        return {name: Tried(self.first.get(name), one, self.widest.get(name)) for name, one in self.found.items()}

    def _taken(self, name: str) -> StridedInterval:
        known = self.found[name]
        assert known is not None
        return known

    def _grown(self, name: str, now: StridedInterval) -> StridedInterval:
        before = self._taken(name)
        return before.joined(now) if self.rounds < NEAR else before.reaching(now, self.bits[name])
