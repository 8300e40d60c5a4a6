"""Where one barrier more would order what races: said only where it is proved of the kernel with it, for all sizes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain, islice

from msgspec import Struct
from msgspec.structs import replace

from ..kernels.between.meeting import Meeting
from ..kernels.ir.module import Instruction
from ..kernels.loops.visits import ACCESS, BARRIER, Event, Visit
from ..kernels.machine.sinks import SinkAccess
from ..kernels.steps.proving import CLAIM
from ..language.obligations import Verdict
from ..triton.claimed import holds
from .barriers import Changed, again
from .checking import CudaCheck, Decide
from .ordering import Ordering
from .showing import at
from .stated import REACHED, Stated

MOST = 6  # places that are tried


def repairs(check: CudaCheck, decide: Decide) -> Iterator[tuple[str, str, str]]:
    """(claim, case, where a barrier makes that claim true and is reached by all) of what is refuted within a block."""
    done, results = set(), check.results
    if any(one.statement.claim in {*check.stated.resting, CLAIM} and not holds(one) for one in results):
        return
    for one in results:
        key = one.statement.claim, one.statement.case
        about = check.stated.about.get(key)
        if one.outcome is None or one.outcome.verdict is not Verdict.REFUTED or about is None or about.room is None:
            continue
        if about.meeting is None or about.meeting.blocks or key[0] in done:
            continue
        done.add(key[0])
        for place in _places(check, about.meeting):
            if not again(check, With(check, place, key[0]), decide):
                yield *key, place.said
                break


class Place(Struct, frozen=True):
    """Before an instruction that accesses memory; or at the beginning of a block, whose first instruction that is."""

    instruction: Instruction
    block: str = ""
    header: bool = False

    @property
    def said(self) -> str:
        where = at(self.instruction)
        return f"at the beginning of each iteration of the loop at {where}" if self.header else f"before {where}"


class With(Changed):
    """Makes a claim about two threads, and that all come to each barrier, with one more."""

    def __init__(self, check: CudaCheck, place: Place, claim: str):
        super().__init__(check)
        self.place, self.claim = place, claim

    @cached_property
    def order(self) -> Ordering:
        visits = [replace(visit, events=self._events(visit)) for visit in self.base.intervals.visits]
        return Ordering(self.base.fitted, self.base.trace, self.base.ground, visits)

    def _events(self, visit: Visit) -> list[Event]:
        more, accesses = Event(BARRIER, instruction=self.place.instruction), self.base.trace.accesses
        if self.place.block:
            return [more, *visit.events] if visit.block == self.place.block else visit.events
        found = list[Event]()
        for event in visit.events:
            own = event.kind == ACCESS and accesses[event.number].instruction is self.place.instruction
            found += [more, event] if own else [event]
        return found

    def build(self) -> Stated:
        """Raises TooHard."""
        self._reached()
        self._races()
        claims = self.stated.system.claims
        kept = {name: claims[name] for name in (REACHED, self.claim)}
        claims.clear()
        claims.update(kept)
        return self.stated


def _places(check: CudaCheck, meeting: Meeting) -> Iterator[Place]:
    """Where a barrier may help: at the beginning of loops around the accesses, before one of these, at the beginning of
    their blocks, and then of those in between."""
    order = check.builder.order
    visits, frame = order.intervals.visits, order.trace.frame
    assert frame is not None
    own = [one for one in (meeting.first, meeting.second) if isinstance(one, SinkAccess)]
    numbers = {at for at, access in enumerate(order.trace.accesses) if any(access is one for one in own)}
    there = [
        at for at, visit in enumerate(visits)
        if any(event.kind == ACCESS and event.number in numbers for event in visit.events)
    ]  # fmt: skip
    around = {id(number) for at in there for number in visits[at].around}
    headers = {visit.block: visit for visit in visits if visit.header is not None}
    loops = [name for name, visit in headers.items() if id(visit.header) in around]
    blocks = {block.name: block.instructions for block in frame.kernel.blocks}

    def begins(names: Iterable[str]) -> Iterator[Place]:
        for name in names:
            lines = blocks.get(name, ())
            first = next((one for one in lines if one.place), None) or next((one for one in lines if one.line), None)
            if first is not None and name != visits[0].block:
                yield Place(first, name, name in headers)

    between = [visits[at].block for at in range(min(there, default=0), max(there, default=0) + 1)]
    access = (Place(one.instruction) for one in reversed(own))
    near = begins([visits[at].block for at in reversed(there)])
    found = {
        (id(place.instruction), place.block): place
        for place in chain(begins(reversed(loops)), access, near, begins(between))
    }
    yield from islice(found.values(), MOST)
