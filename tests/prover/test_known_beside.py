"""Formulas without what others say beside them: the same at every point, and nothing that only says itself is lost."""

from __future__ import annotations

import random
from itertools import product

import pytest
from tileprove.prover.accesses.known import beside, shortened
from tileprove.prover.language.constructors import both, either, negation
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, integer, truth
from tileprove.prover.machine.values import literals
from tileprove.prover.triton.machine.ranges import Ranges

X, Y, Z = (integer(name, 0, 4) for name in "xyz")
POINTS = [dict(zip("xyz", point, strict=True)) for point in product(range(4), repeat=3)]


def comparison(chance: random.Random) -> Term:
    left, right = (chance.choice((X, Y, Z)) + chance.randint(-2, 2) for _ in range(2))
    own = chance.choice((left < right, left <= right, left == right, negation(left == right), X + 3 < X, Y == Y + 1))
    return own


def formula(chance: random.Random, depth: int, some: list[Term]) -> Term:
    if not depth or chance.random() < 0.3:
        return chance.choice(some) if some and chance.random() < 0.6 else comparison(chance)
    parts = [formula(chance, depth - 1, some) for _ in range(chance.randint(2, 3))]
    return chance.choice((both, either, lambda *own: negation(both(*own))))(*parts)


def holds(formulas: list[Term], point: dict[str, int]) -> bool:
    return all(python.evaluate(point, one)[0] for one in formulas)


@pytest.mark.parametrize("seed", range(120))
def test_all_of_them_together_say_the_same(seed):
    chance = random.Random(seed)
    some = [comparison(chance) for _ in range(4)]
    some += [formula(chance, 2, some) for _ in range(3)]
    given = [formula(chance, 2, some) for _ in range(4)]
    facts = [formula(chance, 3, some) for _ in range(4)]
    shorter, left = shortened(facts, given, literals, Ranges().of)
    for point in POINTS:
        assert holds([*facts, *given], point) == holds([*shorter, *left], point)
        assert holds(given, point) == holds(left, point)


def test_what_is_said_elsewhere_is_left_out_and_nothing_else():
    a, b, c = X < Y, Y < Z, Z < 3
    assert shortened([either(negation(a), b)], [a], literals, Ranges().of) == ([b], [a])
    assert shortened([], [both(a, b)], literals, Ranges().of)[1] == [both(a, b)]
    assert shortened([], [either(a, b), either(c, both(either(a, b), b))], literals, Ranges().of)[1][0] is either(a, b)
    assert beside([], either(X + 1 < X, a), Ranges().of) is a
    assert beside([], either(X < 4, a), Ranges().of) is truth(True)
    assert beside([], either(X < 3, a), Ranges().of) is either(X < 3, a)
