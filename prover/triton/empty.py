"""Whether there are contents at all that keep what a launch promises of its tensors' elements."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

import numpy as np

from ..accesses.points import value_at
from ..language.idioms import within
from ..language.meanings import python, smtlib
from ..language.terms import Term, const, truth
from ..language.walking import range_of, substitute, variables
from .guessed import any_of, in_sizes
from .keeping import EFFORT, SMALL, Keeper, NoneKeeps, NotFound, at_sizes
from .launching.launch import Launch
from .launching.points import Points

DRAWN, TRIED = 200, 24  # points, of which so many shapes are tried, the smallest first


def nothing_keeps(launch: Launch, text: str, known: Mapping[str, int] | None) -> str:
    """Why no contents keep what is promised in tensors of any of some small shapes, whatever the other sizes; "" where some
    do, or where nobody knows. text: of the kernel; known: a point of the launch."""
    points = [*islice(Points(launch, text, np.random.default_rng(0), known).drawn(), DRAWN)]
    points.sort(key=lambda point: sum(point.values()))
    shaping = _shaping(launch)
    tried: set[tuple[int, ...]] = set()
    for point in points:
        shape = tuple(point[str(size.payload[0])] for size in shaping)
        if shape in tried or len(tried) == TRIED:
            continue
        try:
            Keeper(launch, point).contents()
        except NoneKeeps:
            none = _none_of_shape(launch, point)
            if none is False:
                return ""
            tried.update([shape] if none else [])
        except (NotFound, python.Undefined, python.TooLarge):
            continue
        else:
            return ""
    if not tried:
        return ""
    promised = "; ".join(own.said for own in launch.promises)
    return (
        f"no contents of its tensors keep what is promised, for any of {len(tried)} shapes that were tried: {promised}"
    )


def _shaping(launch: Launch) -> list[Term]:
    """The sizes in the shapes of tensors of which promises speak, and in the indices of these."""
    reads = [read for promise in launch.promises for read in promise.reads]
    own = {*(read.term for read in reads), *(index for promise in launch.promises for index in promise.indices)}
    terms = [*(extent for read in reads for extent in launch.tensor(read.base).shape),
             *(index for read in reads for index in read.indices)]  # fmt: skip
    return [size for size in variables(*terms) if size not in own]


def _none_of_shape(launch: Launch, point: Mapping[str, int]) -> bool | None:
    """Whether the same holds of all sizes that are no extents of these tensors; None where nobody knows."""
    import z3

    fixed = {size: const(value_at(size, point)) for size in _shaping(launch)}
    keeper = Keeper(launch, point)
    if sum(own.count for own in keeper.tensors.values()) > SMALL:
        return None
    elements: dict[tuple[str, int], Term] = {}
    keeper.promises = [at_sizes(promise, point, fixed) for promise in launch.promises]
    keeper.tensors = {
        name: in_sizes(own, launch.tensor(name), fixed) for name, own in keeper.tensors.items()
    }  # fmt: skip
    rules, _ = keeper.rules(elements, True, {})
    for (name, _), own in elements.items():
        low, high = any_of(launch.tensor(name))
        rules.append(within(own, low, high))
    rules += substitute(fixed, *launch.given, *launch.always)
    rules += [fact for size in variables(*rules) for fact in range_of(size)]
    try:
        solver = z3.Solver()
        solver.set("rlimit", EFFORT)
        solver.add(*[*z3.parse_smt2_string(smtlib.script(rules, truth(False)))][:-1])
    except NotImplementedError:
        return None
    answer = solver.check()
    return None if answer == z3.unknown else answer == z3.unsat
