"""What each instruction does in the concrete interpreter: a table from opcode to a function of (frame, instruction)."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import NotRun, UndefinedBehaviour
from ..words import fits, signed, unsigned
from .accesses import load, store, update
from .arithmetic import BINARY, CASTS, DIVISIONS, cast_address, rule
from .calls import call_built_in
from .thread import Frame
from .values import (
    INDEX_BITS,
    OPAQUE,
    Poison,
    Record,
    Scalar,
    Value,
    alloc_size,
    cut,
    field_offset,
    filled,
    first_special,
    lift,
    number,
    scalar_bits,
    scalar_type,
)
from .vectors import bitcast, extract_element, extract_value, freeze, insert_element, insert_value, select, shuffle
from .waits import of_fence


def _flags(instruction: Record) -> frozenset[str]:
    return frozenset(instruction.get("flags", ()))


def _word(frame: Frame, instruction: Record) -> Value:
    opcode: str = instruction["opcode"]
    operands = frame.operands(instruction)
    name = f"icmp {instruction['predicate']}" if opcode == "icmp" else CASTS.get(opcode, opcode)
    if opcode in DIVISIONS:
        lift_divisor(operands[1])
    bits, target = scalar_bits(instruction["operands"][0]["type"]), scalar_bits(instruction["type"])
    return lift(rule(name, bits, target, _flags(instruction)), *operands)


def lift_divisor(value: Value) -> None:
    """Raises UndefinedBehaviour for a divisor that is poison, undef or zero in any element, whatever is divided."""
    for element in value if isinstance(value, tuple) else (value,):
        if element is not OPAQUE and number(element, "the divisor") == 0:
            raise UndefinedBehaviour("division by zero")


def _address_space_cast(frame: Frame, instruction: Record) -> Value:
    source = scalar_type(instruction["operands"][0]["type"]).get("space", 0)
    target = scalar_type(instruction["type"]).get("space", 0)
    return lift(lambda a: cast_address(a, source, target), *frame.operands(instruction))


def _phi(frame: Frame, instruction: Record) -> Value:
    return frame.operand(instruction["operands"][instruction["incoming"].index(frame.before)])


def _get_element_pointer(frame: Frame, instruction: Record) -> Value:
    base, *indices = frame.operands(instruction)
    if isinstance(base, tuple) or any(isinstance(index, tuple) for index in indices):
        raise NotRun("getelementptr on vectors")
    special = first_special(base, *indices)
    if special is not None:
        return special
    pointer, space = instruction["operands"][0]["type"], instruction["operands"][0]["type"].get("space", 0)
    bits, flags = INDEX_BITS.get(space, 64), _flags(instruction)
    steps = []
    kind: Record = {"kind": "array", "length": 0, "elements": [instruction["source"]]}
    for operand, index in zip(instruction["operands"][1:], indices, strict=True):
        if kind["kind"] == "struct":
            steps.append((1, field_offset(kind, index)))
            kind = kind["elements"][index]
        else:
            kind = kind["elements"][0]
            steps.append((signed(index, operand["type"]["bits"]), alloc_size(kind)))
    return cut(scalar_bits(pointer), step_pointer(base, steps, bits, flags))


def step_pointer(base: int, steps: list[tuple[int, int]], bits: int, flags: frozenset[str]) -> int | Poison:
    """base + sum of index * size, with what inbounds, nusw and nuw promise about the way there."""
    no_signed_wrap, no_unsigned_wrap = bool(flags & {"inbounds", "nusw"}), "nuw" in flags
    offset = 0
    for index, size in steps:
        for exact in (index * size, offset + index * size):
            if no_signed_wrap and not (fits(index, bits, True) and fits(exact, bits, True)):
                return Poison(f"inbounds: offset {exact} leaves {bits} signed bits")
            if no_unsigned_wrap and not fits(exact, bits, False):
                return Poison(f"nuw: offset {exact} leaves {bits} unsigned bits")
        offset = signed(offset + index * size, bits)
    address = base + offset
    if no_signed_wrap and not fits(unsigned(base, bits) + offset, bits, False):
        return Poison(f"inbounds: address {address} leaves {bits} bits")
    if no_unsigned_wrap and not fits(unsigned(base, bits) + unsigned(offset, bits), bits, False):
        return Poison(f"nuw: address {address} leaves {bits} bits")
    return base - unsigned(base, bits) + unsigned(address, bits)


def _branch(frame: Frame, instruction: Record) -> Value:
    if len(instruction["operands"]) == 1:
        frame.target = frame.operand(instruction["operands"][0])
        return None
    condition, then, otherwise = frame.operands(instruction)
    frame.target = then if number(condition, "the branch's condition") else otherwise
    return None


def _switch(frame: Frame, instruction: Record) -> Value:
    value, default, *cases = frame.operands(instruction)
    chosen = dict(zip(cases[::2], cases[1::2], strict=True))
    frame.target = chosen.get(number(value, "the switch's value"), default)
    return None


def _return(frame: Frame, instruction: Record) -> Value:
    operands = frame.operands(instruction)
    frame.returned = operands[0] if operands else None
    frame.target = ""
    return None


def _unreachable(frame: Frame, instruction: Record) -> Value:
    raise UndefinedBehaviour("unreachable code was reached")


def _fence(frame: Frame, instruction: Record) -> Value:
    result = frame.thread.result
    result.orders += of_fence(instruction, len(result.accesses), len(result.barriers))
    return None


def _alloca(frame: Frame, instruction: Record) -> Value:
    counts = frame.operands(instruction)
    count = number(counts[0], "the number of elements") if counts else 1
    address = frame.thread.memory.allocate(instruction["source"], count, instruction.get("align", 0))
    return cast_address(address, 5, instruction["type"].get("space", 0))


def _data(frame: Frame, instruction: Record) -> Value:
    """Floating point: opaque, or poison if an operand is."""
    special = first_special(*(scalar for value in frame.operands(instruction) for scalar in _flat(value)))
    return filled(instruction["type"], special if isinstance(special, Poison) else OPAQUE)


def _flat(value: Value) -> list[Scalar]:
    return [scalar for part in value for scalar in _flat(part)] if isinstance(value, tuple) else [value]


FLOATING = (
    *("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp"),
    *("fptosi", "fptoui", "sitofp", "uitofp", "fptrunc", "fpext"),
)

INSTRUCTIONS: dict[str, Callable[[Frame, Record], Value]] = {
    **dict.fromkeys((*BINARY, *CASTS, "icmp"), _word),
    **dict.fromkeys(FLOATING, _data),
    "addrspacecast": _address_space_cast,
    "bitcast": bitcast,
    "select": select,
    "freeze": freeze,
    "phi": _phi,
    "extractelement": extract_element,
    "insertelement": insert_element,
    "shufflevector": shuffle,
    "extractvalue": extract_value,
    "insertvalue": insert_value,
    "getelementptr": _get_element_pointer,
    "br": _branch,
    "switch": _switch,
    "ret": _return,
    "unreachable": _unreachable,
    "fence": _fence,
    "alloca": _alloca,
    "load": load,
    "store": store,
    "atomicrmw": update,
    "cmpxchg": update,
}


def execute(frame: Frame, instruction: Record) -> Value:
    """The instruction's result. Raises UndefinedBehaviour and NotRun."""
    opcode = instruction["opcode"]
    if opcode == "call":
        return _call(frame, instruction)
    if opcode not in INSTRUCTIONS:
        raise NotRun(f"the instruction {opcode}")
    return INSTRUCTIONS[opcode](frame, instruction)


def _call(frame: Frame, instruction: Record) -> Value:
    name = instruction.get("callee", "").removeprefix("unread.")
    functions = frame.thread.wave.functions
    if name in functions:
        return frame.thread.call(functions[name], frame.operands(instruction))
    return call_built_in(frame, instruction, name)
