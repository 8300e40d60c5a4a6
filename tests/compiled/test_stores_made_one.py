"""One emitted store that is two of the source, at the ends of two ways: LLVM puts them together behind an early return."""

from __future__ import annotations

import re

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def kernel(x, label, loss, cols, ignored, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    own = tl.load(label + row)
    if own == ignored:
        tl.store(loss + row, 0.0)
        return
    total = 0.0
    for start in range(0, cols, BLOCK):
        at = start + tl.arange(0, BLOCK)
        total += tl.sum(tl.load(x + row.to(tl.int64) * cols + at, mask=at < cols, other=0.0))
    tl.store(loss + row, total)


@launch(kernel, BLOCK=256)
def picked(rows, cols, ignored):
    given(cols <= 2**30)
    x, label, loss = tensor("fp32", rows, cols), tensor("i32", rows), tensor("fp32", rows)
    return (rows,), dict(x=x, label=label, loss=loss, cols=cols, ignored=ignored)
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    pytest.importorskip("llvmlite")
    own = compiled(tmp_path_factory.mktemp("loss"), KERNEL, "gfx942")
    assert len(re.findall(r"^  store .*addrspace\(1\)", own.texts.code, re.MULTILINE)) == 1
    return own


def test_one_store_for_two_is_each_under_its_mask(own):
    found = decided(own)
    assert {"written", "written_2"} <= set(found.claims)
    assert {found.verdict(claim) for claim in found.claims} == {Verdict.PROVED}


STORED = r"icmp eq i32 %\S+, 0, [^\n]*\n  br i1 "  # whether a lane stores
SLIPS = {
    "at another row": (r"(getelementptr \[4 x i8\], ptr addrspace\(1\) %2, i64 )%\d+", r"\g<1>0"),
    "on one way alone": (rf"((%\d+) = icmp eq i32 %\d+, %4,(?s:.*){STORED})%\d+", r"\g<1>\g<2>"),
    "of some labels": (r"(icmp eq i32 %\.pre\d, )0,", r"\g<1>%4,"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_one_that_is_not_both_is_not_proved(own, slip):
    code, made = re.subn(*SLIPS[slip], own.texts.code, count=1)
    assert made
    assert code != own.texts.code
    found = decided(replace(own, texts=replace(own.texts, code=code)), 3.0)
    assert {found.verdict(claim) for claim in ("store_loss", "written", "written_2")} - {Verdict.PROVED}
