"""Reads printed mathematics back, by the rules that a person would use: a Pratt parser that shares no code with `text`.

Loosest to tightest: or, and, not; = != <= <; xor, bitand, bitor; shl shr; + -; * div mod; -x; 2^n.
What has no value is None. tests/kernels/printed.py reads what a kernel needs beside: names of parts, and arms that
are not chosen unread.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

TOKEN = re.compile(r"\d+|[A-Za-z_][A-Za-z_0-9]*|<=|!=|[-+*^()=<,]")
INFIX = {
    "or": 1,
    "and": 2,
    "xor": 4,
    "bitand": 4,
    "bitor": 4,
    "=": 3,
    "!=": 3,
    "<=": 3,
    "<": 3,
    "shl": 5,
    "shr": 5,
    "+": 6,
    "-": 6,
    "*": 7,
    "div": 7,
    "mod": 7,
    "^": 9,
}


class _Reader:
    def __init__(self, printed: str, point: Mapping[str, int]):
        self.tokens, self.point = [*TOKEN.findall(printed), ""], point

    def next(self) -> str:
        return self.tokens.pop(0)

    def expect(self, token: str) -> None:
        found = self.next()
        assert found == token, (found, token)

    def expression(self, at_least: int = 0) -> Any:
        left = self.prefix()
        while (found := INFIX.get(self.tokens[0], -1)) >= at_least:
            symbol = self.next()
            left = self.apply(symbol, left, self.expression(found + 1))
        return left

    def prefix(self) -> Any:
        token = self.next()
        if token == "(":
            inner = self.expression()
            self.expect(")")
            return inner
        if token == "-":
            inner = self.expression(8)
            return None if inner is None else -inner
        if token == "not":
            inner = self.expression(8)
            return None if inner is None else not inner
        if token == "where":
            return self.conditional()
        if token in ("true", "false"):
            return token == "true"
        return int(token) if token.isdigit() else self.point[token]

    def conditional(self) -> Any:
        self.expect("(")
        condition = self.expression()
        self.expect(",")
        then = self.expression()
        self.expect(",")
        otherwise = self.expression()
        self.expect(")")
        return None if condition is None else then if condition else otherwise

    def apply(self, symbol: str, a: Any, b: Any) -> Any:
        if a is None:
            return None
        if symbol in ("and", "or"):
            return (a and b) if symbol == "and" else (a or b)
        if b is None or (symbol in ("div", "mod") and b == 0) or (symbol in ("shl", "shr") and b < 0):
            return None
        return {
            "bitor": lambda: a | b, "bitand": lambda: a & b,
            "xor": lambda: a ^ b, "shl": lambda: a << b, "shr": lambda: a >> b, "+": lambda: a + b, "-": lambda: a - b,
            "*": lambda: a * b, "div": lambda: a // b, "mod": lambda: a % b, "^": lambda: a**b, "=": lambda: a == b,
            "!=": lambda: a != b, "<=": lambda: a <= b, "<": lambda: a < b,
        }[symbol]()  # fmt: skip


def read(printed: str, point: Mapping[str, int]) -> Any:
    """The number, or the truth value, that the text means at the point."""
    reader = _Reader(printed, point)
    found = reader.expression()
    reader.expect("")
    return found
