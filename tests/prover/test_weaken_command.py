"""`tileprove weaken`, and what `check` and `explain` say below a verdict: conditions, and advice."""

from __future__ import annotations

import json

import pytest
from commands import Spec, one_line
from small_specs import EASY, FALSE, FINDING, HARD

CONDITIONS_AND_ADVICE = True
FLOOR = """
@SYSTEM.claim("Rows of a floor grid.")
def floor():
    rows, block = integer("rows", 1), integer("block", 1)
    row = integer("row", 0, rows)
    yield Case("tight", row // block < rows // block)
    yield Case("loose", row // block <= rows // block)
"""
LANES = """
@SYSTEM.claim("Lanes only.")
def lanes():
    yield Case("", integer("lane", 0, 64) * 4 < 200)
"""


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_weaken_prints_the_condition_and_the_lane_that_fails_else(tileprove, write_spec: Spec):
    spec = write_spec(EASY, FLOOR)
    done = tileprove("weaken", f"{spec}::floor", "--case", "tight")
    said = lines(done.out)
    assert (done.code, done.err) == (0, "")
    assert "demo.floor, case tight" in said
    assert "holds with block divides rows (exact)" in said
    assert "fails else row = rows - 1" in said
    assert any(line.startswith("parameters rows, block") for line in said)


def test_a_case_that_is_proved_needs_no_condition(tileprove, write_spec: Spec):
    done = tileprove("weaken", f"{write_spec(FLOOR)}::floor")
    assert "demo.floor, case loose: proved" in lines(done.out)
    assert done.code == 0


def test_weaken_where_there_is_no_condition(tileprove, write_spec: Spec):
    done = tileprove("weaken", f"{write_spec(LANES)}::lanes")
    assert done.code == 1
    assert "no condition: it has no parameters: all of its variables are lanes" in lines(done.out)


def test_a_finding_may_be_weakened(tileprove, write_spec: Spec):
    done = tileprove("weaken", f"{write_spec(EASY, FINDING)}::wide", "--timeout", "5s")
    assert "demo.wide" in lines(done.out)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("::nothing",), "no claim matches 'nothing'"),
        (("::floor", "--case", "strict"), "demo.floor has no case 'strict'"),
        (("::floor", "--parameters", "rows,cols"), "the claim has no variable 'cols'; it has rows, block, row"),
        (("::floor", "--parameters", "row"), "the range of row mentions rows: name it a parameter too"),
    ],
)
def test_names_that_are_none(tileprove, write_spec: Spec, arguments: tuple[str, ...], said: str):
    claim, *others = arguments
    assert said in one_line(tileprove("weaken", write_spec(FLOOR) + claim, *others))


def test_check_prints_the_condition_below_a_refuted_claim_and_keeps_it(tileprove, write_spec: Spec, tmp_path):
    spec, file = write_spec(FLOOR, LANES), tmp_path / "out.json"
    for cached in (False, True):
        done = tileprove("check", spec, "--json", file)
        assert done.code == 1
        assert lines(done.out).count("holds with block divides rows (exact)") == 1
        found = {record["claim"] + record["case"]: record for record in json.loads(file.read_text())["obligations"]}
        assert found["floortight"]["weakest"]["condition"] == "block divides rows"
        assert found["floortight"]["weakest"]["exact"]
        assert found["floortight"]["cached"] is cached
        assert found["floorloose"]["weakest"] is None
        assert "condition" not in found["lanes"]["weakest"]


def test_a_finding_is_not_searched(tileprove, write_spec: Spec, tmp_path):
    file = tmp_path / "out.json"
    assert tileprove("check", write_spec(EASY, FINDING), "--json", file).code == 0
    assert all(record["weakest"] is None for record in json.loads(file.read_text())["obligations"])


def test_explain_prints_it_too(tileprove, write_spec: Spec):
    done = tileprove("explain", f"{write_spec(FLOOR)}::floor")
    assert "holds with block divides rows (exact)" in lines(done.out)


def test_an_unknown_claim_comes_with_advice(tileprove, write_spec: Spec, tmp_path):
    file = tmp_path / "out.json"
    done = tileprove("check", write_spec(FALSE, HARD), "--claim", "cubes", "--timeout", "3s", "--json", file)
    assert done.code == 3
    said = lines(done.out)
    assert "why it multiplies unknowns, a*a*a: no method decides all of these" in said
    assert any(line.startswith("undecided a*a*a") for line in said)
    (record,) = json.loads(file.read_text())["obligations"]
    assert record["advice"]["undecided"] == ["a*a*a + b*b*b != c*c*c"]
