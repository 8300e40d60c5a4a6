"""Judges of the kinds about maps: they call the map with numbers and count bytes, banks and writes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ...language.maps import Anywhere, Map, hidden
from ...language.terms import Term
from .numbers import One, Point, Unjudged, access, map_of, names, number, places, plain

Asked = Mapping[str, Any]
Place = Mapping[str, int]
Judge = Callable[[Asked, Point, Random], Iterator[str]]

DWORD = 4  # bytes of a bank
MOST_BYTES = 1 << 20  # that are counted at one point


def given_of(asked: Asked, names_of: Iterable[str]) -> list[Any]:
    """What is given of variables of these names."""
    about = set(names_of)
    return [formula for formula in _given(asked) if not about.isdisjoint(v.payload[0] for v in names(formula))]


def _given(asked: Asked) -> Sequence[Any]:
    return tuple(asked["more"].get("given", ()))


def _places(at: Anywhere, asked: Asked, point: Point, rng: Random | None) -> Iterator[tuple[Place, One | None, Point]]:
    """The places that there are, the access there if it happens, and the point with the coordinates under the names that
    the claim knows."""
    of, values = map_of(at), {name: plain(value, point) for name, value in at.values.items()}
    called = {name: variable.payload[0] for name, variable in at.coordinates.items()}
    bound = given_of(asked, called.values())
    for place in places(of, values, point, rng):
        here = {**point, **{called[name]: value for name, value in place.items()}}
        if all(number(formula, here) for formula in bound):
            yield place, access(of, values, point, place), here


def _reading(at: Anywhere, asked: Asked, point: Point, rng: Random | None) -> Iterator[tuple[One, Point]]:
    """The accesses that happen, each with its point."""
    return ((one, here) for _, one, here in _places(at, asked, point, rng) if one is not None)


def _every(of: Map, parameters: Mapping[str, Any], bound: Sequence[Any], point: Point) -> list[One]:
    """All accesses of the map that happen where these formulas about its coordinates hold."""
    values = {name: plain(value, point) for name, value in parameters.items()}
    there = (
        place for place in places(of, values, point) if all(number(formula, {**point, **place}) for formula in bound)
    )
    return [one for place in there if (one := access(of, values, point, place)) is not None]


def _every_of(asked: Asked, of: Map, point: Point) -> list[One]:
    """All accesses of the map that happen where what is given of its coordinates holds."""
    parameters = asked["parameters"]
    free = [name for name in of.coordinates if name not in parameters]
    return _every(of, parameters, given_of(asked, free), point)


def _touched(one: One) -> range:
    if one.bytes is None:
        raise Unjudged("no bytes")
    _few(one.bytes)
    return range(one.address, one.address + one.bytes)


def _few(*counts: int) -> None:
    """Raises Unjudged for too many bytes."""
    if sum(count for count in counts if count > 0) > MOST_BYTES:
        raise Unjudged(f"more than {MOST_BYTES:,} bytes")


def _at(place: Mapping[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in place.items()) or "its only place"


def in_bounds(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    for one, here in _reading(asked["at"], asked, point, rng):
        size = one.records if asked["size"] is None else number(asked["size"], here)
        if size is None or one.bytes is None:
            raise Unjudged("no size")
        sentinel = None if asked["sentinel"] is None else number(asked["sentinel"], here)
        outside = one.bytes < 0 or (one.bytes > 0 and not (one.address >= 0 and one.address + one.bytes <= size))
        if outside and one.address != sentinel:
            yield f"the access at {_at(one.place)} has bytes {one.address}..{one.address + one.bytes - 1} of {size}"


def aligned(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    for one, here in _reading(asked["at"], asked, point, rng):
        to = one.bytes if asked["to"] is None else number(asked["to"], here)
        first = number(asked["base"], here) + one.address
        if not to or first % to:
            yield f"the access at {_at(one.place)} begins at byte {first}, no multiple of {to}"


def closed(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    of, size = asked["of"], number(asked["size"], point)
    (free,) = [name for name in of.coordinates if name not in asked["parameters"]]
    wide = of.within(**{free: max(size, 0)})
    for one in _every_of(asked, wide, point):
        if not 0 <= one.address < size:
            yield f"{one.place[free]} goes to {one.address}, outside 0..{size - 1}"


def equal(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    other = asked["other"]
    for place, one, here in _places(asked["at"], asked, point, rng):
        if other.active is not None and bool(number(other.active, here)) != (one is not None):
            yield f"at {_at(place)} one access happens, and the other does not"
        for part in () if one is None else ("address", "bytes", "records", "lds"):
            own, wanted = getattr(one, part), getattr(other, part)
            if own is not None and wanted is not None and own != number(wanted, here):
                yield f"at {_at(place)} {part} is {own}, and the other one's is {number(wanted, here)}"


def _once(accesses: Sequence[One], size: int) -> Iterator[str]:
    _few(size, *(len(_touched(one)) for one in accesses))
    owners = Counter(byte for one in accesses for byte in _touched(one))
    for byte in sorted({*range(size), *owners}):
        if owners[byte] != (0 <= byte < size):
            yield f"byte {byte} of {size} belongs to {owners[byte]} accesses"
            return


def once_and_only_once(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    size = number(asked["size"], point)
    yield from _once(_every_of(asked, asked["of"], point), size)


def exactly_once(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    accesses = [one for one, _ in _reading(asked["at"], asked, point, None)]
    yield from _once(accesses, number(asked["size"], point))


def round_trip(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    memory: dict[int, set[int]] = {}
    writes = _every(asked["writer"], asked["parameters"], (), point)
    _few(*(one.bytes or 0 for one in writes))
    for one in writes:
        if one.lds is None or one.bytes is None:
            raise Unjudged("no LDS byte")
        lane = one.place.get(asked["lane"], asked["parameters"].get(asked["lane"]))
        first = one.lds + number(lane, point) * one.bytes
        for byte in range(one.bytes):
            memory.setdefault(first + byte, set()).add(one.address + byte)
    for one, here in _reading(asked["at"], asked, point, None):
        wanted = number(asked["wanted"], here)
        for number_of, byte in enumerate(_touched(one)):
            found = memory.get(byte, set())
            if found != {wanted + number_of}:
                brought = ", ".join(map(str, sorted(found))) or "nothing"
                yield f"LDS byte {byte}, read at {_at(one.place)}, gets {brought}, and {wanted + number_of} is wanted"
                return


def conflict_degree(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    lane, timing, degree = asked["lane"], asked["timing"], number(asked["degree"], point)
    asked_of = given_of(asked, asked["of"].coordinates)
    waves: dict[tuple[tuple[str, int], ...], dict[int, One]] = {}
    for one in _every(asked["of"], asked["parameters"], (), point):
        others = tuple((name, value) for name, value in one.place.items() if name != lane)
        waves.setdefault(others, {})[one.place[lane]] = one
    for others, wave in waves.items():
        for phase in timing.phases:
            lanes = {number_of: _touched(wave[number_of]) for number_of in phase if number_of in wave}
            words = {number_of: {byte // DWORD for byte in bytes_} for number_of, bytes_ in lanes.items()}
            banks = {number_of: {word % timing.banks for word in those} for number_of, those in words.items()}
            for own, touched in lanes.items():
                if not all(number(formula, {**point, **dict(others), lane: own}) for formula in asked_of):
                    continue
                shared = sum(not banks[own].isdisjoint(those) for those in banks.values())
                alike = [other for other in lanes if other != own and not words[own].isdisjoint(words[other])]
                if shared != degree or alike or touched[0] % len(touched):
                    yield f"lane {own} shares its banks with {shared} lanes of its phase at {_at(dict(others))}"
                    return


def free(asked: Asked) -> tuple[list[Term], list[Any]]:
    """(the parameters: variables of the claim that are no coordinates, what is given of them alone, preconditions too)."""
    own: set[Term] = set()
    found: list[Term] = []
    kept: list[Term] = []
    coordinates: dict[str, str] = {}
    for at in (value for value in asked.values() if isinstance(value, Anywhere)):
        own |= set(at.coordinates.values())
        coordinates |= {name: variable.payload[0] for name, variable in at.coordinates.items()}
        found += names(tuple(at.access), at.given, at.values)
        kept += at.given
    for of in (asked[name] for name in ("of", "writer") if name in asked):
        at = hidden(of, **asked["parameters"])
        own |= set(at.coordinates.values())
        coordinates |= {name: name for name in at.coordinates} if "of" in asked else {}
        found += names(tuple(at.access), at.given, at.values)
        kept += at.given
    told = _given(asked)
    rest = [value for key, value in asked.items() if key not in ("at", "of", "writer", "more")]
    found += names(*[tuple(value) if isinstance(value, tuple) else value for value in rest])
    bound = {id(formula) for formula in given_of(asked, coordinates.values())}
    alone = [formula for formula in told if id(formula) not in bound]
    alone += [formula for formula in kept if own.isdisjoint(names(formula))]
    called = set(coordinates.values())
    found += [variable for variable in names(*told) if variable.payload[0] not in called]
    return [variable for variable in dict.fromkeys(found) if variable not in own], alone


JUDGES: dict[str, Judge] = {
    judge.__name__: judge
    for judge in (
        in_bounds, aligned, closed, equal, once_and_only_once, exactly_once, round_trip, conflict_degree,
    )
}  # fmt: skip
ALONE = ("in_bounds", "aligned", "equal")  # judge each access alone, so that sizes may be large
