"""What the random numbers of an emitted kernel are made of is not followed."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import compiled, decided
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.source import Sources

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def dropped(x, o, n, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    keep = tl.rand(seed, i) > 0.5
    tl.store(o + i, tl.where(keep, tl.load(x + i, mask=i < n), 0.0), mask=i < n)


@launch(dropped, BLOCK=256)
def one(n, seed):
    given(n < 2**30)
    return (-(-n // 256),), dict(x=tensor("fp32", n), o=tensor("fp32", n), n=n, seed=seed)
"""


def test_random_numbers_are_not_followed(tmp_path: Path):
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL, "gfx942")
    emitted = Emitted(own.launch, own.texts, Sources(own.launch, own.texts).defined)
    frame = emitted.traced(None).frame
    assert frame is not None
    assert len(list(frame.algebra.steps.found)) < 100  # 600 with the numbers
    assert decided(own).proved
