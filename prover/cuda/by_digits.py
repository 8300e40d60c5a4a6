"""That two threads write apart, said by the digits of where they write: x < nx and y < ny say which thread x + nx*y is of.
So of two blocks, of which it is enough that the digits say which block it is.

Digits are taken where all that is to be proved of them is proved at once, which says the same of a store for all others;
where they did not help the last pair, a plain proof is tried before. It is stated and decided as all else is.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..accesses.access import Access, Both, Elements
from ..accesses.apart import Races
from ..guessing import digits
from ..language.claims import Case
from ..language.monomials import whole
from ..language.terms import Term
from ..triton.claimed import HOLDS
from .at_once import AtOnce
from .ground import CudaGround

AT_ONCE = 0.4  # seconds for what is stated without digits
EACH, IN_VAIN = 0.5, 3.0  # seconds for a statement about digits, and for all of a kernel that are of no use


class ByDigits:
    """Chooses how to say it. who: what tells those apart of whom it is said. spent: seconds for nothing so far; helped:
    whether the last pair was said by digits, or they are to be tried first; asked: keeps what is proved on the way."""

    def __init__(self, ground: CudaGround, who: Sequence[Term], asked: AtOnce):
        self.races, self.spent, self.helped = Races(ground, digits, who), 0.0, False
        self.asked = asked
        self.races.ranges = ground.plain_ranges

    def cases(self, one: Access, other: Access | None, plain: Case) -> list[Case]:
        """What says by digits what `plain` says of two stores, None for one of two threads; nothing where they do not help,
        or where that is tried before and proved at once."""
        if self.spent > IN_VAIN:
            return []
        before = self.spent
        ways = [lambda: [] if self._holds(plain, AT_ONCE) else None, lambda: self._found(one, other)]
        for way in reversed(ways) if self.helped else ways:
            found = way()
            if found is not None:
                self.spent, self.helped = before, bool(found)  # nothing was in vain
                return found
        self.helped = False
        return []

    def _found(self, one: Access, other: Access | None) -> list[Case] | None:
        """Those by digits, if there are any and all of them are proved."""
        mine = _in_vectors(one)
        its = mine if other is None else _in_vectors(other)
        for coarse in (False, True):
            found = self.races.short(mine, its, coarse)
            if found and all(self._holds(case, EACH) for case in found):
                return found
        return None

    def _holds(self, case: Case, seconds: float) -> bool:
        before = self.asked.spent
        outcome = self.asked.ask(case, seconds)
        self.spent += self.asked.spent - before
        return outcome.verdict in HOLDS


def _in_vectors(one: Access) -> Access:
    """A store of several elements, as one of a whole vector where it is one."""
    offset = whole(one.offset.ideal, one.span) if one.span > 1 else None
    if offset is None:
        return one
    unit = one.unit * one.span
    memory = Elements(one.memory.name, one.memory.memory, unit)
    return replace(one, offset=Both.of(offset), unit=unit, memory=memory)
