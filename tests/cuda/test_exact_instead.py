"""What is shifted in a loop wraps around, and what is noted of the short formula's exclusive or is not so then: the kernel
is read again with exact formulas, in which everything has a value."""

from pathlib import Path

import pytest
from in_process import checks
from tileprove.prover.language.obligations import Verdict

FILE = Path(__file__).parent.parent / "data" / "cuda" / "drawn_launches.py"


@pytest.mark.parametrize(("name", "verdict"), [("right", Verdict.PROVED), ("one_less", Verdict.REFUTED)])
def test_a_number_that_is_made_of_shifts(name: str, verdict: Verdict):
    (check,) = checks(FILE, names=[name])
    found = {one.claim.name: one.outcome.verdict for one in check.results if one.outcome is not None}
    assert found["load_param_0"] is verdict
    assert found["arithmetic"] is Verdict.PROVED
