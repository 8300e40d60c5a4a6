"""A dividend that may be negative for all that its range says is taken not to be, where that is proved; else it is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.source import Sources
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.language.walking import postorder

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def counted(o, M, N, BLOCK: tl.constexpr):
    left, i = tl.cdiv(M, BLOCK) - tl.program_id(0), tl.arange(0, BLOCK)
    tl.store(o + left // N * BLOCK + i, 1)


@launch(counted, BLOCK=128)
def one(M, N):
    given(M <= 2**20, N <= 2**20)
    return (cdiv(M, 128),), dict(o=tensor("int32", 128 * cdiv(M, 128) + 128, shared=True), M=M, N=N)
"""
NEGATIVE = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def moved(o, n, BLOCK: tl.constexpr):
    row, i = (tl.program_id(0) - 5) // 3 + 2, tl.arange(0, BLOCK)
    for k in range(0, n):
        tl.store(o + (row * n + k) * BLOCK + i, k)


@launch(moved, BLOCK=128)
def one(n):
    given(n <= 2**16)
    return (20,), dict(o=tensor("int32", 8, n, 128, shared=True), n=n)
"""


def divided_by_sign(folder: Path, kernel: str, signs: bool) -> int:
    """How many quotients the traced formulas of the store choose by a sign."""
    own = compiled(folder, kernel, "sm_90")
    emitted = Emitted(own.launch, own.texts, Sources(own.launch, own.texts).defined)
    (store,) = [one for one in emitted.traced(Assuming(signs=signs)).accesses if one.what == "store"][:1]
    return sum(
        node.op == "ite" and any(arm.op == "div" for own in node.args[1:] for arm in postorder(own))
        for node in postorder(store.first)
    )


def test_a_quotient_is_not_chosen_by_a_sign_that_is_taken(tmp_path: Path):
    pytest.importorskip("triton")
    assert divided_by_sign(tmp_path, KERNEL, True) < divided_by_sign(tmp_path, KERNEL, False)


def test_one_that_is_negative_is_divided_as_it_is(tmp_path: Path):
    pytest.importorskip("triton")
    own = compiled(tmp_path, NEGATIVE, "sm_90")
    assert decided(own).proved
    slipped = own.texts.code.replace("-5;", "-4;")
    assert slipped != own.texts.code
    assert not decided(replace(own, texts=replace(own.texts, code=slipped))).proved
