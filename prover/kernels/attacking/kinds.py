"""What each case of an access says, held against one access that a thread made: nothing, or how it is false.

Written from docs/KERNELS.md, with the binding's formulas in Python's integers, and not from what makes the cases.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from ....concrete.hardware.buffer import LDS_LANE_STEP
from ....concrete.interpreter.llvm import Access as Made
from ...language.maps import Access as Meant
from ...language.meanings import python
from ...language.terms import Term


class Seen(Struct, frozen=True):
    """An access as it was made. first: its first byte, counted from where its object begins. size: bytes of the object, if
    somebody says it. start: where its resource begins in the object. lds: where the wave's first byte goes in LDS, from
    the start of the variable that is named there; room: bytes of that. lane: of the thread."""

    made: Made
    meant: Meant | None
    values: Mapping[str, int]
    first: int
    size: int | None
    start: int = 0
    lds: int | None = None
    room: int | None = None
    lane: int = 0

    def wanted(self, term: Term | int | None) -> int | None:
        """What the map says, where it says something."""
        if term is None or isinstance(term, int):
            return term
        try:
            return int(python.evaluate(self.values, term)[0])
        except (ArithmeticError, KeyError):
            return None

    @property
    def masked(self) -> bool:
        made = self.made
        return made.resource is not None and made.voffset >= made.resource.num_records


def _address(seen: Seen) -> str:
    wanted = seen.wanted(seen.meant.address) if seen.meant else None
    if wanted is not None and wanted != seen.first:
        return f"it is at byte {seen.first}, and byte {wanted} is meant"
    size = seen.wanted(seen.meant.bytes) if seen.meant else None
    if size is not None and size != seen.made.size:
        return f"it has {seen.made.size} bytes, and {size} are meant"
    return ""


def _records(seen: Seen) -> str:
    wanted = seen.wanted(seen.meant.records) if seen.meant else None
    found = None if seen.made.resource is None else seen.made.resource.num_records
    return f"num_records is {found}, and {wanted} is meant" if None not in (wanted, found) and wanted != found else ""


def _lds(seen: Seen) -> str:
    wanted = seen.wanted(seen.meant.lds) if seen.meant else None
    if wanted is None or seen.lds is None or wanted == seen.lds:
        return ""
    return f"its wave's first byte goes to byte {seen.lds} of LDS, and byte {wanted} is meant"


def _inside(seen: Seen) -> str:
    if seen.size is None or (seen.first >= 0 and seen.first + seen.made.size <= seen.size):
        return ""
    return f"its bytes are {seen.first} to {seen.first + seen.made.size - 1} of {seen.size}"


def _inside_or_masked(seen: Seen) -> str:
    return "" if seen.masked else _inside(seen)


def _by_records(seen: Seen) -> str:
    made = seen.made
    if made.resource is None or seen.masked:
        return ""
    last = made.voffset + made.soffset + made.size
    if last <= made.resource.num_records:
        return ""
    return f"its last byte is {last - 1} of a resource of {made.resource.num_records}, and voffset does not mask it"


def _resource(seen: Seen) -> str:
    if seen.made.resource is None or seen.size is None:
        return ""
    records = seen.made.resource.num_records
    if records <= 0 or (seen.start >= 0 and seen.start + records <= seen.size):
        return ""
    return f"its resource has bytes {seen.start} to {seen.start + records - 1} of {seen.size}"


def _lds_inside(seen: Seen) -> str:
    if seen.lds is None or seen.room is None:
        return ""
    first = seen.lds + seen.lane * LDS_LANE_STEP[seen.made.size]
    if first >= 0 and first + seen.made.size <= seen.room:
        return ""
    return f"it writes bytes {first} to {first + seen.made.size - 1} of an LDS variable of {seen.room}"


def _dword(seen: Seen) -> str:
    return f"its first byte is {seen.first}" if seen.first % 4 and not seen.masked else ""


def _aligned(seen: Seen, to: int) -> str:
    return f"it is at {seen.made.address:#x}, no multiple of {to}" if seen.made.address % to else ""


ALIGNED = re.compile(r"aligned to (\d+)")
KINDS: dict[str, Callable[[Seen], str]] = {
    "address": _address,
    "byte count": _records,
    "LDS place": _lds,
    "inside": _inside,
    "inside or masked": _by_records,
    "inside its memory or masked": _inside_or_masked,
    "resource inside its memory": _resource,
    "LDS inside": _lds_inside,
    "aligned to a dword": _dword,
}


def against(case: str, seen: Seen) -> str:
    """How the access contradicts what the case says of it; empty if it does not."""
    said = case.rsplit(": ", 1)[-1]
    aligned = ALIGNED.fullmatch(said)
    if aligned:
        return _aligned(seen, int(aligned[1]))
    judge: Any = KINDS.get(said) or (_by_records if said.startswith("masked by num_records") else None)
    return judge(seen) if judge else ""
