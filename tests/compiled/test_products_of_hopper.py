"""wgmma touches registers and shared memory alone: it is no access to a tensor. Whatever else is not known may be one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from deciding import compiled, decided
from tileprove.prover.compiled.showing import counted
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def product(a, b, o, B: tl.constexpr):
    at = tl.arange(0, B)[:, None] * B + tl.arange(0, B)[None, :]
    tl.store(o + at, tl.dot(tl.load(a + at), tl.load(b + at)))


@launch(product, B=64)
def one():
    return (1,), dict(a=tensor("fp16", 64, 64), b=tensor("fp16", 64, 64), o=tensor("fp32", 64, 64))
"""
FENCE = "wgmma.fence.sync.aligned"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    found = compiled(tmp_path_factory.mktemp("products"), KERNEL, "sm_90")
    assert FENCE in found.texts.code
    return found


def test_products_are_named_and_are_no_accesses(own):
    found = decided(own, 2.0)
    assert set(counted(found, "accesses")) == {Verdict.PROVED}
    assert any("instructions of wgmma" in note for note in found.notes)


def test_another_instruction_is_one_that_nobody_looks_at(own):
    code = own.texts.code.replace(FENCE, "wgmma.whatever.sync.aligned", 1)
    found = decided(replace(own, texts=replace(own.texts, code=code)), 2.0)
    assert counted(found, "accesses")[Verdict.UNSUPPORTED] == 1
