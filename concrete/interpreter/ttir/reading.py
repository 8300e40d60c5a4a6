"""Tokens -> functions, blocks and operations. An operation ends at the end of its line, outside of brackets and regions."""

from __future__ import annotations

from ..errors import TextError
from .places import Places
from .tokens import Token, tokens
from .tree import Block, Function, Operation, Type, type_of

OPENING, CLOSING = ("(", "["), (")", "]")


def functions_of(text: str) -> dict[str, Function]:
    """The functions of a module by their names. Raises TextError."""
    reader = Reader(text)
    try:
        found = reader.module()
    except (IndexError, ValueError, RecursionError) as error:
        if isinstance(error, TextError):
            raise
        raise TextError(f"line {reader.now.line}: this is not as Triton prints it") from None
    if not found:
        raise TextError("line 1: there is no tt.func in it")
    return found


class Reader:
    """Goes through the tokens from left to right."""

    def __init__(self, text: str):
        self.places = Places(text)
        self.tokens = tokens(text)
        self.at = 0

    @property
    def now(self) -> Token:
        return self.tokens[self.at]

    def take(self, text: str = "") -> Token:
        token = self.tokens[self.at]
        if token.kind == "end" or (text and token.text != text):
            raise TextError(f"line {token.line}: {text or 'more'} is missing before {token.text[:20]!r}")
        self.at += 1
        return token

    def has(self, text: str) -> bool:
        if self.now.text == text and self.now.kind not in ("string", "loc"):
            self.at += 1
            return True
        return False

    def begins_line(self) -> bool:
        before = self.tokens[self.at - 1]
        return self.now.kind == "end" or self.now.line != before.line + before.text.count("\n")

    # -- modules and functions ---------------------------------------------------------------------------------

    def module(self) -> dict[str, Function]:
        found: dict[str, Function] = {}
        while self.now.kind != "end":
            if self.has("module"):
                while not self.has("{"):
                    if self.has("attributes"):
                        self.dictionary("}")
                    else:
                        self.take()
            elif self.now.text == "tt.func":
                function = self.function()
                if function.name in found:
                    raise TextError(f"line {self.now.line}: a second function {function.name}")
                found[function.name] = function
            else:
                if self.now.text not in ("}", "{") and self.now.kind != "loc":
                    raise TextError(f"line {self.now.line}: {self.now.text[:20]!r} stands where a function is expected")
                self.take()
        return found

    def function(self) -> Function:
        self.take("tt.func")
        public = True
        while self.now.kind == "word":
            public = self.take().text != "private"
        name = self.symbol()
        arguments: list[tuple[str, Type]] = []
        self.take("(")
        while not self.has(")"):
            arguments.append(self.argument())
            self.has(",")
        while self.now.text != "{":
            if self.has("attributes"):
                self.dictionary("}")
            else:
                self.take()
        self.take("{")
        blocks = self.region([(own, kind) for own, kind in arguments])
        self.location()
        return Function(name, arguments, blocks, public)

    def symbol(self) -> str:
        token = self.take()
        if token.kind != "symbol":
            raise TextError(f"line {token.line}: a function's name is missing before {token.text[:20]!r}")
        return token.text[1:].strip('"')

    def argument(self) -> tuple[str, Type]:
        name = self.take()
        if name.kind != "value":
            raise TextError(f"line {name.line}: an argument is missing before {name.text[:20]!r}")
        self.take(":")
        kind = self.type()
        if self.now.text == "{":
            self.dictionary("}")
        self.location()
        return name.text, kind

    def type(self) -> Type:
        token = self.take()
        if token.kind != "type":
            raise TextError(f"line {token.line}: a type is missing before {token.text[:20]!r}")
        return type_of(token.text)

    def location(self) -> tuple[str, int]:
        return self.places.place(self.take().text) if self.now.kind == "loc" else ("", 0)

    def dictionary(self, closing: str) -> dict[str, str]:
        """``{name = value, flag}``."""
        self.take()
        found: dict[str, str] = {}
        while not self.has(closing):
            name, said, depth = self.take().text.strip('"'), [], 0
            if self.has("="):
                while depth or self.now.text not in (",", closing):
                    token = self.take()
                    depth += (token.text in (*OPENING, "{")) - (token.text in (*CLOSING, "}"))
                    said.append(token.text)
            found[name] = " ".join(said)
            self.has(",")
        return found

    # -- operations --------------------------------------------------------------------------------------------

    def region(self, arguments: list[tuple[str, Type | None]]) -> list[Block]:
        """The blocks up to the brace that closes the region, whose opening one is taken already."""
        blocks = [Block("", list(arguments))]
        while not self.has("}"):
            if self.now.kind != "block":
                blocks[-1].operations.append(self.operation())
                continue
            label, own = self.take().text, list[tuple[str, Type | None]]()
            if self.has("("):
                while not self.has(")"):
                    own.append(self.argument())
                    self.has(",")
            self.take(":")
            if len(blocks) == 1 and not blocks[0].operations and not blocks[0].label:
                blocks[0] = Block(label, [*arguments, *own])
            else:
                blocks.append(Block(label, own))
        return blocks

    def operation(self) -> Operation:
        line, names = self.now.line, list[str]()
        while self.now.kind == "value":
            name = self.take().text
            if self.has(":"):
                names += [f"{name}#{number}" for number in range(int(self.take().text))]
            else:
                names.append(name)
            self.has(",")
        if names:
            self.take("=")
        token = self.take()
        if token.kind != "string" and (token.kind != "word" or "." not in token.text):
            raise TextError(f"line {token.line}: an operation is missing before {token.text[:20]!r}")
        found = Operation(token.text.strip('"'), line, names)
        self.rest(found)
        return found

    def rest(self, found: Operation) -> None:
        depth, named = 0, list[tuple[str, Type | None]]()  # arguments of the next region
        while self.now.kind != "end" and (depth or not self.begins_line()):
            token = self.now
            if token.kind == "loc":
                found.source = self.location()
            elif token.text == "}" and token.kind == "mark" and not depth:
                return
            elif token.kind == "value":
                self.take()
                if self.now.text == "=":
                    self.take()
                    named.append((token.text, None))
                    token = self.take()
                found.operands.append(token.text)
            elif token.kind == "block":
                self.target(found)
            elif token.text == "<{":
                found.attributes |= self.dictionary("}>")
            elif token.text == "{" and token.kind == "mark":
                if self.is_dictionary():
                    found.attributes |= self.dictionary("}")
                else:
                    self.take()
                    found.regions.append(self.region(named))
                    named = []
            elif token.kind == "type":
                found.types.append(self.type())
            else:
                self.take()
                depth += (token.text in OPENING) - (token.text in CLOSING)
                if token.kind in ("word", "number", "string", "symbol") or token.text == "->":
                    found.words.append(token.text)

    def is_dictionary(self) -> bool:
        """Whether the brace here opens ``{name = value}`` and no region."""
        first, second = self.tokens[self.at + 1], self.tokens[self.at + 2]
        if first.line != self.now.line:
            return False
        return first.text == "}" or (first.kind in ("word", "string") and second.text in ("=", ",", "}"))

    def target(self, found: Operation) -> None:
        label, values = self.take().text, list[str]()
        if self.has("("):
            while not self.has(")"):
                token = self.take()
                if token.kind == "value":
                    values.append(token.text)
        found.targets.append((label, values))
