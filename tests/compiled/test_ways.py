"""Of two ways to decide a claim that contradict each other, no proof hides what a run has shown."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from tileprove.prover.compiled.ways import better
from tileprove.prover.language.obligations import Verdict

PROVED, REFUTED, UNKNOWN = Verdict.PROVED, Verdict.REFUTED, Verdict.UNKNOWN


def way(*verdicts):
    return [
        SimpleNamespace(statement=SimpleNamespace(claim="load_x"), outcome=SimpleNamespace(verdict=one))
        for one in verdicts
    ]


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ([PROVED, PROVED], [PROVED, UNKNOWN]),
        ([REFUTED, PROVED], [PROVED, PROVED]),
        ([REFUTED], [UNKNOWN, PROVED]),
    ],
)
def test_the_way_that_says_more_is_taken(more, less):
    one, other = way(*more), way(*less)
    assert better(one, other)["load_x"] is one
    assert better(other, one)["load_x"] is one
