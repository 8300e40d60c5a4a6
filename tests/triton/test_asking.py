"""`tileprove.triton.check`: the verdicts of a launch as values, in a test."""

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from tileprove.prover.language.obligations import SpecError, Verdict  # noqa: E402

from tileprove.triton import cdiv, check, given, launch, tensor  # noqa: E402


@triton.jit
def kernel(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)


def filled(n):
    return (cdiv(n, 64),), {"x_ptr": tensor("fp32", n), "n": n}


def too_small(n):
    return (cdiv(n, 64),), {"x_ptr": tensor("fp32", n, alloc=n - 1), "n": n}


def test_a_proof():
    found = check(kernel, filled, BLOCK=64)
    assert found.proved
    assert [answer.what for answer in found.answers] == ["store of x_ptr", "writes to x_ptr of two programs"]
    assert "filled: safe for all sizes" in str(found)


def test_a_declared_launch_and_a_counterexample():
    found = check(launch(kernel, BLOCK=64)(too_small))
    assert not found.proved
    (wrong,) = [answer for answer in found.answers if answer.verdict is not Verdict.PROVED]
    assert wrong.verdict is Verdict.REFUTED
    assert wrong.line == kernel.fn.__code__.co_firstlineno + 3
    assert "which has 0" in wrong.detail
    assert wrong.point["n"] == 1


def test_what_is_wrong_is_raised():
    with pytest.raises(SpecError, match="needs BLOCK"):
        check(kernel, filled)
    with pytest.raises(TypeError, match="how the kernel is launched"):
        check(kernel)


@triton.jit
def wide(x_ptr, ld, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(x_ptr + tl.program_id(0) * ld + at, 1.0, mask=at < ld)


def rows_of(rows, ld):
    given(ld <= 64)
    return (rows,), {"x_ptr": tensor("fp32", rows, ld), "ld": ld}


def test_what_is_refuted_only_for_larger_tensors_is_set_apart_where_that_is_asked_for():
    assert not check(wide, rows_of, BLOCK=64).proved
    found = check(wide, rows_of, BLOCK=64, max_elements="2^31")
    assert found.proved
    (said,) = found.assumed
    assert said.startswith("tensors of at most 2^31 elements")
    assert said[:30] in str(found)
    assert not check(wide, rows_of, BLOCK=64, max_elements=2**31 + 64).proved  # a wrap fits into such a tensor
    assert check(kernel, filled, BLOCK=64, max_elements=2**31).assumed == []
    with pytest.raises(ValueError, match="elements"):
        check(kernel, filled, BLOCK=64, max_elements="many")
