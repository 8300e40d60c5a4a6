"""What was found of a compilation, as lines: an emitted instruction and the Triton line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..language.obligations import Verdict
from ..running.results import Result
from ..showing.page import Page
from ..triton.claimed import HOLDS, holds
from .checking import Compared

KERNEL = "kernel"  # the claim that it is read
KINDS = {"accesses": ("load", "store", "atomic", "access", KERNEL), "stores": ("written", "updated")}
STYLES = {Verdict.PROVED: "green", Verdict.REFUTED: "red", Verdict.VACUOUS: "green"}


def show(out: Page, found: Compared) -> None:
    """Print all of it: a line for each emitted access and each store of the source, then what is not compared."""
    own = found.subject
    out.say(f"\n{own.name}, compiled for {own.texts.name}: {_count(found)}, {found.seconds:.1f} s")
    for claim in found.claims:
        verdict = found.verdict(claim)
        emitted, _, source = found.lines.get(claim, claim).partition(" | ")
        out.say(f"  {verdict.value:<11} {emitted}", style=STYLES.get(verdict, "yellow"))
        if source:
            out.say(f"              {source}")
        if verdict not in HOLDS:
            for line in _why(found, claim, verdict):
                out.say(f"              {line}")
    if found.refuted:
        out.say("  to blame: the compiler, unless a hint of the kernel is refuted above")
    if found.ran:
        out.say(f"  {found.ran}")
    for note in found.notes:
        out.say(f"  not compared: {note}")
    for said in found.assumed:
        out.say(f"  assumed: {said}")
    if own.texts.said:
        out.say(f"  assumed when it was compiled: {'; '.join(own.texts.said)}")


def table(out: Page, all_found: Sequence[Compared]) -> None:
    """A line for each compilation, as docs/COMPILED.md has it."""
    head = ("launch", "compiled for", "accesses proved", "stores", "values", "s")
    rows = [head, *map(_row, all_found)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(head))]
    out.say("")
    for row in rows:
        out.say("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())


def counted(found: Compared, what: str) -> Counter[Verdict]:
    """How many claims have which verdict: of the emitted "accesses", or that the source's "stores" are made. A kernel that
    is not read, or of which there was no time to claim anything, is as many accesses as its text has."""
    verdicts = Counter[Verdict]()
    for claim in found.claims:
        if claim.partition("_")[0] in KINDS[what]:
            verdicts[found.verdict(claim)] += found.unstated if claim == KERNEL else 1
    return verdicts


def values(found: Compared) -> tuple[int, int]:
    """How many stored elements' values are proved, of how many that are compared."""
    own = [one for one in found.results if one.statement.case.endswith(": value")]
    return sum(holds(one) for one in own), len(own)


def _row(found: Compared) -> tuple[str, ...]:
    own, counts = found.subject, list[str]()
    for what in KINDS:
        verdicts = counted(found, what)
        counts.append(f"{sum(verdicts[one] for one in HOLDS)} of {verdicts.total()}")
    held, count = values(found)
    return (
        own.name, own.texts.name, *counts, f"{held} of {count}" if count else "not compared", f"{found.seconds:.0f}",
    )  # fmt: skip


def _count(found: Compared) -> str:
    proved = sum(found.verdict(claim) in HOLDS for claim in found.claims)
    return f"{proved} of {len(found.claims)} claims proved ({len(found.results)} obligations)"


def _why(found: Compared, claim: str, verdict: Verdict) -> list[str]:
    """The first case that decides."""
    own = [one for one in found.results if one.statement.claim == claim and one.outcome is not None]
    first: Result | None = next((one for one in own if one.outcome and one.outcome.verdict is verdict), None)
    if first is None or first.outcome is None:
        return ["it was not decided"]
    at = ", ".join(f"{name} = {value:,}" for name, value in (first.outcome.point or {}).items())
    return [f"{first.statement.case}: {first.outcome.detail}", *([f"at {at}"] if at else [])]
