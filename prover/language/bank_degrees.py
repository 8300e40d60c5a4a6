"""The conflict degrees of any map in LDS or shared memory: its accesses, at the values of an instance, as a `Question`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from .conflicts import Banks, Phased, Question
from .constructors import both, either, negation, where
from .idioms import divides
from .instances import Instance
from .maps import MapError
from .tables import Table, tabulate
from .terms import Term, as_int, integer
from .walking import substitute

WIDTHS = {4: "b32", 8: "b64", 16: "b128"}  # bytes of an access -> of an instruction's name
READS = ("ds_read_", "ld.shared.")  # what the plain reads of AMD and NVIDIA are called
MEMORIES = ("LDS", "shared memory")  # how the memory of a map says that it has banks
PAIRS = (1, 2)  # lane l is paired with l^1, or with l^2
Timings = Mapping[tuple[str, str], Banks]


def width_of(found: Instance) -> int:
    """Bytes that a lane touches at once. Raises MapError for a map that has no degrees."""
    if not any(memory in found.memory for memory in MEMORIES):
        said = " or ".join(MEMORIES)
        raise MapError(f"the map {found.name} is about {found.memory}; banks are those of a memory that says {said}")
    if any(part.access.active is not None for part in found.parts):
        raise MapError(f"accesses of the map {found.name} do not always happen; degrees are those of whole waves")
    widths = {_constant(part.access.bytes) for part in found.parts}
    width = widths.pop() if len(widths) == 1 else 0
    if width not in WIDTHS:
        raise MapError(f"the map {found.name} moves {width or 'unknown'} bytes; degrees are known of 4, 8 and 16")
    return width


def _constant(term: Term | int | None) -> int:
    """The number that the term is; 0 if it is none."""
    return int(term.payload) if isinstance(term, Term) and term.op == "const" else 0


def instructions_of(found: Instance) -> tuple[str, ...]:
    """The map's instruction, or the reads of its width. Raises MapError."""
    width = width_of(found)
    return (found.instruction,) if found.instruction else tuple(read + WIDTHS[width] for read in READS)


def served_on(found: Instance, timings: Timings) -> list[tuple[str, str]]:
    """(arch, instruction) of those that serve as many lanes as the map has; of all, where none does. Raises MapError."""
    names = instructions_of(found)
    known = [key for key in timings if key[1] in names]
    lanes = len(found.axes.get("lane", ()))
    return [key for key in known if timings[key].lanes == lanes] or known


def question(found: Instance, timing: Banks, lane: str = "lane") -> Question:
    """How often the lanes of each phase meet, for every value of the other coordinates, and of the parameters with several
    values. Raises MapError."""
    width, wave = width_of(found), timing.lanes
    if found.axes.get(lane) != tuple(range(wave)):
        raise MapError(f"degrees are those of whole waves: {lane} is 0..{wave - 1}")
    symbols = {}
    for name, numbers in found.axes.items():
        first, *others = numbers
        if others and numbers != tuple(range(len(numbers))):
            raise MapError(f"{name}: give one value, or all from 0 on, {name}=0..{len(numbers) - 1}")
        symbols[name] = integer(name, 0, len(numbers)) if others else as_int(first)
    table = tabulate(found)
    if len(table) < found.points:
        raise MapError(f"the map {found.name}: a precondition holds at {len(table)} of {found.points} accesses only")
    odd = table.first % width
    if odd.any():
        access = int(odd.nonzero()[0][0])
        where_ = ", ".join(f"{name}={column[access]}" for name, column in table.columns.items())
        raise MapError(
            f"degrees are those of aligned accesses; at {where_} it is {width} bytes at {table.first[access]}"
        )
    bare = {integer(name, None): value for name, value in symbols.items()}
    addresses = [substitute(bare, part.access.address)[0] for part in found.parts]
    places = [value for name, value in symbols.items() if name != lane and value.op == "var"]
    address = addresses[0]
    if len(addresses) > 1:
        setting = integer("setting" + "'" * sum(name.startswith("setting") for name in symbols), 0, len(addresses))
        places.append(setting)
        for number, other in enumerate(addresses[1:], 1):
            address = where(setting == number, other, address)
    own = symbols[lane]

    def unit(number: Term) -> Term:
        return substitute({own: number}, address)[0] // width

    timing, also = _pairing(found, table, timing, lane, unit)
    access = Phased(unit, timing, width, broadcast=_shared(table, timing, lane, width))
    return Question(access, own, tuple(places), (divides(width, address), *also))


def _pairing(
    found: Instance, table: Table, timing: Banks, lane: str, unit: Callable[[Term], Term]
) -> tuple[Banks, tuple[Term, ...]]:
    """How the access is served, paired or not, and the statement that it is so everywhere. Raises MapError where it
    depends on the place."""
    if timing.paired is None:
        return timing, ()
    lanes = len(found.axes[lane])
    others = [column.tolist() for name, column in table.columns.items() if name != lane]
    at: dict[tuple[int, ...], dict[int, int]] = {}
    for own, first, *place in zip(table.columns[lane].tolist(), table.first.tolist(), *others, strict=True):
        at.setdefault(tuple(place), {})[own] = first
    paired = {any(all(one[n] == one[n ^ step] for n in one) for step in PAIRS) for one in at.values()}
    if len(paired) > 1:
        raise MapError(f"the map {found.name}: lanes want the same in pairs at some places only; ask for one place")
    said = either(*(both(*(unit(as_int(n)) == unit(as_int(n ^ step)) for n in range(lanes))) for step in PAIRS))
    if paired == {True}:
        return replace(timing, phases=timing.paired, paired=None), (said,)
    return timing, (negation(said),)


def _shared(table: Table, timing: Banks, lane: str, width: int) -> bool:
    """Whether two lanes of a phase touch the same unit somewhere."""
    phase_of = {own: number for number, phase in enumerate(timing.phases) for own in phase}
    phases = [phase_of[own] for own in table.columns[lane].tolist()]
    others = [column.tolist() for name, column in table.columns.items() if name != lane]
    rows = list(zip(phases, (table.first // width).tolist(), *others, strict=True))
    return len(set(rows)) < len(rows)
