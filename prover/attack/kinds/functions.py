"""Judges of the kinds about functions of integers: they call the function with numbers and list where every input goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from ...language.terms import Term, integer
from .accesses import Asked, Judge, given_of
from .numbers import Point, Unjudged, bounded, called, names, number

SOME = 32  # values of an input that has no end


def _listed(found: Any, point: Point) -> tuple[int, ...]:
    parts = found if isinstance(found, (list, tuple)) else [found]
    return tuple(number(part, point) for part in parts)


def _ends(those: Any, point: Point) -> list[int]:
    return [number(end, point) for end in (those.values() if isinstance(those, Mapping) else those)]


def _inputs(asked: Asked, point: Point, some: bool = False) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """(an input that there is, where it goes). some: whether a part of those without an end will do; else Unjudged."""
    extents = [SOME if end is None and some else end for end in asked["domain"].values()]
    if any(end is None for end in extents):
        raise Unjudged("an input has no end, so not all of them can be listed")
    names_of = list(asked["domain"])
    bound = given_of(asked, names_of)
    found = []
    for one in bounded(_ends(extents, point)):
        if all(number(formula, {**point, **dict(zip(names_of, one, strict=True))}) for formula in bound):
            found.append((one, _listed(called(asked["forward"], one, point), point)))
    return found


def _cells(asked: Asked, point: Point) -> list[tuple[int, ...]]:
    """The outputs that there are."""
    codomain = asked["codomain"]
    names_of = list(codomain) if isinstance(codomain, Mapping) else []
    bound = given_of(asked, names_of)
    cells = bounded(_ends(codomain, point))
    return [c for c in cells if all(number(f, {**point, **dict(zip(names_of, c, strict=True))}) for f in bound)]


def one_to_one(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    owner: dict[tuple[int, ...], tuple[int, ...]] = {}
    ends = _ends(asked["codomain"], point)
    for one, output in _inputs(asked, point, some=True):
        other = owner.setdefault(output, one)
        if other is not one:
            yield f"{other} and {one} both go to {output}"
            return
        if ends and not all(0 <= value < end for value, end in zip(output, ends, strict=True)):
            yield f"{one} goes to {output}, outside {ends}"
            return


def produced(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    hit = {output for _, output in _inputs(asked, point)}
    missed = next((cell for cell in _cells(asked, point) if cell not in hit), None)
    if missed is not None:
        yield f"no input goes to {missed}"


def bijective(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    yield from one_to_one(asked, point, rng)
    yield from produced(asked, point, rng)
    cells = set(_cells(asked, point))
    outside = next((one for one, output in _inputs(asked, point) if output not in cells), None)
    if outside is not None:
        yield f"{outside} goes to none of the outputs"


def induction(asked: Asked, point: Point, rng: Random) -> Iterator[str]:
    name, low, high = asked["over"].payload
    least = number(low, point)
    end = least + 64 if high is None else min(least + 64, number(high, point))
    for value in (*range(least, end), *([least + rng.randint(0, 1 << 40)] if high is None else [])):
        if not number(called(asked["holds"], [value], point), {**point, name: value}):
            yield f"it does not hold at {name}={value}"
            return


def free(asked: Asked) -> tuple[list[Term], list[Any]]:
    """(the parameters, what is given of them alone)."""
    if "over" in asked:
        given = list(asked["more"].get("given", ()))
        found = names(asked["holds"](asked["over"]), given, asked["over"].payload[1:])
        return [variable for variable in found if variable is not asked["over"]], given
    names_of = [*asked["domain"], *(asked["codomain"] if isinstance(asked["codomain"], Mapping) else ())]
    bound = given_of(asked, names_of)
    alone = [f for f in asked["more"].get("given", ()) if not any(f is one for one in bound)]
    ends = [
        list(those.values() if isinstance(those, Mapping) else those) for those in (asked["domain"], asked["codomain"])
    ]
    marks = [integer(f"judge-{name}", 0, end) for name, end in asked["domain"].items()]
    output = asked["forward"](*marks)
    found = names(ends, list(output) if isinstance(output, (list, tuple)) else output)
    found += [v for v in names(*asked["more"].get("given", ())) if v.payload[0] not in names_of]
    return [variable for variable in dict.fromkeys(found) if variable not in set(marks)], alone


JUDGES: dict[str, Judge] = {judge.__name__: judge for judge in (one_to_one, produced, bijective, induction)}
