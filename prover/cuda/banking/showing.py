"""What a reader sees of banks: a number for each line that accesses shared memory."""

from __future__ import annotations

from ...base.places import INLINED
from ...running.registry import lds_timings
from ...showing.page import Page, coordinates
from ..checking import CudaCheck
from ..showing_check import where
from .degrees import SM_90, Decide, Degree, Degrees

HEADING = f"banks of shared memory, as {SM_90} serves them: the most lanes that wait for one bank"
WIDTH = 5
MOST_NAMES = 6  # of what is printed of a place


class Banked:
    """Prints them for one launch after the other. decide: what decides claims. wrong: whether more was seen somewhere than
    is proved."""

    def __init__(self) -> None:
        self.decide: Decide | None = None
        self.wrong = False

    def show(self, out: Page, check: CudaCheck) -> None:
        assert self.decide is not None
        found = list(Degrees(check, self.decide, lds_timings()).all())
        out.say(f"\n  {HEADING}" if found else "\n  banks: no access of shared memory", style="bold")
        for one in found:
            number, said, style = _said(check, one)
            out.say("  ", (number.rjust(WIDTH), style), f"  {_line(one)}  {one.name}: {said}")
            self.wrong |= one.wrong
        if found:
            out.say("    over all sizes, blocks, warps and iterations; lanes go round a loop together", style="dim")


def _line(one: Degree) -> str:
    """Where it stands; without who called what is inlined."""
    whole = where(one.instruction, None)
    file, comma, called = whole.partition(INLINED)
    return f"{file} ({called.rpartition(' (')[2]}" if comma else whole


def _said(check: CudaCheck, one: Degree) -> tuple[str, str, str]:
    more = f" ({one.said})" if one.said else ""
    if one.why:
        return "?", one.why, "yellow"
    if one.wrong:
        return (
            "?",
            f"CONTRADICTED: {one.most} are proved to be the most, and {one.least} were seen{_at(check, one)}",
            "red",
        )
    if one.most <= 1:
        return "1", f"proved{more}, free of conflicts", "green"
    if one.exact:
        return str(one.most), f"proved{more}, reached{_at(check, one)}", "green"
    if one.data:
        return f"<= {one.most}", f"proved{more}; it hangs on values that are loaded or not known", "yellow"
    seen = f"{one.least} are seen{_at(check, one)}" if one.least else "no thread was seen there"
    return f"<= {one.most}", f"proved{more}; {seen}", "yellow"


def _at(check: CudaCheck, one: Degree) -> str:
    """Where it was seen: sizes and iterations, without what is 0."""
    special = check.statements.fitted.threads.special
    hidden = {term.payload[0] for name, term in special.items() if term.op == "var" and not name.startswith("tid")}
    hidden -= {term.payload[0] for term in check.statements.launch.sizes.values() if term.op == "var"}
    kept = {name: value for name, value in one.at.items() if name not in hidden}
    shown = dict(sorted(kept.items(), key=lambda pair: pair[0].startswith("tid"))[:MOST_NAMES])
    return f" at {coordinates(shown)}" if shown else ""
