"""Conditions that a compiler put into the bits of a word, and takes out again one by one.

Where a tile's mask is the `and` of two, a compiler may make words of both, 64 conditions each, `and` them, and look at
single bits: `selp`, `shl` and `or`, then `shr`, `and 1` and `setp.ne`. Here such a `setp` becomes the condition itself.
What the bits of a word are is said instruction by instruction, and of others nothing is: no arithmetic, nothing that a
loop carries. TRUSTED with the reader: `tests/prover/test_words_of_conditions.py` has random words, by brute force.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...kernels.ir.module import Block, Instruction, Operand
from .code import BIT, constant

Bit = Any  # 0, 1, or an Operand that is a condition, or (opcode, one, other) of such
LARGEST = 8  # operations that one condition is made of
ZERO, ONE = 0, 1


def told(blocks: list[Block]) -> None:
    """Comparisons of one bit of a word with a number become the condition that is in it. The blocks are in SSA form."""
    own = _Words()
    for block in blocks:
        block.instructions = [more for i in block.instructions for more in own.instruction(i)]


class _Words:
    """words: of a result, its bits, the lowest first."""

    def __init__(self) -> None:
        self.words: dict[str, list[Bit]] = {}
        self.made = 0

    def instruction(self, i: Instruction) -> Iterator[Instruction]:
        """The instruction, or those in its place."""
        if i.opcode == "icmp" and i.predicate in ("eq", "ne") and not i.trouble:
            found = self._compared(i)
            if found is not None:
                yield from self._as_code(found, i, i.name)
                return
        elif i.name and i.type.kind == "int" and 1 < i.type.bits <= 64 and not i.trouble:
            word = self._word(i)
            if word is not None:
                self.words[i.name] = word
        yield i

    def _read(self, own: Operand) -> list[Bit] | None:
        if own.kind == "int":
            return [own.value >> at & 1 for at in range(own.type.bits)]
        if own.kind != "local":
            return None
        return [own] if own.type.bits == 1 else self.words.get(own.name)

    def _word(self, i: Instruction) -> list[Bit] | None:
        """The bits of a result, where each is known."""
        bits, opcode = i.type.bits, i.opcode
        if opcode == "select":
            condition, yes, no = i.operands[0], self._read(i.operands[1]), self._read(i.operands[2])
            if yes is None or no is None or condition.kind != "local" or condition.type != BIT:
                return None
            if not all(isinstance(one, int) for one in (*yes, *no)):
                return None
            return [a if a == b else condition if a else _opposite(condition) for a, b in zip(yes, no, strict=True)]
        if opcode not in ("zext", "sext", "trunc", "shl", "lshr", "and", "or", "xor"):
            return None
        read = [self._read(one) for one in i.operands]
        first = read[0]
        if opcode in ("shl", "lshr"):
            by = i.operands[1].value
            if first is None or i.operands[1].kind != "int" or not 0 <= by < bits:
                return None
            return [*[ZERO] * by, *first[: bits - by]] if opcode == "shl" else [*first[by:], *[ZERO] * by]
        if opcode in ("zext", "sext", "trunc"):
            if first is None:
                return None
            return [*first[:bits], *[first[-1] if opcode == "sext" else ZERO] * (bits - len(first))]
        a, b = read
        if a is None or b is None:
            return None
        found = [_joined(opcode, x, y) for x, y in zip(a, b, strict=True)]
        return None if any(one is None for one in found) else found

    def _compared(self, i: Instruction) -> Bit | None:
        """What a comparison of a word with a number comes to, where one bit alone is no number."""
        word, number = self._read(i.operands[0]), i.operands[1]
        if word is None or number.kind != "int" or number.type.bits == 1:
            return None
        wanted = [number.value >> at & 1 for at in range(number.type.bits)]
        free = [at for at, one in enumerate(word) if not isinstance(one, int)]
        if len(free) != 1 or any(one != wanted[at] for at, one in enumerate(word) if at != free[0]):
            return None
        one = word[free[0]]
        return one if wanted[free[0]] == (i.predicate == "eq") else _opposite(one)

    def _as_code(self, own: Bit, i: Instruction, name: str) -> Iterator[Instruction]:
        """Instructions that make the condition, the last one of this name."""
        opcode, *parts = own if isinstance(own, tuple) else ("and", own, ONE)
        operands = list[Operand]()
        for part in parts:
            if isinstance(part, tuple):
                self.made += 1
                inner = f"{i.name}.bit{self.made}"
                yield from self._as_code(part, i, inner)
                operands.append(Operand("local", BIT, name=inner))
            else:
                operands.append(constant(1, part) if isinstance(part, int) else part)
        yield Instruction(opcode, BIT, name, operands, line=i.line, place=i.place, text=i.text)


def _opposite(own: Bit) -> Bit:
    return 1 - own if isinstance(own, int) else own[1] if _is_opposite(own) else ("xor", own, ONE)


def _is_opposite(own: Bit) -> bool:
    return isinstance(own, tuple) and own[0] == "xor" and isinstance(own[2], int)


# of each: what is made of a bit and 0, and of a bit and 1
NEUTRAL: dict[str, tuple[Callable[[Bit], Bit], Callable[[Bit], Bit]]] = {
    "and": (lambda own: ZERO, lambda own: own),
    "or": (lambda own: own, lambda own: ONE),
    "xor": (lambda own: own, _opposite),
}


def _joined(opcode: str, a: Bit, b: Bit) -> Bit | None:
    """One bit of the result; None where it is made of too much.

    >>> _joined("and", 1, 1), _joined("or", 0, 1), _joined("xor", 1, 1)
    (1, 1, 0)
    """
    for one, other in ((a, b), (b, a)):
        if isinstance(one, int):
            return NEUTRAL[opcode][one](other)
    if _size(a) + _size(b) >= LARGEST:
        return None
    return opcode, a, b


def _size(own: Bit) -> int:
    return 1 + sum(map(_size, own[1:])) if isinstance(own, tuple) else 0
