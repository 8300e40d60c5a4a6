"""A few assumptions that contradict each other: only such as no point satisfies, and a proof is read back."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer, ladder
from tileprove.prover.engines.opposed import contradicted, opposed
from tileprove.prover.language.constructors import both, either, negation
from tileprove.prover.language.meanings import vectors
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, truth
from tileprove.prover.language.terms import integer as number
from tileprove.prover.proof import trees

BX, T, U, N = number("bx", 1), number("t", 0), number("u", 0), number("n")

# what contradicts itself, and the same with one number another one, which some point satisfies
OPPOSED = [
    ([BX >= 2, BX <= 1], [BX >= 2, BX <= 2]),
    ([4 * T + 4 <= BX, BX <= 4 * T + 3], [4 * T + 4 <= BX, BX <= 4 * T + 4]),
    ([4 * T + 2 <= 4 * N, T >= N], [4 * T <= 4 * N, T >= N]),
    ([T == 0, U == 0, T != U], [T == 0, U == 1, T != U]),
    ([BX <= 1, T < BX, T >= 0, U < BX, U >= 0, T != U], [BX <= 2, T < BX, T >= 0, U < BX, U >= 0, T != U]),
    ([3 * T - 2 * U >= 4, T <= 2, U >= 2], [3 * T - 2 * U >= 2, T <= 2, U >= 2]),
    ([T == N // 2, T != N // 2], [T == N // 2, T != N // 3]),
    ([both(T >= 3, U >= 0), both(N >= 0, T + N <= 2)], [both(T >= 3, U >= 0), both(N >= -1, T + N <= 2)]),
    ([N - 2 * T <= -5, T >= 0, T <= 2, N >= 0], [N - 2 * T <= -4, T >= 0, T <= 2, N >= 0]),
]


@pytest.mark.parametrize(("wrong", "right"), OPPOSED)
def test_only_what_contradicts_itself_is_said_to(wrong, right):
    idle = [number("other") >= 7, either(T >= 1, N >= 1)]
    found = opposed([*idle, *wrong])
    assert found
    assert found <= set(wrong)
    assert not opposed([*idle, *right])
    assert contradicted([*idle, *right], N == 12, now() + 5) is None


@pytest.mark.parametrize("wrong", [wrong for wrong, _ in OPPOSED])
def test_anything_follows_from_these_few_and_is_read_back(wrong):
    obligation = stated(N == 12, *wrong, either(T >= 1, N >= 1))
    outcome = ladder.quick(obligation)
    assert (outcome.verdict, outcome.engine) == (Verdict.VACUOUS, integer.NAME)
    found = integer.decide(obligation, now() + 5)
    assert (found.verdict, found.baseless) == (Verdict.PROVED, True)
    trees.read(found.tree, obligation.assumptions, N == 12)
    with pytest.raises(trees.Refused):
        trees.read(found.tree, [negation(formula) for formula in obligation.assumptions], N == 12)


def test_at_no_point_do_they_hold_together():
    """Of sums drawn at random, against every point of a box."""
    a, b, c = (number(name, -3, 4) for name in "abc")
    points = dict(zip("abc", np.array(list(product(range(-3, 4), repeat=3))).T, strict=True))
    random, seen = Random(5), 0

    def one() -> Term:
        left = sum((random.choice([-2, -1, 0, 0, 1, 1, 3]) * v for v in (a, b, c)), start=number("d", 0, 1) * 0)
        right = random.randint(-6, 6)
        return random.choice([left <= right, left >= right, left == right, left != right])

    for _ in range(600):
        formulas = [one() for _ in range(random.randint(2, 6))]
        few = opposed([a >= -3, a < 4, b >= -3, b < 4, c >= -3, c < 4, *formulas])
        if few:
            seen += 1
            holds = np.broadcast_arrays(*(lanes.values for lanes in vectors.evaluate(points, *few)), points["a"])
            assert not np.all(holds[:-1], axis=0).any()
    assert seen > 100


def test_what_says_nothing_is_opposed_to_nothing():
    assert not opposed([])
    assert not opposed([truth(True), either(T == 0, U == 0)])
