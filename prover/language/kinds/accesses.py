"""Kinds of claims about what a map's accesses touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..claims import Case
from ..constructors import both, either
from ..fresh import fresh, invented, replaced
from ..idioms import divides, equivalent, within
from ..maps import Access, Anywhere, Map, MapError, constant, hidden
from ..obligations import one_to_one as pairs_up
from ..terms import Term, as_bool, as_int, at_least, named
from ..walking import variables
from .kind import kind
from .kind_options import KindOptions, Parameters, bytes_of, case, mentions, nothing_new

if TYPE_CHECKING:
    from ..conflicts import Banks


@kind
def in_bounds(
    name: str, at: Anywhere, size: Term | int | None = None, sentinel: Term | int | None = None, **more: Any
) -> Iterator[Case]:
    """The access begins at 0 or later and ends at ``size`` or before, so that every byte of it lies in [0, size); or its
    address is the sentinel. That it has no negative number of bytes is proved too.

    size: bytes of the memory; the map's own `records` if not given. Raises MapError for a constant number of bytes below 1.

        >>> verdicts(kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE)))
        ['proved']
        >>> verdicts(kinds.in_bounds("", rows_of.anywhere(rows=ROWS, stride=STRIDE - 1)))
        ['refuted']
    """
    access, count = at.access, bytes_of(at)
    if size is None:
        size = access.records
    if size is None:
        raise MapError("nothing says how large the memory is")
    inside = both(access.address >= 0, access.address + count <= as_int(size))
    goal = inside if sentinel is None else either(access.address == as_int(sentinel), inside)
    goal = goal if at_least(count, 0) else both(count >= 0, goal)
    yield case(
        name, goal, at, {"first byte": access.address, "bytes": count, "memory": as_int(size)}, KindOptions(**more)
    )


@kind
def aligned(name: str, at: Anywhere, to: Term | int | None = None, base: Term | int = 0, **more: Any) -> Iterator[Case]:
    """``to`` (the bytes of the access if not given) divides base + address, wherever the access happens.


    >>> verdicts(kinds.aligned("", rows_of.anywhere(rows=ROWS, stride=STRIDE), 4, given=[divides(4, STRIDE)]))
    ['proved']
    >>> verdicts(kinds.aligned("", rows_of.anywhere(rows=ROWS, stride=STRIDE), 4))
    ['refuted']
    """
    step, byte = bytes_of(at) if to is None else as_int(to), as_int(base) + at.access.address
    yield case(name, divides(step, byte), at, {"first byte": byte, "multiple of": step}, KindOptions(**more))


@kind
def closed(name: str, of: Map, parameters: Parameters, size: Term | int, **more: Any) -> Iterator[Case]:
    """A map of one coordinate, of numbers to numbers, sends every number of [0, size) at which its preconditions hold and
    it happens to one of [0, size).


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
    number = fresh(free[0], 0, size)
    values = {**parameters, free[0]: number}
    at = Anywhere({free[0]: number}, of(**values), of.given(**values))
    told = KindOptions(**more).about([number], at.access, at.given, as_int(size))
    yield case(name, within(at.access.address, 0, size), at, {"goes to": at.access.address}, told)


@kind
def equal(name: str, at: Anywhere, other: Access, **more: Any) -> Iterator[Case]:
    """The access is the other one in every field that the other one has, each field a case: where the access happens, they
    agree in address, bytes, records and lds, as far as both have them; and where the other one says when it happens, the
    access happens there and nowhere else.


    >>> at = rows_of.anywhere(rows=ROWS, stride=STRIDE)
    >>> row, lane = at.coordinates["row"], at.coordinates["lane"]
    >>> [case.name for case in kinds.equal("", at, Access((row * STRIDE // 4 + lane) * 4, 4))]
    ['address', 'bytes']
    >>> verdicts(kinds.equal("", at, Access((row * STRIDE // 4 + lane) * 4, 4), given=[divides(4, STRIDE)]))
    ['proved', 'proved']
    """
    told = KindOptions(**more)
    for part in ("address", "bytes", "records", "lds"):
        own, wanted = getattr(at.access, part), getattr(other, part)
        if own is not None and wanted is not None:
            goal = as_int(own) == as_int(wanted)
            yield case(_label(name, part), goal, at, {part: own, "should be": wanted}, told)
    if other.active is not None:
        happens = True if at.access.active is None else at.access.active
        always = at._replace(access=at.access._replace(active=None))
        shown = {"address": at.access.address}
        yield case(_label(name, "active"), equivalent(happens, other.active), always, shown, told)


def _label(name: str, part: str) -> str:
    return f"{name}, {part}" if name else part


