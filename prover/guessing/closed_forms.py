"""What a number that a loop carries is in iteration t, guessed from what one iteration makes of any number, or of the first
ones: 2^t times its start, its start divided by 2^t, (start + t) mod n, start - t until that is 0 and what grows meanwhile,
the start of another one with which it changes places, start + t*step.

Who uses a form states of the next iteration that it is right, and drops it where that is not proved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from ..engines.simplifying.algebra import Algebra
from ..language.constructors import where
from ..language.idioms import minimum
from ..language.meanings import python
from ..language.terms import Term, as_int, const, integer
from ..language.walking import substitute, variables

MOST_ROUND = 64
MOST_IN_TURN = 4  # numbers that change places
TURNS = 1 << 20  # iterations of which a step is guessed


class _OfItself(Struct, frozen=True):
    """It hangs on its own start alone. name: of the number."""

    name: str
    kind: ClassVar[str] = "scale"

    @property
    def names(self) -> tuple[str, ...]:
        """Of the numbers of whose starts it is made."""
        return (self.name,)


class Powers(_OfItself, frozen=True):
    """It is doubled in each iteration, or halved."""

    doubled: bool

    @property
    def said(self) -> str:
        """To a reader, behind the number's name."""
        return "is doubled" if self.doubled else "is halved"

    def value(self, starts: Sequence[Term], t: Term) -> Term:
        """What it is in iteration t, of what these numbers begin with."""
        power = as_int(1) << t
        return starts[0] * power if self.doubled else starts[0] // power


class Round(_OfItself, frozen=True):
    """It goes round so many numbers: 0, 1, ..., many - 1, 0, ..."""

    many: int

    @property
    def said(self) -> str:
        return f"goes round {self.many} numbers"

    def value(self, starts: Sequence[Term], t: Term) -> Term:
        return (starts[0] + t) % self.many


class Down(_OfItself, frozen=True):
    """It is so much less in each iteration, until it is 0, as the number of what is left of Numba's `range` is."""

    by: int
    kind: ClassVar[str] = "countdown"

    @property
    def said(self) -> str:
        return f"is less by {self.by} until it is 0"

    def value(self, starts: Sequence[Term], t: Term) -> Term:
        gone = self.by * t
        return where(gone < starts[0], starts[0] - gone, minimum(starts[0], 0))


class Up(Struct, frozen=True):
    """It grows by what another one is less by: names has that one's behind its own."""

    names: tuple[str, str]
    by: int
    kind: ClassVar[str] = "countdown"

    @property
    def said(self) -> str:
        return f"grows by {self.by} until %{self.names[1]} is 0"

    def value(self, starts: Sequence[Term], t: Term) -> Term:
        return starts[0] + starts[1] - Down(self.names[1], self.by).value(starts[1:], t)


class InTurn(Struct, frozen=True):
    """It is what these numbers begin with, one after the other, as the addresses of two buffers are that are written in
    turn."""

    names: tuple[str, ...]
    kind: ClassVar[str] = "rotation"

    @property
    def said(self) -> str:
        return "changes places"

    def value(self, starts: Sequence[Term], t: Term) -> Term:
        *others, found = starts
        for number, start in reversed(list(enumerate(others))):
            found = where(t % len(starts) == number, start, found)
        return found


ClosedForm = Powers | Round | Down | Up | InTurn


def powers_below(most: int) -> list[int]:
    """1, 2, 4, ..., each less than this.

    >>> powers_below(9)
    [1, 2, 4, 8]
    """
    return [1 << by for by in range(max(most - 1, 0).bit_length())]


