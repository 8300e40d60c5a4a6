"""What a run looks like to a reader: a table a system, one row a claim, and a line at the end.

Sentences wrap, they are never cut; without a terminal the same text comes without control codes.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from typing import IO, TextIO, cast

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .claims import System, Verdict
from .plan import SystemPlan, Variable
from .results import ClaimResult, Result, Standing, by_claim

PIPE_WIDTH = 120
STYLES = {
    Standing.EXPECTED: "green",
    Standing.UNDECIDED: "yellow",
    Standing.UNEXPECTED: "bold red",
    Standing.OPEN: "dim",
}

# heading, share of the width, least width: that of the longest word in it
COLUMNS = (("claim", 9, 20), ("verdict", 3, 11), ("engine", 2, 10), ("for all", 5, 14))


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


def table(out: Console, systems: Iterable[SystemPlan], results: Sequence[Result]) -> None:
    """A table for every system that has results, one row a claim."""
    claims = by_claim(results)
    for system in systems:
        own = [claim for claim in claims if claim.claim.system == system.name]
        if own:
            out.print()
            out.print(_heading(system))
            out.print(_table(own))


def _heading(system: SystemPlan | System) -> Text:
    heading = Text(system.name, style="bold")
    heading.append(f": {system.title}", style="not bold")
    if system.seed:
        heading.append(f" (seed {system.seed})", style="dim not bold")
    return heading


def _table(claims: Iterable[ClaimResult]) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, expand=True, leading=1)
    for heading, ratio, least in COLUMNS:
        grid.add_column(heading, ratio=ratio, min_width=least, overflow="fold")
    grid.add_column("time", justify="right", no_wrap=True)
    for claim in claims:
        sentence = Text(claim.claim.sentence)
        sentence.append(f"\n{claim.claim.name}", style="dim")
        grid.add_row(
            sentence,
            Text(claim.said, style=STYLES[claim.standing]),
            Text(", ".join(claim.engines)),
            Text(quantified(claim)),
            Text(duration(claim.seconds) + ("\ncached" if claim.cached else ""), style="dim"),
        )
    return grid


def quantified(claim: ClaimResult) -> str:
    """``N, H, W, m, k; lane in 0..63; 12 cases; 4,096 points``"""
    variables = {v.name: v for case in claim.cases for v in case.statement.variables}
    parts = [", ".join(v.name for v in variables.values() if v.symbolic)]
    parts += [f"{', '.join(names)} in {ends}" for ends, names in _finite(variables.values()).items()]
    parts.append(f"{len(claim.cases):,} cases" if len(claim.cases) > 1 else "")
    parts.append(f"{claim.points:,} points" if claim.points else "")
    return "; ".join(part for part in parts if part) or "nothing: one fact"


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


def summary(out: Console, results: Sequence[Result], seconds: float) -> None:
    """One line: how many claims have which verdict."""
    counts: dict[str, int] = {}
    for claim in by_claim(results):
        counts[claim.said.partition(" (")[0]] = counts.get(claim.said.partition(" (")[0], 0) + 1
    said = "; ".join(f"{count} {words}" for words, count in counts.items())
    cached = sum(result.cached for result in results)
    kept = f", {cached:,} of them from the cache" if cached else ""
    out.print()
    total = f"{len(results):,} obligations{kept}, {duration(seconds)}."
    out.print(f"{sum(counts.values())} claims: {said}. {total}", soft_wrap=True)


def lines(out: Console, pairs: Sequence[tuple[str, str]]) -> None:
    """Label and text in two columns, the text wrapped in its own."""
    if not pairs:
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True, min_width=10)
    grid.add_column(overflow="fold")
    for label, said in pairs:
        grid.add_row(Text(label), Text(said))
    out.print(Padding(grid, (0, 0, 0, 4)))


def listing(out: Console, systems: Iterable[System]) -> None:
    """Every claim with its sentence; findings say so."""
    for system in systems:
        out.print()
        out.print(_heading(system))
        if system.source:
            out.print(Padding(Text(system.source, style="dim"), (0, 0, 0, 4)))
        for claim in system.claims.values():
            finding = claim.expected is Verdict.REFUTED
            title = Text(claim.full_name)
            if finding:
                title.append("  (finding: documented, but false)", style="yellow")
            out.print(Padding(title, (0, 0, 0, 2)))
            lines(out, [("", claim.sentence)] + ([("documented", claim.documented)] if claim.documented else []))
