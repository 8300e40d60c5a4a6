"""Nothing is proved that a run contradicts of random loops whose numbers data moves."""

import pytest
import test_random_launches as launches
from random_searches import Searches
from searching import LONG

FIRST_OF_QUICK, FIRST_OF_LONG = 0, 50_000


@pytest.fixture(autouse=True)
def made_of_searches(monkeypatch):
    monkeypatch.setattr(launches, "Random", Searches)


def test_nothing_false_is_proved_of_a_few_searches(tmp_path, monkeypatch, capsys):
    assert not launches.contradicted(tmp_path, FIRST_OF_QUICK, 3.0, monkeypatch, capsys)


@pytest.mark.slow
def test_nothing_false_is_proved_of_many_searches(tmp_path, monkeypatch, capsys):
    assert not launches.contradicted(tmp_path, FIRST_OF_LONG, LONG, monkeypatch, capsys)


def test_a_prover_that_believes_everything_is_seen_with_searches(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(launches.Asked, "holds", lambda self, claim, case=None: True)
    assert launches.contradicted(tmp_path, FIRST_OF_QUICK, 1.0, monkeypatch, capsys)
