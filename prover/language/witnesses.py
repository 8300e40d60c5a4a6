"""Which input of a map produces an output: a few forms tried at small sizes. The form that fits there is a proposal: a
claim states it for all sizes, and the prover has to prove it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, permutations, product

import numpy as np

from .constructors import both
from .fresh import invented
from .idioms import unravel, within
from .meanings import vectors
from .terms import Term, as_bool, as_int
from .walking import range_of, variables

Ends = Sequence[Term | int]
Forward = Callable[..., Term | int | Sequence[Term | int]]
Backward = Callable[..., Term | int | Sequence[Term | int]]

SMALL = (3, 2, 4, 1, 8, 5)  # values of a parameter
MOST_SIZES, MOST_TRIED, MOST_CELLS, MOST_AXES = 8, 400, 1 << 12, 4


def listed(found: Term | int | Sequence[Term | int]) -> tuple[Term, ...]:
    """What a map gives: one term, or one for each axis."""
    return (as_int(found),) if isinstance(found, (Term, int)) else tuple(map(as_int, found))


def find(forward: Forward, domain: Ends, codomain: Ends, given: Sequence[Term | bool]) -> Backward | None:
    """Outputs -> inputs that produce them, which is right at some small sizes; None where no form is."""
    inputs = [invented(f"input{n}", 0, end) for n, end in enumerate(domain)]
    own = set(inputs)
    others = [variable for variable in variables(*listed(forward(*inputs))) if variable not in own]
    sizes = list(islice(_sizes(domain, codomain, given, others), MOST_SIZES))
    outputs = [invented(f"output{n}", None, None) for n in range(len(codomain))]
    for form in _forms(forward, domain, codomain) if sizes else ():
        inputs = form(*outputs)
        right = both(
            *(within(each, 0, end) for each, end in zip(inputs, domain, strict=True)),
            *(one == other for one, other in zip(listed(forward(*inputs)), outputs, strict=True)),
        )
        if all(_holds(right, outputs, size, codomain) for size in sizes):
            return form
    return None


def missed(
    forward: Forward,
    inputs: Sequence[Term],
    outputs: Sequence[Term],
    given: Sequence[Term | bool],
    bound: Sequence[Term],
) -> tuple[dict[Term, int], list[tuple[int, ...]]] | None:
    """Small values of the parameters and of the outputs such that no input goes there, and all inputs; None if none was
    found. given: what holds of parameters and outputs; bound: what holds of the inputs that there are."""
    domain, codomain = ([each.payload[2] for each in those] for those in (inputs, outputs))
    found, rules = listed(forward(*inputs)), both(*given)
    parameters = [v for v in variables(*found, rules, *bound) if v not in {*inputs, *outputs}]
    for size in islice(_sizes(domain, codomain, given, parameters), MOST_SIZES):
        points = list(product(*(range(_end(end, size)) for end in domain)))
        columns = np.array(points, np.int64).reshape(len(points), len(inputs)).T
        at = {**_values(size), **{one.payload[0]: column for one, column in zip(inputs, columns, strict=True)}}
        *reached, there = (
            (np.broadcast_to(lanes.values, len(points)), bool(np.all(lanes.ok)))
            for lanes in vectors.evaluate(at, *found, both(*bound))
        )
        if not (there[1] and all(fine for _, fine in reached)):
            continue
        hit = set(zip(*(values[there[0]].tolist() for values, _ in reached), strict=True))
        for cell in product(*(range(_end(end, size)) for end in codomain)):
            point = {**size, **dict(zip(outputs, cell, strict=True))}
            if cell not in hit and _true(rules, point):
                return point, points
    return None


def _true(formula: Term, point: Mapping[Term, int]) -> bool:
    (held,) = vectors.evaluate(_values(point), formula)
    return bool(np.all(held.ok & held.values))


def _forms(forward: Forward, domain: Ends, codomain: Ends) -> Iterator[Callable[..., tuple[Term, ...]]]:
    """Digits of the output in any order of the axes, the outputs themselves, and both once more around the map, as
    exclusive-or wants it."""
    axes = range(len(domain))
    orders = list(permutations(axes)) if len(axes) <= MOST_AXES else [tuple(axes), tuple(reversed(axes))]

    def digits(order: Sequence[int]) -> Callable[..., tuple[Term, ...]]:
        def form(*outputs: Term) -> tuple[Term, ...]:
            flat = as_int(0)
            for output, end in zip(outputs, codomain, strict=True):
                flat = flat * end + output
            found = unravel(flat, *(domain[axis] for axis in order[1:]))
            return tuple(found[order.index(axis)] for axis in axes)

        return form

    def same(order: Sequence[int]) -> Callable[..., tuple[Term, ...]]:
        return lambda *outputs: tuple(outputs[axis] for axis in order)

    def around(form: Callable[..., tuple[Term, ...]]) -> Callable[..., tuple[Term, ...]]:
        return lambda *outputs: form(*listed(forward(*form(*outputs))))

    plain = [same(order) for order in orders] if len(codomain) == len(domain) else []
    plain += [digits(order) for order in orders]
    yield from plain
    yield from map(around, plain)


def _sizes(
    domain: Ends, codomain: Ends, given: Sequence[Term | bool], others: Sequence[Term] = ()
) -> Iterator[dict[Term, int]]:
    """Small values of the parameters, and of the others, where the assumptions about them hold and there are not too many
    cells."""
    ends, assumed = [*map(as_int, domain), *map(as_int, codomain)], list(map(as_bool, given))
    parameters = variables(*ends)
    pools = [SMALL] * len(parameters)
    parameters = list(dict.fromkeys((*parameters, *others)))
    pools += [(*SMALL, 0)] * (len(parameters) - len(pools))
    known = set(parameters)
    about = [one for one in assumed if known.issuperset(variables(one))]
    rules = both(*(part for one in parameters for part in range_of(one)), *about)
    for numbers in islice(product(*pools), MOST_TRIED):
        size: dict[Term, int] = dict(zip(parameters, numbers, strict=True))
        if _true(rules, size):
            counts = [_end(end, size) for end in ends]
            inputs, outputs = counts[: len(domain)], counts[len(domain) :]
            if min(counts) >= 0 and max(np.prod(inputs, dtype=object), np.prod(outputs, dtype=object)) <= MOST_CELLS:
                yield size


def _values(size: Mapping[Term, int]) -> dict[str, np.ndarray]:
    return {parameter.payload[0]: np.full(1, number, np.int64) for parameter, number in size.items()}


def _end(end: Term | int, size: Mapping[Term, int]) -> int:
    (found,) = vectors.evaluate(_values(size), as_int(end))
    return int(np.ravel(found.values)[0])


def _holds(formula: Term, outputs: Sequence[Term], size: Mapping[Term, int], codomain: Ends) -> bool:
    cells = np.array(list(product(*(range(_end(end, size)) for end in codomain))), np.int64).T
    columns = {
        output.payload[0]: column for output, column in zip(outputs, cells.reshape(len(outputs), -1), strict=True)
    }
    (found,) = vectors.evaluate({**_values(size), **columns}, formula)
    return bool(np.all(found.ok & found.values))
