"""What a value of a kernel is besides an integer: pointers, resources, vectors, and what has no meaning here."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from ...language.terms import Term
from ...machine.values import TRUE, Int
from .module import Type


class Pointer(Struct, frozen=True):
    """Bytes from the start of something: an argument, a global, an unknown address. space: address space."""

    base: str
    offset: Int
    space: int
    ok: Term = TRUE


class Resource(Struct, frozen=True):
    """A buffer resource over the memory from a pointer on; records: its byte count, unsigned 32 bits.

    Only of the one kind that `resources` lets through: no stride, no swizzle, no number of the thread in the address.
    """

    pointer: Any
    records: Int
    ok: Term = TRUE


class Many(Struct, frozen=True):
    """A vector, array or struct."""

    items: tuple[Any, ...]


class Opaque(Struct, frozen=True):
    """A value that has no meaning here; why: in a few words. Only a sink whose address needs it suffers."""

    why: str
    ok: Term = TRUE


def lost(kind: Type, why: str) -> Any:
    """A value of a type of which nothing is known."""
    return Many((Opaque(why),) * kind.length) if kind.kind == "vector" and kind.length else Opaque(why)


class OneOf(Opaque, frozen=True):
    """A pointer into one of several objects, which has no meaning but as an address that is accessed. arms: pointers, each
    under its condition, of which one holds."""

    arms: tuple[tuple[Term, Pointer], ...] = ()


def plain(name: str) -> str:
    """LLVM's name as part of a variable's: different ones stay different, and none has a character that may not be."""
    return "".join(c if c.isalnum() or c in "._-$" else _coded(ord(c)) for c in name)


def _coded(number: int) -> str:
    return f"%{number:02x}" if number < 256 else f"%%{number:06x}"


class Trouble(Struct):
    """Immediate undefined behaviour unless ``formula`` holds whenever ``path`` does; why: set where nobody knows what has
    to hold, because of a value that is not known."""

    instruction: Any
    what: str
    path: Term
    formula: Term
    iteration: tuple[int, ...] = field(default_factory=tuple)
    why: str = ""
