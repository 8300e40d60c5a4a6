"""What a value of a kernel is, symbolically, in every lane at once.

Integers are exact mathematical integers that stand for a bit pattern: the pattern is the term modulo 2^bits. A term may
leave the type's range (addition and multiplication do not care); what looks at a sign or a size asks `Machine` for the
signed or the unsigned reading. ``ok`` says when the value is not poison; terms mean something only where it holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...language.terms import Term, truth

TRUE, FALSE = truth(True), truth(False)


@dataclass(frozen=True, slots=True)
class Int:
    """An iN, N > 1. low <= term <= high wherever ok holds."""

    term: Term
    bits: int
    low: float
    high: float
    ok: Term = TRUE

    @property
    def is_signed(self) -> bool:
        """The term is the signed reading."""
        return self.low >= -(1 << (self.bits - 1)) and self.high < 1 << (self.bits - 1)

    @property
    def is_unsigned(self) -> bool:
        """The term is the unsigned reading."""
        return self.low >= 0 and self.high < 1 << self.bits


@dataclass(frozen=True, slots=True)
class Bit:
    """An i1."""

    formula: Term
    ok: Term = TRUE


@dataclass(frozen=True, slots=True)
class Pointer:
    """Bytes from the start of something: an argument, a global, an unknown address. space: address space."""

    base: str
    offset: Int
    space: int
    ok: Term = TRUE


@dataclass(frozen=True, slots=True)
class Resource:
    """A buffer resource over the memory from a pointer on; records: its byte count, unsigned 32 bits.

    Only of the one kind that `resources` lets through: no stride, no swizzle, no number of the thread in the address.
    """

    pointer: Any
    records: Int
    ok: Term = TRUE


@dataclass(frozen=True, slots=True)
class Many:
    """A vector, array or struct."""

    items: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Opaque:
    """A value that has no meaning here; why: in a few words. Only a sink whose address needs it suffers."""

    why: str
    ok: Term = TRUE


@dataclass(frozen=True, slots=True)
class Undefined:
    """undef or poison of any type."""

    ok: Term = FALSE


def literals(path: Term) -> tuple[Term, ...]:
    """The conjuncts of a condition."""
    return path.args if path.op == "and" else () if path is TRUE else (path,)


def plain(name: str) -> str:
    """LLVM's name as part of a variable's: different ones stay different, and none has a character that may not be."""
    return "".join(c if c.isalnum() or c in "._-$" else _coded(ord(c)) for c in name)


def _coded(number: int) -> str:
    return f"%{number:02x}" if number < 256 else f"%%{number:06x}"


Value = Int | Bit | Pointer | Resource | Many | Opaque | Undefined


@dataclass(slots=True)
class Trouble:
    """Immediate undefined behaviour unless ``formula`` holds whenever ``path`` does; why: set where nobody knows what has
    to hold, because of a value that is not known."""

    instruction: Any
    what: str
    path: Term
    formula: Term
    iteration: tuple[int, ...] = field(default_factory=tuple)
    why: str = ""
