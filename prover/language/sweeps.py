"""A map at every setting of some of its parameters: what sliders choose from.

Those parameters have the several values that somebody gives them. Where nobody gives several, a few usual ones are offered,
of which those stay that the map takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from ..targets.amdgpu import MFMA_SHAPES
from .choosing import instance
from .instances import MOST_SETTINGS, Instance, Sweep, Value
from .maps import Map, MapError
from .tables import tabulate

OFFERED = 48  # settings, where nobody gave values
SWIZZLES: tuple[Value, ...] = (None, (1, 1, 4), (1, 0, 6), (3, 0, 3))


def sweep(of: Map, at: Mapping[str, Sequence[Value] | str]) -> Sweep:
    """The map at every combination of the values that are given. Raises MapError where it has no setting at all."""
    given = {n: v for n, v in at.items() if n not in of.coordinates and not isinstance(v, str)}
    several = {name: list(dict.fromkeys(own)) for name, own in given.items() if len(set(own)) > 1}
    alone = {} if several else instance(of, at).fixed
    values, cut = _short(several or _usual(of, alone, at))
    settings = product(*([[value] for value in own] for own in values.values()))
    found = [_instance(of, {**at, **dict(zip(values, chosen, strict=True))}) for chosen in settings]
    drawn = [number for number, one in enumerate(found) if isinstance(one, Instance)]
    if not drawn:
        raise MapError(str(found[0]))
    start = 0
    for name, own in values.items():
        start = start * len(own) + (own.index(alone[name]) if name in alone else 0)
    start = start if start in drawn else drawn[0]
    return Sweep({name: tuple(own) for name, own in values.items()}, found, start, cut)


def _instance(of: Map, at: Mapping[str, Any]) -> Instance | str:
    """The map there, or why it has no accesses."""
    try:
        found = instance(of, at)
        tabulate(found)
    except MapError as error:
        return str(error)
    return found


def _short(values: Mapping[str, list[Value]]) -> tuple[dict[str, list[Value]], list[str]]:
    """The values with no more settings than a page has: the longest list is halved."""
    kept = dict(values)
    while prod(map(len, kept.values())) > MOST_SETTINGS:
        longest = max(kept, key=lambda name: len(kept[name]))
        kept[longest] = kept[longest][: len(kept[longest]) // 2]
    return kept, [f"the first {len(kept[n])} of {len(v)} values of {n}" for n, v in values.items() if kept[n] != v]


def _usual(of: Map, alone: Mapping[str, Value], at: Mapping[str, Any]) -> dict[str, list[Value]]:
    """Usual values of the parameters that nobody gave: swizzles and shapes before numbers, as many as fit. alone: the
    parameters of a picture that is drawn alone."""
    known = {name: value for name, value in alone.items() if name not in at}
    ranked = sorted(known, key=lambda name: (isinstance(known[name], int), not name.startswith("swizzle")))
    offered: dict[str, list[Value]] = {}
    for name in ranked:
        value = known[name]
        own = [
            v
            for v in dict.fromkeys((value, *_alike(name, value)))
            if v == value or isinstance(_instance(of, {**at, name: [v]}), Instance)
        ]
        if len(own) > 1 and prod(map(len, offered.values())) * len(own) <= OFFERED:
            whole = all(isinstance(v, int) and not isinstance(v, bool) for v in own)
            offered[name] = sorted(own, key=lambda v: v if isinstance(v, int) else 0) if whole else own
    return offered


def _alike(name: str, value: Value) -> Sequence[Value]:
    """Values like this one that are worth a look; none like 0, which is where something begins."""
    if isinstance(value, bool):
        return (False, True)
    if isinstance(value, int):
        return (value // 2, value * 2) if value > 1 else (1, 2) if value else (0, 1) if name.startswith("pad") else ()
    if name.startswith("swizzle"):
        return SWIZZLES
    return MFMA_SHAPES if value in MFMA_SHAPES else ()
