"""Points at which a mask holds that nothing but the largest sizes satisfies, and what is said of values there."""

from __future__ import annotations

import re

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.compiled.points import drawn
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import integer

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def scaled(x, o, cols, BLOCK: tl.constexpr):
    start, at = tl.program_id(0).to(tl.int64) * cols, tl.arange(0, BLOCK)
    row = tl.load(x + start + at, mask=at < cols, other=0.0).to(tl.float32)
    tl.store(o + start + at, row * tl.sum(row, axis=0), mask=at < cols)


@launch(scaled, BLOCK=4096, num_warps=16)
def one(rows, cols):
    given(cols <= 3077, rows * cols <= 2**30)
    return (rows,), dict(x=tensor("bf16", rows, cols), o=tensor("bf16", rows, cols), cols=cols)
"""
n = integer("n", 0)


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    pytest.importorskip("llvmlite")
    return compiled(tmp_path_factory.mktemp("scaled"), KERNEL, "gfx942")


def test_the_largest_size_is_among_the_points():
    points = drawn(4, [n >= 16381], [n < 2**60, n <= 16381, n < 2**31], {}, whole=True)
    assert {point["n"] for point in points} == {16381}


def test_what_never_holds_has_no_point():
    assert drawn(4, [n >= 16382], [n <= 16381], {}, whole=True) == []


def test_a_value_that_is_not_followed_is_not_compared_under_a_rare_mask(own):
    found = decided(own)
    assert {found.verdict(claim) for claim in found.claims} == {Verdict.PROVED}
    assert any("the values that IR lines" in note for note in found.notes)


def test_an_element_behind_a_rare_mask_is_still_refused_where_it_is_wrong(own):
    """Of the elements from 3,072 on, of which a row has no more than five, one more is stored."""
    place = re.search(r"(%\d+) = or disjoint i32 %\d+, 3072,", own.texts.code)
    assert place is not None
    code, made = re.subn(rf"icmp slt i32 {place[1]}, ", f"icmp sle i32 {place[1]}, ", own.texts.code)
    assert made
    found = decided(replace(own, texts=replace(own.texts, code=code)), 3.0)
    assert {found.verdict(claim) for claim in found.claims} - {Verdict.PROVED}
