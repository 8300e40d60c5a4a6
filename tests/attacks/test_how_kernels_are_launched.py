"""What Triton makes of a launch before the kernel runs: types of arguments, grids without a program, numbers that become
constexprs. Pairs of launches: the last that is right, and the first that is not.
"""

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from tileprove.prover.language.obligations import SpecError, Verdict  # noqa: E402

from tileprove.triton import check, descriptor, given, i32, tensor  # noqa: E402

PROVED, REFUTED = Verdict.PROVED, Verdict.REFUTED


def said(kernel, build, **constexprs) -> dict[str, Verdict]:
    """Claim -> verdict, without what is accessed in the claims' names."""
    found = check(kernel, build, seconds=30, jobs=1, **constexprs)
    return {
        own.name if own.name.startswith("written") else own.name.partition("_")[0]: own.verdict for own in found.answers
    }


# -- grids without a program: Triton launches nothing, and nothing is written --------------------------------------


@triton.jit
def each(p, n):
    tl.store(p + tl.program_id(0), 1, mask=tl.program_id(0) < n)


@pytest.mark.parametrize(("rows", "verdict"), [(1, PROVED), (0, REFUTED)])
def test_a_grid_without_a_program_writes_nothing(rows, verdict):
    def build(n, m):
        return (n * (m - 1 + rows),), {"p": tensor("int32", n, written=True), "n": n}

    assert said(each, build) == {"store": PROVED, "writes": PROVED, "written_p": verdict}


def test_of_an_empty_tensor_an_empty_grid_writes_all():
    def build(n):
        return (n - 1,), {"p": tensor("int32", n - 1, written=True), "n": n - 1}

    assert said(each, build)["written_p"] is PROVED


# -- types of arguments ----------------------------------------------------------------------------------------


@triton.jit
def unsigned(p, n: tl.uint32):  # type: ignore[valid-type]
    tl.store(p + tl.program_id(0), 1, mask=n - 5 > 10)


@triton.jit
def narrow(p, n: tl.int8):  # type: ignore[valid-type]
    tl.store(p + tl.program_id(0), 1, mask=n + 56 > 0)


@triton.jit
def plain(p, n):
    tl.store(p + tl.program_id(0), 1, mask=tl.program_id(0) < n)


@pytest.mark.parametrize(("least", "verdict"), [(5, PROVED), (4, REFUTED)])
def test_an_argument_has_the_type_that_the_kernel_says(least, verdict):
    """In 32 bits without a sign, 4 - 5 is more than 10."""

    def build(n):
        given(n >= least, n <= 15)
        return (2,), {"p": tensor("int32", 1), "n": n}

    assert said(unsigned, build)["store"] is verdict


def test_numbers_of_more_than_63_bits_have_no_sign():
    """Triton passes 2^63 so that it is above all others; -2^63 would be below all."""

    def build(number):
        return lambda: ((2,), {"p": tensor("int32", 1), "n": number})

    assert said(plain, build(-(2**63))) == {"store": PROVED, "writes": PROVED}
    assert said(plain, build(2**63))["store"] is REFUTED


@pytest.mark.parametrize(
    ("kernel", "number"), [(plain, 2**64), (plain, -(2**63) - 1), (plain, i32(2**32 + 2)), (narrow, 200)]
)
def test_a_number_that_does_not_fit_is_an_error(kernel, number):
    with pytest.raises(SpecError, match="does not fit in"):
        check(kernel, lambda: ((2,), {"p": tensor("int32", 1), "n": number}))


# -- arguments that are 1, of which Triton makes constexprs ----------------------------------------------------


