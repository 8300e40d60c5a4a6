"""Every assumption of every claim, dropped: needed (the claim is refuted without it), or not."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

import msgspec
from msgspec import Struct

from ..engines.counterexample import find
from ..language.meanings.text import text
from ..language.obligations import Obligation, Verdict
from ..language.terms import Term
from ..language.walking import conjuncts
from .asking import Asks


class Need(StrEnum):
    """What a claim is without one of its assumptions."""

    NEEDED = "needed"  # refuted
    NOT_NEEDED = "not needed"  # proved all the same
    OPEN = "undecided"


class Drop(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An assumption, and what the claim is without it. point: where the claim fails then."""

    claim: str
    assumption: str
    need: Need
    point: dict[str, int] | None = None
    seconds: float = 0.0


class Dropped(Struct, frozen=True, eq=False):
    """An obligation without the conjunct ``assumption`` of what it assumed."""

    obligation: Obligation
    assumption: Term


def drops(obligation: Obligation) -> list[Dropped]:
    """One for each assumption beside the variables' ranges; none for a finding, which is false with them already."""
    if obligation.expected is not Verdict.PROVED:
        return []
    parts = [part for formula in obligation.given for part in conjuncts(formula)]
    return [
        Dropped(replace(obligation, given=tuple(part for part in parts if part is not gone), show=(), replay=()), gone)
        for gone in parts
    ]


def judge(dropped: Dropped, seconds: float, asks: Asks) -> Drop:
    """Decide the claim without the assumption."""
    start = asks.now()
    said = Drop(claim=dropped.obligation.name, assumption=text(dropped.assumption), need=Need.OPEN)
    said.point = find(dropped.obligation)
    if said.point is not None:
        said.need = Need.NEEDED
    else:
        outcome = asks.decide(dropped.obligation, seconds)
        if outcome.verdict is Verdict.PROVED:
            said.need = Need.NOT_NEEDED
        elif outcome.verdict is Verdict.REFUTED:
            said.need, said.point = Need.NEEDED, outcome.point
    said.point = None if said.point is None else dropped.obligation.as_made(said.point)
    said.seconds = asks.now() - start
    return said
