"""A kernel is compiled many times, as where arguments are 1; what Triton warns of in it is shown once."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

from tileprove.prover.triton.launching.edited import launches as as_edited
from tileprove.prover.triton.launching.process import launches

TEXT = """import triton
import triton.language as tl
from tileprove.triton import launch, tensor


@triton.jit
def kernel(x, n, m):
    both = (n + tl.arange(0, 2) < 2) and (m + tl.arange(0, 2) < 3)
    tl.store(x + m + n, 1.0)


@launch(kernel)
def short(n, m):
    return (1,), dict(x=tensor("fp32", n + m + 1), n=n, m=m)
"""


def test_a_warning_is_shown_once_and_not_of_each_repair(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    file = tmp_path / "ops.py"
    file.write_text(TEXT)
    assert launches(file)
    said = capfd.readouterr().err
    assert said.count("UserWarning") == 1, said
    edited = {str(file.resolve()): file.read_text().replace("1.0", "2.0")}
    assert as_edited(file, ["short"], False, [edited], 30.0)
    assert "UserWarning" not in capfd.readouterr().err
