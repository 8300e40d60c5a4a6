"""A contract of a range and one integer beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_several_stores import QUICK
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import SpecError, Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements

from tileprove.triton import tensor

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "ignored.py"


@pytest.fixture(scope="module")
def stated() -> dict[str, Statements]:
    return {w.name: Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(FILE)}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("right", None),
        ("another_mark", "label_ptr[0] = -1"),
        ("mark_behind_the_end", f"label_ptr[0] = {2**62}"),
        ("pages", None),
        ("pages_of_which_another_is_left_out", "table_ptr[0] = -1"),
    ],
)
def test_a_range_and_one_integer(stated: dict[str, Statements], name: str, value: str | None):
    check = decided(stated[name], Cache(None), lambda asked: run_check(asked, QUICK, False))
    wrong = [result for result in check.results if result.outcome.verdict is not Verdict.PROVED]
    assert bool(wrong) is (value is not None), wrong
    assert {result.outcome.verdict for result in wrong} <= {Verdict.REFUTED}
    if value is not None:
        assert int(value.split()[-1]) in {number for r in wrong for number in r.outcome.point.values()}


@pytest.mark.parametrize("promised", [{}, {"monotone": True, "values": (0, 4)}, {"values": [(0, 4)]}])
def test_also_is_beside_a_range(promised: dict[str, object]):
    with pytest.raises(SpecError, match="beside values"):
        tensor("int32", 1, also=-1, **promised)  # type: ignore[arg-type]
