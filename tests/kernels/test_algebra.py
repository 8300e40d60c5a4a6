"""The simplifier and the tables against exact Python integers, on random terms and points."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tileprove.prover.kernels.algebra import Algebra
from tileprove.prover.kernels.finite import Tables
from tileprove.prover.kernels.splitting import equality
from tileprove.prover.meanings import python
from tileprove.prover.terms import Term, as_int, binary, both, integer, truth, where

LANE, WARP, X = integer("lane", 0, 64), integer("warp", 0, 4), integer("x", -40, 100)
BOX = {"lane": (0, 63), "warp": (0, 3), "x": (-40, 99)}
CONSTANTS = st.sampled_from([1, 2, 3, 4, 5, 7, 8, 16, 56, 64, 3136])


def sums(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(children, children, st.sampled_from([1, -1, 3, 8])).map(lambda t: t[0] + t[1] * t[2])


def divided(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(st.sampled_from(["div", "mod"]), children, CONSTANTS).map(lambda t: binary(*t))


def chosen(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(children, children, children, children).map(lambda t: where(t[0] < t[1], t[2], t[3]))


def products(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(children, children).map(lambda t: t[0] * t[1])


LEAVES = st.one_of(st.sampled_from([LANE, WARP, X]), st.integers(-70, 70).map(as_int))
TERMS = st.recursive(LEAVES, lambda c: st.one_of(sums(c), divided(c), chosen(c), products(c)), max_leaves=12)
POINTS = st.fixed_dictionaries({name: st.integers(*ends) for name, ends in BOX.items()})


def value(point: dict[str, int], term: Term) -> int:
    return python.evaluate(point, term)[0]


@settings(max_examples=400, deadline=None)
@given(TERMS, st.lists(POINTS, min_size=4, max_size=4), st.booleans())
def test_simplified_terms_have_the_same_value(term, points, expanding):
    found = Algebra(expanding=expanding).simplify(term)
    for point in points:
        assert value(point, found) == value(point, term)


@settings(max_examples=200, deadline=None)
@given(TERMS, st.lists(POINTS, min_size=4, max_size=4))
def test_intervals_contain_every_value(term, points):
    algebra = Algebra()
    low, high = algebra.interval(algebra.simplify(term))
    for point in points:
        assert low <= value(point, term) <= high


@settings(max_examples=200, deadline=None)
@given(TERMS, TERMS, st.integers(-50, 50), POINTS)
def test_what_is_given_narrows_only_where_it_holds(term, bound, limit, point):
    given_formula = bound <= limit
    algebra = Algebra([given_formula])
    found, interval = algebra.simplify(term), algebra.interval(algebra.simplify(term))
    if value(point, given_formula):
        assert value(point, found) == value(point, term)
        assert interval[0] <= value(point, term) <= interval[1]


@settings(max_examples=150, deadline=None)
@given(TERMS, st.integers(0, 2**12), st.lists(POINTS, min_size=6, max_size=6))
def test_one_form_for_functions_of_the_lane_keeps_the_value(term, flip, points):
    algebra = Algebra()
    tables = Tables(algebra, [LANE, WARP])
    mixed = term + ((LANE * 16 + WARP * 1024) ^ flip) + (LANE * 4 ^ (LANE // 8))
    found = algebra.simplify(tables.canonical(algebra.simplify(mixed)))
    for point in points:
        assert value(point, found) == value(point, mixed)


@settings(max_examples=150, deadline=None)
@given(TERMS, TERMS, st.lists(POINTS, min_size=6, max_size=6))
def test_equality_in_cases_is_equality(left, right, points):
    formula = equality(left, right, [], [LANE, WARP], Algebra())
    for point in points:
        assert value(point, formula) == (value(point, left) == value(point, right))


def test_equal_swizzles_become_the_same_term():
    algebra = Algebra()
    tables = Tables(algebra, [LANE, WARP])
    byte = WARP * 1024 + LANE * 16
    one = byte ^ (((byte // 128) % 8) * 16)
    vector = byte // 16
    other = (vector ^ ((vector >> 3) & 7)) * 16
    assert tables.canonical(algebra.simplify(one)) is tables.canonical(algebra.simplify(other))
    wrong = (vector ^ ((vector >> 3) & 3)) * 16
    assert tables.canonical(algebra.simplify(one)) is not tables.canonical(algebra.simplify(wrong))


def test_a_carry_is_the_direct_remainder_only_if_it_is_right():
    x = integer("x", 0, 10**6)
    w, h = x % 56, x // 56 % 56
    over = w + 32 >= 56
    for step, equal in ((56, True), (55, False)):
        carried = where(over, w + 32 - step, w + 32) + h * 56
        formula = equality(carried, (x + 32) % 56 + h * 56, [], [], Algebra())
        assert (formula is truth(True)) == equal


def test_exact_edges_of_decided_comparisons():
    algebra = Algebra()
    assert algebra.compare("lt", LANE, as_int(64)) is truth(True)
    assert algebra.compare("lt", LANE, as_int(63)) is not truth(True)
    assert algebra.compare("le", as_int(0), LANE) is truth(True)
    assert algebra.compare("le", as_int(64), LANE) is truth(False)
    assert algebra.mod(LANE, as_int(64)) is LANE
    assert algebra.mod(LANE, as_int(63)) is not LANE
    assert both(algebra.compare("eq", LANE, LANE + 1)) is truth(False)


def test_a_bound_that_rests_on_itself_ends():
    product = (LANE * 8 - 59) * LANE
    algebra = Algebra([product <= 1])
    assert algebra.interval(algebra.simplify(product))[1] == 1
