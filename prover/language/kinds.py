"""Kinds of claims about maps, a function each: it takes a map at any of its coordinates and yields the cases.

    @SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
    def rows_of(row: Number, lane: Number, rows: Number, stride: Number) -> Access:
        \"\"\"Lane l of row r loads 4 bytes; rows are stride bytes apart.\"\"\"
        return Access(as_int(row) * stride + as_int(lane) * 4, 4, as_int(rows) * stride)

    @SYSTEM.claim("Every load stays inside the matrix, rows being at least 256 bytes apart.")
    def loads_stay_inside() -> Iterator[Case]:
        yield from kinds.in_bounds("", rows_of.anywhere(rows=integer("rows", 1), stride=integer("stride", 256)))

Every case assumes the map's preconditions and that the access happens (its ``active``), and may be told more by name:

    given            further assumptions
    steps            what to prove beside the goal and before it: stepping stones for the provers
    show, replay     those of `Case`
    using            claims that are assumed too, and have to be proved
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .claims import Case, OneToOne, Replay, one_to_one
from .conflicts import Banks, Phased
from .maps import Access, Anywhere, Map, MapError, constant
from .terms import Term, as_int, both, divides, either, integer, named, within

Formula = Term | bool
Parameters = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _More:
    """What a claim may tell a kind beside its map."""

    given: Sequence[Formula] = ()
    steps: Sequence[Formula] = ()
    show: Mapping[str, Any] = field(default_factory=dict)
    replay: Sequence[Replay] = ()
    using: Sequence[Any] = ()


def _case(name: str, goal: Formula | OneToOne, at: Anywhere, own: Mapping[str, Any], more: Mapping[str, Any]) -> Case:
    """The case with the map's preconditions; own: what it shows before what the claim adds."""
    told = _More(**more)
    happens = () if at.access.active is None else (at.access.active,)
    if told.steps and not isinstance(goal, OneToOne):
        goal = both(*told.steps, goal)
    return Case(name, goal, [*at.given, *happens, *told.given], {**own, **told.show}, told.replay, told.using)


def _bytes(at: Anywhere) -> Term:
    if at.access.bytes is None:
        raise MapError("the map does not say how many bytes it moves")
    return as_int(at.access.bytes)


def in_bounds(
    name: str, at: Anywhere, size: Term | int | None = None, sentinel: Term | int | None = None, **more: Any
) -> Iterator[Case]:
    """Every byte of the access lies in [0, size), or its address is the sentinel.

    size: bytes of the memory; the map's own `records` if not given.
    in_bounds("", rows_of.anywhere(rows=R, stride=S)) is true for S >= 256: row R - 1 ends at (R - 1)*S + 256.
    """
    access = at.access
    if size is None:
        size = access.records
    if size is None:
        raise MapError("nothing says how large the memory is")
    inside = both(access.address >= 0, access.address + _bytes(at) <= as_int(size))
    goal = inside if sentinel is None else either(access.address == as_int(sentinel), inside)
    yield _case(name, goal, at, {"first byte": access.address, "bytes": _bytes(at), "memory": as_int(size)}, more)


def aligned(name: str, at: Anywhere, to: Term | int | None = None, base: Term | int = 0, **more: Any) -> Iterator[Case]:
    """``to`` (the bytes of the access if not given) divides base + address.

    aligned("", rows_of.anywhere(rows=R, stride=S), 4, given=[divides(4, S)]) is true; without ``given`` S = 257 breaks it.
    """
    step, byte = _bytes(at) if to is None else as_int(to), as_int(base) + at.access.address
    yield _case(name, divides(step, byte), at, {"first byte": byte, "multiple of": step}, more)


def closed(name: str, of: Map, parameters: Parameters, size: Term | int, **more: Any) -> Iterator[Case]:
    """A map of one coordinate, of numbers to numbers, sends [0, size) into itself.

    closed("", flipped, {"bit": 32}, 64) for flipped(x, bit) = x ^ bit; bit = 64 leaves.
    """
    free = [coordinate for coordinate in of.coordinates if coordinate not in parameters]
    if len(free) != 1:
        raise MapError(f"a map that may be closed has one coordinate, not {', '.join(free) or 'none'}")
    at = of.anywhere(**parameters, **{free[0]: integer(free[0], 0, size)})
    yield _case(name, within(at.access.address, 0, size), at, {"goes to": at.access.address}, more)


