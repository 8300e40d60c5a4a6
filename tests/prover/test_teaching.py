"""What is said about an unknown verdict: only what was tried and helped, and nothing that changes the statement."""

from __future__ import annotations

from random import Random

import pytest
from problems import problem
from tileprove.prover.engines import ladder, teaching
from tileprove.prover.engines.outcome import Advice, Outcome, unknown
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.terms import Term, truth
from tileprove.prover.showing.blocks import found_out

from tileprove import Verdict as Public
from tileprove import both, divides, either, implies, integer, prove, where, within

A, B, C, N, M, X = (integer(name, 1) for name in "abcnmX")
x, p = integer("x", 0), integer("p", 0)
CUBES = A * A * A + B * B * B != C * C * C


def stated(goal: Term, *given: Term) -> Obligation:
    (obligation,) = Claim("a", "claim", "", lambda: iter([Case("", goal, given)])).obligations()
    return obligation


def test_what_does_not_help_is_not_mentioned():
    found = teaching.advice(stated(CUBES), 4.0)
    assert found.undecided == ["a*a*a + b*b*b != c*c*c"]
    assert found.why == "it multiplies unknowns, a*a*a: no method decides all of these"
    assert found.helps == []
    assert found.tried


def test_the_parts_that_are_proved_are_not_named():
    found = teaching.advice(stated(both(A + B >= 2, CUBES, C * C >= C)), 4.0)
    assert (found.parts, found.undecided) == (3, ["a*a*a + b*b*b != c*c*c"])


def test_bits_of_what_has_no_end_are_named():
    found = teaching.advice(stated((x ^ p) * A <= (x | p) * A + (x ^ A)), 4.0)
    assert found.why == "it is about the bits of x, p without an end: bit-vectors want numbers at both ends of a range"


def test_the_goal_is_no_lemma_of_its_own():
    k = integer("k", 0, 4)
    obligation = stated((x & ((1 << k) - 1)) == x % (1 << k))
    assert not [attempt for attempt in teaching._lemmas(obligation) if "x mod (1 shl k) = x bitand" in attempt.said]


def test_the_digits_of_a_number_help():
    goal = either(x % A != 0, divides(A, x * x + x * A + p * A))
    found = teaching.advice(stated(goal), 30.0)
    assert any(said.startswith("give the digits of x: ") for said in found.helps)
    assert found.why == "it divides by a, whose value is not known: no method decides all of these"


@pytest.mark.parametrize(
    ("kind", "obligation", "said"),
    [
        (
            teaching._premises, stated(implies(x < N, x + A < N + A)),
            "assume what implies it: given=[x < n], and claim only x + a < n + a",
        ),
        (
            teaching._quotients, stated(N % A == 0, divides(A * B, N)),
            "name the quotient: divides(a*b, n, q) in given",
        ),
        (
            teaching._splits, stated(where(x < N, x, 0) < N),
            "split it: one case with given=[x < n], one with the opposite",
        ),
        (teaching._digits, stated(x // N * N + x % N == x), "give the digits of x: x = q*n + r with 0 <= r < n"),
        (
            teaching._digits, stated((x // N) // M * (N * M) + x // N % M * N + x % N == x),
            "give the digits of x: x = (q*m + s)*n + r with 0 <= r < n, 0 <= s < m",
        ),
        (
            teaching._names, stated(within(x % (A * B), 0, A * B), A * B >= 1),
            "name a*b: make it a variable; the proof needs only that it is at least 1",
        ),
        (teaching._bounds, stated(x * 8 < N), "bound n, if that may be: with n < 64 it is proved"),
    ],
)  # fmt: skip
def test_every_change_is_one_that_can_be_written_down(kind, obligation: Obligation, said: str):
    assert said in [attempt.said for attempt in kind(obligation)]


SAME = (teaching._premises, teaching._quotients, teaching._splits, teaching._names, teaching._digits)


@pytest.mark.parametrize("kind", SAME, ids=lambda kind: kind.__name__)
def test_what_a_change_proves_is_true_unchanged(kind):
    """A false statement stays false, however it is written."""
    looked, proved = 0, 0
    for seed in range(160):
        obligation = problem(Random(f"teach {seed}")).obligation()
        if ladder.decide(obligation, 0.5).verdict is not Verdict.REFUTED:
            continue
        for attempt in [*kind(obligation)][:2]:
            looked += 1
            proved += all(ladder.decide(each, 0.3).verdict in teaching.HELD for each in attempt.statements)
        if looked >= 25:
            break
    assert looked
    assert not proved


def test_a_change_that_is_no_proof_is_not_given(monkeypatch: pytest.MonkeyPatch):
    wrong = [
        teaching.Attempt("wish", (stated(CUBES),)),
        teaching.Attempt("half", (stated(truth(True)), stated(A < 3))),
        teaching.Attempt("right", (stated(A >= 1),)),
    ]
    monkeypatch.setattr(teaching, "ATTEMPTS", [lambda obligation: iter(wrong[:2]), lambda obligation: iter(wrong[2:])])
    assert teaching.advice(stated(CUBES), 8.0).helps == ["right"]


def test_prove_gives_advice_and_prints_it():
    found = prove(CUBES, seconds=0.5)
    assert found.verdict is Public.UNKNOWN
    assert found.advice is not None
    lines = repr(found).splitlines()
    assert any(line.strip().startswith("why") for line in lines)
    assert any("a*a*a + b*b*b != c*c*c" in line for line in lines[1:])


def test_advice_in_lines():
    several = Advice(parts=3, undecided=["a", "b"], why="it is hard", helps=["this"], tried=4)
    assert found_out(Outcome(verdict=Verdict.UNKNOWN, advice=several)) == [
        ("undecided", "2 of 3 parts: a"), ("", "b"), ("why", "it is hard"), ("try", "this"),
    ]  # fmt: skip
    nothing = Advice(parts=1, undecided=["a"], tried=4)
    assert found_out(Outcome(verdict=Verdict.UNKNOWN, advice=nothing))[-1] == (
        "try", "4 ways to write it were tried, and none helped",
    )  # fmt: skip
    assert found_out(unknown("", "")) == []


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ((x ^ (x >> 1)) >= x // 2, "bound x, if that may be: with x < 2^31 it is proved"),
        ((x | p) + (x & p) == x + p, "bound p, x, if that may be: with p, x < 2^31 it is proved"),
    ],
)
def test_an_end_is_put_where_every_engine_sees_it(goal: Term, said: str):
    """As an assumption it did not help, and as a range it lets bit-vectors decide."""
    obligation = stated(goal)
    names = [attempt.said for attempt in teaching._bounds(obligation)]
    own = {said, said.replace("p, x", "x, p")} & set(names)
    assert own
    (attempt,) = (attempt for attempt in teaching._bounds(obligation) if attempt.said in own)
    assert all(ladder.decide(statement, 10.0).verdict is Verdict.PROVED for statement in attempt.statements)


def test_an_end_of_what_another_range_is_said_by_is_an_assumption():
    """There are no two variables of one name."""
    low = integer("low", 0, below=N)
    for attempt in teaching._bounds(stated(low * 8 < N * 8)):
        (statement,) = attempt.statements
        names = [variable.payload[0] for variable in statement.variables]
        assert len(names) == len(set(names))
