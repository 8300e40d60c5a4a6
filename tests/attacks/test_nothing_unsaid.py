"""What a kernel does and nobody used to look at: each has a claim, or a line that names it; what is right stays proved.

Pairs of launches: the last value that is right, and the first that is not.
"""

import os

import pytest

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from tileprove.prover.language.obligations import Verdict  # noqa: E402

from tileprove.triton import check, given, tensor  # noqa: E402

PROVED, REFUTED, UNKNOWN, UNSUPPORTED = Verdict.PROVED, Verdict.REFUTED, Verdict.UNKNOWN, Verdict.UNSUPPORTED


def said(kernel, build, **constexprs) -> dict[str, Verdict]:
    """Claim -> verdict, without what is accessed in the claims' names."""
    found = check(kernel, build, seconds=30, jobs=1, **constexprs)
    said: dict[str, Verdict] = {}
    for answer in found.answers:
        name = answer.name if answer.name.startswith("written") else answer.name.partition("_")[0]
        said[name] = answer.verdict
    return said


def of_n(n):
    given(n >= 2)  # Triton makes a constexpr of an argument that is 1
    return (1,), {"p": tensor("int32", 1), "n": n}


def many(n):
    return (1,), {"p": tensor("int32", n), "n": n}


# -- operations that have no result for some operands ----------------------------------------------------------


