"""The first screen of a whole run: a line a system, what is not as expected by name, and how to see more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..running.outlines import SystemPlan
from ..running.results import ClaimResult, Result, Standing, by_claim
from .layout import Column, Part, Table
from .page import Page
from .report import STYLES, duration

HEADINGS = ("system", "claims", "findings", "as expected", "engines", "one solver's word", "time")


def systems(out: Page, plans: Iterable[SystemPlan], results: Sequence[Result]) -> None:
    """The table, one row for every system that has results.

    claims: that are to be proved; findings: documented statements that are to be refuted. one solver's word: how many of
    the claims rest on it, until they are rechecked.
    """
    claims = by_claim(results)
    rows = [
        _row(plan, own) for plan in plans if (own := [claim for claim in claims if claim.claim.system == plan.name])
    ]
    columns = [Column(name, float(name == "engines"), right=name not in ("system", "engines")) for name in HEADINGS]
    out.print()
    out.table(Table(columns, rows))


def _row(plan: SystemPlan, claims: Sequence[ClaimResult]) -> list[Part]:
    findings = sum(claim.claim.is_finding for claim in claims)
    right = sum(claim.standing is Standing.EXPECTED for claim in claims)
    worst = next((claim.standing for claim in claims if claim.standing is not Standing.EXPECTED), Standing.EXPECTED)
    engines = dict.fromkeys(engine for claim in claims for engine in claim.engines)
    words = sum(bool(claim.rests_on) for claim in claims)
    return [
        plan.name, f"{len(claims) - findings:,}", f"{findings:,}" if findings else "",
        ("all" if right == len(claims) else f"{right:,} of {len(claims):,}", STYLES[worst]),
        ", ".join(engines), f"{words:,}" if words else "",
        (duration(sum(claim.seconds for claim in claims)), "dim"),
    ]  # fmt: skip


def more(out: Page, results: Sequence[Result]) -> None:
    """How to see more; the names of what has another verdict than expected, however many there are."""
    claims = by_claim(results)
    for standing in (Standing.CONTRADICTED, Standing.UNEXPECTED, Standing.UNDECIDED, Standing.OPEN):
        names = [claim.claim.full_name for claim in claims if claim.standing is standing]
        if names:
            out.print(f"{standing.value}: {', '.join(names)}", style=STYLES[standing])
    example = claims[0].claim.system if claims else "SYSTEM"
    out.print(
        f"`tileprove check {example}` prints the claims of a system, `check --verbose` all of them and the counterexamples"
        " of the findings; `tileprove list` the sentences",
        style="dim",
    )
