"""What a run looks like to a reader: a table a system, one row a claim, and a line at the end.

Sentences wrap, they are never cut; without a terminal the same text comes without control codes.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import IO, TextIO, cast

from rich.console import Console
from rich.text import Text

from ..attack.records import Attack
from ..language.obligations import Verdict
from ..running.outlines import SystemPlan, Variable
from ..running.results import ClaimResult, Result, Standing, by_claim
from .layout import GAP, Lines, beside, indented, labelled, wrapped

PIPE_WIDTH = 120
STYLES = {
    Standing.EXPECTED: "green",
    Standing.UNDECIDED: "yellow",
    Standing.UNEXPECTED: "bold red",
    Standing.OPEN: "dim",
    Standing.CONTRADICTED: "bold red reverse",
}

VERDICT_WIDTH, ENGINE_WIDTH = 12, 10  # of the longest words that stand there
CLAIM_SHARE = 0.64  # of what the other columns leave; the domain gets the rest


def console(file: TextIO | None = None) -> Console:
    """A console that takes text as it is; away from a terminal wide, and without blanks at the ends of lines."""
    target = cast(TextIO, sys.stdout if file is None else file)
    if target.isatty():
        return _Console(file=target, markup=False, highlight=False, emoji=False)
    width = None if "COLUMNS" in os.environ else PIPE_WIDTH
    return _Console(
        file=cast(IO[str], _Trimmed(target)), width=width, markup=False, highlight=False, emoji=False, color_system=None
    )


class _Console(Console):
    """A console whose reader may leave early, which is no verdict."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class _Trimmed(io.TextIOBase):
    """Drops the blanks with which a table fills its lines."""

    def __init__(self, file: TextIO):
        self.file = file

    def write(self, text: str) -> int:
        self.file.write(re.sub(r" +$", "", text, flags=re.MULTILINE))
        return len(text)

    def flush(self) -> None:
        self.file.flush()

    def isatty(self) -> bool:
        return False

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self.file.encoding


def write(out: Console, text: Text) -> None:
    """Print text that is laid out already."""
    out.print(text, soft_wrap=True, end="")


def table(out: Console, systems: Iterable[SystemPlan], results: Sequence[Result]) -> None:
    """A table for every system that has results, one row a claim."""
    claims = by_claim(results)
    for system in systems:
        own = [claim for claim in claims if claim.claim.system == system.name]
        if own:
            out.print()
            out.print(_heading(system))
            write(out, _rows(own, out.width, "─" if out.encoding.startswith("utf") else "-"))


def _heading(system: SystemPlan) -> Text:
    heading = Text(system.name, style="bold")
    heading.append(f": {system.title}", style="not bold")
    if system.seed:
        heading.append(f" (seed {system.seed})", style="dim not bold")
    return heading


def _rows(claims: Sequence[ClaimResult], width: int, rule: str) -> Text:
    times = [[duration(claim.seconds), *(["cached"] if claim.cached else [])] for claim in claims]
    last = max(len(line) for lines in times for line in lines)
    left = max(width - VERDICT_WIDTH - ENGINE_WIDTH - last - 4 * GAP, 20)
    sentences = round(left * CLAIM_SHARE)
    widths = (sentences, VERDICT_WIDTH, ENGINE_WIDTH, left - sentences, -last)
    headings: list[Lines] = [[(name, "bold")] for name in ("claim", "verdict", "engine", "for all", "time")]
    text = beside(headings, widths)
    text.append(rule * width + "\n")
    for claim, lines in zip(claims, times, strict=True):
        if claim is not claims[0]:
            text.append("\n")
        cells = [
            wrapped(claim.claim.sentence, widths[0]),
            wrapped(claim.said, widths[1], STYLES[claim.standing]),
            wrapped(", ".join(claim.engines), widths[2]),
            wrapped(quantified(claim), widths[3]),
            [(line, "dim") for line in lines],
        ]
        text.append_text(beside(cells, widths))
        text.append(f"{claim.claim.name}\n", "dim")
    return text


def quantified(claim: ClaimResult) -> str:
    """``N, H, W, m, k; lane in 0..63; 12 cases; 4,096 points``"""
    said = [case for case in claim.cases if not case.outcome or case.outcome.verdict is not Verdict.UNSUPPORTED]
    variables = {v.name: v for case in said for v in case.statement.variables}
    parts = [", ".join(v.name for v in variables.values() if v.symbolic)]
    parts += [f"{', '.join(names)} in {ends}" for ends, names in _finite(variables.values()).items()]
    parts.append(f"{len(claim.cases):,} cases" if len(claim.cases) > 1 else "")
    parts.append(f"{claim.points:,} points" if claim.points else "")
    return "; ".join(part for part in parts if part) or ("nothing: one fact" if said else "")


def _finite(variables: Iterable[Variable]) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for variable in variables:
        if not variable.symbolic:
            groups.setdefault(f"{variable.low}..{variable.high}", []).append(variable.name)
    return groups


def duration(seconds: float) -> str:
    """Seconds as a reader wants them."""
    if seconds >= 100:
        return f"{int(seconds) // 60} min {int(seconds) % 60} s"
    return f"{seconds:.1f} s" if seconds >= 1 else f"{seconds * 1000:.0f} ms"


def verdicts(results: Sequence[Result]) -> str:
    """How many claims have which verdict, and how many of them on one solver's word."""
    counts, words = Counter[str](), Counter[str]()
    for claim in by_claim(results):
        verdict = claim.said.partition(" (")[0]
        counts[verdict] += 1
        words[verdict] += bool(claim.rests_on)
    said = "; ".join(
        f"{count:,} {verdict}" + (f" ({words[verdict]} on one solver's word)" if words[verdict] else "")
        for verdict, count in counts.items()
    )
    return _count(sum(counts.values()), "claim") + (f": {said}" if said else "")


def summary(out: Console, results: Sequence[Result], seconds: float, attacks: Sequence[Attack] = ()) -> None:
    """One line: how many claims have which verdict, and what is from where. seconds: without those of the attacks."""
    cached = sum(result.cached for result in results)
    kept = f", {cached:,} of them from the cache" if cached else ""
    replayed = sum(result.replayed for result in results)
    kept += f", {replayed:,} of them replayed from their records" if replayed else ""
    out.print()
    total = f"{_count(len(results), 'obligation')}{kept}, {duration(seconds)}"
    total += f"; attacked for {duration(sum(attack.seconds for attack in attacks))}." if attacks else "."
    out.print(f"{verdicts(results)}. {total}", soft_wrap=True)


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def lines(out: Console, pairs: Sequence[tuple[str, str]]) -> None:
    """Label and text in two columns, the text wrapped in its own."""
    if pairs:
        write(out, labelled(pairs, out.width))


def listing(out: Console, systems: Iterable[SystemPlan]) -> None:
    """Every claim with its sentence; findings say so."""
    for system in systems:
        out.print()
        out.print(_heading(system))
        text = indented(system.source, out.width, "dim") if system.source else Text()
        for claim in system.claims:
            text.append(f"  {claim.full_name}")
            text.append("  (finding: documented, but false)\n" if claim.is_finding else "\n", style="yellow")
            text.append_text(indented(claim.sentence, out.width, indent=8))
            if claim.documented:
                text.append_text(indented(f"documented: {claim.documented}", out.width, "dim", indent=8))
        write(out, text)
