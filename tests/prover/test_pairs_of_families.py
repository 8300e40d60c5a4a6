"""Two threads, by families of kernels: brute force at small sizes says what is right, the engines say it for all."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from pairs_of_families import OPEN, PAIRS, Pair
from tileprove.prover.engines import ladder
from tileprove.prover.engines.counterexample import satisfies
from tileprove.prover.language.meanings import python, vectors
from tileprove.prover.language.obligations import Holds, Verdict
from tileprove.prover.language.terms import Term
from tileprove.prover.language.walking import variables

RIGHT = [pair for pair in PAIRS if pair.right]
WRONG = [pair for pair in PAIRS if not pair.right]
MOST = 40_000  # rows of one table
LARGE, DRAWN = (3, 35, 40, 70, 130, 400), 100_000
SHIFTS = {"j": 7, "jj": 7}  # amounts that are drawn up to here
SMALL = (2, 3, 5, 9, 17, 40, 70, 130)  # how many values of each variable


def tables(pair: Pair) -> Iterator[dict[str, np.ndarray]]:
    """Every point of growing boxes at which the assumptions hold."""
    for small in SMALL:
        found = table(pair, small)
        if found is None:
            break
        yield found
    rng = np.random.default_rng(5)
    for large in LARGE:
        yield drawn(pair, large, rng)


def drawn(pair: Pair, large: int, rng: np.random.Generator) -> dict[str, np.ndarray]:
    """Points at random, for what needs a warp of 32."""
    columns: dict[str, np.ndarray] = {}
    for variable in pair.obligation.variables:
        name, low, _ = variable.payload
        columns[name] = vectors.evaluate(columns, low)[0].values + rng.integers(0, SHIFTS.get(name, large), DRAWN)
    good = np.ones(DRAWN, bool)
    for lanes in vectors.evaluate(columns, *pair.obligation.assumptions):
        good &= lanes.values & lanes.ok
    return {known: column[good] for known, column in columns.items()}


def table(pair: Pair, small: int) -> dict[str, np.ndarray] | None:
    """The points with so many values of each variable, from its least one; None where these are too many."""
    left = list(pair.obligation.assumptions)
    columns: dict[str, np.ndarray] = {}
    for variable in pair.obligation.variables:
        name, low, high = variable.payload
        assert low is not None
        size = len(next(iter(columns.values()))) if columns else 1
        values = {known: np.repeat(column, small) for known, column in columns.items()}
        first = vectors.evaluate(columns, low)[0].values
        values[name] = (np.broadcast_to(first, size)[:, None] + np.arange(small)[None, :]).ravel().astype(np.int64)
        ready = [formula for formula in left if known_by(formula, values)]
        left = [formula for formula in left if not known_by(formula, values)]
        ends = [] if high is None else [variable < high]
        good = np.ones(size * small, bool)
        for lanes in vectors.evaluate(values, *ready, *ends):
            good &= lanes.values & lanes.ok
        columns = {known: column[good] for known, column in values.items()}
        if len(columns[name]) > MOST:
            return None
    return columns


def known_by(formula: Term, columns: dict[str, np.ndarray]) -> bool:
    return all(variable.payload[0] in columns for variable in variables(formula))


def meets(pair: Pair) -> tuple[int, int]:
    """(at how many points the goal fails, of how many), up to the first box with one."""
    assert isinstance(pair.obligation.goal, Holds)
    tried = 0
    for columns in tables(pair):
        lanes = vectors.evaluate(columns, pair.obligation.goal.formula)[0]
        size = len(next(iter(columns.values())))
        tried += size
        bad = int(np.sum(np.broadcast_to(~lanes.values & lanes.ok, size)))
        if bad:
            return bad, tried
    return 0, tried


def test_names_are_names():
    assert len({pair.name for pair in PAIRS}) == len(PAIRS) > 170


@pytest.mark.parametrize("pair", RIGHT, ids=[pair.name for pair in RIGHT])
def test_threads_that_keep_apart(pair: Pair):
    bad, tried = meets(pair)
    assert bad == 0
    assert tried > 20
    assert ladder.decide(pair.obligation, 20).verdict in (Verdict.PROVED, Verdict.VACUOUS)


@pytest.mark.parametrize("pair", OPEN, ids=[pair.name for pair in OPEN])
def test_threads_of_which_nobody_knows(pair: Pair):
    assert meets(pair)[0] == 0
    assert ladder.decide(pair.obligation, 5).verdict is Verdict.UNKNOWN


@pytest.mark.parametrize("pair", WRONG, ids=[pair.name for pair in WRONG])
def test_threads_that_meet(pair: Pair):
    assert meets(pair)[0]
    outcome = ladder.decide(pair.obligation, 20)
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.point is not None
    assert satisfies(pair.obligation, outcome.point)
    assert isinstance(pair.obligation.goal, Holds)
    assert not python.evaluate(outcome.point, pair.obligation.goal.formula)[0]
