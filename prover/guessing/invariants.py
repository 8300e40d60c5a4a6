"""What is proposed of integers that a loop carries: bounds, and that being moved never wraps; and which of it is left.

All of a loop's proposals are assumed of an iteration and have to hold after it, and at the start. What one of these does
not prove falls, and what is left is proved anew without it, until all of it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from ..language.idioms import within
from ..language.terms import Term, truth

MOST_BOUNDS = 6  # guessed for each end of a value


@dataclass(frozen=True, slots=True, eq=False)
class Bound:
    """One guess: what a loop carries at a position is at least, or at most, the end. number: among the guesses."""

    position: int
    end: Term
    least: bool
    number: int

    def of(self, value: Term, bits: int) -> Term:
        """What it says of a value of so many bits."""
        return value >= self.end if self.least else value <= self.end

    def goal(self, value: Moved) -> Term:
        return self.of(value.signed, value.bits)

    @property
    def said(self) -> str:
        return f"bound {self.number} of value {self.position}"


@dataclass(frozen=True, slots=True, eq=False)
class Fits:
    """The guess that what a loop carries at a position never wraps, being moved by an amount."""

    position: int

    def of(self, value: Term, bits: int) -> Term:
        """That the value, in unbounded integers, is one of so many bits."""
        return within(value, -(1 << (bits - 1)), 1 << (bits - 1))

    def goal(self, value: Moved) -> Term:
        return truth(False) if value.unbounded is None else self.of(value.unbounded, value.bits)

    @property
    def said(self) -> str:
        return f"no wrap-around of value {self.position}"


@dataclass(frozen=True, slots=True)
class Moved:
    """A value with which a loop starts, or goes on. unbounded: as the amounts say that move it, before it can wrap."""

    signed: Term
    unbounded: Term | None
    bits: int


Guess = Bound | Fits


def proposed(carried: Iterable[tuple[int, bool]], ends: Collection[Term]) -> Iterator[Guess]:
    """carried: (position, whether iterations move it by an amount) of each integer. ends: what may bound them."""
    count = 0
    for position, moves in carried:
        if moves:
            yield Fits(position)
        for end in list(ends)[:MOST_BOUNDS]:
            for least in (True, False):
                yield Bound(position, end, least, count)
                count += 1


def kept(guesses: Iterable[Guess], failed: Collection[Guess]) -> list[Guess]:
    """Those of which every case is proved."""
    return [guess for guess in guesses if guess not in failed]
