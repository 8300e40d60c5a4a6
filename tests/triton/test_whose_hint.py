"""Promises to the compiler of which the text does not say what they are about: in a ``while``, and of several results."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.concrete.interpreter import ttir
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

HEAD = """
import triton
import triton.language as tl
from tileprove.triton import given, launch, tensor

@triton.jit(noinline=True)
def two(n):
    return n * 16, n * {by}

@triton.jit
def kernel(p, n, m, most):
"""
LAUNCH = """
@launch(kernel)
def one(n, m):
    given(n <= 100, m <= 100)
    return (1,), dict(p=tensor("int32", 8), n=n, m=m, most={most})
"""
BODIES = {
    "while": """
    at = m * 0
    other = n
    last = most
    while at < n:
        tl.store(p, tl.multiple_of(last, 16))
        at += 1
        other += 1
        last += {by}
""",
    "condition of a while": """
    at = n * 0
    while tl.multiple_of(at, 16) < n:
        tl.store(p, at)
        at += {by}
""",
    "for": """
    one = n * 0
    other = n * 0
    for i in range(n):
        one += 16
        other += {by}
    tl.store(p, one + tl.multiple_of(other, 16))
""",
    "call": """
    one, other = two(n)
    tl.store(p, one + tl.multiple_of(other, 16))
""",
    "split": """
    i = tl.arange(0, 8)
    one, other = tl.split(tl.reshape(tl.arange(0, 16) * {by}, (8, 2)))
    tl.store(p + i, one + tl.multiple_of(other, 16))
""",
}


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


@pytest.mark.parametrize("most", [0, 512])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_it_is_kept_of_every_value_that_may_be_meant(tmp_path, capsys, body: str, most: int):
    """most: what another value that the ``while`` carries begins with, between which and the counter nothing is."""
    safe = {}
    for by in (16, 8):
        file = tmp_path / f"by_{by}.py"
        file.write_text((HEAD + body + LAUNCH).format(by=by, most=most))
        run(["triton", "check", "--conditions", "0", str(file), "--timeout", "3", "--attack", "0"])
        out = capsys.readouterr().out
        assert "hint to the compiler: multiple of 16" in out, out
        safe[by] = "not attacked" in out and "not proved:" not in out
    assert safe == {16: True, 8: False}


TEXT = """module {
  tt.func public @kernel(%n: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    WHAT
    tt.return
  }
}
"""
LOOPS = {
    "for": """%a = scf.for %i = %zero to %n step %one iter_args(%x = %zero) -> (i32) : i32 {
      %y = arith.addi %x, %one : i32
      scf.yield %y : i32
    } {tt.divisibility_arg1 = dense<4> : tensor<1xi32>}""",
    "while": """%a = scf.while (%x = %zero) : (i32) -> i32 {
      %c = arith.cmpi slt, %x, %n : i32
      scf.condition(%c) %x : i32
    } do {
    ^bb0(%x: i32):
      %y = arith.addi %x, %one : i32
      scf.yield %y : i32
    } attributes {tt.divisibility_arg0 = dense<4> : tensor<1xi32>}""",
    "results": """%a:2 = tt.call @two(%n) {tt.divisibility = dense<4> : tensor<1xi32>} : (i32) -> (i32, i32)""",
}
TWO = """  tt.func private @two(%n: i32) -> (i32, i32) {
    %four = arith.constant 4 : i32
    %a = arith.muli %n, %four : i32
    tt.return %a, %n : i32, i32
  }
}
"""


@pytest.mark.parametrize(("n", "broken"), [(0, False), (2, True)])
@pytest.mark.parametrize("loop", LOOPS.values(), ids=LOOPS)
def test_runs_look_at_them_too(loop: str, n: int, broken: bool):
    text = TEXT.replace("WHAT", loop).rpartition("}")[0] + TWO
    told: list[str] = []
    ttir.run(ttir.read(text), [n], (1, 1, 1), [(0, 0, 0)], {}, lambda event: told.append(event.what), None, seed=1)
    assert ("hint" in told) is broken
