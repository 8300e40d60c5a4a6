"""The term language: interning, folding, substitution and what makes a term defined, against plain Python."""

from __future__ import annotations

import pickle
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from strategies import ARITHMETIC, BITS, NoValue, bool_expr, int_expr, term, value
from tileprove.prover.language.constructors import binary, both, either, make, negation, where
from tileprove.prover.language.definedness import definedness
from tileprove.prover.language.idioms import cdiv, unravel, within
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, as_int, const, integer, named, truth
from tileprove.prover.language.walking import postorder, range_of, substitute, variables

X, Y, Z = integer("x", None), integer("y", None), integer("z", None)
ENV = {"x": X, "y": Y, "z": Z}
OPS = (*ARITHMETIC, *BITS, "neg", "where", "named")
randoms = st.randoms(use_true_random=False)
points = st.fixed_dictionaries({name: st.integers(-20, 20) for name in ENV})


def evaluated(root: Term, point: dict[str, int]):
    try:
        return python.evaluate(point, root)[0]
    except python.TooLarge:
        reject()
    except python.Undefined:
        return None


@settings(max_examples=400, deadline=None)
@given(randoms, points)
def test_folding_keeps_the_value(random: Random, point: dict[str, int]):
    expr = bool_expr(random, list(ENV), 4, OPS)
    try:
        expected = value(expr, point)
    except NoValue:
        return
    assert evaluated(term(expr, ENV), point) == expected


@settings(max_examples=300, deadline=None)
@given(randoms, points)
def test_substituting_constants_evaluates(random: Random, point: dict[str, int]):
    root = term(int_expr(random, list(ENV), 4, OPS), ENV)
    expected = evaluated(root, point)
    if expected is not None:
        (constant,) = substitute({ENV[name]: const(v) for name, v in point.items()}, root)
        assert evaluated(constant, {}) == expected
        # a constant too long to be folded stays as it is written
        assert constant is const(expected) or any(node.op == "shl" for node in postorder(constant))


@settings(max_examples=300, deadline=None)
@given(randoms, points)
def test_definedness_is_exactly_what_makes_a_term_defined(random: Random, point: dict[str, int]):
    root = term(int_expr(random, list(ENV), 4, OPS), ENV)
    conditions = [evaluated(condition, point) for condition in definedness(root)]
    assert (evaluated(root, point) is not None) == all(conditions)


@settings(max_examples=200, deadline=None)
@given(randoms, points)
def test_negation_is_the_opposite_and_its_own_inverse(random: Random, point: dict[str, int]):
    root = term(bool_expr(random, list(ENV), 3, ("add", "mul")), ENV)
    assert evaluated(negation(root), point) is not evaluated(root, point)
    assert negation(negation(root)) is root


@settings(max_examples=100, deadline=None)
@given(randoms)
def test_a_pickled_term_comes_back_as_the_same_object(random: Random):
    root = term(int_expr(random, list(ENV), 4, OPS), ENV)
    assert pickle.loads(pickle.dumps(root)) is root
    assert make(root.op, root.args, root.payload) is root


def test_equal_structure_is_one_object():
    assert (X + Y) * 3 is (X + Y) * 3
    assert X + Y is not Y + X
    assert integer("x", 0) is not integer("x", 1)
    assert const(1) is not truth(True)
    assert const(np.int64(7)) is const(7)


@pytest.mark.parametrize("value_", [True, 1.5, "1", None])
def test_only_integers_are_constants(value_):
    for build in (
        const, lambda v: X + v, lambda v: v * X, lambda v: X // v, lambda v: X << v, lambda v: v == X, lambda v: v >= X,
        lambda v: where(X == 0, v, X), lambda v: integer("i", v), lambda v: integer("i", 0, v or 1.0),
        lambda v: within(X, 0, v), lambda v: unravel(X, v), lambda v: cdiv(X, v),
    ):  # fmt: skip
        if build is not const and value_ is None:
            continue
        with pytest.raises(TypeError, match="an integer is needed"):
            build(value_)


@pytest.mark.parametrize("integer_type", [np.int8, np.int64, np.uint32])
def test_integers_of_numpy_are_integers(integer_type: type):
    assert X + integer_type(7) is X + 7
    assert integer("i", 0, integer_type(7)) is integer("i", 0, 7)
    assert type(const(integer_type(7)).payload) is int


