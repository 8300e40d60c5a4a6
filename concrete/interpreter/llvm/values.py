"""What a value of LLVM IR is here, and how large types are.

An integer, pointer or float is an int, its bits read as an unsigned number; a vector, array or struct is a tuple.
Besides an int, a scalar can be

    a Poison      the result of an instruction whose promise (nsw, exact, ...) was broken; it says which
    UNDEF         bits that nobody has chosen
    OPAQUE        a number that the interpreter does not compute: loaded data, floating point

All three propagate. Poison and UNDEF are undefined behaviour in a branch, an address or a divisor; OPAQUE is merely not
supported there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from ..errors import NotRun, UndefinedBehaviour
from ..words import unsigned


class Poison(Struct, frozen=True):
    """A poison scalar; `reason` is the promise that was broken first."""

    reason: str


class Unknown(Struct, frozen=True):
    """A scalar without a number; see UNDEF and OPAQUE."""

    name: str

    def __repr__(self) -> str:
        return self.name


UNDEF = Unknown("undef")
OPAQUE = Unknown("opaque")

Scalar: TypeAlias = "int | Poison | Unknown"
Value: TypeAlias = Any
"""A Scalar, or a tuple of Values."""

Record: TypeAlias = Mapping[str, Any]
"""A module, kernel, instruction, operand or type in plain-data form; fields at their default may be missing."""


def cut(bits: int, value: Scalar) -> Scalar:
    """A result cut to its width; what is no number stays."""
    return unsigned(value, bits) if isinstance(value, int) else value


def first_special(*scalars: Scalar) -> Poison | Unknown | None:
    """What makes the result of an operation on these no number: poison before UNDEF before OPAQUE."""
    found: Poison | Unknown | None = None
    for scalar in scalars:
        if isinstance(scalar, Poison):
            return scalar
        if isinstance(scalar, Unknown) and found is not UNDEF:
            found = scalar
    return found


def lift(operation: Callable[..., Scalar], *values: Value) -> Value:
    """The operation on scalars, or element by element on vectors; poison, UNDEF and OPAQUE elements propagate."""
    if isinstance(values[0], tuple):
        return tuple(lift(operation, *elements) for elements in zip(*values, strict=True))
    special = first_special(*values)
    return operation(*values) if special is None else special


def number(value: Value, what: str) -> int:
    """The value as an int. Raises UndefinedBehaviour for poison and undef, NotRun for data that nobody computed."""
    if isinstance(value, Poison):
        raise UndefinedBehaviour(f"{what} is poison: {value.reason}")
    if value is UNDEF:
        raise UndefinedBehaviour(f"{what} is undef")
    if value is OPAQUE:
        raise NotRun(f"{what} depends on loaded data or floating point")
    if not isinstance(value, int):
        raise NotRun(f"{what} is no scalar")
    return value


def filled(kind: Record, scalar: Scalar) -> Value:
    """A value of the type whose scalars are all `scalar`."""
    if kind["kind"] in ("vector", "array"):
        return (filled(kind["elements"][0], scalar),) * kind.get("length", 0)
    if kind["kind"] == "struct":
        return tuple(filled(field, scalar) for field in kind.get("elements", ()))
    return scalar


def scalar_type(kind: Record) -> Record:
    """The type itself, or what a vector is made of."""
    return kind["elements"][0] if kind["kind"] == "vector" else kind


def scalar_bits(kind: Record) -> int:
    """Width of the type's scalars."""
    return scalar_type(kind).get("bits", 0)


POINTER_BITS = {2: 32, 3: 32, 5: 32, 6: 32, 7: 160, 8: 128, 9: 192}
"""Pointer widths of amdgcn by address space; 64 elsewhere."""

INDEX_BITS = {2: 32, 3: 32, 5: 32, 6: 32, 7: 32, 8: 48, 9: 32}
"""Width of the offsets that getelementptr adds, by address space; 64 elsewhere."""

_POINTER_ALIGN = {7: 32, 8: 16, 9: 32}


def _power_of_two_at_least(n: int) -> int:
    return 1 << (n - 1).bit_length() if n > 1 else 1


def _struct_layout(kind: Record) -> tuple[list[int], int]:
    offsets, end = [], 0
    for field in kind.get("elements", ()):
        if not kind.get("packed", False):
            end = -(-end // alignment(field)) * alignment(field)
        offsets.append(end)
        end += alloc_size(field)
    return offsets, -(-end // alignment(kind)) * alignment(kind)


def field_offset(kind: Record, index: int) -> int:
    """Byte at which a struct's field starts."""
    return _struct_layout(kind)[0][index]


def alignment(kind: Record) -> int:
    """ABI alignment in bytes under amdgcn's data layout."""
    name = kind["kind"]
    if name == "array":
        return alignment(kind["elements"][0])
    if name == "struct":
        fields = kind.get("elements", ())
        return 1 if kind.get("packed", False) or not fields else max(alignment(field) for field in fields)
    if name == "pointer":
        space = kind.get("space", 0)
        return _POINTER_ALIGN.get(space, POINTER_BITS.get(space, 64) // 8)
    if name == "int":
        return min(_power_of_two_at_least(-(-kind["bits"] // 8)), 8)  # wider ones are aligned as i64
    return _power_of_two_at_least(store_size(kind))


def store_size(kind: Record) -> int:
    """Bytes that a load or store of the type touches."""
    name = kind["kind"]
    if name == "vector":
        return -(-kind["length"] * _bits(kind["elements"][0]) // 8)
    if name == "array":
        return kind.get("length", 0) * alloc_size(kind["elements"][0])
    if name == "struct":
        return _struct_layout(kind)[1]
    if name in ("int", "float", "pointer"):
        return -(-_bits(kind) // 8)
    raise NotRun(f"the size of {kind.get('text') or name}")


def _bits(kind: Record) -> int:
    if kind["kind"] == "pointer":
        return kind.get("bits") or POINTER_BITS.get(kind.get("space", 0), 64)
    return kind["bits"]


def alloc_size(kind: Record) -> int:
    """Bytes from one element of the type to the next in an array."""
    size, align = store_size(kind), alignment(kind)
    return -(-size // align) * align
