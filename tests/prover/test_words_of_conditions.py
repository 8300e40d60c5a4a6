"""Conditions in the bits of a word are taken out of it: random words by brute force, and what is no such word stays."""

from __future__ import annotations

import random
from itertools import product
from operator import add, and_, lshift, or_, rshift, xor

import pytest
from tileprove.prover.kernels.ir.module import Block, Instruction, Operand, Type
from tileprove.prover.kernels.ir.operands import integer
from tileprove.prover.readers.ptx import words
from tileprove.prover.readers.ptx.code import BIT, constant
from tileprove.prover.readers.ptx.words import told

CONDITIONS = 5


def local(name: str, bits: int) -> Operand:
    return Operand("local", integer(bits), name=name)


def result(i: Instruction, first: int, second: int, third: int) -> int:
    """Of operands as bits."""
    bits = i.operands[0].type.bits
    if i.opcode == "select":
        return second if first else third
    if i.opcode == "icmp":
        return int((first == second) == (i.predicate == "eq"))
    if i.opcode in ("zext", "trunc"):
        return first
    if i.opcode == "sext":
        return first - (first >> (bits - 1) << bits)
    return {"and": and_, "or": or_, "xor": xor, "shl": lshift, "lshr": rshift, "add": add}[i.opcode](first, second)


def evaluated(code: list[Instruction], known: dict[str, int]) -> dict[str, int]:
    """What straight code gives, with integers as bits."""
    found = dict(known)
    for i in code:
        values = [
            (one.value if one.kind == "int" else found[one.name]) & (1 << one.type.bits) - 1 for one in i.operands
        ]
        found[i.name] = result(i, *values, *[0] * (3 - len(values))) & (1 << i.type.bits) - 1
    return found


def drawn(draw: random.Random) -> list[Instruction]:
    """Words of conditions that are put together and looked at."""
    code, made = list[Instruction](), dict[int, list[Operand]]()

    def emit(opcode: str, bits: int, *operands: Operand, **fields) -> None:
        code.append(Instruction(opcode, integer(bits), f"v{len(code)}", list(operands), **fields))
        made.setdefault(bits, []).append(local(f"v{len(code) - 1}", bits))

    for number in range(CONDITIONS):
        bits = draw.choice((16, 32))
        yes, no = draw.choice(((1, 0), (-1, 0), (0, 1), (6, 2)))
        emit("select", bits, local(f"p{number}", 1), constant(bits, yes), constant(bits, no))
    for _ in range(12):
        bits = draw.choice([bits for bits in made if bits > 1])
        value = draw.choice(made[bits])
        opcode = draw.choice(("shl", "lshr", "and", "or", "xor", "or", "shl", "zext", "sext", "trunc", "add"))
        if opcode in ("zext", "sext") and bits < 64:
            emit(opcode, 2 * bits, value)
        elif opcode == "trunc" and bits > 16:
            emit(opcode, bits // 2, value)
        elif opcode in ("shl", "lshr"):
            emit(opcode, bits, value, constant(bits, draw.randrange(6)))
        elif opcode in ("and", "or", "xor", "add"):
            other = draw.choice([*made[bits], constant(bits, draw.choice((1, 3, 15, -1, 8)))])
            emit(opcode, bits, value, other)
    for bits in [bits for bits in made if bits > 1]:
        for value in made[bits][-5:]:
            one = 1 << draw.randrange(5)
            emit("and", bits, value, constant(bits, one))
            number = constant(bits, draw.choice((0, 0, one, 3)))
            emit("icmp", 1, local(f"v{len(code) - 1}", bits), number, predicate=draw.choice(("eq", "ne")))
    return code


def change(code: list[Instruction]) -> tuple[list[Instruction], int]:
    block = Block("all", list(code))
    told([block])
    return block.instructions, sum(i.opcode == "icmp" for i in code) - sum(
        i.opcode == "icmp" for i in block.instructions
    )


def agree(code: list[Instruction], changed: list[Instruction]) -> bool:
    names = [i.name for i in code if i.opcode == "icmp"]
    for chosen in product((0, 1), repeat=CONDITIONS):
        known = {f"p{number}": value for number, value in enumerate(chosen)}
        before, after = evaluated(code, known), evaluated(changed, known)
        if [before[name] for name in names] != [after[name] for name in names]:
            return False
    return True


def test_random_words_mean_what_they_did():
    draw, count = random.Random(1), 0
    for _ in range(100):
        code = drawn(draw)
        changed, more = change(code)
        assert agree(code, changed)
        count += more
    assert count > 100


@pytest.mark.parametrize(
    "slip",
    [
        lambda patch: patch.setitem(words.NEUTRAL, "and", words.NEUTRAL["or"]),
        lambda patch: patch.setitem(words.NEUTRAL, "xor", (lambda own: own, lambda own: own)),
        lambda patch: patch.setattr(words, "_opposite", lambda own: own),
        lambda patch: patch.setattr(words, "ZERO", 1),
    ],
)
def test_a_slip_in_a_rule_is_seen(slip, monkeypatch: pytest.MonkeyPatch):
    slip(monkeypatch)
    draw = random.Random(1)
    for _ in range(400):
        code = drawn(draw)
        if not agree(code, change(code)[0]):
            return
    pytest.fail("nothing is seen of it")


@pytest.mark.parametrize(
    ("word", "test"),
    [
        (Instruction("add", integer(32), "w", [local("a", 32), constant(32, 1)]), ("ne", 0)),  # an integer
        (Instruction("phi", integer(32), "w", [local("a", 32), local("b", 32)]), ("ne", 0)),  # what a loop carries
        (Instruction("load", integer(32), "w", [local("a", 64)]), ("ne", 0)),
        (Instruction("select", integer(32), "w", [Operand("undef", BIT), constant(32, 1), constant(32, 0)]), ("ne", 0)),
        (Instruction("select", integer(32), "w", [local("p0", 1), local("a", 32), constant(32, 0)]), ("ne", 0)),
        (Instruction("select", integer(32), "w", [local("p0", 1), constant(32, 3), constant(32, 0)]), ("ne", 0)),  # two
        (
            Instruction("select", Type("float", bits=32), "w", [local("p0", 1), local("a", 32), local("b", 32)]),
            ("ne", 0),
        ),
    ],
)
def test_other_words_are_left_as_they_are(word: Instruction, test: tuple[str, int]):
    looked = Instruction("icmp", BIT, "c", [local("w", 32), constant(32, test[1])], predicate=test[0])
    block = Block("all", [word, looked])
    told([block])
    assert block.instructions == [word, looked]


def test_a_bit_of_a_word_is_the_condition_itself():
    code = [
        Instruction("select", integer(16), "v0", [local("p0", 1), constant(16, -1), constant(16, 0)]),
        Instruction("shl", integer(16), "v1", [local("v0", 16), constant(16, 3)]),
        Instruction("lshr", integer(16), "v2", [local("v1", 16), constant(16, 3)]),
        Instruction("and", integer(16), "v3", [local("v2", 16), constant(16, 1)]),
        Instruction("icmp", BIT, "v4", [local("v3", 16), constant(16, 0)], predicate="ne"),
        Instruction("icmp", BIT, "v5", [local("v3", 16), constant(16, 2)], predicate="eq"),  # never: it is left
    ]
    changed, _ = change(code)
    assert changed[4] == Instruction("and", BIT, "v4", [local("p0", 1), constant(1, 1)])
    assert changed[5] is code[5]
