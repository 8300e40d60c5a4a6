"""Addresses in elements: bytes divided by their width, choices between such among them; other numbers have none."""

import random

import pytest
from tileprove.prover.language.constructors import add, mul, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.monomials import MOST_ARMS, in_vectors, whole
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


@pytest.mark.parametrize("size", [2, 4])
def test_vectors_have_an_element_in_common_where_they_begin_at_one(size):
    a, b, sizes = in_vectors(size * N + 8 * M, where(T > 3, size * M, 8 * T + 4), [size, size])
    assert sizes == [1, 1]
    drawn = random.Random(7)
    for _ in range(400):
        at = {name: drawn.randrange(6) for name in "nmt"}
        first, second, own, its = python.evaluate(at, size * N + 8 * M, where(T > 3, size * M, 8 * T + 4), a, b)
        assert (first < second + size and second < first + size) == (own == its)


@pytest.mark.parametrize("sizes", [[4, 4], [4, 2], [1, 1]])
def test_what_is_no_whole_vector_or_of_another_size_is_left_as_it_is(sizes):
    first, second = 4 * N + 2, 4 * M
    found = in_vectors(first, second, sizes)
    assert found[0] is first
    assert found[1] is second
    assert found[2] is sizes
