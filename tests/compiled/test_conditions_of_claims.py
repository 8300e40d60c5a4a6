"""Under which sizes a refuted claim about emitted code holds: said only of what is a statement, and proved."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tileprove.prover.compiled import conditions
from tileprove.prover.compiled.compared import Compared
from tileprove.prover.compiled.conditions import lines, look, wanted
from tileprove.prover.language.obligations import Verdict

FOLDER = Path(__file__).parents[2] / "examples" / "museum" / "compiled"


@pytest.fixture(scope="module")
def wrong():
    """The kernel that counts pairs, from a release that folds its condition to true."""
    sys.path.insert(0, str(FOLDER))
    try:
        table = importlib.import_module("compilers")
    finally:
        sys.path.remove(str(FOLDER))
    return table.decided(next(one for one in table.BUGS if one.name == "pairs"), "wrong", 5.0)


def test_the_sizes_at_which_the_emitted_code_is_right(wrong: Compared):
    """Of n up to 4 there are 6 pairs at most, of more there are 10, and it stores where these are fewer than 8."""
    said = list(lines(look(wrong, 60.0, 2)))
    assert said
    assert all(" holds with n <= 4 (sufficient" in one for one in said), said


def test_a_condition_is_of_all_that_is_not_proved_of_its_claim(wrong: Compared, monkeypatch: pytest.MonkeyPatch):
    """And there is no search where a part is unsupported, where what it rests on is not proved, or without time."""
    assert {one.claim for one in wanted(wrong)} >= {"load_x", "store_o"}
    assert all(one.claim != "runs" for one in wanted(wrong))
    seen: list[int] = []
    old = conditions.together

    def together(parts: Any, *more: Any) -> Any:
        seen.append(len(parts))
        return old(parts, *more)

    monkeypatch.setattr(conditions, "together", together)
    list(wanted(wrong))
    all_open = [replace(one, outcome=None) for one in wrong.results if one.statement.claim == "load_x"]
    mask = next(n for n, one in enumerate(all_open) if one.statement.case.endswith(": mask"))
    refuted = next(one for one in wrong.refuted if one.statement.claim == "load_x")
    all_open[mask] = replace(all_open[mask], outcome=refuted.outcome)
    first = seen[0]
    list(wanted(replace(wrong, results=all_open)))
    assert seen[-1] > first
    given_up = msgspec.structs.replace(refuted.outcome, verdict=Verdict.UNSUPPORTED)
    assert not list(wanted(replace(wrong, results=[*all_open, replace(refuted, outcome=given_up)])))
    assert not list(wanted(replace(wrong, chosen={})))
    assert not look(wrong, 0)
