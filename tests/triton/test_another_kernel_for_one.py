"""Where an argument is 1 Triton compiles a kernel of its own: ``isinstance(n, int)`` holds there, and what hangs on n takes
the width of what stands beside it. Without any run of it, a launch is safe only if that is nothing else than the kernel of
any argument. Each kernel that is another one stands beside its like that is not; Triton's text where n is 1 says which.
"""

from __future__ import annotations

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from for_one import said, text_for_one  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402

from tileprove.triton import check, given, tensor  # noqa: E402

PROVED, REFUTED, UNSUPPORTED = Verdict.PROVED, Verdict.REFUTED, Verdict.UNSUPPORTED


# -- another kernel ----------------------------------------------------------------------------------------------


@triton.jit
def stores_elsewhere(p, n):
    if isinstance(n, int):
        tl.store(p + 7, 1)
    else:
        tl.store(p, 1)


@triton.jit
def another_number(p, n):
    tl.store(p + (7 if isinstance(n, int) else 0), 1)


@triton.jit
def another_value(p, n):
    x = tl.program_id(0)
    if isinstance(n, int):
        x = 7 - x
    tl.store(p + x, 1)


@triton.jit
def another_mask(p, n):
    tl.store(p + 7 * tl.program_id(0), 1, mask=tl.program_id(0) < (8 if isinstance(n, int) else 1))


@triton.jit
def leaves_away(p, n):
    if not isinstance(n, int):
        tl.store(p, 1)


@triton.jit
def twice_as_many(p, n):
    for k in tl.static_range(8 if isinstance(n, int) else 1):  # type: ignore[attr-defined]
        tl.store(p + k, 1)


@triton.jit
def longer_loop(p, n):
    for k in range(8 if isinstance(n, int) else 1):
        tl.store(p + k, 1)


@triton.jit
def seven_of(n):
    return 7 if isinstance(n, int) else 0


@triton.jit
def in_a_function(p, n):
    tl.store(p + seven_of(n), 1)


@triton.jit
def behind_a_branch(p, n):
    if n < 5:
        tl.store(p + (7 if isinstance(n, int) else 0), 1)


@triton.jit
def beside_another(p, n, m):
    tl.store(p + (m - m) + (7 if isinstance(n, int) else 0), 1)


ANOTHER = [
    stores_elsewhere, another_number, another_value, another_mask, leaves_away, twice_as_many, longer_loop, in_a_function,
    behind_a_branch, beside_another,
]  # fmt: skip


def launched(*wanted):
    """One program, and a tensor of 1 element; wanted: of n."""

    def build(n, m):
        given(*(condition(n) for condition in wanted))
        return (1,), {"p": tensor("int32", 1), "n": n, "m": m}

    def alone(n):
        given(*(condition(n) for condition in wanted))
        return (1,), {"p": tensor("int32", 1, shared=True), "n": n}

    return lambda kernel: build if "m" in kernel.arg_names else alone


@pytest.mark.parametrize("kernel", ANOTHER)
def test_another_kernel_for_one_is_not_safe(kernel):
    found = said(kernel, launched()(kernel))
    assert found["store"] == {PROVED}
    assert found["constexpr"] == {UNSUPPORTED}
    text = text_for_one(kernel)
    assert "tt.store" not in text if kernel is leaves_away else "7" in text or "8" in text


@pytest.mark.parametrize("kernel", ANOTHER)
@pytest.mark.parametrize("wanted", [lambda n: n != 1, lambda n: n >= 2, lambda n: n % 4 == 0])
def test_an_argument_that_is_never_one_is_asked_nothing(kernel, wanted):
    assert "constexpr" not in said(kernel, launched(wanted)(kernel))


def test_an_argument_that_is_not_specialised_is_asked_nothing():
    kernel = triton.jit(stores_elsewhere.fn, do_not_specialize=["n"])
    assert said(kernel, launched()(kernel))["store"] == {PROVED}
    assert "constexpr" not in said(kernel, launched()(kernel))


