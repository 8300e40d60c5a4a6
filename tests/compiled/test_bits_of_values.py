"""Bits of a stored value that an instruction does not make, or makes poison, are not taken for known ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import decided
from msgspec.structs import replace
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.nodes import NUMBER, UNKNOWN, Node, Nodes
from tileprove.prover.compiled.poison import excluded
from tileprove.prover.compiled.ptx_values import PtxValues

HEAD = """.version 8.7
.target sm_90
.address_size 64
.visible .entry k(.param .u64 .ptr .global .align 1 o, .param .u32 n)
{
.reg .b32 %r<10>;
.reg .b16 %rs<10>;
.reg .b64 %rd<10>;
.reg .pred %p<3>;
"""
UPPER = "mov.b32 {%rs1, %rs2}, %r1; st.global.b16 [%rd1], %rs2;"
KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def chosen(x, y, o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + i, mask=i < n, other=0.0).to(tl.float32)
    b = tl.load(y + i, mask=i < n, other=0.0)
    tl.store(o + i, tl.where(a > b, a * b, b), mask=i < n)


@launch(chosen, BLOCK=256)
def of_chosen(n):
    given(n < 2**29)
    return (-(-n // 256),), dict(x=tensor("bf16", n), y=tensor("fp32", n), o=tensor("fp32", n), n=n)
"""
SLIPS = (
    (r"shl nuw i32", "shl nuw nsw i32"),
    (r"zext i16", "zext nneg i16"),
    (r"fcmp o", "fcmp nnan o"),
    (r"select i1 (%\d+), float", r"select nnan i1 \1, float"),
)


def stored(body: str) -> Node:
    (found,) = PtxValues(f"{HEAD}{body}\nret;\n}}\n", "k", ["o", "n"], {}, Nodes()).stored.values()
    return found


@pytest.mark.parametrize(
    "body",
    [
        "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r1, %r2}, [%r3];" + UPPER,  # two registers, of a type of 16 bits
        "cvt.s8.s32 %r1, %r2;" + UPPER,  # its sign spreads to the whole register
        "ld.param.b32 %r2, [n]; cvt.s8.u32 %r1, %r2;" + UPPER,
        "mov.b32 %r2, 5; @%p1 ld.param.b32 %r2, [n]; st.global.b32 [%rd1], %r2;",
    ],
)
def test_what_an_instruction_of_ptx_leaves_in_a_register_is_not_made_up(body: str):
    assert stored(body).op == UNKNOWN


def test_what_it_zeroes_is_known():
    assert stored("ld.param.b32 %r2, [n]; cvt.u16.u32 %rs3, %r2; cvt.u32.u16 %r1, %rs3;" + UPPER).op == NUMBER


def test_words_hold_of_all_that_the_operands_may_be():
    n = Nodes()
    x, four = n.leaf("load", 32, "x"), n.number(32, 4)
    low, bit = n.widened(n.leaf("load", 16, "y"), 32), n.widened(n.part(x, 16, 1), 32)
    assert excluded(n, "add", ["nuw", "nsw"], [bit, n.number(32, 32767)], 32)
    assert not excluded(n, "add", ["nuw"], [x, bit], 32)
    assert not excluded(n, "add", ["nsw"], [low, n.number(32, 0x7FFF0001)], 32)
    assert [excluded(n, "trunc", ["nuw"], [one], 16) for one in (low, x)] == [True, False]
    assert [excluded(n, "lshr", ["exact"], [one, four], 32) for one in (n.left(low, 4), low)] == [True, False]
    assert [excluded(n, "zext", ["nneg"], [one], 64) for one in (low, x)] == [True, False]
    assert not excluded(n, "or", ["disjoint"], [low, four], 32)


def test_a_value_that_a_word_makes_poison_is_not_compared(tmp_path: Path):
    pytest.importorskip("triton")
    file = tmp_path / "kernels.py"
    file.write_text(KERNEL)
    own = compilations(file, (), [target("gfx942")])[0][0]
    assert _values(decided(own)) == 1
    for pattern, slip in SLIPS:
        code, made = re.subn(pattern, slip, own.texts.code)
        assert made, pattern
        assert _values(decided(replace(own, texts=replace(own.texts, code=code)))) == 0, slip


def _values(found) -> int:
    return sum("value" in one.statement.case for one in found.results)


@pytest.mark.parametrize("name", ["sm_90", "gfx942"])
def test_what_is_loaded_of_a_memory_that_is_written_is_not_compared_and_leaves_its_store_proved(
    tmp_path: Path, name: str
):
    pytest.importorskip("triton")
    file = tmp_path / "kernels.py"
    in_place = KERNEL.replace("tl.store(o + i, tl.where(a > b, a * b, b)", "tl.store(y + i, a * b")
    file.write_text(in_place)
    found = decided(compilations(file, (), [target(name)])[0][0])
    assert _values(found) == 0
    assert found.proved
    assert any("y is loaded and stored" in note for note in found.notes)
