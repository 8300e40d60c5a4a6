"""TTIR's text -> records. One reading for every operation: what it is given, in order, with attributes, types and regions.

The text is read as the compiler prints it: an operation begins on a line of its own and goes on over a line's end only
inside brackets and regions. Operations get no meaning here, so one that is new in a release is read like any other.
"""

from __future__ import annotations

from collections.abc import Callable

from .cursor import Cursor, is_type
from .errors import TritonError
from .records import Block, Function, Module, Operation, Place, Region, Type, Value, parse_type
from .tokens import Token


def read(text: str, file: str) -> Module:
    """The module. Raises TritonError with file and line where the text is not TTIR."""
    reader = Reader(text, file)
    try:
        return reader.module()
    except RecursionError:
        raise TritonError(f"{file}: the text is nested too deep") from None
    except (ValueError, IndexError, KeyError, AssertionError):
        raise TritonError(f"{file}:{reader.next.line}: this is not as Triton prints it") from None


class Reader(Cursor):
    """Reads a module, one operation after the other."""

    # -- modules and functions ---------------------------------------------------------------------------------

    def module(self) -> Module:
        functions: dict[str, Function] = {}
        while self.next.kind != "end":
            if self.next.kind == "alias" and self.ahead().text == "=":
                self._alias()
            elif self.accept("module"):
                if self.next.kind == "symbol":
                    self.take()
                if self.accept("attributes"):
                    self.attributes()
                self.expect("{")
                while not self.accept("}"):
                    self._function(functions)
                self.location()
            else:
                self._function(functions)
        if not functions:
            raise TritonError(f"{self.file}: there is no tt.func in it; is this TTIR, as Triton prints it?")
        return Module(self.file, functions)

    def _alias(self) -> None:
        line = self.take().line
        while self.next.kind != "end" and self.next.line == line:
            self.take()

    def _function(self, functions: dict[str, Function]) -> None:
        self.expect("tt.func")
        public = True
        while self.next.kind == "word":
            public = self.take().text != "private"
        if self.next.kind != "symbol":
            raise self.wrong("a function's name")
        name = self.take().text[1:].strip('"')
        with self.scope():
            arguments: list[Value] = []
            self.expect("(")
            while not self.accept(")"):
                arguments.append(self._argument(len(arguments)))
                self.accept(",")
            if self.accept("->"):
                while self.next.text not in ("{", "attributes"):
                    self.take()
            if self.accept("attributes"):
                self.attributes()
            self.expect("{")
            body = self.region(arguments)
        function = Function(name, arguments, body, public, self.location())
        if name in functions:
            raise TritonError(f"{self.file}: there are two functions named {name}")
        functions[name] = function

    def _argument(self, number: int) -> Value:
        if self.next.kind != "value":
            raise self.wrong("an argument")
        name = self.take().text
        self.expect(":")
        value = Value(name[1:], self.type(), number=number)
        if self.next.text == "{":
            self.attributes()
        self.location()
        self.define(name, [value])
        return value

    def type(self) -> Type:
        if not is_type(self.next):
            raise self.wrong("a type")
        return parse_type(self.take().text)

    def location(self) -> Place:
        """The place that ``loc(...)`` says, if it stands here."""
        if self.next.text != "loc" or self.ahead().text != "(":
            return Place()
        self.at += 2
        return self.locations.place(self.balanced("(", ")"))

    def attributes(self, closing: str = "}") -> dict[str, str]:
        """``{name = value, flag}``, values as text."""
        opening = self.take().text
        found: dict[str, str] = {}
        while not self.accept(closing):
            name = self.take().text.strip('"')
            said, depth = [], 0
            if self.accept("="):
                while depth or self.next.text not in (",", closing):
                    token = self.take()
                    depth += (token.text in "([{<") - (token.text in ")]}>")
                    said.append(token.text)
            found[name] = " ".join(said)
            self.accept(",")
        assert opening
        return found

    # -- regions and operations --------------------------------------------------------------------------------

    def region(self, arguments: list[Value]) -> Region:
        """Blocks up to the closing brace. arguments: of the first one, where what comes before the region names them."""
        region = Region()
        block = Block("", arguments, region=region)
        region.blocks.append(block)
        while not self.accept("}"):
            if self.next.kind == "block":
                label = self.take().text
                own = self._block_arguments()
                if len(region.blocks) == 1 and not block.operations and not block.label and not (own and arguments):
                    block.label, block.arguments = label, [*arguments, *own]
                else:
                    block = Block(label, own, region=region)
                    region.blocks.append(block)
            else:
                block.operations.append(self.operation(block))
        for own_block in region.blocks:
            for number, value in enumerate(own_block.arguments):
                value.block, value.number = own_block, number
        return region

    def _block_arguments(self) -> list[Value]:
        found: list[Value] = []
        if self.accept("("):
            while not self.accept(")"):
                found.append(self._argument(len(found)))
                self.accept(",")
        self.expect(":")
        return found

    def operation(self, block: Block) -> Operation:
        line = self.next.line
        names: list[tuple[str, int]] = []
        while self.next.kind == "value":
            name, count = self.take().text, 1
            if self.accept(":"):
                count = int(self.take().text)
            names.append((name, count))
            self.accept(",")
        if names:
            self.expect("=")
        if self.next.kind == "string" or (self.next.kind == "word" and "." in self.next.text):
            operation = Operation(self.take().text.strip('"'), line=line, block=block)
        else:
            raise self.wrong("an operation")
        self._rest(operation)
        self._results(operation, names)
        return operation

    def _results(self, operation: Operation, names: list[tuple[str, int]]) -> None:
        count = sum(size for _, size in names)
        if operation.name == "arith.constant" and not operation.types and operation.words[:1] in (["true"], ["false"]):
            operation.types.append(Type("i1"))  # it is not printed
        types = operation.types[-count:] if count else []
        if len(types) < count and operation.types:
            types = operation.types[-1:] * count
        if len(types) < count:
            raise TritonError(f"{self.file}:{operation.line}: {operation.name} does not say the type of its results")
        types = RESULTS.get(operation.name, lambda found, said: said)(operation, types)
        for number, kind in enumerate(types):
            operation.results.append(Value("", kind, operation, number=number))
        at = 0
        for name, size in names:
            own = operation.results[at : at + size]
            for value in own:
                value.name = name[1:]
            self.define(name, own)
            at += size

    def _rest(self, operation: Operation) -> None:
        """What follows an operation's name, up to its place or the end of its line."""
        pending: list[Value] = []  # arguments that the next region gets
        with self.scope():
            depth = 0
            while self.next.kind != "end" and not (self.new_line and not depth):
                token = self.next
                if token.text == "loc" and self.ahead().text == "(":
                    operation.place = self.location()
                    if not depth:
                        break
                elif token.text == "}" and not depth:
                    break
                elif token.kind == "value":
                    self._operand(operation, pending)
                elif token.kind == "block":
                    self._target(operation)
                elif token.text == "<{":
                    operation.attributes |= self.attributes("}>")
                elif token.text == "{":
                    if self.ahead().line != token.line or self._region_here():
                        self.take()
                        with self.scope():
                            self._typed(operation, pending)
                            operation.regions.append(self.region(pending))
                            operation.regions[-1].operation = operation
                        pending = []
                    else:
                        operation.attributes |= self.attributes()
                elif token.text == "<":  # a descriptor's type, printed without its name
                    self.take()
                    inner = self.balanced("<", ">").replace(" ", "")
                    operation.types.append(parse_type(f"!tt.tensordesc<{inner}>"))
                elif is_type(token):
                    operation.types.append(self.type())
                else:
                    depth += self._mark(operation, self.take())

    def _region_here(self) -> bool:
        """Whether a brace that something follows on its line opens a region, and not a dictionary of attributes."""
        after = self.ahead(2)
        return self.ahead().text != "}" and after.text not in ("=", ",", "}")

    def _mark(self, operation: Operation, token: Token) -> int:
        """A word, a number or a bracket; the change of depth."""
        if token.kind == "symbol":
            operation.symbol = token.text[1:].strip('"')
        elif token.kind in ("word", "number", "string", "alias"):
            operation.words.append(token.text)
        elif token.text == "->":
            operation.words.append("->")
        return (token.text in ("(", "[")) - (token.text in (")", "]"))

    def _operand(self, operation: Operation, pending: list[Value]) -> None:
        token = self.take()
        if self.next.text != "=":
            operation.operands.append(self.value(token))
            return
        self.take()
        pending.append(Value(token.text[1:], Type(""), number=len(pending)))
        self.define(token.text, [pending[-1]])
        if self.next.kind != "value":
            raise self.wrong("a value")
        operation.operands.append(self.value(self.take()))

    def _target(self, operation: Operation) -> None:
        label, values = self.take().text, []
        if self.accept("("):
            while self.next.text not in (":", ")"):
                values.append(self.value(self.take()))
                self.accept(",")
            while not self.accept(")"):
                self.take()
        operation.targets.append((label, values))

    def _typed(self, operation: Operation, pending: list[Value]) -> None:
        """The types of the arguments that stand before a region: of loops, from what they are given."""
        if not pending:
            return
        if operation.name == "scf.for":
            kinds = [operation.operands[0].type, *(value.type for value in operation.operands[3:])]
        else:
            kinds = [value.type for value in operation.operands]
        if len(kinds) != len(pending):
            raise TritonError(f"{self.file}:{operation.line}: {operation.name} is given {len(kinds)} values")
        for value, kind in zip(pending, kinds, strict=True):
            value.type = kind


def _of_comparison(operation: Operation, types: list[Type]) -> list[Type]:
    """A comparison prints the type of what it compares."""
    return [Type("i1", kind.shape) for kind in types]


RESULTS: dict[str, Callable[[Operation, list[Type]], list[Type]]] = {
    "arith.cmpi": _of_comparison,
    "arith.cmpf": _of_comparison,
    "tt.addptr": lambda operation, types: [operation.operands[0].type],
    "tt.load": lambda operation, types: [Type(kind.pointee, kind.shape) for kind in types],
    "scf.for": lambda operation, types: [value.type for value in operation.operands[3:]],
    "tt.get_program_id": lambda operation, types: [Type("i32")],
    "tt.get_num_programs": lambda operation, types: [Type("i32")],
}
