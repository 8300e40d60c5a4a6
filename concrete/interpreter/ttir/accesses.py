"""Addresses, loads and stores."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import NotRun
from ..words import Array, objects, whole, wrap
from .events import Touch
from .floats import from_bits, to_bits, to_unsigned
from .memory import APART
from .shapes import arbitrary
from .state import Make, State
from .tree import Operation, Type, size_of
from .values import Float, Int, Ptr, Value, integer, of_bits


def move(operation: Operation) -> Any:
    """Offsets are counted in what the pointer points to."""
    size = size_of(operation.given[0].pointee)
    if not size:
        raise NotRun(f"{operation}: the size of {operation.given[0].pointee} is not known")

    def run(state: State, pointer: Ptr, by: Int) -> Ptr:
        v = pointer.v + by.v.astype(np.int64) * size
        if pointer.ideal is None and by.ideal is None and (by.bits < 64 or small(by.v)) and small(pointer.v):
            return Ptr(pointer.space, v)
        offset = by.unbounded if by.either is None else np.where(by.either, objects(by.v), by.unbounded)
        ideal = whole(pointer.unbounded + offset * size)
        return Ptr(pointer.space, v, None if np.all(ideal == v) else ideal)

    return run


def small(array: Array) -> bool:
    """Whether some more of them can be added in 64 bits."""
    return not np.size(array) or (array.min() > -(1 << 55) and array.max() < 1 << 55)


def as_integer(operation: Operation) -> Any:
    """Memories lie apart from one another, at places that nobody is promised."""
    return lambda state, pointer: of_bits(64, wrap(pointer.v + (np.asarray(pointer.space) + 1) * APART, 64))


def as_pointer(operation: Operation) -> Any:
    return lambda state, value: pointer_of(state, value.v, operation)


def pointer_of(state: State, number: Array, operation: Operation) -> Ptr:
    space = (np.asarray(number) + APART // 2) // APART - 1
    if ((space < 0) | (space >= len(state.spaces.names))).any():
        raise NotRun(f"{operation} makes a pointer of a number that is no address here")
    v = number - (space + 1) * APART
    flat = np.ravel(space)
    return Ptr(int(flat[0]) if (flat == flat[0]).all() else space, v)


def raw(value: Any) -> Array:
    """The bits of a value, uint64."""
    if isinstance(value, Float):
        return to_bits(value)
    if isinstance(value, Ptr):
        return (value.v + (np.asarray(value.space) + 1) * APART).astype(np.uint64)
    return to_unsigned(value)


def loaded(state: State, space: Array, kind: Type, bits: Array, operation: Operation) -> Value:
    """What bits in memory are as a value of the type."""
    if kind.is_float:
        return from_bits(kind.element, bits)
    if kind.pointee:
        return pointer_of(state, np.asarray(bits).view(np.int64), operation)
    if kind.bits == 1:
        return Int(1, bits & np.uint64(255) != 0)
    v = wrap(np.asarray(bits).view(np.int64), kind.bits)
    known = state.spaces.unsigned(space)
    if known is None:
        return of_bits(kind.bits, v)
    if known and (v < 0).any():
        return integer(kind.bits, v, objects(bits))
    return Int(kind.bits, v)


def touch(
    state: State, operation: Operation, kind: str, lane: Array, space: Array, byte: Array, ideal: Array | None,
    size: int, values: Array,
) -> None:  # fmt: skip
    """Tells of an access."""
    if not lane.size:
        return
    state.told.touches += 1
    state.observe(
        Touch(
            operation.line, operation.source, kind, state.program, state.rounds, lane,
            state.spaces.labelled(space, lane.size), byte, byte if ideal is None else ideal, size, values,
        )
    )  # fmt: skip


class Lanes:
    """The lanes of an access that happens: flat numbers, spaces, bytes and ideal bytes, each of one axis."""

    def __init__(self, pointer: Ptr, mask: Int | None):
        self.byte = np.ravel(pointer.v)
        self.ideal = None if pointer.ideal is None else np.ravel(pointer.ideal)
        self.space = pointer.space if isinstance(pointer.space, int) else np.ravel(pointer.space)
        self.lane = np.arange(self.byte.size)
        if mask is not None:
            self.lane = np.flatnonzero(mask.v)
            if self.lane.size < self.byte.size:
                self.byte = self.byte[self.lane]
                self.ideal = None if self.ideal is None else self.ideal[self.lane]
                self.space = self.space if isinstance(self.space, int) else self.space[self.lane]


def load(operation: Operation) -> Any:
    kind = operation.results[0]
    size = size_of(kind.element)
    if not size:
        raise NotRun(f"{operation}: the size of {kind.element} is not known")

    def run(state: State, pointer: Ptr, mask: Int | None = None, other: Any = None) -> Value:
        if mask is not None:
            state.branch(operation, mask.v)
        own = Lanes(pointer, mask)
        bits = state.spaces.load(own.space, own.byte, size, kind.element)
        touch(state, operation, "load", own.lane, own.space, own.byte, own.ideal, size, bits)
        if own.lane.size == pointer.v.size:
            return loaded(state, own.space, kind, bits.reshape(kind.shape), operation)
        if other is None and kind.pointee:
            raise NotRun(f"{operation} loads pointers under a mask")
        base = arbitrary(state, kind, operation) if other is None else other
        found = loaded(state, own.space, kind, bits, operation)
        return placed(base, own.lane, found)

    return run


def placed(base: Any, lane: Array, found: Any) -> Value:
    """The base with other elements at these flat places."""

    def put(array: Array, more: Array) -> Array:
        array = np.array(array)
        array.reshape(-1)[lane] = more
        return array

    if isinstance(base, Float):
        return Float(base.kind, put(base.v, found.v))
    if isinstance(base, Ptr):
        space = put(np.broadcast_to(base.space, np.shape(base.v)), found.space)
        return Ptr(space, put(base.v, found.v))
    v = put(base.v, found.v)
    either = None
    if base.either is not None or found.either is not None:
        start = np.zeros(np.shape(v), bool) if base.either is None else base.either
        either = put(start, False if found.either is None else found.either)
    same = base.ideal is None and found.ideal is None
    return Int(base.bits, v, None, either) if same else integer(
        base.bits, v, put(base.unbounded, found.unbounded), either
    )  # fmt: skip


def store(operation: Operation) -> Any:
    size = size_of(operation.given[1].element)
    if not size:
        raise NotRun(f"{operation}: the size of {operation.given[1].element} is not known")

    def run(state: State, pointer: Ptr, value: Any, mask: Int | None = None) -> None:
        if mask is not None:
            state.branch(operation, mask.v)
        own = Lanes(pointer, mask)
        bits = np.ravel(raw(value))[own.lane]
        touch(state, operation, "store", own.lane, own.space, own.byte, own.ideal, size, bits)
        state.spaces.store(own.space, own.byte, size, bits)

    return run


MEANINGS: dict[str, Make] = {
    "tt.addptr": move,
    "tt.ptr_to_int": as_integer,
    "tt.int_to_ptr": as_pointer,
    "tt.load": load,
    "tt.store": store,
}
