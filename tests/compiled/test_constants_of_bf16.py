"""A constant of bf16 is printed with few digits: it is the nearest number, not the one below."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import decided
from msgspec.structs import replace
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.nodes import bf16
from tileprove.prover.language.obligations import Verdict

pytest.importorskip("triton")
KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def filled(o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(o + i, 0.30078125, mask=i < n)


@launch(filled, BLOCK=128)
def of_filled(n):
    given(n < 2**29)
    return (-(-n // 128),), dict(o=tensor("bf16", n), n=n)
"""


def test_the_nearest():
    cases = (0.300781, 0x3E9A), (1.0, 0x3F80), (-0.300781, 0xBE9A), (float("-inf"), 0xFF80), (1.00390625, 0x3F80)
    for value, bits in cases:
        assert bf16(value) == bits


def test_the_constant_below_is_not_taken_for_it(tmp_path: Path):
    file = tmp_path / "kernels.py"
    file.write_text(KERNEL)
    own = compilations(file, (), [target("sm_90")])[0][0]
    assert decided(own).proved
    code, made = re.subn(rf"\b{0x3E9A}\b", str(0x3E99), own.texts.code)
    assert made
    assert decided(replace(own, texts=replace(own.texts, code=code))).verdict("store_o") is not Verdict.PROVED
