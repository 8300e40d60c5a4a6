"""Conditionals, loops, calls, and regions that are run for elements of tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..errors import NotRun
from . import hints
from .code import Code, packed
from .shapes import together
from .state import Make, State
from .tree import Operation
from .values import Int, Value, integer, unsigned


def conditional(operation: Operation) -> Any:
    then, otherwise = operation.inner[0], operation.inner[1] if len(operation.inner) > 1 else None

    def run(state: State, condition: Int) -> Any:
        state.branch(operation, condition.v)
        code = then if condition.v else otherwise
        return packed(code.run(state, ())) if code is not None else None

    return run


def counted(operation: Operation) -> Any:
    """scf.for. A step that is not positive, and a counter that wraps when it is moved past the end, end the loop."""
    code: Code = operation.inner[0]
    bits = operation.given[0].bits
    sign = "unsigned" not in operation.words
    limit = 1 << (bits - 1 if sign else bits)
    look = hints.carried(operation, [operation.given[0], *operation.given[3:]])

    def run(state: State, low: Int, high: Int, step: Int, *given: Value) -> Any:
        carried: Sequence[Value] = given
        now, end, by = (int(own.v if sign else unsigned(own)) for own in (low, high, step))
        if by <= 0:
            state.undefined(operation, "step", np.ones(1, bool))
            return packed(carried)
        agree = low.ideal is None and step.ideal is None
        rounds, number = state.rounds, 0
        while now < end:
            state.tick(operation)
            state.rounds = (*rounds, number)
            counter = Int(bits, np.asarray(now if now < limit or not sign else now - 2 * limit, dtype=np.int64))
            if not agree:
                ideal = np.asarray(low.unbounded + number * step.unbounded, dtype=object)
                counter = integer(bits, counter.v, ideal)
            look(state, (counter, *carried))
            carried = code.run(state, (counter, *carried))
            number, now = number + 1, now + by
            if now >= limit:
                state.undefined(operation, "counter", np.ones(1, bool))
                break
        state.rounds = rounds
        return packed(carried)

    return run


def repeated(operation: Operation) -> Any:
    """scf.while."""
    before, after = operation.inner
    look = hints.carried(operation, operation.given)

    def run(state: State, *given: Value) -> Any:
        carried: Sequence[Value] = given
        rounds, number = state.rounds, 0
        while True:
            state.tick(operation)
            state.rounds = (*rounds, number)
            look(state, carried)
            condition, *kept = before.run(state, carried)
            state.branch(operation, condition.v)
            if not condition.v:
                break
            carried, number = after.run(state, kept), number + 1
        state.rounds = rounds
        return packed(kept)

    return run


def call(operation: Operation) -> Any:
    function = operation.inner[0]  # found when it is called: the functions of a module may stand in any order

    def run(state: State, *given: Value) -> Any:
        return packed(function().call(state, given))

    return run


# -- regions for elements ----------------------------------------------------------------------------------------


def applied(state: State, code: Code, given: list[Any]) -> list[Any]:
    """The region's results for all elements of values of one shape."""
    if code.straight:
        return list(code.run(state, given))
    shape = np.shape(given[0].v)
    flat = [value.map(np.ravel) for value in given]
    found: list[list[Any]] = []
    for at in range(int(np.prod(shape))):
        state.lane = at
        found.append(code.run(state, [value.map(lambda array, at=at: np.asarray(array[at])) for value in flat]))
    state.lane = None
    whole: list[Any] = [together(np.stack, list(column)) for column in zip(*found, strict=True)]
    return [value.map(lambda array: np.reshape(array, shape)) for value in whole]


def reduction(operation: Operation) -> Any:
    """Neighbours are combined until one is left: as good as any order for what may be reduced at all."""
    (axis,) = operation.integers("axis")
    code: Code = operation.inner[0]
    extent = operation.given[0].shape[axis]

    def run(state: State, *values: Any) -> Any:
        now, left = list(values), extent
        while left > 1:
            pairs = [_part(now, axis, slice(first, left - left % 2, 2)) for first in (0, 1)]
            rest = _part(now, axis, slice(left - left % 2, left))
            now = applied(state, code, [*pairs[0], *pairs[1]])
            if left % 2:
                now = [_joined(a, b, axis) for a, b in zip(now, rest, strict=True)]
            left = (left + 1) // 2
        return packed([value.map(lambda array: np.take(array, 0, axis)) for value in now])

    return run


def _part(values: list[Any], axis: int, part: slice) -> list[Any]:
    own = (*(slice(None),) * axis, part)
    return [value.map(lambda array: array[own]) for value in values]


def _joined(a: Any, b: Any, axis: int) -> Any:
    return together(lambda arrays: np.concatenate(arrays, axis), [a, b])


def scan(operation: Operation) -> Any:
    """All that stands before an element and itself, in log steps."""
    (axis,) = operation.integers("axis")
    backwards = operation.attributes.get("reverse", "false").startswith("true")
    code: Code = operation.inner[0]
    extent = operation.given[0].shape[axis]

    def run(state: State, *values: Any) -> Any:
        flip = lambda array: np.flip(array, axis)  # noqa: E731
        now = [value.map(flip) if backwards else value for value in values]
        by = 1
        while by < extent:
            earlier, later = _part(now, axis, slice(0, extent - by)), _part(now, axis, slice(by, extent))
            more = applied(state, code, [*earlier, *later])
            now = [_joined(a, b, axis) for a, b in zip(_part(now, axis, slice(0, by)), more, strict=True)]
            by *= 2
        return packed([value.map(flip) if backwards else value for value in now])

    return run


def mapped(operation: Operation) -> Any:
    code: Code = operation.inner[0]
    if (operation.integers("pack") or [1])[0] != 1:
        raise NotRun(f"{operation} takes several elements at once")
    return lambda state, *values: packed(applied(state, code, list(values)))


MEANINGS: dict[str, Make] = {
    "scf.if": conditional,
    "scf.for": counted,
    "scf.while": repeated,
    "tt.call": call,
    "tt.reduce": reduction,
    "tt.scan": scan,
    "tt.map_elementwise": mapped,
}
