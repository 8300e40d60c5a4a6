"""A loop of the source that the emitted code has not: each copy is one of its iterations, and another one is seen."""

from __future__ import annotations

import re

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def heads(x, o, BLOCK: tl.constexpr):
    for head in range(6):
        at = (tl.program_id(0) * 6 + head) * BLOCK + tl.arange(0, BLOCK)
        tl.store(o + at, tl.load(x + at))


@launch(heads, BLOCK=256)
def one(rows):
    return (rows,), dict(x=tensor("fp32", rows, 1536), o=tensor("fp32", rows, 1536))
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    return compiled(tmp_path_factory.mktemp("launches"), KERNEL, "sm_90")


def test_each_copy_is_an_iteration(own):
    found = decided(own)
    assert len([claim for claim in found.claims if claim.startswith("load_x")]) >= 6
    assert {found.verdict(claim) for claim in found.claims} == {Verdict.PROVED}


def test_a_copy_of_another_iteration_is_not(own):
    stores = re.findall(r"^.*st\.global.*$", own.texts.code, re.MULTILINE)
    places = [re.search(r"\[ (%rd\d+) \+ 0 \]", line)[1] for line in stores]
    assert len(set(places)) >= 6
    wrong = stores[-1].replace(places[-1], places[-2])
    changed = replace(own, texts=replace(own.texts, code=own.texts.code.replace(stores[-1], wrong)))
    found = decided(changed, 2.0)
    assert found.verdict("written") is not Verdict.PROVED


TOGETHER = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def rows(x, o, n, BLOCK: tl.constexpr):
    for row in range(n * 8):
        at = row * BLOCK + tl.arange(0, BLOCK)
        tl.store(o + at, tl.load(x + at) + 1.0)


@launch(rows, BLOCK=256)
def eight(rows):
    return (1,), dict(x=tensor("fp32", 8 * rows, 256), o=tensor("fp32", 8 * rows, 256), n=rows)
"""


@pytest.fixture(scope="module")
def together(tmp_path_factory):
    """A loop of which AMD's compiler makes one with eight iterations in each."""
    pytest.importorskip("triton")
    pytest.importorskip("llvmlite")
    own = compiled(tmp_path_factory.mktemp("together"), TOGETHER, "gfx942")
    assert len(stores_of(own)) == 8
    assert re.search(r"niter|add (?:nuw |nsw )*i32 %\d+, 8", own.texts.code)
    return own


def stores_of(own):
    return re.findall(r"^  store .*addrspace\(1\).*$", own.texts.code, re.MULTILINE)


def test_several_iterations_in_each_are_the_source_s(together):
    found = decided(together)
    assert len([claim for claim in found.claims if claim.startswith("load_x")]) == 8
    assert {found.verdict(claim) for claim in found.claims} == {Verdict.PROVED}


@pytest.mark.parametrize("slip", ["left out", "made where the one before is"])
def test_one_of_several_that_is_not_made_is_missed(together, slip):
    stores = stores_of(together)
    place = [re.search(r"addrspace\(1\) (%[\w.]+),", line)[1] for line in stores]
    wrong = "" if slip == "left out" else stores[5].replace(f"{place[5]},", f"{place[4]},")
    code = together.texts.code.replace(stores[5], wrong)
    found = decided(replace(together, texts=replace(together.texts, code=code)), 2.0)
    assert found.verdict("written") is not Verdict.PROVED
