"""Decides the claims of a kernel with the machinery that decides specs: workers, cache, verdicts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..cache import Cache
from ..checking import Check
from ..claims import System
from ..plan import Plans
from .obligations import Claims


@dataclass(frozen=True, slots=True)
class KernelTarget:
    """A kernel where `Plans` expects a spec: its system is built already."""

    name: str
    system: System
    path: Any = None
    built_in: bool = False

    def systems(self) -> list[System]:
        return [self.system]


def plans(claims: Claims, cache: Cache) -> Plans:
    return Plans([KernelTarget(claims.system.name, claims.system)], cache)  # type: ignore[list-item]


def prepared(claims: Claims, found: Plans, cache: Cache) -> Check:
    """A check in which what nobody need decide has its outcome."""
    check = Check(found, [claim for claim in found.claims if claim.statements], cache)
    fixed = {(claim, case): outcome for (claim, case), outcome in claims.given.items()}
    known = {
        statement.digest: fixed[statement.claim, statement.case]
        for _, statement in check.items
        if (statement.claim, statement.case) in fixed
    }
    look_up: Callable[..., None] = check.look_up

    def with_known(evidence: bool = False) -> None:
        look_up(evidence)
        check.outcomes.update(known)

    check.look_up = with_known  # type: ignore[method-assign]
    return check