def scale(name: str, start: Term, own: Term, after: Term, bits: int) -> Powers | Round | Down | None:
    """What an iteration makes of a number, if it doubles it or, where that is not negative, halves it, or if that goes
    round, or down to 0. own: any number."""
    number = integer("number", 0, 1 << (bits - 1))
    algebra = Algebra()
    next_ = algebra.simplify(substitute({own: number}, after)[0])
    if algebra.simplify(next_ - 2 * number) is as_int(0):
        return Powers(name, doubled=True)
    if next_ is algebra.simplify(number // 2):
        return Powers(name, doubled=False)
    many = _round(start, own, after)
    if many is not None:
        return Round(name, many)
    less = _less(own, after, lambda number, then: number - then)
    return None if less is None else Down(name, less)


def _round(start: Term, own: Term, after: Term) -> int | None:
    """n, where each number up to n - 1 is followed by the next one, and that by 0."""
    if start.op != "const" or own.op != "var" or set(variables(after)) != {own}:
        return None
    name = own.payload[0]
    try:
        follow = (python.evaluate({name: number}, after)[0] for number in range(MOST_ROUND))
        last = next((number for number, after in enumerate(follow) if after != number + 1), MOST_ROUND)
        back = last < MOST_ROUND and python.evaluate({name: last}, after)[0] == 0
    except (python.Undefined, python.TooLarge):
        return None
    return last + 1 if back and last > 0 and 0 <= start.payload <= last else None


def up(names: tuple[str, str], own: Term, other: Term, after: Term) -> Up | None:
    """Whether an iteration adds to a number what it takes from the other. own, other: any numbers."""
    if own.op != "var" or other.op != "var":
        return None
    (moved,) = substitute({own: as_int(0)}, after)
    by = _less(other, moved, lambda number, then: then)
    same = Algebra().simplify(after - moved - own) is as_int(0)
    return Up(names, by) if by is not None and same else None


def _less(own: Term, after: Term, taken: Callable[[int, int], int]) -> int | None:
    """n, where n is taken of each number of at least n, all of one below, and nothing where it is not positive. taken: by
    the number and what comes of it."""
    if own.op != "var" or set(variables(after)) != {own}:
        return None
    name = own.payload[0]
    try:
        found = {number: taken(number, python.evaluate({name: number}, after)[0]) for number in range(-2, MOST_ROUND)}
    except (python.Undefined, python.TooLarge):
        return None
    by = found[MOST_ROUND - 1]
    fits = all(less == max(0, min(number, by)) for number, less in found.items())
    return by if fits and 0 < by < MOST_ROUND - 1 else None


def in_turn(follows: Mapping[str, str | None]) -> dict[str, InTurn]:
    """Of each that comes round: itself, what it is next, and so on. follows: number -> the one whose value it has next."""
    found: dict[str, InTurn] = {}
    for name in follows:
        way = [name]
        while (after := follows.get(way[-1])) is not None and after not in way and len(way) < MOST_IN_TURN:
            way.append(after)
        if after == name and len(way) > 1:
            found[name] = InTurn(tuple(way))
    return found


def stays(own: Term, start: Term, after: Term) -> bool:
    """Whether a number stays what it begins with, as far as one iteration says: what it is next is that, if it is that."""
    return own.op == "var" and substitute({own: start}, after)[0] is start


def straight(
    term: Term, t: Term, simplify: Callable[[Term], Term] = lambda term: term
) -> tuple[Term, Term] | None:  # fmt: skip
    """(a, b) of a term that is a + b*t for the first three t."""
    first, second, third = (simplify(substitute({t: const(number)}, term)[0]) for number in range(3))
    by = simplify(second - first)
    return (first, by) if simplify(third - second - by) is const(0) else None


def led(start: Term, after: Term, counters: Mapping[Term, tuple[Term, Term]]) -> Term | None:
    """What an iteration adds to a number that it makes anew of counters, if that is always the same. counters: what stands
    for each -> what it begins with, and its step."""
    own = set(variables(after))
    mine = {one: found for one, found in counters.items() if one in own}
    if not mine:
        return None
    algebra, turn = Algebra(), integer("turn", 0, TURNS)
    (now,) = substitute({one: first + step * turn for one, (first, step) in mine.items()}, after)
    line = straight(now, turn, algebra.simplify)
    if line is None:
        return None
    first, step = line
    always = algebra.simplify(algebra.simplify(now) - first - step * turn) is as_int(0)
    return step if always and algebra.simplify(first - start - step) is as_int(0) else None
