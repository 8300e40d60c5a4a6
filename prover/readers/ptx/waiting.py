"""For whom threads wait at a barrier whose number, or whose lanes, a register holds.

A barrier is one of all threads of a block where its number is a constant; one of a warp where its lanes are all of them,
or where each lane waits for those of its own tile, the W lanes from a multiple of W on: the operand is then W, which is one
for all such barriers of a kernel. Such a mask is computed here for each of the 32 lanes, from `%laneid` and constants.
TRUSTED with the reader.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from ...kernels.ir.module import Block, Instruction, Operand
from ...kernels.machine.intrinsics import BARRIER, OTHER_BARRIER, OTHER_WARP_BARRIER, WARP_BARRIER
from .code import constant

LANES = 32
ALL = (1 << LANES) - 1
DEEPEST = 40  # operations within each other
LANE = "llvm.nvvm.read.ptx.sreg.laneid"
OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "and": operator.and_, "or": operator.or_, "xor": operator.xor, "add": operator.add, "sub": operator.sub,
    "mul": operator.mul,
}  # fmt: skip
SHIFTS: dict[str, Callable[[int, int], int]] = {"shl": operator.lshift, "lshr": operator.rshift}
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "ult": operator.lt, "ule": operator.le, "ugt": operator.gt, "uge": operator.ge,
}  # fmt: skip


class _Unknown(Exception):
    """It hangs on more than the lane."""


def waiting(blocks: list[Block]) -> None:
    """Barriers are called by whom they wait for. The blocks are in SSA form."""
    makers = {i.name: i for block in blocks for i in block.instructions if i.name}
    calls, widest = [i for block in blocks for i in block.instructions if i.opcode == "call"], 0
    for i in calls:
        if i.callee == OTHER_BARRIER:
            if i.operands and i.operands[0].kind == "int":
                i.callee = BARRIER
            i.operands = []
        elif i.callee == OTHER_WARP_BARRIER:
            width = _width(i.operands[0], makers) if i.operands else 0
            i.operands = [constant(32, width)]
            widest = max(widest, width)
    for i in calls:  # of those of several widths only the widest are followed
        if i.callee == OTHER_WARP_BARRIER and widest and i.operands[0].value == widest:
            i.callee = WARP_BARRIER
        elif i.callee == OTHER_WARP_BARRIER:
            i.operands = []


def _width(mask: Operand, makers: Mapping[str, Instruction]) -> int:
    """How many lanes wait for each other, all of each tile; 0 where they do not."""
    try:
        masks = [_value(mask, makers, lane, DEEPEST) & ALL for lane in range(LANES)]
    except _Unknown:
        return 0
    width = masks[0].bit_count()
    tile = (1 << width) - 1
    fits = width > 0 and LANES % width == 0
    return width if fits and all(own == tile << lane // width * width for lane, own in enumerate(masks)) else 0


def _value(own: Operand, makers: Mapping[str, Instruction], lane: int, deep: int) -> int:
    """The bits of an operand in a lane, as a number that is not negative. Raises _Unknown."""
    if own.kind == "int":
        return own.value & ((1 << own.type.bits) - 1)
    i = makers.get(own.name) if own.kind == "local" else None
    if i is None or not deep or i.type.kind != "int":
        raise _Unknown
    if i.opcode == "call" and i.callee == LANE:
        return lane

    def of(at: int) -> int:
        return _value(i.operands[at], makers, lane, deep - 1)

    if i.opcode == "call" and i.callee == "llvm.umin":
        return min(of(0), of(1))
    whole = (1 << i.type.bits) - 1
    if i.opcode in OPERATIONS:
        return OPERATIONS[i.opcode](of(0), of(1)) & whole
    if i.opcode in SHIFTS and of(1) < i.type.bits:
        return SHIFTS[i.opcode](of(0), of(1)) & whole
    if i.opcode in ("zext", "trunc"):
        return of(0) & whole
    if i.opcode == "select":
        return of(1 if of(0) else 2)
    if i.opcode == "icmp" and i.predicate in COMPARED:
        return int(COMPARED[i.predicate](of(0), of(1)))
    raise _Unknown
