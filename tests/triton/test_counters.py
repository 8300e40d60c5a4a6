"""A loop's counter that wraps past the end lets the loop begin anew: proved not to happen, or shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = """
import triton
import triton.language as tl
from tileprove.triton import given, i64, launch, tensor

@triton.jit
def kernel(x_ptr, n, BLOCK: tl.constexpr):
    for start in range(0, n, BLOCK):
        tl.store(x_ptr + start, 1.0)
"""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


@pytest.mark.parametrize(
    ("block", "given", "passed", "code", "said"),
    [
        (64, "n <= 2**31 - 64", "n", 0, "counter of a loop"),
        (64, "n <= 2**31 - 63", "n", 1, "after 2147483584, below 2147483585, the counter is -2147483648"),
        (1, "n < 2**31", "n", 0, "safe for all sizes: of 1 accesses 1 proved"),
        (64, "n < 2**40", "i64(n)", 0, "counter of a loop"),
    ],
)
def test_counters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], block: int, given: str, passed: str, code: int, said: str
):
    file = tmp_path / "ops.py"
    file.write_text(f"""{FILE}
@launch(kernel, BLOCK={block})
def fill(n):
    given({given})
    return (1,), dict(x_ptr=tensor("fp32", n), n={passed})
""")
    assert run(["triton", "check", str(file)]) == code
    out = capsys.readouterr().out
    assert said in out
    assert ("counter of a loop" in out) == (block > 1), "nothing is to be said of a step of one"
