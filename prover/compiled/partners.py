"""Which emitted load alone makes one load of a number in the source: what it gives is what the source's gives there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kernels.loops.paths import Trace
from ..language.terms import Term
from ..triton.ttir.records import Operation
from .pairs import Pair

LOOPS = ("scf.for", "scf.while")


def partners(trace: Trace, pairs: Iterable[Sequence[Pair]]) -> dict[int, Operation]:
    """Id of an emitted load that is in no loop, and the only one that is proposed to be its load of the source -> that one,
    which is in no loop either."""
    frame, order = trace.frame, trace.order
    assert frame is not None
    terms, by_source = dict[int, list[Term]](), dict[int, list[Pair]]()
    for term in frame.loads:
        terms.setdefault(frame.frozen.get(term, 0), []).append(term)
    for pair in (one for own in pairs for one in own):
        if pair.place is not None and pair.access.what == "load":
            by_source.setdefault(pair.place.source.number, []).append(pair)
    found: dict[int, Operation] = {}
    for own in by_source.values():
        place, number = own[0].place, id(own[0].access.instruction)
        mine = terms.get(number, [])
        if place is None or place.source.access.shape or len(own) != 1 or len(mine) != 1 or mine[0] not in order.loaded:
            continue
        operation = place.source.access.operation
        if not order.all[order.loaded[mine[0]]].around and all(one.name not in LOOPS for one in operation.around()):
            found[number] = operation
    return found
