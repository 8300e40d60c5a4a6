"""Counters that move as data says, in searches and where lists are merged: what is guessed of them is proved, or falls."""

from pathlib import Path

import pytest
from in_process import BENEATH, checks
from tileprove.prover.guessing.bounds import Lean
from tileprove.prover.kernels.loops import facts, noticing

FILE = Path(__file__).parent.parent / "data" / "cuda" / "searches_launches.py"
INSIDE = rf"(load|store)_|{BENEATH}"
RIGHT = ["merged", "lower_bound", "bisected", "narrowed", "halves", "parted", "packed"]
WRONG = [
    ("merged_wrong", {"load_param_1", "load_param_1_2"}),
    ("lower_bound_wrong", {"load_param_0"}),
    ("halves_wrong", {"load_param_0"}),
    ("packed_wrong", {"store_param_1_4", "store_param_1_5"}),
]


def undecided(name: str, only: str = INSIDE) -> tuple[set[str], set[str]]:
    """(claims that are not proved, what is proved of loops)."""
    (check,) = checks(FILE, only=only, names=[name])
    found = [(one.statement, one.outcome) for one in check.results if one.outcome is not None]
    left = {own.claim for own, outcome in found if outcome.verdict.value not in ("proved", "vacuous")}
    return left, {own.case for own, outcome in found if own.claim.startswith("loop_") and own.claim not in left}


@pytest.mark.parametrize("name", RIGHT)
def test_what_data_moves_stays_inside(name: str):
    left, of_loops = undecided(name)
    assert not {claim for claim in left if claim.startswith(("load", "store"))}
    assert of_loops  # it rests on these


@pytest.mark.parametrize(("name", "outside"), WRONG)
def test_what_data_may_lead_outside_is_not_proved(name: str, outside: set[str]):
    left, _ = undecided(name)
    assert {claim for claim in left if claim.startswith(("load", "store"))} == outside


@pytest.mark.parametrize("wrong", [Lean(0, 0), Lean(1, 1), Lean(-1, 0), Lean(4096, 4096)])
@pytest.mark.parametrize(("name", "outside"), WRONG[:3])
def test_a_wrong_guess_of_where_it_goes_falls(wrong: Lean, name: str, outside: set[str], monkeypatch):
    """It is no part of what is proved, and nothing outside is proved by it."""
    monkeypatch.setattr(noticing, "lean", lambda math_, own, after, others: wrong)
    left, _ = undecided(name)
    assert outside <= left


def test_a_wrong_guess_of_what_is_asked_falls(monkeypatch):
    """As if another iteration needed the contrary of what it does."""
    asked = facts.tests
    monkeypatch.setattr(facts, "tests", lambda loop: [(own, not holds) for own, holds in asked(loop)])
    left, of_loops = undecided("lower_bound")
    assert "load_param_0" in left
    assert not any("asks" in case for case in of_loops)
