"""Carried numbers that change places in every iteration, as the addresses of two buffers do that are written in turn.

That some do is a guess, from one iteration at any numbers: each is then what another one was. It is used as long as it may
be refused, and proved by induction.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...language.constructors import both, where
from ...language.terms import Term, integer
from ...machine.values import Int, literals
from ..ir.module import Block
from ..ir.values import plain
from .induction import Step

MOST = 4  # numbers that change places


def rotation_fact(header: Block, name: str) -> Term:
    """What stands for it that numbers change places: refused next time, where that is not proved."""
    return integer(f"rotation_of_{plain(header.name)}_{plain(name)}", 0) >= 1


def cycles(follows: Mapping[str, str | None]) -> dict[str, tuple[str, ...]]:
    """Each that comes round -> itself, what it is next, and so on. follows: phi -> the phi whose value it has next."""
    found: dict[str, tuple[str, ...]] = {}
    for name in follows:
        way = [name]
        while (after := follows.get(way[-1])) is not None and after not in way and len(way) < MOST:
            way.append(after)
        if after == name and len(way) > 1:
            found[name] = tuple(way)
    return found


def rotated(starts: Sequence[Term], t: Term) -> Term:
    """What the first of these is in iteration t."""
    *others, found = starts
    for number, start in reversed(list(enumerate(others))):
        found = where(t % len(starts) == number, start, found)
    return found


def still_rotated(
    header: Block, name: str, line: int, t: Term, path: Term, starts: Sequence[Term], value: Term, after: Int
) -> Iterator[Step]:  # fmt: skip
    """That a number is what another one was after every iteration, and no poison."""
    goal = both(after.ok, after.term == rotated(starts, t + 1))
    said, show = f"%{name} changes places", {"it is": value, "next it is": after.term}
    case = f"{said} in the next iteration"
    yield Step(header.name, line, case, literals(path), goal, show, said, False, rotation_fact(header, name))
