"""Global memory of which each block has places of its own: what other blocks write is elsewhere.

What the threads of a block load from such a place between two barriers, where none of them writes to that memory, is one
number. That rests on the claim that no block reads there what another one writes; here it is only looked at whether they
are likely to hold.
"""

from __future__ import annotations

from ..kernels.ir.order import TooHard
from ..triton.claimed import HOLDS
from .ordering import Ordering
from .traced import GLOBAL

EACH, IN_ALL = 0.3, 2.0  # seconds for two accesses, and for all that are not proved to be apart
MOST = 100  # pairs of accesses to a memory


def private(order: Ordering) -> frozenset[str]:
    """The memories of which that is proved at once."""
    if not order.barriers or order.several is not None:
        return frozenset()
    try:
        rooms = [room for room in order.fitted.rooms.values() if room.argument is not None and room.argument.shared]
        wanted = {memory for _, memory, _, space in order.unchanged if memory and space == GLOBAL}
        wanted -= {room.memory for room in rooms}
        if order.one_block:
            return frozenset(wanted)
        vain, found = 0.0, set[str]()
        for memory in sorted(wanted):
            spent = _spent(order, memory) if vain < IN_ALL else None
            vain += 0.0 if spent is None else spent
            found |= {memory} if spent == 0.0 else set()
        return frozenset(found)
    except TooHard:
        return frozenset()


def _spent(order: Ordering, memory: str) -> float | None:
    """Seconds that were spent in vain on two accesses of two blocks, 0 if all are apart; None where not all are stated."""
    own = [n for n, one in enumerate(order.accesses) if not one.why and order.memory_of(one.base) == memory]
    if order.incoherent(own) or order.copied(own):
        return None
    meetings = [one for one in order.meetings(own, reads=True, writes=False, blocks=True) if one.blocks]
    if not 0 < len(meetings) <= MOST:
        return None
    for meeting in meetings:
        outcome = order.asked.ask(order.apart("", meeting), EACH)
        if outcome.verdict not in HOLDS:
            return outcome.seconds or EACH
    return 0.0
