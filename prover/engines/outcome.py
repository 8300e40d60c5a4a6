"""What an engine answers: a verdict with its evidence."""

from __future__ import annotations

from typing import Any

import msgspec

from ..language.claims import Verdict


class Outcome(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A verdict and what stands behind it; plain data, so it travels between machines and into artifacts.

    witness: what lets somebody else check a proved verdict; its "kind" names the checker.
    point: variable name -> value, of a counterexample, or of the satisfying lane of a proved obligation.
    rests_on: the solver on whose word alone a proof rests; empty where our own checks established it, or a point did.
    points: how many points were enumerated. tree: a chain's proof, as `proof.trees` reads it.
    unused: assumptions that the proof did not need, as text. detail: one line for a reader. replayed: whether the evidence
    was on record, and only checked.
    """

    verdict: Verdict
    engine: str = ""
    seconds: float = 0.0
    points: int = 0
    links: int = 0
    point: dict[str, int] | None = None
    witness: dict[str, Any] = {}
    tree: dict[str, Any] = {}
    unused: list[str] = []
    detail: str = ""
    rests_on: str = ""
    replayed: bool = False


def unknown(engine: str, detail: str) -> Outcome:
    return Outcome(verdict=Verdict.UNKNOWN, engine=engine, detail=detail)
