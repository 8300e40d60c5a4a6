"""What the interpreter of the source makes up, as an external function's result, refutes nothing; other differences do."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl
from triton.language.extra.cuda import libdevice

from tileprove.triton import given, launch, tensor


@triton.jit
def scaled(x, y, o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + i, mask=i < n, other=1.0)
    tl.store(y + i, a + a, mask=i < n)
    tl.store(o + i, a * libdevice.rsqrt(a), mask=i < n)


@launch(scaled, BLOCK=128)
def one(n):
    given(n < 2**29)
    return (-(-n // 128),), {"n": n, **{name: tensor("fp32", n) for name in "xyo"}}
"""


def test_a_made_up_result_refutes_nothing_and_another_value_does(tmp_path: Path):
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL, "sm_90")
    found = decided(own)
    assert found.verdict("runs") is None or found.verdict("runs") is Verdict.PROVED
    assert not any(one.outcome and one.outcome.verdict is Verdict.REFUTED for one in found.results)
    assert found.proved
    sums = "add.f32"
    assert own.texts.code.count(sums) == 1
    slipped = replace(own, texts=replace(own.texts, code=own.texts.code.replace(sums, "sub.f32")))
    assert any(one.outcome and one.outcome.verdict is Verdict.REFUTED for one in decided(slipped).results)
