"""Branches, lanes and unused assumptions of toy specs, and contradictory assumptions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from commands import one_line
from tileprove.prover.base.clock import now
from tileprove.prover.engines import counterexample, ladder, nia
from tileprove.prover.language import constructors, idioms
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.mutation import branches, reach
from tileprove.prover.running.registry import targets

import tileprove

HEAD = """\
from tileprove import Case, System, both, integer, minimum, where

SYSTEM = System("tile", "A tile")
x, y = integer("x", 0), integer("y", 0, 10)

"""
TAKEN = """
@SYSTEM.claim("A small number or a large one.")
def both_taken():
    yield Case("", where(x < 3, 0, 1) <= x)

"""
DEAD = """
def guarded(value):
    return where(value < 16, value, 0)

@SYSTEM.claim("The guard never acts.")
def dead():
    yield Case("", guarded(y) == y)

"""
RARE = """
@SYSTEM.claim("One number in a million.")
def rare():
    yield Case("", where(x * x == 123456787654321, 1, 2) >= 1)

"""
VACUOUS = """
@SYSTEM.claim("Of nothing.")
def vacuous():
    yield Case("", where(x < 3, 0, 1) <= 1, [x > 5, x < 4])

"""


@pytest.fixture
def places(tmp_path: Path):
    """places(source text) -> what the survey finds, in this process."""

    def survey(text: str) -> list[branches.Place]:
        file = tmp_path / "tile.py"
        file.write_text(text)
        return branches.survey(targets([str(file)])[0], None, 5.0)

    return survey


def test_both_branches_are_taken_by_a_lane_that_does_so(places):
    [place] = places(HEAD + TAKEN)
    then, otherwise = place.branches
    assert place.source == "where(x < 3, 0, 1)"
    assert place.place.endswith("tile.py:9")
    assert then.lane is not None
    assert otherwise.lane is not None
    assert then.lane["x"] < 3 <= otherwise.lane["x"]
    assert then.by == otherwise.by == "tile.both_taken"


def test_a_branch_that_no_lane_can_take_is_proved_unreachable(places):
    [place] = places(HEAD + DEAD)
    then, otherwise = place.branches
    assert then.by
    assert otherwise.unreachable
    assert not otherwise.by


def test_one_claim_that_takes_the_branch_is_enough(places):
    other = '@SYSTEM.claim("Elsewhere it acts.")\ndef alive():\n    yield Case("", guarded(x) <= x)\n'
    [place] = places(HEAD + DEAD + other)
    assert [branch.by for branch in place.branches] == ["tile.dead", "tile.alive"]
    assert place.branches[1].lane is not None
    assert place.branches[1].lane["x"] >= 16


def test_a_lane_that_sampling_misses_is_found_by_an_engine(places):
    [place] = places(HEAD + RARE)
    assert place.branches[0].lane is not None
    assert place.branches[0].lane["x"] == 11111111  # whose square it is


def test_conditions_that_fold_away_count_for_the_branch_they_choose(places):
    text = '@SYSTEM.claim("Fixed.")\ndef fixed():\n    yield Case("", where(2 < terms(3), y, x) < 10)\n'
    [place] = places(HEAD + "from tileprove.prover.language.terms import as_int as terms\n" + text)
    then, otherwise = place.branches
    assert then.by == "tile.fixed"
    assert not otherwise.by
    assert otherwise.unreachable


def test_a_minimum_is_the_place_that_calls_it(places):
    [place] = places(HEAD + '@SYSTEM.claim("Least.")\ndef least():\n    yield Case("", minimum(x, y) <= x)\n')
    assert place.source == "minimum(x, y)"
    assert all(branch.by for branch in place.branches)


def test_where_is_itself_again_afterwards(places):
    before = constructors.where
    places(HEAD + TAKEN)
    assert constructors.where is idioms.where is tileprove.where is before


def test_the_command(tileprove, tmp_path):
    (tmp_path / "tile.py").write_text(HEAD + TAKEN)
    done = tileprove("reach", "tile.py", "--jobs", 1, "--json", "found.json")
    assert done.code == 0
    assert "unreachable" not in done.out
    assert "1 of 1 statements have a lane" in done.out
    assert "2 of 2 branches of 1 where() are taken" in done.out
    found = msgspec.json.decode((tmp_path / "found.json").read_bytes(), type=reach.Run)
    assert found.systems[0].statements[0].lane is not None
    (tmp_path / "tile.py").write_text(HEAD + DEAD + VACUOUS)
    done = tileprove("reach", "tile.py", "--jobs", 1)
    assert done.code == 1
    assert "no lane: tile.vacuous (vacuous)" in done.out
    assert "otherwise: proved unreachable in all 1 statements that contain it" in done.out
    (tmp_path / "tile.py").write_text(HEAD + DEAD)
    assert tileprove("reach", "tile.py", "--jobs", 1).code == 0
    (tmp_path / "tile.py").write_text("1 +\n")
    assert "tile.py:1: invalid syntax" in one_line(tileprove("reach", "tile.py"))


def _obligation(given: list) -> Obligation:
    x = integer("x", 0)
    return Obligation("s", "c", "", tuple(given), Holds(x >= 0))


@pytest.fixture
def no_lane(monkeypatch):
    """Neither sampling nor the solver behind it finds a lane."""
    monkeypatch.setattr(ladder, "lane", lambda obligation, *more: None)


def test_assumptions_proved_contradictory_make_a_proof_vacuous(no_lane):
    x, y = integer("x", 0), integer("y", 1)
    assert ladder.decide(_obligation([x // y > x]), 10).verdict is Verdict.VACUOUS
    assert ladder.decide(_obligation([x * y + y <= x]), 10).verdict is Verdict.VACUOUS


def test_a_lane_that_only_an_engine_finds_keeps_the_proof(no_lane):
    x = integer("x", 0)
    outcome = ladder.decide(_obligation([x * x == 144]), 10)
    assert outcome.verdict is Verdict.PROVED
    assert outcome.point == {"x": 12}


def test_assumptions_that_nobody_decides_leave_the_proof_unknown(no_lane, monkeypatch):
    monkeypatch.setattr(nia, "MOST_SECONDS", 0.5)
    a, b, c = (integer(name, 1) for name in "abc")
    outcome = ladder.decide(_obligation([a * a * a + b * b * b == c * c * c]), 3)
    assert outcome.verdict is Verdict.UNKNOWN
    assert "no lane" in outcome.detail


def test_an_engine_that_finds_a_false_lane_is_not_believed(no_lane, monkeypatch):
    monkeypatch.setattr(ladder, "satisfies", lambda obligation, point: False)
    x = integer("x", 0)
    assert ladder.decide(_obligation([x * x == 144]), 5).verdict is Verdict.UNKNOWN


def test_proofs_by_integer_solving_name_the_assumptions_they_did_not_use():
    x, y = integer("x", 0), integer("y", 0)
    given = (x % 3 == 1, y < 50, y != 7)
    goal = x * x % 3 == 1
    outcome = nia.decide(Obligation("s", "c", "", given, Holds(goal)), deadline=now() + 10)
    assert outcome.verdict is Verdict.PROVED
    assert "x mod 3 = 1" not in outcome.unused
    assert {"y < 50", "0 <= y"} <= set(outcome.unused)


def test_lanes_satisfy_what_they_are_lanes_of():
    assert counterexample.lane(_obligation([integer("x", 0) > 5])) is not None
