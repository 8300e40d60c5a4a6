"""One statement, taken apart: its modifiers, its type, its operands as integers."""

from __future__ import annotations

from msgspec import Struct

from ...kernels.ir.module import Operand, Type
from ...kernels.ir.operands import integer
from .code import Code
from .text import BITS, Statement
from .text import Operand as Written
from .tokens import Unread


class Use(Struct):
    """A statement that is being read. said: its modifiers. types: those among them that are types, as written."""

    code: Code
    statement: Statement

    @property
    def said(self) -> list[str]:
        return self.statement.parts[1:]

    @property
    def types(self) -> list[str]:
        return [part for part in self.said if part in BITS]

    @property
    def type(self) -> str:
        if not self.types:
            raise Unread(self.statement.line, f"{self.statement.name} has no type")
        return self.types[-1]

    @property
    def bits(self) -> int:
        return BITS[self.type]

    @property
    def signed(self) -> bool:
        return self.type[0] == "s"

    @property
    def kind(self) -> Type:
        return integer(self.bits)

    @property
    def floats(self) -> bool:
        """Whether a type among its own is no plain integer's."""
        return any(not_plain(kind) for kind in self.types)

    def says_more_than(self, *words: str) -> bool:
        """Whether its name has other words than these and the types that are known."""
        return not {*self.said} <= {*self.types, *words}

    def written(self, at: int) -> Written:
        if at >= len(self.statement.operands):
            raise Unread(self.statement.line, f"{self.statement.name} has too few operands")
        return self.statement.operands[at]

    def value(self, at: int, bits: int = 0) -> Operand:
        return self.code.read(self.written(at), bits or self.bits)

    def number(self, bits: int, value: int) -> Operand:
        from .code import constant

        return constant(bits, value)

    def give(self, value: Operand, signed: bool | None = None) -> None:
        self.code.write(self.written(0), value, self.signed if signed is None else signed)


def not_plain(kind: str) -> bool:
    return kind[0] not in "busp" or kind.endswith("x2")
