"""A place in the tokens of a module, and the values that can be named there."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any

from .errors import TritonError
from .locations import Locations
from .records import Value, parse_type
from .tokens import Token, tokens

TYPE_WORDS = ("index", "none", "token")
DEEP = 200  # regions within each other


def is_type(token: Token) -> bool:
    word = token.text
    return token.kind == "type" or (
        token.kind == "word"
        and (word in TYPE_WORDS or (word[0] in "ifbsu" and parse_type(word).bits > 0) or _is_float(word))
    )


def _is_float(word: str) -> bool:
    return word == "bf16" or word.startswith("tf32") or (word[0] == "f" and word[1:2].isdigit())


class Cursor:
    """Takes tokens, looks ahead, and knows the names of every scope that it is in."""

    def __init__(self, text: str, file: str):
        self.file, self.locations = file, Locations(text)
        self.tokens = tokens(text, file)
        self.at = 0
        self.scopes: list[dict[str, list[Value]]] = [{}]
        self.depth = 0

    # -- tokens ----------------------------------------------------------------------------------------------

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def ahead(self, count: int = 1) -> Token:
        return self.tokens[min(self.at + count, len(self.tokens) - 1)]

    def take(self) -> Token:
        token = self.tokens[self.at]
        if token.kind == "end":
            raise TritonError(f"{self.file}:{token.line}: the text ends in the middle of something")
        self.at += 1
        return token

    def wrong(self, expected: str) -> TritonError:
        return TritonError(f"{self.file}:{self.next.line}: {expected} is needed here, not {self.next.text!r}")

    def expect(self, text: str) -> Token:
        if self.next.text != text:
            raise self.wrong(repr(text))
        return self.take()

    def accept(self, text: str) -> bool:
        if self.next.text == text and self.next.kind != "string":
            self.at += 1
            return True
        return False

    @property
    def new_line(self) -> bool:
        """Whether the next token begins a line."""
        return self.next.kind == "end" or (self.at > 0 and self.next.line != self.tokens[self.at - 1].line)

    def balanced(self, opening: str, closing: str) -> str:
        """What stands in brackets, the first of which is taken already, as text."""
        said, depth = [], 1
        while True:
            token = self.take()
            depth += (token.text == opening) - (token.text == closing)
            if not depth:
                return "".join(said)
            said.append(f" {token.text} " if token.kind == "word" else token.text)

    # -- values ----------------------------------------------------------------------------------------------

    def define(self, name: str, values: list[Value]) -> None:
        if name in self.scopes[-1]:
            raise TritonError(f"{self.file}:{self.next.line}: {name} is defined twice")
        self.scopes[-1][name] = values

    def value(self, token: Token) -> Value:
        name, _, number = token.text.partition("#")
        for scope in reversed(self.scopes):
            if name in scope:
                found, at = scope[name], int(number or 0)
                if at >= len(found):
                    break
                return found[at]
        raise TritonError(f"{self.file}:{token.line}: {token.text} is used before it is defined")

    @contextmanager
    def scope(self) -> Any:
        self.scopes.append({})
        self.depth += 1
        if self.depth > DEEP:
            raise TritonError(f"{self.file}:{self.next.line}: regions nested more than {DEEP} deep")
        try:
            yield
        finally:
            self.scopes.pop()
            self.depth -= 1