def equal(name: str, at: Anywhere, other: Access, **more: Any) -> Iterator[Case]:
    """The access is the other one in every field that both of them have, each field a case.

    equal("", loader.anywhere(...), runtime_loader(...)); "address", "bytes", "records" and "lds" are the cases' names.
    """
    for part in ("address", "bytes", "records", "lds"):
        own, wanted = getattr(at.access, part), getattr(other, part)
        if own is not None and wanted is not None:
            label = f"{name}, {part}" if name else part
            yield _case(label, as_int(own) == as_int(wanted), at, {part: own, "should be": wanted}, more)


def once_and_only_once(
    name: str, of: Map, parameters: Parameters, size: Term | int, inverse: Callable[[Term], Parameters], **more: Any
) -> Iterator[Case]:
    """Every byte of [0, size) belongs to exactly one access, and none outside does; two cases.

    inverse: byte -> the coordinates of the access that it belongs to, by name.
    once_and_only_once("", rows_of, {"rows": R, "stride": 256}, R * 256, lambda b: {"row": b // 256, "lane": b % 256 // 4})
    """
    at = of.anywhere(**parameters)
    byte = at.access.address + integer("byte", 0, _bytes(at))
    again = inverse(byte)
    same = [as_int(again[coordinate]) == value for coordinate, value in at.coordinates.items()]
    label = f"{name}, " if name else ""
    goal = both(within(byte, 0, size), *same)
    shown = {"byte": byte, "which also belongs to": tuple(as_int(again[name]) for name in at.coordinates)}
    yield _case(f"{label}at most once", goal, at, shown, more)
    byte = integer("byte", 0, size)
    found = inverse(byte)
    access = of(**parameters, **found)
    first, happens = access.address, () if access.active is None else (access.active,)
    goal = both(*of.legal(**parameters, **found), *happens, within(byte, first, first + as_int(access.bytes or 0)))
    there = Anywhere({}, access._replace(active=None), of.given(**parameters, **found))
    yield _case(f"{label}at least once", goal, there, {"access": tuple(map(as_int, found.values()))}, more)


def exactly_once(name: str, at: Anywhere, size: int, **more: Any) -> Iterator[Case]:
    """The same for a map whose coordinates all have constant ends, counted out: no inverse is needed.

    exactly_once("", rows_of.anywhere(rows=2, stride=256), 512)
    """
    byte = named("first byte", at.access.address) + integer("byte", 0, _bytes(at))
    yield _case(name, one_to_one([byte], [size]), at, {"byte": byte}, more)


def round_trip(
    name: str, at: Anywhere, wanted: Term, writer: Map, parameters: Parameters, inverse: Callable[[Term], Parameters],
    lane: str = "lane", **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """The reader ``at`` gets, at every byte of its access, the byte of the source that it wants.

    wanted: byte of the writer's source that the first byte read should be. writer: a map from its source to LDS, where its
    lanes write one after the other from `lds` on. inverse: LDS byte -> coordinates of the writer's access that wrote it.
    """
    byte = integer("byte", 0, _bytes(at))
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
    yield _case(name, both(wrote, source == wanted + byte), at, shown, more)


def conflict_degree(
    name: str, of: Map, parameters: Parameters, timing: Banks, degree: Term | int, lane: str = "lane", **more: Any
) -> Iterator[Case]:
    """Every lane shares its banks with exactly ``degree`` lanes of its phase, itself included, wherever the access lies.

    timing: how the LDS serves the instruction. The accesses must be aligned to their own size, which is proved too.
    conflict_degree("", rows_of, {"rows": 1, "row": 0, "stride": 256}, Banks(64, (tuple(range(64)),)), 1)
    """
    at = of.anywhere(**parameters)
    places = {coordinate: value for coordinate, value in at.coordinates.items() if coordinate != lane}
    width = constant("the bytes of an access to LDS", at.access.bytes)

    def unit(number: Term) -> Term:
        return of(**parameters, **places, **{lane: number}).address // width

    own = at.coordinates[lane]
    phased = Phased(unit, timing, width)
    goal = both(divides(width, at.access.address), phased.is_served(own, degree))
    yield _case(name, goal, at, {"lanes that share a bank": phased.sharing(own), "degree": as_int(degree)}, more)


def induction(name: str, over: Term, holds: Callable[[Term], Formula], **more: Any) -> Iterator[Case]:
    """What ``holds`` says is true of every value of the variable ``over``, by induction: cases of their own show it at the
    least value, and at the next one where it holds at one. As a lemma it is used at any of them: ``claim(k=term)``.

    over: from `integer`, with a least value; an end is where the iterations stop. No assumption may mention it.
    induction("", integer("k"), lambda k: divides(2, k * (k + 1)))
    """
    told = _More(**more)
    yield Case(name, holds(over), told.given, told.show, told.replay, told.using, over)
