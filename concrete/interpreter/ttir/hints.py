"""What the text promises of values, as attributes of the operations that give them: a promise that is broken is told.

Along an axis values come in groups of ``contiguity`` ones that follow each other, and of ``constancy`` equal ones;
``divisibility`` divides the first of each group of the former. Pointers are meant in bytes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .state import State
from .tree import Operation, size_of
from .values import Array, Int, Ptr

KINDS = ("tt.divisibility", "tt.contiguity", "tt.constancy")


def checked(operation: Operation, run: Any) -> Any:
    """The run, and after it a look at the hints, if there are any."""
    said = {kind: operation.integers(kind) for kind in KINDS if kind in operation.attributes}
    if not said or len(operation.names) != 1:
        return run

    def looked(state: State, *operands: Any) -> Any:
        found = run(state, *operands)
        if isinstance(found, Int | Ptr):
            state.undefined(operation, "hint", broken(operation, found, said))
        return found

    return looked


def broken(operation: Operation, value: Int | Ptr, said: dict[str, list[int]]) -> Array:
    """Which elements are not as it is said."""
    v = np.atleast_1d(value.v.astype(np.int64))
    bits = value.bits if isinstance(value, Int) else 64
    apart = size_of(operation.results[0].pointee) if isinstance(value, Ptr) else 1
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
