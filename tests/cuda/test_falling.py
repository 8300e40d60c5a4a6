"""What is assumed of a kernel gets little time first, and what is like something undecided no more than that."""

from pathlib import Path

import in_process
import pytest
from test_capped import planted
from tileprove.prover.cuda import deciding, falling
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.kernels.steps.proving import Effort
from tileprove.prover.language.obligations import Verdict

FILE = Path(__file__).parent.parent / "data" / "cuda" / "capped_launches.py"
UNDECIDED = Outcome(verdict=Verdict.UNKNOWN, seconds=2.0)


@pytest.fixture
def rounds(monkeypatch):
    """(effort, verdicts) of what was asked for in each round, in turn; a list that fills."""
    found: list[list[tuple[Effort, set[Verdict]]]] = []
    fallen = falling.Falling.fallen

    def noted(self, builder):
        found.append([])
        own = self.decide

        def asked(check, effort):
            own(check, effort)
            found[-1].append((effort, {one.verdict for one in check.outcomes.values()}))

        self.decide = asked
        try:
            return fallen(self, builder)
        finally:
            self.decide = own

    monkeypatch.setattr(falling.Falling, "fallen", noted)
    return found


def test_what_is_refuted_falls_before_the_others_get_time(rounds, monkeypatch):
    planted(monkeypatch, True)
    (check,) = in_process.checks(FILE, names=["ranked"])
    assert any(Verdict.REFUTED in verdicts for asked in rounds for _, verdicts in asked)
    for asked in rounds:
        for effort, verdicts in asked:
            assert effort is Effort.SOON or Verdict.REFUTED not in verdicts
        assert [effort for effort, _ in asked][:1] == [Effort.SOON]
    assert not any("is kept by" in one.statement.case for one in check.results)


def test_of_what_stays_open_a_few_get_time_and_all_fall(rounds, monkeypatch):
    def nothing(check, effort, only="", **_):
        check.look_up()
        for one in check.pending:
            check.outcomes[one.digest] = UNDECIDED

    monkeypatch.setattr(in_process, "decide", nothing)
    list(in_process.checks(FILE, names=["ranked"]))
    efforts = [effort for asked in rounds for effort, _ in asked]
    assert set(efforts) == {Effort.SOON}, "each took 2 s in vain"
    assert rounds[1::2] == [[], []], "all fell at once, in either reading: then nothing is assumed"


def test_what_is_proved_in_more_time_stays(rounds, monkeypatch):
    decide = in_process.decide

    def late(check, effort, only="", **how):
        if effort is Effort.SOON:
            check.look_up()
            for one in check.pending:
                check.outcomes[one.digest] = Outcome(verdict=Verdict.UNKNOWN, seconds=0.1)
        else:
            decide(check, effort, only, **how)

    monkeypatch.setattr(in_process, "decide", late)
    (check,) = in_process.checks(FILE, names=["ranked"])
    assert not in_process.not_proved(check)
    assert any("is kept by" in one.statement.case for one in check.results)
    assert any(effort is Effort.SOME for asked in rounds for effort, _ in asked)


def test_exact_formulas_are_tried_before_much_time_goes_into_others():
    """Of a first reading of which a step is open, whatever the time; the second one is whole at once."""
    asked: list[tuple[str, Effort]] = []

    class Made:
        def __init__(self, whole):
            self.whole, self.proving = whole, self

    class Reading:
        assuming = True

    plain, exact = Reading(), Reading()

    def stated(reading, most, before=None):
        asked.append(("plain" if reading is plain else "exact", most))
        return Made(whole)

    class Allowance:
        over = False

    for whole in (False, True):
        asked.clear()
        deciding._first_whole(plain, lambda first: exact, stated, Allowance())
        if whole:
            assert asked == [("plain", Effort.SOON)]
        else:
            assert asked == [
                ("plain", Effort.SOON), ("exact", Effort.SOON), ("plain", Effort.ALL), ("exact", Effort.ALL),
            ]  # fmt: skip