@kind
def once_and_only_once(
    name: str, of: Map, parameters: Parameters, size: Term | int, inverse: Callable[[Term], Parameters], **more: Any
) -> Iterator[Case]:
    """Every byte of [0, size) belongs to exactly one access, and none outside does; two cases.

    The accesses are those that happen, at coordinates in their ranges at which the preconditions hold, and what is given of
    the coordinates. inverse: byte -> the coordinates of the access that it belongs to, by name.

        >>> owner = lambda byte: {"row": byte // 256, "lane": byte % 256 // 4}
        >>> verdicts(kinds.once_and_only_once("", rows_of, {"rows": ROWS, "stride": 256}, ROWS * 256, owner))
        ['proved', 'proved']
    """
    at = hidden(of, **parameters)
    own = list(at.coordinates.values())
    byte = at.access.address + invented("byte", 0, bytes_of(at))
    again = inverse(byte)
    _all_of(at, again)
    told = KindOptions(**more).about(own, at, as_int(size), again)
    nothing_new("the inverse", again, at, byte, as_int(size), told.given)
    same = [as_int(again[coordinate]) == value for coordinate, value in at.coordinates.items()]
    goal = both(within(byte, 0, size), *same)
    shown = {"byte": byte, "which also belongs to": tuple(as_int(again[name]) for name in at.coordinates)}
    yield case(_label(name, "at most once"), goal, at, shown, told)
    byte = invented("byte", 0, size)
    found = inverse(byte)
    access = of(**parameters, **found)
    first, happens = access.address, () if access.active is None else (access.active,)
    free, bound = _split([*at.given, *told.given], own)
    there = {value: as_int(found[coordinate]) for coordinate, value in at.coordinates.items()}
    legal = (*of.legal(**parameters, **found), *replaced(there, *bound))
    goal = both(*legal, *happens, within(byte, first, first + bytes_of(Anywhere({}, access, ()))))
    alone = Anywhere({}, access._replace(active=None), ())
    told = KindOptions(free, told.steps, told.show, told.replay, told.using)
    yield case(_label(name, "at least once"), goal, alone, {"access": tuple(map(as_int, found.values()))}, told)


def _split(given: Sequence[Term | bool], made: Sequence[Term]) -> tuple[list[Term], list[Term]]:
    """What is given of parameters alone, and what says which coordinates there are."""
    free = [formula for formula in given if not mentions(formula, made)]
    return [as_bool(f) for f in free], [as_bool(formula) for formula in given if mentions(formula, made)]


def _all_of(at: Anywhere, found: Mapping[str, Any]) -> None:
    """Raises MapError unless an inverse gives the map's coordinates, all of them and nothing else."""
    wrong = found.keys() ^ at.coordinates.keys()
    if wrong:
        raise MapError(f"the inverse gives {', '.join(found)}, and the coordinates are {', '.join(at.coordinates)}")


def _free(at: Anywhere, of: Map, lane: str) -> None:
    """Raises MapError unless the coordinate that counts the lanes may have any value."""
    if lane not in at.coordinates:
        raise MapError(
            f"the map {of.name} has no coordinate {lane} that is free; lane= says which one counts the lanes"
        )


@kind
def exactly_once(name: str, at: Anywhere, size: int, **more: Any) -> Iterator[Case]:
    """Every byte of [0, size) belongs to exactly one access, and none outside does, for a map whose coordinates all have
    constant ends, counted out: no inverse is needed.

    Raises MapError where something else than the coordinates may vary.

        >>> verdicts(kinds.exactly_once("", rows_of.anywhere(rows=2, stride=256), 512))
        ['proved']
    """
    own, told = dict.fromkeys(at.coordinates.values()), KindOptions(**more)
    byte = named("first byte", at.access.address) + invented("byte", 0, bytes_of(at))
    known = set(variables(byte))
    other = [v.payload[0] for v in variables(at.access.address, bytes_of(at), *at.given) if v not in own]
    if other:
        raise MapError(f"bytes are counted for one map, and {', '.join(other)} may vary; give it a value")
    repeated = [value - value for value in own if value not in known]  # each of their accesses counts
    yield case(name, pairs_up([byte + sum(repeated)], [size]), at, {"byte": byte}, told)


