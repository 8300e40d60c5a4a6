"""What a reader sees of barriers: for each line of them whether it orders anything."""

from __future__ import annotations

from ..showing.page import Page
from .barriers import Barriers
from .checking import CudaCheck, Decide
from .repairing import repairs


class BarriersShown:
    """Prints them for one launch after the other. decide: what decides claims."""

    def __init__(self) -> None:
        self.decide: Decide | None = None

    def show(self, out: Page, check: CudaCheck) -> None:
        assert self.decide is not None
        for claim, case, where in repairs(check, self.decide):
            out.say(f"\n  {claim}, {case}: a barrier {where} would order them: with it {claim} is proved")
        own = Barriers(check, self.decide)
        out.say("\n  barriers" if own.lines else "\n  barriers: none", style="bold")
        idle = []
        for one in own.all():
            said = "orders nothing: without it everything is still proved" if one.nothing else one.why
            out.say(
                "    ", (f"{one.name} {said}" if one.nothing else f"{one.name}: {said}", "green" if one.nothing else "")
            )
            idle += [one] if one.nothing else []
        if len(idle) > 1:
            why = own.without([instruction for one in idle for instruction in one.instructions])
            said = "all of these may be left out together" if not why else f"not all of these together: {why}"
            out.say(f"    {said}", style="dim")
