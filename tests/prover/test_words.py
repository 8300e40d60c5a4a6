"""Words of kernels against numpy and the C library, and what is said to a slip of Python's."""

from __future__ import annotations

import ctypes
import operator

import numpy as np
import pytest
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, as_int, const

import tileprove
from tileprove import Verdict, both, divides, integer, lookup, maximum, minimum, one_to_one, prove, sdiv, srem, within

X, Y = integer("x", None), integer("y", None)
EDGES = [0, 1, 2, 3, 7, 8, 63, 64, 127, 128, 129, 255, 256, 2**15, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 + 5]
EDGES += [-edge for edge in EDGES if edge]


def at(term: Term, **point: int) -> int:
    return int(python.evaluate(point, term)[0])


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("sign", "iu")
def test_registers_wrap_as_numpy_and_ctypes_say(sign: str, bits: int):
    word = getattr(tileprove, f"{sign}{bits}")
    number = getattr(ctypes, f"c_{'int' if sign == 'i' else 'uint'}{bits}")
    kind = np.dtype(f"{sign}{bits // 8}")
    for value in EDGES:
        modulo_64 = np.array(value % 2**64, dtype=np.uint64)
        assert at(word(X), x=value) == number(value).value == int(modulo_64.astype(kind)), value
        assert word(value) is const(number(value).value)
    info = np.iinfo(kind)
    assert prove(word(X) == X, [within(X, int(info.min), int(info.max) + 1)])
    assert prove(both(word(X) >= int(info.min), word(X) <= int(info.max)))
    assert prove(word(X) == X, [within(X, int(info.min), int(info.max) + 2)]).counterexample == {"x": int(info.max) + 1}


class Division(ctypes.Structure):
    _fields_ = (("quotient", ctypes.c_longlong), ("remainder", ctypes.c_longlong))


@pytest.fixture(scope="module")
def lldiv():
    function = ctypes.CDLL(None).lldiv
    function.argtypes, function.restype = [ctypes.c_longlong] * 2, Division
    return function


def test_division_is_that_of_c(lldiv):
    natural, positive = integer("x"), integer("y", 1)
    for a in (value for value in EDGES if abs(value) < 2**63):
        for b in (value for value in EDGES if value and abs(value) < 2**63):
            wanted = lldiv(a, b)
            for x in (X, natural) if a >= 0 else (X,):
                for y in (Y, positive, b) if b >= 1 else (Y, b):
                    assert at(sdiv(x, y), x=a, y=b) == wanted.quotient, (a, b)
                    assert at(srem(x, y), x=a, y=b) == wanted.remainder, (a, b)
            assert srem(a, b) is const(int(np.fmod(np.int64(a), np.int64(b))))
    assert sdiv(natural, positive) is natural // positive


