"""PTX's text cut into tokens, each with its line."""

from __future__ import annotations

import re
from typing import NamedTuple

MOST = 4_000_000  # tokens of a file
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
TOKEN = re.compile(
    r"""(?P<space>\s+)
    | (?P<string>"[^"\n]*")
    | (?P<real>0[fF][0-9a-fA-F]{8}\b|0[dD][0-9a-fA-F]{16}\b|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)
    | (?P<number>0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+U?)
    | (?P<name>\.(?:reg|local|shared|param)(?=\.) | (?:[%$_.A-Za-z])(?:[\w$.%]|::)*) # {.reg.b16 x; as cuda_fp16.h has it
    | (?P<mark>[\[\](){}<>,;:=+\-@!|*&^~?/])
    """,
    re.VERBOSE,
)


class Unread(Exception):
    """Text that cannot be read: the line, and what is wrong there."""

    def __init__(self, line: int, said: str):
        super().__init__(f"line {line}: {said}")


class Token(NamedTuple):
    kind: str
    text: str
    line: int


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n") or " "


def uncommented(text: str) -> str:
    """The text without comments, with as many lines."""
    return COMMENT.sub(_blank, text)


def tokens(text: str) -> list[Token]:
    """All tokens, and one of kind "end". Raises Unread."""
    text = uncommented(text)
    found: list[Token] = []
    at, line = 0, 1
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise Unread(line, f"cannot read {text[at : at + 20].split(chr(10))[0]!r}")
        if match.lastgroup == "space":
            line += match[0].count("\n")
        else:
            found.append(Token(match.lastgroup or "", match[0], line))
            if len(found) > MOST:
                raise Unread(line, f"more than {MOST:,} words")
        at = match.end()
    found.append(Token("end", "", line))
    return found


class Cursor:
    """A place among the tokens."""

    def __init__(self, text: str):
        self.tokens, self.at = tokens(text), 0

    @property
    def now(self) -> Token:
        return self.tokens[self.at]

    @property
    def next(self) -> Token:
        return self.tokens[min(self.at + 1, len(self.tokens) - 1)]

    def take(self, kind: str = "") -> Token:
        found = self.now
        if found.kind == "end" or (kind and found.kind != kind):
            raise Unread(found.line, f"{kind or 'more'} expected before {found.text or 'the end'!r}")
        self.at += 1
        return found

    def skip(self, text: str) -> bool:
        if self.now.text == text and self.now.kind != "string":
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.skip(text):
            raise Unread(self.now.line, f"{text!r} expected before {self.now.text or 'the end'!r}")

    def integer(self) -> int:
        sign = -1 if self.skip("-") else 1
        return sign * number(self.take("number").text)

    def line_left(self) -> list[str]:
        """The rest of the line on which the last token stands."""
        line, found = self.tokens[self.at - 1].line, []
        while self.now.line == line and self.now.kind != "end":
            found.append(self.take().text)
        return found

    def until(self, mark: str) -> None:
        """Past the next such mark."""
        while not self.skip(mark):
            self.take()

    def braces(self) -> None:
        """Past a group in braces."""
        self.expect("{")
        depth = 1
        while depth:
            text = self.take().text
            depth += (text == "{") - (text == "}")


def number(text: str) -> int:
    """Hexadecimal 0x, binary 0b, octal with a leading 0, else decimal; U says that it has no sign."""
    digits = text.rstrip("U")
    if len(digits) > 40:
        raise ValueError("a number of more than 40 digits")
    if digits[:2] in ("0x", "0X", "0b", "0B"):
        return int(digits, 0)
    return int(digits, 8 if len(digits) > 1 and digits[0] == "0" else 10)
