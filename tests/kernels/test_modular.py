"""What an address is modulo all addresses: the prover's formulas against numbers, and terms that are no such thing."""

from __future__ import annotations

import pytest
from test_lanes_of_a_wave import access, ran, read
from tileprove.prover.accesses.points import value_at
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.language.constructors import where
from tileprove.prover.language.terms import Term, integer
from tileprove.prover.machine.arithmetic import Arithmetic
from tileprove.prover.machine.modular import congruent, modulo
from tileprove.prover.machine.simplified import Simplified

x, y = integer("x"), integer("y")
ALGEBRA = Arithmetic([], new_steps())
SAME = [
    x % 32 + 3,
    2 * (x % 4) + y,
    3 * (x % 8 + 5) % 24 - y,
    where(x < 3, x % 16 - 8, x) * 2 + 1,
    x % 32,
    where(x < 3, x + 8, x),
    where(x < y, (x - 3) % 16, where(y < 0, x - 3, x - 11)),
    (x % 64 + 3) % 8,
]
OTHERS = [
    x * y,
    x * y + 3,
    3 * x * (y % 8),
    x % 4 + 3,
    2 * (x % 6) + y,
    3 * (x % 4),
    where(x < 3, x - 4, x) + y,
    x % 12,
    x % 4,
    where(x < 3, x + 4, x),
    where(x < 3, x % 4, x),
    where(x < 3, x, y),
    x % y,
]


def values(term: Term, power: int) -> list[int]:
    return [value_at(term, {"x": a, "y": b}) % power for a in range(-40, 40, 3) for b in (-7, 5, 9)]


@pytest.mark.parametrize("term", SAME)
def test_a_term_without_what_says_its_range_is_the_same_modulo_the_power(term: Term):
    found = modulo(ALGEBRA, term, 8)
    assert found is not term
    assert values(found, 8) == values(term, 8)


@pytest.mark.parametrize("term", OTHERS)
def test_what_is_another_number_stays(term: Term):
    assert modulo(ALGEBRA, term, 8) is term


def test_what_stands_in_many_places_is_asked_about_once():
    """As what a loop's turns choose: each turn's number is in both arms of the next one's."""
    term = x % 32
    for turn in range(200):
        term = where(y < turn, term, term + 1)
    found = modulo(ALGEBRA, term, 8)
    assert [value_at(found, {"x": 70, "y": b}) % 8 for b in (-1, 60, 199)] == [6, (6 + 61) % 8, (6 + 200) % 8]


def test_numbers_that_differ_by_something_else_are_not_congruent():
    assert congruent(ALGEBRA, x + 11, x - 21, 8)
    assert not any(congruent(ALGEBRA, x + by, x, 8) for by in (1, 4, 7, 9, 12))


def word(number: int) -> int:
    return (number + 8) % 16 - 8


@pytest.mark.parametrize(
    "term", [x + (y + 8) % 16 - 8, 2 * ((x - y + 8) % 16) + y, where(y < 2, x + (y + 8) % 16, x + y)]
)
@pytest.mark.parametrize("refused", [False, True])
def test_a_word_that_came_round_is_read_as_the_sum_that_it_is(term: Term, refused: bool):
    """The signed reading of four bits: where what is assumed holds it is the number, and it is assumed of the whole sum."""
    machine = Simplified(Arithmetic((), new_steps()), assuming=True)
    same = modulo(machine.algebra, term, 16)
    machine.may = lambda formula: not (refused and any(one is same for one in formula.args))
    found = machine.signed(machine.make(term, 4)).term
    assert (found is same) is not refused
    points = [{"x": a, "y": b} for a in range(13) for b in range(25)]
    holds = [point for point in points if value_at(machine.assumed, point)]
    assert len(holds) > 10
    assert all(value_at(found, point) == word(value_at(term, point)) for point in holds)
    if not refused:  # as many as there are at all
        assert holds == [point for point in points if -8 <= value_at(same, point) < 8]


ROUND = """  %z = zext i32 %t to i64
  %y = mul i64 %z, 144115188075855872
  %x = add i64 %y, -480
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  %i = ptrtoint ptr addrspace(1) %q to i64
  %w = lshr i64 %i, {by}
  %r = inttoptr i64 %w to ptr addrspace(1)
  store i32 0, ptr addrspace(1) %r, align 4
  ret void
"""


def test_a_pointer_made_of_an_address_that_went_round_is_that_address():
    body = ROUND.format(by=0)
    own = access(body)
    assert not own.why
    assert read(own, 2, 1) == ran(body, 2, 1)
    assert "a pointer made of an integer" in access(ROUND.format(by=1)).why