@kind
def round_trip(
    name: str, at: Anywhere, wanted: Term, writer: Map, parameters: Parameters, inverse: Callable[[Term], Parameters],
    lane: str = "lane", **more: Any,
) -> Iterator[Case]:  # fmt: skip
    """The reader ``at`` gets, at every byte of its access, the byte of the source that it wants, whatever the order of the
    writes; two cases: an access of the writer brings it, and none writes another byte there.

    wanted: byte of the writer's source that the first byte read should be. writer: a map from its source to LDS, where its
    lanes write one after the other from `lds` on. inverse: LDS byte -> coordinates of the writer's access that wrote it.
    What is given is about the reader and the parameters.

        >>> @SYSTEM.map("LDS", {"row": "rows", "lane": 64})
        ... def read_back(row, lane, rows):
        ...     "Lane l of row r reads the 4 bytes that the lane of that number wrote."
        ...     return Access(row * 256 + lane * 4, 4)
        >>> at = read_back.anywhere(rows=8)
        >>> wanted = at.coordinates["row"] * 512 + at.coordinates["lane"] * 4
        >>> owner = lambda byte: {"row": byte // 256, "lane": byte % 256 // 4}
        >>> verdicts(kinds.round_trip("", at, wanted, rows_of, {"rows": 8, "stride": 512}, owner))
        ['proved', 'proved']
    """
    byte, told = invented("byte", 0, bytes_of(at)), KindOptions(**more)
    place = at.access.address + byte
    by = inverse(place)
    any_of = hidden(writer, **parameters)
    _all_of(any_of, by)
    _free(any_of, writer, lane)
    nothing_new("the inverse", by, any_of, at, place, wanted, told.given)
    access = writer(**parameters, **by)
    if access.lds is None or access.bytes is None:
        raise MapError(f"the map {writer.name} does not say which LDS bytes it writes")
    inside = place - (access.lds + as_int(by[lane]) * access.bytes)
    happens = () if access.active is None else (access.active,)
    there = {value: as_int(by[coordinate]) for coordinate, value in any_of.coordinates.items()}
    free, bound = _split(any_of.given, list(there))
    wrote = both(*writer.legal(**parameters, **by), *replaced(there, *bound), *happens, within(inside, 0, access.bytes))
    source = access.address + inside
    shown = {"LDS byte": place, "written by": tuple(map(as_int, by.values())), "from": source, "wanted": wanted + byte}
    yield case(name, both(wrote, source == wanted + byte), at, shown, told, free)
    moved, other = invented("byte'", 0, bytes_of(any_of)), any_of.access
    target = as_int(0 if other.lds is None else other.lds) + any_of.coordinates[lane] * bytes_of(any_of) + moved
    again = [*any_of.given, *(() if other.active is None else (other.active,)), target == place]
    shown = {"LDS byte": place, "wanted": wanted + byte, "written over by": tuple(any_of.coordinates.values())}
    shown |= {"with": other.address + moved}
    goal = other.address + moved == wanted + byte
    yield case(_label(name, "nothing else"), goal, at, shown, told, again)


@kind
def conflict_degree(
    name: str, of: Map, parameters: Parameters, timing: Banks, degree: Term | int, lane: str = "lane", **more: Any
) -> Iterator[Case]:
    """Every lane whose access happens shares its banks with exactly ``degree`` lanes of its phase, itself included, and
    reads what no other of them reads, wherever the access lies.

    Lanes count that exist, keep the preconditions, and whose access happens; what is given of the lane is about the one
    that shares. timing: how the LDS serves the instruction, which must have a phase for every lane. The accesses must be
    aligned to their own size, which is proved too. Raises MapError for accesses that do not fill whole banks.

        >>> from tileprove.prover.language.conflicts import Banks
        >>> banks = Banks(64, (tuple(range(64)),))  # 64 banks of 4 bytes, all lanes in one phase
        >>> verdicts(kinds.conflict_degree("", rows_of, {"rows": 1, "row": 0, "stride": 256}, banks, 1))
        ['proved']
    """
    from ..conflicts import DWORD, Phased

    at = hidden(of, **parameters)
    _free(at, of, lane)
    own = at.coordinates[lane]
    width = constant("the bytes of an access to LDS", bytes_of(at))
    if width % DWORD or (timing.banks * DWORD) % width:
        raise MapError(f"accesses of {width} bytes do not fill whole banks of {DWORD} bytes each")
    served = sorted(number for phase in timing.phases for number in phase)
    there, known = _lanes(of, parameters, at, own, served)

    def access(number: Term) -> Access:
        return of(**{**parameters, **at.coordinates, lane: number})

    def active(number: Term) -> Term:
        happens = access(number).active
        return both(*replaced({own: number}, *there), *(() if happens is None else (happens,)))

    phased = Phased(lambda number: access(number).address // width, timing, width, active=active)
    goal = both(*known, divides(width, at.access.address), phased.is_served(own, degree))
    shown = {"lanes that share a bank": phased.sharing(own), "degree": as_int(degree)}
    told = KindOptions(**more).about(list(at.coordinates.values()), at, as_int(degree))
    yield case(name, goal, at, shown, told)


def _lanes(
    of: Map, parameters: Parameters, at: Anywhere, own: Term, served: Sequence[int]
) -> tuple[list[Term], list[Term]]:  # fmt: skip
    """(what has to hold so that a lane is there, what has to hold so that a phase serves each). Raises MapError."""
    low, high = own.payload[1:]
    bound = [formula for formula in (*of.legal(**parameters, **at.coordinates), *at.given) if mentions(formula, [own])]
    if low is None or high is None or (low.op, high.op) != ("const", "const"):
        return bound, [either(*(own == number for number in served))]
    lanes = range(low.payload, high.payload)
    if len(lanes) > len(served) or not set(lanes) <= set(served):
        raise MapError(f"the lanes are {lanes.start}..{lanes.stop - 1}, and not every one has a phase")
    inside = set(served) <= set(lanes)  # then no other number is asked for, and the range says nothing
    ends = {id(own >= low), id(own < high)}
    return [formula for formula in bound if not inside or id(formula) not in ends], []
