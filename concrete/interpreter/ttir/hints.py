"""What the text promises of values, as attributes of the operations that give them: a promise that is broken is told.

Along an axis values come in groups of ``contiguity`` ones that follow each other, and of ``constancy`` equal ones;
``divisibility`` divides the first of each group of the former. Pointers are meant in bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..words import Array
from .state import State
from .tree import Operation, Type, size_of
from .values import Int, Ptr

KINDS = ("tt.divisibility", "tt.contiguity", "tt.constancy")


def checked(operation: Operation, run: Any) -> Any:
    """The run, and after it a look at the hints, if there are any; those of several results are said of each."""
    said = _said(operation, "")
    if not said or not operation.names:
        return run

    def looked(state: State, *operands: Any) -> Any:
        found = run(state, *operands)
        for value, kind in zip(found if isinstance(found, tuple) else (found,), operation.results, strict=True):
            _look(state, operation, value, kind, said)
        return found

    return looked


def carried(operation: Operation, kinds: Sequence[Type]) -> Callable[[State, Sequence[Any]], None]:
    """Looks at what an iteration of a loop begins with. kinds: the types of these."""
    all_said = {at: said for at in range(len(kinds)) if (said := _said(operation, f"_arg{at}"))}

    def looked(state: State, given: Sequence[Any]) -> None:
        for at, said in all_said.items():
            _look(state, operation, given[at], kinds[at], said)

    return looked


def _said(operation: Operation, of: str) -> dict[str, list[int]]:
    """Kind of hint -> a number for each axis."""
    found = {kind: operation.integers(kind + of) for kind in KINDS if kind + of in operation.attributes}
    for kind in found:
        axes = re.search(r"tensor<(\d+)x", operation.attributes[kind + of])
        found[kind] = found[kind] * int(axes[1]) if axes and len(found[kind]) == 1 else found[kind]
    return found


def _look(state: State, operation: Operation, value: Any, kind: Type, said: dict[str, list[int]]) -> None:
    own = {word: amounts for word, amounts in said.items() if len(amounts) in (1, max(len(kind.shape), 1))}
    if own and isinstance(value, Int | Ptr):
        state.undefined(operation, "hint", broken(kind, value, own))


def broken(kind_of: Type, value: Int | Ptr, said: dict[str, list[int]]) -> Array:
    """Which elements are not as it is said."""
    v = np.atleast_1d(value.v.astype(np.int64))
    bits = value.bits if isinstance(value, Int) else 64
    apart = size_of(kind_of.pointee) if isinstance(value, Ptr) else 1
    found = np.zeros(v.shape, bool)
    for kind, amounts in said.items():
        amounts = amounts * v.ndim if len(amounts) == 1 else amounts
        groups = said.get("tt.contiguity", [1])
        groups = groups * v.ndim if len(groups) == 1 else groups
        for axis, amount in enumerate(amounts[: v.ndim]):
            at = np.arange(v.shape[axis]).reshape([-1 if own == axis else 1 for own in range(v.ndim)])
            if kind == "tt.divisibility":
                found |= (at % groups[axis] == 0) & (v % amount != 0)
                continue
            step = apart if kind == "tt.contiguity" else 0
            differs = (np.diff(v, axis=axis) - step) % (1 << min(bits, 62)) != 0
            inside = np.take(at, range(1, v.shape[axis]), axis=axis) % amount != 0
            wrong = differs & inside
            found |= np.concatenate([np.zeros_like(np.take(found, [0], axis=axis)), wrong], axis=axis)
    return found
