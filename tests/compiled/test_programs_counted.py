"""A kernel that goes on by so many programs as there are: AMD's code reads that from its hidden arguments."""

from __future__ import annotations

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.seeing import Seeing
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def doubled(x, o, n, BLOCK: tl.constexpr):
    for first in tl.range(tl.program_id(0) * BLOCK, n, tl.num_programs(0) * BLOCK):
        at = first + tl.arange(0, BLOCK)
        tl.store(o + at, 2 * tl.load(x + at, mask=at < n, other=0.0), mask=at < n)


@launch(doubled, BLOCK=64)
def one(n):
    given(n < 2**30)
    return (48, 3), dict(x=tensor("fp32", n), o=tensor("fp32", n), n=n)
"""
RIGHT = "addrspace(4) @llvm.amdgcn.implicitarg.ptr()"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    return compiled(tmp_path_factory.mktemp("launches"), KERNEL, "gfx942")


def elsewhere(own, at):
    """The same, with hidden arguments that are read so many bytes further on."""
    lines = own.texts.code.splitlines()
    line = next(line for line in lines if RIGHT in line and " = " in line)
    name = line.split(" = ")[0].strip()
    more = [line.replace(f"{name} =", "%hidden ="), f"  {name} = getelementptr i8, ptr addrspace(4) %hidden, i64 {at}"]
    code = own.texts.code.replace(line, "\n".join(more))
    return replace(own, texts=replace(own.texts, code=code))


def test_it_is_proved_by_the_grid_s_extent(own):
    found = decided(own)
    assert found.claims
    assert {claim: found.verdict(claim) for claim in found.claims if found.verdict(claim) is not Verdict.PROVED} == {}


def test_another_axis_of_the_grid_is_not_taken_for_it(own):
    wrong = elsewhere(own, 4)
    point = {"n": 64 * 48 + 64, "pid0": 0, "pid1": 0}
    assert Seeing(Emitted(own.launch, own.texts), {}, {}).differs(point) == ""
    assert Seeing(Emitted(wrong.launch, wrong.texts), {}, {}).differs(point)
    found = decided(wrong, 1.0)
    assert any(found.verdict(claim) is not Verdict.PROVED for claim in ("load_x", "store_o", "written"))


def test_an_older_code_object_says_nothing(own):
    code = own.texts.code.replace('code_object_version", i32 500', 'code_object_version", i32 400')
    older = replace(own, texts=replace(own.texts, code=code))
    assert code != own.texts.code
    assert Emitted(own.launch, own.texts).threads.grid
    assert not Emitted(older.launch, older.texts).threads.grid
