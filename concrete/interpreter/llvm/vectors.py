"""Instructions that move values without computing: parts of vectors and structs, select, freeze, bitcast."""

from __future__ import annotations

from ..words import unsigned
from .thread import Frame
from .values import UNDEF, Poison, Record, Scalar, Unknown, Value, first_special, scalar_bits


def bitcast(frame: Frame, instruction: Record) -> Value:
    source, target = instruction["operands"][0]["type"], instruction["type"]
    (value,) = frame.operands(instruction)
    return regrouped(value, scalar_bits(source), target)


def regrouped(value: Value, source_bits: int, target: Record) -> Value:
    """The same bits as scalars of another width, lowest element first; what has no number taints what it touches."""
    elements = value if isinstance(value, tuple) else (value,)
    width = scalar_bits(target)
    count = target["length"] if target["kind"] == "vector" else 1
    result: list[Scalar] = []
    for i in range(count):
        low, high = i * width, (i + 1) * width
        touched = range(low // source_bits, -(-high // source_bits))
        special = first_special(*(elements[j] for j in touched))
        if special is not None:
            result.append(special)
            continue
        whole = sum(elements[j] << ((j - touched[0]) * source_bits) for j in touched)
        result.append(unsigned(whole >> (low - touched[0] * source_bits), width))
    return tuple(result) if target["kind"] == "vector" else result[0]


def select(frame: Frame, instruction: Record) -> Value:
    condition, then, otherwise = frame.operands(instruction)
    return choose(condition, then, otherwise)


def choose(condition: Value, then: Value, otherwise: Value) -> Value:
    if isinstance(condition, tuple):
        return tuple(choose(*parts) for parts in zip(condition, then, otherwise, strict=True))
    if isinstance(condition, int):
        return then if condition else otherwise
    return _spread(then, condition)


def _spread(shape: Value, scalar: Scalar) -> Value:
    """The shape of a value with every scalar replaced."""
    return tuple(_spread(part, scalar) for part in shape) if isinstance(shape, tuple) else scalar


def freeze(frame: Frame, instruction: Record) -> Value:
    (value,) = frame.operands(instruction)
    return _frozen(value)


def _frozen(value: Value) -> Value:
    """Any fixed number will do for what was never fixed; it is 0 here."""
    if isinstance(value, tuple):
        return tuple(map(_frozen, value))
    return 0 if isinstance(value, Poison) or value is UNDEF else value


def _element_index(index: Value, length: int) -> int | Poison | Unknown:
    if not isinstance(index, int):
        return index
    return index if index < length else Poison(f"element {index} of {length}")


def extract_element(frame: Frame, instruction: Record) -> Value:
    vector, index = frame.operands(instruction)
    at = _element_index(index, len(vector))
    return vector[at] if isinstance(at, int) else at


def insert_element(frame: Frame, instruction: Record) -> Value:
    vector, element, index = frame.operands(instruction)
    at = _element_index(index, len(vector))
    if not isinstance(at, int):
        return _spread(vector, at)
    return (*vector[:at], element, *vector[at + 1 :])


def shuffle(frame: Frame, instruction: Record) -> Value:
    first, second = frame.operands(instruction)[:2]
    both = (*first, *second)
    return tuple(both[i] if i >= 0 else Poison("a poison mask element") for i in instruction["mask"])


def extract_value(frame: Frame, instruction: Record) -> Value:
    (value,) = frame.operands(instruction)
    for index in instruction["indices"]:
        value = value[index]
    return value


def insert_value(frame: Frame, instruction: Record) -> Value:
    value, part = frame.operands(instruction)
    return _with_part(value, part, instruction["indices"])


def _with_part(value: Value, part: Value, indices: list[int]) -> Value:
    if not indices:
        return part
    at = indices[0]
    return (*value[:at], _with_part(value[at], part, indices[1:]), *value[at + 1 :])
