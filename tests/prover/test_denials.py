"""A model of a statement's denial refuses, whatever any other solver or rule says of the statement."""

from __future__ import annotations

from itertools import count
from random import Random

import msgspec
import pytest
from problems import problem, stated, violates
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.evidence import blasting, matrices, opinions
from tileprove.prover.evidence.checkers import Effort
from tileprove.prover.evidence.errors import Unavailable
from tileprove.prover.evidence.record import record
from tileprove.prover.language.constructors import either
from tileprove.prover.language.obligations import Obligation, SpecError, Verdict, one_to_one
from tileprove.prover.language.terms import as_int
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.record import recheck

pytest.importorskip("pysat.solvers")
pytest.importorskip("dratify")

X, Y = variable("x", 0, 64), variable("y", 1, 9)
K = variable("k", 0, 200)
SMT = {"kind": "smt", "logic": "NIA"}


@pytest.fixture(autouse=True)
def liar(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second solver that says unsat to everything, and GF(2) rules that find any two maps equal."""
    monkeypatch.setattr(opinions, "decided", lambda texts, seconds: "liar")
    monkeypatch.setattr(matrices, "_same_matrix", lambda part, inputs: None)


def answer(obligation: Obligation, **witness: object) -> Outcome:
    """What `recheck` says to this evidence."""
    lane = dict.fromkeys(_names(obligation), 1)
    found = Outcome(verdict=Verdict.PROVED, engine="forger", witness=witness, point=lane)
    return recheck.answer(msgspec.json.encode(record(obligation, found)), Effort(seconds=10))


def _names(obligation: Obligation) -> list[str]:
    return [term.payload[0] for term in obligation.variables]


def test_a_false_statement_is_refused_with_its_point():
    for last in (62, 61):
        found = answer(stated(last >= X), **SMT)
        assert found.verdict is Verdict.REFUTED
        assert found.detail in {f"false at x={x}" for x in range(last + 1, 64)}
    assert answer(stated(X <= 63), **SMT).witness["rests on"] == ["circuit", "DRAT proof"]


def false_somewhere(seed: int) -> tuple[Obligation, dict[str, int]]:
    """A random statement that has a circuit and fails at some point of its domain, and a point where it holds."""
    for number in count(seed * 1000):
        asked = problem(Random(number))
        try:
            obligation = asked.obligation()
            blasting.negated(obligation.assumptions, obligation.goal.formula)  # type: ignore[union-attr]
        except (SpecError, Unavailable):
            continue
        points = [point for point in asked.domain(7) if asked.in_domain(point)]
        at = next((point for point in points if asked.holds(point)), None)
        if at is not None and any(violates(asked, obligation, point) for point in points):
            return obligation, at
    raise AssertionError


@pytest.mark.parametrize("seed", range(20))
def test_every_false_statement_with_a_circuit_is_refused_where_it_is_false(seed: int):
    obligation, at = false_somewhere(seed)
    lane = {name: at.get(name, 0) for name in _names(obligation)}
    found = Outcome(verdict=Verdict.PROVED, witness=SMT, point=lane)
    said = recheck.answer(msgspec.json.encode(record(obligation, found)), Effort(seconds=10))
    assert said.verdict is Verdict.REFUTED
    # an assumption that has no value at the model's point (x ^ y for x = -7) may be anything in a circuit
    assert said.detail.startswith("false at ") or said.detail.endswith("the point breaks an assumption"), said.detail


def test_a_model_that_exact_integers_contradict_is_refused_by_name(monkeypatch: pytest.MonkeyPatch):
    true = stated(X * 2 < 127)
    assert answer(true, **SMT).verdict is Verdict.PROVED
    monkeypatch.setattr(blasting.Circuit, "less", lambda self, a, b: self.gates.fresh())
    found = answer(true, **SMT)
    assert found.verdict is Verdict.REFUTED
    assert "exact integers do not" in found.detail


def test_only_where_a_shift_is_too_far_another_solver_is_asked():
    true, false = stated(as_int(1) << K > 0), stated(either(K != 3, (as_int(1) << K) == 9))
    bits = {"kind": "smt", "logic": "QF_BV"}
    assert answer(true, **bits).witness["rests on"] == ["the word of liar"]
    assert answer(false, **bits).detail == "false at k=3"


@pytest.mark.parametrize(
    ("logic", "said"),
    [("NIA", "has no meaning over the integers"), ("QF_LIA", "is no kind of question"), (None, "None")],
)
def test_a_question_that_nobody_can_have_asked_is_refused(logic: str | None, said: str):
    """Also where a circuit shows the statement: the record says something that is not so."""
    for statement in (stated(as_int(1) << K > 0), stated((X ^ 5) < 64)):
        found = answer(statement, kind="smt", logic=logic)
        assert (found.verdict, said in found.detail) == (Verdict.REFUTED, True), found.detail


@pytest.mark.parametrize("given", [(), (X < 8,)])
def test_maps_that_differ_are_refused_whatever_is_assumed(given: tuple):
    found = answer(stated(X ^ (X // 8) == X, *given), kind="basis")
    assert found.verdict is Verdict.REFUTED
    assert found.detail in {f"false at x={x}" for x in range(8, 64)}


def test_a_matrix_of_another_map_is_refused_with_a_point(monkeypatch: pytest.MonkeyPatch):
    same = [1 << i for i in range(6)]
    witness = {"kind": "inverse", "matrix": same, "inverse": same, "offset": 0}
    monkeypatch.setattr(matrices, "_matrices", lambda inputs, *terms: [same])
    assert answer(stated(one_to_one([X], [64])), **witness).verdict is Verdict.PROVED
    assert answer(stated(one_to_one([X ^ (X // 8)], [64])), **witness).detail.startswith("false at x=")
    flipped = answer(stated(one_to_one([X ^ 5], [64])), **witness)
    assert flipped.detail.startswith("false at x=")
