"""The subdomain engine: what holds there holds of the statement, and where it needs what was left out it is no proof."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import msgspec
import pytest
from problems import stated
from strategies import ARITHMETIC, BITS, Problem, bool_expr, const
from tileprove.prover.base.clock import now
from tileprove.prover.engines import exhaustive, ladder, subdomain
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.evidence.checkers import check_joined, check_subdomain
from tileprove.prover.evidence.denying import Effort
from tileprove.prover.evidence.record import Record, record
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.obligations import Obligation, Verdict, one_to_one
from tileprove.prover.language.terms import Term, integer
from tileprove.prover.proof.errors import Refused
from tileprove.prover.proof.subdomains import restricted

LANE, K, T = integer("lane", 0, 64), integer("K", 1, None), integer("t", 0, 1 << 20)
UNTIL = 10.0


def decide(obligation: Obligation) -> Outcome:
    return subdomain.decide(obligation, now() + UNTIL)


@pytest.mark.parametrize(
    ("goal", "given", "of"),
    [
        (LANE // 8 * 8 + LANE % 8 <= 63, (K >= 4, T < K), ["lane"]),
        (where(K <= 32, 0, 64) + LANE <= 127, (), ["lane"]),
        (where(K <= 32, LANE, 0) + where(K > 32, LANE, 0) <= 63, (), ["lane"]),  # a comparison and its negation
        (implies(T < 4, LANE < 64), (T >= 1,), ["lane"]),
        (implies(K < 5, either(K < 5, LANE < 3)), (), ["lane"]),
        (where(where(K <= 32, 1, 2) <= T, LANE, 63) <= 63, (), ["lane"]),  # a comparison in a comparison
        (where(K <= 32, 0, 64) + LANE <= 63, (K <= 32,), ["lane"]),  # an assumption about the same comparison
        (where(K <= 32, LANE, 0) + where(K < 32, LANE, 0) <= 126, (), ["lane"]),
        (1024 * K + (LANE ^ (LANE >> 3) & 7) < 1024 * K + 64, (), ["lane"]),
        (1024 * K <= 1024 * K + (LANE ^ (LANE >> 3) & 7), (), ["lane"]),
        (K + LANE + K * T == K * T + LANE // 8 * 8 + K + LANE % 8, (), ["lane"]),
    ],
)
def test_what_is_left_out_plays_no_part(goal: Term, given: tuple[Term, ...], of: list[str]):
    outcome = decide(stated(goal, *given))
    assert (outcome.verdict, outcome.witness["of"]) == (Verdict.PROVED, of)
    decided = ladder.decide(stated(goal, *given))
    assert (decided.verdict, decided.engine, decided.rests_on) == (Verdict.PROVED, "subdomain", "")


@pytest.mark.parametrize(
    ("goal", "given", "verdict"),
    [
        (where(K <= 32, 0, 64) + LANE <= 126, (), Verdict.REFUTED),
        (where(K <= 32, LANE, 0) + where(K <= 33, LANE, 0) <= 63, (), Verdict.REFUTED),  # two comparisons
        (where(K <= 32, LANE, 0) + where(K <= 31, 0, LANE) <= 63, (), Verdict.REFUTED),
        (both(LANE < 64, K < 100), (), Verdict.REFUTED),
        (1024 * K + (LANE ^ (LANE >> 3) & 7) < 1024 * K + 63, (), Verdict.REFUTED),
        (1024 * K + (LANE ^ (LANE >> 3) & 7) < 1023 * K + 64, (), Verdict.REFUTED),
        (K + K + LANE < K + 64, (), Verdict.REFUTED),
        (LANE < K, (K >= 64,), Verdict.PROVED),
        (LANE < K, (K >= 63,), Verdict.REFUTED),
        (LANE % K < 64, (), Verdict.PROVED),  # a quotient by what is left out
    ],
)
def test_what_plays_a_part_is_not_shown_by_a_subdomain(goal: Term, given: tuple[Term, ...], verdict: Verdict):
    obligation = stated(goal, *given)
    assert decide(obligation).verdict is Verdict.UNKNOWN
    assert ladder.decide(obligation).verdict is verdict


X, Y = integer("x", 0, 16), integer("y", 0, 16)


@pytest.mark.parametrize(
    ("goal", "given", "verdict"),
    [
        (X ^ 3 != Y, (2 * (X ^ 3) + 1 <= K, K <= 2 * Y), Verdict.PROVED),
        (X ^ 3 != Y, (2 * (X ^ 3) <= K, K <= 2 * Y), Verdict.REFUTED),
        (X + 2 <= Y, (X < K, K < Y), Verdict.PROVED),
        (X + 3 <= Y, (X < K, K < Y), Verdict.REFUTED),
        (X <= Y, (X + K * T <= 7, K * T + Y >= 7), Verdict.PROVED),
        (X <= Y, (X + K * T <= 7, K + Y >= 7), Verdict.REFUTED),
        (X <= Y, (X <= K, Y <= K), Verdict.REFUTED),  # K stays
        (X <= Y, (both(K >= 1, X <= K), either(K <= Y, K > Y)), Verdict.REFUTED),  # one of two is not assumed
        (X <= Y, (both(T >= 1, X <= K), both(T <= 9, K <= Y)), Verdict.PROVED),
        (X <= Y, (K >= 33, X + 32 <= K, either(K <= 32, K <= Y + 32)), Verdict.PROVED),
        (X <= Y, (K >= 32, X + 32 <= K, either(K <= 32, K <= Y + 32)), Verdict.PROVED),  # where x is 0, too
        (X <= Y, (K >= 32, X + 31 <= K, either(K <= 32, K <= Y + 32)), Verdict.REFUTED),
        (X <= Y, (K >= 33, X + 32 <= K, either(K <= 32, T <= Y, K <= Y + 32)), Verdict.REFUTED),  # t is anything
        (where(K <= 32, 0, 64) + LANE <= 63, (K <= 31,), Verdict.PROVED),  # what is assumed decides a comparison
        (where(K <= 32, 0, 64) + LANE <= 63, (K <= 33,), Verdict.REFUTED),
        (where(K > 32, 64, 0) + LANE <= 63, (K <= 32,), Verdict.PROVED),
        (where(K < X, Y, 0) <= X, (K >= Y,), Verdict.PROVED),
        (where(K < X, Y, 0) <= X, (K >= Y - 2,), Verdict.REFUTED),
        (where(K == 7, 64, 0) + LANE <= 63, (K <= 6,), Verdict.UNKNOWN),  # an equation is not followed
        (X <= Y, (X <= K // (K - 2), K // (K - 2) <= Y), Verdict.REFUTED),  # which has no value at 2
        (X <= Y, (K - 2 != 0, X <= K // (K - 2), K // (K - 2) <= Y), Verdict.PROVED),
    ],
)
def test_what_is_left_out_falls_away_between_two_assumptions(goal: Term, given: tuple[Term, ...], verdict: Verdict):
    obligation = stated(goal, *given)
    assert decide(obligation).verdict is (Verdict.PROVED if verdict is Verdict.PROVED else Verdict.UNKNOWN)
    assert ladder.decide(obligation).verdict is (Verdict.PROVED if verdict is Verdict.UNKNOWN else verdict)


@pytest.mark.parametrize("seed", range(80))
def test_nothing_false_falls_out_of_two_assumptions(seed: int):
    """Sums of small terms and one that is left out, against counting."""
    random = Random(seed)
    small, left = [X % 3, X // 5, X ^ 1, Y & 3, Y % 4, X * Y], integer("n", -3, 4)
    sides = [random.choice(small) + random.choice([0, left, 2 * left, -left]) + random.randint(-2, 2) for _ in range(8)]
    given = [
        one <= other if random.random() < 0.5 else one < other
        for one, other in zip(sides[::2], sides[1::2], strict=True)
    ]
    given = [*given[:2], either(*given[2:])] if random.random() < 0.5 else given
    goal = random.choice(small) <= random.choice(small) + random.randint(-1, 1)
    found = subdomain.restricted(stated(goal, *given), ["x", "y"], sums=True)
    if exhaustive.decide(found, now() + UNTIL).verdict in (Verdict.PROVED, Verdict.VACUOUS):
        assert exhaustive.decide(stated(goal, *given), now() + UNTIL).verdict in (Verdict.PROVED, Verdict.VACUOUS)


def test_a_goal_that_hangs_on_few_points_is_tried_at_each_before_anything_else(monkeypatch):
    """Two threads, and one of four accesses each; what is assumed of others plays no part."""
    other, one, two = integer("other", 0, 64), integer("one", 0, 4), integer("two", 0, 4)
    own, its = (LANE ^ LANE // 8) + 64 * one, (other ^ other // 8) + 64 * two
    goal = either(own < its, its < own, both(other == LANE, one == two))
    monkeypatch.setattr(subdomain, "MOST_POINTS", 1 << 14)
    assert len(subdomain.kept(goal)) == 4
    outcome = ladder.prove(stated(goal, K >= 4, T < K))
    assert (outcome.verdict, outcome.engine) == (Verdict.PROVED, "subdomain")
    assert ladder.prove(stated(goal, K >= 4, K < 3)).verdict is Verdict.VACUOUS
    assert ladder.prove(stated(either(own < its, its < own), K >= 4)).verdict is Verdict.REFUTED
    monkeypatch.setattr(subdomain, "WHOLE", 3)
    assert len(subdomain.kept(goal)) < 4


def test_a_part_that_was_left_out_is_not_tried_at_every_point(monkeypatch):
    """K < 100 may be false whatever the lane is; what is a tautology, or assumed, is tried."""
    monkeypatch.setattr(exhaustive, "decide", lambda *_: pytest.fail("tried"))
    assert decide(stated(both(LANE < 63, K < 100))).verdict is Verdict.UNKNOWN
    with pytest.raises(pytest.fail.Exception):
        decide(stated(both(LANE < 63, implies(K < 100, K < 100))))
    with pytest.raises(pytest.fail.Exception):
        decide(stated(both(LANE < 63, K < 100), either(K < 100, LANE < 63)))


@pytest.mark.parametrize("seed", range(200))
def test_what_a_subdomain_shows_counting_shows(seed: int, monkeypatch: pytest.MonkeyPatch):
    random = Random(seed)
    ranges = {"x": (const(-2), const(3)), "y": (const(0), ("add", ("var", "x"), const(3))), "z": (const(1), const(5))}
    ops = (*ARITHMETIC, *BITS, "where")
    given = tuple(bool_expr(random, list(ranges), 2, ops) for _ in range(random.randint(0, 2)))
    problem = Problem(ranges, given, bool_expr(random, list(ranges), 3, ops)).obligation()
    counted = exhaustive.decide(problem, now() + UNTIL)
    monkeypatch.setattr(subdomain, "WHOLE", 1)
    for most in (4, 5, 25):  # z alone, then x, then what hangs on x
        monkeypatch.setattr(subdomain, "MOST_POINTS", most)
        if subdomain.applies(problem) is None and decide(problem).verdict is Verdict.PROVED:
            assert counted.verdict in (Verdict.PROVED, Verdict.VACUOUS)


def test_slices_show_some_of_the_random_statements():
    """Or the test above says nothing."""
    shown = 0
    for seed in range(120):
        random = Random(seed)
        ranges = {"x": (const(0), const(3)), "z": (const(1), None)}
        problem = Problem(ranges, (), bool_expr(random, list(ranges), 3, (*ARITHMETIC, "where"))).obligation()
        shown += subdomain.applies(problem) is None and decide(problem).verdict is Verdict.PROVED
    assert shown >= 5


def test_no_slice_of_a_map():
    mapped = Obligation("s", "c", "", (), one_to_one([LANE], [64]))
    assert subdomain.applies(mapped) is not None
    with pytest.raises(Refused, match="a map has no subdomains"):
        restricted(mapped, ["lane"])


def test_an_assumption_without_a_value_is_no_reason_to_believe_what_follows_it():
    """K div (K - 2) has none at 2; what is assumed after it is not assumed there."""
    said = stated(LANE < 32, K // (K - 2) >= 0, LANE < 32)
    assert decide(said).verdict is Verdict.UNKNOWN
    assert ladder.decide(said).verdict is Verdict.REFUTED


# -- the record --------------------------------------------------------------------------------------------------

TRUE = stated(where(K <= 32, 0, 64) + LANE <= 127, T < K)
FALSE = stated(where(K <= 32, 0, 64) + LANE <= 126, T < K)


def kept(obligation: Obligation, **witness: object) -> Record:
    made = record(obligation, decide(TRUE))
    return replace_witness(made, witness)


def replace_witness(made: Record, witness: dict[str, object]) -> Record:
    return msgspec.structs.replace(made, witness={**made.witness, **witness})


def test_a_record_is_established_by_a_recount():
    made = kept(TRUE)
    assert (made.kind, made.engine, made.points) == ("subdomain", "subdomain", 128)
    assert check_subdomain(TRUE, made, Effort()) == ["recounted"]


SUMS = stated(X ^ 3 != Y, 2 * (X ^ 3) + 1 <= K, K <= 2 * Y)


def test_a_record_says_whether_sums_of_assumptions_are_in_it():
    outcome = decide(SUMS)
    made = record(SUMS, outcome)
    assert (made.kind, made.engine) == ("joined", "subdomain")
    assert check_joined(SUMS, made, Effort()) == ["recounted"]
    with pytest.raises(Refused):
        check_subdomain(SUMS, made, Effort())
    wrong = stated(X ^ 3 != Y, 2 * (X ^ 3) <= K, K <= 2 * Y)
    with pytest.raises(Refused):
        check_joined(wrong, made, Effort())
    with pytest.raises(Refused):
        check_joined(SUMS, replace_witness(made, {"points": made.points - 1}), Effort())


@pytest.mark.parametrize(
    ("obligation", "witness"),
    [
        (FALSE, {}),
        (TRUE, {"points": 127}),
        (TRUE, {"of": "lane"}),
        (TRUE, {"of": [1]}),
        (TRUE, {"of": []}),
        (TRUE, {"of": ["K"]}),
        (TRUE, {"of": ["lane", "K"]}),  # whose range has no end
        (replace(TRUE, goal=one_to_one([LANE], [64])), {}),
    ],
)
def test_a_forged_record_is_refused(obligation: Obligation, witness: dict[str, object]):
    with pytest.raises(Refused):
        check_subdomain(obligation, kept(obligation, **witness), Effort())


def test_a_record_that_names_what_stands_for_comparisons_makes_no_two_of_them_one():
    """Where K is 20 the goal is false; with one name for the last two comparisons it would always hold."""
    wrong = stated(either(K == 5, K == 10, K != 20))
    for of in (["condition1"], ["condition1", "condition2"], ["condition2", "lane"], ["lane", "condition3"]):
        with pytest.raises(Refused):
            check_subdomain(wrong, kept(wrong, of=of, points=2), Effort())


def test_what_was_counted_once_is_kept_for_the_same_statement_alone(monkeypatch: pytest.MonkeyPatch):
    """Two goals that come down to one are counted once; what is assumed of the lane, and another goal, are others."""
    counted: list[Obligation] = []

    def counting(part: Obligation, deadline: float) -> Outcome:
        counted.append(part)
        return exhaustive.decide(part, deadline)

    monkeypatch.setattr(subdomain, "_kept", {})
    monkeypatch.setattr(subdomain, "exhaustive", SimpleNamespace(**{**vars(exhaustive), "decide": counting}))
    below = LANE <= 31
    assert decide(stated(below, LANE % 64 < 32, K >= 4)).verdict is Verdict.PROVED
    assert decide(stated(below, LANE % 64 < 32, T < K)).points == 32
    assert len(counted) == 1
    assert decide(stated(below, LANE % 64 < 33, K >= 4)).verdict is Verdict.UNKNOWN
    assert decide(stated(LANE <= 30, LANE % 64 < 32, K >= 4)).verdict is Verdict.UNKNOWN
    assert len(counted) > 2


@pytest.mark.parametrize("few", [False, True])
def test_a_proof_at_once_is_by_points_where_these_are_few(few: bool):
    more = LANE // 8 * 8 + LANE % 8 <= 63 if few else T // 8 * 8 + T % 8 <= K + T
    outcome = ladder.quick(stated(more, K >= 4, T < K))
    assert (outcome.verdict, outcome.engine) == (Verdict.PROVED, "subdomain" if few else "integer")
    assert ladder.quick(stated(LANE // 8 * 8 + LANE % 8 <= 62, K >= 4, T < K)).verdict is Verdict.UNKNOWN
