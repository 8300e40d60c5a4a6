"""The integers of an emitted kernel on which no access hangs: no address, condition, loop or division is made of them.

What is stored is compared apart (`valued.py`), and what it is made of, as of random numbers, need not be followed to say
where accesses are. Of such a value nothing is known in formulas, so that a wrong answer here loses claims, and proves none.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..kernels.ir.module import Instruction, Kernel, Operand
from ..kernels.machine.sinks import row
from .ir_values import CALLS

# of which nothing but their result matters: no division, whose operands must not be zero
PURE = frozenset({
    "add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "zext", "sext", "trunc", "select", "icmp", "bitcast",
    "extractelement", "insertelement", "shufflevector", "fadd", "fsub", "fmul", "fdiv", "fneg", "fcmp", "sitofp", "uitofp",
    "fptosi", "fptoui", "fpext", "fptrunc",
})  # fmt: skip
FUNCTIONS = tuple(f"llvm.{name}." for name in CALLS)  # of floating-point numbers


def idle(kernel: Kernel) -> frozenset[str]:
    """Their names."""
    code = [i for block in kernel.blocks for i in block.instructions]
    makers = {i.name: i for i in code if i.name}
    todo = [name for i in code if not _pure(i) for name in _used(i)]
    needed = set[str]()
    while todo:
        name = todo.pop()
        if name not in needed:
            needed.add(name)
            todo += _used(makers[name]) if name in makers and _pure(makers[name]) else ()
    return frozenset(i.name for i in code if i.name and _pure(i) and i.name not in needed)


def _pure(i: Instruction) -> bool:
    return not i.trouble and (i.opcode in PURE or (i.opcode == "call" and i.callee.startswith(FUNCTIONS)))


def _used(i: Instruction) -> Iterator[str]:
    """The values of which an instruction is made, or by which it acts: what a store stores is none."""
    operands = list(i.operands)
    if i.opcode == "store" and not i.trouble:
        operands = operands[1:]
    elif i.opcode == "call" and not i.trouble:
        found = row(i)
        if found is not None and found.what == "store" and found.data is not None:
            del operands[found.data]
    for one in operands:
        yield from _names(one)


def _names(own: Operand) -> Iterator[str]:
    if own.kind == "local":
        yield own.name
    for one in own.elements:
        yield from _names(one)
    if own.expression is not None:
        for one in own.expression.operands:
            yield from _names(one)
