"""Comparisons of sums of products by what is known of factors: as far as is so and no further, and read back."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest
from tileprove.prover.engines import ends, sized, spans
from tileprove.prover.engines.writing import certificate
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import integer
from tileprove.prover.language.walking import range_of
from tileprove.prover.proof import trees
from tileprove.prover.proof.errors import Refused

N, M, D = integer("n", 1), integer("m", 1), integer("d", 1)
X, Y, Z, K = integer("x", 0), integer("y", 0), integer("z", 0), integer("k")
SIZES = [bound for size in (N, M, D, X, Y, Z) for bound in range_of(size)]
INSIDE = [*SIZES, X < N, Y < M, Z < D]
TILE = [*SIZES, 16 * Y + X + 5 <= N, 4 * Z + K + 5 <= M, K >= 0, K < 4, D >= 19, N * M * D < 1 << 31]


@pytest.mark.parametrize(("given", "right", "wrong"), [
    (INSIDE, X + N * Y < N * M, X + N * Y < N * M - 1),
    (INSIDE, X + N * (Y + M * Z) < N * M * D, X + N * (Y + M * Z) + 1 < N * M * D),
    (INSIDE, both(X * M * D + Y * D + Z >= 0, X * M * D + Y * D + Z <= N * M * D - 1),
     X * M * D + Y * D + Z < N * M * D - 1),
    ([*SIZES, X < N, Y <= M - 3], X + N * (Y + 2) < N * M, X + N * (Y + 3) < N * M),
    ([*SIZES, X < N, Y * 4 + 3 < M], X + N * (4 * Y + 3) < N * M, X + N * (4 * Y + 4) < N * M),
    ([*SIZES, N == 4 * D, X < N, Y < M], X + 4 * D * Y < N * M, X + 5 * D * Y < N * M),
    (TILE, 16 * Y + X + 9 * N * M + N * (3 * M + 4 * Z + K + 2) < 1 << 31,
     16 * Y + X + 19 * N * M + N * (4 * Z + K) < 1 << 31),
    (TILE, N * M * D - 16 * Y - X >= 5, N * M * D - 16 * Y - X >= N * M * D),
    ([*INSIDE, Z < 9], where(Z < 4, Y, X) + N * M >= N, where(Z < 4, Y, X) + N * M > N * M),  # by cases
    (INSIDE, N * (Y - M) + X < 0, N * (Y - M) + X + 1 < 0),  # a factor that may be negative
])  # fmt: skip
def test_a_sum_is_as_large_as_its_factors_say_and_no_larger(given, right, wrong):
    proof = spans.bounded(given, right)
    assert proof is not None
    data, _ = certificate(proof, given)
    trees.read(data, given, right)
    with pytest.raises(Refused):
        trees.read(data, given, wrong)
    assert spans.bounded(given, wrong) is None


def test_where_a_factor_may_be_negative_nothing_is_multiplied_by_it():
    free = integer("free", None)
    assert spans.bounded([X < N], free * X <= free * N) is None
    assert spans.bounded([X < N, free >= 0], free * X <= free * N) is not None


def test_much_that_is_known_is_left_where_it_has_nothing_to_do_with_what_is_asked():
    others = [integer(f"v{i}", 0) for i in range(60)]
    given = [*INSIDE, *(one * N < other + M for one, other in pairwise(others))]
    assert spans.bounded(given, X + N * Y < N * M) is not None
    assert len(list(sized._rows(ends.begun(tuple(given), ())[0], lambda atom: True, _asked()))) <= sized.MOST_ROWS


def _asked():
    state, _ = ends.begun(tuple(INSIDE), ())
    return state.poly(X + N * Y) - state.poly(N * M)


def test_what_is_shown_is_so_at_every_point():
    random, shown = Random(7), 0
    boxes = {"n": range(1, 5), "m": range(1, 5), "x": range(4), "y": range(4)}
    for _ in range(150):
        a, b, c, d = (random.randrange(-2, 4) for _ in range(4))
        given = [*(bound for size in (N, M, X, Y) for bound in range_of(size)), X < N, Y + random.randrange(2) <= M]
        goal = a * X + N * (b * Y + c) <= N * M * 2 + d
        if spans.bounded(given, goal) is None:
            continue
        shown += 1
        for point in product(*boxes.values()):
            values = dict(zip(boxes, point, strict=True))
            *known, holds = python.evaluate(values, *given, goal)
            assert holds or not all(known), (goal, values)
    assert 20 < shown < 140
