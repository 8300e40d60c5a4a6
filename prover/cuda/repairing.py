"""Where one barrier more would order what races: said only where it is proved of the kernel with it, for all sizes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from ..kernels.ir.module import Instruction
from ..kernels.loops.visits import ACCESS, BARRIER, Event, Visit
from ..kernels.machine.sinks import Access
from ..kernels.steps.proving import CLAIM
from ..language.obligations import Verdict
from ..running.results import Result
from ..triton.claimed import HOLDS
from .barriers import Changed, again
from .checking import CudaCheck, Decide
from .meeting import Meeting
from .ordering import Ordering
from .stated import REACHED, Stated, at

MOST = 6  # places that are tried


def repairs(check: CudaCheck, decide: Decide) -> Iterator[tuple[str, str, str]]:
    """(claim, case, where a barrier makes that claim true and is reached by all) of what is refuted within a block."""
    done, results = set(), check.results
    if any(one.statement.claim in {*check.stated.resting, CLAIM} and not _holds(one) for one in results):
        return
    for one in results:
        key = one.statement.claim, one.statement.case
        about = check.stated.about.get(key)
        if one.outcome is None or one.outcome.verdict is not Verdict.REFUTED or about is None or about.room is None:
            continue
        if about.meeting is None or about.meeting.blocks or key[0] in done:
            continue
        done.add(key[0])
        for name, first in _places(check, about.meeting):
            if not again(check, With(check, name, first, key[0]), decide):
                header = any(visit.header is not None for visit in _visits(check, name))
                yield (
                    *key,
                    f"at the beginning of each iteration of the loop at {at(first)}"
                    if header
                    else (f"before {at(first)}"),
                )
                break


def _holds(result: Result) -> bool:
    return result.outcome is not None and result.outcome.verdict in HOLDS


class With(Changed):
    """Makes a claim about two threads, and that all come to each barrier, with one more at the beginning of a block."""

    def __init__(self, check: CudaCheck, block: str, first: Instruction, claim: str):
        super().__init__(check)
        self.block, self.first, self.claim = block, first, claim

    @cached_property
    def order(self) -> Ordering:
        more = Event(BARRIER, instruction=self.first)
        visits = [
            replace(visit, events=[more, *visit.events]) if visit.block == self.block else visit
            for visit in self.base.intervals.visits
        ]
        return Ordering(self.base.fitted, self.base.trace, self.base.ground, visits)

    def build(self) -> Stated:
        """Raises TooHard."""
        self._reached()
        self._races()
        claims = self.stated.system.claims
        kept = {name: claims[name] for name in (REACHED, self.claim)}
        claims.clear()
        claims.update(kept)
        return self.stated


def _visits(check: CudaCheck, block: str) -> list[Visit]:
    return [visit for visit in check.builder.order.intervals.visits if visit.block == block]


def _places(check: CudaCheck, meeting: Meeting) -> Iterator[tuple[str, Instruction]]:
    """Blocks before which a barrier may help, with their first instructions: of loops around both, of the accesses, and
    then those in between."""
    order = check.builder.order
    visits, frame = order.intervals.visits, order.trace.frame
    assert frame is not None
    own = [one for one in (meeting.first, meeting.second) if isinstance(one, Access)]
    numbers = {at for at, access in enumerate(order.trace.accesses) if any(access is one for one in own)}
    there = [
        at for at, visit in enumerate(visits)
        if any(event.kind == ACCESS and event.number in numbers for event in visit.events)
    ]  # fmt: skip
    around = {id(number) for at in there for number in visits[at].around}
    headers = [visit.block for visit in visits if visit.header is not None and id(visit.header) in around]
    between = [visits[at].block for at in range(min(there, default=0), max(there, default=0) + 1)]
    names = dict.fromkeys([*reversed(headers), *(visits[at].block for at in reversed(there)), *between])
    blocks = {block.name: block.instructions for block in frame.kernel.blocks}
    for name in [name for name in names if name != visits[0].block][:MOST]:
        first = next((one for one in blocks.get(name, ()) if one.place), None)
        first = first or next((one for one in blocks.get(name, ()) if one.line), None)
        if first is not None:
            yield name, first