def test_division_by_zero_has_no_value():
    for word in (sdiv, srem):
        assert prove(word(X, Y) * 0 == 0).counterexample == {"x": 0, "y": 0}
        with pytest.raises(python.Undefined):
            at(word(X, 0), x=1)
    assert prove(sdiv(X, Y) * Y + srem(X, Y) == X, [Y != 0])
    assert prove(sdiv(X, 2) == X // 2).verdict is Verdict.REFUTED


def test_the_smallest_the_largest_and_the_absolute_value():
    for a in (value for value in EDGES if abs(value) < 2**62):
        for b in (0, -1, 1, a, a + 1, -a):
            assert at(minimum(X, Y), x=a, y=b) == int(np.minimum(a, b))
            assert at(maximum(X, Y), x=a, y=b) == int(np.maximum(a, b))
            assert at(maximum(X, Y, 5, -3), x=a, y=b) == max(a, b, 5, -3)
            assert at(minimum(X, Y, 5, -3), x=a, y=b) == min(a, b, 5, -3)
        assert at(abs(X), x=a) == abs(a)
    assert prove(both(minimum(X, Y) + maximum(X, Y) == X + Y, abs(X) >= X, abs(X) >= -X))


def test_powers():
    for a in (-3, -1, 0, 1, 2, 10):
        for k in range(7):
            assert at(X**k, x=a) == a**k
            assert at(X ** const(k), x=a) == a**k
            assert const(a) ** k is const(a**k)
    for k in (0, 1, 5, 64):
        assert at(2**X, x=k) == 2**k
        assert at(8**X, x=k) == 8**k
        assert at(1**X, x=k) == 1
    with pytest.raises(python.Undefined):
        at(2**X, x=-1)
    with pytest.raises(python.Undefined):
        at((1 // X) ** 0, x=0)  # what has no value has none to the power of 0
    for base, exponent in ((X, -1), (X, 65), (3, X), (X, Y), (0, X), (-2, X), (2, -1), (2, 5000)):
        with pytest.raises(TypeError, match="an exponent is a constant from 0 to 64, or the base is a power of 2"):
            pow(as_int(base), exponent)


def test_division_with_remainder_sums_and_ranges_of_constants():
    for a in EDGES:
        for b in (1, 3, -4):
            assert tuple(at(part, x=a) for part in divmod(X, b)) == divmod(a, b)
            assert tuple(at(part, x=b) for part in divmod(a, X)) == divmod(a, b)
    assert at(sum((X + i) ** 2 for i in range(4)), x=5) == sum((5 + i) ** 2 for i in range(4))
    assert list(range(const(3))) == [0, 1, 2]
    assert [10, 20][const(1)] == 20


@pytest.mark.parametrize("size", [1, 2, 3, 7, 8, 32])
def test_a_list_is_looked_up_as_numpy_does(size: int):
    table = np.random.default_rng(size).integers(-9, 99, size)
    entry, bounded = lookup(list(table), X), lookup(list(table), integer("x", 0, size))
    for index in range(size):
        assert at(entry, x=index) == at(bounded, x=index) == at(lookup(table, X % size), x=index + size) == table[index]
        assert lookup(table, index) is const(int(table[index]))
    for index in (-1, -size, size, size + 1):
        with pytest.raises(python.Undefined):
            at(entry, x=index)


def test_a_list_is_not_left():
    lane = integer("lane", 0, 64)
    assert prove(lookup([3, 1, 2, 0], lane // 16) < 4)
    assert prove(lookup([3, 1, 2, 0], lane // 15) >= 0).counterexample == {"lane": 60}
    assert prove(lookup([3, 1, 2, 0], lane - 1) >= 0).counterexample == {"lane": 0}
    assert prove(one_to_one([lane // 4, lookup([3, 1, 2, 0], lane % 4)], [16, 4]))
    assert not prove(one_to_one([lane // 4, lookup([3, 1, 1, 0], lane % 4)], [16, 4]))
    assert prove(lookup([X, Y], lane % 2) >= X, [Y >= X])
    with pytest.raises(ValueError, match="no value at any index"):
        lookup([], lane)


def test_an_assumption_that_brings_its_quotient():
    m, n, k = integer("m", 1), integer("n", 1), integer("k", 1)
    q, p = integer("q", None), integer("p", None)
    assert prove(divides(m, k), [divides(m, n, q), divides(n, k, p)])
    assert prove(divides(m, k, q * p), [divides(m, n, q), divides(n, k, p)])
    assert prove(divides(m, k, q + p), [divides(m, n, q), divides(n, k, p)]).verdict is Verdict.REFUTED
    assert prove(divides(4, n), [divides(4, n, q)])
    assert prove(divides(4, n, n // 4), [divides(4, n)])
    assert prove(divides(X, 0, 7)).counterexample == {"x": 0}  # 0 divides nothing, as without a quotient


SLIPS = {
    "if": (lambda: 1 if X < 3 else 2, r"where\(a, x, y\) for `x if a else y`"),
    "and": (lambda: X < 3 and Y < 3, "both"),
    "or": (lambda: X < 3 or Y < 3, r"either\(a, b\) for `a or b`"),
    "not": (lambda: not X < 3, "~a for `not a`"),
    "chained": (lambda: 0 <= X < 3, r"both\(a, b\) for `a and b` and for `a < b < c`"),
    "brackets": (lambda: X < 3 & Y < 4, r"\(a < b\) & \(c < d\)"),
    "min": (lambda: min(X, 3), r"minimum\(x, y\)"),
    "max": (lambda: max(X, Y), r"maximum\(x, y\) for min and max"),
    "range": (lambda: range(X), r"integer\('i', 0, n\) for any i of range\(n\)"),
    "int": (lambda: int(X), r"the term itself for int\(i\)"),
    "float": (lambda: float(X), "a term is no number"),
    "entry": (lambda: [1, 2][X], r"lookup\(values, i\) for values\[i\]"),
    "over": (lambda: X / 2, r"a // b \(rounds down\), cdiv\(a, b\) \(rounds up\) or sdiv\(a, b\)"),
    "under": (lambda: 7 / X, "a // b"),
    "floating": (lambda: operator.mul(X, 0.5), "an integer is needed here, not 0.5"),
    "base": (lambda: 3**X, "the base is a power of 2"),
    "index": (lambda: operator.index(X < 3), "a term is no number"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_what_to_write(slip: str):
    written, said = SLIPS[slip]
    with pytest.raises(TypeError, match=said):
        written()


def test_a_slip_in_a_spec_is_one_line_with_the_place(tileprove, write_spec):
    spec = write_spec("@SYSTEM.claim('x')\ndef a():\n    yield Case('', 0 <= N < 3)\n")
    done = tileprove("check", spec)
    assert done.code == 2
    assert f"{spec}:10: TypeError: a term has no truth value while a spec is read; write both(a, b)" in done.err
    assert len(done.err.splitlines()) == 1
