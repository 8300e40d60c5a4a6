"""The text of a module as tokens: a word with all that its angle brackets hold is one of them."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..errors import TextError

_INSIDE = r"[^<>]"
for _ in range(6):  # brackets in brackets
    _INSIDE = rf"(?:[^<>]|->|<{_INSIDE}*>)"
ANGLES = rf"<(?![{{]){_INSIDE}*>"
TOKEN = re.compile(
    rf"""(?P<skip>[\ \t\r]+|//[^\n]*)
  | (?P<line>\n)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<value>%[\w$.-]+(?:\#\d+)?)
  | (?P<block>\^[\w$.-]+)
  | (?P<symbol>@(?:"[^"]*"|[\w$.-]+))
  | (?P<mark>->|<\{{|\}}>|[\[\](){{}}=:,*?+])
  | (?P<type>(?:!|\b)(?:tensor|tt\.ptr|tt\.tensordesc)(?:{ANGLES})|{ANGLES})
  | (?P<word>[!\#]?[A-Za-z_][\w$.]*(?:{ANGLES})?)
  | (?P<number>-?0x[0-9A-Fa-f]+|-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)
""",
    re.VERBOSE,
)
PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|[()]')
SCALAR = re.compile(r"index|[su]?i\d+|b?f\d+|tf32|f8E\w+|!tt\.ptr<.*>", re.DOTALL)


class Token(NamedTuple):
    kind: str
    text: str
    line: int


def tokens(text: str) -> list[Token]:
    """All tokens, and an empty one of kind ``end`` behind them; lines that define places are left out. Raises TextError."""
    found: list[Token] = []
    at, line, end = 0, 1, len(text)
    fresh = True  # nothing stands before on this line
    while at < end:
        if text.startswith("#", at) and fresh:  # an alias: of a place, or of an attribute
            at = _line_end(text, at)
            continue
        if text.startswith("loc(", at):
            after = _closed(text, at + 3, line)
            found.append(Token("loc", text[at + 4 : after - 1], line))
            line += text.count("\n", at, after)
            at = after
            continue
        match = TOKEN.match(text, at)
        if match is None:
            raise TextError(f"line {line}: {text[at : at + 20].splitlines()[0]!r} is not understood")
        kind, said = match.lastgroup or "", match[0]
        if kind == "word" and SCALAR.fullmatch(said):
            kind = "type"
        if kind == "line":
            line, fresh = line + 1, True
        elif kind != "skip":
            fresh = False
            found.append(Token(kind, said, line))
            line += said.count("\n")
        at = match.end()
    found.append(Token("end", "", line))
    return found


def _line_end(text: str, at: int) -> int:
    found = text.find("\n", at)
    return len(text) if found < 0 else found


def _closed(text: str, at: int, line: int) -> int:
    """Behind the parenthesis that closes the one at ``at``."""
    depth = 0
    for piece in PIECE.finditer(text, at):
        depth += (piece[0] == "(") - (piece[0] == ")")
        if not depth:
            return piece.end()
    raise TextError(f"line {line}: a place is not closed")