@triton.jit
def quotient(p, n, K: tl.constexpr):
    tl.store(p, n // tl.full((), K, tl.int32))


@triton.jit
def rest(p, n, K: tl.constexpr):
    tl.store(p, n % K)


@triton.jit
def shifted(p, n, K: tl.constexpr):
    tl.store(p, (n >> K) + (n << K))


@pytest.mark.parametrize(
    ("kernel", "right", "wrong"),
    [(quotient, 1, 0), (quotient, -1, 0), (rest, 1, 0), (shifted, 31, 32), (shifted, 0, -1)],
)
def test_constants_by_which_nothing_is_divided_or_shifted(kernel, right, wrong):
    assert said(kernel, of_n, K=right) == {"store": PROVED}
    assert said(kernel, of_n, K=wrong) == {"store": PROVED, "divisions": REFUTED}


@triton.jit
def gathered(p, n, LAST: tl.constexpr):
    at = tl.gather(tl.arange(0, 16), tl.full((16,), 0, tl.int32) + n % LAST, 0)
    tl.store(p + at, 1)


def sixteen(n):
    return (1,), {"p": tensor("int32", 16), "n": n}


def test_a_gather_chooses_from_inside():
    assert said(gathered, sixteen, LAST=16) == {"store": PROVED, "gathers": PROVED}
    found = said(gathered, sixteen, LAST=17)
    assert found["gathers"] is REFUTED
    assert found["store"] is not PROVED  # of what is found outside nothing is known


@triton.jit
def halved(p, n, LESS: tl.constexpr):
    a = n - 2147483647 - LESS  # the least integer where n is LESS - 1
    tl.store(p, a // -1 + a % -1)


@triton.jit
def signed_quotient(p, x, n):
    a = tl.load(x + tl.program_id(0))
    by = tl.load(x + n)
    if by != 0:
        tl.store(p, a // by)


@triton.jit
def signed_rest(p, x, n):
    a = tl.load(x + tl.program_id(0)).to(tl.int64)
    by = tl.load(x + n).to(tl.int64)
    if by != 0:
        tl.store(p, a % by)


def pairs_of(low, high):
    def build(n):
        given(n >= 2)
        return (n,), {"p": tensor("int32", 1, shared=True), "x": tensor("int32", n + 1, values=(low, high)), "n": n}

    return build


LEAST = -(2**31)


def test_the_least_integer_is_not_divided_by_minus_one():
    """LLVM leaves it undefined, of the rest too."""
    assert said(halved, of_n, LESS=1) == {"store": PROVED, "divisions": PROVED}
    assert said(halved, of_n, LESS=3) == {"store": PROVED, "divisions": REFUTED}
    loads = {"load": PROVED, "store": PROVED}
    assert said(signed_quotient, pairs_of(LEAST + 1, 2**31)) == {**loads, "divisions": PROVED}
    assert said(signed_quotient, pairs_of(LEAST, 2**31)) == {**loads, "divisions": REFUTED}
    assert said(signed_quotient, pairs_of(LEAST, -1)) == {**loads, "divisions": PROVED}
    assert said(signed_rest, pairs_of(LEAST, 2**31)) == {**loads, "divisions": PROVED}


@triton.jit
def binned(p, x, n, BINS: tl.constexpr, MASKED: tl.constexpr):
    i = tl.arange(0, 16)
    v = tl.load(x + i, i < n, other=0)
    found = tl.histogram(v, BINS, mask=v < BINS) if MASKED else tl.histogram(v, BINS)
    tl.store(p + tl.arange(0, BINS), found)


def bins_of(low, high):
    def build(n):
        given(n >= 2)
        return (1,), {"p": tensor("int32", 64), "x": tensor("int32", n, values=(low, high)), "n": n}

    return build


def test_what_a_histogram_counts_has_a_bin():
    """NVIDIA drops what has none and AMD counts it in another: Triton says nothing of it."""
    calm = {"load": PROVED, "store": PROVED}
    assert said(binned, bins_of(0, 64), BINS=64, MASKED=False) == {**calm, "counts": PROVED}
    assert said(binned, bins_of(0, 65), BINS=64, MASKED=False) == {**calm, "counts": REFUTED}
    assert said(binned, bins_of(-1, 64), BINS=64, MASKED=False) == {**calm, "counts": REFUTED}
    assert said(binned, bins_of(0, 99), BINS=64, MASKED=True) == {**calm, "counts": PROVED}
    assert said(binned, bins_of(-1, 99), BINS=64, MASKED=True) == {**calm, "counts": REFUTED}


# -- functions that are called ---------------------------------------------------------------------------------


@triton.jit(noinline=True)
def divided(a, b):
    if b > 100:
        return a // 7
    return a // b


@triton.jit(noinline=True)
def promised(a):
    tl.assume(a > 0)
    return tl.multiple_of(a * 3, 2)


@triton.jit(noinline=True)
def put(p, i, n):
    if i >= n:
        return 0
    tl.store(p + i, i)
    return divided(i, n)


@triton.jit(noinline=True)
def clipped(i, n):
    if i >= n:
        return n - 1
    return i


@triton.jit
def calls_divided(p, n, LESS: tl.constexpr):
    tl.store(p, divided(n, n - LESS))


@triton.jit
def calls_promised(p, n, BY: tl.constexpr):
    tl.store(p, promised(n * BY))


@triton.jit
def calls_put(p, n, MORE: tl.constexpr):
    put(p, tl.program_id(0), n + MORE)


@triton.jit
def calls_clipped(p, n, MORE: tl.constexpr):
    for j in range(0, n + 3):
        tl.store(p + clipped(j, n) + MORE, 1)


def programs(n):
    return (n + 5,), {"p": tensor("int32", n), "n": n}


def test_divisions_of_functions_that_are_called():
    assert said(calls_divided, of_n, LESS=1) == {"store": PROVED, "divisions": PROVED}
    assert said(calls_divided, of_n, LESS=2) == {"store": PROVED, "divisions": REFUTED}


def test_promises_of_functions_that_are_called():
    def small(n):
        given(n < 1000)
        return of_n(n)

    assert said(calls_promised, small, BY=2) == {"store": PROVED, "hint": PROVED}
    found = check(calls_promised, small, seconds=30, jobs=1, BY=3)
    assert sorted(a.verdict for a in found.answers if a.name.startswith("hint")) == [PROVED, REFUTED]


def test_stores_of_functions_that_are_called():
    right = {"store": PROVED, "divisions": PROVED, "writes": PROVED}
    assert said(calls_put, programs, MORE=0) == right
    assert said(calls_put, programs, MORE=1) == {**right, "store": REFUTED}


def test_what_functions_give():
    def one(n):
        given(n < 1000)
        return many(n)

    assert said(calls_clipped, one, MORE=0) == {"store": PROVED}
    assert said(calls_clipped, one, MORE=1) == {"store": REFUTED}


@triton.jit(noinline=True)
def cleared(p):
    tl.store(p, 0)


@triton.jit
def reads_what_is_called(p, x, n):
    cleared(p)
    tl.store(x + tl.load(p), 1)


def test_what_a_call_writes_is_not_what_was_there():
    def build(n):
        return (1,), {"p": tensor("int32", 1), "x": tensor("int32", n), "n": n}

    found = check(reads_what_is_called, build, seconds=30, jobs=1)
    verdicts = {answer.what: answer.verdict for answer in found.answers}
    assert verdicts["store of x"] is not REFUTED  # that p still holds anything else is no counterexample


@triton.jit(noinline=True)
def filled(p, row, n, BLOCK: tl.constexpr):
    for start in range(0, n, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        tl.store(p + row * n + cols, 1.0, mask=cols < n)


@triton.jit(noinline=True)
def filled_rows(p, m, n, BLOCK: tl.constexpr):
    if tl.program_id(0) < m:
        filled(p, tl.program_id(0), n, BLOCK)


@triton.jit
def calls_filled(p, m, n, MORE: tl.constexpr):
    filled_rows(p, m + MORE, n, 32)


@pytest.mark.parametrize(
    ("more", "store", "written"), [(0, PROVED, PROVED), (-1, PROVED, REFUTED), (1, REFUTED, PROVED)]
)
def test_loops_of_functions_that_functions_call(more, store, written):
    def rows(m, n):
        given(m * n < 2**30)
        return (m + 3,), {"p": tensor("fp32", m, n, written=True), "m": m, "n": n}

    found = said(calls_filled, rows, MORE=more)
    assert found == {"store": store, "counter": PROVED, "writes": PROVED, "written_p": written}


@triton.jit(noinline=True)
def either(p, q, i):
    if i % 2 == 0:
        return p + i
    return q + i


@triton.jit
def stores_to_either(p, q, n):
    tl.store(either(p, q, tl.program_id(0)), 1.0)


def test_pointers_that_functions_give():
    def build(n, more=0):
        return (n + more,), {"p": tensor("fp32", n + more), "q": tensor("fp32", n), "n": n}

    assert set(said(stores_to_either, lambda n: build(n)).values()) == {PROVED}
    assert said(stores_to_either, lambda n: build(n, 1))["store"] is REFUTED


# -- regions ---------------------------------------------------------------------------------------------------


@triton.jit
def by_any(a, b):
    return a // b


@triton.jit
def by_positive(a, b):
    return tl.maximum(a, b) // tl.maximum(tl.minimum(b, 9), 1)


@triton.jit
def by_guarded(a, b):
    return a // b if (b > 0) | (b < -1) else a  # the least integer has no quotient by -1


@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


@triton.jit
def reduces(p, x, HOW: tl.constexpr):
    v = tl.load(x + tl.arange(0, 64))
    if HOW == 0:
        tl.store(p, tl.reduce(v, 0, larger))
    elif HOW == 1:
        tl.store(p, tl.reduce(v, 0, by_positive))
    elif HOW == 2:
        tl.store(p, tl.reduce(v, 0, by_guarded))
    else:
        tl.store(p, tl.reduce(v, 0, by_any))


@triton.jit
def scans(p, x, HOW: tl.constexpr):
    at = tl.arange(0, 64)
    v = tl.load(x + at)
    if HOW == 0:
        tl.store(p + at, tl.associative_scan(v, 0, larger))
    elif HOW == 1:
        tl.store(p + at, tl.associative_scan(v, 0, by_positive))
    elif HOW == 2:
        tl.store(p + at, tl.associative_scan(v, 0, by_guarded))
    else:
        tl.store(p + at, tl.associative_scan(v, 0, by_any))


def two():
    return (1,), {"p": tensor("int32", 64), "x": tensor("int32", 64)}


@pytest.mark.parametrize("kernel", [reduces, scans])
def test_divisions_in_what_combines_elements(kernel):
    plain = {"load": PROVED, "store": PROVED}
    assert said(kernel, two, HOW=0) == plain  # there is nothing to say
    assert said(kernel, two, HOW=1) == {**plain, "divisions": PROVED}
    assert said(kernel, two, HOW=2) == {**plain, "divisions": PROVED}
    assert said(kernel, two, HOW=3) == {**plain, "divisions": UNKNOWN}


@triton.jit
def maps(p, n, FIRST: tl.constexpr):
    at = tl.arange(0, 16)
    tl.store(p + at, tl.map_elementwise(by_any, at + n, at + FIRST))


@pytest.mark.skipif(not hasattr(tl, "map_elementwise"), reason="this release has no tl.map_elementwise")
def test_divisions_in_what_is_mapped():
    def build(n):
        return (1,), {"p": tensor("int32", 16), "n": n}

    assert said(maps, build, FIRST=1) == {"store": PROVED, "divisions": PROVED}
    assert said(maps, build, FIRST=0) == {"store": PROVED, "divisions": REFUTED}


# -- what is not known -----------------------------------------------------------------------------------------


@triton.jit
def assembled(p, n, TEXT: tl.constexpr, POINTER: tl.constexpr, PURE: tl.constexpr):
    at = tl.arange(0, 16)
    if POINTER:
        tl.inline_asm_elementwise(TEXT, "=r,l", [p + at + n], dtype=tl.int32, is_pure=PURE, pack=1)
    else:
        tl.inline_asm_elementwise(TEXT, "=r,r", [at], dtype=tl.int32, is_pure=PURE, pack=1)
    tl.store(p + at, 1)


def test_assembly_that_may_touch_memory_is_named():
    named = {"store": PROVED, "assembly": UNSUPPORTED}
    store = "st.global.u32 [$1], 1; mov.u32 $0, 0;"
    assert said(assembled, sixteen, TEXT=store, POINTER=True, PURE=False) == named
    assert said(assembled, sixteen, TEXT="mov.u32 $0, 7;", POINTER=False, PURE=False) == named
    # what is pure and not used is gone; the other only computes
    assert said(computes, sixteen) == {"store": PROVED}


@triton.jit
def computes(p, n):
    at = tl.arange(0, 16)
    time = tl.inline_asm_elementwise("mov.u64 $0, %globaltimer;", "=l", [], dtype=tl.int64, is_pure=False, pack=1)
    more = tl.inline_asm_elementwise("add.u32 $0, $1, 1;", "=r,r", [at], dtype=tl.int32, is_pure=True, pack=1)
    tl.store(p + at, more + time)


@triton.jit
def reshaped(p, n, ANY: tl.constexpr):
    rows = tl.arange(0, 8)[:, None] * 8 + tl.arange(0, 8)[None, :]
    at = tl.reshape(tl.arange(0, 64), (8, 8), can_reorder=ANY)
    tl.store(p + at, 1.0, mask=rows < n)


def test_a_reshape_that_may_reorder_is_no_order():
    def build(n):
        return (1,), {"p": tensor("fp32", n), "n": n}

    assert said(reshaped, build, ANY=False) == {"store": PROVED}
    assert said(reshaped, build, ANY=True)["store"] is not PROVED


@triton.jit
def through(table, x, y, n, MORE: tl.constexpr):
    i = tl.program_id(0)
    v = tl.load(table + i + MORE)
    w = tl.load(x + v)
    tl.store(y + w, 1)


@triton.jit
def guarded(table, y, n, MORE: tl.constexpr):
    v = tl.load(table + tl.program_id(0) + MORE)
    tl.store(y + v, 1, mask=(v >= 0) & (v < n))


def test_nothing_is_proved_of_what_a_load_finds_outside():
    """What is found there may be anything, which a counterexample says; and what no number breaks is not proved either."""

    def build(n):
        table = tensor("int32", n, values=(0, n))
        return (n,), {"table": table, "x": table, "y": tensor("int32", n, shared=True), "n": n}

    assert set(said(through, build, MORE=0).values()) == {PROVED}
    assert said(through, build, MORE=1) == {"load": REFUTED, "store": REFUTED}

    def alone(n):
        return (n,), {"table": tensor("int32", n, values=(0, n)), "y": tensor("int32", n, shared=True), "n": n}

    assert set(said(guarded, alone, MORE=0).values()) == {PROVED}
    found = check(guarded, alone, seconds=30, jobs=1, MORE=1)
    assert {a.what: a.verdict for a in found.answers} == {"load of table": REFUTED, "store of y": UNKNOWN}
    line = next(a.line for a in found.answers if a.what == "load of table")
    (why,) = [a.detail for a in found.answers if a.what == "store of y"]
    assert "rests on" in why
    assert f"line {line}" in why
    assert os.linesep not in why


@triton.jit
def kept(table, n, MORE: tl.constexpr):
    at = tl.program_id(0) + MORE
    for _ in tl.static_range(3):  # type: ignore[attr-defined]  # three loads of one line
        at = tl.load(table + at)
    tl.device_assert(at >= 0)
    tl.device_print("at", at)


def test_loads_of_one_line_rest_on_each_other():
    def build(n):
        return (n,), {"table": tensor("int32", n, values=(0, n)), "n": n}

    def verdicts(more):
        return [a.verdict for a in check(kept, build, seconds=30, jobs=1, MORE=more).answers if a.name[:4] == "load"]

    assert verdicts(0) == [PROVED] * 3
    assert verdicts(1)[0] is REFUTED
    assert PROVED not in verdicts(1)


@triton.jit
def usual(p, x, n, seed):
    o = tl.arange(0, 64)
    v = tl.load(x + o)
    s = tl.sort(v)
    y, z = tl.split(tl.join(v, s))
    m = tl.softmax(v.to(tl.float32))
    m += tl.exp2(m) + tl.sigmoid(m) + tl.floor(m) + tl.fma(m, m, m) + tl.abs(m) + tl.rsqrt(m) + tl.clamp(m, 0.0, 1.0)
    m += tl.rand(seed, o) + tl.randn(seed, o) + tl.cumsum(tl.flip(s, 0), 0) + tl.histogram(o, 64) + y + z
    m += tl.umulhi(v, v) + tl.cdiv(n, 4) + tl.xor_sum(v, 0) + tl.cumprod(v, 0) + tl.ravel(tl.reshape(v, (8, 8)))
    square = tl.reshape(tl.arange(0, 1024), (32, 32)).to(tl.float16)
    a = tl.argmax(v, 0) + tl.argmin(v, 0)
    tl.debug_barrier()
    tl.device_print("a", a)
    tl.store(p + o, m.to(tl.bfloat16).to(tl.float8e5).to(tl.float32))
    tl.store(p + tl.arange(0, 128), tl.interleave(v, s))
    tl.store(p + tl.arange(0, 32), tl.sum(tl.dot(square, square), 1))
    tl.atomic_add(p + o, 1.0)
    tl.atomic_cas(x + o, v, v)
    tl.store(x + a, 1)


def test_the_usual_functions_have_nothing_more_to_say():
    def build(n, seed):
        return (1,), {"p": tensor("fp32", 128), "x": tensor("int32", 127), "n": n, "seed": seed}

    assert said(usual, build) == {"load": PROVED, "store": PROVED, "atomic": PROVED}
