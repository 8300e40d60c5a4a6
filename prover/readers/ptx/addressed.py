"""Calls of functions by their address, where the address was taken in the text: a choice among those functions.

    mov.u64 %rd2, f; mov.u64 %rd3, g; selp.b64 %rd4, %rd3, %rd2, %p1; call (r), %rd4, (a), prototype_0;

becomes a comparison of %rd4 with the address of each that has such parameters, and a call of that one by its name; that it
is one of them is a claim of its own. So it is only where all that goes into the register are such addresses, by moves and
choices. The addresses are numbers, another one for each function and not 0; that is so only where nothing is done with them
but to move, to choose, to store and to call, and to compare them with one another and with 0: then it does not matter which
numbers they are. TRUSTED with the reader.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from .inlining import ENTER, inlined
from .promoting import promoted
from .text import File, Function, Group, Name, Number, Operand, Statement, Variable, declared, names

ONE_OF = "~one_of"  # statement: the first operand is one of the others
ROUNDS = 8  # calls by an address within each other
MOST = 16  # functions of which it may be one
STEP = 16  # bytes between two addresses
MARK = "~address"  # how names begin that are made here
ELSE = "~else"  # stands for what is no name
MOVES = ("mov", "selp", "st", "call")
NO_TARGET = ("st", "red", "bra", "call", ONE_OF)


def called(file: File, function: Function, most: int) -> Function:
    """The function with the statements of those that it calls, by their names or by their addresses. most: of them."""
    plain = found = inlined(file, function, most)
    numbers = {name: STEP * at for at, name in enumerate(file.functions, 1)}
    for number in range(ROUNDS):
        if len(found.statements) > most:
            return found
        chosen = _chosen(file, found, numbers, number)
        if chosen is found:
            break
        found = inlined(file, chosen, most)
    if found is plain or not _held(file, promoted(found)):
        return plain

    def numbered(one: Statement) -> Statement:
        name = _address(file, one)
        return one if name is None else replace(one, operands=(one.operands[0], Number(numbers[name])))

    return replace(found, statements=list(map(numbered, found.statements)))


def _chosen(file: File, function: Function, numbers: dict[str, int], number: int) -> Function:
    """The function with a choice for each call of such a register; itself where there are none."""
    registers = {name for one in function.variables if one.space == "reg" for name in declared(one)}
    calls = [one for one in function.statements if (by := _by(one)) and by in registers]
    taken = list(dict.fromkeys(name for one in function.statements if (name := _address(file, one)))) if calls else []
    held = _held(file, promoted(function)) if 0 < len(taken) <= MOST else set[str]()
    made, variables = list[Statement](), list(function.variables)
    for at, one in enumerate(function.statements):
        fitting = [name for name in taken if _fits(one, file.functions[name])] if _by(one) in held else []
        if fitting:
            prefix = f"{MARK}{number}.{at}"
            variables.append(Variable(f"{prefix}is", "reg", "pred", one.line))
            made += _choice(one, fitting, numbers, prefix)
        else:
            made.append(one)
    return replace(function, variables=variables, statements=made) if len(made) > len(function.statements) else function


def _by(one: Statement) -> str:
    """What a call calls."""
    return next((own.text for own in one.operands if isinstance(own, Name)), "") if one.parts[0] == "call" else ""


def _fits(call: Statement, function: Function) -> bool:
    """Whether it has a body, and takes and gives as much."""
    groups = [len(own.items) for own in call.operands if isinstance(own, Group)]
    results = groups.pop(0) if isinstance(call.operands[0], Group) else 0
    return function.body and [results, *groups] == [
        len(function.results),
        *([len(function.parameters)] if groups else []),
    ]


def _address(file: File, one: Statement) -> str | None:
    """The function whose address a statement takes."""
    if one.parts[0] == "mov" and len(one.operands) == 2 and isinstance(one.operands[1], Name):
        name = one.operands[1].text
        return name if name in file.functions else None
    return None


def _held(file: File, function: Function) -> set[str]:
    """The registers that hold such addresses and nothing else; none where anything else is done with one."""
    some, other = set[str](), _never_written(file, function)
    before = -1
    while before < len(some) + len(other):
        before = len(some) + len(other)
        for at, one in enumerate(function.statements):
            if one.name in (":", ENTER) or not one.operands or _said(function.statements, at):
                continue
            target = one.operands[0]
            if one.parts[0] in NO_TARGET:
                other.update(names(target) if isinstance(target, Group) else ())
                continue
            address, read = _address(file, one) is not None, _moved(one)
            if address or not some.isdisjoint(read):
                some.update(names(target))
            if not address and not other.isdisjoint(read):
                other.update(names(target))
    held = some - other
    return held if all(_harmless(one, some, held) for one in function.statements) else set()


def _moved(one: Statement) -> list[str]:
    """The names of what a statement may give to its register: those that a move or a choice reads, but for 0."""
    target, *sources = one.operands
    if one.parts[0] not in ("mov", "selp") or not isinstance(target, Name):
        return [ELSE]
    given = sources[: 1 + (one.parts[0] == "selp")]
    return [name for own in given if own != Number(0) for name in [*names(own)] or [ELSE]]


def _never_written(file: File, function: Function) -> set[str]:
    """What is moved that is neither such an address nor a register that is written: variables, %clock64, numbers."""
    own = [one for one in function.statements if one.name not in (":", ENTER) and one.operands]
    targets = [one.operands[0] for one in own if one.parts[0] not in NO_TARGET or isinstance(one.operands[0], Group)]
    read = {name for one in own if _address(file, one) is None for name in _moved(one)}
    return read.difference(name for target in targets for name in names(target))


def _said(statements: Sequence[Statement], at: int) -> bool:
    """Whether it is a load of which the statement behind says the value, as `promoted` has it."""
    one, behind = statements[at], statements[min(at + 1, len(statements) - 1)]
    value = behind.operands[1] if behind.parts[0] == "mov" and len(behind.operands) == 2 else None
    cell = isinstance(value, Name) and value.text.startswith("~")
    return one.parts[0] == "ld" and cell and behind.operands[0] == one.operands[0] and behind.guard == one.guard


def _harmless(one: Statement, some: set[str], held: set[str]) -> bool:
    """Whether it does not hang on which numbers these registers hold. held: those with addresses alone: what else is in one
    of the others may be the number that an address is given here, and no comparison of the two is to say so."""
    if one.name in (":", ENTER, ONE_OF) or one.parts[0] == "call" or not one.operands:
        return True
    first, *others = one.operands
    used = [own for own in others if not some.isdisjoint(names(own, addresses=True))]
    if one.parts[0] == "setp":
        zero = [isinstance(own, Number) and own.value == 0 for own in others]
        alike = any(zero) or all(isinstance(own, Name) and own.text in held for own in others)
        mine = isinstance(first, Name) and first.text.startswith(MARK) and held.issuperset(names(others[0]))
        return not used or mine or (one.parts[1] in ("eq", "ne") and len(others) == 2 and alike)
    if one.parts[0] == "st" and not some.isdisjoint(names(first, addresses=True)):
        return False
    plain = all(isinstance(own, Name) for own in used) and not isinstance(first, Group)
    return not used or (one.parts[0] in MOVES and plain)


def _choice(call: Statement, functions: Sequence[str], numbers: dict[str, int], prefix: str) -> Iterator[Statement]:
    """The call of each function, where the register has its address."""

    def statement(name: str, *operands: Operand, guard: tuple[str, bool] | None = None) -> Statement:
        return Statement(call.line, name, operands, guard, call.place)

    done, found = Name(f"{prefix}done"), Name(f"{prefix}is")
    at = next(place for place, own in enumerate(call.operands) if isinstance(own, Name))
    groups = [own for own in call.operands[at + 1 :] if isinstance(own, Group)]
    if call.guard is not None:
        yield statement("bra", done, guard=(call.guard[0], not call.guard[1]))
    yield statement(ONE_OF, call.operands[at], *(Number(numbers[name]) for name in functions))
    *others, last = functions
    for name in others:
        following = Name(f"{prefix}not.{name}")
        yield statement("setp.eq.s64", found, call.operands[at], Number(numbers[name]))
        yield statement("bra", following, guard=(found.text, True))
        yield statement(call.name, *call.operands[:at], Name(name), *groups)
        yield statement("bra.uni", done)
        yield statement(":", following)
    yield statement(call.name, *call.operands[:at], Name(last), *groups)
    yield statement(":", done)
