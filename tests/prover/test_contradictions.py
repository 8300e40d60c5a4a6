"""A verdict that says that tileprove contradicts itself is never counted as proved, whatever reads it."""

from __future__ import annotations

import json

import msgspec
import pytest
from tileprove.prover.attack.budget import LEAST, Wanted
from tileprove.prover.attack.records import Attack, Contradiction
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.evidence.record import Record
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.running.cache import KEPT
from tileprove.prover.running.outlines import SystemPlan, claim_plan
from tileprove.prover.running.outlines import statement as stated
from tileprove.prover.running.results import GRAVITY, WORDS, ClaimResult, Result, Standing, exit_code
from tileprove.prover.showing import jsonout
from tileprove.prover.showing.outputs import junit, markdown, sarif
from tileprove.prover.showing.outputs.finished import Finished
from tileprove.prover.showing.report import STYLES
from tileprove.prover.triton.records import RECORDED

CLAIM = Claim("rows", "inside", "Rows stay inside.", lambda: iter([Case("", integer("i", 0, 8) < 8)]))
RUN = Contradiction(
    claim="inside",
    case="",
    said="the lane writes byte 40 of x, which has 32",
    at={"n": 7},
    run=[("lane", "3")],
    place="f:1",
)
ATTACK = Attack(subject="rows", seed=17, allowed=0.2, seconds=0.1, points=3, runs=9, contradictions=[RUN])


def result(verdict: Verdict) -> Result:
    (obligation,) = CLAIM.obligations()
    contradiction = RUN if verdict is Verdict.CONTRADICTED else None
    plan = claim_plan(CLAIM)
    return Result(plan, stated(obligation), Outcome(verdict=verdict, detail="why", contradiction=contradiction))


def finished(*verdicts: Verdict) -> Finished:
    results = [result(verdict) for verdict in verdicts]
    (obligation,) = CLAIM.obligations()
    systems = [SystemPlan("rows", "Rows", "", "", [results[0].claim])]
    return Finished(systems, results, exit_code(results), lambda _: obligation, 1.0, [ATTACK])


def test_every_verdict_and_standing_has_its_words():
    assert {found for _, found in WORDS} == set(Verdict)
    assert set(GRAVITY) == set(Standing) == set(STYLES)
    assert set(markdown.COLUMNS) == set(Standing)


@pytest.mark.parametrize("other", [None, *Verdict])
def test_the_exit_code_is_3_whatever_else_is_wrong(other: Verdict | None):
    results = [result(Verdict.CONTRADICTED), *([result(other)] if other else [])]
    assert exit_code(results) == 3
    assert ClaimResult(results[0].claim, results).standing is Standing.CONTRADICTED


def test_it_is_neither_kept_nor_put_on_record():
    assert Verdict.CONTRADICTED not in KEPT
    assert Verdict.CONTRADICTED not in RECORDED
    assert result(Verdict.CONTRADICTED).rests_on == ""


def test_json_has_the_run_and_the_attack():
    said = json.loads(jsonout.render(finished(Verdict.CONTRADICTED, Verdict.PROVED)))
    first, second = said["obligations"]
    assert (first["verdict"], first["standing"], second["contradiction"]) == ("contradicted", "contradicted", None)
    assert first["contradiction"] == json.loads(msgspec.json.encode(RUN))
    assert said["attacks"][0]["seed"] == 17
    assert said["exit_code"] == 3


def test_junit_has_an_error():
    text = junit.render(finished(Verdict.CONTRADICTED, Verdict.UNKNOWN))
    assert 'errors="2"' in text
    assert 'type="contradicted"' in text
    assert "seed 17" in text


def test_sarif_has_an_error_with_the_run():
    (run,) = json.loads(sarif.render(finished(Verdict.CONTRADICTED)))["runs"]
    (found,) = run["results"]
    assert found["level"] == "error"
    assert "n=7" in found["message"]["text"]
    assert run["properties"]["attacks"][0]["seconds"] == 0.1


def test_markdown_has_a_column_for_the_attack():
    text = markdown.render(finished(Verdict.CONTRADICTED))
    assert "1 contradicted" in text
    assert "| attacked |" in text
    assert "| 100 ms |" in text


def test_a_record_of_evidence_has_no_place_for_it():
    assert "contradiction" not in Record.__struct_fields__


def test_the_budget_is_a_tenth_and_no_less_than_a_little():
    assert Wanted().allowed(0.5) == LEAST
    assert Wanted().allowed(60.0) == pytest.approx(6.0)
    assert Wanted(seconds=3.0).allowed(60.0) == 3.0
    assert Wanted(seconds=0).off
    assert not Wanted().off


def test_the_seed_is_of_the_text_and_can_be_given():
    assert Wanted().drawing("a") == Wanted().drawing("a") != Wanted().drawing("b")
    assert Wanted(seed=5).drawing("a") == 5


def test_a_line_says_what_was_not_attacked():
    never = Attack(subject="rows", why="--attack 0")
    assert never.line(str) == "not attacked: --attack 0"
    some = msgspec.structs.replace(ATTACK, missed=["a", "b", "c", "d"], one_sided=["x"])
    assert some.line(str) == "attacked by 9 runs at 3 points in 0.1, seed 17; not run: a, b, and 2 more; never: x"
