"""Emitted texts with one slip, by rule: each is refuted, or both sides do the same when they are run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from deciding import decided
from tileprove.prover.compiled.checking import Compared, Subject
from tileprove.prover.compiled.compiling import compilations, target

pytest.importorskip("triton")
KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def copied(x, o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(o + i, tl.load(x + i, mask=i < n, other=0.0), mask=i < n)


@launch(copied, BLOCK=256)
def one(n):
    given(n < 2**29)
    return (-(-n // 256),), dict(x=tensor("fp32", n), o=tensor("fp32", n), n=n)
"""
# the same kernel as AMD's buffer operations have it: what is masked goes to an offset behind the buffer's end
BUFFER = """
define amdgpu_kernel void @copied(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = and i32 %6, 255
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 8
  %10 = or disjoint i32 %7, %9
  %11 = icmp slt i32 %10, %2
  %12 = shl i32 %10, 2
  %13 = select i1 %11, i32 %12, i32 -2147483648
  %14 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0,
    i16 0, i64 2147483646, i32 159744)
  %15 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %14, i32 %13, i32 0, i32 0)
  %16 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1,
    i16 0, i64 2147483646, i32 159744)
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %15, ptr addrspace(8) %16, i32 %13, i32 0, i32 0)
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
"""


def another(found: re.Match[str]) -> str:
    """What is matched last, of another place."""
    return next(own for _, own in found.re.findall(found.string) if own != found[2])


# what a slip is, in PTX and in IR: each place where the pattern stands is a mutant
RULES = {
    "sm_90": {
        "offset": (r"(global[\w.]* (?:\{ %r\d+ \}, )?\[ %rd\d+ \+ )(\d+)", lambda m: f"{m[1]}{int(m[2]) + 4}"),
        "lane bit": (r"(and\.b32\s+%r\d+, %r\d+, )254", lambda m: f"{m[1]}126"),
        "predicate": (r"@%p(\d) ((?:ld|st)\.global)", lambda m: f"@%p{3 - int(m[1])} {m[2]}"),
        "no predicate": (r"@%p\d (st\.global)", lambda m: m[1]),
        "registers": (r"(st\.global\.b32 \[ %rd\d+ \+ \d+ \], \{ )(%r\d+)", lambda m: f"{m[1]}{another(m)}"),
        "extension": (r"mul\.wide\.s32", lambda m: "mul.wide.u32"),
        "comparison": (r"setp\.lt\.s32", lambda m: "setp.le.s32"),
        "width": (r"(mul\.wide\.s32\s+%rd\d+, %r\d+, )4", lambda m: f"{m[1]}8"),
    },
    "buffer": {
        "soffset": (r"(i32 %13, i32 )0(, i32 0\))", lambda m: f"{m[1]}4{m[2]}"),
        "sentinel": (r"i32 -2147483648", lambda m: "i32 2147483640"),
        "num_records": (r"i64 2147483646", lambda m: "i64 1073741822"),
        "lane bit": (r"and i32 %6, 255", lambda m: "and i32 %6, 127"),
        "comparison": (r"icmp slt", lambda m: "icmp sle"),
        "comparison without a sign": (r"icmp slt", lambda m: "icmp ult"),
        "offset": (r"shl i32 %10, 2", lambda m: "shl i32 %9, 2"),
        "value": (r"buffer\.store\.i32\(i32 %15", lambda m: "buffer.store.i32(i32 %12"),
    },
}
QUICK = (("sm_90", "registers", 0), ("buffer", "sentinel", 0), ("buffer", "soffset", 1))


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Subject]:
    file: Path = tmp_path_factory.mktemp("kernel") / "copied.py"
    file.write_text(KERNEL)
    subjects, failed = compilations(file, (), [target("sm_90"), target("gfx942")])
    assert not failed
    found = {own.texts.name: own for own in subjects}
    amd = found["gfx942"]
    head = [line for line in amd.texts.code.splitlines() if line.startswith("target ")]
    code = "\n".join([*head, BUFFER])
    return {"sm_90": found["sm_90"], "buffer": replace(amd, texts=replace(amd.texts, code=code))}


def mutants(own: Subject, name: str, rule: str) -> Iterator[Subject]:
    pattern, slip = RULES[name][rule]
    places = list(re.finditer(pattern, own.texts.code))
    assert places, "the text has no such instruction"
    for found in places:
        code = own.texts.code[: found.start()] + slip(found) + own.texts.code[found.end() :]
        yield replace(own, texts=replace(own.texts, code=code))


def judged(found: Compared) -> None:
    """Refuted, with a run that shows it; or proved, and both sides did the same wherever they were run."""
    said = [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
    assert found.refuted or (found.proved and "were the same" in found.ran), said


def test_right_texts_are_proved(right: dict[str, Subject]):
    for own in right.values():
        found = decided(own)
        assert found.proved, [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
        assert any(one.statement.case.endswith(": value") for one in found.results)


@pytest.mark.parametrize(("name", "rule", "place"), QUICK)
def test_a_few_mutants(right: dict[str, Subject], name: str, rule: str, place: int):
    assert decided(list(mutants(right[name], name, rule))[place]).refuted


@pytest.mark.parametrize(("name", "rule"), [(name, rule) for name, rules in RULES.items() for rule in rules])
def test_every_rule(right: dict[str, Subject], name: str, rule: str):
    judged(decided(next(mutants(right[name], name, rule))))
