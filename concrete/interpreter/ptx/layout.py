"""Where variables of shared memory stand in a block's, and the bytes that global ones begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..errors import NotRun
from .tree import Address, Function, Group, Instruction, Module, Name, Not, Operand, Variable


def laid_out(module: Module, kernel: Function, dynamic: int) -> tuple[dict[int, int], int]:
    """The address of each shared variable that the kernel can reach, by id, and all bytes; the open ones come last."""
    shared: dict[int, Variable] = {}
    for function in _reached(module, kernel):
        for own in function.variables:
            if own.space == "shared":
                shared[id(own)] = own
        names = {name for code in function.body or () for one in code.operands for name in _names(one)}
        for name in sorted(names & module.variables.keys()):
            own = module.variables[name]
            if own.space == "shared":
                shared[id(own)] = own
    places: dict[int, int] = {}
    top = 0
    for number, own in shared.items():
        if not own.open:
            places[number] = top = -(-top // own.align) * own.align
            top += own.size
    opened = {number: own for number, own in shared.items() if own.open}
    if opened or dynamic:
        most = max([own.align for own in opened.values()], default=16)
        top = -(-top // most) * most
        places.update(dict.fromkeys(opened, top))
        top += dynamic
    return places, top


def _reached(module: Module, kernel: Function) -> list[Function]:
    """The kernel and all functions whose names it or these have."""
    found, left = {kernel.name: kernel}, [kernel]
    while left:
        for code in left.pop().body or ():
            for name in _called(code):
                if name in module.functions and name not in found:
                    found[name] = module.functions[name]
                    left.append(module.functions[name])
                elif name in module.variables:
                    for own in module.variables[name].initial or ():
                        if isinstance(own, tuple) and own[0] in module.functions and own[0] not in found:
                            found[own[0]] = module.functions[own[0]]
                            left.append(module.functions[own[0]])
    return list({id(own): own for own in found.values()}.values())  # one may have two names


def _called(code: Instruction) -> Iterator[str]:
    for one in code.operands:
        yield from _names(one)


def _names(operand: Operand) -> Iterator[str]:
    if isinstance(operand, Name):
        yield operand.text
    elif isinstance(operand, Address) and operand.base is not None:
        yield operand.base.text
    elif isinstance(operand, Not):
        yield operand.operand.text
    elif isinstance(operand, Group):
        for own in operand.items:
            yield from _names(own)


def initial(variable: Variable, address: Callable[[str], int]) -> bytes:
    """The first bytes of a variable, those of which something is said; the other ones are zeros."""
    if variable.initial is None:
        return b""
    each = max(variable.kind.bits // 8, 1)
    if len(variable.initial) * each > variable.size:
        raise NotRun(f"line {variable.line}: {variable.name} has more initial values than room")
    found = bytearray()
    for own in variable.initial:
        value = own if isinstance(own, int) else address(own[0]) + own[1]
        found += (value & ((1 << 8 * each) - 1)).to_bytes(each, "little")
    return bytes(found)
