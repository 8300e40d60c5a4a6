"""What the claims of a system reach: lanes, branches and assumptions, for a reader and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ..language.obligations import Verdict
from ..running.results import Result
from ..showing.page import Page, coordinates
from .branches import Branch, Place


class Statement(msgspec.Struct):
    """A statement with a lane that satisfies its assumptions; none for a vacuous or undecided one.

    unused: the assumptions that its proof did not use, ranges: the bounds of variables that it did not use. Proofs by
    the integer engine and by z3's integers say; those of the other engines leave both empty.
    """

    name: str
    verdict: str
    lane: dict[str, int] | None
    unused: list[str]
    ranges: list[str]


class Summary(msgspec.Struct):
    """One system."""

    system: str
    statements: list[Statement]
    places: list[Place]

    @property
    def branches(self) -> list[Branch]:
        return [branch for place in self.places for branch in place.branches]

    @property
    def vacuous(self) -> bool:
        return any(each.verdict == Verdict.VACUOUS.value for each in self.statements)

    @property
    def undecided(self) -> bool:
        return any(each.lane is None for each in self.statements) or any(branch.open for branch in self.branches)


class Run(msgspec.Struct):
    """A run of `tileprove reach`."""

    schema_version: int
    tool: str
    version: str
    systems: list[Summary]


def summary(system: str, results: Iterable[Result], places: Sequence[Place]) -> Summary:
    statements = []
    for result in results:
        outcome = result.outcome
        if outcome is not None:
            given = [said for said in outcome.unused if said in result.statement.given]
            ranges = [said for said in outcome.unused if said not in given]
            statements.append(Statement(result.statement.name, outcome.verdict.value, result.point, given, ranges))
    return Summary(system, statements, list(places))


def show(out: Page, found: Summary, verbose: bool) -> None:
    out.print()
    have = sum(each.lane is not None for each in found.statements)
    taken = sum(bool(branch.by) for branch in found.branches)
    out.say(
        f"{found.system}: {have} of {len(found.statements)} statements have a lane that satisfies their assumptions;"
        f" {taken} of {len(found.branches)} branches of {len(found.places)} where() are taken",
    )
    for each in found.statements:
        if each.lane is None:
            out.say(f"  no lane: {each.name} ({each.verdict})")
        elif verbose:
            out.say(f"  {each.name}: {coordinates(each.lane)}")
    for place in found.places:
        if verbose or not all(branch.by for branch in place.branches):
            _show_place(out, place, verbose)
    _show_unused(out, "assumptions that a proof did not use", [(e.name, e.unused) for e in found.statements])
    if verbose:
        _show_unused(
            out, "bounds of variables that a proof did not use", [(e.name, e.ranges) for e in found.statements]
        )


def _show_place(out: Page, place: Place, verbose: bool) -> None:
    out.say(f"  {place.place}  {place.source}")
    for branch in place.branches:
        if branch.by:
            at = f" at {coordinates(branch.lane)}" if branch.lane else ""
            said = f"taken by {branch.by}{at}" if verbose else ""
        elif branch.unreachable:
            said = f"proved unreachable in all {branch.statements} statements that contain it"
            said = said if branch.statements else "unreachable: its condition is always a constant"
        else:
            said = f"undecided: no lane found, and not proved unreachable, in {branch.statements} statements"
        if said:
            out.say(f"      {branch.side}: {said}")


def _show_unused(out: Page, title: str, unused: Iterable[tuple[str, Sequence[str]]]) -> None:
    grouped: dict[tuple[str, str], int] = {}
    for name, assumptions in unused:
        for assumption in assumptions:
            at = (name.partition("/")[0], assumption)
            grouped[at] = grouped.get(at, 0) + 1
    if grouped:
        out.print(f"  {title}:")
    for (claim, assumption), count in grouped.items():
        out.say(f"      {claim}: {assumption}" + (f" ({count} cases)" if count > 1 else ""))
