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
    assert run(["triton", "check", "--conditions", "0", str(file)]) == code
    out = capsys.readouterr().out
    assert said in out
    assert ("counter of a loop" in out) == (block > 1), "nothing is to be said of a step of one"


STEPS = """
@triton.jit
def steps(p, x, n, by):
    count = n * 0
    for at in range(0, n, by):
        tl.store(p + at, 1.0)
        count += 1
    tl.store(p + count, 1.0)

@triton.jit
def loaded(p, x, n):
    for at in range(0, n, tl.load(x)):
        tl.store(p + at, 1.0)

def made(n, **more):
    given(n < 2**30)
    return (1,), dict(p=tensor("fp32", n + 1), n=n, **more)
"""
STEPPED = """
@launch({kernel})
def one(n, a, b):
    given(a < 2**30, {given})
    return made(n, x=tensor("int32", 1, values=({least}, 9)){by})
"""


@pytest.mark.parametrize(
    ("by", "given", "least", "said"),
    [
        ("a - b", "b < a", 1, "step of a loop"),
        ("a", "b >= 1", 1, "safe"),
        ("", "b >= 1", 1, "safe"),
        ("a - b", "b <= a", 1, "the loop's step is 0"),
        ("-a", "b >= 1", 1, "the loop's step is -1"),
        ("0", "b >= 1", 1, "the loop's step is 0"),
        ("", "b >= 1", 0, "the loop's step is 0"),
    ],
)
def test_a_step_is_positive_and_what_the_loop_does_rests_on_it(tmp_path, capsys, by, given, least, said):
    file = tmp_path / "ops.py"
    kernel, more = ("steps", f", by={by}") if by else ("loaded", "")
    launch = STEPPED.format(kernel=kernel, by=more, given=given, least=least)
    file.write_text(FILE + STEPS + launch)
    code = run(["triton", "check", "--conditions", "0", str(file), "--timeout", "5"])
    out = capsys.readouterr().out
    assert said in out
    assert (code == 0) == ("safe for all sizes" in out) == (not said.startswith("the loop")), out
    if code:
        stores = [line for line in out.splitlines() if "store of" in line and "  (" in line]
        assert stores
        assert not any("proved" in line for line in stores), "nothing in the loop or after it is proved of such a step"
