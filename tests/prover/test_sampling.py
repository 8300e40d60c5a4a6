"""Random points satisfy what they are drawn for, and small boxes come first."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from problems import problem, stated
from tileprove.prover.engines import counterexample, narrowing, sampling
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.idioms import divides
from tileprove.prover.language.meanings import python
from tileprove.prover.language.terms import Term, as_int, integer

N, W = integer("n", 1), integer("w", 1)
M = integer("m", 0, below=N * W)


def points(columns: dict) -> list[dict[str, int]]:
    return [{name: int(column[row]) for name, column in columns.items()} for row in range(sampling.rows(columns))]


def drawn(assumptions: list[Term], span: int, size: int = 400, seed: int = 0) -> list[dict[str, int]]:
    return points(sampling.draw(assumptions, assumptions, span, size, np.random.default_rng(seed)))


@pytest.mark.parametrize("span", sampling.SPANS)
def test_every_row_satisfies_ranges_and_assumptions(span: int):
    obligation = stated(M >= 0, divides(4, N), M != 3)
    rows = drawn(list(obligation.assumptions), span)
    assert bool(rows) == (span >= 3)  # n counts from 1, and is a multiple of 4
    for point in rows:
        assert all(python.evaluate(point, *obligation.assumptions)), point


def test_every_row_of_random_problems_satisfies_them():
    found = 0
    for seed in range(60):
        obligation = problem(Random(seed)).obligation()
        for span in (3, 64, 2**32):
            for point in drawn(list(obligation.assumptions), span, 60, seed):
                assert all(python.evaluate(point, *obligation.assumptions)), (seed, point)
                found += 1
    assert found > 1000


def test_divisibility_is_aimed_at_and_not_only_hoped_for():
    c = integer("c", 1)
    rows = drawn([c >= 1, divides(as_int(4096), c)], 2**20, 400)
    assert len({point["c"] for point in rows}) > 50


def test_small_spans_come_first_and_ends_are_tried():
    x = integer("x", 5, 10**6)
    batches = sampling.samples([x >= 5, x < 10**6], [x], size=500)
    first = next(batches)["x"]
    assert first.min() == 5
    assert first.max() <= 5 + sampling.SPANS[0]
    assert any(10**6 - 1 in batch["x"] for batch in batches)


@pytest.mark.parametrize(
    ("low", "high"), [(None, None), (None, 7), (3, None), (-4, -2), (3, 3), (5, 2), (-(2**61), 2**61)], ids=str
)
def test_open_empty_and_wide_ranges(low: int | None, high: int | None):
    x = integer("x", low, high)
    ends = [] if low is None else [low <= x]
    ends += [] if high is None else [x < high]
    batch = sampling.draw(ends, [x], 20, 400, np.random.default_rng(0))
    values = set(batch["x"].tolist())
    empty = low is not None and high is not None and low >= high
    assert (len(values) > 1) != empty
    assert all((low is None or v >= low) and (high is None or v < high) for v in values)


def test_values_near_the_end_of_int64_are_dropped_and_not_wrapped():
    x = integer("x", 2**62 - 3)
    for span in (2, 2**32):
        rows = drawn([x >= 2**62 - 3], span)
        assert rows
        assert all(2**62 - 3 <= point["x"] < 2**62 for point in rows)


def test_no_variables_is_one_row():
    assert sampling.rows({}) == 1
    assert sampling.some([], [as_int(3)]) == {}


def test_the_same_seed_draws_the_same_rows():
    assumptions = list(stated(M >= 0).assumptions)
    assert drawn(assumptions, 64, seed=5) == drawn(assumptions, 64, seed=5)
    assert drawn(assumptions, 64, seed=5) != drawn(assumptions, 64, seed=6)


def test_some_gathers_rows_of_several_sizes():
    rows = points(sampling.some(list(stated(M >= 0).assumptions), [M], count=100))
    assert len(rows) >= 50
    assert {point["n"] for point in rows} > {1, 2}


def test_a_chain_of_assumptions_is_followed():
    """Hardly a point of a box is below all of these, and every narrowed box has points that are."""
    size, block, lane, chunk = integer("size", 1), integer("block", 0), integer("lane", 0, 128), integer("chunk", 0)
    chain = [128 * block + lane < size, chunk < 128 * block // 512, size == 3 * integer("third", 1) + 1]
    plain, narrow = (
        [sampling.draw(chain, chain, span, 512, np.random.default_rng(1), narrowed) for span in (10, 300, 2**20)]
        for narrowed in (False, True)
    )
    assert sum(map(sampling.rows, plain)) < 3
    for columns in narrow:
        assert sampling.rows(columns) > 50
        for point in points(columns):
            assert all(python.evaluate(point, *chain)), point
    assert sampling.rows(dict(sampling.some(chain, chain))) >= sampling.FEW
    assert sum(sampling.rows(batch) for batch in sampling.samples(chain, chain)) >= sampling.FEW


FREE, DRAWN, OTHER = integer("c", 0, 12), integer("a", 0, 12), integer("b", 0, 12)


@pytest.mark.parametrize(
    ("chain", "exact"),
    [
        ([2 * FREE >= DRAWN + 1, FREE * 5 <= OTHER + 20], True),
        ([FREE * OTHER <= DRAWN, OTHER >= 1], True),
        ([FREE + DRAWN == OTHER + 2], True),
        ([DRAWN // 2 < FREE], True),
        ([FREE // 2 < DRAWN], False),
        ([FREE * FREE < OTHER], False),
    ],
)
def test_narrowed_ends_leave_out_nothing(chain: list[Term], exact: bool):
    """The ends beside every value that there is; where the assumptions are linear in it, not one value more."""
    for a, b in np.ndindex(12, 12):
        good = [c for c in range(12) if all(python.evaluate({"a": a, "b": b, "c": c}, *chain))]
        values = {"a": np.array([a]), "b": np.array([b])}
        low, high = (end.item() for end in narrowing.ends(chain, FREE, values, np.array([0]), np.array([12])))
        assert all(low <= c < high for c in good), (a, b)
        if exact and good:
            assert (low, high - 1) == (good[0], good[-1]), (a, b)
        elif not exact:
            assert (low, high) == (0, 12)


def test_a_sum_with_a_constant_of_more_bits_is_compared_where_all_else_is_small():
    """As what says that a sum of 64 bits does not wrap; and what no small number fulfils has no rows."""
    x, y = integer("x", 0, 100), integer("y", 0, 100)
    far = 2**63 - 1
    for given in (x <= y + far, x - far < y, where(y + far < x, x + 2**64, x) <= 50):
        rows = drawn([given, x > 3], 300)
        assert rows
        assert all(all(python.evaluate(point, given, x > 3)) for point in rows)
    for given in (y + far < x, x + far <= y, x == y + 2**64):
        assert not drawn([given], 300)


@pytest.mark.parametrize("narrowed", [False, True])
def test_boxes_that_are_drawn_at_once_are_the_boxes_of_single_draws(narrowed: bool):
    obligation = stated(M >= 0, divides(4, N), M != 3)
    found = list(sampling.boxes(obligation.assumptions, obligation.assumptions, 512, narrowed))
    assert len(found) == len(sampling.SPANS)
    for span, columns in zip(sampling.SPANS, found, strict=True):
        rows = points(columns)
        assert bool(rows) == (span >= 3)  # n counts from 1, and is a multiple of 4
        for point in rows:
            assert all(python.evaluate(point, *obligation.assumptions)), point
            assert point["n"] <= 1 + span


@pytest.mark.parametrize("last", [0, 1])
def test_what_a_disjunction_leaves_is_where_one_draws(last: int):
    """A loop's count: n mod 4 + 4*i + 4 = n, unless n is at most 3; of large n there is one such i for each."""
    n, i, j = integer("n", 1, 2**29), integer("i", 0, 2**29), integer("j", 0, 2**29)
    told = [either(n <= 3, n % 4 + 4 * i + 4 == n), either(j == 0, both(n >= 4, 4 * j <= n - last)), n >= 100]
    low, high = narrowing.ends(told, j, {"n": np.array([100, 101, 103, 104])}, np.array([0]), np.array([2**29]))
    assert not low.any()
    assert high.tolist() == [(m - last) // 4 + 1 for m in (100, 101, 103, 104)]
    found = sampling.some(told, [])
    assert sampling.rows(found) >= 16
    assert all(m % 4 + 4 * k + 4 == m for m, k in zip(found["n"].tolist(), found["i"].tolist(), strict=True))


def test_a_variable_without_ends_is_narrowed_where_others_are_small():
    """In the rows of large boxes 2^j is beyond what numpy tells; in the others k is between 0 and what B leaves."""
    size, j, k = integer("B", 1, 1025), integer("j", 0), integer("k", None)
    told = [2 * (as_int(1) << j) * k >= 1, 2 * (as_int(1) << j) * k < size]
    assert all(sampling.rows(box) > 8 for box in sampling.boxes(told, [], 2048, narrowed=True))


@pytest.mark.parametrize("held", [False, True])
def test_words_of_which_nothing_is_assumed_are_anywhere(held: bool):
    """A word that is loaded is drawn anew, without the sizes that small boxes keep together; a compared one is not."""
    n, i, word = integer("n", 1, 2**20), integer("i", 0, 2**20), integer("word", -(2**31), 2**31)
    assumptions = [i * n < n, word < 2**31, word >= -(2**31), *([word <= n] if held else [])]
    columns = sampling.some(assumptions, [word])
    rows = sampling.freely(assumptions, columns)
    if held:
        assert not rows
        return
    assert sampling.rows(rows) == sampling.FREE
    assert set(rows["i"].tolist()) == {0}
    assert rows["word"].min() == -(2**31)
    assert rows["word"].max() == 2**31 - 1
    assert len(set(rows["word"].tolist())) > sampling.FREE // 3


def test_a_word_that_only_large_values_refute():
    """value * 2^s leaves 32 bits where both are large, beside sizes that are seldom as they must be."""
    w, pitch, s = integer("w", 1, 2**20), integer("pitch", 1, 2**30), integer("s", -(2**31), 2**31)
    value = integer("value", -(2**31), 2**31)
    goal = value * (1 << (s % 32)) <= 2**40
    given = [4 * w <= pitch, pitch % 4 == 0, pitch * w < 2**31]
    point = counterexample.find(stated(goal, *given))
    assert point is not None
    assert point["value"] << (point["s"] % 32) > 2**40
    assert counterexample.find(stated(value * (1 << (s % 32)) < 2**62, *given)) is None
