"""Where an equation of the simplifier's is not proved, the kernel is read again without it: nothing rests on what is wrong,
and what does not need it is proved."""

from pathlib import Path

import pytest
from in_process import checks
from planting import four_times_a_sum, planted
from tileprove.prover.cuda import deciding
from tileprove.prover.kernels.steps import settling
from tileprove.prover.kernels.steps.proving import Effort
from tileprove.prover.language.obligations import Verdict

FILE = Path(__file__).parent.parent / "data" / "cuda" / "capped_launches.py"
HOLDS = (Verdict.PROVED, Verdict.VACUOUS)


def not_proved(name: str) -> set[str]:
    (check,) = checks(FILE, names=[name])
    return {one.claim.name for one in check.results if one.outcome is None or one.outcome.verdict not in HOLDS}


@pytest.mark.parametrize(("name", "outside"), [("ranked", set()), ("ranked_wrong", {"load_param_1"})])
def test_a_wrong_equation_is_not_used(name: str, outside: set[str], monkeypatch):
    wrong = planted(monkeypatch, "scaled", four_times_a_sum, 4)
    assert not_proved(name) == outside
    assert len(wrong) > 1, "it was asked again"


def test_without_another_reading_all_rests_on_it(monkeypatch):
    planted(monkeypatch, "scaled", four_times_a_sum, 4)
    monkeypatch.setattr(settling, "RETRIES", 0)
    monkeypatch.setattr(deciding, "_first_whole", lambda plain, read, stated, allowance: stated(plain, Effort.ALL))
    assert "arithmetic" in not_proved("ranked")
    assert {"load_param_0", "load_param_1", "store_param_2"} <= not_proved("ranked")
