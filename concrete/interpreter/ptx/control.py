"""Branches, calls, barriers, and the ends of threads.

Source: PTX ISA, Control Flow Instructions; Parallel Synchronization: bar, barrier.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from ..errors import NotRun, TextError
from .memory import FUNCTIONS
from .pure import PREDICATE, U32
from .thread import Frame, Thread, Wait
from .tree import TYPES, Function, Group, Instruction, Name, Operand, Variable
from .values import Values
from .warps import warp_barrier

U64 = TYPES["u64"]


def _target(code: Instruction, name: str) -> int:
    found = code.scope.found(name)
    if found is None or not isinstance(found[1], int):
        raise TextError(f"line {code.line}: there is no label {name}")
    return found[1]


def branch(values: Values, code: Instruction):
    (label,) = code.operands
    assert isinstance(label, Name)
    at = _target(code, label.text)

    def run(thread: Thread) -> None:
        thread.frame.at = at

    return run


def branch_by_index(values: Values, code: Instruction):
    index = values.read(code.scope, code.operands[0], U32)
    assert isinstance(code.operands[1], Name)
    found = code.scope.found(code.operands[1].text)
    if found is None or not isinstance(found[1], tuple):
        raise TextError(f"line {code.line}: there is no table {code.operands[1].text}")
    table = [_target(code, name) for name in found[1]]

    def run(thread: Thread) -> None:
        number = index(thread)
        if number >= len(table):
            thread.undefined("an index past its table")
            raise NotRun(f"the table has {len(table)} labels, and none of the number {number}")
        thread.frame.at = table[number]

    return run


def give_back(values: Values, code: Instruction):
    return lambda thread: thread.leave()


def end(values: Values, code: Instruction):
    def run(thread: Thread) -> None:
        thread.done = True

    return run


def trap(values: Values, code: Instruction):
    """Ends the thread, where hardware ends the kernel."""

    def run(thread: Thread) -> None:
        thread.undefined("trap")
        thread.done = True

    return run


# -- calls -----------------------------------------------------------------------------------------------------------

PRINTS, FAILS = ("vprintf",), ("__assertfail",)


def _copied(thread: Thread, at: int, to: int, size: int) -> None:
    bits = sum(thread.param.held.load(at + byte, 1)[0] << 8 * byte for byte in range(size))
    thread.param.held.store(to, size, bits)


def call(values: Values, code: Instruction):
    """Arguments are copied: bytes of param memory, or registers."""
    operands = list(code.operands)
    results: tuple[Operand, ...] = ()
    if isinstance(operands[0], Group):
        results = operands[0].items
        operands.pop(0)
    callee = operands.pop(0)
    assert isinstance(callee, Name)
    given = operands[0].items if operands and isinstance(operands[0], Group) else ()
    indirect = values.read(code.scope, callee, U64) if values.register(code.scope, callee.text) else None
    scope = code.scope

    def place(operand: Operand) -> Variable | None:
        found = scope.found(operand.text) if isinstance(operand, Name) else None
        own = found[1] if found else None
        return own if isinstance(own, Variable) and own.space == "param" else None

    def run(thread: Thread) -> None:
        name = callee.text
        if indirect is not None:
            name = thread.machine.function_at(indirect(thread) - FUNCTIONS)
        function = thread.machine.module.functions.get(name)
        if function is None or function.body is None:
            number = thread.given_by(name, code.line) if name in thread.machine.absent else None
            if number is None:
                built_in(thread, name)
            for own, formal in zip_longest(results, function.results if function is not None else ()):
                variable = place(own)
                if variable is not None:
                    bits = 8 * variable.size
                    value = 0 if number is None else number(bits) & ((1 << bits) - 1)
                    thread.param.held.store(thread.frame.places[id(variable)], variable.size, value)
                elif number is not None:
                    if formal is None or own is None:
                        raise NotRun(f"{name} is called with other results than it has")
                    bits = formal.kind.bits
                    values.write(scope, own, formal.kind)(thread, number(bits) & ((1 << bits) - 1))
            return
        if len(function.parameters) != len(given) or len(function.results) != len(results):
            raise NotRun(f"{name} is called with {len(given)} arguments, and not {len(function.parameters)}")
        caller = thread.frame
        arguments = [
            caller.places[id(own)] if (own := place(one)) is not None else values.read(scope, one, formal.kind)(thread)
            for one, formal in zip(given, function.parameters, strict=True)
        ]
        frame = thread.enter(thread.machine.body(name), back(function))
        own_values = Values(frame.body.slots)
        for one, formal, value in zip(given, function.parameters, arguments, strict=True):
            if formal.space == "reg":
                own_values.write(function.scope, Name(formal.name), formal.kind)(thread, value)
            elif place(one) is not None:
                _copied(thread, value, frame.places[id(formal)], formal.size)
            else:
                thread.param.held.store(frame.places[id(formal)], formal.size, value)

    def back(function: Function) -> Callable[[Thread, Frame], None]:
        def run(thread: Thread, frame: Frame) -> None:
            for one, formal in zip(results, function.results, strict=True):
                variable = place(one)
                if variable is not None and formal.space == "param":
                    _copied(thread, frame.places[id(formal)], thread.frame.places[id(variable)], formal.size)
                elif formal.space == "reg":
                    slot = Values(frame.body.slots).register(function.scope, formal.name)
                    assert slot is not None
                    value = frame.registers.get(slot[0], 0)
                    values.write(scope, one, formal.kind)(thread, value)
                else:
                    value = thread.param.held.load(frame.places[id(formal)], formal.size)[0]
                    values.write(scope, one, formal.kind)(thread, value)

        return run

    return run


def built_in(thread: Thread, name: str) -> None:
    """What only a name is said of."""
    if name in FAILS:
        thread.undefined("trap")
        thread.done = True
    elif name in PRINTS:
        thread.approximate()
    else:
        raise NotRun(f"there is no body of {name}")


# -- barriers --------------------------------------------------------------------------------------------------------


def barrier(values: Values, code: Instruction):
    """bar.sync, bar.arrive, bar.red, and barrier of the same."""
    parts = [own for own in code.parts[1:] if own not in ("cta", "aligned")]
    if parts[0] == "warp":
        return warp_barrier(values, code)
    scope, operands = code.scope, list(code.operands)
    if parts[0] not in ("sync", "arrive", "red"):
        raise NotRun(f"{code.name} is not run")
    reduces = parts[0] == "red"
    mode, kind = (parts[1], TYPES[parts[2]]) if reduces else ("", PREDICATE)
    write = values.write(scope, operands.pop(0), kind) if reduces else None
    said = values.read(scope, operands.pop(), PREDICATE) if reduces else None
    number = values.read(scope, operands[0], U32)
    count = values.read(scope, operands[1], U32) if len(operands) > 1 else None

    def together(given: dict[int, tuple[int, ...]]) -> dict[int, int]:
        bits = [own[0] for own in given.values() if own]
        answer = {"and": int(all(bits)), "or": int(any(bits)), "popc": sum(bits), "": 0}[mode]
        return dict.fromkeys(given, answer)

    def run(thread: Thread) -> None:
        key = ("barrier", number(thread))
        wanted = count(thread) if count is not None else None
        if parts[0] == "arrive":
            thread.machine.arrive(thread, key, wanted)
            return

        def finish(found: int) -> None:
            thread.interval += 1
            if write is not None:
                write(thread, found)

        own = (said(thread),) if said is not None else ()
        thread.wait = Wait(key, None, own, together, finish, wanted)

    return run
