"""The words of PTX's text, each with its line."""

from __future__ import annotations

import re

from msgspec import Struct

from ..errors import TextError

WORD = re.compile(
    r"""(?P<space>[ \t\r\n]+|//[^\n]*|/\*.*?\*/)
    |(?P<string>"(?:[^"\\\n]|\\.)*")
    |(?P<number>0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?
        |[0-9]+[eE][-+]?[0-9]+|[0-9]+U?)
    |(?P<name>[A-Za-z_$%][\w$]*(?:(?:\.|::)\w+)*)
    |(?P<directive>\.[A-Za-z_]\w*(?:::\w+)*)
    |(?P<sign>[-{}()\[\]<>,;:=|!@+~*])""",
    re.VERBOSE | re.DOTALL,
)


OUTLINE = re.compile(  # each way begins with one letter: `re` then goes from one to the next
    r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|{|}|\.(?<![\w.$%]\.)(?:entry|func|section)\s+([\w$%.]+)', re.DOTALL
)
MORE = re.compile(r"\.(?<![\w.$%]\.)(?:visible|extern|weak|entry|func|version)(?![\w$%:])")
STRANGE = re.compile(r"[^\s -~]")


class Token(Struct, frozen=True):
    kind: str  # string, number, name, directive, sign, end
    text: str
    line: int


def tokens(text: str) -> list[Token]:
    """All words, and one of the kind "end". Raises TextError."""
    found: list[Token] = []
    at, line = 0, 1
    while at < len(text):
        match = WORD.match(text, at)
        if match is None:
            raise TextError(f"line {line}: {text[at : at + 20].splitlines()[0]!r} is no word of PTX")
        kind = match.lastgroup
        assert kind is not None
        if kind != "space":
            found.append(Token(kind, match[0], line))
        line += match[0].count("\n")
        at = match.end()
    return [*found, Token("end", "", line)]


def of_kernel(name: str, text: str) -> str:
    """The text with blanks for the bodies of other kernels, of which a text may have hundreds, and for what debuggers want;
    the whole one where braces do not match, or what is between them does not look like a body."""
    pieces: list[str] = []
    kept, depth, begins, now = 0, 0, 0, ""
    for mark in OUTLINE.finditer(text):
        if mark[1] is not None:
            if depth:
                return text
            now = "" if mark[0].startswith(".func") else mark[1]
        elif mark[0] == "{":
            begins = begins if depth else mark.end()
            depth += 1
        elif mark[0] == "}":
            depth -= 1
            if depth < 0:
                return text
            if depth or now in ("", name):
                continue
            body = text[begins : mark.start()]
            if MORE.search(body) or STRANGE.search(body):
                return text
            pieces += [text[kept:begins], "\n" * body.count("\n")]
            kept, now = mark.start(), ""
    return text if depth else "".join([*pieces, text[kept:]])


class Words:
    """A place in the text."""

    def __init__(self, text: str):
        self.all = tokens(text)
        self.at = 0

    @property
    def now(self) -> Token:
        return self.all[self.at]

    def wrong(self, wanted: str) -> TextError:
        said = self.now.text or "the end of the text"
        return TextError(f"line {self.now.line}: {wanted} is expected, and there is {said}")

    def next(self) -> Token:
        token = self.now
        if token.kind == "end":
            raise self.wrong("more text")
        self.at += 1
        return token

    def has(self, text: str) -> bool:
        """Takes the word where it stands here."""
        if self.now.text != text or self.now.kind == "string":
            return False
        self.at += 1
        return True

    def expect(self, text: str) -> Token:
        if self.now.text != text:
            raise self.wrong(repr(text))
        return self.next()

    def take(self, kind: str) -> str:
        if self.now.kind != kind:
            raise self.wrong(f"a {kind}")
        return self.next().text

    def integer(self) -> int:
        """With its sign."""
        sign = -1 if self.has("-") else 1
        return sign * whole(self.take("number"), self.now.line)

    def rest_of_line(self) -> list[Token]:
        line, start = self.all[self.at - 1].line, self.at
        while self.now.line == line and self.now.kind != "end":
            self.at += 1
        return self.all[start : self.at]

    def skip_braces(self) -> None:
        self.expect("{")
        depth = 1
        while depth:
            depth += {"{": 1, "}": -1}.get(self.next().text, 0)


def whole(text: str, line: int) -> int:
    """The integer that a number's text means; one that begins with 0 is octal."""
    text = text.removesuffix("U")
    try:
        if text[:1] == "0" and text.isdigit():
            return int(text, 8)
        return int(text, 0)
    except ValueError as error:
        raise TextError(f"line {line}: {text} is no integer") from error