@triton.jit
def rounded(p, n):
    tl.store(p + (n - 5) // 3 + 1, 1)


@triton.jit(do_not_specialize=["n"])
def rounded_always_there(p, n):
    tl.store(p + (n - 5) // 3 + 1, 1)


@triton.jit
def rounded_of_a_type(p, n: tl.int32):  # type: ignore[valid-type]
    tl.store(p + (n - 5) // 3 + 1, 1)


@triton.jit
def rounded_behind_a_branch(p, n):
    if n > 1:
        tl.store(p + (n - 5) // 3 + 1, 1)


def one_or_more(least):
    def build(n):
        given((n == 1) | (n >= least))
        return (1,), {"p": tensor("int32", n), "n": n}

    return build


def five(n):
    given(n >= 5)
    return (1,), {"p": tensor("int32", n), "n": n}


def compiled_for_one(kernel) -> str:
    """What Triton makes of the kernel where n is 1."""
    from tileprove.prover.triton.launching.compiling import compiled

    return compiled(kernel, {"p": "*i32", "n": "constexpr"}, {"n": 1}, "here")


def test_python_rounds_an_argument_that_is_one():
    """(1 - 5) // 3 is -2 at compile time and -1 in the kernel, so that the store is before the tensor."""
    assert "dense<-1>" in (text := compiled_for_one(rounded)) or "arith.constant -1 " in text
    assert said(rounded, five) == {"store": PROVED}
    assert said(rounded, one_or_more(5)) == {"store": PROVED, "constexpr": REFUTED}


@pytest.mark.parametrize("kernel", [rounded_always_there, rounded_of_a_type, rounded_behind_a_branch])
def test_an_argument_that_stays_one_of_the_kernel_is_not_asked_about(kernel):
    assert said(kernel, one_or_more(5)) == {"store": PROVED}


@triton.jit
def either_of_two(p, n):
    tl.store(p + (n and 3), 1)


@triton.jit
def inverted(p, n):
    if ~(n > 0):
        tl.store(p + 5, 1)


@triton.jit
def of_eight_bits(x, p, n):
    tl.store(p + (tl.load(x) + n), 1)


def passed(numbers, **more):
    """Builds a launch with one of these numbers, which is a size where there are several."""
    if len(numbers) == 1:
        return lambda: ((1,), {**more, "n": numbers[0]})

    def build(n):
        given((n == numbers[0]) | (n == numbers[1]))
        return (1,), {**more, "n": n}

    return build


UNSUPPORTED = Verdict.UNSUPPORTED


@pytest.mark.parametrize("kernel", [either_of_two, inverted])
@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ([2], {"store": PROVED}),
        ([1], {"store": REFUTED}),
        ([1, 2], {"store": PROVED, "constexpr": UNSUPPORTED}),
    ],
)
def test_words_that_are_another_thing_of_one(kernel, numbers, found):
    """``n and 3`` is n in the kernel, and 3 where n is the constexpr 1; ~True is -2, which holds."""
    assert said(kernel, passed(numbers, p=tensor("int32", 3))) == found


@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ([2], {"load": PROVED, "store": PROVED}),
        ([1], {"load": PROVED, "store": REFUTED}),
        ([1, 2], {"load": PROVED, "store": PROVED, "constexpr": UNSUPPORTED}),
    ],
)
def test_one_does_not_widen_eight_bits(numbers, found):
    """127 + 1 is -128 where 1 is a constexpr."""
    build = passed(numbers, x=tensor("int8", 1, values=(0, 128)), p=tensor("int32", 130))
    assert said(of_eight_bits, build) == found


def test_an_argument_that_is_one_is_compiled_as_a_constexpr():
    """So nothing is claimed of it: (1 - 5) // 3 is -2, as Python has it, and -2 + 1 is outside of one element."""

    def build(least):
        return lambda: ((1,), {"p": tensor("int32", 2), "n": least})

    assert said(rounded, build(2)) == {"store": PROVED}
    assert said(rounded, build(1)) == {"store": REFUTED}
    assert said(rounded_always_there, build(1)) == {"store": PROVED}


# -- one tensor by two ways ------------------------------------------------------------------------------------


@triton.jit
def from_both_ends(d, p, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK
    d.store([at], tl.zeros((BLOCK,), tl.float32))
    tl.store(p + (tl.num_programs(0) * BLOCK - 1 - at - tl.arange(0, BLOCK)), 1.0)


@triton.jit
def overwritten(d, p, out, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK
    d.store([at], tl.full((BLOCK,), 100, tl.int32))
    tl.store(out + tl.load(p + at), 1.0)


@pytest.mark.parametrize(("one", "refuted"), [(False, []), (True, ["writes_d_and_p"])])
def test_a_descriptor_is_of_the_tensor_that_the_kernel_has_too(one, refuted):
    """Two programs write its elements, one through the descriptor: that was not asked."""

    def build(k):
        given(k < 1000)
        own = tensor("fp32", 16 * k)
        return (k,), {"d": descriptor(own, [16]), "p": own if one else tensor("fp32", 16 * k)}

    found = check(from_both_ends, build, seconds=30, jobs=1, BLOCK=16).answers
    assert [own.name for own in found if own.verdict is not PROVED] == refuted


@pytest.mark.parametrize(("one", "verdict"), [(False, PROVED), (True, UNSUPPORTED)])
def test_what_is_written_through_a_descriptor_is_not_what_was_promised(one, verdict):
    def build(k):
        given(k < 1000)
        own, out = tensor("int32", 16 * k, values=(0, 8)), tensor("fp32", 8, shared=True)
        return (k,), {"d": descriptor(own if one else tensor("int32", 16 * k), [16]), "p": own, "out": out}

    found = check(overwritten, build, seconds=30, jobs=1, BLOCK=16).answers
    assert [own.verdict for own in found if own.name == "store_out"] == [verdict]


def test_a_tensor_of_fewer_than_no_elements_is_written_whole():
    def build(n):
        return (n - 5,), {"p": tensor("int32", n - 5, written=True), "n": n - 5}

    assert said(each, build)["written_p"] is PROVED


def test_an_argument_that_is_given_twice_is_an_error():
    """That of @launch was dropped."""

    def build(n):
        return (n,), {"d": tensor("fp32", n), "p": tensor("fp32", n), "BLOCK": 16}

    with pytest.raises(SpecError, match="BLOCK is given twice"):
        check(from_both_ends, build, BLOCK=32)
