"""The weakest conjunction of atoms that the labelled points allow."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from ...language.terms import Term, both
from .grammar import Grammar
from .points import Points

SINGLES, PAIRS, TRIPLES = 400, 120, 36  # atoms that conjunctions of one, two and three are made of
PRICE = 0.04  # share of the good points that one more atom must bring


@dataclass(frozen=True)
class Choice:
    """parts: the atoms' formulas. kept: good points that satisfy all of them. whole: whether those are all good points."""

    parts: tuple[Term, ...]
    kept: int
    whole: bool

    @property
    def formula(self) -> Term:
        return both(*self.parts)


def choose(grammar: Grammar, points: Points, rejected: Set[tuple[Term, ...]]) -> Choice | None:
    """A conjunction that no bad point satisfies, with as many good points as possible, of few and short atoms."""
    if points.bad.all() or not points.bad.any():
        return None
    atoms, table, bad = grammar.atoms(points.columns, points.bad)
    good = ~bad
    if not atoms:
        return None
    keeps, stops = table[:, good], ~table[:, bad]
    count = int(good.sum())
    best: tuple[float, Choice] | None = None

    def consider(some: tuple[int, ...]) -> None:
        nonlocal best
        kept = int(np.all(keeps[list(some)], axis=0).sum())
        if not kept:
            return
        parts = tuple(atoms[number].formula for number in some)
        if parts in rejected:
            return
        cost = sum(atoms[number].cost for number in some)
        score = kept / count - PRICE * len(some) - 0.001 * cost
        if best is None or score > best[0]:
            best = score, Choice(parts, kept, kept == count)

    for number in np.flatnonzero(stops.all(axis=1)):
        consider((int(number),))
    for most, width in ((PAIRS, 2), (TRIPLES, 3)):
        if best is not None and best[1].whole:
            break
        # those that keep every good point first, then what keeps many and stops many
        worth = keeps.mean(axis=1) + 0.5 * stops.mean(axis=1) + keeps.all(axis=1)
        top = np.argsort(-worth, kind="stable")[:most]
        for some in combinations(sorted(map(int, top)), width):
            if np.all(np.any(stops[list(some)], axis=0)):
                consider(some)
    return None if best is None else best[1]
