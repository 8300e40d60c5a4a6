"""Integers of other widths, and what is counted of their bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .integers import resolved
from .state import Make, State
from .tree import Operation
from .values import Array, Int, integer, objects, of_bits, unsigned, wrap


def extend(sign: bool) -> Make:
    def make(operation: Operation) -> Any:
        bits = operation.results[0].bits

        def run(state: State, value: Int) -> Int:
            if value.bits == 1:
                v, ideal = (None if own is None else own.astype(np.int64) for own in (value.v, value.ideal))
                assert v is not None
                if sign:
                    v, ideal = -v, None if ideal is None else -ideal
                return integer(bits, v, None if ideal is None else objects(ideal))
            v = wrap(value.v if sign else unsigned(value), bits)
            if value.ideal is None and (sign or v is value.v):
                return Int(bits, v)  # whichever it might have been, it is read now
            if value.either is None and value.ideal is None:
                return integer(bits, v, objects(value.v))
            found = resolved(value.bits, v, value.unbounded, value.either)
            return Int(bits, found.v, found.ideal)

        return run

    return make


def truncate(operation: Operation) -> Any:
    bits = operation.results[0].bits

    def run(state: State, value: Int) -> Int:
        if bits == 1:
            v = value.v & 1 != 0
            return integer(1, v, None if value.ideal is None else np.asarray(value.ideal % 2 == 1, dtype=bool))
        v = wrap(value.v, bits)
        if value.ideal is None and value.either is None:
            return Int(bits, v) if (v == value.v).all() else integer(bits, v, objects(value.v))
        return integer(bits, v, value.unbounded, value.either)

    return run


def index_cast(sign: bool) -> Make:
    def make(operation: Operation) -> Any:
        wider = operation.results[0].bits > operation.given[0].bits
        return extend(sign)(operation) if wider else truncate(operation)

    return make


def absolute(operation: Operation) -> Any:
    def run(state: State, value: Int) -> Int:
        v = wrap(np.abs(value.v), value.bits)
        if value.ideal is None and (v >= 0).all():
            return Int(value.bits, v)
        return resolved(value.bits, v, abs(value.unbounded), value.either)

    return run


def high_half(sign: bool) -> Make:
    """The upper bits of a product; unbounded integers have none."""

    def make(operation: Operation) -> Any:
        def run(state: State, a: Int, b: Int) -> Int:
            x, y = (objects(value.v if sign else unsigned(value)) for value in (a, b))
            return of_bits(a.bits, wrap(np.asarray(x * y >> a.bits, dtype=object), a.bits))

        return run

    return make


def counted(change: Callable[[str], int]) -> Make:
    """A function of the bits as they are written."""

    def make(operation: Operation) -> Any:
        def run(state: State, value: Int) -> Int:
            numbers = objects(unsigned(value))
            found = [change(format(int(own), f"0{value.bits}b")) for own in np.ravel(numbers)]
            return of_bits(value.bits, _shaped(found, np.shape(value.v)))

        return run

    return make


def _shaped(found: list[int], shape: tuple[int, ...]) -> Array:
    return np.array(found, dtype=np.int64).reshape(shape)


MEANINGS: dict[str, Make] = {
    "arith.extsi": extend(True),
    "arith.extui": extend(False),
    "arith.trunci": truncate,
    "arith.index_cast": index_cast(True),
    "arith.index_castui": index_cast(False),
    "math.absi": absolute,
    "tt.mulhiui": high_half(False),
    "arith.mulhiui": high_half(False),
    "math.ctpop": counted(lambda said: said.count("1")),
    "math.clz": counted(lambda said: len(said) - len(said.lstrip("0"))),
    "math.ctz": counted(lambda said: len(said) - len(said.rstrip("0"))),
}
