"""Where the value of an instruction goes: whether anything that is claimed may hang on it.

What a kernel stores in memory is no part of a claim, as loads give any number. So a quotient that is stored, and nothing
else, may be any number: as PTX has it where something is divided by zero. Nothing is claimed with it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..kernels.ir.module import Instruction, Kernel
from ..kernels.machine.idle import names
from ..language.terms import Term
from ..language.walking import postorder

PASSING = frozenset(
    {"add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "and", "or", "xor", "shl", "lshr", "ashr", "trunc", "zext",
     "sext", "bitcast", "freeze", "phi", "select", "sitofp", "uitofp"}
)  # fmt: skip


def only_stored(kernel: Kernel, instruction: Instruction) -> bool:
    """Whether what the instruction gives is at most stored, after arithmetic and choices between such values: so that it
    is no part of an address, a condition, an argument of a call or a divisor."""
    users: dict[str, list[Instruction]] = {}
    for block in kernel.blocks:
        for one in block.instructions:
            for name in dict.fromkeys(names(one.operands)):
                users.setdefault(name, []).append(one)
    todo, seen = [instruction.name], {instruction.name}
    while todo:
        name = todo.pop()
        for one in users.get(name, ()):
            if not _takes(one, name):
                return False
            if one.opcode != "store" and one.name not in seen:
                seen.add(one.name)
                todo.append(one.name)
    return bool(instruction.name)


def _takes(one: Instruction, name: str) -> bool:
    """Whether it stores the value, or gives another one that is made of it, and does nothing else with it."""
    if one.trouble:
        return False
    if one.opcode == "store":
        return name not in names(one.operands[1:])
    if one.opcode == "select":
        return name not in names(one.operands[:1])
    if one.opcode in ("sdiv", "udiv", "srem", "urem"):
        return name not in names(one.operands[1:])
    return one.opcode in PASSING and bool(one.name)


def divides(defined: Term, formulas: Iterable[Term]) -> bool:
    """Whether the formulas divide by what a division's definedness speaks of, or by its variables."""
    own = {id(term) for term in postorder(defined) if term.op != "const"}
    divisors = [term.args[1] for term in postorder(*formulas) if term.op in ("div", "mod")]
    return any(id(term) in own for term in postorder(*divisors))
