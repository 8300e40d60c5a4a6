"""What a launch promises of what it loads bounds loops of the emitted code, too; without a promise, or beside the tensor's
own elements, nothing does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.source import Sources
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.showing.asking import prove

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def paged(x, table, o, lengths, pages, BLOCK: tl.constexpr):
    sequence = tl.program_id(0)
    n = tl.load(lengths + sequence)
    for start in range(0, n, BLOCK):
        t = start + tl.arange(0, BLOCK)
        page = tl.load(table + sequence * pages + t // 16, mask=t < n, other=0)
        found = tl.load(x + page * 16 + t % 16, mask=t < n, other=0.0)
        tl.store(o + sequence * pages * 16 + t, found, mask=t < n)


@launch(paged, BLOCK=128)
def one(B, P, N):
    given(P <= 2**12, B <= 2**10, N <= 2**20)
    table = tensor("int32", B, P, values=(0, N))
    own = dict(x=tensor("fp32", N, 16), table=table, o=tensor("fp32", B, P * 16), pages=P)
    return (B,), dict(own, lengths=tensor("int32", B, values=(0, P * 16 + 1)))
"""
STORE = "        tl.store(o + sequence * pages * 16 + t, found, mask=t < n)"
SUMS = KERNEL.replace(STORE, "        tl.store(o + sequence * pages * 16 + start, tl.sum(found, 0))")
NO_PROMISE = KERNEL.replace(", values=(0, P * 16 + 1)", "")
STRIDED = KERNEL.replace(
    'tensor("int32", B, values', 'tensor("int32", B, strides=(2,), values'
)  # the kernel reads gaps


@pytest.mark.parametrize("name", ["sm_90", "gfx942"])
def test_a_loop_whose_length_is_loaded_is_bounded_by_what_is_promised(tmp_path: Path, name: str):
    pytest.importorskip("triton")
    found = decided(compiled(tmp_path, KERNEL, name))
    accesses = [one for one in found.results if one.statement.claim.startswith(("load", "store"))]
    assert accesses
    assert {one.outcome.verdict for one in accesses if one.outcome} == {Verdict.PROVED}


@pytest.mark.parametrize(("slip", "reached"), [("", Verdict.PROVED), ("volatile ", None)])
def test_all_lanes_leave_a_loop_whose_end_they_loaded_at_one_place(tmp_path: Path, slip: str, reached: Verdict | None):
    pytest.importorskip("triton")
    own = compiled(tmp_path, SUMS, "gfx942")
    code, count = re.subn(r"= load (<1 x i32>, ptr addrspace\(1\))", rf"= load {slip}\1", own.texts.code)
    assert count
    found = decided(replace(own, texts=replace(own.texts, code=code)))
    barriers = {one.outcome and one.outcome.verdict for one in found.results if one.statement.claim == "reached"}
    assert (barriers == {Verdict.PROVED}) == (reached is Verdict.PROVED)


@pytest.mark.parametrize("kernel", [NO_PROMISE, STRIDED])
def test_without_a_promise_of_these_elements_the_counter_may_wrap_and_that_is_said(tmp_path: Path, kernel: str):
    """Proved is what holds where the source means something: that the loaded length is no more than 2^31 - 128."""
    pytest.importorskip("triton")
    assert not decided(compiled(tmp_path, KERNEL, "sm_90")).assumed
    (said,) = decided(compiled(tmp_path, kernel, "sm_90")).assumed
    assert "n_2@11 <= 2147483520" in said


@pytest.mark.parametrize(("end", "wraps"), [(2**31 - 127, False), (2**31 - 126, True)])
def test_what_a_launch_excludes_is_not_said(tmp_path: Path, end: int, wraps: bool):
    """The last length from which the counter, in steps of 128, does not wrap is 2^31 - 128."""
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL.replace("P * 16 + 1)", f"{end})"), "sm_90")
    found = Sources(own.launch, own.texts)
    assert len(found.conditions) == 1
    assert bool(found.assumed) is wraps


def test_a_promise_is_about_whole_elements_of_the_tensor(tmp_path: Path):
    pytest.importorskip("triton")
    own = compiled(tmp_path, STRIDED, "sm_90")
    sources = Sources(own.launch, own.texts)
    Emitted(own.launch, own.texts, sources.defined)
    loaded, at, sizes = integer("loaded", -(2**31), 2**31), integer("at", 0, 2**20), own.launch.sizes

    inside = [*own.launch.given, at < sizes["B"]]
    facts = sources.cases.promised_at(loaded, "lengths", 8 * at, 4)
    assert prove(loaded >= 0, given=[*inside, *facts], seconds=2).verdict is Verdict.PROVED
    for byte, size in ((8 * at + 4, 4), (8 * at + 1, 4), (8 * at, 2)):  # a gap, parts of two, a part of one
        facts = sources.cases.promised_at(loaded, "lengths", byte, size)
        assert prove(loaded >= 0, given=[*inside, *facts], seconds=2).verdict is Verdict.REFUTED
