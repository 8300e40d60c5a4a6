"""Sizes, alignments and field offsets in bytes, as the amdgcn data layout defines them."""

from __future__ import annotations

from .module import Type

POINTER_BYTES = {2: 4, 3: 4, 5: 4, 6: 4, 7: 32, 8: 16, 9: 32}  # of each address space, padding included; 8 elsewhere


class NoSize(ValueError):
    """A type whose size is not known."""


def _power(size: int) -> int:
    return 1 << max(size - 1, 0).bit_length()


def store_size(kind: Type) -> int:
    """Bytes that an access of this type touches. Raises NoSize."""
    if kind.kind in ("int", "float"):
        return -(-kind.bits // 8)
    if kind.kind == "pointer":
        return -(-kind.bits // 8)
    if kind.kind == "vector":
        element = kind.elements[0]
        bits = element.bits if element.kind in ("int", "float", "pointer") else 8 * size_of(element)
        return -(-kind.length * bits // 8)
    return size_of(kind)


def align_of(kind: Type) -> int:
    """Alignment that the layout gives the type. Raises NoSize."""
    if kind.kind == "int":  # the layout says no more than i64:64, which holds for wider ones too
        return min(_power(store_size(kind)), 8)
    if kind.kind in ("float", "vector"):
        return _power(store_size(kind))
    if kind.kind == "pointer":
        return POINTER_BYTES.get(kind.space, 8)
    if kind.kind == "array":
        return align_of(kind.elements[0])
    if kind.kind == "struct":
        return 1 if kind.packed else max((align_of(field) for field in kind.elements), default=1)
    raise NoSize(f"the size of {kind.text}")


def size_of(kind: Type) -> int:
    """Bytes from one element of an array of this type to the next. Raises NoSize."""
    if kind.kind == "array":
        return kind.length * size_of(kind.elements[0])
    if kind.kind == "struct":
        end = offset_of(kind, len(kind.elements))
        return _rounded(end, align_of(kind))
    if kind.kind == "pointer":
        return POINTER_BYTES.get(kind.space, 8)
    if kind.kind in ("int", "float", "vector"):
        return _rounded(store_size(kind), align_of(kind))
    raise NoSize(f"the size of {kind.text}")


def offset_of(kind: Type, index: int) -> int:
    """Byte offset of a struct's field; of one past the last, where the fields end."""
    offset = 0
    for number, field in enumerate(kind.elements):
        offset = offset if kind.packed else _rounded(offset, align_of(field))
        if number == index:
            return offset
        offset += size_of(field)
    return offset


def _rounded(value: int, step: int) -> int:
    return -(-value // step) * step
