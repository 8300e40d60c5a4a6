"""A pipelined loop whose step is the number of programs: what is done behind it is counted by a quotient."""

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
def kernel(x, o, rows, cols, stride, BLOCK: tl.constexpr):
    for row in tl.range(tl.program_id(0), rows, tl.num_programs(0), num_stages=3):
        at = tl.arange(0, BLOCK)
        tl.store(o + row * stride + at, tl.load(x + row * cols + at, mask=at < cols) * 2, mask=at < cols)


@launch(kernel, BLOCK=256)
def scaled(rows, cols, programs):
    given(cols <= 256, rows * cols <= 2**31, programs <= rows, rows + 3 * programs < 2**31)
    x, o = tensor("fp32", rows, cols), tensor("fp32", rows, cols)
    return (programs,), dict(x=x, o=o, rows=rows, cols=cols, stride=cols)
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    pytest.importorskip("llvmlite")
    own = compiled(tmp_path_factory.mktemp("rows"), KERNEL, "gfx942")
    assert len(re.findall(r"sdiv i32", own.texts.code)) == 1
    return own


def test_what_is_done_behind_the_loop_is_an_iteration_of_the_source(own):
    found = decided(own)
    assert len([claim for claim in found.claims if claim.startswith("store_o")]) == 3  # one in the loop, two behind
    assert {found.verdict(claim) for claim in found.claims} == {Verdict.PROVED}


@pytest.mark.parametrize(
    ("right", "slip"),
    [
        (r"(%\w+ = add i32 %\w+, )-2\b", r"\g<1>-1"),  # begins an iteration late
        (r"(icmp sgt i32 %\w+, )1\b", r"\g<1>2"),  # the last one is not made where there are two in all
        (r"(icmp sgt i32 %\w+, )1\b", r"\g<1>0"),  # made where there is one in all
    ],
)
def test_another_iteration_behind_the_loop_is_not_proved(own, right, slip):
    code, made = re.subn(right, slip, own.texts.code)
    assert made == 1
    found = decided(replace(own, texts=replace(own.texts, code=code)), 3.0)
    assert {found.verdict("store_o_2"), found.verdict("store_o_3"), found.verdict("written")} - {Verdict.PROVED}
