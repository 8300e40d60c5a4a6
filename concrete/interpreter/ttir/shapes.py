"""Constants, numbers of lanes and programs, and operations that move elements or choose between them."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from ..errors import NotRun
from ..words import Array, wrap
from .floats import NATIVE, from_bits, rounded, typed
from .state import Make, State
from .tree import Operation, Type, size_of
from .values import Float, Int, Ptr, Value, either_of, integer, of_bits, unsigned

AXES = {"x": 0, "y": 1, "z": 2}
NUMBER = re.compile(r"[^\[\],\s]+")


def constant(operation: Operation) -> Any:
    kind = operation.results[0]
    said = " ".join(word for word in operation.words if word != "->")
    if said.startswith("dense<"):
        said = said[len("dense<") : -1]
    value = _table(said, kind, operation)
    return lambda state: value


def _table(said: str, kind: Type, operation: Operation) -> Value:
    if said.startswith('"'):
        raw = bytes.fromhex(said.strip('"').removeprefix("0x"))
        size = size_of(kind.element)
        each = np.zeros((len(raw) // size, 8), np.uint8)
        each[:, :size] = np.frombuffer(raw, np.uint8).reshape(-1, size)
        bits = each.view(np.uint64).reshape(-1)
        return typed(kind, np.broadcast_to(bits, prod(kind.shape)).reshape(kind.shape))
    words = NUMBER.findall(said)
    values = [_number(word, kind, operation) for word in words]
    if kind.is_float:
        array = np.array(values, dtype=NATIVE.get(kind.element, np.float32))
    else:
        array = np.array(values, dtype=bool if kind.bits == 1 else np.int64)
    shaped = np.broadcast_to(array[0] if len(values) == 1 else array.reshape(kind.shape), kind.shape)
    return Float(kind.element, shaped) if kind.is_float else Int(kind.bits, shaped)


def _number(word: str, kind: Type, operation: Operation) -> Any:
    try:
        if kind.is_float:
            if word.startswith("0x"):
                return from_bits(kind.element, np.array([int(word, 16)], dtype=np.uint64)).v[0]
            return rounded(kind.element, np.float64(word))
        if word in ("true", "false"):
            return word == "true"
        number = int(word, 0)
        return bool(number & 1) if kind.bits == 1 else int(wrap(np.array(number, dtype=object), kind.bits))
    except ValueError:
        raise NotRun(f"the constant {word[:20]} of {operation}") from None


def lanes(operation: Operation) -> Any:
    value = Int(32, np.arange(operation.integers("start")[0], operation.integers("end")[0], dtype=np.int64))
    return lambda state: value


def program(which: str) -> Make:
    def make(operation: Operation) -> Any:
        said = operation.words[0] if operation.words else ""
        axis = AXES[said] if said in AXES else (operation.integers("axis") or [0])[0]
        return lambda state: Int(32, np.asarray(getattr(state, which)[axis], dtype=np.int64))

    return make


def moved(change: Callable[[Operation], Callable[[Array], Array]]) -> Make:
    def make(operation: Operation) -> Any:
        own = change(operation)
        return lambda state, value: value.map(own)

    return make


def _splat(operation: Operation) -> Callable[[Array], Array]:
    shape = operation.results[0].shape
    return lambda array: np.broadcast_to(array, shape)


def _transpose(operation: Operation) -> Callable[[Array], Array]:
    order = operation.integers("order") or [1, 0]
    return lambda array: np.transpose(array, order)


def reshape(operation: Operation) -> Any:
    """Where the compiler may reorder elements, they come in any order."""
    shape = operation.results[0].shape
    anyhow = "allow_reorder" in operation.words or "allow_reorder" in operation.attributes

    def run(state: State, value: Any) -> Value:
        assert not isinstance(value, Ptr) or isinstance(value.space, int)
        if not anyhow:
            return value.map(lambda array: np.reshape(array, shape))
        order = state.chance.permutation(prod(shape))
        return value.map(lambda array: np.ravel(array)[order].reshape(shape))

    return run


def together(join: Callable[[list[Array]], Array], values: list[Any]) -> Any:
    """One value of the elements of several."""
    first = values[0]
    if isinstance(first, Float):
        return Float(first.kind, join([value.v for value in values]))
    if isinstance(first, Ptr):
        spaces = [np.broadcast_to(value.space, np.shape(value.v)) for value in values]
        return _pointer(join(spaces), join([v.v for v in values]), join([v.unbounded for v in values]))
    v = join([value.v for value in values])
    either = None
    if either_of(*values) is not None:
        either = join([np.zeros(np.shape(o.v), bool) if o.either is None else o.either for o in values])
    if all(value.ideal is None for value in values):
        return Int(first.bits, v, None, either)
    return integer(first.bits, v, join([value.unbounded for value in values]), either)


def _pointer(space: Array, v: Array, ideal: Array) -> Ptr:
    flat = np.ravel(space)
    if flat.size and (flat == flat[0]).all():
        space = int(flat[0])
    return Ptr(space, v, None if np.all(ideal == v) else np.asarray(ideal, dtype=object))


def join(operation: Operation) -> Any:
    return lambda state, a, b: together(lambda arrays: np.stack(arrays, axis=-1), [a, b])


def split(operation: Operation) -> Any:
    return lambda state, value: tuple(value.map(lambda array, at=at: array[..., at]) for at in (0, 1))


def concatenate(operation: Operation) -> Any:
    """In any order, as the compiler likes."""

    def run(state: State, a: Value, b: Value) -> Value:
        found = together(lambda arrays: np.concatenate(arrays), [a, b])
        order = state.chance.permutation(operation.results[0].shape[0])
        return found.map(lambda array: array[order])

    return run


def gather(operation: Operation) -> Any:
    (axis,) = operation.integers("axis")
    extent = operation.given[0].shape[axis]

    def run(state: State, value: Any, index: Int) -> Value:
        over = (index.v < 0) | (index.v >= extent)
        at = index.v
        if over.any():
            state.undefined(operation, "gather", over)
            at = np.where(over, state.chance.integers(0, extent, np.shape(at)), at)
        return value.map(lambda array: np.take_along_axis(array, at, axis))

    return run


def select(operation: Operation) -> Any:
    def run(state: State, condition: Int, then: Any, otherwise: Any) -> Value:
        return choose(condition, then, otherwise, operation)

    return run


def choose(condition: Int, then: Any, otherwise: Any, operation: Operation) -> Value:
    """then where the condition holds; of the ideal values, where the ideal condition does."""
    if isinstance(then, Float):
        return Float(then.kind, np.where(condition.v, then.v, otherwise.v))
    if not isinstance(then, Int | Ptr):
        raise NotRun(str(operation))
    v = np.where(condition.v, then.v, otherwise.v)
    same = condition.ideal is None and then.ideal is None and otherwise.ideal is None
    ideal = None if same else np.where(condition.unbounded, then.unbounded, otherwise.unbounded)
    if isinstance(then, Ptr):
        if isinstance(then.space, int) and isinstance(otherwise.space, int) and then.space == otherwise.space:
            return Ptr(then.space, v, None if ideal is None or np.all(ideal == v) else ideal)
        return _pointer(np.where(condition.v, then.space, otherwise.space), v, v if ideal is None else ideal)
    either = None
    if then.either is not None or otherwise.either is not None:
        yes, no = (False if own.either is None else own.either for own in (then, otherwise))
        either = np.where(condition.v, yes, no)
    return integer(then.bits, v, ideal, either)


def histogram(operation: Operation) -> Any:
    kind = operation.results[0]

    def run(state: State, value: Int, mask: Int | None = None) -> Int:
        number = np.ravel(unsigned(value))
        counted = np.ones(number.shape, bool) if mask is None else np.ravel(mask.v)
        inside = counted & (number < kind.shape[0])
        if (counted & ~inside).any():
            state.undefined(operation, "histogram", counted & ~inside)
        return Int(kind.bits, np.bincount(number[inside].astype(np.int64), minlength=kind.shape[0]).astype(np.int64))

    return run


def dot(operation: Operation) -> Any:
    kind = operation.results[0]

    def run(state: State, a: Any, b: Any, c: Any) -> Value:
        if kind.bits:
            return of_bits(kind.bits, wrap(np.matmul(a.v, b.v) + c.v, kind.bits))
        state.approximate(operation)
        wide = np.float64 if kind.element == "f64" else np.float32
        # not matmul: its threads wait for each other for longer than a block takes, where cores are shared
        found = np.einsum("...ij,...jk->...ik", a.v.astype(wide), b.v.astype(wide))
        return Float(kind.element, rounded(kind.element, found + c.v))

    return run


def anything(operation: Operation) -> Any:
    """Results of which nothing is known but their types; drawn by chance, and named."""
    if any(kind.pointee for kind in operation.given) and "pure" not in operation.attributes:
        raise NotRun(f"{operation} has pointers")

    def run(state: State, *operands: Value) -> Any:
        if operation.name != "ub.poison":
            state.approximate(operation)
        found = tuple(arbitrary(state, kind, operation) for kind in operation.results)
        return found[0] if len(found) == 1 else found or None

    return run


def arbitrary(state: State, kind: Type, operation: Operation) -> Value:
    if kind.bits:
        return of_bits(kind.bits, state.arbitrary(kind.shape, kind.bits))
    if not kind.is_float:
        raise NotRun(f"{operation} gives a {kind.element}")
    return Float(kind.element, rounded(kind.element, state.chance.normal(0, 100, kind.shape)))


def assumed(operation: Operation) -> Any:
    return lambda state, condition: state.undefined(operation, "assume", ~np.atleast_1d(condition.v))


MEANINGS: dict[str, Make] = {
    "arith.constant": constant,
    "tt.make_range": lanes,
    "tt.get_program_id": program("program"),
    "tt.get_num_programs": program("grid"),
    "tt.splat": moved(_splat),
    "tt.broadcast": moved(_splat),
    "tt.unsplat": moved(lambda operation: lambda array: np.ravel(array)[0]),
    "tt.expand_dims": moved(lambda own: lambda array: np.expand_dims(array, own.integers("axis")[0])),
    "tt.trans": moved(_transpose),
    "tt.reshape": reshape,
    "tt.view": reshape,
    "tt.join": join,
    "tt.split": split,
    "tt.cat": concatenate,
    "tt.gather": gather,
    "tt.histogram": histogram,
    "tt.dot": dot,
    "arith.select": select,
    "llvm.intr.assume": assumed,
    "tt.elementwise_inline_asm": anything,
    "tt.extern_elementwise": anything,
    "tt.dot_scaled": anything,
    "ub.poison": anything,
}
NOTHING = frozenset({"tt.print", "tt.assert", "ttg.barrier", "gpu.barrier", "tt.debug_barrier"})
