"""An atomic of another operation, and an atomic in the place of a store, are not taken for the source's access."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import decided
from emitted_buffers import BUFFER, KERNEL
from msgspec.structs import replace
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.language.obligations import Verdict

pytest.importorskip("triton")
COUNTED = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def counted(x, o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(o + i, tl.load(x + i, mask=i < n), mask=i < n)


@launch(counted, BLOCK=128)
def of_counted(n):
    given(n < 2**29)
    return (-(-n // 128),), dict(x=tensor("i32", n), o=tensor("i32", n), n=n)
"""


TWICE = COUNTED.replace(
    "tl.atomic_add(o + i, tl.load(x + i, mask=i < n), mask=i < n)",
    "tl.store(o + i, 1, mask=i < n)\n    tl.store(o + n - 1 - i, 2, mask=i < n)",
)


def test_in_which_order_two_stores_of_a_tensor_happen_is_said_to_be_left_out(tmp_path: Path):
    file = tmp_path / "kernels.py"
    file.write_text(TWICE)
    found = decided(compilations(file, (), [target("sm_90")])[0][0])
    assert "in which order the accesses to o happen" in found.notes


def test_a_greatest_for_a_sum_is_not_proved(tmp_path: Path):
    file = tmp_path / "kernels.py"
    file.write_text(COUNTED)
    own = compilations(file, (), [target("sm_90")])[0][0]
    found = decided(own)
    assert found.proved
    assert any("atomics of PTX lines" in note for note in found.notes)
    assert not any("order" in note for note in found.notes)
    for slip in ("max.s32", "add.f32", "max.u32"):
        code, made = re.subn(r"(atom\S*)\.add\.u32", rf"\1.{slip}", own.texts.code)
        assert made
        other = decided(replace(own, texts=replace(own.texts, code=code)))
        assert other.verdict("atomic_o") is Verdict.UNKNOWN, slip


def test_an_atomic_of_a_buffer_is_no_store(tmp_path: Path):
    file = tmp_path / "copied.py"
    file.write_text(KERNEL)
    own = compilations(file, (), [target("gfx942")])[0][0]
    head = [line for line in own.texts.code.splitlines() if line.startswith("target ")]
    code = "\n".join([*head, BUFFER])
    assert decided(replace(own, texts=replace(own.texts, code=code))).proved
    code = code.replace("void @llvm.amdgcn.raw.ptr.buffer.store.i32", "i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32")
    code = code.replace(
        "tail call i32 @llvm.amdgcn.raw.ptr.buffer.atomic", "%17 = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic"
    )
    found = decided(replace(own, texts=replace(own.texts, code=code)))
    assert found.verdict("written") is Verdict.UNSUPPORTED
    assert "store_o" not in found.claims


def test_an_update_of_llvm_is_the_source_s_operation_at_its_place(tmp_path: Path):
    file = tmp_path / "kernels.py"
    file.write_text(COUNTED)
    own = compilations(file, (), [target("gfx942")])[0][0]
    assert decided(own).proved
    updated = r"atomicrmw add (ptr addrspace\(1\) %\S+), (i32 %\S+) syncscope.*(, align 4)"
    for slip in (
        r"atomicrmw umax \1, \2 monotonic\3",
        r"atomicrmw sub \1, \2 monotonic\3",
        r"cmpxchg \1, i32 0, \2 monotonic monotonic\3",
        r"store \2, \1\3",
    ):
        named = slip if not slip.startswith("store") else f"add i32 0, 0\n  {slip}"
        code, made = re.subn(updated, named, own.texts.code)
        assert made
        assert not decided(replace(own, texts=replace(own.texts, code=code))).proved, slip
