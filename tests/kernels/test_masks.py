"""Bounds of masked addresses: the rewritten formulas are equivalent, and easy where the product was hard."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from test_algebra import LANE, POINTS, TERMS, WARP, X, value
from tileprove.prover.engines import ladder
from tileprove.prover.engines.simplifying.algebra import Algebra
from tileprove.prover.kernels.machine.masks import by_mask, eased
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import as_int, integer

FAR = 2**31


@settings(max_examples=150, deadline=None)
@given(TERMS, TERMS, TERMS, st.integers(-200, 200), st.lists(POINTS, min_size=4, max_size=4))
def test_taken_apart_means_the_same(first, second, third, limit, points):
    address = where(first <= second, third * 4, FAR) + where(second < 3, first, 8) * 2 + third
    plain, apart = address <= limit, by_mask(address, lambda term: term <= limit)
    for point in points:
        assert value(point, apart) == value(point, plain)


def test_no_mask_is_left_where_one_was():
    mask = LANE * 4 + 4 <= X
    found = by_mask(where(mask, LANE * 16, FAR) + X, lambda term: term <= 100)
    assert found is both(implies(mask, X + LANE * 16 <= 100), implies(~mask, X + FAR <= 100))
    assert by_mask(LANE, lambda term: term <= 3) is (LANE <= 3)


@settings(max_examples=100, deadline=None)
@given(TERMS, TERMS, TERMS, st.lists(POINTS, min_size=4, max_size=4), st.integers(0, 49))
def test_an_eased_inequality_is_equivalent(first, second, third, points, width):
    stride = integer("stride", 0, 50)
    for plain in (first * stride + second <= third * stride + LANE, first * WARP <= WARP * second + third):
        if plain.op == "le":
            found = eased(plain, Algebra(expanding=True))
            for point in points:
                assert value({**point, "stride": width}, found) == value({**point, "stride": width}, plain)


def test_a_factor_that_may_be_negative_eases_nothing():
    signed, stride = integer("signed", -5, 6), integer("stride", 0, 6)
    rows, row = integer("rows", 1, 100), integer("row", 0, 100)
    for factor, easier in ((stride, True), (signed, False)):
        plain = row * factor <= (rows - 1) * factor
        found = eased(plain, Algebra(expanding=True))
        assert (found is not plain) == easier
        assert any(part is (rows - row - 1 >= 0) for part in found.args) == easier


def test_rows_times_stride_is_within_memory_last_valid_and_first_invalid():
    """What no engine finds as it stands: products of symbolic rows and strides."""
    rows, columns = integer("rows", 1, 2**14), integer("columns", 1, 2**16)
    stride, block = integer("stride", columns, 2**16), integer("block", 0, 2**10)
    row, column = block * 16 + WARP, LANE * 2
    for size, verdict in ((as_int(0), Verdict.PROVED), (as_int(1), Verdict.REFUTED)):
        plain = row * stride + column + 1 + size <= (rows - 1) * stride + columns
        goal = implies(both(row < rows, column < columns), eased(plain, Algebra(expanding=True)))
        found = ladder.decide(Obligation("masks", "inside", "", (), Holds(goal)), 20.0)
        assert found.verdict is verdict, found.detail
