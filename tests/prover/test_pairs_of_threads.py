"""Two threads of a kernel never touch one byte, or they do: statements as kernels make them, for all block sizes."""

from __future__ import annotations

import pytest
from pairs_of_threads import PAIRS, Pair
from tileprove.prover.engines import ladder
from tileprove.prover.engines.counterexample import satisfies
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Holds, Verdict

RIGHT = [pair for pair in PAIRS if pair.right]
WRONG = [pair for pair in PAIRS if not pair.right]


def test_names_are_names():
    assert len({pair.name for pair in PAIRS}) == len(PAIRS) > 100


@pytest.mark.parametrize("pair", RIGHT, ids=[pair.name for pair in RIGHT])
def test_threads_that_keep_apart(pair: Pair):
    assert ladder.decide(pair.obligation, 20).verdict in (Verdict.PROVED, Verdict.VACUOUS)


@pytest.mark.parametrize("pair", WRONG, ids=[pair.name for pair in WRONG])
def test_threads_that_meet(pair: Pair):
    outcome = ladder.decide(pair.obligation, 20)
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.point is not None
    assert satisfies(pair.obligation, outcome.point)
    assert isinstance(pair.obligation.goal, Holds)
    assert not python.evaluate(outcome.point, pair.obligation.goal.formula)[0]
