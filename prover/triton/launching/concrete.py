"""A kernel compiled at some values of constexprs of which its launch gives sizes, and where arguments are 1, which Triton
makes constexprs: what Python makes of them, to be run."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import islice
from math import inf
from typing import Any

import numpy as np

from ...language.intervals import INTERVALS
from ...language.meanings import python
from ...language.parts import ends_by_constants
from ...language.terms import const
from ...language.walking import fold, range_of, substitute, variables
from ..ttir.errors import TritonError
from .compiling import compiled
from .launch import Concrete, Launch, ScalarArgument
from .points import Points

MOST, DRAWN = 3, 60  # values that are compiled; points among which they are looked for
SECONDS = 1.0  # after which no other is begun
SETS, AMONG = 3, 200  # sets of arguments that are 1; points among which they are looked for
MOST_SAID = 120  # letters of why a text does not compile


def at_values(
    function: Any, launch: Launch, signature: Mapping[str, str], constexprs: Mapping[str, Any], text: str
) -> Sequence[Concrete]:  # fmt: skip
    """The texts at the first sets of values that the launch may have; those that compile in time."""
    end = time.monotonic() + SECONDS
    scalars = [own for own in launch.arguments if own.name in launch.sized and isinstance(own, ScalarArgument)]
    terms = {own.name: own.term for own in scalars if own.term is not None}
    drawn: dict[tuple[int, ...], dict[str, int]] = {}
    for point in islice(Points(launch, text, np.random.default_rng(0), None).drawn(), DRAWN):
        try:
            drawn.setdefault(tuple(map(int, python.evaluate(point, *terms.values()))), point)
        except (python.Undefined, python.TooLarge):
            continue
    found: list[Concrete] = []
    for values in _chosen(sorted(drawn, key=lambda own: max(map(abs, own), default=0))):
        if len(found) == MOST or time.monotonic() > end:
            break
        known = dict(zip(terms, values, strict=True))
        own = {**signature, **dict.fromkeys(known, "constexpr")}
        try:
            found.append(Concrete(compiled(function, own, {**constexprs, **known}, ""), known, drawn[values]))
        except TritonError:
            continue  # the kernel itself asks for others
    return found


def where_one(
    function: Any, launch: Launch, signature: Mapping[str, str], constexprs: Mapping[str, Any], text: str,
    until: float,
) -> Sequence[Concrete]:  # fmt: skip
    """The texts in which the fewest arguments are 1 that may be so at once, and the most, and some between; of others,
    why there is none. until: none is begun after that time."""
    end = min(time.monotonic() + SECONDS, until)
    scalars = [own for own in launch.arguments if own.name in {*launch.sized, *launch.ones}]
    terms = {own.name: own.term for own in scalars if isinstance(own, ScalarArgument) and own.term is not None}
    drawn: dict[tuple[str, ...], tuple[dict[str, int], dict[str, int]]] = {}
    for point in islice(Points(launch, text, np.random.default_rng(0), None).drawn(), AMONG):
        try:
            values = dict(zip(terms, map(int, python.evaluate(point, *terms.values())), strict=True))
        except (python.Undefined, python.TooLarge):
            continue
        known = {name: value for name, value in values.items() if value == 1 or name in launch.sized}
        single = tuple(name for name in known if name in launch.ones)
        if single:
            drawn.setdefault(single, (known, point))
    sets, found = sorted(drawn, key=len), list[Concrete]()
    for single in dict.fromkeys([*sets[:1], *sets[-1:], *sets]):
        if len(found) == SETS or time.monotonic() > end:
            break
        known, point = drawn[single]
        own = {**signature, **dict.fromkeys(known, "constexpr")}
        try:
            found.append(Concrete(compiled(function, own, {**constexprs, **known}, ""), known, point))
        except TritonError as error:
            found.append(Concrete("", known, point, str(error).lstrip(": ")[:MOST_SAID]))
    more = len(sets) - len(found)
    return [*found, *([Concrete("", {}, {}, f"{more} more sets of arguments that are 1")] if more else [])]


def may_be_one(launch: Launch, name: str) -> bool:
    """Whether an argument may be 1, as far as each condition says by itself."""
    term = next(own.term for own in launch.arguments if own.name == name and isinstance(own, ScalarArgument))
    if term is None:
        return True
    facts = [*launch.given, *launch.facts]
    facts += [fact for variable in variables(term) for fact in range_of(variable)]
    known = ends_by_constants(*facts)
    ends = {own: known.get(own, (-inf, inf)) for own in variables(term)}
    (found,) = fold(INTERVALS, term, memo=dict(ends))
    if not all(low <= 1 <= high for low, high in (found, known.get(term, found))):
        return False
    held = substitute({term: const(1)}, *facts) if term.op == "var" else []
    return not any(fact.op == "truth" and not fact.payload for fact in held)


def _chosen(values: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The two smallest sets of values and one in the middle, then the others."""
    middle = len(values) // 2
    return list(dict.fromkeys([*values[:2], *values[middle : middle + 1], *values]))
