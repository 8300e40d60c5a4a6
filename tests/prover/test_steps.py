"""Proofs in steps: equal parts are found by sampling, proved first, and never believed without their proof."""

from __future__ import annotations

import json

import msgspec
import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer, sweeping
from tileprove.prover.engines.counterexample import find, lane
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.engines.saturation import Strategy
from tileprove.prover.engines.writing import certificate
from tileprove.prover.evidence.checkers import Effort
from tileprove.prover.evidence.record import record
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, const
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.proof.closing import Proof
from tileprove.prover.proof.multiples import prepared
from tileprove.prover.record.recheck import answer

H, W, N, M = variable("H", 1, 1 << 16), variable("W", 1, 1 << 16), variable("N", 1), variable("m", 0)
STEP = const(64)


def carried(rows: Term | int) -> tuple[Term, Term, Term]:
    """(n, h, w) of m + 64 by the carry chain, where an image has at least that many rows."""
    w, h, n = M % W, M // W % H, M // W // H
    over = where(w + rows % W >= W, 1, 0)  # type: ignore[operator]
    down = h + rows // W + over  # type: ignore[operator]
    return n + where(down >= H, 1, 0), down - where(down >= H, H, 0), w + rows % W - where(over == 1, W, 0)  # type: ignore[operator]


def addresses(rows: int = 64, given: bool = True) -> Obligation:
    """Masked addresses of the decomposition and of the carry chain: equal if H*W >= 64."""
    moved = M + rows
    masked = []
    for n, h, w in ((moved // W // H, moved // W % H, moved % W), carried(STEP)):
        masked.append(where(both(h >= 1, h <= H, w >= 1, w <= W), (n * H + h) * W + w, N * H * W))
    return stated(masked[0] == masked[1], *([H * W >= 64] if given else []))


def attempt(obligation: Obligation, seconds: float = 30) -> tuple:
    assert isinstance(obligation.goal, Holds)
    assumptions, goal, _ = prepared(obligation.assumptions, obligation.goal.formula)
    proof = integer._attempt(assumptions, goal, Strategy(steps=True), now() + seconds)
    return proof, assumptions, goal


@pytest.fixture(scope="module")
def proof():
    found, *_ = attempt(addresses())
    assert found is not None
    return found


def test_the_digits_of_a_carry_are_the_steps(proof):
    moved, (n, h, w) = M + 64, carried(STEP)
    said = {part for formula, _ in proof.steps for part in formula.args}
    assert {moved // W // H, moved // W % H, moved % W, n, h, w} <= said


def test_a_proof_in_steps_is_written_and_read(proof):
    data, again = certificate(proof)
    assert [formula for formula, _ in again.steps] == [formula for formula, _ in proof.steps]
    assert len(json.loads(json.dumps(data))["steps"]) == len(proof.steps)


@pytest.mark.parametrize("wrong", [addresses(63), addresses(given=False)], ids=["another step", "small images"])
def test_a_wrong_carry_has_no_proof(wrong: Obligation):
    """One row off, and the condition of the carry dropped."""
    assert find(wrong) is not None
    assert attempt(wrong, 10)[0] is None


def test_what_only_looks_equal_is_proposed_and_not_proved():
    """x and x mod 2^40 agree wherever samples look; a bound that is missing makes them different."""
    x = variable("x", 0)
    goal = where(x // 3 < 5, x // 3, 7) == where(x // 3 % (1 << 40) < 5, x // 3 % (1 << 40), 7)
    obligation = stated(goal)
    proposed = sweeping.proposals(*prepared(obligation.assumptions, obligation.goal.formula)[:2])  # type: ignore[union-attr]
    assert proposed, "samples cannot tell them apart"
    assert attempt(obligation, 5)[0] is None


def rechecked(proof: Proof, tree: dict) -> Outcome:
    found = Outcome(
        verdict=Verdict.PROVED, engine="integer", point=lane(addresses()), witness={"kind": "chain"}, tree=tree,
    )  # fmt: skip
    return answer(msgspec.json.encode(record(addresses(), found)), Effort(seconds=5))


def test_tampered_steps_are_refused(proof):
    """Steps left out, doubled, or with another formula or another formula's tree."""
    data = certificate(proof)[0]
    assert rechecked(proof, data).verdict is Verdict.PROVED
    steps = data["steps"]
    for changed in (
        [], steps[:1], steps[1:], steps[:-1], steps[::-1],
        [{**steps[0], "formula": steps[1]["formula"]}, *steps[1:]],
        [{**steps[0], "tree": steps[1]["tree"]}, *steps[1:]],
        [{key: value for key, value in steps[0].items() if key != "formula"}, *steps[1:]],
        [{**steps[0], "formula": [[["truth", True]], [0]]}, *steps[1:]],
    ):  # fmt: skip
        assert rechecked(proof, {**data, "steps": changed}).verdict is Verdict.REFUTED, changed
