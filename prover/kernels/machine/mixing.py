"""Numbers whose bits are mixed again and again, as random numbers and hashes are:

    x ^= x << 13;  x ^= x >> 17;  x ^= x << 5          k ^= k >> 16;  k *= 0x85ebca6b;  k ^= k >> 13

Nothing that is claimed of an access follows from how they come about, only from what is made of them afterwards: x % size
is below the size for any x. So they are any number of their width, and what they are made of need not be followed. A wrong
answer here loses claims, and proves none.

Mixed is an exclusive or of a number with itself shifted, where the number was mixed so before and in between it is shifted
the other way, or multiplied; not the exclusive or of a swizzle, nor that of several shifts to one side, by which Gray codes
are read.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from ..ir.module import Instruction, Kernel, Operand

MIXED = "a number whose bits are mixed"
LEFT, RIGHT = frozenset({"shl"}), frozenset({"lshr", "ashr"})
KEPT = frozenset({"add", "sub", "mul"})  # with a constant: another number, from which the first one can be told


class _Mix(Struct, frozen=True):
    """names: the exclusive ors, from the first on. ways: to which sides was shifted; multiplied: whether it was."""

    names: tuple[str, ...] = ()
    ways: frozenset[str] = frozenset()
    multiplied: bool = False

    @property
    def thorough(self) -> bool:
        return len(self.names) > 1 and (len(self.ways) > 1 or self.multiplied)


def mixed(kernel: Kernel) -> frozenset[str]:
    """The names of the values that are mixed, with those that are on the way there."""
    home = {i.name: i for block in kernel.blocks for i in block.instructions if i.name}
    memo: dict[str, _Mix] = {}
    for block in kernel.blocks:
        for i in block.instructions:
            if i.name:
                memo[i.name] = _of(i, home, memo)
    return frozenset(name for mix in memo.values() if mix.thorough for name in mix.names)


def _of(i: Instruction, home: Mapping[str, Instruction], memo: Mapping[str, _Mix]) -> _Mix:
    """How the value was mixed; what comes around a loop, or from several places, was not."""
    own = list(i.operands)
    if i.opcode in KEPT and len(own) == 2:
        for number, by in (own, own[::-1]):
            if number.kind == "local" and by.kind == "int":
                before = memo.get(number.name, _Mix())
                many = i.opcode == "mul" and by.value & (by.value - 1) != 0 and bool(before.names)
                return _Mix(before.names, before.ways, before.multiplied or many)
    if i.opcode == "xor" and len(own) == 2:
        for number, moved in (own, own[::-1]):
            way = _shifted(number, moved, home)
            if way:
                before = memo.get(number.name, _Mix())
                return _Mix((*before.names, i.name), before.ways | {way}, before.multiplied)
    return _Mix()


def _shifted(number: Operand, moved: Operand, home: Mapping[str, Instruction]) -> str:
    """To which side the one is the other one shifted by a constant; empty where it is not."""
    i = home.get(moved.name) if moved.kind == number.kind == "local" else None
    if i is None or i.opcode not in LEFT | RIGHT or i.trouble:
        return ""
    what, by = i.operands
    same = what.kind == "local" and what.name == number.name and by.kind == "int"
    return ("left" if i.opcode in LEFT else "right") if same else ""
