"""The text -> a module."""

from __future__ import annotations

from ..errors import TextError
from .declarations import declared
from .operands import operand
from .tokens import Words
from .tree import SPACES, Function, Instruction, Location, Module, Name, Operand, Scope

LINKS = (".visible", ".extern", ".weak", ".common")
TABLES = (".branchtargets", ".calltargets")


def module_of(text: str) -> Module:
    """Raises TextError("line N: ...")."""
    return _Reader(text).module()


class _Reader:
    def __init__(self, text: str):
        self.words = Words(text)
        self.read = Module()
        self.known: dict[tuple[int, int, int], Location] = {}  # the last .loc of each place
        self.location: Location | None = None
        self.same: dict[str, str] = {}  # a function's other name -> its name

    def module(self) -> Module:
        words = self.words
        while words.now.kind != "end":
            if words.now.kind != "directive":
                raise words.wrong("a directive")
            said = words.next().text
            if said in LINKS:
                continue
            if said == ".version":
                self.read.version = words.take("number")
            elif said == ".target":
                self.read.target = "".join(token.text for token in words.rest_of_line())
            elif said == ".address_size":
                if words.integer() != 64:
                    raise TextError(f"line {words.now.line}: addresses are not of 64 bits")
            elif said in (".entry", ".func"):
                self.function(said == ".entry")
            elif said == ".section":
                while words.now.text != "{":
                    words.next()
                words.skip_braces()
            elif said[1:] in SPACES:
                for own in declared(words, said[1:], self.read.scope):
                    self.read.variables.setdefault(own.name, own)
                words.expect(";")
            elif not self.aside(said, None):
                raise TextError(f"line {words.now.line}: {said} is not known")
        if not self.read.version:
            raise TextError("line 1: there is no .version, this is not PTX")
        for name, meant in self.same.items():
            if meant in self.read.functions:
                self.read.functions[name] = self.read.functions[meant]
        return self.read

    def aside(self, said: str, scope: Scope | None) -> bool:
        """What says nothing of what is computed."""
        words = self.words
        if said == ".file":
            number = words.integer()
            self.read.files[number] = words.take("string")[1:-1]
            words.rest_of_line()
        elif said == ".loc":
            self.locate()
        elif said == ".alias":
            name = words.take("name")
            words.expect(",")
            self.same[name] = words.take("name")
            words.expect(";")
        elif said in (".pragma", ".callprototype"):
            while not words.has(";"):
                words.next()
        else:
            return False
        return True

    def locate(self) -> None:
        """.loc 1 97 13, function_name $L__info_string2, inlined_at 2 841 9"""
        line = self.words.all[self.words.at - 1].line
        place = self.words.integer(), self.words.integer(), self.words.integer()
        inlined = None
        said = [token.text for token in self.words.rest_of_line()] if self.words.now.line == line else []
        if "inlined_at" in said:
            at = said.index("inlined_at") + 1
            try:
                file, row, column = (int(own) for own in said[at : at + 3])
            except ValueError as error:
                raise TextError(f"line {line}: this .loc does not say where it was inlined") from error
            inlined = self.known.get((file, row, column)) or Location(file, row)
        self.location = Location(place[0], place[1], inlined)
        self.known[place] = self.location

    def function(self, entry: bool) -> None:
        words, scope = self.words, Scope(self.read.scope)
        results = self.parameters(scope) if not entry and words.now.text == "(" else []
        line, name = words.now.line, words.take("name")
        parameters = self.parameters(scope) if words.now.text == "(" else []
        found = Function(name, line, entry, results, parameters, scope)
        while words.now.kind == "directive":
            said = words.next().text[1:]
            numbers: list[int] = []
            while words.now.kind == "number":
                numbers.append(words.integer())
                words.has(",")
            found.limits[said] = tuple(numbers)
        if not words.has(";"):
            self.body(found)
        if name not in self.read.functions or found.body is not None:
            self.read.functions[name] = found

    def parameters(self, scope: Scope) -> list:
        self.words.expect("(")
        found = []
        while not self.words.has(")"):
            space = self.words.take("directive")[1:]
            found += declared(self.words, space, scope, many=False)
            if not self.words.has(","):
                self.words.expect(")")
                break
        return found

    def body(self, function: Function) -> None:
        words, scope = self.words, function.scope
        words.expect("{")
        code: list[Instruction] = []
        self.location, self.known = None, {}
        depth = 1
        while depth:
            if words.has("{"):
                scope, depth = Scope(scope), depth + 1
            elif words.has("}"):
                depth -= 1
                if depth:
                    assert scope.parent is not None
                    scope = scope.parent
            elif words.has(";"):
                continue
            elif words.now.kind == "end":
                raise words.wrong("the end of the function")
            elif words.now.kind == "directive":
                self.directive(function, scope)
            elif words.all[words.at + 1].text == ":":
                self.label(scope, len(code))
            else:
                code.append(self.instruction(scope))
        function.body = code

    def directive(self, function: Function, scope: Scope) -> None:
        said = self.words.next().text
        if said[1:] in SPACES:
            found = declared(self.words, said[1:], scope)
            function.variables += [own for own in found if own.space != "reg"]
            self.words.expect(";")
        elif not self.aside(said, scope):
            raise TextError(f"line {self.words.now.line}: {said} is not known in a function")

    def label(self, scope: Scope, number: int) -> None:
        words, name = self.words, self.words.take("name")
        words.expect(":")
        if words.now.text in TABLES:
            words.next()
            names = [words.take("name")]
            while words.has(","):
                names.append(words.take("name"))
            words.expect(";")
            scope.names[name] = tuple(names)
        elif words.now.text == ".callprototype":
            self.aside(words.next().text, scope)
            scope.names[name] = ()
        else:
            scope.names[name] = number

    def instruction(self, scope: Scope) -> Instruction:
        words, guard = self.words, None
        line = words.now.line
        if words.has("@"):
            negated = words.has("!")
            guard = Name(words.take("name")), negated
        name = words.take("name")
        operands: list[Operand] = []
        if not words.has(";"):
            operands.append(operand(words))
            while words.has(","):
                operands.append(operand(words))
            words.expect(";")
        return Instruction(line, name, tuple(operands), guard, scope, self.location)
