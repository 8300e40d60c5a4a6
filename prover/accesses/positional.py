"""Offsets as digits: a sum of digit * unit, the largest unit first, each unit's lower digits together less than it.

Which units and digits these are is proposed (`Proposer`). What is here says what has to be proved of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from ..language.constructors import add, mul
from ..language.monomials import Monomials, divided, expanded, total
from ..language.parts import Interval
from ..language.terms import Term, const

ONE = const(1)


class Axis(Struct, frozen=True):
    """A stride, with the units of the tiles within it, in elements of the axis, largest first."""

    stride: Term
    tiles: tuple[Term, ...]


def units(of: Iterable[Axis]) -> list[Term]:
    """The unit of each digit."""
    return [mul(tile, axis.stride) for axis in of for tile in (*axis.tiles, ONE)]


def make_up(digits: Sequence[Term], of: Sequence[Axis], offset: Monomials) -> bool:
    """Whether the digits, each times its unit, are the offset, and the last unit is 1: of another one, that may be 0, equal
    offsets do not say which digit."""
    sizes = units(of)
    whole = expanded(add(*(mul(digit, unit) for digit, unit in zip(digits, sizes, strict=True))))
    return whole == offset and sizes[-1] is ONE


def below(own: Sequence[Term], of: Sequence[Term], at: int) -> tuple[Term, Term]:
    """What is below a unit, and the unit. In units of the first one below it that divides it and those between, whose own
    digits are less than it."""
    for last in range(at + 1, len(of)):
        ratios = [quotient(unit, of[last]) for unit in of[at : last + 1]]
        known = [ratio for ratio in ratios if ratio is not None]
        if len(known) == len(ratios):
            parts = zip(own[at + 1 : last + 1], known[1:], strict=True)
            return add(*(mul(digit, ratio) for digit, ratio in parts)), known[0]
    raise AssertionError("the last unit is 1")


def quotient(upper: Term, lower: Term) -> Term | None:
    """The upper unit in lower ones, where it is a whole number of them for all sizes."""
    rest, found = divided(expanded(upper), lower)
    return None if rest else total(found)


class Joint(Struct, frozen=True):
    """A term that two others give, its quotient and its remainder. nested: the term is p // a, and the quotient stands as
    p // (a * by)."""

    term: Term
    by: Term
    nested: bool = False

    @property
    def rest(self) -> Term:
        return self.term % self.by

    @property
    def divisors(self) -> tuple[Term, ...]:
        return (self.by, *(self.term.args[1:] if self.nested else ()))

    def among(self, known: Iterable[Term]) -> list[Term]:
        """The quotient and the remainder, where both are known; its divisor may have its factors in another order."""
        if self.nested and self.term.op != "div":
            return []
        whole, by = (self.term.args[0], mul(self.term.args[1], self.by)) if self.nested else (self.term, self.by)
        wanted, terms = expanded(by), list(known)
        quotients = (
            one for one in terms if one.op == "div" and one.args[0] is whole and expanded(one.args[1]) == wanted
        )
        found = next(quotients, None)
        return [found, self.rest] if found is not None and any(one is self.rest for one in terms) else []

    def told(self, known: Iterable[Term], shared: Callable[[Term], bool]) -> bool:
        """Whether both are among what is known, and the divisors the same in all programs: else the same quotient and
        remainder may be of two numbers."""
        return bool(self.among(known)) and all(map(shared, self.divisors))


class Proposer(Protocol):
    """Whoever says which digits to take: it is believed nothing."""

    def axes(
        self, offsets: Sequence[Monomials], strides: Iterable[Term], shared: Callable[[Term], bool]
    ) -> list[Axis]: ...  # fmt: skip

    def digits(self, offset: Monomials, of: Sequence[Axis], ranges: Callable[[Term], Interval]) -> list[Term]: ...

    def connected(self, terms: Sequence[Term], start: Iterable[Term], shared: set[int]) -> Iterator[int]: ...

    def joint(self, known: Sequence[Term], shared: Callable[[Term], bool]) -> Joint | None: ...