def test_the_line_is_named():
    (first, second) = (
        answer
        for answer in check(another_value, launched()(another_value), jobs=1, attack=0).answers
        if answer.name.startswith("constexpr")
    )
    start = another_value.fn.__code__.co_firstlineno
    assert [first.name, second.name] == ["constexpr_another", "constexpr_another_2"]
    assert [first.line, second.line] == [start + 4, start + 5]


# -- the same kernel ---------------------------------------------------------------------------------------------


@triton.jit
def branches(p, n):
    if n > 1:
        tl.store(p, 1)
    else:
        tl.store(p, 2)


@triton.jit
def returns(p, n):
    if n == 1:
        return
    tl.store(p, 1)


@triton.jit
def chooses(p, n):
    x = 0 if n > 3 else 1 - n
    tl.store(p + x * 0, 1)


@triton.jit
def both_of(p, n):
    if n > 1 and tl.program_id(0) < 3:
        tl.store(p, 1)


@triton.jit
def counts(p, n):
    x = tl.program_id(0)
    for k in range(n):
        if k < 1:
            x += n
            tl.store(p + k + x * 0, 1)


@triton.jit
def counts_while(p, n):
    k = 0
    while k < n:
        tl.store(p + k * 0, 1)
        k += n


@triton.jit
def columns(p, n):
    offsets = tl.arange(0, 16) * n
    tl.store(p + offsets, 1, mask=offsets < tl.minimum(n, 1))


@triton.jit
def halves(p, n):
    m = n
    tl.store(p + (m // 2 + n // 2 + tl.cdiv(n, 4)) * 0, 1)


@triton.jit
def adds(a, b):
    return a + b


@triton.jit
def reduces(p, n):
    x = tl.reduce(tl.arange(0, 16) * n, 0, adds)
    tl.store(p + x * 0, 1)


@triton.jit
def of_two(p, n, m):
    x = tl.program_id(0) * n + (m - n)
    tl.store(p + x * 0, 1, mask=(n < m) | (m < 5))


@triton.jit
def chooses_a_tensor(p, n, m):
    x = m if n == 1 else tl.program_id(0)
    y = x + 1 if n == 1 else x * m
    tl.store(p + (x + y) * 0, 1)


THE_SAME = [
    branches, returns, chooses, chooses_a_tensor, both_of, counts, counts_while, columns, halves, reduces, of_two,
]  # fmt: skip


@pytest.mark.parametrize("kernel", THE_SAME)
def test_what_folds_away_is_no_other_kernel(kernel):
    def build(n):
        given(n < 1000)
        return (1,), {"p": tensor("int32", 1, shared=True), "n": n}

    def of_both(n, m):
        given(n < 1000, m < 1000)
        return (1,), {"p": tensor("int32", 1), "n": n, "m": m}

    found = said(kernel, of_both if "m" in kernel.arg_names else build)
    assert found["store"] == {PROVED}
    assert found.get("constexpr", {PROVED}) == {PROVED}


# -- nobody knows ------------------------------------------------------------------------------------------------


@triton.jit
def not_both(p, n, m):
    tl.static_assert(not (isinstance(n, int) and isinstance(m, int)))
    tl.store(p + n * 0 + m * 0, 1)


@triton.jit
def neither(p, n, m):
    tl.static_assert(not (isinstance(n, int) or isinstance(m, int)))
    tl.store(p + n * 0 + m * 0, 1)


@pytest.mark.parametrize(
    ("kernel", "wanted", "found"),
    [
        (not_both, (), None),
        (not_both, (lambda n: n > 1,), None),
        (neither, (), {UNSUPPORTED}),
        (neither, (lambda n: n > 1,), None),
    ],
)
def test_arguments_that_may_not_all_be_one(kernel, wanted, found):
    """Each may be that alone, and there is such a text; or there is none to compare with where one of them is 1."""
    answers = said(kernel, launched(*wanted)(kernel))
    assert answers["store"] == {PROVED}
    assert answers.get("constexpr") == found
