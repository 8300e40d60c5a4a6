"""Proofs by cases of the assumptions that a solver needed, among many that have nothing to do with it."""

from __future__ import annotations

import itertools

import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import cored, ladder, nia
from tileprove.prover.language.constructors import either, where
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, integer
from tileprove.prover.proof import trees
from tileprove.prover.proof.multiples import prepared

B, C, P, Q = (integer(name, 0) for name in "bcpq")
ENDS, WIDE, LOW = ([integer(f"{name}{row}", 0) for row in ("b", "c")] for name in ("end", "wide", "low"))


def bins(*left_out: int) -> Obligation:
    """Two elements of bins are copied to where their padded bins begin, which never fall: only one gets to each place."""
    (end_b, end_c), (wide_b, wide_c), (low_b, low_c) = ENDS, WIDE, LOW
    told: list[Term] = [
        end_b > P,
        end_c > Q,
        either(B < 1, low_b <= P),
        either(C < 1, low_c <= Q),
        either(B < 1, end_b - low_b <= wide_b),
        either(C < 1, end_c - low_c <= wide_c),
        either(C <= B, B < 1, P - low_b + wide_b <= Q - low_c),
        either(B <= C, C < 1, Q - low_c + wide_c <= P - low_b),
        either(B >= 1, C < 1, Q - low_c > P),
        either(C >= 1, B < 1, P - low_b > Q),
        either(B != C, low_b == low_c),
        where(B >= 1, P - low_b, P) == where(C >= 1, Q - low_c, Q),
        either(B < 1, wide_b >= 1),
        either(C < 1, wide_c >= 1),
    ]
    told = [formula for number, formula in enumerate(told) if number not in left_out]
    others = [integer(f"e{number}", 0) for number in range(110)]
    told += [either(one < 3, other > 2, one <= other) for one, other in itertools.pairwise(others)]
    return stated(P == Q, *told)


def test_what_a_solver_needed_is_taken_apart():
    obligation = bins()
    assert isinstance(obligation.goal, Holds)
    core = nia.core(obligation.assumptions, obligation.goal.formula)
    assert core is not None
    assert len(core) < 20
    found = cored.explained(obligation, core, now() + 5)
    assert found.verdict is Verdict.PROVED
    assert found.tree
    whole = ladder.decide(obligation, 20)
    assert (whole.verdict, whole.engine, whole.rests_on) == (Verdict.PROVED, "integer", "")


def test_a_proof_of_what_is_needed_alone_assumes_all_else_too():
    core = [either(P < 1, B >= P), either(B < 1, C >= B), either(C < 1, Q >= C)]
    obligation = stated(Q >= P, P >= 1, *core, *(either(one < 3, one >= B) for one in ENDS))
    found = cored.explained(obligation, core, now() + 5)
    assert (found.verdict, found.engine) == (Verdict.PROVED, "integer")
    assert isinstance(obligation.goal, Holds)
    trees.read(found.tree, *prepared(obligation.assumptions, obligation.goal.formula)[:2])
    for lost in core:  # and of less than is needed there is none
        less = [one for one in core if one is not lost]
        assert cored.explained(obligation, less, now() + 5).verdict is Verdict.UNKNOWN


@pytest.mark.parametrize(("left_out", "verdict"), [((), Verdict.PROVED), ((6,), Verdict.REFUTED)])
def test_a_solver_says_first_what_matters_of_much_that_is_assumed(left_out, verdict, monkeypatch):
    asked = list[str]()
    turn = ladder._turn
    monkeypatch.setattr(ladder, "_turn", lambda engine, *rest: asked.append(engine.NAME) or turn(engine, *rest))
    found = ladder.prove(bins(*left_out), 20)
    assert (found.verdict, found.rests_on, asked[0]) == (verdict, "", "nia")


def test_with_less_there_is_no_proof():
    obligation = bins(6)
    assert cored.explained(obligation, obligation.assumptions, now() + 5).verdict is Verdict.UNKNOWN
    assert ladder.decide(obligation, 20).verdict is Verdict.REFUTED


def test_less_than_what_is_needed_is_no_core():
    obligation = bins()
    assert isinstance(obligation.goal, Holds)
    core = nia.core(obligation.assumptions, obligation.goal.formula) or []
    less = [formula for formula in core if "wide" not in repr(formula)]
    assert len(less) < len(core)
    assert cored.explained(obligation, less, now() + 5).verdict is Verdict.UNKNOWN


def test_an_assumption_that_stands_twice_is_not_idle():
    obligation = stated(P <= C, P <= B, B <= C, P <= B, Q <= 7)
    unused = nia.decide(obligation, now() + 10).unused
    assert "q <= 7" in unused
    assert "p <= b" not in unused
