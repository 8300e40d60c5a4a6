"""A ``while`` whose counter moves by more than one: proved up to the last size at which it does not wrap, and no further.

The kernels count in bytes, so that a loop of Python's own integers says for every size what they do.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

HEAD = """
import triton
import triton.language as tl
from tileprove.triton import given, launch, tensor

"""
BYTES = """
@triton.jit
def kernel(x_ptr, n, S: tl.constexpr):
    end = n.to(tl.int8)
    i = {start}
    while {goes_on}:
        tl.store(x_ptr + i, 1.0)
        i {moves}
"""
LAUNCH = """
@launch(kernel, S={step})
def fill(n):
    given(n <= {most})
    return (1,), dict(x_ptr=tensor("fp32", n), n=n)
"""
ZERO = "tl.full((), 0, tl.int8)"


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def byte(value: int) -> int:
    return (value + 128) % 256 - 128


def stays_inside(n: int, start: int, goes_on: Callable[[int], bool], step: int) -> bool:
    """Whether the kernel, run for this size, stores inside and comes to its end."""
    i, seen = byte(start), set[int]()
    while goes_on(i):
        if not 0 <= i < n or i in seen:
            return False
        seen.add(i)
        i = byte(i + step)
    return True


@pytest.mark.parametrize(
    ("start", "goes_on", "moves", "step", "own"),
    [
        (ZERO, "i < end", "+= S", 16, lambda n: (0, lambda i: i < n)),
        (ZERO, "i < end", "+= S", 3, lambda n: (0, lambda i: i < n)),
        (ZERO, "i + S <= end", "+= S", 16, lambda n: (0, lambda i: byte(i + 16) <= n)),
        (ZERO, "i <= end - 1", "+= S", 32, lambda n: (0, lambda i: i <= n - 1)),
        ("end - 1", "i >= 0", "-= S", 16, lambda n: (n - 1, lambda i: i >= 0)),
        (ZERO, "i < end", "+= S", 1, lambda n: (0, lambda i: i < n)),
    ],
)
def test_up_to_the_last_size_that_does_not_wrap(tmp_path, capsys, start, goes_on, moves, step, own):
    signed = -step if moves[0] == "-" else step
    most = max(n for n in range(1, 128) if all(stays_inside(m, *own(m), signed) for m in range(1, n + 1)))
    kernel = HEAD + BYTES.format(start=start, goes_on=goes_on, moves=moves)
    for size, proved in ((most, True), (most + 1, False)):
        if size > 127:
            continue  # no byte
        file = tmp_path / "ops.py"
        file.write_text(kernel + LAUNCH.format(step=step, most=size))
        code = run(["triton", "check", "--conditions", "0", str(file)])
        said = capsys.readouterr().out
        assert (code == 0) == proved, said
        assert ("safe for all sizes" in said) == proved


@pytest.mark.parametrize(
    ("goes_on", "most"),
    [("i != end", 112), ("i < end + S", 64), ("i - S < end", 100)],
)
def test_a_loop_that_goes_on_too_far_is_not_proved(tmp_path, capsys, goes_on, most):
    file = tmp_path / "ops.py"
    file.write_text(HEAD + BYTES.format(start=ZERO, goes_on=goes_on, moves="+= S") + LAUNCH.format(step=16, most=most))
    assert run(["triton", "check", "--conditions", "0", str(file)]) in (1, 3)
    assert "safe for all sizes" not in capsys.readouterr().out


BLOCKS = """
@triton.jit
def kernel(x_ptr, n, S: tl.constexpr):
    i = 0
    p = x_ptr
    while i < n:
        off = tl.arange(0, S)
        value = tl.load(p + off, mask=i + off < n)
        tl.store(x_ptr + i + off, value, mask=i + off < n)
        p += S
        i += S
"""
AFTER = """
@triton.jit
def kernel(x_ptr, n, S: tl.constexpr):
    i = 0
    while i + S <= n:
        i += S
    off = i + tl.arange(0, S)
    tl.store(x_ptr + off, 1.0, mask=off < n)
"""


@pytest.mark.parametrize(("kernel", "most"), [(BLOCKS, 2**31 - 64), (AFTER, 2**31 - 65)])
@pytest.mark.parametrize("more", [0, 1])
def test_blocks_of_lanes_and_pointers_that_move_along(tmp_path, capsys, kernel, most, more):
    file = tmp_path / "ops.py"
    file.write_text(HEAD + kernel + LAUNCH.format(step=64, most=most + more))
    assert (run(["triton", "check", "--conditions", "0", str(file)]) == 0) == (more == 0)
    said = capsys.readouterr().out
    assert ("safe for all sizes" in said) == (more == 0)
    assert ("what a loop carries" in said) == (more == 0) or kernel is AFTER
