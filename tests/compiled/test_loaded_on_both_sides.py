"""Integers that both sides load: as a whole or by halves they are one, by another byte, size or sign they are not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from deciding import decided
from msgspec.structs import replace
from tileprove.prover.accesses.points import value_at
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.congruent import congruent
from tileprove.prover.language.constructors import where
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import integer

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def picked(x, index, o, n, BLOCK: tl.constexpr):
    row = tl.load(index + tl.program_id(0)).to(tl.int32)
    at = tl.arange(0, BLOCK)
    tl.store(o + tl.program_id(0) * BLOCK + at, tl.load(x + row * BLOCK + at))


@triton.jit
def unsigned(x, index, o, n, BLOCK: tl.constexpr):
    row = tl.load(index + tl.program_id(0)).to(tl.int64)
    at = tl.arange(0, BLOCK)
    tl.store(o + tl.program_id(0) * BLOCK + at, tl.load(x + row * BLOCK + at))


@triton.jit
def wide(x, index, o, n, BLOCK: tl.constexpr):
    row = tl.load(index + tl.program_id(0))
    at = tl.arange(0, BLOCK)
    tl.store(o + tl.program_id(0) * BLOCK + at, tl.load(x + row * BLOCK + at))


@triton.jit
def chosen(x, index, o, n, BLOCK: tl.constexpr):
    at, total = tl.arange(0, BLOCK), tl.zeros((BLOCK,), dtype=tl.float32)
    for turn in range(4):
        row = tl.load(index + tl.program_id(0) * 4 + turn) * 16
        if (row >= 0) & (row < n):
            total += tl.load(x + (row + at // 16) * 64 + at % 16, mask=row + at // 16 < n, other=0.0)
    tl.store(o + tl.program_id(0) * BLOCK + at, total)


@launch(picked, BLOCK=64)
def halves(lane):  # as the thread's number is called, where no size is
    given(lane < 2**24)
    return (lane,), dict(x=tensor("fp32", 64 * lane), index=tensor("i64", lane), o=tensor("fp32", 64 * lane), n=lane)


@launch(unsigned, BLOCK=64)
def without_sign(n):
    given(n < 2**24)
    return (n,), dict(x=tensor("fp32", 64 * n), index=tensor("u32", n), o=tensor("fp32", 64 * n), n=n)


@launch(wide, BLOCK=64)
def any_number(n):
    given(n < 2**24)
    return (n,), dict(x=tensor("fp32", 64 * n), index=tensor("i64", n), o=tensor("fp32", 64 * n), n=n)


@launch(chosen, BLOCK=64)
def in_turns(n):
    given(n < 2**20)
    return (n,), dict(x=tensor("fp32", 64 * n), index=tensor("i64", 4 * n), o=tensor("fp32", 64 * n), n=n)
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    pytest.importorskip("triton")
    file: Path = tmp_path_factory.mktemp("launches") / "kernel.py"
    file.write_text(KERNEL)
    subjects, failed = compilations(file, (), [target("gfx942")])
    assert failed == []
    return {own.name: own for own in subjects if "," not in own.texts.name}


def changed(own, old, new):
    assert own.texts.code.count(old) == 1, own.texts.code
    return replace(own, texts=replace(own.texts, code=own.texts.code.replace(old, new)))


def of_x(own, seconds=10.0):
    found = decided(own, seconds)
    return [found.verdict(claim) for claim in found.claims if claim.startswith("load_x")]


@pytest.mark.parametrize("name", ["halves", "without_sign", "any_number", "in_turns"])
def test_what_triton_emits_is_proved(made, name):
    found = of_x(made[name])
    assert found
    assert set(found) == {Verdict.PROVED}


def test_the_other_half_is_not_taken_for_it(made):
    (line,) = [line for line in made["halves"].texts.code.splitlines() if "= extractelement <2 x i32>" in line]
    other = line.replace("i64 0", "i64 1")
    assert Verdict.PROVED not in of_x(changed(made["halves"], line, other), 1.0)


def test_a_number_without_sign_is_not_read_with_one(made):
    own = made["without_sign"]
    (line,) = [line for line in own.texts.code.splitlines() if "= zext i32" in line and " to i64" in line]
    assert Verdict.PROVED not in of_x(changed(own, line, line.replace("zext i32", "sext i32")), 1.0)


def test_a_number_that_loses_its_upper_bits_is_not_the_same(made):
    own = made["any_number"]
    (line,) = [line for line in own.texts.code.splitlines() if "= extractelement <1 x i64>" in line]
    name = line.split(" = ")[0].strip()
    lost = f"  %half = trunc i64 %whole to i32\n  {name} = sext i32 %half to i64"
    assert Verdict.PROVED not in of_x(changed(own, line, line.replace(f"{name} =", "%whole =") + "\n" + lost), 1.0)


SLIPS = {
    "behind the last turn": ("getelementptr i8", "i64 16", "i64 32"),
    "of another turn than its mask": ("%61 = or disjoint", "%56", "%38"),
    "a mask of what is not multiplied": ("icmp sgt i64 %56,", "%56", "%55"),
    "a mask of another turn": ("icmp sgt i64 %56,", "%56", "%38"),
}


@pytest.mark.parametrize("name", SLIPS)
def test_in_each_turn_of_a_loop_it_is_the_integer_of_that_turn(made, name):
    own, (what, old, new) = made["in_turns"], SLIPS[name]
    (line,) = [line for line in own.texts.code.splitlines() if what in line and old in line]
    found = of_x(changed(own, line, line.replace(old, new)), 1.0)
    assert len(found) == 4, "of a loop that is no loop any more"
    assert [own is Verdict.PROVED for own in found] == [True, True, False, True]


def test_congruent_terms_differ_by_multiples_of_the_modulus():
    x, y = integer("x"), integer("y", 0)
    terms = [
        4 * ((3 * x + y) % (1 << 62)) - x % (1 << 64),
        where(x < y, (x * y) % (1 << 64), 8 * (y % (1 << 61)) + x),
        6 * (x % (1 << 63)) * (y % (1 << 64)),
        (x % (1 << 65)) * 2 + 3 * (x % 5),
        (x % (1 << 64)) // 3 + x % (1 << 64),
    ]
    chance = Random(3)
    for term in terms:
        found = congruent(term, 1 << 64)
        for _ in range(50):
            point = {"x": chance.randrange(-(1 << 70), 1 << 70), "y": chance.randrange(1 << 70)}
            assert (value_at(term, point) - value_at(found, point)) % (1 << 64) == 0
    assert congruent(4 * (x % (1 << 62)), 1 << 64) is 4 * x
    assert congruent(4 * (x % (1 << 61)), 1 << 64) is not 4 * x
    assert congruent((x % (1 << 64)) // 3, 1 << 64) is (x % (1 << 64)) // 3


def test_beside_a_store_that_may_be_anywhere_nothing_is_known_of_what_is_loaded(made):
    own = made["any_number"]
    (line,) = [line for line in own.texts.code.splitlines() if "= extractelement <1 x i64>" in line]
    lost = "  store i64 0, ptr addrspace(1) inttoptr (i64 4096 to ptr addrspace(1)), align 8"
    assert Verdict.PROVED not in of_x(changed(own, line, f"{lost}\n{line}"), 1.0)
