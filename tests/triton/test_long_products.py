"""A value whose products nobody can multiply out has an answer, and in time."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = """
import triton
import triton.language as tl
from tileprove.triton import launch, tensor

@triton.jit
def kernel(p, a, b, c, d):
    x = a + b + c + d + tl.program_id(0)
    for _ in tl.static_range({times}):
        x = x * x
    tl.store(p + x, 1)

@launch(kernel)
def one(a, b, c, d):
    return (a,), dict(p=tensor("int32", a), a=a, b=b, c=c, d=d)
"""
SECONDS = 100  # of a busy machine; it took minutes, and then no end


@pytest.mark.parametrize("times", [2, 5])
def test_powers_of_a_sum(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch, times: int):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    file = tmp_path / "ops.py"
    file.write_text(FILE.format(times=times))
    started = time.monotonic()
    assert run(["triton", "check", str(file), "--timeout", "2", "--conditions", "0"]) == 1
    assert time.monotonic() - started < SECONDS
    out = capsys.readouterr().out
    assert "store of p: goes outside" in out
    assert "unknown" in out or "writes to p" in out


def test_what_a_solver_would_not_stop_at_is_not_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch
):  # fmt: skip
    """It took three times its limit, and the worker's life, twice."""
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    file = tmp_path / "ops.py"
    file.write_text(FILE.format(times=5))
    assert run(["triton", "check", str(file), "--timeout", "10", "--conditions", "0"]) == 1
    out = capsys.readouterr().out
    assert "unknown: writes_" in out
    assert "killed" not in out
    assert "terms when it is multiplied out" in " ".join(out.split())


SHARED = """
import triton
import triton.language as tl
from tileprove.triton import launch, tensor

@triton.jit
def kernel(x, y, n):
    v = tl.load(x)
    for k in tl.static_range({times}):
        v = (v * v + k) % n
    tl.store(y + v, 1, mask=v >= 0)

@launch(kernel)
def one(n):
    return (1,), dict(x=tensor("int32", 1), y=tensor("int32", n), n=n)
"""
MEMORY = 6 << 30  # bytes of address space of each process


def test_a_formula_whose_parts_are_shared_is_written_once(tmp_path: Path):
    """Written out it has more letters than a machine has bytes."""
    file = tmp_path / "ops.py"
    file.write_text(SHARED.format(times=14))
    done = subprocess.run(
        [sys.executable, "-m", "tileprove.prover.cli", "triton", "check", str(file), "--timeout", "1", "--attack", "0"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        env={**os.environ, "TILEPROVE_CACHE": str(tmp_path / "cache")}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "bug in tileprove" not in done.stderr
    assert done.returncode in (1, 3), done.stderr
    assert "one: not proved" in done.stdout
