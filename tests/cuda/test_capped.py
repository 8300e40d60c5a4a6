"""What a loop carries stays no more, or no less, than a number of before it: proposed where it takes the less or the
greater of that and another, and proved, or it falls."""

from pathlib import Path

import pytest
from in_process import checks, not_proved
from tileprove.prover.cuda import falling
from tileprove.prover.cuda.checking import CUT
from tileprove.prover.guessing.bounds import Bound
from tileprove.prover.kernels.loops import facts
from tileprove.prover.running.allowance import Allowance

FILE = Path(__file__).parent.parent / "data" / "cuda" / "capped_launches.py"


@pytest.mark.parametrize("name", ["ranked", "lowered"])
def test_what_is_kept_by_an_end_stays_inside(name: str):
    (check,) = checks(FILE, names=[name])
    assert not not_proved(check)
    assert any("is kept by" in one.statement.case for one in check.results)


@pytest.mark.parametrize("name", ["ranked_wrong", "lowered_wrong"])
def test_another_end_is_not_enough(name: str):
    (check,) = checks(FILE, names=[name])
    assert set(not_proved(check)) == {"load_param_1"}


def planted(monkeypatch, other: bool) -> None:
    """Ends that are one less than what the loop takes, or one more of the greater; or on the other side."""
    found = facts.capped

    def wrong(*given):
        for one in found(*given):
            end = one.end if other else one.end + (1 if one.least else -1)
            yield Bound(one.places, end, one.least is not other, one.said)

    monkeypatch.setattr(facts, "capped", wrong)


@pytest.mark.parametrize("name", ["ranked", "ranked_wrong", "lowered", "lowered_wrong"])
@pytest.mark.parametrize("other", [False, True])
def test_a_wrong_end_falls(name: str, other: bool, monkeypatch):
    planted(monkeypatch, other)
    (check,) = checks(FILE, names=[name])
    assert not any("is kept by" in one.statement.case for one in check.results)
    assert "load_param_1" in not_proved(check)
    assert not check.cut


@pytest.mark.parametrize("name", ["ranked", "lowered"])
def test_where_that_takes_too_long_nothing_is_assumed(name: str, monkeypatch):
    planted(monkeypatch, True)
    monkeypatch.setattr(falling, "A_ROUND", 0.0)
    (check,) = checks(FILE, names=[name], allowance=Allowance(60.0))
    assert check.cut
    assert CUT in check.notes
    assert not any("is kept by" in one.statement.case for one in check.results)
    assert "load_param_1" in not_proved(check)