@pytest.mark.parametrize("name", ["", " ", "a b", "a\nb", "a\0", "a\x1b[0m", "\ud800", "a\u2028b", "a\u200bb", None, 7])
def test_names_that_do_not_show_are_refused(name: str):
    with pytest.raises(ValueError, match="no name for a variable"):
        integer(name)
    if name != "a b":
        with pytest.raises(ValueError, match="no name for a formula"):
            named(name, X + 1)


@pytest.mark.parametrize("name", ["a|b", "a\\b", '"', "?x61", "and", "π"])
def test_what_shows_is_a_name(name: str):
    assert (integer(name).payload[0], named(name, X + 1).payload) == (name, name)


def test_a_term_has_no_python_truth_value():
    for root in (X, X < Y, truth(True)):
        with pytest.raises(TypeError, match="no truth value"):
            bool(root)
    with pytest.raises(TypeError):
        assert 0 < X < 4


def test_sorts_do_not_mix():
    for build in (lambda: X + (X < Y), lambda: both(X), lambda: where(X, 1, 2), lambda: (X < Y) & 1, lambda: ~X):
        with pytest.raises(TypeError):
            build()


def test_what_is_undefined_is_not_folded_away():
    for op in ("div", "mod"):
        assert binary(op, const(5), const(0)).op == op
    for op in ("xor", "band", "bor", "shl", "shr"):
        assert binary(op, const(-5), const(3)).op == op
    assert binary("shl", const(1), const(5000)).op == "shl"
    assert definedness(as_int(5) // as_int(0)) == [truth(False)]


def test_connectives_flatten_and_short_cut():
    a, b, c = X < 1, Y < 2, Z < 3
    assert both(both(a, b), c) is both(a, b, c)
    assert both(a, truth(False)) is truth(False)
    assert either(a, truth(True)) is truth(True)
    assert both(a, a) is a
    assert both() is truth(True)
    assert either() is truth(False)
    assert negation(both(a, b)) is either(X >= 1, Y >= 2)


def test_a_variable_comes_after_those_in_its_range():
    n = integer("n", 1)
    m = integer("m", n, below=n * integer("h", 1))
    assert [v.payload[0] for v in variables(m)] == ["n", "h", "m"]
    assert range_of(m) == [n <= m, m < n * integer("h", 1)]


def test_definedness_looks_into_the_ranges():
    d = integer("d", None)
    m = integer("m", 0, below=X // d)
    assert (d != 0) in definedness(m + 1)


@given(st.integers(0, 10**6), st.integers(1, 50), st.integers(1, 50))
def test_unravel_gives_row_major_digits(index: int, h: int, w: int):
    n, row, col = (python.evaluate({}, digit)[0] for digit in unravel(index, h, w))
    assert (n * h + row) * w + col == index
    assert 0 <= row < h
    assert 0 <= col < w


@given(st.integers(-100, 100), st.integers(1, 9))
def test_cdiv_rounds_up(a: int, b: int):
    assert evaluated(cdiv(a, b), {}) == -(-a // b)


def test_deep_terms_need_no_stack():
    root = X
    for i in range(20_000):
        root = named(f"t{i}", (root + i) // 2 + 1)
    assert evaluated(root, {"x": 0}) > 0
    assert len(variables(root)) == 1
    assert len(list(postorder(root))) > 20_000
    assert substitute({X: Y}, root)[0] is not root


@pytest.mark.parametrize(
    ("least", "divisor", "expected"), [(256, 256, 1), (255, 256, 0), (-1, 256, -1), (-256, 256, -1), (-257, 256, -2)]
)
def test_a_quotient_by_a_number_is_as_large_as_its_least_value_says(least: int, divisor: int, expected: int):
    x = integer("x", least, None)
    assert (x // divisor).least == expected == least // divisor
    assert (x // -divisor).least is None
    assert (integer("y", None, None) // divisor).least is None


def test_least_is_never_above_a_value():
    """Beside what evaluation gives, at every point of small boxes."""
    for low, size, divisor in product(range(-9, 10), (1, 4), (-3, -1, 1, 2, 3, 7)):
        x = integer("x", low, low + size)
        for made in (x // divisor, (x * 3 + 1) // divisor, (x // divisor) % 5, (x + 7) // divisor * 2 + x):
            for at in range(low, low + size):
                assert made.least is None or made.least <= python.evaluate({"x": at}, made)[0]
