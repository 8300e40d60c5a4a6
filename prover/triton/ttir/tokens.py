"""MLIR text cut into tokens. A type, a dense or an array attribute, with all that its angle brackets hold, is one token."""

from __future__ import annotations

import re

from msgspec import Struct

from .errors import TritonError

TOKEN = re.compile(
    r"""(?P<space>[ \t\r\n]+|//[^\n]*)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<value>%[\w$.-]+(?:\#\d+)?)
  | (?P<block>\^[\w$.-]+)
  | (?P<symbol>@(?:"[^"]*"|[\w$.-]+))
  | (?P<alias>\#[A-Za-z_][\w$.-]*)
  | (?P<type>![A-Za-z_][\w$.]*)
  | (?P<number>-?0x[0-9A-Fa-f]+|-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)
  | (?P<word>[A-Za-z_][\w$.]*)
  | (?P<mark>->|<\{|\}>|::|[][(){}<>=:,*+?|@\#;&/-])
""",
    re.VERBOSE,
)
BRACKETED = re.compile(
    r"tensor|vector|memref|tuple|complex|dense|dense_resource|array|opaque|affine_map|affine_set|strided|distinct"
)
MAXIMUM = 64 << 20  # characters of a file


class Token(Struct, frozen=True):
    """kind: the group of `TOKEN` that it matched; line: in the text, from 1."""

    kind: str
    text: str
    line: int


def tokens(text: str, file: str) -> list[Token]:
    """All tokens of the text, with an empty one of kind ``end`` at its end. Raises TritonError."""
    if len(text) > MAXIMUM:
        raise TritonError(f"{file}: {len(text) >> 20} MB are more than a kernel's text has")
    found: list[Token] = []
    at, line = 0, 1
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise TritonError(f"{file}:{line}: cannot read {text[at : at + 20].splitlines()[0]!r}")
        kind, end = match.lastgroup or "", match.end()
        said = match[0]
        bracketed = kind in ("type", "alias") or (kind == "word" and BRACKETED.fullmatch(said))
        if bracketed and text[end : end + 1] == "<":
            end = _closing(text, end, file, line)
            said, kind = text[at:end], "type" if kind != "alias" else "alias"
        if kind != "space":
            found.append(Token(kind, said, line))
        line += text.count("\n", at, end)
        at = end
    found.append(Token("end", "", line))
    return found


def _closing(text: str, at: int, file: str, line: int) -> int:
    """The place behind the bracket that closes the one at ``at``; the > of an arrow closes nothing."""
    depth, start, in_string = 0, at, False
    while at < len(text):
        letter = text[at]
        if in_string:
            at += letter == "\\"
            in_string = letter != '"'
        elif letter == '"':
            in_string = True
        elif letter == "<":
            depth += 1
        elif letter == ">" and text[at - 1] != "-":
            depth -= 1
            if not depth:
                return at + 1
        at += 1
    raise TritonError(f"{file}:{line}: {text[start - 10 : start + 20].splitlines()[0]!r} is not closed")
