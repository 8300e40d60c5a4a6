"""A map at the values that somebody gives, and small ones for the rest.

What somebody gives is a list of values, each of which is taken, or ALL of a coordinate's range. Values that nobody gives
are those of the map's example, then the function's defaults, then small ones at which the preconditions hold and every
access stays in its memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import product
from math import prod
from typing import Any

from .instances import ALL, MOST, Instance, Part, Terms, Value
from .maps import REQUIRED, Map, MapError
from .meanings.text import text
from .tables import tabulate
from .terms import Term, as_bool, as_int, integer

WITHOUT_END = 16  # values of a coordinate that has no end, where no other coordinate has one
SMALL = (8, 16, 64, 256, 4, 2, 1)  # what is tried for a parameter without an example
USUAL = {"element_bytes": (2,), "load_width": (8,)}
MOST_TRIED = 400


def instance(of: Map, at: Mapping[str, Sequence[Value] | str]) -> Instance:
    """The map at the values that are given, and small ones for the others. Raises MapError."""
    for name in at:
        if name not in of.parameters:
            raise MapError(f"the map {of.name} has no parameter {name!r}; it takes {', '.join(of.parameters)}")
        if at[name] == ALL and name not in of.coordinates:
            raise MapError(
                f"{name}={ALL}: only a coordinate of the map has all its values; they are {', '.join(of.coordinates)}"
            )
    wanted = {name: _several(value) for name, value in of.example.items()}
    wanted |= {name: value if isinstance(value, str) else list(value) for name, value in at.items()}
    open_ones = [n for n, d in of.parameters.items() if n not in wanted and n not in of.coordinates and d is REQUIRED]
    if not open_ones:
        return _with(of, wanted, at)
    return _searched(of, wanted, open_ones, at)


def _several(value: Any) -> list[Value]:
    """An example's value as a list of values."""
    return list(value) if isinstance(value, (range, list)) else [value]


def _searched(of: Map, wanted: Mapping[str, Any], names: Sequence[str], at: Mapping[str, Any]) -> Instance:
    """The first small values at which the preconditions hold and the accesses stay inside and apart; else the best ones."""
    best: tuple[float, Instance] | None = None
    told = ""
    tried = product(*(USUAL.get(name, SMALL) for name in names))
    for values, _ in zip(tried, range(MOST_TRIED), strict=False):
        try:
            found = _with(of, {**wanted, **{name: [v] for name, v in zip(names, values, strict=True)}}, at)
            worth = tabulate(found).worth
        except MapError as error:
            told = told or str(error)
            continue
        if best is None or worth > best[0]:
            best = worth, found
        if worth == 1.0:
            break
    if best is None:
        raise MapError(f"give {', '.join(names)} of the map {of.name}: no small values fit ({told})")
    return best[1]


def _with(of: Map, wanted: Mapping[str, Any], at: Mapping[str, Any]) -> Instance:
    """The instance; every parameter that has no default is wanted."""
    values = {n: wanted.get(n, [d]) for n, d in of.parameters.items() if n not in of.coordinates}
    empty = next((name for name, found in {**values, **wanted}.items() if not found), None)
    if empty:
        raise MapError(f"{empty} has no value")
    swept = {name: found for name, found in values.items() if len(found) > 1}
    fixed = {name: found[0] for name, found in values.items() if len(found) == 1}
    first = fixed | {name: found[0] for name, found in swept.items()}
    axes, cut = _short(_axes(of, first, wanted), prod(map(len, swept.values())))
    symbols = {name: integer(name, None) for name in axes}
    parts = []
    for chosen in product(*swept.values()):
        settings = dict(zip(swept, chosen, strict=True))
        parts.append(_part(of, settings, {**fixed, **settings, **symbols}))
    length = of.row_length({**first, **{name: numbers[0] for name, numbers in axes.items()}})
    return Instance(
        of.system, of.name, of.sentence, of.memory, axes, fixed, tuple(n for n in of.parameters if n not in at),
        tuple(parts), _number(length) if length is not None else None, tuple(cut), of.instruction,
    )  # fmt: skip


def _part(of: Map, settings: Mapping[str, Value], values: Mapping[str, Any]) -> Part:
    try:
        given = of.given(**values)
        fields = {name: value for name, value in of(**values)._asdict().items() if value is not None}
        access = Terms(**{name: (as_bool if name == "active" else as_int)(value) for name, value in fields.items()})
    except MapError:
        raise
    except (TypeError, ValueError, ZeroDivisionError, AttributeError) as error:
        raise MapError(f"the map {of.name} cannot take these parameters: {error}") from None
    return Part(settings, access, given, _rules(of, values, given))


def _rules(of: Map, values: Mapping[str, Any], given: Sequence[Term]) -> tuple[str, ...]:
    """The preconditions with the parameters' names, as far as the map takes anything but constants for them."""
    names = {name: integer(name, None) if type(value) is int else value for name, value in values.items()}
    with suppress(MapError, TypeError, ValueError, ZeroDivisionError, AttributeError):
        found = of.given(**names)
        if len(found) == len(given):
            return tuple(map(text, found))
    return tuple(map(text, given))


def _axes(of: Map, fixed: Mapping[str, Value], wanted: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """Coordinate -> its values, in the map's order; the ends may depend on coordinates before it."""
    found: dict[str, tuple[int, ...]] = {}
    ends = {}
    for name in of.coordinates:
        reach = {**fixed, **{known: numbers[-1] for known, numbers in found.items()}}
        low, high = (None if end is None else _number(end) for end in of.ends(name, reach))
        ends[name] = low, high
        if name in wanted and wanted[name] != ALL:
            for value in wanted[name]:
                if type(value) is not int:
                    raise MapError(f"{name} is a coordinate of the map {of.name}: an integer, not {value}")
                if (low is not None and value < low) or (high is not None and value >= high):
                    said = f"{low}..{high - 1}" if None not in (low, high) and high is not None else "its range"
                    raise MapError(f"{name}={value} is outside {said} of the map {of.name}")
            found[name] = tuple(dict.fromkeys(value for value in wanted[name] if type(value) is int))
        elif high is not None:
            found[name] = tuple(range(low or 0, high))
            if not found[name]:
                raise MapError(f"the map {of.name} has no {name} here: it ends at {high}")
        elif name in wanted:
            raise MapError(f"{name} has no end in the map {of.name}: give a range, {name}=0..15")
        else:
            found[name] = (low or 0,)
    if all(len(numbers) == 1 for numbers in found.values()):
        for name in (name for name, (_, high) in ends.items() if high is None and name not in wanted):
            found[name] = tuple(range(found[name][0], found[name][0] + WITHOUT_END))
    return found


def _short(axes: dict[str, tuple[int, ...]], times: int) -> tuple[dict[str, tuple[int, ...]], list[str]]:
    """The axes with no more points than are drawn: the longest is halved, a lane's comes last."""
    whole = dict(axes)
    while times * prod(map(len, axes.values())) > MOST:
        longest = max(axes, key=lambda name: (len(axes[name]) > 1, name != "lane", len(axes[name])))
        if len(axes[longest]) == 1:
            raise MapError(f"{times:,} combinations of parameters are too many to draw; {MOST:,} are the most")
        axes[longest] = axes[longest][: len(axes[longest]) // 2]
    return axes, [f"the first {len(axes[n]):,} of {len(v):,} {n}" for n, v in whole.items() if len(axes[n]) < len(v)]


def _number(term: Term) -> int:
    if term.op != "const":
        raise MapError(f"{text(term)} is no number at constant parameters")
    return int(term.payload)
