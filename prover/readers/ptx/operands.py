"""An operand of a statement."""

from __future__ import annotations

from collections.abc import Callable

from .text import Address, Group, Name, Not, Number, Operand, Pair, Real, Sum
from .tokens import Cursor, Unread, number


class Operands:
    """Reads operands at a cursor. scoped: what a name of the text stands for."""

    def __init__(self, at: Cursor, scoped: Callable[[str], str]):
        self.at, self._scoped = at, scoped

    def operand(self) -> Operand:
        at = self.at
        found = self._simple()
        if at.skip("|"):
            return Pair(found, self._simple())
        return found

    def _simple(self) -> Operand:
        at = self.at
        token = at.now
        if at.skip("!"):
            return Not(self._simple())
        if at.skip("["):
            return self._address()
        for opening, closing in (("{", "}"), ("(", ")")):
            if at.skip(opening):
                items = []
                while not at.skip(closing):
                    items.append(self.operand())
                    if not at.skip(","):
                        at.expect(closing)
                        break
                return Group(tuple(items))
        if at.skip("-"):
            if at.now.kind == "real":
                return Real("-" + at.take().text)
            return Number(-number(at.take("number").text))
        if token.kind == "number":
            return Number(at.integer())
        if token.kind == "real":
            return Real(at.take().text)
        if token.kind == "name":
            name = self._scoped(at.take().text)
            if at.now.text in ("+", "-") and at.next.kind == "number":
                sign = -1 if at.take().text == "-" else 1
                return Sum(name, sign * at.integer())
            return Name(name)
        raise Unread(token.line, f"the operand {token.text!r}")

    def _address(self) -> Address:
        at = self.at
        base, offset = None, 0
        if at.now.kind == "number" or at.now.text == "-":
            offset = at.integer()
        else:
            base = self._scoped(at.take("name").text)
            while at.now.text in ("+", "-"):
                sign = -1 if at.take().text == "-" else 1
                offset += sign * at.integer()
        more = []
        while at.skip(","):
            more.append(self.operand())
        at.expect("]")
        return Address(base, offset, tuple(more))
