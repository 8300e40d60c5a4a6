"""The text that LLVM prints, cut into tokens, with a cursor that the readers of types and instructions share."""

from __future__ import annotations

import re

TOKEN = re.compile(
    r"""\s*(?:
      (?P<string>c?"[^"]*")
    | (?P<local>%(?:"[^"]*"|[\w.$-]+))
    | (?P<global>@(?:"[^"]*"|[\w.$-]+))
    | (?P<meta>!(?:[\w.$-]+|"[^"]*")?)
    | (?P<hex>[a-z]*0x[KLMHR]?[0-9A-Fa-f]+)
    | (?P<number>-?\d+(?:\.\d+(?:[eE][+-]?\d+)?)?)
    | (?P<special>[-+]?(?:inf|qnan|nan|snan)\b(?:\([^)]*\))?)
    | (?P<word>[A-Za-z_][\w.]*)
    | (?P<mark>\.\.\.|[-+]?[\[\](){}<>,=*|:;$\#^?])
    )""",
    re.VERBOSE,
)
BYTE = re.compile(r"\\([0-9A-Fa-f]{2})")


class Unread(Exception):
    """Text that the reader does not know; the message says what."""


def plain(name: str) -> str:
    """%x, @x or %"x y" without sigil and quotes, escapes resolved."""
    name = name[1:]
    if name.startswith('"'):
        name = BYTE.sub(lambda found: chr(int(found[1], 16)), name[1:-1])
    return name


def tokens(text: str) -> list[tuple[str, str]]:
    """(kind, text) of every token. Raises Unread."""
    found: list[tuple[str, str]] = []
    at, end = 0, len(text.rstrip())
    while at < end:
        match = TOKEN.match(text, at)
        if match is None:
            raise Unread(f"cannot read {text[at : at + 30].strip()!r}")
        found.append((match.lastgroup or "", match[match.lastgroup or 0]))
        at = match.end()
    return found


class Cursor:
    """A place in a list of tokens."""

    def __init__(self, text: str):
        self.tokens, self.at = tokens(text), 0
        self.end = len(self.tokens)
        self.tokens.append(("end", ""))  # so that looking ahead needs no question

    @property
    def done(self) -> bool:
        return self.at >= self.end

    @property
    def kind(self) -> str:
        return self.tokens[self.at][0]

    @property
    def text(self) -> str:
        return self.tokens[self.at][1]

    def ahead(self, count: int = 1) -> str:
        return self.tokens[self.at + count][1] if self.at + count < self.end else ""

    def take(self) -> str:
        at = self.at
        if at >= self.end:
            raise Unread("ends too early")
        self.at = at + 1
        return self.tokens[at][1]

    def skip(self, *texts: str) -> bool:
        """Take the next token if it is one of these."""
        if self.tokens[self.at][1] in texts and self.at < self.end:
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.skip(text):
            raise Unread(f"{text!r} expected before {self.text!r}")

    def number(self) -> int:
        kind, text = self.kind, self.take()
        if kind != "number":
            raise Unread(f"a number expected, not {text!r}")
        return int(text)

    def parentheses(self) -> str:
        """Take a parenthesised group and give its text."""
        depth, parts = 0, []
        while True:
            text = self.take()
            parts.append(text)
            depth += (text == "(") - (text == ")")
            if depth == 0:
                return " ".join(parts)
