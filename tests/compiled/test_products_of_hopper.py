"""wgmma touches registers and shared memory alone: it is no access to a tensor. Whatever else is not known may be one."""

from __future__ import annotations

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.showing import counted
from tileprove.prover.compiled.source import Sources
from tileprove.prover.compiled.stating import Builder
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


GATHERED = KERNEL.replace(
    "tl.load(b + at)", "tl.load(b + tl.load(row + tl.arange(0, B))[:, None] * B + tl.arange(0, B)[None, :])"
)
GATHERED = GATHERED.replace("def product(a, b, o,", "def product(a, b, row, o,").replace(
    'o=tensor("fp32"', 'row=tensor("int32", 64, values=(0, 64)), o=tensor("fp32"'
)


def test_products_write_no_integer_that_says_where_an_element_is(own, tmp_path):
    """An instruction that may write anywhere may change what was loaded to find an element."""
    found = compiled(tmp_path, GATHERED, "sm_90")
    assert FENCE in found.texts.code
    assert set(counted(decided(found, 2.0), "accesses")) == {Verdict.PROVED}
    code = found.texts.code.replace(FENCE, "wgmma.whatever.sync.aligned", 1)
    for texts, written in ((found.texts, False), (replace(found.texts, code=code), True)):
        emitted = Emitted(found.launch, texts)
        builder = Builder("one", Sources(found.launch, texts), emitted, emitted.traced(None))
        assert ("row" in builder.written) is written
