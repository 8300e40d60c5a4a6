"""Accesses of constant and private memory, which are no sinks: where the kernel makes some that may be anywhere.

What the compiler itself reads there, arguments and the launch's packets, is at places that it chooses.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..ir.module import Instruction, Kernel, Operand
from ..ir.places import beside
from ..machine.sinks import PLAIN, UNSEEN_SPACES, is_sink

STEPS = ("getelementptr", "bitcast", "addrspacecast", "freeze")
OWN = ("llvm.amdgcn.implicitarg.ptr", "llvm.amdgcn.dispatch.ptr", "llvm.amdgcn.kernarg.segment.ptr")
MOST = 4  # lines that are named


def uncounted(kernel: Kernel) -> str:
    """What is said of them; empty where there are none."""
    lines = [f"line {one.line}{beside(one)}" for one in _anywhere(kernel)]
    if not lines:
        return ""
    more = f" and {len(lines) - MOST} more" if len(lines) > MOST else ""
    return f"accesses of constant and private memory were not looked at: {', '.join(lines[:MOST])}{more}"


def _anywhere(kernel: Kernel) -> Iterator[Instruction]:
    every = [one for block in kernel.blocks for one in block.instructions]
    made = {one.name: one for one in every if one.name}
    structs = {one.name for one in kernel.arguments if one.byref is not None}
    for one in every:
        if one.opcode not in PLAIN or is_sink(one) or not one.operands:
            continue
        pointer = one.operands[-1]
        if pointer.type.space in UNSEEN_SPACES and not _chosen(pointer, made, structs):
            yield one


def _chosen(pointer: Operand, made: dict[str, Instruction], structs: set[str]) -> bool:
    """Whether it is at a place that the compiler chose: at a constant offset of something of its own."""
    seen = set[str]()
    while pointer.kind == "local" and pointer.name not in seen:
        seen.add(pointer.name)
        own = made.get(pointer.name)
        if own is None:
            return pointer.name in structs
        if own.opcode == "alloca":
            return True
        if own.opcode == "call":
            return own.callee in OWN
        if own.opcode not in STEPS or any(index.kind != "int" for index in own.operands[1:]):
            return False
        pointer = own.operands[0]
    return False
