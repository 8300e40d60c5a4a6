"""Calls of device functions, as nvcc -Xcicc -O0 leaves them: the function's statements stand where it is called.

A function's registers, labels and local variables get names of their own at each call, its parameters and results are the
caller's .param variables; what is shared, global or constant is one for all calls. A statement's place says where the
function was called. Calls of functions without a body, of functions that call themselves, and of functions by their address
stay calls.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from .text import Address, File, Function, Group, Name, Not, Operand, Pair, Place, Statement, Sum, Variable, declared

ENTER = "~enter"  # what a function that was inlined has for itself holds anything when it is called
BEHIND = "behind"  # the label behind what stands for a call
ABSENT = "absent"  # flag of the call of a function that is not in the text
MOST_DEEP = 64  # calls within each other
MOST_CHAIN = 12  # of places that say where a function was called
INSTANCED = ("reg", "local", "param")  # of which each call has its own


def inlined(file: File, function: Function, most: int) -> Function:
    """The function with the statements of those that it calls, or the first of them if they are more than `most`."""
    if not any(_called(statement) in file.functions for statement in function.statements):
        return function
    function = _own_names(file, function)
    work = _Inlining(file, most, replace(
        function, variables=list(function.variables), statements=[], tables=dict(function.tables)
    ), sum(map(_is_behind, function.statements)))  # fmt: skip
    work.add(function, _Names(), None, (function.name,))
    return work.made


def _own_names(file: File, function: Function) -> Function:
    """The function, whose variables are not called like those of the file, which functions that it calls may mean."""
    of_file = {one.name for one in file.variables}
    given = {one.name: f"{function.name}.{one.name}" for one in function.variables if one.name in of_file}
    if not given:
        return function
    names = _Names(given=given)
    variables = [replace(one, name=names.of(one.name)) for one in function.variables]
    moved = [replace(one, operands=tuple(map(names.operand, one.operands))) for one in function.statements]
    return replace(function, variables=variables, statements=moved)


def _is_behind(one: Statement) -> bool:
    return one.name == ":" and isinstance(one.operands[0], Name) and one.operands[0].text.endswith(f"~{BEHIND}")


def _called(statement: Statement) -> str:
    """Whom a call names."""
    if statement.parts[0] != "call":
        return ""
    return next((one.text for one in statement.operands if isinstance(one, Name)), "")


class _Names(Struct):
    """What a function's own names are at one call. own: names that get the prefix. given: parameter -> the caller's."""

    prefix: str = ""
    own: frozenset[str] = frozenset()
    given: dict[str, str] = field(default_factory=dict)

    def of(self, name: str) -> str:
        found = self.given.get(name)
        return found if found is not None else self.prefix + name if name in self.own else name

    def operand(self, one: Operand) -> Operand:
        match one:
            case Name():
                return Name(self.of(one.text))
            case Sum():
                return Sum(self.of(one.name), one.offset)
            case Address():
                base = None if one.base is None else self.of(one.base)
                return Address(base, one.offset, tuple(map(self.operand, one.more)))
            case Group():
                return Group(tuple(map(self.operand, one.items)))
            case Not():
                return Not(self.operand(one.operand))
            case Pair():
                return Pair(self.operand(one.first), self.operand(one.second))
        return one


class _Inlining:
    def __init__(self, file: File, most: int, made: Function, calls: int):
        """calls: that are in the function already, whose names are taken."""
        self.file, self.most, self.made, self.calls = file, most, made, calls
        self._own: dict[str, frozenset[str]] = {}
        self._one: dict[tuple[str, str], str] = {}

    def add(self, function: Function, names: _Names, caller: Place | None, around: tuple[str, ...]) -> None:
        """The function's statements, under these names. around: the functions that are being called."""
        places: dict[Place, Place] = {}
        for statement in function.statements:
            if len(self.made.statements) > self.most:
                return
            own = self._moved(statement, names, caller, places)
            callee = self.file.functions.get(_called(statement))
            if callee is None or not callee.body or own.why:
                self.made.statements.append(own)
            elif callee.name in around or len(around) > MOST_DEEP:
                why = f"recursion, the call of {callee.name}" if callee.name in around else "calls nested too deeply"
                self.made.statements.append(replace(own, why=why))
            else:
                self._call(own, callee, around)

    def _moved(self, one: Statement, names: _Names, caller: Place | None, places: dict[Place, Place]) -> Statement:
        if not names.prefix:
            return one
        place = caller
        if one.place is not None:
            place = places.get(one.place) or places.setdefault(one.place, _behind(one.place, caller))
        guard = one.guard and (names.of(one.guard[0]), one.guard[1])
        return Statement(one.line, one.name, tuple(map(names.operand, one.operands)), guard, place)

    def _call(self, call: Statement, callee: Function, around: tuple[str, ...]) -> None:
        self.calls += 1
        prefix, made = f"{self.calls}~", self.made.statements
        behind = Name(f"{prefix}{BEHIND}")
        if call.guard is not None:
            made.append(Statement(call.line, "bra", (behind,), (call.guard[0], not call.guard[1]), call.place))
        given = self._given(call, callee, prefix)
        if given is None:
            made.append(replace(call, why=f"the call of {callee.name} with other parameters than it has"))
        else:
            own = self._names(callee)
            for one in callee.variables:
                if one.space in INSTANCED:
                    self.made.variables.append(replace(one, name=prefix + one.name))
                else:
                    given[one.name] = self._shared(callee, one)
            self.made.tables |= {
                prefix + name: tuple(prefix + label for label in table) for name, table in callee.tables.items()
            }
            entered = [one for one in callee.variables if one.space in INSTANCED]
            registers = tuple(Name(prefix + name) for one in entered for name in declared(one))
            made.append(Statement(call.line, ENTER, registers, None, call.place))
            start = len(made)
            self.add(callee, _Names(prefix, own, given), call.place, (*around, callee.name))
            for at in range(start, len(made)):
                if made[at].parts[0] == "ret" and made[at].operands == ():
                    made[at] = replace(made[at], name="bra.uni", operands=(behind,))
        made.append(Statement(call.line, ":", (behind,), None, call.place))

    def _shared(self, callee: Function, one: Variable) -> str:
        """What a variable of the function is called that is one for all of its calls."""
        key = callee.name, one.name
        if key not in self._one:
            taken = any(other.name == one.name for other in (*self.made.variables, *self.file.variables))
            self._one[key] = f"{callee.name}.{one.name}" if taken else one.name
            self.made.variables.append(replace(one, name=self._one[key]))
        return self._one[key]

    def _names(self, callee: Function) -> frozenset[str]:
        if callee.name not in self._own:
            names = [name for one in callee.variables if one.space in INSTANCED for name in declared(one)]
            labels = [
                one.operands[0].text
                for one in callee.statements
                if one.name == ":" and isinstance(one.operands[0], Name)
            ]
            self._own[callee.name] = frozenset([*names, *labels, *callee.tables])
        return self._own[callee.name]

    def _given(self, call: Statement, callee: Function, prefix: str) -> dict[str, str] | None:
        """Parameters and results of the function -> the caller's variables; None if they do not fit."""
        groups = [one.items for one in call.operands if isinstance(one, Group)]
        first = bool(call.operands) and isinstance(call.operands[0], Group)
        results = groups[0] if first else ()
        arguments = groups[first] if len(groups) > first else ()
        if len(results) != len(callee.results) or len(arguments) != len(callee.parameters):
            return None
        sizes = {one.name: one.size for one in self.made.variables if one.space == "param"}
        found = {}
        for theirs, own in [
            *zip(callee.results, results, strict=True),
            *zip(callee.parameters, arguments, strict=True),
        ]:
            if isinstance(own, Name) and sizes.get(own.text) == theirs.size:
                found[theirs.name] = own.text
            elif (
                theirs in callee.parameters
                and theirs.space == "param"
                and not theirs.array
                and not isinstance(own, Group)
            ):
                name = prefix + theirs.name  # a register or a number
                self.made.variables.append(replace(theirs, name=name))
                store = f"st.param.b{8 * theirs.size}"
                self.made.statements.append(Statement(call.line, store, (Address(name, 0), own), None, call.place))
                found[theirs.name] = name
            else:
                return None
        return found


def _behind(place: Place, caller: Place | None) -> Place:
    """The place, called from there."""
    chain = list(_chain(place))
    found = caller
    for one in reversed(chain[:MOST_CHAIN]):
        found = replace(one, caller=found)
    assert found is not None
    return found


def _chain(place: Place | None) -> Iterator[Place]:
    while place is not None:
        yield place
        place = place.caller
