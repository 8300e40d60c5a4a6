"""The last resort: the whole goal in z3's integers, and the text that other solvers read."""

from __future__ import annotations

from random import Random

import pytest
import z3
from problems import objection, problem, stated
from test_meanings import cvc5_answer
from tileprove.prover.base.clock import now
from tileprove.prover.engines import nia
from tileprove.prover.engines.counterexample import check
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.evidence.lemmas import question
from tileprove.prover.language.constructors import where
from tileprove.prover.language.obligations import Obligation, Verdict, one_to_one
from tileprove.prover.language.terms import Term, integer, named

X, D = integer("x", None), integer("d", None)
N = integer("n", 0)


def decide(obligation: Obligation, seconds: float = 10.0) -> Outcome:
    assert nia.applies(obligation) is None
    return nia.decide(obligation, now() + seconds)


@pytest.mark.parametrize(
    ("goal", "given", "verdict"),
    [
        (X // 4 * 4 + X % 4 == X, [], Verdict.PROVED),
        (X // -4 * -4 + X % -4 == X, [], Verdict.PROVED),
        (X % -4 <= 0, [], Verdict.PROVED),
        (X % -4 < 0, [], Verdict.REFUTED),
        (X // -4 == -(X // 4), [], Verdict.REFUTED),
        (X // D * D <= X, [D >= 1, D <= 9], Verdict.PROVED),
        (X // D * D >= X, [D <= -1, D >= -9], Verdict.PROVED),
        (X // D * D <= X, [D <= -1, D >= -9], Verdict.REFUTED),
        ((N & 7) == N % 8, [], Verdict.PROVED),
        ((7 & N) <= 6, [], Verdict.REFUTED),
        ((N >> 3) << 3 <= N, [], Verdict.PROVED),
        ((N >> 3) << 3 == N, [], Verdict.REFUTED),
        (where(X > 3, X, 4) >= 4, [], Verdict.PROVED),
        (named("t", X + 1) > X, [], Verdict.PROVED),
        (X >= 0, [X != -1], Verdict.REFUTED),
    ],
)
def test_floor_division_masks_and_conditionals(goal: Term, given: list[Term], verdict: Verdict):
    obligation = stated(goal, *given)
    outcome = decide(obligation)
    assert outcome.verdict is verdict
    if verdict is Verdict.REFUTED:
        assert outcome.point is not None
        check(obligation, outcome.point)
    else:
        solver = z3.Solver()
        solver.from_string(question(obligation, "NIA"))
        assert solver.check() == z3.unsat


@pytest.mark.parametrize(
    ("goal", "given"),
    [((N & 7) <= N, []), (X // D * D <= X, [D >= 1, D <= 3]), (X % 5 < 5, []), ((N << 2) >> 2 == N, [])],
)
def test_another_solver_confirms_the_text(goal: Term, given: list[Term]):
    assert decide(stated(goal, *given)).witness == {"kind": "smt", "logic": "NIA"}
    assert cvc5_answer(question(stated(goal, *given), "NIA")) == "unsat"


@pytest.mark.parametrize(
    ("obligation", "reason"),
    [
        (stated((N ^ 5) >= 0), "xor has no meaning over the integers"),
        (stated((N | 5) >= 0), "bor has no meaning over the integers"),
        (stated((N & 5) >= 0), "only masks of low bits have a meaning over the integers"),
        (stated((N << N) >= 0), "a shift by a variable has no meaning over the integers"),
        (stated(integer("q", 0, N ^ 5) >= 0), "xor has no meaning over the integers"),
        (stated(N >= 0, (N ^ 5) > 0), "xor has no meaning over the integers"),
        (Obligation("s", "c", "", (), one_to_one([N], [4])), "a bijection as such: give it an inverse"),
    ],
)
def test_what_has_no_meaning_is_left_to_others(obligation: Obligation, reason: str):
    assert nia.applies(obligation) == reason


def test_what_it_proves_is_true_at_every_small_point():
    proved = 0
    for seed in range(900, 990):
        asked = problem(Random(seed))
        obligation = asked.obligation()
        if nia.applies(obligation) is None:
            outcome = decide(obligation, 0.5)
            if outcome.verdict is Verdict.PROVED:
                proved += 1
                assert objection(asked, obligation, outcome) is None, asked
    assert proved > 10


def test_no_time_leaves_it_unknown():
    a, b, c = (integer(name, 1) for name in "abc")
    outcome = nia.decide(stated(a * a * a + b * b * b != c * c * c), now() - 1)
    assert outcome.verdict is Verdict.UNKNOWN
    assert outcome.detail.startswith("z3 gave up")
