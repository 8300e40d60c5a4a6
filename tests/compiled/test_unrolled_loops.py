"""A loop of the source that the emitted code has not: each copy is one of its iterations, and another one is seen."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from deciding import compiled, decided
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
