"""The text -> `text.File`."""

from __future__ import annotations

from .operands import Operands
from .text import BITS, File, Function, Name, Operand, Place, Statement, Variable
from .tokens import Cursor, Unread

SPACES = ("reg", "param", "shared", "global", "const", "local", "tex", "sreg")
LINKS = (".visible", ".extern", ".weak", ".common", ".noreturn")
MOST_REGISTERS = 1 << 20
MOST_DEEP = 100  # scopes within each other
NEWEST = 9  # version whose meaning is known


def parsed(text: str) -> File:
    """Raises Unread."""
    try:
        return _Parser(text).file()
    except ValueError as error:
        raise Unread(1, str(error)) from None
    except RecursionError:
        raise Unread(1, "groups within groups, too deep") from None


class _Parser:
    def __init__(self, text: str):
        self.at, self.found = Cursor(text), File()
        self.operands = Operands(self.at, self._scoped)
        self.place: Place | None = None
        self.places: dict[tuple[int, int, int], Place] = {}
        self.scopes: list[dict[str, str]] = []
        self.aliases: dict[str, str] = {}
        self.count = 0

    def file(self) -> File:
        at = self.at
        while at.now.kind != "end":
            token = at.take("name")
            said = token.text
            if said in LINKS:
                continue
            if said == ".version":
                self._version()
            elif said == ".target":
                self.found.target = "".join(at.line_left())
            elif said == ".address_size":
                if at.integer() != 64:
                    raise Unread(token.line, "addresses are not of 64 bits")
            elif said in (".entry", ".func"):
                self._function(said == ".entry")
            elif said == ".section":
                while at.now.text != "{":
                    at.take()
                at.braces()
            elif said[1:] in SPACES:
                self.found.variables += self._variables(said[1:])
                at.expect(";")
            elif not self._aside(said):
                raise Unread(token.line, f"{said} is not known")
        if not self.found.version:
            raise Unread(1, "there is no .version: this is not PTX")
        for name, other in self.aliases.items():  # another name of a function: what is called by it is that one's body
            if other in self.found.functions:
                self.found.functions[name] = self.found.functions[other]
        return self.found

    def _version(self) -> None:
        token = self.at.take()
        major, dot, _ = token.text.partition(".")
        if token.kind != "real" or not dot or not major.isdigit() or int(major) > NEWEST:
            raise Unread(token.line, f"PTX of version {token.text[:20]}: versions up to {NEWEST} are read")
        self.found.version = token.text

    def _aside(self, said: str) -> bool:
        at = self.at
        if said == ".file":
            number_ = at.integer()
            self.found.files[number_] = at.take("string").text[1:-1]
            at.line_left()
        elif said == ".loc":
            self._located()
        elif said == ".alias":
            name = at.take("name").text
            at.expect(",")
            self.aliases[name] = at.take("name").text
            at.expect(";")
        elif said in (".pragma", ".callprototype"):
            at.until(";")
        else:
            return False
        return True

    def _located(self) -> None:
        """.loc 1 97 13, function_name $L__info_string2, inlined_at 2 841 9"""
        at = self.at
        line = at.now.line
        key = at.integer(), at.integer(), at.integer()
        said = at.line_left() if at.now.line == line else []
        function, caller = "", None
        if "function_name" in said[:-1]:
            function = said[said.index("function_name") + 1]
        if "inlined_at" in said:
            start = said.index("inlined_at") + 1
            if len(said) < start + 3:
                raise Unread(line, "this .loc does not say where it was inlined")
            where = int(said[start]), int(said[start + 1]), int(said[start + 2])
            caller = self.places.get(where) or Place(where[0], where[1])
        self.place = Place(key[0], key[1], function, caller)
        self.places[key] = self.place

    # -- variables -------------------------------------------------------------------------------------------

    def _variables(self, space: str, several: bool = True) -> list[Variable]:
        """After the space: .align 4 .b8 name[64] = {...}, other, %r<9>"""
        at = self.at
        align, kind, lanes, pointer = 0, "", 1, False
        while at.now.kind == "name" and at.now.text.startswith("."):
            token = at.take()
            said = token.text[1:]
            if said == "align":
                amount = at.integer()
                align = align if pointer else amount  # behind .ptr it is the alignment of what is pointed to
            elif said == "ptr":
                pointer = True
            elif said in ("v2", "v4"):
                lanes = int(said[1])
            elif said in BITS:
                kind = said
            elif said not in (*SPACES, "volatile", "managed") and not said.startswith("attribute"):
                raise Unread(token.line, f"the type .{said} is not known")
            if said.startswith("attribute") and at.skip("("):
                at.until(")")
        found = []
        while True:
            token = at.take("name")
            name, line = token.text, token.line
            count, length, array, unsized = 0, 1, False, False
            if at.skip("<"):
                count = at.integer()
                at.expect(">")
            while at.skip("["):
                array = True
                if at.skip("]"):
                    unsized = True
                else:
                    length *= at.integer()
                    at.expect("]")
            if at.skip("="):
                if at.now.text == "{":
                    at.braces()
                else:
                    while at.now.text not in (",", ";"):
                        at.take()
            each = max(BITS.get(kind, 8) // 8, 1) * lanes
            own = self._declared(name, space, count)
            found.append(
                Variable(
                    own, space, kind, line, align or each, 0 if unsized else each * length, count, unsized, pointer,
                    array,
                )
            )  # fmt: skip
            self.count += max(count, 1)
            if self.count > MOST_REGISTERS:
                raise Unread(line, "more than a million registers and variables")
            if not several or not at.skip(","):
                return found

    def _declared(self, name: str, space: str, count: int) -> str:
        """The name, another one in an inner scope of the function, where outer registers may have it too."""
        if not self.scopes:
            return name
        inner = len(self.scopes) > 1 and (space in ("reg", "param") or any(name in scope for scope in self.scopes))
        own = f"{name}#{self.at.at}." if inner else name
        self.scopes[-1][name] = own
        if inner and 0 < count <= MOST_REGISTERS:
            self.scopes[-1].update({f"{name}{number}": f"{own}{number}" for number in range(count)})
        return own

    def _scoped(self, name: str) -> str:
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return name

    # -- functions -------------------------------------------------------------------------------------------

    def _function(self, entry: bool) -> None:
        at = self.at
        self.scopes = [{}]
        results = self._parameters() if not entry and at.now.text == "(" else []
        token = at.take("name")
        found = Function(token.text, token.line, entry, results=results)
        found.parameters = self._parameters() if at.now.text == "(" else []
        while at.now.kind == "name" and at.now.text.startswith("."):
            said, numbers = at.take().text[1:], []
            while at.now.kind == "number":
                numbers.append(at.integer())
                at.skip(",")
            found.limits[said] = tuple(numbers)
        if not at.skip(";"):
            found.body = True
            if self.found.functions.get(found.name, found) is not found and self.found.functions[found.name].body:
                raise Unread(found.line, f"{found.name} has a body already")
            self._body(found)
        self.scopes = []
        if found.body or found.name not in self.found.functions:
            self.found.functions[found.name] = found

    def _parameters(self) -> list[Variable]:
        at, found = self.at, []
        at.expect("(")
        while not at.skip(")"):
            space = at.take("name").text[1:]
            found += self._variables(space, several=False)
            if not at.skip(","):
                at.expect(")")
                break
        return found

    def _body(self, function: Function) -> None:
        at = self.at
        at.expect("{")
        self.place, self.places = None, {}
        while self.scopes:
            token = at.now
            if token.kind == "end":
                raise Unread(token.line, "the end of the file in a function")
            if at.skip("{"):
                if len(self.scopes) > MOST_DEEP:
                    raise Unread(token.line, "groups within groups, too deep")
                self.scopes.append(self._labels())
            elif at.skip("}"):
                self.scopes.pop()
            elif at.skip(";"):
                continue
            elif token.kind == "name" and token.text.startswith(".") and at.next.text != ":":
                at.take()
                if token.text[1:] in SPACES:
                    function.variables += self._variables(token.text[1:])
                    at.expect(";")
                elif not self._aside(token.text):
                    raise Unread(token.line, f"{token.text} is not known in a function")
            elif at.next.text == ":":
                self._label(function)
            else:
                function.statements.append(self._statement())

    def _labels(self) -> dict[str, str]:
        """The labels of the group that begins here: two groups may have the same."""
        at, found, depth = self.at.at, {}, 1
        words = self.at.tokens
        while depth and words[at].kind != "end":
            token = words[at]
            depth += (token.text == "{") - (token.text == "}")
            first = words[at - 1].text in "{};:" or words[at - 1].line < token.line
            if depth == 1 and token.kind == "name" and words[at + 1].text == ":" and first:
                found[token.text] = f"{token.text}#{at}"
            at += 1
        return found

    def _label(self, function: Function) -> None:
        at = self.at
        token = at.take("name")
        at.expect(":")
        if at.now.text in (".branchtargets", ".calltargets"):
            at.take()
            names = [at.take("name").text]
            while at.skip(","):
                names.append(at.take("name").text)
            at.expect(";")
            function.tables[token.text] = tuple(names)
        elif at.now.text == ".callprototype":
            at.until(";")
        else:
            function.statements.append(Statement(token.line, ":", (Name(self._scoped(token.text)),)))

    def _statement(self) -> Statement:
        at, guard = self.at, None
        line = at.now.line
        if at.skip("@"):
            negated = at.skip("!")
            guard = self._scoped(at.take("name").text), negated
        name = at.take("name").text
        operands: list[Operand] = []
        if not at.skip(";"):
            operands.append(self.operands.operand())
            while at.skip(","):
                operands.append(self.operands.operand())
            at.expect(";")
        return Statement(line, name, tuple(operands), guard, self.place)
