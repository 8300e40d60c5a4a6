"""Evidence: the honest kind is established, every false kind refused, whatever engine claims to have found it."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.base.engines import EVIDENCE
from tileprove.prover.engines import integer, ladder
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.engines.writing import certificate, pack
from tileprove.prover.evidence import points
from tileprove.prover.evidence.checkers import Effort
from tileprove.prover.evidence.errors import Unavailable
from tileprove.prover.evidence.record import Record, record
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.idioms import unravel
from tileprove.prover.language.obligations import Obligation, Verdict, one_to_one
from tileprove.prover.language.terms import as_bool
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.proof import trees
from tileprove.prover.proof.errors import Refused
from tileprove.prover.proof.multiples import prepared
from tileprove.prover.record import recheck
from tileprove.prover.running import registry

EFFORT = Effort(seconds=5)
H, W, M = variable("H", 1), variable("W", 1), variable("m", 0)
HALO, WIDTH = unravel(M, W)
X, Y = variable("x", 0, 64), variable("y", 0, 8)

# kind of evidence -> a true statement that gets it
STATEMENTS: dict[str, Obligation] = {
    "chain": stated(both(HALO * W + WIDTH == M, WIDTH < W), M < H * W),
    "table": stated((X * 5) % 7 <= 6, X != 3),
    "basis": stated((X ^ (X // 8)) ^ (X // 8) == X),
    "inverse": stated(one_to_one([X ^ (X // 8)], [64])),
    "smt": stated((X << variable("k", 0, 5000)) >= 0),
}


def outcome(kind: str) -> Outcome:
    found = ladder.decide(STATEMENTS[kind], 20)
    assert found.verdict is Verdict.PROVED
    assert found.witness["kind"] == kind
    return found


def line(obligation: Obligation, found: Outcome) -> bytes:
    return msgspec.json.encode(record(obligation, found))


def said(obligation: Obligation, found: Outcome, **changes: Any) -> Outcome:
    changed = msgspec.structs.replace(record(obligation, found), **changes)
    return recheck.answer(msgspec.json.encode(changed), EFFORT)


@pytest.mark.parametrize("kind", ["chain", "table", "basis", "inverse"])
def test_honest_evidence_is_established(kind: str):
    answer = recheck.answer(line(STATEMENTS[kind], outcome(kind)), EFFORT)
    assert answer.verdict is Verdict.PROVED, answer.detail
    assert answer.witness["rests on"]


@pytest.mark.parametrize("kind", ["chain", "table", "basis", "inverse"])
@pytest.mark.parametrize("other", ["chain", "table", "basis", "inverse"])
def test_evidence_serves_its_own_statement_only(kind: str, other: str):
    """The same record about something else: the statement swapped, or the digest, or the name."""
    own, foreign = record(STATEMENTS[kind], outcome(kind)), record(STATEMENTS[other], outcome(other))
    if kind == other:
        return
    for field in ("statement", "digest"):
        changed = msgspec.structs.replace(own, **{field: getattr(foreign, field)})
        assert recheck.answer(msgspec.json.encode(changed), EFFORT).verdict is Verdict.REFUTED


FALSE = {
    "chain": stated(both(HALO * W + WIDTH == M, WIDTH < W - 1), M < H * W),
    "table": stated((X * 5) % 7 <= 5, X != 3),
    "basis": stated((X ^ (X // 8)) ^ (X // 4) == X),
    "inverse": stated(one_to_one([X ^ (X // 8 * 8)], [64])),
}


@pytest.mark.parametrize("kind", FALSE)
@pytest.mark.parametrize("claimed", EVIDENCE)
def test_evidence_for_a_true_statement_does_not_prove_a_false_one(kind: str, claimed: str):
    """Under every kind of evidence that it may be given out for."""
    found = outcome(kind)
    found.witness = {**found.witness, "kind": claimed}
    assert recheck.answer(line(FALSE[kind], found), EFFORT).verdict is not Verdict.PROVED


def mutants(data: Any, random: Random, count: int) -> Any:
    """The data with one number, string, or list element changed, ``count`` times."""
    places: list[tuple[Any, Any]] = []

    def visit(node: Any) -> None:
        for key, child in node.items() if isinstance(node, dict) else enumerate(node):
            places.append((node, key))
            if isinstance(child, dict | list):
                visit(child)

    for _ in range(count):
        changed = copy.deepcopy(data)
        places.clear()
        visit(changed)
        node, key = random.choice(places)
        old = node[key]
        if isinstance(node, list) and random.random() < 0.3:
            del node[key]
        elif isinstance(old, bool) or old is None:
            node[key] = 7
        elif isinstance(old, int):
            node[key] = old + random.choice((-1, 1, 2, -old, 10**6))
        elif isinstance(old, str):
            node[key] = random.choice(("", "0", "x", "1/0", "combine", "admit", "9" * 5000))
        else:
            node[key] = random.choice((None, [], {}, 0))
        yield changed


@pytest.mark.parametrize("kind", ["chain", "table", "basis", "inverse"])
def test_edited_records_never_crash_nor_change_what_is_proved(kind: str):
    """An edit is refused, or harmless: then the record still says the same true statement."""
    own = record(STATEMENTS[kind], outcome(kind))
    plain = json.loads(msgspec.json.encode(own))
    refused = 0
    for changed in mutants(plain, Random(1), 150):
        answer = recheck.answer(json.dumps(changed).encode(), EFFORT)
        assert "checker failed" not in answer.detail, answer.detail
        if answer.verdict is Verdict.PROVED:
            assert changed["digest"] == own.digest
        refused += answer.verdict is Verdict.REFUTED
    assert refused > 50


def test_edited_trees_never_prove_the_goal_stronger_by_one():
    """The tree of WIDTH < W, edited at random and offered for WIDTH < W - 1."""
    true, false = STATEMENTS["chain"], FALSE["chain"]
    assumptions, goal, _ = prepared(true.assumptions, true.goal.formula)  # type: ignore[union-attr]
    proof = integer.prove(assumptions, goal, now() + 20)
    assert proof is not None
    data, _ = certificate(proof)
    trees.read(data, assumptions, goal)
    given, wrong, _ = prepared(false.assumptions, false.goal.formula)  # type: ignore[union-attr]
    for changed in (data, *mutants(json.loads(json.dumps(data)), Random(2), 300)):
        with pytest.raises(Refused):
            trees.read(changed, given, wrong)


def test_unneeded_links_are_left_out():
    true = STATEMENTS["chain"]
    assumptions, goal, _ = prepared(true.assumptions, true.goal.formula)  # type: ignore[union-attr]
    proof = integer.prove(assumptions, goal, now() + 20)
    assert proof is not None
    assert len(json.dumps(pack(proof))) < len(json.dumps(pack(proof, whole=True)))


def test_text_that_is_no_record():
    for text in (b"", b"[]", b"{}", b"\xff", b"nonsense", b"[" * 100000, line(X_TRUE, outcome("table"))[:-5]):
        answer = recheck.answer(text, EFFORT)
        assert answer.verdict is Verdict.REFUTED
        assert "\n" not in answer.detail


X_TRUE = STATEMENTS["table"]


def test_code_in_a_record_is_data(tmp_path):
    """Names that would do something, were they executed."""
    trap = tmp_path / "trap"
    own = record(X_TRUE, outcome("table"))
    code = f"__import__('pathlib').Path({str(trap)!r}).touch()"
    for changes in ({"witness": {"kind": code}}, {"witness": {"kind": "__import__"}}, {"tree": {"tree": code}}):
        recheck.answer(msgspec.json.encode(msgspec.structs.replace(own, **changes)), EFFORT)
    tree, true = copy.deepcopy(outcome("chain").tree), STATEMENTS["chain"].goal.formula  # type: ignore[union-attr]
    for rule in ("__init__", "_add", "__class__", code, "poly", "normal"):
        tree["tree"]["links"].insert(0, [rule])
        with pytest.raises(Refused):
            trees.read(tree, [], true)
        tree["tree"]["links"].pop(0)
    assert not trap.exists()


# -- refutations and lanes -----------------------------------------------------------------------------------


def test_a_counterexample_has_to_be_one():
    claim = replace(stated(X * 2 < 100, X < 60), expected=Verdict.REFUTED)
    found = Outcome(verdict=Verdict.REFUTED, point={"x": 50})
    assert said(claim, found).verdict is Verdict.PROVED
    for point in ({"x": 49}, {"x": 60}, {"x": 64}, {"x": -1}, {}, {"y": 50}):
        answer = said(claim, found, point=point)
        assert answer.verdict is Verdict.REFUTED, point


def test_a_verdict_is_the_one_that_the_statement_expects():
    claim, found = stated(X * 2 < 100, X < 60), Outcome(verdict=Verdict.REFUTED, point={"x": 50})
    assert "expects proved" in said(claim, found).detail
    assert "expects refuted" in said(replace(X_TRUE, expected=Verdict.REFUTED), outcome("table")).detail


def test_a_missed_cell_has_to_be_missed():
    claim = replace(stated(one_to_one([X // 2], [32])), expected=Verdict.REFUTED)
    for cell, established in ([3], True), ([32], False), ([-1], False), ([], False), (["a"], False):
        found = Outcome(verdict=Verdict.REFUTED, witness={"cell": cell})
        assert (said(claim, found).verdict is Verdict.PROVED) == established
    whole = replace(stated(one_to_one([X], [64])), expected=Verdict.REFUTED)
    assert said(whole, Outcome(verdict=Verdict.REFUTED, witness={"cell": [3]})).verdict is Verdict.REFUTED


def test_a_proof_without_a_lane_is_refused():
    found = outcome("table")
    for point in (None, {}, {"x": 3}, {"x": 64}):
        assert said(X_TRUE, found, point=point).verdict is Verdict.REFUTED


def test_the_number_of_points_is_counted():
    found = outcome("table")
    assert said(X_TRUE, found).verdict is Verdict.PROVED
    for count in (found.points - 1, found.points + 1, 0):
        assert said(X_TRUE, found, witness={"kind": "table", "points": count}).verdict is Verdict.REFUTED


def walked(claim: Obligation) -> list[tuple[int, ...]]:
    rows = []
    for size, columns in points.chunks(claim):
        assert all(len(column) == size for column in columns.values())
        rows += [tuple(map(int, row)) for row in zip(*columns.values(), strict=True)]
    return rows


def test_ranges_that_depend_on_each_other_are_walked_exactly(monkeypatch: pytest.MonkeyPatch):
    a = variable("a", 1, 5)
    b = variable("b", 0, below=a * a)
    claim = stated(both(b < 16, where(b < a, 1, 1) == 1))
    wanted = [(i, j) for i in range(1, 5) for j in range(i * i)]
    assert walked(claim) == wanted
    monkeypatch.setattr(points, "CHUNK", 4)  # rows and ranges that are cut in the middle
    assert walked(claim) == wanted


def test_a_range_may_be_empty_here_and_there():
    """Where high <= low there is no value, however far below."""
    a = variable("a", 0, 4)
    b = variable("b", a, below=3)
    c = variable("c", 5, below=where(b == 1, 7, 2))
    claim = stated(as_bool(a + b + c >= 0))
    assert walked(claim) == [(0, 1, 5), (0, 1, 6), (1, 1, 5), (1, 1, 6)]
    nothing = stated(as_bool(variable("a", 4, below=2) >= 0))
    assert walked(nothing) == []


def test_too_many_points_and_ranges_out_of_numbers_are_nobodys_table():
    a = variable("a", 0, points.MOST_POINTS)
    assert next(points.chunks(stated(as_bool(a >= 0))))[0] == points.CHUNK
    for low, high in ((0, points.MOST_POINTS + 1), (2**62 - 1, 2**62), (0, 2**70)):
        with pytest.raises(Unavailable):
            next(points.chunks(stated(as_bool(variable("a", low, below=high) >= 0))))


# -- an engine that proves everything ------------------------------------------------------------------------


def shipped(expected: Verdict) -> list[Obligation]:
    systems = [
        system for target in registry.targets(["swizzle", "hardware", "epilogue"]) for system in target.systems()
    ]
    claims = [claim for system in systems for claim in system.claims.values() if claim.expected is expected]
    return [obligation for claim in claims for obligation in registry.obligations(claim)]


def test_an_engine_that_proves_everything_is_caught_on_every_obligation():
    """It has no evidence to show."""
    for obligation in shipped(Verdict.PROVED) + shipped(Verdict.REFUTED):
        found = Outcome(verdict=Verdict.PROVED, engine="unsound", point=ladder.lane(obligation))
        assert recheck.answer(line(obligation, found), EFFORT).verdict is Verdict.REFUTED, obligation.name


@pytest.mark.parametrize("kind", EVIDENCE)
def test_an_engine_that_proves_what_is_false_is_caught_whatever_it_shows(kind: str):
    """On every finding; a solver that runs out of its time is no proof either."""
    for obligation in shipped(Verdict.REFUTED):
        found = Outcome(
            verdict=Verdict.PROVED, engine="unsound", point=ladder.lane(obligation), tree=outcome("chain").tree,
            witness={"kind": kind, "points": 64, "matrix": [1], "inverse": [1], "offset": 0, "columns": []},
        )  # fmt: skip
        answer = recheck.answer(line(obligation, found), Effort(seconds=2))
        assert answer.verdict is not Verdict.PROVED, obligation.name
        assert "checker failed" not in answer.detail, answer.detail


def test_a_record_is_what_it_says():
    assert Record.__struct_fields__[0] == "format"
    assert said(X_TRUE, outcome("table"), format=1).verdict is Verdict.REFUTED
    assert said(X_TRUE, outcome("table"), verdict=Verdict.UNKNOWN).verdict is Verdict.REFUTED
    assert said(X_TRUE, outcome("table"), name="other.claim").verdict is Verdict.REFUTED
