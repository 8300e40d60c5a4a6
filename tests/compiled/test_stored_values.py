"""Each stored register is the same function of the same loaded elements; one that is another is not taken for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import decided
from msgspec.structs import replace
from tileprove.prover.accesses.points import value_at
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.drawn import Drawn
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.matching import FALSE, Matching, made_of, unknown_in
from tileprove.prover.compiled.nodes import Nodes
from tileprove.prover.compiled.points import drawn
from tileprove.prover.compiled.source import Sources
from tileprove.prover.compiled.stating import Builder
from tileprove.prover.language.obligations import Verdict

pytest.importorskip("triton")
KERNELS = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def moved(x, y, o, p, s, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = i < n
    a = tl.load(x + i, mask=mask, other=0.0).to(tl.float32)
    b = tl.load(y + i, mask=mask)
    tl.store(o + i, tl.where(a > 1.0, a * s - 3.0, 2.0 * a).to(tl.bfloat16), mask=mask)
    tl.store(p + i, tl.maximum(b, 0.0), mask=mask)


@triton.jit
def copied(x, y, o, p, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = i < n
    tl.store(o + i, tl.load(x + i, mask=mask), mask=mask)
    tl.store(p + i, tl.load(y + i, mask=mask), mask=mask)


@launch(moved, BLOCK=128)
def of_moved(n):
    given(n < 2**30)
    tensors = dict(x=tensor("bf16", n), y=tensor("fp32", n), o=tensor("bf16", n), p=tensor("fp32", n))
    return (-(-n // 128),), dict(**tensors, s=1.5, n=n)


@launch(copied, BLOCK=128)
def of_copied(n):
    given(n < 2**30)
    return (-(-n // 128),), dict(**{name: tensor("fp32", n) for name in "xyop"}, n=n)
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], Subject]:
    file: Path = tmp_path_factory.mktemp("kernel") / "kernels.py"
    file.write_text(KERNELS)
    subjects, failed = compilations(file, (), [target("sm_90"), target("gfx942")])
    assert not failed
    return {(own.name, own.texts.name): own for own in subjects}


def with_slip(own: Subject, pattern: str, slip: str) -> Subject:
    code, made = re.subn(pattern, slip, own.texts.code, count=1, flags=re.MULTILINE)
    assert made, "the text has no such instruction"
    return replace(own, texts=replace(own.texts, code=code))


def values(own: Subject) -> tuple[int, list[str], dict[int, str]]:
    """How many values are compared, which of these claims do not hold at some point or at all, and what is left."""
    emitted, wrong, count = Emitted(own.launch, own.texts), list[str](), 0
    builder = Builder("own", Sources(own.launch, own.texts), emitted, emitted.traced(None))
    stated = builder.build()
    for name, claim in stated.system.claims.items():
        for case in (case for case in claim.build() if "value" in case.name):
            count += 1
            given = stated.given.get((name, case.name))
            reads = {
                term: (read.base, read.offset * read.bytes)
                for f in builder.used.values()
                for term, read in f.reads.items()
            }
            points = drawn(30, [*case.given], [], {**reads, **builder.loads}, [case.goal, *emitted.who], whole=True)
            if given is not None or not points or not all(value_at(case.goal, point) for point in points):
                wrong.append(f"{name}, {case.name}")
    return count, wrong, stated.left


@pytest.mark.parametrize("name", ["sm_90", "sm_90, n % 16 == 0", "gfx942"])
def test_values_of_elementwise_kernels_are_compared(compiled: dict[tuple[str, str], Subject], name: str):
    for launch in ("of_moved", "of_copied"):
        count, wrong, left = values(compiled[launch, name])
        assert count
        assert not wrong
        assert not left


SLIPS = {
    "another constant": ("of_moved", "sm_90", r"0fC0400000", "0fC0800000"),
    "a sum for a product": ("of_moved", "sm_90", r"add\.f32", "mul.f32"),
    "another rounding": ("of_moved", "sm_90", r"cvt\.rn\.bf16", "cvt.rz.bf16"),
    "the arms of a choice": ("of_moved", "sm_90", r"(selp\.f32 \t%r\d+), (%r\d+), (%r\d+)", r"\1, \3, \2"),
    "a comparison the other way": ("of_moved", "sm_90", r"setp\.gt\.", "setp.lt."),
    "the least for the greatest": ("of_moved", "sm_90", r"max\.f32", "min.f32"),
    "registers of two stores": (
        "of_copied",
        "sm_90",
        r"(st\.global\.b32 \[ %rd\d+ \+ 0 \], \{ )(%r\d+)((?:.|\n)*?st\.global\.b32 \[ %rd\d+ \+ 0 \], \{ )(%r\d+)",
        r"\1\4\3\2",
    ),
    "another lane of a vector": ("of_copied", "sm_90", r"(ld\.global\.b32 \{ %r\d+ \}, \[ %rd\d+ \+ )0", r"\g<1>4"),
    "a factor of IR": ("of_moved", "gfx942", r"fmul float (%\d+), 2\.0", r"fmul float \1, 4.0"),
    "a rounding of IR": ("of_moved", "gfx942", r"add i32 (%\d+), 32767", r"add i32 \1, 32768"),
    "the greatest with another": (
        "of_moved",
        "gfx942",
        r"@llvm\.maxnum\.f32\((.*)\), !dbg",
        r"@llvm.minnum.f32(\1), !dbg",
    ),
    "another register of IR": ("of_copied", "gfx942", r"store <1 x float> %(\d+)", "store <1 x float> zeroinitializer"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_another_value_is_not_the_same(compiled: dict[tuple[str, str], Subject], slip: str):
    launch, name, pattern, other = SLIPS[slip]
    _, wrong, left = values(with_slip(compiled[launch, name], pattern, other))
    assert wrong or left


def test_swapped_registers_of_two_stores_are_refuted(compiled: dict[tuple[str, str], Subject]):
    launch, name, pattern, other = SLIPS["registers of two stores"]
    found = decided(with_slip(compiled[launch, name], pattern, other))
    assert found.verdict("runs") is Verdict.REFUTED
    assert not found.proved


def test_parts_of_a_value_are_put_together_again():
    own = Nodes()
    x = own.leaf("load", 32, 1)
    halves = [own.part(x, 0, 16), own.part(x, 16, 16)]
    assert own.joined(halves) is x
    assert own.joined(halves[::-1]) is not x
    assert own.part(own.joined([own.number(16, 0), halves[0]]), 16, 16) is halves[0]
    assert own.right(own.left(x, 16), 16) is own.widened(halves[0], 32)


def test_a_memory_is_the_same_whatever_is_read_of_it_at_once():
    for dtype, each in (("fp16", 2), ("bf16", 2), ("i8", 1), ("i64", 8), ("fp32", 4)):
        memory = Drawn("x", 64, dtype, each, {16: (2, 0xBEEF)})
        for width in (1, 2, 4, 8):
            for start in range(0, 64, width):
                parts = [memory.one(start + at, 1) for at in range(width)]
                assert memory.one(start, width) == int.from_bytes(bytes(parts), "little")
        assert memory.one(16, 2) == 0xBEEF
        assert memory.one(0, each) == Drawn("x", 64, dtype, each, {}).one(0, each)


def test_a_value_in_which_another_stands_very_often_is_looked_at_once():
    nodes = Nodes()
    own = nodes.leaf("argument", 32, "x")
    for _ in range(200):
        own = nodes.node("max", 32, [own, own], "f32")
    assert len(list(made_of(own))) == 201
    assert not unknown_in(own)
    assert len(str(own)) < 1000
    assert unknown_in(nodes.node("add", 32, [own, nodes.unknown(32, "y")], "f32"))


def test_what_is_made_of_something_unknown_is_not_compared_and_what_is_understood_is_another_value():
    nodes = Nodes()
    shared, x, y = nodes.unknown(64, "ld.shared"), nodes.leaf("argument", 32, "x"), nodes.leaf("argument", 32, "y")
    for mine in (nodes.part(shared, 0, 32), nodes.node("add", 32, [x, nodes.part(shared, 32, 32)], "f32")):
        matching = Matching(lambda number: ("", number), {}, str, lambda term: False, nodes)
        assert matching.same(mine, nodes.node("mul", 32, [x, y], "f32")) is FALSE
        assert matching.foreign is not None
    matching = Matching(lambda number: ("", number), {}, str, lambda term: False, nodes)
    assert matching.same(nodes.node("add", 32, [x, y], "f32"), nodes.node("mul", 32, [x, y], "f32")) is FALSE
    assert matching.foreign is None
