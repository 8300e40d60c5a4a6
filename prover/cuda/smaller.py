"""A counterexample at the least sizes at which it is still one, where its memories are larger than runs tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ..engines.outcome import Outcome
from ..guessing.unwritten import refuted
from ..language.meanings.python import TooLarge, Undefined
from ..language.obligations import Obligation
from .running import Runs


def sized(outcome: Outcome, obligation: Obligation, sizes: Iterable[str], runs: Runs) -> Outcome:
    """The refuted outcome at a point that can be run, if such a one is found near its own; else as it is."""
    point = outcome.point or {}
    try:
        if runs.large(point):
            for name in sorted(set(sizes) & set(point), key=lambda own: -point[own]):
                point = _least(name, point, obligation)
            if not runs.large(point):
                return msgspec.structs.replace(outcome, point=point)
    except (Undefined, TooLarge):  # it has no size there
        pass
    return outcome


def _least(name: str, point: Mapping[str, int], obligation: Obligation) -> dict[str, int]:
    """By halves: a guess, as a statement may hold at some size between two at which it is false."""
    found, below = dict(point), 0
    while found[name] - below > 1:
        middle = (found[name] + below) // 2
        less = refuted(obligation, {**found, name: middle})
        if less is None:
            below = middle
        else:
            found |= less
    return found
