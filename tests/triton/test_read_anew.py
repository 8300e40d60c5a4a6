"""A file of launches that was changed within a second, to one of the same size, is read as it stands."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

KERNEL = """
import triton
import triton.language as tl
from beside import EXTENT
from tileprove.triton import launch, tensor


@triton.jit
def kernel(x_ptr, n, B: tl.constexpr):
    off = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(x_ptr + off, 1.0, mask=off < n)


@launch(kernel, B=64)
def fill(n):
    return (triton.cdiv(n, 64),), dict(x_ptr=tensor("fp32", n - EXTENT + {less}), n=n)
"""


def test_nothing_that_was_compiled_before_is_taken_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    file, other = tmp_path / "ops.py", tmp_path / "beside.py"

    def code(less: int, extent: int) -> int:
        for path, text in ((file, KERNEL.format(less=less)), (other, f"EXTENT = {extent}\n")):
            path.write_text(text)
            os.utime(path, (1_700_000_000, 1_700_000_000))
        return run(["triton", "check", "--attack", "0", "--conditions", "0", str(file)])

    assert code(2, 2) == 0
    assert code(1, 2) == 1
    assert code(2, 2) == 0
    assert code(2, 3) == 1
