"""Exponents of extents that are powers of two: bounded by what there is of threads, blocks and bytes, and by no more."""

import pytest
from tileprove.prover.cuda.launching.exponents import exponents
from tileprove.prover.cuda.launching.launch import CudaLaunch
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import const

from tileprove import integer

K, N = integer("k", 1), integer("n", 1)
FREE = integer("free")


@pytest.mark.parametrize(
    ("formula", "most"),
    [
        (2**K < 1025, 10), (2**K < 1024, 9), (2**K <= 1024, 10), (32 * 2**K < 1025, 5), (3 * 2**K <= 47, 3),
        (3 * 2**K <= 48, 4),
        (N * 2**K <= 2**20, 20), (12 * N * 2**K < 2**20, 16), (2**K <= 2, 1), (2**K <= 1, 0),
    ],
)  # fmt: skip
def test_the_bound_is_the_largest_exponent(formula, most):
    (found,) = exponents([formula])
    for k in range(1, 40):
        allowed = python.evaluate({"k": k, "n": 1}, formula)[0]
        assert python.evaluate({"k": k, "n": 1}, found)[0] is (k <= most)
        assert not allowed or k <= most
    assert most < 1 or python.evaluate({"k": most, "n": 1}, formula)[0]


@pytest.mark.parametrize(
    "formula",
    [
        2**K >= 5, N < 2**K, FREE * 2**K < 100, (N - 1) * 2**K < 100, -(2**K) < 100, 2**K + N < 100, 2**K - N < 100,
        2**K < N, 3 * 2**K < 3, 2**K == 8,
    ],
)  # fmt: skip
def test_what_says_nothing_of_it_bounds_nothing(formula):
    assert exponents([formula]) == []


def test_a_launch_has_what_its_threads_say():
    launch = CudaLaunch("k", {"k": K, "n": N}, (N,), [], block=(8 * 2**K,), shared=const(0))
    assert [str(one) for one in launch.facts if "k <" in str(one)] == ["<k < 8>"]
