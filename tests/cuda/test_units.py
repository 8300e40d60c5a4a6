"""Addresses in elements: bytes divided by their width, choices between such among them; other numbers have none."""

import random

import pytest
from tileprove.prover.cuda.ground import MOST_ARMS, whole
from tileprove.prover.language.constructors import add, mul, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import const, integer

N, M, T = (integer(name, 0, 1000) for name in "nmt")


def choice(arms, depth=0):
    """A choice between so many arms of whole elements of 4 bytes."""
    if arms == 1:
        return mul(4, add(N, const(depth)))
    return where(depth > M, choice(arms // 2, depth + 1), choice(arms - arms // 2, depth + 2))


RIGHT = (
    add(mul(4, N), mul(8, mul(M, T)), const(12)),
    where(M < 3, mul(4, N), add(mul(8, N), const(4))),
    add(where(M < 3, mul(4, N), mul(12, T)), mul(4, T), where(T < N, const(0), const(-8))),
    mul(2, where(M < 3, mul(2, N), const(-6))),
    mul(where(M < 3, mul(4, N), const(8)), T),
    where(M < 3, where(N < T, mul(4, T), const(0)), mul(-4, mul(M, N))),
    choice(4),
)
WRONG = (
    add(mul(4, N), const(2)),
    where(M < 3, mul(4, N), add(mul(8, N), const(2))),
    where(M < 3, mul(6, N), mul(4, N)),
    add(where(M < 3, const(4), const(8)), T),
    mul(2, where(M < 3, mul(2, N), const(-5))),
    mul(where(M < 3, mul(4, N), const(6)), T),
    choice(4 * MOST_ARMS),
)


@pytest.mark.parametrize("byte", RIGHT)
def test_so_many_elements_are_so_many_bytes(byte):
    found = whole(byte, 4)
    assert found is not None
    chance = random.Random(1)
    for _ in range(200):
        at = {name: chance.randrange(8) for name in "nmt"}
        assert 4 * python.evaluate(at, found)[0] == python.evaluate(at, byte)[0]


@pytest.mark.parametrize("byte", WRONG)
def test_what_is_no_whole_number_of_elements_has_none(byte):
    assert whole(byte, 4) is None
    assert whole(byte, 1) is byte


def test_a_choice_that_is_shared_ends():
    byte = mul(4, N)
    for number in range(60):
        byte = where(number > M, byte, add(byte, const(4)))
    assert whole(byte, 4) is None
