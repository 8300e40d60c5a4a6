"""One obligation's evidence as it is stored: the statement itself, the verdict, and what the checker needs.

Nothing else: whatever a record says is checked again by `recheck`, so that an edit is refused or changes nothing.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ..base.engines import EVIDENCE, engine_of
from ..engines.outcome import Outcome
from ..language.obligations import Obligation, Verdict
from ..language.wire import digest, pack

FORMAT = 3
COUNTEREXAMPLE = "counterexample"  # the evidence of a refutation, whichever engine found it


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """name: system.claim/case. digest: of the statement. statement: as `wire` packs it.

    point: of a refutation the counterexample, of a proof a lane that satisfies the assumptions. witness: its "kind", and
    what that kind of evidence keeps (`base.engines`); of a refutation the "cell" that is not hit once, where there is no
    point.
    """

    format: int
    name: str
    digest: str
    verdict: Verdict
    statement: dict[str, Any]
    point: dict[str, int] | None
    witness: dict[str, Any]
    tree: dict[str, Any]

    @property
    def kind(self) -> str:
        """What kind of evidence it is, in a word; empty for none."""
        if self.verdict is Verdict.REFUTED:
            return COUNTEREXAMPLE
        kind = self.witness.get("kind")
        return kind if isinstance(kind, str) and kind in EVIDENCE else ""

    @property
    def engine(self) -> str:
        """The engine that leaves such evidence; empty for a counterexample, which any engine may find."""
        return engine_of(self.kind, str(self.witness.get("logic", "")))

    @property
    def points(self) -> int:
        """How many points were enumerated, of a proof by enumeration."""
        count = self.witness.get("points", 0) if self.kind in EVIDENCE and EVIDENCE[self.kind].counted else 0
        return count if type(count) is int else -1  # true is 1, and no count

    @property
    def lemmas(self) -> int:
        """How many lemmas the proof has: combinations in its tree, or the statement itself as a solver was asked."""
        return _combinations(self.tree) if self.kind == "chain" else int(self.kind == "smt")


def record(obligation: Obligation, outcome: Outcome) -> Record:
    """What is worth keeping of an outcome."""
    return Record(
        FORMAT,
        obligation.name,
        digest(obligation),
        outcome.verdict,
        packed(obligation),
        outcome.point,
        _witness(outcome),
        outcome.tree,
    )


def packed(obligation: Obligation) -> dict[str, Any]:
    """The statement, without what is only shown."""
    return pack(obligation.bare)


def _witness(outcome: Outcome) -> dict[str, Any]:
    """What is kept; a witness of no known kind is no evidence, and stays as it is for a checker to refuse."""
    if outcome.verdict is Verdict.REFUTED:
        return {"cell": outcome.witness["cell"]} if outcome.point is None and "cell" in outcome.witness else {}
    known = outcome.witness
    kind = known.get("kind")
    left = EVIDENCE.get(kind) if isinstance(kind, str) else None
    return known if left is None else {key: known[key] for key in ("kind", *left.kept) if key in known}


def seal(line: bytes) -> str:
    """What the ledger says about a stored record."""
    return hashlib.sha256(line).hexdigest()


def _combinations(data: Any) -> int:
    """How many links of the rule combine there are, in a tree that nobody has read yet."""
    count, stack = 0, [data]
    while stack:
        part = stack.pop()
        if isinstance(part, dict):
            links = part.get("links", ())
            count += sum(isinstance(link, list) and link[:1] == ["combine"] for link in links)
            stack += [part[key] for key in ("steps", "tree", "cases", "branches") if key in part]
        elif isinstance(part, list):
            stack += [item for item in part if isinstance(item, (dict, list))]
    return count
