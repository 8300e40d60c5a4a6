"""A term as a function of Python, and of arrays of numbers, is what the reference meaning says, or nothing."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tileprove.prover.accesses.points import value_at as reference
from tileprove.prover.compiled.calculating import FEW, over, value_at
from tileprove.prover.compiled.points import fill, filled
from tileprove.prover.language.constructors import both, either, negation, where
from tileprove.prover.language.meanings.python import Undefined
from tileprove.prover.language.terms import const, integer

X, Y = integer("x", -8, 64), integer("y", 3, 64)


def terms():
    yield (X * 3 + Y) % 7 + X // 5
    yield where(both(X < Y, negation(X == 3)), X - 1, Y * Y)
    yield where(either(X <= 0, Y == X), Y << 3, (X ^ Y) + (X & Y) + (X | Y) + (X >> 1))
    yield X * Y - (Y % 4) * (1 << 40)
    yield where(X == 0, const(5), Y // where(X == 0, const(1), X))


@pytest.mark.parametrize("term", list(terms()))
def test_it_is_what_the_reference_says(term):
    chance = Random(7)
    points = [{"x": chance.randrange(-8, 64), "y": chance.randrange(3, 64)} for _ in range(40)]
    for point in points:
        try:
            wanted = reference(term, point)
        except Undefined:
            with pytest.raises(Undefined):
                value_at(term, point)
            continue
        assert value_at(term, point) == wanted
        found = over(term, point, {"x": np.array([point["x"], point["x"]])})
        assert found is not None
        assert found.tolist() == [wanted, wanted]


def test_a_variable_without_a_value_has_its_least_one():
    for _ in range(FEW + 2):
        assert value_at(X + 2 * Y, {}) == reference(X + 2 * Y, {}) == -2


def test_what_has_no_value_there_has_none_here():
    for _ in range(FEW + 2):
        with pytest.raises(Undefined):
            value_at(Y // (X - 1), {"x": 1, "y": 4})


def test_numbers_beyond_64_bits_are_no_arrays():
    numbers = {"x": np.arange(4)}
    assert over(X % (1 << 64), {"y": 3}, numbers) is None


def test_loaded_integers_of_an_array_are_those_of_each_point():
    loaded, again = integer("loaded", 0, 9), integer("again", -4, 1 << 40)
    loads = {loaded: ("index", X * 4), again: ("other", loaded * 8 + Y)}
    numbers = np.arange(30).reshape(5, 6)
    whole = filled({"y": 5}, {"x": numbers}, loads)
    assert whole is not None
    for at in np.ndindex(numbers.shape):
        point = {"x": int(numbers[at]), "y": 5}
        fill(point, loads)
        assert (point["loaded"], point["again"]) == (whole["loaded"][at], whole["again"][at])
