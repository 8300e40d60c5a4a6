"""Where an argument is 1, Python computes what hangs on the constexpr and the kernel what hangs on a variable: (1 - 4) // 2
is -2 to Python and -1 to the kernel. What Triton makes of the kernel for 1 says which of them an expression is.
"""

from __future__ import annotations

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402
from tileprove.prover.triton.launching.compiling import compiled  # noqa: E402

from tileprove.triton import check, given, i64, tensor  # noqa: E402

PROVED, REFUTED = Verdict.PROVED, Verdict.REFUTED


@triton.jit
def straight(p, n):
    tl.store(p + ((n - 4) // 2 + 2), 1)


@triton.jit
def constexpr_of_it(p, n):
    m: tl.constexpr = n - 4
    tl.store(p + (m // 2 + 2), 1)


@triton.jit
def variable(p, n):
    m = n
    tl.store(p + ((m - 4) // 2 + 2), 1)


@triton.jit
def variable_of_another(p, n):
    four = 4
    tl.store(p + ((n - four) // 2 + 2), 1)


@triton.jit
def filled(p, n):
    four = tl.full((), -4, tl.int32)
    tl.store(p + ((n + four) // 2 + 2), 1)


@triton.jit
def half(n):
    return n // 2


@triton.jit
def half_of_variable(p, n):
    m = n - 4
    tl.store(p + (half(m) + 2), 1)


@triton.jit
def half_of_argument(p, n):
    tl.store(p + (half(n - 4) + 2), 1)


@triton.jit
def half_of_either(p, n):
    m = n - 4
    tl.store(p + (half(m) - half(n - 4)), 1)


def element_for_one(kernel) -> int:
    """To which the kernel writes that Triton makes where n is 1."""
    text = compiled(kernel, {"p": "*i32", "n": "constexpr"}, {"n": 1}, "here")
    moved = [line.split(",")[1].strip() for line in text.splitlines() if "tt.addptr" in line]
    return {"%c0_i32": 0, "%c1_i32": 1, "%c-1_i32": -1}[moved[0].split(" ")[0]] if moved else 0


def launched(n):
    given((n == 1) | (n == 4))
    return (1,), {"p": tensor("int32", 3), "n": n}


@pytest.mark.parametrize(
    ("kernel", "element"),
    [
        (straight, 0),
        (constexpr_of_it, 0),
        (half_of_argument, 0),
        (variable, 1),
        (variable_of_another, 1),
        (filled, 1),
        (half_of_variable, 1),
    ],
)
def test_what_the_kernel_computes_is_not_what_python_computes(kernel, element):
    found = {answer.name.partition("_")[0]: answer for answer in check(kernel, launched, jobs=1).answers}
    assert found["store"].verdict is PROVED
    assert ("constexpr" in found) is (element == 0)
    assert element or found["constexpr"].verdict is REFUTED
    assert element_for_one(kernel) == element


@pytest.mark.parametrize("kernel", [half_of_either])
def test_a_place_of_which_python_computes_a_part(kernel):
    """The line of a function that is called twice, once with a constexpr."""
    verdicts = {answer.name.partition("_")[0]: answer.verdict for answer in check(kernel, launched, jobs=1).answers}
    assert verdicts["constexpr"] is REFUTED


@triton.jit
def wide(p, n):
    tl.store(p + tl.program_id(0) * (n * 65536), 1)


@triton.jit
def wide_of_two(p, n, k):
    tl.store(p + tl.program_id(0) * (n * k), 1)


@triton.jit
def wide_cast(p, n):
    tl.store(p + tl.program_id(0).to(tl.int64) * (n * 65536), 1)


@triton.jit
def wide_counter(p, n):
    for k in range(n):
        tl.store(p + k * 65536 + tl.program_id(0) * n * 65536, 1)


def far(programs, least=1):
    def build(n):
        given(n >= least)
        return (programs,), {"p": tensor("int32", 2**17, n, 2**16), "n": i64(n)}

    return build


def far_of_two(programs, least):
    def build(n, k):
        given(n >= least, k < 2**16 + 1)
        return (programs,), {"p": tensor("int32", 2**17, n, 2**16), "n": i64(n), "k": k}

    return build


@pytest.mark.parametrize(
    ("kernel", "build", "verdict"),
    [
        (wide, far(2**15), PROVED),
        (wide, far(2**15 + 1), REFUTED),
        (wide, far(2**15 + 1, 2), None),
        (wide_cast, far(2**15 + 1), None),
        (wide_counter, far(2**15), PROVED),
        (wide_counter, far(2**15 + 1), REFUTED),
        (wide_of_two, far_of_two(2**15, 1), PROVED),
        (wide_of_two, far_of_two(2**15 + 1, 1), REFUTED),
        (wide_of_two, far_of_two(2**15 + 1, 2), None),
    ],
)
def test_a_constexpr_has_the_width_of_what_stands_beside_it(kernel, build, verdict):
    """Where n is 1, n * 65536 is a number of Python, and the product with a program's number has 32 bits."""
    answers = check(kernel, build, jobs=1, seconds=30).answers
    assert {a.verdict for a in answers if not a.name.startswith(("constexpr", "writes"))} == {PROVED}
    own = [answer for answer in answers if answer.name.startswith("constexpr")]
    if verdict is None:
        assert not own
    else:
        assert {answer.verdict for answer in own} <= {PROVED, verdict}
        assert verdict in {answer.verdict for answer in own}
    types = {"p": "*i32", "n": "constexpr", "k": "i32"}
    text = compiled(kernel, {name: types[name] for name in kernel.arg_names}, {"n": 1}, "here")
    assert ("i64" in text) is (kernel is wide_cast)
