"""What the claims say before any slip: the obligations, and for each some lanes that satisfy its assumptions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct, field

from ..engines.sampling import rows, samples
from ..language.obligations import Holds, Obligation, Verdict
from ..language.systems import System
from ..language.walking import postorder
from ..running import registry

ROWS = 4000  # lanes kept for an obligation
BATCH = 1024


class Known(Struct):
    """An obligation with its size in terms and the lanes to try a changed goal on, columns of int64."""

    obligation: Obligation
    size: int
    lanes: Mapping[str, Any] | None = None

    @property
    def is_finding(self) -> bool:
        return self.obligation.expected is Verdict.REFUTED


class Baseline(Struct):
    """known: (system, claim, case) -> the obligation, of the systems of one target; seconds, engines: how long each
    verdict took, and which engine reached it, where that is known."""

    target: registry.Target
    systems: list[System]
    known: dict[tuple[str, str, str], Known] = field(default_factory=dict)
    seconds: dict[tuple[str, str, str], float] = field(default_factory=dict)
    engines: dict[tuple[str, str, str], str] = field(default_factory=dict)


def key(obligation: Obligation) -> tuple[str, str, str]:
    return obligation.system, obligation.claim, obligation.case


def build(target: registry.Target, chosen: set[str] | None = None) -> Baseline:
    """The target's obligations, or those of the claims with these full names. Raises SpecError."""
    found = Baseline(target, target.systems())
    for system in found.systems:
        for claim in system.claims.values():
            if chosen is None or claim.full_name in chosen:
                for obligation in registry.obligations(claim):
                    size = sum(1 for _ in postorder(*obligation.roots, ranges=True))
                    found.known[key(obligation)] = Known(obligation, size)
    return found


def with_lanes(baseline: Baseline) -> Baseline:
    """Draw the lanes once, before the mutants are judged in copies of this process."""
    for known in baseline.known.values():
        if not known.is_finding and known.lanes is None:
            known.lanes = _draw(known.obligation)
    return baseline


def _draw(obligation: Obligation) -> Mapping[str, Any] | None:
    formulas = [obligation.goal.formula] if isinstance(obligation.goal, Holds) else list(obligation.goal.outputs)
    kept = [batch for batch in samples(obligation.assumptions, formulas, BATCH, rounds=1) if rows(batch)]
    if not kept or not kept[0]:
        return None
    return together(kept, ROWS)


def together(batches: Sequence[Mapping[str, Any]], most: int) -> dict[str, Any]:
    """The batches' rows under each other, an equal share of each."""
    share = max(most // len(batches), 1)
    return {name: np.concatenate([batch[name][:share] for batch in batches]) for name in batches[0]}
