"""Where an argument of 64 bits is 1 Triton makes a constexpr of it, which takes the width of what stands beside it. Without
any run, a launch is safe only if what is computed has a place there. The last that has stands beside one that has not.
"""

from __future__ import annotations

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from for_one import said, text_for_one  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402

from tileprove.triton import given, i64, tensor  # noqa: E402

PROVED, REFUTED, UNSUPPORTED = Verdict.PROVED, Verdict.REFUTED, Verdict.UNSUPPORTED


@triton.jit
def shifted(p, n, m):
    tl.store(p + ((tl.program_id(0) * n) >> m), 1, mask=tl.program_id(0) < 0)


@triton.jit
def steps(p, n, m: tl.int32):  # type: ignore[valid-type]
    for k in range(0, m, n * 1024):
        if k < 1:
            tl.store(p + k, 1)


@triton.jit
def of_variable(p, n, m):
    own = n
    tl.store(p, 1, mask=own * 65536 * m < 0)


@triton.jit
def scaled(x, n, m):
    return x * n * m


@triton.jit
def by_a_function(p, n, m):
    tl.store(p, 1, mask=scaled(tl.program_id(0) + 65536, n, m) < 0)


@triton.jit
def of_columns(p, n, m):
    x = (tl.arange(0, 2) + 65535) * n * m
    tl.store(p + tl.arange(0, 2), 1, mask=x < 0)


@triton.jit
def carried(p, n, m):
    x = tl.program_id(0) * n
    for _ in range(2):
        x += 32768 * m
    tl.store(p, 1, mask=x < 0)


@triton.jit
def of_arguments_alone(p, n, m):
    tl.store(p, 1, mask=n * m * 65536 < 0)


def wide(most):
    """n: of 64 bits; m: up to most."""

    def build(n, m):
        given(n < 16, (m == most) | (m == 1))
        return (1,), {"p": tensor("int32", 1, shared=True), "n": i64(n), "m": m}

    return build


@pytest.mark.parametrize(
    ("kernel", "last"),
    [
        (shifted, 31), (steps, 2**31 - 1024), (of_variable, 2**15 - 1), (by_a_function, 2**15 - 1), (of_columns, 2**15 - 1),
        (carried, 2**15 - 1), (of_arguments_alone, 2**15 - 1),
    ],
)  # fmt: skip
def test_what_has_fewer_bits_where_an_argument_is_one_has_a_place_there(kernel, last):
    right, wrong = said(kernel, wide(last)), said(kernel, wide(last + 1))
    assert right["store"] == wrong["store"] == {PROVED}
    assert right["constexpr"] == {PROVED}
    assert REFUTED in wrong["constexpr"]
    assert "i64" not in text_for_one(kernel)


@triton.jit
def without_sign(p, n):
    tl.store(p + 7, 1, mask=tl.program_id(0).to(tl.uint32) * n - 5 > 5)


@triton.jit
def upper_half(p, n):
    x = tl.program_id(0) * n + 65536
    tl.store(p + 7, 1, mask=tl.umulhi(x, x) > 0)


@pytest.mark.parametrize("kernel", [without_sign, upper_half])
def test_what_means_something_else_in_fewer_bits_is_another_kernel(kernel):
    """In 32 bits without a sign 0 - 5 is more than 5; of 2^16 times itself, 32 bits are above 32, and none above 64."""
    assert UNSUPPORTED in said(kernel, launched_wide)["constexpr"]
    assert "constexpr" not in said(kernel, launched_wide_of_two)


def launched_wide(n):
    given(n < 16)
    return (1,), {"p": tensor("int32", 8), "n": i64(n)}


def launched_wide_of_two(n):
    given(n < 16, n > 1)
    return launched_wide(n)


@triton.jit
def rounded(p, n, m):
    tl.store(p + (n - m * 5) // 3 + 1, 1)


@pytest.mark.parametrize(("numbers", "verdict"), [((1, 1), REFUTED), ((5, 1), PROVED)])
def test_python_rounds_numbers_of_two_widths(numbers, verdict):
    """(1 - 5) // 3 is -2 to Python and -1 to the kernel, which widens m to the 64 bits of n."""

    def build(n, m):
        given((n == numbers[0]) | (n == 8), m == numbers[1])
        return (1,), {"p": tensor("int32", 3), "n": i64(n), "m": m}

    found = said(rounded, build)
    assert found["store"] == {PROVED}
    assert (REFUTED in found.get("constexpr", set())) is (verdict is REFUTED)
