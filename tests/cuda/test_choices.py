"""What the arms of a choice have in common, taken out of it: the same number, and a histogram that is proved by it."""

import random

import pytest
from tileprove.prover.guessing.choices import spread
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer
from tileprove.prover.language.walking import postorder, variables

B, T, K, C = (integer(name, None) for name in "btkc")


@pytest.mark.parametrize(
    ("term", "left"),
    [
        (where(C == 0, -1 * T, -1 * B - T - B * K), "ck"),
        (16 * K + where(C < B, 4 * T, 8 * T), "bck"),
        (3 * where(C == 0, 6 * B * K + T, T - 4 * B), "bck"),
        (where(C == 0, where(K == 0, T, T + B), T + 2 * B), "bck"),
    ],
)
def test_it_is_the_same_number(term, left):
    found, draw = spread(term), random.Random(1)
    assert found is not term
    choices = [one for one in postorder(found) if one.op == "ite"]
    assert {variable.payload[0] for variable in variables(*choices)} <= set(left)
    for _ in range(60):
        point = {name: draw.randrange(-3, 4) for name in "btkc"}
        assert python.evaluate(point, term) == python.evaluate(point, found)


def test_what_has_nothing_in_common_stays():
    for term in (T + B, where(C == 0, T, B), where(C == 0, T + 1, B + 1)):
        assert spread(term) is term


def test_choices_of_choices_are_spread_once_each():
    """2**40 ways lead to the last one."""
    found, low = T, integer("d", None)
    for level in range(40):
        found = where(level == C, found + B, found + 2 * B + low)
    assert python.evaluate({"b": 1, "t": 5, "c": 3, "d": 7}, spread(found)) == [5 + 39 * 9 + 1]
