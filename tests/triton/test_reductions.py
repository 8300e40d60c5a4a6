"""Addresses made of reductions and scans: proved for the smallest memory that they need, and for no smaller one.

How large that is, a loop over all that four elements can hold says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, product
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

B = 4
FILE = """
import triton
import triton.language as tl
from tileprove.triton import given, launch, tensor

@triton.jit
def larger(a, b):
    return tl.maximum(a, b)

@triton.jit
def added(a, b):
    return b + a

@triton.jit
def second(a, b):
    return b

@triton.jit
def less(a, b):
    return a - b

@triton.jit
def twice(a, b):
    return a + b + b

@triton.jit
def beyond(a, b):
    return tl.where(a > b, a, b + 1)

@triton.jit
def crossed(a, i, b, j):
    return tl.where(a > b, i, j), tl.where(a > b, i, j)

@triton.jit
def kernel(x_ptr, out_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    {body}

@launch(kernel, B={extent})
def write():
    x = tensor("i32", {extent}, values=({low}, {high}))
    return (1,), dict(x_ptr=x, out_ptr=tensor("fp32", {size}))
"""
LANES = "where = {}\n    tl.store(out_ptr + where, 1.0)"
KEPT = "where = {}\n    tl.store(out_ptr + where, 1.0, mask=x > 0)"

Values = tuple[int, ...]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def written(tmp_path: Path, body: str, size: int, low: int = 0, high: int = 3, extent: int = B) -> int:
    file = tmp_path / "ops.py"
    file.write_text(FILE.format(body=body, size=size, low=low, high=high, extent=extent))
    return run(["triton", "check", "--conditions", "0", str(file)])


def sums(x: Sequence[int]) -> list[int]:
    return list(accumulate(x))


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (LANES.format("tl.sum(x, 0)"), lambda x: [sum(x)]),
        (LANES.format("tl.max(x, 0)"), lambda x: [max(x)]),
        (LANES.format("2 - tl.min(x, 0)"), lambda x: [2 - min(x)]),
        (LANES.format("tl.argmax(x, 0)"), lambda x: [x.index(max(x))]),
        (LANES.format("tl.argmin(x.to(tl.float32), 0)"), lambda x: [x.index(min(x))]),
        (LANES.format("tl.max(x, 0, return_indices=True)[1]"), lambda x: [x.index(max(x))]),
        (LANES.format("tl.cumsum(x, 0)"), sums),
        (LANES.format("tl.cumsum(x, 0, reverse=True)"), lambda x: sums(x[::-1])),
        (LANES.format("tl.cumsum(x, 0) + 2 * (B - 1 - i)"), lambda x: [s + 2 * (3 - i) for i, s in enumerate(sums(x))]),
        (
            LANES.format("tl.cumsum(x, 0, reverse=True) + 2 * i"),
            lambda x: [s + 2 * (3 - i) for i, s in enumerate(sums(x[::-1]))],
        ),
        (LANES.format("tl.cumsum(x, 0) - x"), lambda x: [s - own for s, own in zip(sums(x), x, strict=True)]),
        (
            KEPT.format("tl.cumsum((x > 0).to(tl.int32), 0) - 1"),
            lambda x: [s - 1 for s, own in zip(sums([int(v > 0) for v in x]), x, strict=True) if own],
        ),
        (LANES.format("tl.associative_scan(x, 0, larger)"), lambda x: list(accumulate(x, max))),
        (LANES.format("tl.associative_scan(x, 0, added)"), sums),
        (LANES.format("tl.reduce(x, 0, second)"), lambda x: [x[-1]]),
        (
            LANES.format("tl.max(tl.reshape(x, (2, 2)), 1) + tl.arange(0, 2)"),
            lambda x: [max(x[:2]), max(x[2:]) + 1],
        ),
        (
            LANES.format("tl.cumsum(tl.reshape(x, (2, 2)), 1)"),
            lambda x: [*sums(x[:2]), *sums(x[2:])],
        ),
        (LANES.format("tl.sum(x * (i == 2), 0)"), lambda x: [x[2]]),
        (LANES.format("tl.sum(tl.where(i == tl.max(x, 0), x + 2, 0), 0)"), lambda x: [x[max(x)] + 2]),
        (LANES.format("tl.sum(tl.where(x == 2, 1, 0) * (i == i), 0)"), lambda x: [x.count(2)]),
        (LANES.format("tl.histogram(x, 4)"), lambda x: [x.count(v) for v in range(4)]),
    ],
)  # fmt: skip
def test_the_smallest_memory(tmp_path, capsys, body: str, where: Callable[[Values], list[int]]):
    reached = [at for x in product(range(3), repeat=B) for at in where(x)]
    assert min(reached) >= 0
    assert written(tmp_path, body, max(reached) + 1) == 0, capsys.readouterr().out
    assert written(tmp_path, body, max(reached)) in (1, 3)


@pytest.mark.parametrize(
    ("body", "where", "enough"),
    [
        ("tl.sum(tl.where(i == 3 + tl.max(x, 0), x + 1, 0), 0)", lambda x: [x[3] + 1 if max(x) == 0 else 0], 4),
        ("tl.sum(tl.where(i == tl.max(x, 0) - 1, x + 1, 0), 0)", lambda x: [x[max(x) - 1] + 1 if max(x) else 0], 4),
        ("tl.sum(x * (i == x), 0)", lambda x: [sum(v for i, v in enumerate(x) if i == v)], 9),
        ("tl.sum(tl.where(i == x, 0, x), 0)", lambda x: [sum(v for i, v in enumerate(x) if i != v)], 9),
    ],
)
def test_more_than_is_needed_but_never_less(tmp_path, body, where, enough):
    """A sum of which more than one element may count, or of which the one is not known to be the largest."""
    most = max(at for x in product(range(3), repeat=B) for at in where(x))
    assert most < enough
    assert written(tmp_path, LANES.format(body), enough) == 0
    assert written(tmp_path, LANES.format(body), enough - 1) == 3
    assert written(tmp_path, LANES.format(body), most) in (1, 3)


@pytest.mark.parametrize("low", [0, -1])
def test_elements_below_zero(tmp_path, low):
    body = LANES.format("tl.sum(x, 0) + 4")
    assert written(tmp_path, body, 13, low=low) == 0  # sums from -4 to 8
    assert written(tmp_path, LANES.format("tl.cumsum(x, 0) + 3"), 12, low=low) == (0 if low == 0 else 3)


@pytest.mark.parametrize(
    "where",
    [
        "tl.reduce(x, 0, less)",
        "tl.associative_scan(x, 0, twice)",
        "tl.reduce(x, 0, beyond)",
        "tl.reduce((x, i), 0, crossed)[0]",  # is an index, where an element would stay inside
    ],
)
def test_another_way_to_combine_is_not_known(tmp_path, where):
    """Where elements are 0, an element and a sum of them are 0 too, and what these give is not known to be."""
    assert written(tmp_path, LANES.format(where), 1, high=1) in (1, 3)


def test_a_sum_that_may_wrap_is_not_known(tmp_path):
    """Of 2 elements, so that the sum of all that they hold fits a type of 32 bits, and does not."""
    body = LANES.format("tl.sum(x, 0) // 2147483647")
    assert written(tmp_path, body, 1, high=2**30, extent=2) == 0
    assert written(tmp_path, body, 1, high=2**30 + 1, extent=2) in (1, 3)


def test_elements_of_another_program_are_others(tmp_path, capsys):
    """Two programs that scatter by a scan into the same memory write one element, though each stays inside."""
    file = tmp_path / "ops.py"
    text = FILE.format(body="pass", size=4, low=0, high=2, extent=B)
    file.write_text(
        text[: text.index("@triton.jit\ndef kernel")]
        + """
@triton.jit
def kernel(x_ptr, out_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + tl.program_id(0) * B + i)
    tl.store(out_ptr + tl.program_id(0) * STEP + tl.cumsum(x, 0) - x, 1.0)

@launch(kernel, B=4)
def write(n):
    given(n <= 2**20)
    x = tensor("i32", n, 4, values=(0, 2))
    return (n,), dict(x_ptr=x, out_ptr=tensor("fp32", n, 4))
"""
    )
    apart = file.read_text()
    for step, code in ((4, 0), (3, 3)):
        file.write_text(apart.replace("STEP", str(step)))
        found = run(["triton", "check", "--conditions", "0", str(file)])
        said = capsys.readouterr().out
        assert found == code, said
        if code:
            assert "two programs" in said
