"""Which number i each access of a [[sink]] has: they are counted in the order in which they run."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ...language.terms import Term, const
from ..machine.sinks import SinkAccess

APART = "its sinks are in different loops that were not unrolled; give those of each loop a [[sink]] of their own"
AFTER = "an access follows a loop that was not unrolled, and has no number; give it a [[sink]] of its own"
BEFORE = "an access comes before a loop that runs again and again; give it a [[sink]] of its own"


class Numbers(Struct, frozen=True):
    """The numbers of one [[sink]]'s accesses. of_access: id -> number. counted: whether some stand for all iterations of a
    loop. why: set where there are no numbers."""

    of_access: dict[int, Term]
    count: int
    counted: bool = False
    why: str = ""

    @classmethod
    def of(cls, accesses: Sequence[SinkAccess]) -> Numbers:
        """accesses: in the order of execution. An iteration of a loop with n of them has the numbers n*t to n*t + n - 1,
        after those that come before the loop; a loop that is reached again begins again."""
        again = [access for access in accesses if access.turns]
        if not again:
            return cls({id(a): const(number) for number, a in enumerate(accesses)}, len(accesses))
        before = next(number for number, access in enumerate(accesses) if access.turns)
        why = ""
        if len({tuple(header for header, _ in access.turns) for access in again}) > 1:
            why = APART
        elif before + len(again) < len(accesses):
            why = AFTER
        elif before and (len(again[0].turns) > 1 or len({_when(access) for access in again}) > 1):
            why = BEFORE
        found = {id(access): const(number) for number, access in enumerate(accesses[:before])}
        for access in again:
            _, turn = access.turns[0]
            own = [other for other in again if _when(other) == _when(access)]
            place = next(number for number, other in enumerate(own) if other is access)
            found[id(access)] = before + turn * len(own) + place
        return cls(found, len(accesses), True, why)


def _when(access: SinkAccess) -> tuple[int, ...]:
    return tuple(id(turn) for _, turn in access.turns)
