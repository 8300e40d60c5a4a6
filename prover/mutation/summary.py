"""What a mutation run found, for a reader and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ..showing.page import Page, coordinates
from .assumptions import Drop, Need
from .judge import HARMLESS, KILLED, ORDER, STATEMENT, SURVIVING, Fate, Judgement
from .sources import Mutant

MOST_SHOWN = 160  # characters of one side of a mutant


class Record(msgspec.Struct):
    """One mutant: where, the slip, the text before and after, and what became of it."""

    place: str
    slip: str
    before: str
    after: str
    judgement: Judgement


class Summary(msgspec.Struct):
    """One system's mutants. score: noticed of all that can be noticed, 0 to 1; None where there are none.

    fates: how many mutants had each fate. dropped: the claims' assumptions, each left out in turn.
    """

    system: str
    score: float | None
    fates: dict[str, int]
    mutants: list[Record]
    dropped: list[Drop]
    seconds: float


class Run(msgspec.Struct):
    """A run of `tileprove mutate`. complete: false if it was interrupted."""

    schema_version: int
    tool: str
    version: str
    complete: bool
    systems: list[Summary]


def record(mutant: Mutant, judgement: Judgement) -> Record:
    return Record(mutant.place, mutant.said, _clipped(mutant.before), _clipped(mutant.after), judgement)


def _clipped(text: str) -> str:
    line = " ".join(text.split()).replace("__tileprove_terms__.", "")
    return line if len(line) <= MOST_SHOWN else line[: MOST_SHOWN - 3] + "..."


def summary(system: str, mutants: Sequence[Record], dropped: Sequence[Drop], seconds: float) -> Summary:
    """The records in the order of their places, counted."""
    counted = Counter(record.judgement.fate for record in mutants)
    killed, survived = (sum(counted[fate] for fate in fates) for fates in (KILLED, SURVIVING))
    score = killed / (killed + survived) if killed + survived else None
    fates = {fate.value: counted[fate] for fate in ORDER if counted[fate]}
    return Summary(system, score, fates, list(mutants), list(dropped), round(seconds, 1))


def show(out: Page, found: Summary, verbose: bool) -> None:
    """Counts, then every survivor with the place where old and new formula differ, then what is not needed."""
    out.print()
    total = len(found.mutants)
    rate = "nothing to score" if found.score is None else f"{found.score:.1%} of what can be noticed is noticed"
    out.print(f"{found.system}: {total} mutants, {rate}, {found.seconds:.0f} s")
    for title, fates in GROUPS.items():
        counts = ", ".join(f"{found.fates[fate.value]} {fate.value}" for fate in fates if fate.value in found.fates)
        if counts:
            out.print(f"  {title:<34}{counts}")
    if found.dropped:
        needs = Counter(drop.need for drop in found.dropped)
        out.print(f"  {'assumptions, dropped one by one':<34}" + ", ".join(f"{needs[n]} {n.value}" for n in Need))
    wanted = ORDER if verbose else (*SURVIVING, Fate.UNPROVED, Fate.FINDING, Fate.ABANDONED, *STATEMENT)
    for fate in wanted:
        _list(out, fate, [record for record in found.mutants if record.judgement.fate is fate])
    _list_drops(out, [drop for drop in found.dropped if drop.need is not Need.NEEDED])


GROUPS: Mapping[str, tuple[Fate, ...]] = {
    "noticed": KILLED,
    "not noticed": SURVIVING,
    "undecided": (Fate.ABANDONED,),
    "changes what is said, not the map": STATEMENT,
    "no difference to notice": HARMLESS,
}


def _list(out: Page, fate: Fate, records: Sequence[Record]) -> None:
    if not records:
        return
    out.print()
    out.print(f"{fate.value}:")
    for record in records:
        found = record.judgement
        out.say(f"  {record.place}  {record.slip}")
        out.say(f"      {record.before}")
        out.say(f"   -> {record.after}")
        by = [
            f"by {found.by}" if found.by else "",
            found.detail,
            f"lost: {', '.join(found.lost)}" if found.lost else "",
        ]
        for said in filter(None, by):
            out.say(f"      {said}")
        for label, point in (("at", found.point), ("old and new differ at", found.differs)):
            if point:
                out.say(f"      {label} {coordinates(point)}")


def _list_drops(out: Page, drops: Sequence[Drop]) -> None:
    grouped: dict[tuple[Need, str, str], list[str]] = {}
    for drop in drops:
        claim, _, case = drop.claim.partition("/")
        grouped.setdefault((drop.need, claim, drop.assumption), []).append(case)
    for need in (Need.NOT_NEEDED, Need.OPEN):
        rows = {at: cases for at, cases in grouped.items() if at[0] is need}
        if rows:
            out.print()
            out.print(f"assumption {need.value}:")
        for (_, claim, assumption), cases in rows.items():
            where = f" ({len(cases)} cases)" if len(cases) > 1 else f" ({cases[0]})" if cases[0] else ""
            out.say(f"  {claim}{where}: {assumption}")


def survivors(found: Iterable[Summary]) -> int:
    return sum(record.judgement.fate in SURVIVING for summary in found for record in summary.mutants)


def abandoned(found: Iterable[Summary]) -> int:
    return sum(record.judgement.fate is Fate.ABANDONED for summary in found for record in summary.mutants)
