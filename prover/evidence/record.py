"""One obligation's evidence as it is stored: the statement itself, the verdict, and what the checker needs."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from ..claims import Obligation, Verdict
from ..outcome import Outcome
from ..wire import digest, pack

FORMAT = 1


class Record(msgspec.Struct, frozen=True):
    """name: system.claim/case. digest: of the statement. statement: as `wire` packs it. lemmas: hash of the texts.

    point: of a refutation the counterexample, of a proof a lane that satisfies the assumptions.
    """

    format: int
    name: str
    digest: str
    verdict: Verdict
    engine: str
    statement: dict[str, Any]
    point: dict[str, int] | None
    witness: dict[str, Any]
    tree: dict[str, Any]
    lemmas: str


def lemma_hash(texts: Sequence[str]) -> str:
    return hashlib.sha256("\0".join(text.strip() for text in texts).encode()).hexdigest() if texts else ""


def record(obligation: Obligation, outcome: Outcome) -> Record:
    """What is worth keeping of an outcome."""
    return Record(
        FORMAT,
        obligation.name,
        digest(obligation),
        outcome.verdict,
        outcome.engine,
        pack(replace(obligation, show=(), replay=())),
        outcome.point,
        outcome.witness,
        outcome.tree,
        lemma_hash(outcome.lemmas),
    )


def seal(line: bytes) -> str:
    """What the ledger says about a stored record."""
    return hashlib.sha256(line).hexdigest()[:32]
