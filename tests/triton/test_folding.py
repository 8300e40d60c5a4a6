"""A constexpr given as a size: what Python computes at compile time is proved to be what the kernel computes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.cli import run
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.child import carried, declared_in
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, given, launch, tensor

@triton.jit
def kernel(x_ptr, H: tl.constexpr, K: tl.constexpr):
    {body}

@launch(kernel{fixed})
def fill({sizes}):
    given({given})
    return (1,), dict(x_ptr=tensor({tensor}), {passed})
"""
STORE = "tl.store(x_ptr + at, 1.0)"
CEILING = f"for at in range(-(-H // 64)): {STORE}"


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def write(folder: Path, body: str, given: str, tensor: str = '"fp32", 2**40', fixed: str = "") -> Path:
    sizes, passed = ("H", "H=H") if fixed else ("H, K", "H=H, K=K")
    file = folder / "ops.py"
    text = FILE.format(body=body, fixed=fixed, sizes=sizes, given=given, tensor=tensor, passed=passed)
    file.write_text(text)
    return file


def test_a_kernel_that_is_wrong_only_with_a_constexpr(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Python rounds -(-65 // 64) to 2, and the second store is outside; the sized kernel makes one store."""
    tensor = '"fp32", H // 64'
    assert run(["triton", "check", "--conditions", "0", str(write(tmp_path, CEILING, "H >= 64, K == 1", tensor))]) == 1
    out = capsys.readouterr().out
    assert "proved       " in out, "the store of the sized kernel is inside"
    assert "REFUTED: constexpr, arith.divsi" in out
    assert "of -65 and 64 the kernel makes -1, and Python at compile time -2" in out
    assert "tileprove triton run" not in out, "there is no access to see in Triton's interpreter"
    fixed = write(tmp_path, CEILING.replace("H", "K"), "H >= 1", '"fp32", 1', ", K=65")
    assert run(["triton", "check", "--conditions", "0", str(fixed)]) == 1
    assert "the lane writes element 1 of x_ptr, which has 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("body", "given", "code", "said"),
    [
        (CEILING, "H % 64 == 0, K == 1", 0, "2 claims: 2 proved"),
        (f"at = (H - K) // 3; {STORE}", "H >= K", 0, "proved"),
        (f"at = (H - K) // 3 + K; {STORE}", "H < 2**20, K < 2**20", 1, "and Python at compile time -1"),
        (f"at = 5 + (H - K) % 3; {STORE}", "H >= K", 0, "proved"),
        (f"at = 5 + (H - K) % 3; {STORE}", "H + 4 >= K", 1, "REFUTED: constexpr, arith.remsi"),
        (f"at = H * K; {STORE}", "H * K < 2**31", 0, "proved"),
        (f"at = (H * K) & 7; {STORE}", "H < 2**20, K < 2**20", 1, "REFUTED: constexpr, arith.muli"),
        (f"at = (H * 65536 * 65536) & 7; {STORE}", "K == 1", 1, "REFUTED: constexpr, arith.muli"),
        (f"at = 1; at_all = H * K; {STORE}", "H >= 1", 0, "1 claim: 1 proved"),
        (f"at = tl.cdiv(H - K, 3) + K; {STORE}", "H >= K, H < 2**31 - 8", 0, "proved"),
        (f"at = tl.cdiv(H - K, 3) + K; {STORE}", "H < 2**20, K < 2**20", 1, "REFUTED: constexpr, arith.divsi"),
        (f"at = H * K * tl.cdiv(H, 64); {STORE}", "H * K < 2**31, H * K * H < 2**31", 0, "proved"),
        (f"at = (H * K * tl.cdiv(H, 64)) & 7; {STORE}", "H * K < 2**31, H < 2**30", 1, "constexpr, arith.muli (2)"),
        (f"at = (H << K) & 7; {STORE}", "K < 31", 1, "REFUTED: constexpr, arith.shli"),
        (f"at = 8 + ((H - K) >> 1); {STORE}", "K < H + 8", 0, "proved"),
        (f"at = 8 + ((5 if H > 3 else -5) // 2); {STORE}", "K == 1", 1, "of -5 and 2 the kernel makes -2"),
        (f"for at in range(9, 0, K - H): {STORE}", "K - H == -1", 1, "the loop's step is -1: with a constexpr"),
        (f"at = (H > 3) + (K > 3); {STORE}", "K >= 1", 3, "is not known to mean what Python means"),
        (f"at = tl.program_id(0) // -3 + 5; {STORE}", "K == 1", 0, "of 1 accesses 1 proved"),
    ],
)
def test_arithmetic(tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, given: str, code: int, said: str):
    file = write(tmp_path, body, given)
    assert run(["triton", "check", "--conditions", "0", str(file)]) == code, capsys.readouterr().out
    assert said in " ".join(capsys.readouterr().out.split())


def test_narrow_integers_are_not_widened_by_a_constexpr(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """int8 times a constexpr is int8; times an argument of 32 bits it is as wide as that."""
    body = f"at = 2**20 + tl.load(x_ptr) * H; {STORE}"
    assert (
        run(["triton", "check", "--conditions", "0", str(write(tmp_path, body, "H < 100, K == 1", '"int8", 2**40'))])
        == 3
    )
    assert "with a constexpr it works on numbers of 8 or 16 bits, and here on 32" in " ".join(
        capsys.readouterr().out.split()
    )


def test_numbers_that_are_given_are_no_sizes(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Python computes them itself before the kernel is compiled, and there is nothing to claim."""
    file = write(tmp_path, CEILING.replace("H", "K"), "H >= 1", '"fp32", 2', ", K=65")
    assert [list(own.launch["sized"]) for declared in declared_in(file, []) for own in carried(declared)] == [["H"]]
    assert run(["triton", "check", "--conditions", "0", str(file)]) == 0
    assert "tl.constexpr" not in capsys.readouterr().out


CALLED = """
@triton.jit
def length(n):
    return n // 2 + 1

@triton.jit
def inside(x_ptr, n, H: tl.constexpr):
    for at in range(length(n)):
        tl.store(x_ptr + at * H * {more}, 1.0)
        tl.store(x_ptr + H * {more}, 1.0)

@launch(inside)
def within(n, H):
    given(n * H < 2**20)
    return (1,), dict(x_ptr=tensor("fp32", 2**21), n=n, H=H)
"""


@pytest.mark.parametrize(("more", "code"), [("2", 0), ("2048", 1)])
def test_in_a_loop_as_long_as_a_function_says(tmp_path: Path, capsys: pytest.CaptureFixture[str], more: str, code: int):
    """Before the kernel is simplified, what a function gives may be anything."""
    file = tmp_path / "ops.py"
    file.write_text(FILE.partition("@triton.jit")[0] + CALLED.format(more=more))
    assert run(["triton", "check", "--conditions", "0", str(file)]) == code
    out = capsys.readouterr().out
    assert "proved   " in out
    assert ("REFUTED  " in out) == bool(code)
    assert "arithmetic on sizes" in out
    assert "unsupported" not in out


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("(H or 3)", "`H or 3` is one of its values"),
        ("(H and 3)", "`H and 3` is one of its values"),
        ("3 * ((H > 4) and 1)", "`H > 4 and 1` is one of its values"),
        ("3 + ~(H > 0)", "~ of a truth value"),
        ("~H + 1 + H", ""),
        ("((H > 4) or (K > 2))", ""),
        ("(H if ((H > 4) and 3) else 3)", ""),
        ("(H if not ((H > 4) or 0) else 3)", ""),
        ("(not (H > 4)) * 3", ""),
        ("((H > 4) | (K > 2)) * 3", ""),
    ],
)
def test_words_that_mean_something_else_of_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], at: str, said: str
):  # fmt: skip
    """Python's ``2 or 3`` is 2 and its ``~True`` is -2, of which the text of a kernel has no trace, or another one."""
    file = write(tmp_path, f"at = {at}; {STORE}", "H < 2**20, K < 2**20", '"fp32", 2**20')
    code = run(["triton", "check", "--conditions", "0", str(file)])
    out = " ".join(capsys.readouterr().out.split())
    assert (code, "safe for all sizes" in out) == ((0, True) if not said else (code or 1, False)), out
    assert said in out


@pytest.mark.parametrize("named", [True, False])
def test_releases_that_do_not_print_the_names_of_arguments(tmp_path: Path, named: bool):
    """As Triton 3.4 does not."""
    (own,) = launches(write(tmp_path, CEILING, "H >= 64, K == 1", '"fp32", H // 64'))
    text, own.launch.plain = (t if named else t.replace("%H", "%arg1") for t in (own.text, own.launch.plain))
    assert ("%H" in text) is named
    check = decided(Statements(own.name, own.launch, text, own.file, own.line), Cache(None), lambda asked: run_check(
        asked, {"jobs": 2, "seconds": 20.0, "memory": 4096, "budget": 0}, False
    ))  # fmt: skip
    assert {r.statement.claim for r in check.results if r.outcome.verdict is Verdict.REFUTED} == {"constexpr"}
