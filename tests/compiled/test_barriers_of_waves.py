"""What a barrier of one wave orders is not followed: nothing is refuted beside it, and without it a race is seen."""

from __future__ import annotations

import re
from pathlib import Path

from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def turned(x, o, B: tl.constexpr):
    i, k = tl.arange(0, B)[:, None], tl.arange(0, B)[None, :]
    tl.store(o + i * B + k, tl.trans(tl.load(x + i * B + k)))


@launch(turned, B=32, num_warps=1)
def one(n):
    return (1,), dict(x=tensor("fp32", 32, 32), o=tensor("fp32", 32, 32))
"""


def test_beside_a_barrier_of_the_wave_nothing_is_refuted(tmp_path: Path):
    own = compiled(tmp_path, KERNEL, "gfx942")
    assert "wave.barrier" in own.texts.code
    found = decided(own)
    assert found.verdict("apart") is Verdict.UNKNOWN
    assert any("wave.barrier orders is not followed" in one.outcome.detail for one in found.results if one.outcome)
    code = re.sub(r".*(wave\.barrier\(\)|fence syncscope).*\n", "", own.texts.code)
    assert decided(replace(own, texts=replace(own.texts, code=code))).verdict("apart") is Verdict.REFUTED
