"""What a claim may tell a kind beside its map, and the case that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..claims import Case
from ..constructors import both
from ..maps import Anywhere, MapError
from ..obligations import OneToOne, Replay
from ..terms import Term, as_int

Formula = Term | bool
Parameters = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """What a claim may tell a kind beside its map."""

    given: Sequence[Formula] = ()
    steps: Sequence[Formula] = ()
    show: Mapping[str, Any] = field(default_factory=dict)
    replay: Sequence[Replay] = ()
    using: Sequence[Any] = ()


def case(name: str, goal: Formula | OneToOne, at: Anywhere, own: Mapping[str, Any], more: Mapping[str, Any]) -> Case:
    """The case with the map's preconditions; own: what it shows before what the claim adds."""
    told = Told(**more)
    happens = () if at.access.active is None else (at.access.active,)
    if told.steps and not isinstance(goal, OneToOne):
        goal = both(*told.steps, goal)
    return Case(name, goal, [*at.given, *happens, *told.given], {**own, **told.show}, told.replay, told.using)


def bytes_of(at: Anywhere) -> Term:
    if at.access.bytes is None:
        raise MapError("the map does not say how many bytes it moves")
    return as_int(at.access.bytes)
