"""Triton compiles a kernel of its own for each set of arguments that are 1. Without any run, a launch is safe only if none
of these is another kernel. The kernels ask for one set alone; each stands beside its like in which that set cannot be.
"""

from __future__ import annotations

from itertools import combinations

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from for_one import said  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402
from tileprove.prover.triton.launching.compiling import compiled  # noqa: E402

from tileprove.triton import given, tensor  # noqa: E402

PROVED, UNSUPPORTED = Verdict.PROVED, Verdict.UNSUPPORTED


@triton.jit
def only_n(p, n, m):
    if isinstance(n, int) and not isinstance(m, int):
        tl.store(p + 7, 1)
    else:
        tl.store(p, 1)


@triton.jit
def only_m(p, n, m):
    tl.store(p + (7 if isinstance(m, int) and not isinstance(n, int) else 0), 1)


@triton.jit
def both_or_none(p, n, m):
    if isinstance(n, int) == isinstance(m, int):
        tl.store(p, 1)
    else:
        tl.store(p + 7, 1)


@triton.jit
def two_of_three(p, n, m, k):
    if isinstance(n, int) and isinstance(m, int) and not isinstance(k, int):
        tl.store(p + 7, 1)
    else:
        tl.store(p, 1)


@triton.jit
def the_last_two_of_three(p, n, m, k):
    tl.store(p + (7 if not isinstance(n, int) and isinstance(m, int) and isinstance(k, int) else 0), 1)


@triton.jit
def seven_of(a, b, c):
    return 7 if isinstance(a, int) and isinstance(b, int) and not isinstance(c, int) else 0


@triton.jit
def in_a_function(p, n, m, k):
    tl.store(p + seven_of(k, n, m), 1)


@triton.jit
def by_what_they_come_to(p, n, m, k):
    if isinstance(n + m, int) and not isinstance(k, int):
        tl.store(p + 7, 1)
    else:
        tl.store(p, 1)


@triton.jit
def by_a_choice(p, n, m, k):
    if isinstance(m if n == 1 else tl.program_id(0), int) and not isinstance(k, int):
        tl.store(p + 7, 1)
    else:
        tl.store(p, 1)


@triton.jit
def by_a_type(p, n, m, k):
    x = tl.full((), 0, tl.int16) * n * m
    y = tl.full((), 0, tl.int16) * k
    if x.dtype == tl.int16 and y.dtype == tl.int32:
        tl.store(p + 7, 1)
    else:
        tl.store(p, 1)


@triton.jit
def three_of_five(p, a, b, c, d, e):
    if isinstance(a, int) and isinstance(b, int) and isinstance(c, int):
        if not (isinstance(d, int) or isinstance(e, int)):
            tl.store(p + 7, 1)
        else:
            tl.store(p, 1)
    else:
        tl.store(p, 1)


MIXED = {
    only_n: "n", only_m: "m", both_or_none: "n", two_of_three: "nm", the_last_two_of_three: "mk", in_a_function: "kn",
    by_what_they_come_to: "nm", by_a_choice: "nm", by_a_type: "nm", three_of_five: "abc",
}  # fmt: skip


def launched(kernel, *wanted):
    """One program, and a tensor of 1 element. wanted: of all arguments by their names."""
    names = kernel.arg_names[1:]
    scope = {"given": given, "tensor": tensor, "wanted": wanted}
    exec(
        f"def build({', '.join(names)}):\n"
        f"    given(*(own({', '.join(names)}) for own in wanted))\n"
        f"    return (1,), dict(p=tensor('int32', 1), {', '.join(f'{name}={name}' for name in names)})",
        scope,
    )
    return scope["build"]


def text_where(kernel, ones) -> str:
    types = {"p": "*i32"} | dict.fromkeys(kernel.arg_names[1:], "i32") | dict.fromkeys(ones, "constexpr")
    return compiled(kernel, types, dict.fromkeys(ones, 1), "here")


@pytest.mark.parametrize("kernel", MIXED)
def test_a_kernel_for_some_arguments_that_are_one_is_not_safe(kernel):
    found = said(kernel, launched(kernel))
    assert found["store"] == {PROVED}
    assert found["constexpr"] == {UNSUPPORTED}


@pytest.mark.parametrize("kernel", MIXED)
def test_it_is_another_kernel_there_only(kernel):
    names = kernel.arg_names[1:]
    other = [
        ones for count in range(len(names) + 1) for ones in combinations(names, count)
        if "constant 7 " in text_where(kernel, ones)
    ]  # fmt: skip
    assert tuple(sorted(MIXED[kernel])) in [tuple(sorted(ones)) for ones in other]
    assert tuple(names) not in other
    assert () not in other


@pytest.mark.parametrize("kernel", MIXED)
def test_a_launch_in_which_they_are_never_one_alone_is_asked_nothing(kernel):
    """As many of these arguments as are needed are never 1."""
    names = kernel.arg_names[1:]
    never = [names.index(name) for name in (names if kernel is both_or_none else MIXED[kernel])]
    found = said(kernel, launched(kernel, *(lambda *own, at=at: own[at] > 1 for at in never)))
    assert found == {"store": {PROVED}} or found.get("constexpr", {PROVED}) == {PROVED}


# -- the same kernel, whichever are 1 ----------------------------------------------------------------------------


@triton.jit
def folds(p, n, m, k):
    x = n * m + k
    if n > 1 and m == 1:
        x += tl.cdiv(k, m)
    tl.store(p + x * 0, 1, mask=(n < m) | (k < 5))


@triton.jit
def asks_of_others(p, n, m, k):
    x = tl.load(p + (n - m) * 0 + k * 0)
    if isinstance(tl.program_id(0), int):
        x += 7
    tl.store(p, x.to(p.dtype.element_ty))


@triton.jit
def asks_of_none_of_many(p, a, b, c, d, e, f):
    x = tl.load(p + (a - b) * 0) + c * d
    q = p + (e + f) * 0
    tl.store(q, x.to(q.dtype.element_ty))


@pytest.mark.parametrize("kernel", [folds, asks_of_others, asks_of_none_of_many])
def test_what_folds_away_is_no_other_kernel(kernel):
    names = kernel.arg_names[1:]
    found = said(kernel, launched(kernel, *(lambda *own, at=at: own[at] < 1000 for at in range(len(names)))))
    assert found["store"] == {PROVED}
    assert found.get("constexpr", {PROVED}) == {PROVED}


def tied(n):
    """Both arguments are one size."""
    return (1,), {"p": tensor("int32", 1), "n": n, "m": n}


@pytest.mark.parametrize("kernel", [only_n, only_m, both_or_none])
def test_arguments_that_are_one_size_are_one_together(kernel):
    assert said(kernel, tied).get("constexpr") is None


# -- nobody has looked -------------------------------------------------------------------------------------------


@triton.jit
def asks_of_many(p, a, b, c, d, e, f):
    if isinstance(a, int) and isinstance(b, int) and isinstance(c, int):
        if not (isinstance(d, int) or isinstance(e, int) or isinstance(f, int)):
            tl.store(p + 7, 1)
        else:
            tl.store(p, 1)
    else:
        tl.store(p, 1)


@pytest.mark.parametrize(("most", "found"), [(6, {UNSUPPORTED}), (5, {UNSUPPORTED}), (2, None)])
def test_sets_at_which_nobody_looked_are_named(most, found):
    """The first arguments may be 1; the last are not."""
    wanted = [lambda *own, at=at: own[at] > 1 for at in range(most, 6)]
    own = said(asks_of_many, launched(asks_of_many, *wanted))
    assert own["store"] == {PROVED}
    assert own.get("constexpr") == found
