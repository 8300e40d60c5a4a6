"""The first screen of a whole run: a line a system, what is not as expected by name, and how to see more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from ..running.outlines import SystemPlan
from ..running.results import ClaimResult, Result, Standing, by_claim
from .layout import Lines, beside, wrapped
from .report import STYLES, duration, write

HEADINGS = ("system", "claims", "findings", "as expected", "engines", "one solver's word", "time")
GAP, LEAST = 2, 12


def systems(out: Console, plans: Iterable[SystemPlan], results: Sequence[Result]) -> None:
    """The table, one row for every system that has results.

    claims: that are to be proved; findings: documented statements that are to be refuted. one solver's word: how many of
    the claims rest on it, until they are rechecked.
    """
    claims = by_claim(results)
    rows = [(plan, own) for plan in plans if (own := [claim for claim in claims if claim.claim.system == plan.name])]
    cells = [[_cell(text, "bold") for text in HEADINGS], *(_row(plan, own) for plan, own in rows)]
    widths = [max(len(row[n][0][0]) for row in cells) for n in range(len(HEADINGS))]
    left = out.width - sum(widths) + widths[4] - GAP * (len(widths) - 1)
    widths[4] = max(min(widths[4], left), LEAST)
    out.print()
    for row in cells:
        row[4] = wrapped(row[4][0][0], widths[4], row[4][0][1])
        write(out, beside(row, [width if n in (0, 4) else -width for n, width in enumerate(widths)], GAP))
        if row is cells[0]:
            rule = "─" if out.encoding.startswith("utf") else "-"
            write(out, Text(rule * (sum(widths) + GAP * (len(widths) - 1)) + "\n"))


def _cell(text: str, style: str = "") -> Lines:
    return [(text, style)]


def _row(plan: SystemPlan, claims: Sequence[ClaimResult]) -> list[Lines]:
    findings = sum(claim.claim.is_finding for claim in claims)
    right = sum(claim.standing is Standing.EXPECTED for claim in claims)
    worst = next((claim.standing for claim in claims if claim.standing is not Standing.EXPECTED), Standing.EXPECTED)
    engines = dict.fromkeys(engine for claim in claims for engine in claim.engines)
    words = sum(bool(claim.rests_on) for claim in claims)
    return [
        _cell(plan.name), _cell(f"{len(claims) - findings:,}"), _cell(f"{findings:,}" if findings else ""),
        _cell("all" if right == len(claims) else f"{right:,} of {len(claims):,}", STYLES[worst]),
        _cell(", ".join(engines)), _cell(f"{words:,}" if words else ""),
        _cell(duration(sum(claim.seconds for claim in claims)), "dim"),
    ]  # fmt: skip


def more(out: Console, results: Sequence[Result]) -> None:
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
