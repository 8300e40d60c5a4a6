"""Atomic updates, lane by lane where several lanes meet at one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..errors import NotRun
from ..words import WORDS, Array, wrap
from .accesses import Lanes, loaded, placed, raw, touch
from .floats import from_bits, rounded, to_bits, to_unsigned
from .shapes import arbitrary
from .state import Make, State
from .tree import Operation, Type, size_of
from .values import Float, Int, Ptr, Value

Update = Callable[[Array, Array], Array]  # of uint64 bits: what stands there, and what is given


# kinds of updates that words are
WORD = {
    "add": "add",
    "and": "and",
    "or": "or",
    "xor": "xor",
    "max": "smax",
    "min": "smin",
    "umax": "umax",
    "umin": "umin",
}


def _word(name: str, bits: int) -> Update:
    def run(old: Array, new: Array) -> Array:
        a, b = (wrap(np.asarray(array).view(np.int64), bits) for array in (old, new))
        return to_unsigned(Int(bits, wrap(WORDS[name](bits, a, b), bits)))

    return run


def _floats(kind: Type, change: Update) -> Update:
    def run(old: Array, new: Array) -> Array:
        found = change(from_bits(kind.element, old).v, from_bits(kind.element, new).v)
        return to_bits(Float(kind.element, rounded(kind.element, found)))

    return run


def update_of(said: str, kind: Type, operation: Operation) -> Update:
    """What the kind of atomic does to an element."""
    known: dict[str, Update] = {said: _word(name, kind.bits or 64) for said, name in WORD.items()}
    known |= {"exch": lambda old, new: new, "xchg": lambda old, new: new, "fadd": _floats(kind, np.add)}
    if kind.is_float:
        known |= {"add": known["fadd"], "max": _floats(kind, np.fmax), "min": _floats(kind, np.fmin)}
    if said not in known:
        raise NotRun(f"{operation}: an update by {said}")
    return known[said]


def updated(state: State, own: Lanes, size: int, element: str, change: Callable[[Array, Array], Array]) -> Array:
    """Changes the places one after the other, all at once where no two are the same; what stood there. change: of what
    stands there and of the numbers of the lanes' own positions."""
    label = own.byte if isinstance(own.space, int) else own.byte + own.space * (1 << 50)
    order = np.argsort(label, kind="stable")
    first = np.ones(len(label), bool)
    first[1:] = label[order][1:] != label[order][:-1]
    start = np.maximum.accumulate(np.where(first, np.arange(len(label)), 0))
    rank = np.empty(len(label), np.int64)
    rank[order] = np.arange(len(label)) - start
    found = np.zeros(len(label), np.uint64)
    for turn in range(int(rank.max()) + 1 if len(rank) else 0):
        here = np.flatnonzero(rank == turn)
        space = own.space if isinstance(own.space, int) else own.space[here]
        old = state.spaces.load(space, own.byte[here], size, element)
        found[here] = old
        state.spaces.store(space, own.byte[here], size, change(old, here))
    return found


def atomic(operation: Operation) -> Any:
    kind = operation.results[0]
    size = size_of(kind.element)
    change = update_of(operation.words[0], kind, operation)

    def run(state: State, pointer: Ptr, value: Any, mask: Int | None = None) -> Value:
        if mask is not None:
            state.branch(operation, mask.v)
        own = Lanes(pointer, mask)
        bits = np.ravel(raw(value))[own.lane]
        old = updated(state, own, size, kind.element, lambda there, at: change(there, bits[at]))
        return _told(state, operation, own, kind, old, np.size(pointer.v))

    return run


def exchange(operation: Operation) -> Any:
    kind = operation.results[0]
    size = size_of(kind.element)

    def run(state: State, pointer: Ptr, expected: Any, value: Any) -> Value:
        own = Lanes(pointer, None)
        wanted, bits = np.ravel(raw(expected)), np.ravel(raw(value))
        change = lambda there, at: np.where(there == wanted[at], bits[at], there)  # noqa: E731
        old = updated(state, own, size, kind.element, change)
        return _told(state, operation, own, kind, old, np.size(pointer.v))

    return run


def _told(state: State, operation: Operation, own: Lanes, kind: Type, old: Array, count: int) -> Value:
    touch(state, operation, "atomic", own.lane, own.space, own.byte, own.ideal, size_of(kind.element), old)
    if own.lane.size == count:
        return loaded(state, own.space, kind, old.reshape(kind.shape), operation)
    return placed(arbitrary(state, kind, operation), own.lane, loaded(state, own.space, kind, old, operation))


MEANINGS: dict[str, Make] = {"tt.atomic_rmw": atomic, "tt.atomic_cas": exchange}
