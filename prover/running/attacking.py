"""The attack on what is proved of a user's spec by kinds: the file is read once more, by a process that judges it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..attack.budget import OFF, Wanted
from ..attack.records import Attack, Contradiction
from ..language.obligations import SpecError, Verdict
from . import spec_process
from .checking import Check


def attacked(check: Check, wanted: Wanted, checking: float) -> list[Attack]:
    """An attack on each System of a user's file that claims something by a kind; where one contradicts a proof, the check's
    results say so. checking: seconds that it took to prove that."""
    found = list(_attacks(check, wanted, checking))
    check.contradict(
        msgspec.structs.replace(attack, contradictions=list(_against_proofs(check, attack))) for attack in found
    )
    return found


def _attacks(check: Check, wanted: Wanted, checking: float) -> Iterator[Attack]:
    proved = {
        result.claim.full_name
        for result in check.results
        if result.outcome is not None and result.outcome.verdict is Verdict.PROVED and not result.claim.is_finding
    }
    for path, systems in check.plans.files.items():
        asked = {
            system.name: [claim.full_name for claim in system.claims if claim.by_kind and claim.full_name in proved]
            for system in systems
            if any(claim.by_kind for claim in system.claims)
        }
        asked = {name: claims for name, claims in asked.items() if claims}
        if wanted.off or not asked:
            yield from (Attack(subject=name, why=OFF) for name in asked)
            continue
        seed = wanted.drawing(path.read_text(errors="replace"))
        allowed = wanted.allowed(checking)
        try:
            yield from spec_process.attacked(path, [name for those in asked.values() for name in those], allowed, seed)
        except SpecError as error:
            yield from (Attack(subject=name, seed=seed, allowed=allowed, why=str(error)) for name in asked)


def _against_proofs(check: Check, attack: Attack) -> Iterator[Contradiction]:
    """The runs against what a kind says where every case of it is proved: one alone may be true."""
    verdicts = {
        (result.claim.name, result.statement.case): result.outcome.verdict
        for result in check.results
        if result.claim.system == attack.subject and result.outcome is not None
    }
    groups: dict[bytes, list[Contradiction]] = {}
    for run in attack.contradictions:
        groups.setdefault(msgspec.json.encode((run.claim, run.said, run.at)), []).append(run)
    for runs in groups.values():
        if all(verdicts.get((run.claim, run.case)) is Verdict.PROVED for run in runs):
            yield from runs
