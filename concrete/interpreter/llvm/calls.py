"""Calls of what LLVM and the AMD backend build in: which lane this is, numbers, resources, accesses."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import NotRun
from ..words import unsigned
from .accesses import call_access
from .intrinsics import COMPUTE_DATA, KEEP_ORDER, NUMBERS, WITH_OVERFLOW, known, with_overflow
from .lanes import CROSSING
from .memory import Descriptor, opaque
from .thread import Frame
from .values import Record, Value, cut, first_special, lift, number, scalar_bits
from .waits import of_call

NOT_MINE = object()
CallRule = Callable[[Frame, Record, str], "Value | object"]

AXES = {"x": 0, "y": 1, "z": 2}


def _position(frame: Frame, instruction: Record, name: str) -> Value | object:
    """Which thread and block this is."""
    wave, lane = frame.thread.wave, frame.thread.lane
    stem, _, axis = name.rpartition(".")
    if axis not in AXES:
        return NOT_MINE
    if stem == "llvm.amdgcn.workgroup.id":
        return wave.block[AXES[axis]]
    if stem != "llvm.amdgcn.workitem.id":
        return NOT_MINE
    rest, digits = wave.warp * 64 + lane, []
    for extent in wave.block_shape[:2]:
        rest, digit = divmod(rest, extent)
        digits.append(digit)
    return (*digits, rest)[AXES[axis]]


def _lanes(frame: Frame, instruction: Record, name: str) -> Value | object:
    """mbcnt counts the mask's lanes below this one, half a wave each; readfirstlane asks the first lane."""
    lane = frame.thread.lane
    below = {"llvm.amdgcn.mbcnt.lo": min(lane, 32), "llvm.amdgcn.mbcnt.hi": max(lane - 32, 0)}
    if name in below:
        mask, base = frame.operands(instruction)
        return lift(lambda m, b: unsigned(b + (m & ((1 << below[name]) - 1)).bit_count(), 32), mask, base)
    if name == "llvm.amdgcn.readfirstlane" or name.startswith("llvm.amdgcn.readfirstlane."):
        return frame.thread.from_first_lane(frame, instruction, frame.operands(instruction)[0])
    if name.startswith(CROSSING[0]):
        address, data = frame.operands(instruction)
        return frame.thread.from_lane(frame, instruction, data, number(address, "the lane's number") // 4 % 64)
    if name.startswith(CROSSING[1]):
        own = frame.thread.of_lanes(frame, instruction, frame.operands(instruction)[0])
        return sum(number(one, "a lane's vote") << lane for lane, one in own.items())
    return NOT_MINE


def _resource(frame: Frame, instruction: Record, name: str) -> Value | object:
    if not name.removeprefix("unread.").startswith("llvm.amdgcn.make.buffer.rsrc"):
        return NOT_MINE
    return lift(lambda *fields: Descriptor(*fields).pack(), *frame.operands(instruction))


def _numbers(frame: Frame, instruction: Record, name: str) -> Value | object:
    found = known(name, NUMBERS)
    if found is None:
        return NOT_MINE
    rule, operands = NUMBERS[found], frame.operands(instruction)
    if not operands:
        return rule(0)
    bits, target = scalar_bits(instruction["operands"][0]["type"]), scalar_bits(instruction["type"])
    if isinstance(operands[0], tuple):  # a flag operand beside a vector is one for all elements
        operands = [value if isinstance(value, tuple) else (value,) * len(operands[0]) for value in operands]
    if found == "llvm.assume":
        number(operands[0], "the assumption")
    return lift(lambda *values: cut(target, rule(bits, *values)), *operands)


def _overflow(frame: Frame, instruction: Record, name: str) -> Value | object:
    found = known(name, WITH_OVERFLOW)
    if found is None:
        return NOT_MINE
    left, right = frame.operands(instruction)
    bits = scalar_bits(instruction["type"]["elements"][0])
    special = first_special(left, right)
    return (special, special) if special is not None else with_overflow(found, left, right, bits)


def _order(frame: Frame, instruction: Record, name: str) -> Value | object:
    found = known(name, KEEP_ORDER)
    if found == "llvm.amdgcn.s.barrier":
        result = frame.thread.result
        result.barriers.append((instruction.get("line", 0), len(result.accesses)))
    elif found:
        result, values = frame.thread.result, frame.operands(instruction)
        first = values[0] if values and isinstance(values[0], int) else 0
        result.orders += of_call(found, first, len(result.accesses), len(result.barriers))
    return None if found else NOT_MINE


def _compute_data(frame: Frame, instruction: Record, name: str) -> Value | object:
    return opaque(instruction["type"]) if known(name, COMPUTE_DATA) else NOT_MINE


def _told(frame: Frame, instruction: Record, name: str) -> Value | object:
    return frame.thread.wave.known.get(name, NOT_MINE)


CALLS: tuple[CallRule, ...] = (
    _told,
    _position,
    _lanes,
    _resource,
    _numbers,
    _overflow,
    _order,
    lambda frame, instruction, name: call_access(frame, instruction, name, NOT_MINE),
    _compute_data,
)


def call_built_in(frame: Frame, instruction: Record, name: str) -> Value:
    """The call's result. Raises NotRun for a function that no rule knows."""
    for rule in CALLS:
        value = rule(frame, instruction, name)
        if value is not NOT_MINE:
            return value
    raise NotRun(f"a call of {name or 'a pointer'}")
