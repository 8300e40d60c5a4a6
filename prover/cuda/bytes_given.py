"""What a counterexample says that memories hold when the kernel starts."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ..accesses.points import value_at
from ..triton.attacking.contents import Places, axes_of
from ..triton.launching.launch import TensorArgument
from .running import Point

Bytes = dict[str, dict[int, tuple[int, int]]]  # memory -> first byte -> how many there are, and their bits


def together(first: Bytes, second: Bytes) -> Bytes:
    """What both say of memories; where they differ, what the first says."""
    return {memory: {**second.get(memory, {}), **first.get(memory, {})} for memory in {**first, **second}}


def of_host(variables: Bytes) -> str:
    """That the host may have written this, as the end of a sentence."""
    found = []
    for name, bytes_ in variables.items():
        held = ", ".join(f"{bits} at byte {byte:,}" for byte, (_, bits) in sorted(bytes_.items()))
        found.append(f"{name} holds {held}")
    return f"; where {' and '.join(found)}, as the host may write it" if found else ""


def kept(argument: TensorArgument, given: Mapping[int, tuple[int, int]], point: Point) -> bool:
    """Whether integers at these bytes are what is promised of the tensor's elements; those that are none may be any."""
    promised, width = argument.contents, argument.bytes
    assert promised is not None
    places = Places(axes_of(argument, point))
    own: dict[int, int] = {}
    for byte, (size, bits) in given.items():
        number, inside = places.numbers(np.array([byte // width]))
        if byte % width or size != width or not inside[0]:
            if 0 <= byte < value_at(argument.allocation, point) * width and (byte % width or size != width):
                return False  # a part of an element, of which nobody knows the rest
            continue
        signed = not argument.dtype.startswith("u") and bits >= 1 << (8 * width - 1)
        own[int(number[0])] = bits - (1 << (8 * width)) if signed else bits
    if promised.columns:
        return not own
    low, high, first, last, also = (
        None if term is None else value_at(term, point)
        for term in (promised.low, promised.high, promised.first, promised.last, promised.also)
    )
    inside = [v == also or ((low is None or v >= low) and (high is None or v < high)) for v in own.values()]
    inside += [first is None or own.get(0, first) == first, last is None or own.get(places.count - 1, last) == last]
    if promised.monotone:
        own = {
            **own,
            **({0: first} if first is not None else {}),
            **({places.count - 1: last} if last is not None else {}),
        }
        order = [own[number] for number in sorted(own)]
        inside.append(order == sorted(order))
    return all(inside) and (not promised.distinct or len(set(own.values())) == len(own))
