"""Instructions that make a value of values: what their parts say, and what a meaning tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ..errors import NotRun
from .tree import TYPES, Type

PREDICATE, U32, B32 = TYPES["pred"], TYPES["u32"], TYPES["b32"]


class Odd(Struct, frozen=True):
    """Nothing that a kernel may do. value: what hardware gives, None where the text of the ISA leaves it open."""

    what: str
    value: int | None = None


class Parts(Struct, frozen=True):
    """``cvt.rn.f32.s32``: an operation, its modifiers, its types."""

    operation: str
    modifiers: tuple[str, ...]
    types: tuple[Type, ...]

    @classmethod
    def of(cls, name: str) -> Parts:
        operation, *rest = name.split(".")
        types = tuple(TYPES[own] for own in rest if own in TYPES)
        return cls(operation, tuple(own for own in rest if own not in TYPES), types)

    @property
    def kind(self) -> Type:
        """The only type that matters, or the first one."""
        if not self.types:
            raise NotRun(f"{self.operation} has no type that is known")
        return self.types[0]

    def known(self, *modifiers: str) -> None:
        """Raises NotRun where another one stands there."""
        for own in self.modifiers:
            if own not in modifiers:
                raise NotRun(f"{self.operation} with .{own} is not run")


Change = Callable[..., Any]  # unsigned readings of the operands -> bits of the result, or Odd


class Pure(Struct, frozen=True):
    """change: unsigned integers of the sources' widths -> bits of the result, of any sign; or Odd."""

    result: Type
    sources: tuple[Type, ...]
    change: Change
    approximate: bool = False


Meaning = Callable[[Parts], Pure]
