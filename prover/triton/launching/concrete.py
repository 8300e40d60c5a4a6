"""A kernel compiled at some values of constexprs of which its launch gives sizes: what Python makes of them, to be run."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import numpy as np

from ...language.meanings import python
from ..ttir.errors import TritonError
from .compiling import compiled
from .launch import Concrete, Launch, ScalarArgument
from .points import Points

MOST, DRAWN = 3, 60  # values that are compiled; points among which they are looked for
SECONDS = 1.0  # after which no other is begun


def at_values(
    function: Any, launch: Launch, signature: Mapping[str, str], constexprs: Mapping[str, Any], text: str
) -> Sequence[Concrete]:  # fmt: skip
    """The texts at the first sets of values that the launch may have; those that compile in time."""
    end = time.monotonic() + SECONDS
    terms = {
        own.name: own.term for own in launch.arguments if own.name in launch.sized and isinstance(own, ScalarArgument)
    }
    names = [name for name, term in terms.items() if term is not None]
    found: dict[tuple[int, ...], Concrete | None] = {}
    for point in islice(Points(launch, text, np.random.default_rng(0), None).drawn(), DRAWN):
        try:
            values = tuple(int(python.evaluate(point, terms[name])[0]) for name in names)
        except (python.Undefined, python.TooLarge):
            continue
        if values in found:
            continue
        if len([own for own in found.values() if own is not None]) == MOST or time.monotonic() > end:
            break
        known = dict(zip(names, values, strict=True))
        try:
            own = {**signature, **dict.fromkeys(known, "constexpr")}
            found[values] = Concrete(compiled(function, own, {**constexprs, **known}, ""), known, point)
        except TritonError:
            found[values] = None  # the kernel itself asks for others
    return [own for own in found.values() if own is not None]
