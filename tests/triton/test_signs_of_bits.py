"""Bits of numbers that may be negative are those of two's complement, and no wrap-around: the smallest constant that keeps
an address inside is proved, and one less is refuted where Python's integers, which have as many sign bits as are asked for,
get to element -1. What is proved is attacked by the interpreter of TTIR, and what is refuted is run by Triton's own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from tileprove.prover.cli import run  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402

from tileprove.triton import check, tensor  # noqa: E402

PROVED, REFUTED = Verdict.PROVED, Verdict.REFUTED


@triton.jit
def with_one(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + ((n - 4) | 1) + C, 1)


@triton.jit
def both_ways(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + (((n - 5) & (n - 7)) + C), 1)


@triton.jit
def differing(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + (((n - 5) ^ (n - 7)) + C), 1)


@triton.jit
def scaled(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + ((((n - 5) | 2) * 3 - n) + C), 1)


@triton.jit
def rounded(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + (((n - 5) | 2) >> 1) + C, 1)


@triton.jit
def widened(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + ((n - 5) ^ 12).to(tl.int64) + C, 1)


@triton.jit
def chosen(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + tl.where(n > 4, n, (n - 5) | 1) + C, 1)


@triton.jit
def carried(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    at = 0 * n
    for _ in range(3):
        at += (n - 5) | 1
    tl.store(p + at + C, 1)


@triton.jit
def asked(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    found = (n - 5) | 1
    tl.store(p + (n - 6) + C, 1, mask=found == -1)


def mask_of(n: int) -> int:
    return n - 6 if (n - 5) | 1 == -1 else 0


CASES: list[tuple[object, Callable[[int], int]]] = [
    (with_one, lambda n: (n - 4) | 1),
    (both_ways, lambda n: (n - 5) & (n - 7)),
    (differing, lambda n: (n - 5) ^ (n - 7)),
    (scaled, lambda n: ((n - 5) | 2) * 3 - n),
    (rounded, lambda n: ((n - 5) | 2) >> 1),
    (widened, lambda n: (n - 5) ^ 12),
    (chosen, lambda n: n if n > 4 else (n - 5) | 1),
    (carried, lambda n: 3 * ((n - 5) | 1)),
    (asked, mask_of),
]


def launched():
    return (1,), {"p": tensor("int32", 64)}


@pytest.mark.parametrize(("kernel", "value"), CASES, ids=lambda own: getattr(own, "__name__", ""))
def test_bits_of_negative_numbers(kernel, value):
    least = -min(map(value, range(2, 10)))
    assert 0 < least < 32
    for constant, verdict in ((least, PROVED), (least - 1, REFUTED)):
        (answer,) = check(kernel, launched, seconds=30, jobs=1, C=constant).answers
        assert answer.verdict is verdict, answer
    assert value(answer.point["i"] + 2) == -least
    assert answer.detail.startswith("the lane writes element -1 of p, which has 64")
    assert "without wrap-around" not in answer.detail


@triton.jit
def unsigned(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    found = ((n - 5) | 1).to(tl.uint32, bitcast=True)
    tl.store(p + (found // 2).to(tl.int64) - C, 1, mask=n < 5)


@pytest.mark.parametrize(("more", "verdict"), [(0, PROVED), (1, REFUTED)])
def test_the_same_bits_read_without_a_sign(more, verdict):
    """-3 is 2^32 - 3, half of which is 2^31 - 2: the bits fit both readings."""
    (answer,) = check(unsigned, launched, seconds=30, jobs=1, C=2**31 - 2 + more).answers
    assert answer.verdict is verdict, answer


@triton.jit
def added(p, C: tl.constexpr):
    n = tl.arange(0, 8) + 2
    tl.store(p + ((n | 1) + C), 1, mask=n > 5)


@pytest.mark.parametrize(("more", "verdict"), [(0, PROVED), (1, REFUTED)])
def test_a_sum_of_bits_that_are_not_negative_may_wrap(more, verdict):
    """The bits are a number, and the sum of that and another is one that may have no place in 32 bits."""

    def build():
        return (1,), {"p": tensor("int32", 2**32)}

    (answer,) = check(added, build, seconds=30, jobs=1, C=2**31 - 10 + more).answers
    assert answer.verdict is verdict, answer
    assert verdict is PROVED or "without wrap-around it were 2147483648" in answer.detail


FILE = """
import triton
import triton.language as tl
from tileprove.triton import given, launch, tensor

@triton.jit
def kernel(p, n, C: tl.constexpr):
    tl.store(p + (((n - 5) & (n - 7)) + C), 1)

@launch(kernel, C={constant})
def write(n):
    given(n >= 2, n <= 9)
    return (1,), dict(p=tensor("i32", 64), n=n)
"""


@pytest.mark.parametrize(("constant", "said"), [(7, "all inside"), (6, "writes element -1 of p")])
def test_triton_runs_it_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str], constant: int, said: str):
    file = tmp_path / "ops.py"
    file.write_text(FILE.format(constant=constant))
    values = [(n - 5) & (n - 7) for n in range(2, 10)]
    assert min(values) == -7
    run(["triton", "run", str(file), "write", f"n={2 + values.index(-7)}", "--program", "0,0,0"])
    assert said in capsys.readouterr().out
