"""What Python computes of constexprs in functions that the kernel calls, and what simplifying leaves of it: claimed too."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = """
import triton
import triton.language as tl
from tileprove.triton import given, launch, tensor

@triton.jit
def called(x_ptr, k):
    {called}

@triton.jit
def kernel(x_ptr, n{kind}):
    {body}

@launch(kernel)
def fill(n):
    given({given})
    return (1,), dict(x_ptr=tensor("fp32", {elements}), n=n)
"""
DOWN = "for i in range(4, 0, -{}): tl.store(x_ptr + i, 1.0)"  # with Python's -1 it stores, and else it has no iteration
ROUNDED = "({0} - {0} - 7) // 2 + 3"  # -1 in Python, and else 0
JUNCTION = "k > 0 and 5"  # 5 in Python, and else a truth value
SIZED = ": tl.constexpr"


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


@pytest.mark.parametrize(
    ("kind", "body", "called", "code", "said"),
    [
        ("", DOWN.format("n"), "pass", 1, "the loop's step is -1"),
        ("", f"tl.store(x_ptr + ({ROUNDED.format('n')}), 1.0)", "pass", 1, "the kernel makes -3, and Python"),
        ("", "called(x_ptr, n)", DOWN.format("k"), 1, "the loop's step is -1"),
        ("", "tl.store(x_ptr + called(x_ptr, n), 1.0)", f"return {JUNCTION}", 3, "`k > 0 and 5` is another thing"),
        (SIZED, "called(x_ptr, n)", DOWN.format("k"), 1, "the loop's step is -1"),
        (SIZED, "tl.store(x_ptr + called(x_ptr, n), 1.0)", f"return {ROUNDED.format('k')}", 1, "the kernel makes -3"),
    ],
)
def test_what_only_a_constexpr_does(
    kind: str, body: str, called: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "ops.py"
    file.write_text(FILE.format(kind=kind, body=body, called=called, given="n >= 1", elements=2))
    assert run(["triton", "check", "--conditions", "0", str(file), "--attack", "0"]) == code
    out = capsys.readouterr().out
    assert "constexpr" in out
    assert said in out


@pytest.mark.parametrize(
    ("body", "called"), [(DOWN.format("n"), "pass"), ("tl.store(x_ptr + called(x_ptr, n), 1.0)", f"return {JUNCTION}")]
)
def test_an_argument_that_is_never_1(body: str, called: str, tmp_path: Path):
    file = tmp_path / "ops.py"
    file.write_text(
        FILE.format(kind="", body=f"tl.store(x_ptr, 1.0)\n    {body}", called=called, given="n >= 2", elements=2)
    )
    assert run(["triton", "check", "--conditions", "0", str(file), "--attack", "0"]) == 0


@pytest.mark.parametrize(("passed", "code"), [('scalar("i32")', 3), ("i64(n)", 1), ("n * n", 1)])
def test_an_argument_that_may_be_1_whatever_is_said_of_it(passed: str, code: int, tmp_path: Path):
    """Triton also makes a constexpr of a 1 that the launch says to be passed with 64 bits."""
    file = tmp_path / "ops.py"
    text = FILE.format(kind="", body=DOWN.format("n"), called="pass", given="n >= 1", elements=2)
    file.write_text(text.replace("n=n", f"n={passed}").replace("given, launch", "given, i64, launch, scalar"))
    assert run(["triton", "check", "--conditions", "0", str(file), "--attack", "0"]) == code


def test_a_result_that_is_the_same(tmp_path: Path):
    """A ceiling of a call of the library, and a function that gives a constexpr back."""
    file = tmp_path / "ops.py"
    body = "tl.store(x_ptr + called(x_ptr, n), tl.cdiv(n, 64) * 1.0)"
    file.write_text(FILE.format(kind="", body=body, called="return k // 2", given="n <= 2**20", elements="n"))
    assert run(["triton", "check", "--conditions", "0", str(file), "--attack", "0"]) == 0
