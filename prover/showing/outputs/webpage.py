"""One page in HTML with everything in it: no network, no font, and one script of its own that filters, sorts and opens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ...drawing.figure import figure
from ...drawing.templates import rendered
from ...language.obligations import Obligation, Verdict
from ...running.outlines import ClaimPlan, SystemPlan
from ...running.results import ClaimResult, Result, Standing, by_claim
from .. import theorem
from ..blocks import MOST_BLOCKS, SHOWN, against, at_point, failure_of
from ..failure_picture import scene_of
from ..report import duration, quantified
from .finished import Finished

HERE = Path(__file__).parent
MOST_MARKUP = 20_000  # letters of a formula that is set as mathematics; a longer one stands as text
FALSE = (Verdict.REFUTED, Verdict.CONTRADICTED)  # with what shows it
# standing -> the word of the filter and the class of the row
KINDS = {
    Standing.EXPECTED: "expected",
    Standing.UNEXPECTED: "unexpected",
    Standing.UNDECIDED: "undecided",
    Standing.OPEN: "open",
    Standing.CONTRADICTED: "unexpected",
}


GRAVITY = ("unexpected", "undecided", "open", "expected")


class Group(Struct, frozen=True):
    """The claims of a system: how many, and how many are not as expected."""

    count: int
    wrong: int


class Row(Struct, frozen=True):
    """A claim as the page shows it: what its row says, and what opens below it. group: of the first one of a system."""

    result: ClaimResult
    claim: ClaimPlan
    uri: str
    number: int
    kind: str
    evidence: str
    system: SystemPlan
    theorem: list[theorem.Part]
    case: str
    failures: list[dict[str, Any]]
    condition: int | None  # number of the row that says when a finding does hold
    group: Group | None = None


def render(run: Finished) -> str:
    """The page. Its formulas are those of each claim's first case, or of the first one that is not as expected."""
    systems = {system.name: system for system in run.systems}
    claims = _failures_first(by_claim(run.results))
    numbers = {claim.claim.full_name: number for number, claim in enumerate(claims)}
    rows = [_row(run, claim, number, systems[claim.claim.system], numbers) for number, claim in enumerate(claims)]
    for system in systems.values():
        own = [row for row in rows if row.system is system]
        if own:
            group = Group(len(own), sum(row.kind != "expected" for row in own))
            rows[own[0].number] = replace(own[0], group=group)
    return rendered(
        HERE, "webpage", run=run, rows=rows, systems=[s.name for s in run.systems if any(r.system is s for r in rows)],
        verdicts=_counts(claims), engines=sorted({engine for claim in claims for engine in claim.engines}),
        findings=[row for row in rows if row.claim.is_finding], seconds=duration(run.seconds),
        evidence=evidence, duration=duration, quantified=quantified, words=sum(bool(claim.rests_on) for claim in claims),
    )  # fmt: skip


def _failures_first(claims: Sequence[ClaimResult]) -> list[ClaimResult]:
    """By systems, those with failures first; failures first in each; else in their order."""
    places = {name: at for at, name in enumerate(dict.fromkeys(claim.claim.system for claim in claims))}
    worst: dict[str, int] = {}
    for claim in claims:
        gravity = GRAVITY.index(KINDS[claim.standing])
        worst[claim.claim.system] = min(gravity, worst.get(claim.claim.system, gravity))

    def place(claim: ClaimResult) -> tuple[int, int, int]:
        own = claim.claim.system
        return worst[own], places[own], GRAVITY.index(KINDS[claim.standing])

    return sorted(claims, key=place)


def _counts(claims: Sequence[ClaimResult]) -> list[tuple[str, str, int]]:
    """(what is said, kind, how many claims) in the order of gravity."""
    found = Counter((claim.said.partition(" (")[0], KINDS[claim.standing]) for claim in claims)
    return [
        (said, kind, count) for (said, kind), count in sorted(found.items(), key=lambda pair: pair[0][1], reverse=True)
    ]


def _row(run: Finished, result: ClaimResult, number: int, system: SystemPlan, numbers: dict[str, int]) -> Row:
    wrong = [case for case in result.cases if case.standing in SHOWN]
    shown = (wrong or list(result.cases))[0]
    refuted = [c for c in result.cases if c.outcome is not None and c.outcome.verdict in FALSE]
    kinds = dict.fromkeys(evidence(case) for case in result.cases)
    uri = Path(result.claim.file).absolute().as_uri() if result.claim.file else ""
    return Row(
        result, result.claim, uri, number, KINDS[result.standing], ", ".join(kind for kind in kinds if kind), system,
        _theorem(run.terms(shown)) if shown.outcome is not None else [], shown.statement.case,
        [_failure(run, case) for case in refuted[:MOST_BLOCKS]], numbers.get(result.claim.condition),
    )  # fmt: skip


def evidence(case: Result) -> str:
    """What the verdict stands on, in a word."""
    outcome = case.outcome
    if outcome is None or outcome.verdict not in (Verdict.PROVED, Verdict.REFUTED):
        return ""
    if outcome.verdict is Verdict.REFUTED:
        return "a point" if outcome.point is not None else "a cell that nothing hits"
    if outcome.rests_on:
        return f"the word of {outcome.rests_on} alone"
    if outcome.tree:
        return "proof tree"
    return f"{outcome.points:,} points" if outcome.points else str(outcome.witness.get("kind", "its own check"))


def _theorem(obligation: Obligation) -> list[theorem.Part]:
    """The theorem as MathML; parts that are too long to be set as lines of text, which no ``<math>`` begins."""
    found, plain = theorem.mathml(obligation), {part.title: part.lines for part in theorem.statement(obligation)}
    return [
        part
        if sum(map(len, part.lines)) <= MOST_MARKUP
        else theorem.Part(f"{part.title} (as text)", plain.get(part.title, []))
        for part in found
    ]


def _failure(run: Finished, case: Result) -> dict[str, Any]:
    assert case.outcome is not None
    failure = failure_of(case.outcome, lambda: run.terms(case))
    drawn = scene_of(failure) if failure is not None else None
    return {
        "case": case.statement.case,
        "detail": case.outcome.detail,
        "lines": at_point(failure) + against(case.outcome.contradiction),
        "replays": failure.replays if failure is not None else [],
        "modules": failure.modules if failure is not None else [],
        "picture": figure(drawn) if drawn is not None else "",
    }
