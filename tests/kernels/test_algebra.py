"""The simplifier and the tables against exact Python integers, on random terms and points."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tileprove.prover.engines.simplifying.algebra import Algebra
from tileprove.prover.kernels.claims.finite import Tables
from tileprove.prover.kernels.claims.splitting import equality
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.language.constructors import binary, both, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, as_int, integer, truth
from tileprove.prover.language.walking import postorder
from tileprove.prover.machine.arithmetic import Arithmetic

LANE, WARP, X = integer("lane", 0, 64), integer("warp", 0, 4), integer("x", -40, 100)
W, H = integer("W", 1, 10), integer("H", 1, 6)
BOX = {"lane": (0, 63), "warp": (0, 3), "x": (-40, 99), "W": (1, 9), "H": (1, 5)}
CONSTANTS = st.sampled_from([1, 2, 3, 4, 5, 7, 8, 16, 56, 64, 3136])
DIVISORS = st.one_of(CONSTANTS, st.sampled_from([W, H, W * H, 2 * W, W * W, 3 * W * H]))


def sums(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(children, children, st.sampled_from([1, -1, 3, 8])).map(lambda t: t[0] + t[1] * t[2])


def divided(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(st.sampled_from(["div", "mod"]), children, DIVISORS).map(lambda t: binary(*t))


def chosen(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(children, children, children, children).map(lambda t: where(t[0] < t[1], t[2], t[3]))


def products(children: st.SearchStrategy[Term]) -> st.SearchStrategy[Term]:
    return st.tuples(children, children).map(lambda t: t[0] * t[1])


LEAVES = st.one_of(st.sampled_from([LANE, WARP, X, W]), st.integers(-70, 70).map(as_int))
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


def digits(x: Term, one: Term, other: Term) -> list[Term]:
    """What the digits of x in two bases are made of, each also times a base."""
    low, high, both_ = x % one, (x // one) % other, x % (one * other)
    top = [(x // one) // other, x // (one * other), both_ // one, both_ % one, as_int(32) % one, as_int(32) // one]
    parts = [x, low, high, both_, x // one, *top]
    return [factor * part for part in parts for factor in (1, one, other, one * other)]


DIGITS = [part for x in (X, LANE + 32) for bases in ((W, H), (H, W), (W, as_int(4))) for part in digits(x, *bases)]


@settings(max_examples=600, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(DIGITS), st.sampled_from([1, -1, 2, -3])), min_size=2, max_size=5),
       st.lists(POINTS, min_size=6, max_size=6), st.booleans())  # fmt: skip
def test_digits_in_bases_that_are_variables(parts, points, expanding):
    term = sum((part * factor for part, factor in parts), as_int(0))
    found = Algebra(expanding=expanding).simplify(term)
    for point in points:
        assert value(point, found) == value(point, term)


def test_what_digits_amount_to():
    """x again, one digit, or both; nothing where a base is exchanged, and nothing of a base that may be negative."""
    form = Algebra(expanding=True).simplify
    assert form(X % W + W * (X // W)) is X
    assert form(X % W + W * ((X // W) % H) + W * H * (X // (W * H))) is X
    assert form((X % (W * H)) // W - (X // W) % H) is as_int(0)
    assert form((X % (W * H)) % W - X % W) is as_int(0)
    assert form(X % (W * H) - W * ((X // W) % H) - X % W) is as_int(0)
    assert form((X // W) // H - (X // H) // W) is as_int(0)
    assert form(W * (as_int(32) // W) + as_int(32) % W - 32) is as_int(0)
    assert form((X % (W * H)) // W - (X // H) % W) is not as_int(0)
    assert form(X % (W * H) - H * ((X // W) % H) - X % W) is not as_int(0)
    any_sign = integer("s", -3, 4)
    for point in ({"x": 7, "s": -3, "W": 2}, {"x": -9, "s": -2, "W": 3}, {"x": 50, "s": 3, "W": 4}):
        for term in ((X % (W * any_sign)) % W, (X % (W * any_sign)) // W, (X // any_sign) // W, (X // W) // any_sign):
            assert value(point, Algebra().simplify(term)) == value(point, term)


def test_a_multiple_of_a_product_that_was_divided_by_is_left_over():
    algebra, own = Algebra(), 8 * W
    assert algebra.add(X, -own * (X // own)) is X % own
    assert not any(node is X % own for node in postorder(algebra.add(X, -4 * W * (X // own))))
    assert not any(node.op == "mod" for node in postorder(algebra.add(X, -own * (LANE // own))))
    assert algebra.add(X // 8, -W * (X // own)) is X // 8 % W


def test_a_factor_that_stands_twice_is_taken_out_once():
    low, high = X % W, X // W
    for term in (
        W * (X // (W * W)) - X, W * W * (X // (W * W)) - X, low * low + W * high, X - W * high * high,
        low * low + W * high * low, W * low * low + W * W * high * low, X - W * (X // (W * W * H)),
    ):  # fmt: skip
        for expanding in (False, True):
            found = Algebra(expanding=expanding).simplify(term)
            for x in range(-40, 100, 7):
                for w in range(1, 10):
                    point = {"x": x, "W": w, "H": 3}
                    assert value(point, found) == value(point, term), (term, found)


def test_a_variable_with_one_value_is_that_value():
    form = Algebra([W < 2]).simplify
    assert form(X % W + W * H) is H
    assert Algebra([W < 3]).simplify(W) is W


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
    algebra = Arithmetic((), new_steps())
    tables = Tables(algebra, [LANE, WARP])
    mixed = term + ((LANE * 16 + WARP * 1024) ^ flip) + (LANE * 4 ^ (LANE // 8))
    found = algebra.simplify(tables.canonical(algebra.simplify(mixed)))
    for point in points:
        assert value(point, found) == value(point, mixed)


@settings(max_examples=150, deadline=None)
@given(TERMS, TERMS, st.lists(POINTS, min_size=6, max_size=6))
def test_equality_in_cases_is_equality(left, right, points):
    formula = equality(left, right, [], [LANE, WARP], Arithmetic((), new_steps()))
    for point in points:
        assert value(point, formula) == (value(point, left) == value(point, right))


@settings(max_examples=150, deadline=None)
@given(TERMS, TERMS, TERMS, st.integers(-5, 30), POINTS)
def test_equality_in_cases_uses_only_what_is_given(left, right, bound, limit, point):
    promises = [W < 2, bound <= limit]
    formula = equality(left, right, promises, [LANE, WARP], Arithmetic(promises, new_steps()))
    point = {**point, "W": 1}
    if value(point, promises[1]):
        assert value(point, formula) == (value(point, left) == value(point, right))


def test_what_contradicts_itself_does_no_harm():
    """A case that cannot be is simplified like any other."""
    for nothing in ([W < 1], [W > 3, W < 2], [X < 5, X > 60], [W * H < 1]):
        algebra = Algebra(nothing)
        for term in (LANE // W, X % W, X // (W * H), (X % (W * H)) // W, LANE // (W + H), (LANE + 64) // W):
            algebra.interval(algebra.simplify(term))
            equality(term, term + X, nothing, [LANE, WARP], Arithmetic(nothing, new_steps()))


def test_equal_swizzles_become_the_same_term():
    algebra = Arithmetic((), new_steps())
    tables = Tables(algebra, [LANE, WARP])
    byte = WARP * 1024 + LANE * 16
    one = byte ^ (((byte // 128) % 8) * 16)
    vector = byte // 16
    other = (vector ^ ((vector >> 3) & 7)) * 16
    assert tables.canonical(algebra.simplify(one)) is tables.canonical(algebra.simplify(other))
    wrong = (vector ^ ((vector >> 3) & 3)) * 16
    assert tables.canonical(algebra.simplify(one)) is not tables.canonical(algebra.simplify(wrong))


LESS = W < 5


@pytest.mark.parametrize(("term", "one"), [
    (where(LESS, X + 3, X - 61) % 64, True), (where(LESS, X + 3, X - 60) % 64, False),
    (where(LESS, X - 300, X - 172) % 128, True), (where(LESS, X - 300, X - 236) % 128, False),
    (where(LESS, 64 * X - 2**37, 64 * X + (2**64 - 2**37)) % 2**64, True),
    (where(LESS, 64 * X - 2**37, 64 * X + (2**63 - 2**37)) % 2**64, False),
    ((3 * where(LESS, X, X + 2) + LANE) % 6, True), ((where(LESS, X, X + 2) + LANE) % 6, False),
    ((LANE - 3 * where(LESS, X, X + 2)) % 6, True), ((LANE - 2 * where(LESS, X, X + 2)) % 6, False),
    (where(LESS, X, X + 7) % 1, True), (where(LESS, X, X + 1) % 2, False),
    (where(LESS, -61, 67) % 64, True), (where(LESS, -61, 66) % 64, False),
    ((where(LESS, X, X + 8) + where(LANE < 9, X - 8, X)) % 8, True),
    ((where(LESS, X, X + 8) + where(LANE < 9, X - 7, X)) % 8, False),
    (where(LESS, where(LANE < 9, X, WARP) + 8, where(LANE < 9, X, WARP)) % 8, False),
    (where(LESS, X, X + H) % H, False), (where(LESS, X, X + 8) // 8, False),
])  # fmt: skip
def test_a_remainder_takes_one_arm_where_the_arms_differ_by_a_multiple(term: Term, one: bool):
    """And the arms that differ by anything else, or under a divisor that is a variable, stay as they are."""
    found = Algebra().simplify(term)
    assert all(node.op != "ite" for node in postorder(found)) == one
    for x, w, lane in itertools.product(range(-40, 100), (4, 5), (8, 9)):
        point = {"x": x, "W": w, "lane": lane, "warp": 2, "H": 3}
        assert value(point, found) == value(point, term)


def test_a_carry_is_the_direct_remainder_only_if_it_is_right():
    x = integer("x", 0, 10**6)
    w, h = x % 56, x // 56 % 56
    over = w + 32 >= 56
    for step, equal in ((56, True), (55, False)):
        carried = where(over, w + 32 - step, w + 32) + h * 56
        formula = equality(carried, (x + 32) % 56 + h * 56, [], [], Arithmetic((), new_steps()))
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


@pytest.mark.parametrize(
    ("by", "factor", "shift"),
    [(3, 0xAAAAAAAB, 33), (5, 0xCCCCCCCD, 34), (6, 0xAAAAAAAB, 34), (10, 0xCCCCCCCD, 35), (3, 0x55555556, 32), (7, 37, 8),
     (1000, 0x10624DD3, 38)],
)  # fmt: skip
def test_a_division_that_a_compiler_multiplies_is_one_up_to_where_that_is_right(by: int, factor: int, shift: int):
    last = ((1 << shift) - 1) // (factor * by - (1 << shift))  # of the numbers for which it is known to be right
    for end, right in ((last + 1, True), (last + 2, False)):
        x = integer("x", 0, end)
        assert (Algebra().simplify(x * factor // (1 << shift)) is x // by) is right
        moved = integer("x", 0, end - 4)
        found = Algebra().simplify((moved * factor + 4 * factor) // (1 << shift))
        assert (found is (moved + 4) // by) is right
    assert all(y * factor >> shift == y // by for y in (*range(20), *range(last - 2 * by, last + 1)))


@pytest.mark.parametrize("factor", [0xAAAAAAAA, 0xAAAAAAAC])
def test_a_factor_that_is_off_by_one_divides_by_nothing(factor: int):
    x = integer("x", 0, 2**32)
    assert Algebra().simplify(x * factor // 2**33) is not x // 3


@pytest.mark.parametrize(
    ("by", "factor", "shift"), [(3, 0xAAAAAAAB, 33), (5, 0xCCCCCCCD, 34), (7, 37, 8), (125, 0x10624DD3, 35)]
)
@pytest.mark.parametrize(("times", "more"), [(2, 0), (4, 2), (8, 4)])
def test_a_multiple_of_two_that_a_compiler_divides_so(by: int, factor: int, shift: int, times: int, more: int):
    """As loops that are unrolled have them: the twos cancel, and no multiplier of the table is left."""
    less = factor * by - (1 << shift)
    last = ((1 << shift) - 1) // less  # of the numbers for which the multiplication is known to be right
    near = range(last, last + by * times * 8)
    wrong = next(y for y in near if y % times == more and y * factor >> shift != y // by)
    shared = (times | more) & -(times | more)
    for end in ((last - more) // times + 1, (wrong - more) // times + 1):
        x = integer("x", 0, end)
        asked = (x * (times * factor // shared) + more * factor // shared) // ((1 << shift) // shared)
        found = Algebra().simplify(asked)
        left = any(node.op == "const" and node.payload > by * times for node in postorder(found))
        assert left is (end > (last - more) // times + 1)
        for value in (0, 1, 2, end // 2, end - 2, end - 1):
            assert python.evaluate({"x": value}, found) == [(value * times + more) * factor >> shift]


@pytest.mark.parametrize("off", [0, 1])
def test_one_that_a_conditional_is_multiplied_in(off: int):
    x, n = integer("x", 0, 1000), integer("n", 0, 10)
    chosen = where(n <= 3, as_int(0), x * (4 * 0xAAAAAAAB + off) + 4 * 0xAAAAAAAB)
    found = Algebra().simplify((n * 0xAAAAAAAB + chosen) // 2**33)
    assert (found is Algebra().simplify((n + where(n <= 3, as_int(0), x * 4 + 4)) // 3)) is not off


def test_values_that_share_no_bit_are_seen_where_one_has_a_gap_in_its_digits():
    """Of sums of bits of a lane and a multiple of a block's number, by all their values."""
    lane, warp, block = integer("lane", 0, 8), integer("warp", 0, 4), integer("block", 0, 6)
    draw, seen = random.Random(3), 0
    pieces = [lane % 4, lane % 2, lane // 4, warp % 2, warp // 2, warp]
    for _ in range(300):
        own = sum((1 << draw.randrange(5)) * draw.choice(pieces) for _ in range(draw.randrange(1, 3)))
        high, low = own + (1 << draw.randrange(2, 7)) * block, (1 << draw.randrange(5)) * draw.choice(pieces)
        algebra = Arithmetic((), new_steps())
        if not algebra.disjoint(high, low):
            continue
        seen += 1
        for values in itertools.product(range(8), range(4), range(6)):
            point = dict(zip(("lane", "warp", "block"), values, strict=True))
            assert value(point, high) & value(point, low) == 0
    assert seen > 20
    algebra = Arithmetic((), new_steps())
    assert algebra.disjoint(lane % 4 + 8 * block, 4 * (warp % 2))
    assert algebra.steps.found  # what it says is proved
    assert not Arithmetic((), new_steps()).disjoint(lane % 4 + 8 * block, 4 * warp)  # 8 is among its bits
    assert not Arithmetic((), new_steps()).disjoint(lane % 8 + 8 * block, 4 * (warp % 2))
