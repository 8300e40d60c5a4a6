"""Tensor descriptors: blocks of a tensor, of which nothing past the ends is touched.

Offsets and strides are counted in elements of the descriptor's own type.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import NotRun
from ..words import Array, objects
from .accesses import Lanes, loaded, placed, raw, touch
from .atomics import update_of, updated
from .floats import from_bits
from .state import Make, State
from .tree import Operation, Type, size_of
from .values import Described, Int, Ptr, Value

ALIGNED = 16  # bytes: so tl.make_tensor_descriptor documents it


def describe(operation: Operation) -> Any:
    axes, size = (len(operation.given) - 1) // 2, size_of(operation.given[0].pointee)

    def run(state: State, start: Ptr, *ends: Int) -> Described:
        steps = [own.v * size for own in ends[axes:-1]]  # in bytes, of all axes but the last
        state.undefined(operation, "descriptor", np.array([any(own % ALIGNED for own in (start.v, *steps))]))
        return Described(start, ends[:axes], ends[axes:])

    return run


class Block:
    """The elements that an access through a descriptor reaches, and which of them are inside of the tensor."""

    def __init__(self, state: State, operation: Operation, own: Described, at: list[Int], shape: tuple[int, ...]):
        size = size_of(operation.given[0].element)
        inside = np.ones(shape, bool)
        byte, ideal = np.zeros(shape, np.int64), None
        for axis, (index, extent, stride) in enumerate(zip(at, own.shape, own.strides, strict=True)):
            along = [1] * len(shape)
            along[axis] = shape[axis]
            rows = index.v.ndim > 0  # of a gather: a number for each row
            more = np.zeros(along, np.int64) if rows else np.arange(shape[axis]).reshape(along)
            number = (index.v.reshape(along) if rows else index.v) + more
            inside &= (number >= 0) & (number < extent.v)
            byte = byte + number * (stride.v * size)
            large = max(abs(int(stride.v)), 1) * max(abs(int(number.min())), abs(int(number.max()))) * size >= 1 << 60
            if ideal is None and index.ideal is None and stride.ideal is None and not large:
                continue
            unbounded = (index.unbounded.reshape(along) if rows else index.unbounded) + objects(more)
            earlier = objects(byte - number * (stride.v * size)) if ideal is None else ideal
            ideal = earlier + unbounded * (stride.unbounded * size)
        byte = np.broadcast_to(byte, shape) + own.start.v
        if ideal is not None or own.start.ideal is not None:
            ideal = (objects(byte - own.start.v) if ideal is None else ideal) + own.start.unbounded
            ideal = np.broadcast_to(np.asarray(ideal, dtype=object), shape)
        self.inside = inside
        self.lanes = Lanes(Ptr(own.start.space, byte, ideal), Int(1, inside))
        self.size, self.element = size, operation.given[0].element


def block_of(state: State, operation: Operation, own: Any, at: list[Int], kind: Type) -> Block:
    if not isinstance(own, Described):
        raise NotRun(f"{operation}: a descriptor that is not known")
    shape = kind.shape if any(index.v.ndim for index in at) else operation.given[0].shape
    if len(at) != len(own.shape) or len(shape) != len(at):
        raise NotRun(f"{operation}: {len(at)} offsets for {len(own.shape)} axes and a block of {len(shape)}")
    found = Block(state, operation, own, at, shape)
    state.branch(operation, found.inside)
    return found


def load(operation: Operation) -> Any:
    kind = operation.results[0]

    def run(state: State, own: Described, *at: Int) -> Value:
        block = block_of(state, operation, own, list(at), kind)
        lanes = block.lanes
        bits = state.spaces.load(lanes.space, lanes.byte, block.size, block.element)
        touch(state, operation, "load", lanes.lane, lanes.space, lanes.byte, lanes.ideal, block.size, bits)
        found = loaded(state, lanes.space, Type(block.element), bits, operation)
        return placed(_zeros(kind), lanes.lane, found)

    return run


def _zeros(kind: Type) -> Value:
    """What a descriptor gives past the ends."""
    if kind.is_float:
        return from_bits(kind.element, np.zeros(kind.shape, np.uint64))
    return Int(kind.bits, np.zeros(kind.shape, bool if kind.bits == 1 else np.int64))


def store(operation: Operation) -> Any:
    """The value is the last operand, or of a store the one behind the offsets."""
    place = next(at for at, kind in reversed(list(enumerate(operation.given))) if kind.shape)

    def run(state: State, own: Described, *rest: Any) -> None:
        value = rest[place - 1]
        at = [other for number, other in enumerate(rest) if number != place - 1]
        block = block_of(state, operation, own, at, operation.given[place])
        lanes = block.lanes
        bits = np.ravel(raw(value))[lanes.lane]
        touch(state, operation, "store", lanes.lane, lanes.space, lanes.byte, lanes.ideal, block.size, bits)
        state.spaces.store(lanes.space, lanes.byte, block.size, bits)

    return run


def reduce(operation: Operation) -> Any:
    kind = Type(operation.given[0].element)
    change = update_of(operation.words[0], kind, operation)

    def run(state: State, own: Described, *rest: Any) -> None:
        block = block_of(state, operation, own, list(rest[:-1]), operation.given[-1])
        lanes = block.lanes
        bits: Array = np.ravel(raw(rest[-1]))[lanes.lane]
        old = updated(state, lanes, block.size, block.element, lambda there, at: change(there, bits[at]))
        touch(state, operation, "atomic", lanes.lane, lanes.space, lanes.byte, lanes.ideal, block.size, old)

    return run


MEANINGS: dict[str, Make] = {
    "tt.make_tensor_descriptor": describe,
    "tt.descriptor_load": load,
    "tt.descriptor_gather": load,
    "tt.descriptor_store": store,
    "tt.descriptor_scatter": store,
    "tt.descriptor_reduce": reduce,
}
