"""Operands made ready: how a thread reads one as a type, and how it writes one."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ..errors import NotRun, TextError
from ..words import signed, unsigned
from .memory import FUNCTIONS, WINDOWS
from .rounding import FORMATS, encoded, number
from .special import special
from .thread import Thread
from .tree import Address, Group, Name, Not, Number, Operand, Scope, Type, Variable

Read = Callable[[Thread], int]
Write = Callable[[Thread, int], None]
SINK = "_"
NARROW = ("shared", "local", "param")
"""Spaces of 32-bit addresses: a register of 32 bits and its offset are added modulo 2^32."""


class Values:
    """Those of a function. slots: of its registers, by scope and name."""

    def __init__(self, slots: dict[tuple[int, str], int] | None = None):
        self.slots = {} if slots is None else slots

    def register(self, scope: Scope, name: str) -> tuple[int, Type] | None:
        found = scope.found(name)
        if found is None or not isinstance(found[1], Variable) or found[1].space != "reg":
            return None
        slot = self.slots.setdefault((id(found[0]), name), len(self.slots))
        return slot, found[1].kind

    def read(self, scope: Scope, operand: Operand, kind: Type) -> Read:
        """Unsigned bits of the type; of a wider register the lowest ones."""
        mask = (1 << kind.bits) - 1
        if isinstance(operand, Number):
            value = constant(operand, kind)
            return lambda thread: value
        if isinstance(operand, Not):
            inner = self.read(scope, operand.operand, kind)
            return lambda thread: inner(thread) ^ 1
        if isinstance(operand, Group) and operand.how == "{":
            return self.packed(scope, operand, kind)
        if isinstance(operand, Address):
            inner = self.place(scope, operand)
            return lambda thread: inner(thread) & mask
        if not isinstance(operand, Name):
            raise NotRun("an operand of this form is not read")
        found = self.register(scope, operand.text)
        if found is not None:
            slot, bits = found[0], found[1].bits
            return lambda thread: thread.register(slot, bits) & mask
        if operand.text == "WARP_SZ":
            return lambda thread: 32
        if operand.text.startswith("%") and (own := special(operand.text)) is not None:
            return lambda thread: own(thread) & mask
        if operand.text.startswith("%"):
            raise NotRun(f"{operand.text} is not known")
        symbol = self.symbol(scope, operand.text)
        return lambda thread: symbol(thread) & mask

    def symbol(self, scope: Scope, name: str) -> Read:
        """The address of a variable in its space, or of a function."""
        found = scope.found(name)
        if found is not None and isinstance(found[1], Variable):
            variable = found[1]
            if variable.space in ("local", "param"):
                return lambda thread: thread.frame.places[id(variable)]
            return lambda thread: thread.machine.address(variable)
        return lambda thread: FUNCTIONS + 16 * thread.machine.function_number(name)

    def place(self, scope: Scope, operand: Address) -> Read:
        """An address as it is written, modulo 2^64."""
        if operand.base is None:
            return lambda thread: unsigned(operand.offset, 64)
        found = self.register(scope, operand.base.text)
        if found is None:
            symbol = self.symbol(scope, operand.base.text)
            return lambda thread: unsigned(symbol(thread) + operand.offset, 64)
        slot, bits = found[0], found[1].bits
        return lambda thread: unsigned(thread.register(slot, bits) + operand.offset, 64)

    def generic(self, scope: Scope, operand: Operand, space: str) -> Read:
        """The generic address of one in a space, or of one that is generic itself where no space is said."""
        if isinstance(operand, Group) and operand.how == "[" and len(operand.items) == 1:
            operand = operand.items[0]
        if isinstance(operand, Name):
            operand = Address(operand, 0)
        if not isinstance(operand, Address):
            raise NotRun("an address of this form is not read")
        at, above = self.place(scope, operand), WINDOWS.get(space, 0)
        base = self.register(scope, operand.base.text) if operand.base is not None else None
        if base is not None and base[1].bits <= 32 and space in NARROW:
            return lambda thread: unsigned(unsigned(at(thread), 32) + above, 64)
        if not space and operand.base is not None and base is None:
            found = scope.found(operand.base.text)
            if found is not None and isinstance(found[1], Variable):
                above = WINDOWS.get(found[1].space, 0)
        return lambda thread: unsigned(at(thread) + above, 64)

    def packed(self, scope: Scope, operand: Group, kind: Type) -> Read:
        """A vector as one word, its first element lowest."""
        each = kind.bits // len(operand.items)
        part = Type(f"b{each}", "b", each)
        reads = [self.read(scope, own, part) for own in operand.items]
        return lambda thread: sum(read(thread) << each * at for at, read in enumerate(reads))

    def write(self, scope: Scope, operand: Operand, kind: Type) -> Write:
        """Of a register that is wider, the rest gets copies of the sign of a signed type, and zeros of others."""
        if isinstance(operand, Group) and operand.how == "{":
            each = kind.bits // len(operand.items)
            part = Type(f"b{each}", "b", each)
            writes = [self.write(scope, own, part) for own in operand.items]

            def unpack(thread: Thread, value: int) -> None:
                for at, write in enumerate(writes):
                    write(thread, value >> each * at)

            return unpack
        if not isinstance(operand, Name):
            raise NotRun("a destination of this form is not written")
        if operand.text == SINK:
            return lambda thread, value: None
        found = self.register(scope, operand.text)
        if found is None:
            raise TextError(f"{operand.text} is no register")
        slot, wide, sign, bits = found[0], found[1].bits, kind.signed, kind.bits

        def write(thread: Thread, value: int) -> None:
            value = signed(value, bits) if sign else unsigned(value, bits)
            thread.frames[-1].registers[slot] = unsigned(value, wide)

        return write


def constant(operand: Number, kind: Type) -> int:
    """Bits of the type."""
    if operand.kind == "integer" or kind.kind != "f" or operand.kind == kind.name:
        if operand.kind == "integer" and kind.kind == "f" and operand.value:
            raise NotRun(f"an integer stands for a {kind.name}")
        return unsigned(operand.value, kind.bits)
    value = number(operand.value, FORMATS[operand.kind])
    return encoded(Fraction(value), FORMATS[kind.form])
