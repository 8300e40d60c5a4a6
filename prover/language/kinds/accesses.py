"""Kinds of claims about what a map's accesses touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ..claims import Case
from ..constructors import both, either
from ..idioms import divides, within
from ..maps import Access, Anywhere, Map, MapError, constant
from ..obligations import one_to_one as pairs_up
from ..terms import Term, as_int, integer, named
from .told import Parameters, bytes_of, case

if TYPE_CHECKING:
    from ..conflicts import Banks


def in_bounds(
    name: str, at: Anywhere, size: Term | int | None = None, sentinel: Term | int | None = None, **more: Any
) -> Iterator[Case]:
    """Every byte of the access lies in [0, size), or its address is the sentinel.

    size: bytes of the memory; the map's own `records` if not given.

        >>> verdicts(kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE)))
        ['proved']
        >>> verdicts(kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE - 1)))
        ['refuted']
    """
    access = at.access
    if size is None:
        size = access.records
    if size is None:
        raise MapError("nothing says how large the memory is")
    inside = both(access.address >= 0, access.address + bytes_of(at) <= as_int(size))
    goal = inside if sentinel is None else either(access.address == as_int(sentinel), inside)
    yield case(name, goal, at, {"first byte": access.address, "bytes": bytes_of(at), "memory": as_int(size)}, more)


def aligned(name: str, at: Anywhere, to: Term | int | None = None, base: Term | int = 0, **more: Any) -> Iterator[Case]:
    """``to`` (the bytes of the access if not given) divides base + address.


    >>> verdicts(kinds.aligned("", rows_of.anywhere(rows=ROWS, stride=STRIDE), 4, given=[divides(4, STRIDE)]))
    ['proved']
    >>> verdicts(kinds.aligned("", rows_of.anywhere(rows=ROWS, stride=STRIDE), 4))
    ['refuted']
    """
    step, byte = bytes_of(at) if to is None else as_int(to), as_int(base) + at.access.address
    yield case(name, divides(step, byte), at, {"first byte": byte, "multiple of": step}, more)


def closed(name: str, of: Map, parameters: Parameters, size: Term | int, **more: Any) -> Iterator[Case]:
    """A map of one coordinate, of numbers to numbers, sends [0, size) into itself.


    >>> @SYSTEM.map("numbers", {"x": None})
    ... def flipped(x, bit):
    ...     "x with one bit flipped."
    ...     return Access(x ^ bit)
    >>> verdicts(kinds.closed("", flipped, {"bit": 32}, 64)), verdicts(kinds.closed("", flipped, {"bit": 64}, 64))
    (['proved'], ['refuted'])
    """
    free = [coordinate for coordinate in of.coordinates if coordinate not in parameters]
    if len(free) != 1:
        raise MapError(f"a map that may be closed has one coordinate, not {', '.join(free) or 'none'}")
    at = of.anywhere(**parameters, **{free[0]: integer(free[0], 0, size)})
    yield case(name, within(at.access.address, 0, size), at, {"goes to": at.access.address}, more)


def equal(name: str, at: Anywhere, other: Access, **more: Any) -> Iterator[Case]:
    """The access is the other one in every field that both of them have, each field a case.


    >>> at = rows_of.anywhere(rows=ROWS, stride=STRIDE)
    >>> row, lane = at.coordinates["row"], at.coordinates["lane"]
    >>> [case.name for case in kinds.equal("", at, Access((row * STRIDE // 4 + lane) * 4, 4))]
    ['address', 'bytes']
    >>> verdicts(kinds.equal("", at, Access((row * STRIDE // 4 + lane) * 4, 4), given=[divides(4, STRIDE)]))
    ['proved', 'proved']
    """
    for part in ("address", "bytes", "records", "lds"):
        own, wanted = getattr(at.access, part), getattr(other, part)
        if own is not None and wanted is not None:
            label = f"{name}, {part}" if name else part
            yield case(label, as_int(own) == as_int(wanted), at, {part: own, "should be": wanted}, more)


def once_and_only_once(
    name: str, of: Map, parameters: Parameters, size: Term | int, inverse: Callable[[Term], Parameters], **more: Any
) -> Iterator[Case]:
    """Every byte of [0, size) belongs to exactly one access, and none outside does; two cases.

    inverse: byte -> the coordinates of the access that it belongs to, by name.

        >>> owner = lambda byte: {"row": byte // 256, "lane": byte % 256 // 4}
        >>> verdicts(kinds.once_and_only_once("", rows_of, {"rows": ROWS, "stride": 256}, ROWS * 256, owner))
        ['proved', 'proved']
    """
    at = of.anywhere(**parameters)
    byte = at.access.address + integer("byte", 0, bytes_of(at))
    again = inverse(byte)
    same = [as_int(again[coordinate]) == value for coordinate, value in at.coordinates.items()]
    label = f"{name}, " if name else ""
    goal = both(within(byte, 0, size), *same)
    shown = {"byte": byte, "which also belongs to": tuple(as_int(again[name]) for name in at.coordinates)}
    yield case(f"{label}at most once", goal, at, shown, more)
    byte = integer("byte", 0, size)
    found = inverse(byte)
    access = of(**parameters, **found)
    first, happens = access.address, () if access.active is None else (access.active,)
    goal = both(*of.legal(**parameters, **found), *happens, within(byte, first, first + as_int(access.bytes or 0)))
    there = Anywhere({}, access._replace(active=None), of.given(**parameters, **found))
    yield case(f"{label}at least once", goal, there, {"access": tuple(map(as_int, found.values()))}, more)


def exactly_once(name: str, at: Anywhere, size: int, **more: Any) -> Iterator[Case]:
    """The same for a map whose coordinates all have constant ends, counted out: no inverse is needed.


    >>> verdicts(kinds.exactly_once("", rows_of.anywhere(rows=2, stride=256), 512))
    ['proved']
    """
    byte = named("first byte", at.access.address) + integer("byte", 0, bytes_of(at))
    yield case(name, pairs_up([byte], [size]), at, {"byte": byte}, more)


def round_trip(
    name: str, at: Anywhere, wanted: Term, writer: Map, parameters: Parameters, inverse: Callable[[Term], Parameters],
    lane: str = "lane", **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """The reader ``at`` gets, at every byte of its access, the byte of the source that it wants.

    wanted: byte of the writer's source that the first byte read should be. writer: a map from its source to LDS, where its
    lanes write one after the other from `lds` on. inverse: LDS byte -> coordinates of the writer's access that wrote it.

        >>> @SYSTEM.map("LDS", {"row": "rows", "lane": 64})
        ... def read_back(row, lane, rows):
        ...     "Lane l of row r reads the 4 bytes that the lane of that number wrote."
        ...     return Access(row * 256 + lane * 4, 4)
        >>> at = read_back.anywhere(rows=8)
        >>> wanted = at.coordinates["row"] * 512 + at.coordinates["lane"] * 4
        >>> owner = lambda byte: {"row": byte // 256, "lane": byte % 256 // 4}
        >>> verdicts(kinds.round_trip("", at, wanted, rows_of, {"rows": 8, "stride": 512}, owner))
        ['proved']
    """
    byte = integer("byte", 0, bytes_of(at))
    place = at.access.address + byte
    by = inverse(place)
    access = writer(**parameters, **by)
    if access.lds is None or access.bytes is None:
        raise MapError(f"the map {writer.name} does not say which LDS bytes it writes")
    inside = place - (access.lds + as_int(by[lane]) * access.bytes)
    happens = () if access.active is None else (access.active,)
    wrote = both(*writer.legal(**parameters, **by), *happens, within(inside, 0, access.bytes))
    source = access.address + inside
    shown = {"LDS byte": place, "written by": tuple(map(as_int, by.values())), "from": source, "wanted": wanted + byte}
    yield case(name, both(wrote, source == wanted + byte), at, shown, more)


def conflict_degree(
    name: str, of: Map, parameters: Parameters, timing: Banks, degree: Term | int, lane: str = "lane", **more: Any
) -> Iterator[Case]:
    """Every lane shares its banks with exactly ``degree`` lanes of its phase, itself included, wherever the access lies.

    timing: how the LDS serves the instruction. The accesses must be aligned to their own size, which is proved too.

        >>> from tileprove.prover.language.conflicts import Banks
        >>> banks = Banks(64, (tuple(range(64)),))  # 64 banks of 4 bytes, all lanes in one phase
        >>> verdicts(kinds.conflict_degree("", rows_of, {"rows": 1, "row": 0, "stride": 256}, banks, 1))
        ['proved']
    """
    from ..conflicts import Phased

    at = of.anywhere(**parameters)
    places = {coordinate: value for coordinate, value in at.coordinates.items() if coordinate != lane}
    width = constant("the bytes of an access to LDS", at.access.bytes)

    def unit(number: Term) -> Term:
        return of(**parameters, **places, **{lane: number}).address // width

    own = at.coordinates[lane]
    phased = Phased(unit, timing, width)
    goal = both(divides(width, at.access.address), phased.is_served(own, degree))
    yield case(name, goal, at, {"lanes that share a bank": phased.sharing(own), "degree": as_int(degree)}, more)
