"""The ladder: every verdict, of every engine, is what plain Python says at the points of a small box."""

from __future__ import annotations

import os
from collections.abc import Callable
from ctypes import ArgumentError
from random import Random
from types import SimpleNamespace

import pytest
from problems import objection, problem, stated
from tileprove.prover.base.clock import counting, now, spend, worked
from tileprove.prover.base.engines import BY_NAME, Turn
from tileprove.prover.engines import counterexample, ladder, nia
from tileprove.prover.engines import integer as integer_engine
from tileprove.prover.engines.counterexample import satisfies
from tileprove.prover.engines.outcome import Outcome, unknown
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.idioms import divides, implies
from tileprove.prover.language.obligations import Holds, Obligation, Verdict, one_to_one
from tileprove.prover.language.terms import Term, integer, truth
from tileprove.prover.proof import rules as kernel

X, Y, D = integer("x", 0), integer("y", 1), integer("d", None)
SMALL, BYTE = integer("s", 0, 8), integer("byte", 0, 256)
MORE = 3000 if os.environ.get("TILEPROVE_NIGHTLY") else 4


# -- fuzz --------------------------------------------------------------------------------------------------------


def undisputed(decide: Callable[[Obligation, float], Outcome], batch: int) -> None:
    """What is decided of a batch of random problems is what their small boxes say, and not always the same."""
    verdicts = set()
    for seed in range(25 * batch, 25 * batch + 25):
        asked = problem(Random(f"ladder {seed}"))
        obligation = asked.obligation()
        outcome = decide(obligation, 1.0)
        verdicts.add(outcome.verdict)
        assert objection(asked, obligation, outcome) is None, (seed, asked)
        if outcome.verdict is Verdict.PROVED:
            assert outcome.point is not None
            assert satisfies(obligation, outcome.point), (seed, asked)
    assert {Verdict.PROVED, Verdict.REFUTED} <= verdicts


@pytest.mark.parametrize("batch", range(MORE))
def test_no_verdict_is_contradicted_by_a_small_box(batch: int):
    undisputed(ladder.decide, batch)


@pytest.mark.parametrize("batch", range(MORE // 2))
@pytest.mark.parametrize("several", [-1, 1000])
def test_nothing_expected_to_hold_is_contradicted_by_a_small_box(several, batch: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ladder, "SEVERAL_ALTERNATIVES", several)  # a solver is asked before all else, or after a proof
    undisputed(ladder.prove, batch)


@pytest.mark.parametrize("batch", range(MORE // 2))
@pytest.mark.parametrize("engine", ladder.engines(), ids=lambda engine: engine.NAME)
def test_no_proof_of_any_engine_is_contradicted_by_a_small_box(engine, batch: int):
    for seed in range(25 * batch, 25 * batch + 25):
        asked = problem(Random(f"engine {seed}"))
        obligation = asked.obligation()
        if engine.applies(obligation) is None:
            outcome = engine.decide(obligation, now() + 0.5)
            if outcome.verdict is not Verdict.REFUTED:  # those are checked by the ladder, and may be false
                assert objection(asked, obligation, outcome) is None, (seed, asked)


def test_the_fuzz_would_notice_a_wrong_engine():
    noticed = 0
    for seed in range(40):
        asked = problem(Random(seed))
        obligation = asked.obligation()
        for verdict in (Verdict.PROVED, Verdict.VACUOUS):
            noticed += objection(asked, obligation, Outcome(verdict=verdict)) is not None
        point = {variable.payload[0]: 0 for variable in obligation.variables}
        noticed += objection(asked, obligation, Outcome(verdict=Verdict.REFUTED, point=point)) is not None
    assert noticed > 40


# -- verdicts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("obligation", "verdict", "engine"),
    [
        (stated((BYTE ^ 3) ^ 3 == BYTE), Verdict.PROVED, "linear"),
        (stated(SMALL * SMALL <= 49), Verdict.PROVED, "exhaustive"),
        (stated(X // Y * Y <= X), Verdict.PROVED, "integer"),
        (stated((X // Y) * Y < X), Verdict.REFUTED, "sampling"),
        (stated(X != 123456789), Verdict.REFUTED, "nia"),
        (stated(SMALL < 8, SMALL > 9), Verdict.VACUOUS, "exhaustive"),
        (stated(X < 8, X > 9, X < 4), Verdict.VACUOUS, "integer"),
        (stated(Y * Y * Y + X * X * X != D * D * D, X > 0, D > 0), Verdict.UNKNOWN, ""),
        (Obligation("s", "c", "", (), one_to_one([X], [4])), Verdict.REFUTED, "sampling"),
        (Obligation("s", "c", "", (), one_to_one([X % 4], [4])), Verdict.UNSUPPORTED, ""),
        (Obligation("s", "c", "", (), one_to_one([SMALL ^ 5], [8])), Verdict.PROVED, "linear"),
        (Obligation("s", "c", "", (), one_to_one([SMALL * 3 % 8], [8])), Verdict.PROVED, "exhaustive"),
    ],
)
def test_verdicts(obligation: Obligation, verdict: Verdict, engine: str):
    outcome = ladder.decide(obligation, 6.0)
    assert (outcome.verdict, outcome.engine) == (verdict, engine), outcome.detail
    if verdict is Verdict.PROVED:
        assert satisfies(obligation, outcome.point or {})


@pytest.mark.parametrize(
    ("obligation", "baseless"),
    [
        (stated(X // Y * Y <= X, X // Y >= 1), False),
        (stated(X >= 3, X >= 3), False),
        (stated(truth(True), X >= 3), False),
        (stated(Y * Y * Y <= X, either(X < 3, X > Y + 5), X >= 4, X <= Y + 5), True),
    ],
)
def test_what_never_asks_for_the_goal_is_vacuous_without_a_second_proof(
    obligation: Obligation, baseless: bool, monkeypatch: pytest.MonkeyPatch
):
    found = integer_engine.decide(obligation, now() + 5)
    assert (found.verdict, found.baseless) == (Verdict.PROVED, baseless)
    if baseless:
        monkeypatch.setattr(ladder, "lane", lambda *_: pytest.fail("it was looked for a lane"))
    assert ladder.by("integer", obligation, 5.0).verdict is (Verdict.VACUOUS if baseless else Verdict.PROVED)


def test_a_solver_is_asked_for_a_lane_before_it_is_shown_that_there_is_none():
    near = (3 * X + 5 * Y == 376490, 7 * X + 49330 + D == 2 * Y, D * D == 1369)  # x is 12345, y is 67891

    def asked() -> bool:
        pytest.fail("it was looked for a proof that there is no lane")

    obligation = stated(X >= 0, *near)
    found = counterexample.lane(obligation, lambda: obligation, asked)
    assert found is not None
    assert satisfies(obligation, found)
    none = stated(X >= 0, *near, D >= 38)
    with pytest.raises(counterexample.NoLane):
        counterexample.lane(none, lambda: none, lambda: False)


def test_a_proof_without_a_lane_is_unknown_and_not_vacuous(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ladder, "lane", lambda *_: None)
    monkeypatch.setattr(ladder, "satisfies", lambda *_: False)
    outcome = ladder.decide(stated(X // Y * Y <= X), 5.0)
    assert outcome.verdict is Verdict.UNKNOWN
    assert "no lane" in outcome.detail


def test_hidden_by_bits_is_not_vacuous():
    v = integer("v", 0, 1 << 40)
    obligation = stated(v == 0xABCDEF0123 ^ 0x123456, (v ^ 0xABCDEF0123) == 0x123456)
    outcome = ladder.decide(obligation, 20.0)
    assert (outcome.verdict, outcome.point) == (Verdict.PROVED, {"v": 0xABCDEF0123 ^ 0x123456})


def engine(outcome: Outcome):
    return SimpleNamespace(NAME=outcome.engine, applies=lambda obligation: None, decide=lambda *args: outcome)


def work(seconds: float) -> None:
    """Sleeping does not use up an engine's time, or hardly."""
    until = now() + seconds
    while now() < until:
        pass


def asked(monkeypatch: pytest.MonkeyPatch, *engines: object) -> None:
    """The ladder asks these engines, in this order."""
    monkeypatch.setattr(ladder, "turns", lambda: [(engine, Turn(0)) for engine in engines])


@pytest.mark.parametrize("point", [{"x": 3}, {"x": -1}, {}])
def test_a_counterexample_that_is_none_is_never_shown(point: dict[str, int], monkeypatch: pytest.MonkeyPatch):
    wrong = Outcome(verdict=Verdict.REFUTED, engine="wrong", point=point)
    asked(monkeypatch, engine(wrong))
    outcome = ladder.decide(stated(X + 1 > X), 5.0)
    assert outcome.verdict is Verdict.UNKNOWN
    assert outcome.point is None
    assert "what it found is no counterexample" in outcome.detail


@pytest.mark.parametrize("point", [{"x": 3}, {"x": -1}, {}])
def test_a_false_counterexample_leaves_the_word_to_the_next_engine(point, monkeypatch: pytest.MonkeyPatch):
    wrong = Outcome(verdict=Verdict.REFUTED, engine="wrong", point=point)
    right = Outcome(verdict=Verdict.PROVED, engine="right", point={"x": 0})
    asked(monkeypatch, engine(wrong), engine(right))
    assert ladder.decide(stated(X + 1 > X), 5.0).engine == "right"
    hidden = Outcome(verdict=Verdict.REFUTED, engine="right", point={"x": 123456789})
    asked(monkeypatch, engine(wrong), engine(hidden))
    outcome = ladder.decide(stated(X != 123456789), 5.0)
    assert (outcome.verdict, outcome.engine, outcome.point) == (Verdict.REFUTED, "right", {"x": 123456789})


def test_a_small_domain_is_tried_whole_and_not_sampled(monkeypatch: pytest.MonkeyPatch):
    asked: list[Obligation] = []
    monkeypatch.setattr(counterexample, "seen", lambda obligation: asked.append(obligation))
    few, more = integer("v", 0, ladder.FEW_POINTS), integer("v", 0, ladder.FEW_POINTS + 1)
    assert ladder.decide(stated(few * few >= 0), 5.0).engine == "exhaustive"
    assert asked == []
    assert ladder.decide(stated(more * more >= 0), 5.0).engine == "exhaustive"
    assert len(asked) == 1


@pytest.mark.parametrize("goal", [SMALL * BYTE < 35, SMALL + BYTE * 300 != 300 + 5, (BYTE ^ SMALL) < 3])
def test_a_small_domain_has_a_counterexample_as_small_as_sampling_finds(goal: Term, monkeypatch: pytest.MonkeyPatch):
    obligation = stated(goal)
    points = []
    for most in (ladder.FEW_POINTS, -1):
        monkeypatch.setattr(ladder, "FEW_POINTS", most)
        outcome = ladder.decide(obligation, 5.0)
        assert (outcome.verdict, outcome.engine) == (Verdict.REFUTED, "exhaustive" if most > 0 else "sampling")
        points.append(outcome.point)
    assert points[0] == points[1]


def test_what_a_glance_does_not_see_is_sampled_after_the_first_proofs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(counterexample, "seen", lambda obligation: None)
    outcome = ladder.decide(stated((X // Y) * Y < X), 5.0)
    assert (outcome.verdict, outcome.engine) == (Verdict.REFUTED, "sampling")


def test_a_value_that_nobody_can_hold_is_no_verdict():
    far = integer("far", 2**40, 2**40 + 3)
    outcome = ladder.decide(stated((1 << far) % 3 != 0), 5.0)
    assert outcome.verdict is Verdict.UNKNOWN
    assert "a shift by 1099511627776" in outcome.detail
    wrong = Outcome(verdict=Verdict.REFUTED, engine="wrong", point={"far": 2**40})
    with pytest.raises(counterexample.Invalid, match="cannot be evaluated"):
        counterexample.check(stated((1 << far) > 0), wrong.point or {})


def test_a_refused_step_is_no_crash_and_no_verdict(monkeypatch: pytest.MonkeyPatch):
    def refuse(self: object) -> None:
        raise kernel.RuleError("the shares do not add up to -1")

    monkeypatch.setattr(integer_engine.Search, "run", refuse)
    outcome = integer_engine.decide(stated(X // Y // 3 == X // (3 * Y)), now() + 5)
    assert outcome.verdict is Verdict.UNKNOWN
    assert "gave up: a step was refused: the shares do not add up to -1" in outcome.detail
    assert ladder.decide(stated(X // Y * Y <= X), 5.0).verdict in (Verdict.PROVED, Verdict.UNKNOWN)


FOUND = Outcome(verdict=Verdict.REFUTED, engine="found", point={"x": 3})


@pytest.mark.parametrize("error", [RecursionError("too deep"), ArgumentError("argument 1: RecursionError: ???")])
def test_an_engine_that_goes_too_deep_leaves_the_word_to_the_next(error: Exception, monkeypatch: pytest.MonkeyPatch):
    def deep(*_: object) -> None:
        raise error

    monkeypatch.setattr(integer_engine, "decide", deep)
    x = integer("x", 0)
    outcome = ladder.decide(stated(x % 3 < 3), 20)
    assert (outcome.verdict, outcome.engine) == (Verdict.PROVED, "nia")


def test_a_proof_of_what_a_solver_needed_may_go_too_deep(monkeypatch: pytest.MonkeyPatch):
    def deep(*_: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr(integer_engine, "decide", deep)
    monkeypatch.setattr(ladder.cored, "explained", deep)
    outcome = ladder.decide(stated(integer("x", 0) % 3 < 3), 20)
    assert (outcome.verdict, outcome.engine) == (Verdict.PROVED, "nia")


def test_an_engine_may_go_too_deep_in_search_of_a_lane(monkeypatch: pytest.MonkeyPatch):
    """Of something proved, whether its assumptions hold anywhere: the next engine says so."""

    def deep(obligation: Obligation, deadline: float) -> Outcome:
        assert isinstance(obligation.goal, Holds)
        if obligation.goal.formula.op == "truth":
            raise RecursionError("too deep")
        return Outcome(verdict=Verdict.PROVED, engine="deep")

    found = SimpleNamespace(NAME="found", applies=lambda obligation: None, decide=lambda *_: FOUND)
    both = SimpleNamespace(NAME="deep", applies=lambda obligation: None, decide=deep), found
    asked(monkeypatch, *both)
    monkeypatch.setattr(ladder, "engines", lambda: list(both))
    monkeypatch.setattr(ladder, "lane", lambda *_: None)
    outcome = ladder.decide(stated(X + 1 > X), 5.0)
    assert (outcome.verdict, outcome.engine, outcome.point) == (Verdict.PROVED, "deep", {"x": 3})


def test_the_first_engine_that_decides_is_the_last_to_be_asked(monkeypatch: pytest.MonkeyPatch):
    right = Outcome(verdict=Verdict.PROVED, engine="right", point={"x": 0})
    never = SimpleNamespace(NAME="never", applies=lambda obligation: pytest.fail("asked"), decide=None)
    asked(monkeypatch, engine(unknown("shy", "gave up")), engine(right), never)
    assert ladder.decide(stated(X + 1 > X), 5.0).engine == "right"


def test_only_an_engine_that_was_cut_short_is_asked_again(monkeypatch: pytest.MonkeyPatch):
    asked_for: list[tuple[str, float]] = []

    def slow(name: str, needs: float):
        def decide(obligation: Obligation, deadline: float) -> Outcome:
            left = deadline - now()
            asked_for.append((name, round(left, 1)))
            work(min(needs, left))
            if left < needs:
                return unknown(name, "out of time")
            return (
                Outcome(verdict=Verdict.PROVED, engine=name, point={"x": 0}) if name == "slow" else unknown(name, "no")
            )

        return SimpleNamespace(NAME=name, applies=lambda obligation: None, decide=decide)

    quitter, late = slow("quitter", 0.0), slow("slow", 0.5)
    first, second = Turn(0, 0.25), Turn(0)
    turns = [(quitter, first), (late, first), (quitter, second), (late, second)]
    monkeypatch.setattr(ladder, "turns", lambda: turns)
    assert ladder.decide(stated(X + 1 > X), 1.2).engine == "slow"
    assert [name for name, _ in asked_for] == ["quitter", "slow", "slow"]
    assert asked_for[1][1] == 0.3
    asked_for.clear()
    turns[1] = (late, Turn(0, 0.25, least=0.8))  # enough at once
    assert ladder.decide(stated(X + 1 > X), 1.2).engine == "slow"
    assert [name for name, _ in asked_for] == ["quitter", "slow"]


def test_no_time_is_no_verdict():
    outcome = ladder.decide(stated(X // Y * Y <= X), 0.0)
    assert outcome.verdict in (Verdict.UNKNOWN, Verdict.PROVED)
    assert ladder.decide(stated(Y * Y * Y + X * X * X != D * D * D, X > 0, D > 0), 0.0).verdict is Verdict.UNKNOWN


# -- minimal examples of verdicts that were once wrong -----------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "given"),
    [
        (SMALL <= 1, [SMALL * 2**61 >= 0]),  # rows that numpy cannot evaluate are rows of the domain
        (either(2 * integer("x/2", 0) == X, X < 2**50), [X % 2 == 0]),  # x/2 is a variable of its own
        (where(X < Y, 0, 1) == 1, []),
        (implies(divides(Y, X), X >= Y), []),
        (X // D <= X, []),
        (truth(False), [X == X + 0]),
    ],
)
def test_false_statements_are_not_proved(goal: Term, given: list[Term]):
    assert ladder.decide(stated(goal, *given), 5.0).verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("goal", "given"),
    [
        ((X & 7) * (X & 7) <= 49, []),
        (integer("q", 0, X ^ 5) >= 0, []),
        (X // SMALL <= X, [SMALL >= 1]),
        (X // integer("e", 1, SMALL) <= X, []),
        (integer("b", 2**64, 2**64 + 4) >= 2**64, []),
        (where(X < 3, X + 1, 0) >= 0, [2 * where(X < 3, D + 1, 0) == D]),
    ],
)
def test_no_statement_makes_an_engine_crash(goal: Term, given: list[Term]):
    obligation = stated(goal, *given)
    for asked in ladder.engines():
        if asked.applies(obligation) is None:
            assert isinstance(asked.decide(obligation, now() + 1.0), Outcome)
    assert ladder.decide(obligation, 2.0).verdict in (Verdict.PROVED, Verdict.UNKNOWN)


@pytest.mark.parametrize("second", [Verdict.PROVED, Verdict.UNKNOWN])
def test_a_solvers_word_waits_for_an_engine_that_was_cut_short(second: Verdict, monkeypatch: pytest.MonkeyPatch):
    """It may still show why; what it found in time is on nobody's word."""
    asked: list[str] = []

    def slow(obligation: Obligation, deadline: float) -> Outcome:
        asked.append("integer")
        if len(asked) == 1:
            work(deadline - now())
            return Outcome(verdict=Verdict.UNKNOWN, detail="out of time")
        return Outcome(verdict=second, engine="integer", witness={"kind": "chain"})

    rungs = (("integer", Turn(0, 0.02)), ("nia", Turn(1, 0.5)), ("bits", Turn(2)), ("integer", Turn(3)))
    monkeypatch.setattr(ladder, "LADDER", tuple((turn, BY_NAME[name]) for name, turn in rungs))
    monkeypatch.setattr(integer_engine, "decide", slow)
    monkeypatch.setattr(ladder.cored, "explained", lambda *asked: Outcome(verdict=Verdict.UNKNOWN))
    n = integer("n", 0)
    found = ladder.decide(stated(n // 2 <= n), 10)
    assert (found.verdict, asked) == (Verdict.PROVED, ["integer", "integer"])
    assert (found.engine, found.rests_on) == (("integer", "") if second is Verdict.PROVED else ("nia", "z3"))


# -- what is expected to hold ------------------------------------------------------------------------------------


def without_own_proofs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The engine of our own finds nothing in its time, and no few points show anything; -> who is asked."""
    asked: list[str] = []

    def slow(obligation: Obligation, deadline: float) -> Outcome:
        asked.append("integer")
        work(deadline - now())
        return Outcome(verdict=Verdict.UNKNOWN, detail="out of time")

    monkeypatch.setattr(integer_engine, "decide", slow)
    monkeypatch.setattr(integer_engine, "by_ends", lambda obligation, deadline: None)
    monkeypatch.setattr(counterexample, "seen", lambda obligation: None)
    return asked


def test_what_a_solver_sees_at_once_does_not_wait_for_a_long_search(monkeypatch: pytest.MonkeyPatch):
    asked = without_own_proofs(monkeypatch)
    n, m = integer("n", 0), integer("m", 0)
    goal = n * n + 7 * m != 5_764_801 + 7 * 99_991
    found = ladder.prove(stated(goal), 20.0)
    assert (found.verdict, found.engine, asked) == (Verdict.REFUTED, "nia", ["integer"])
    assert found.point is not None
    assert found.point["n"] ** 2 + 7 * found.point["m"] == 5_764_801 + 7 * 99_991


def test_a_solvers_word_at_once_is_its_word(monkeypatch: pytest.MonkeyPatch):
    asked = without_own_proofs(monkeypatch)
    monkeypatch.setattr(ladder.cored, "explained", lambda *asked: Outcome(verdict=Verdict.UNKNOWN))
    monkeypatch.setattr(ladder, "OWN_PROOF", 0.2)
    n = integer("n", 0)
    found = ladder.prove(stated(n // 2 <= n), 20.0)
    assert (found.verdict, found.engine, found.rests_on) == (Verdict.PROVED, "nia", "z3")
    assert asked == ["integer", "integer"]  # once more, to show it


def test_a_false_counterexample_at_once_is_none(monkeypatch: pytest.MonkeyPatch):
    without_own_proofs(monkeypatch)
    monkeypatch.setattr(ladder, "SOON", 0.05)
    monkeypatch.setattr(ladder, "EAGER", 0.05)
    lie = Outcome(verdict=Verdict.REFUTED, engine="nia", point={"n": 3})
    monkeypatch.setattr(ladder.nia.Alone, "decide", lambda obligation, deadline: lie)
    n = integer("n", 0)
    assert ladder.prove(stated(n // 2 <= n), 4.0).verdict is not Verdict.REFUTED


def test_the_goal_that_is_proved_helps_to_show_that_nothing_gets_there():
    """Two ranges in different rows never meet: whatever is said of where they do is vacuous."""
    w, x, y, u, v = integer("w", 2), integer("x", 0), integer("y", 0), integer("u", 0), integer("v", 0)
    given = (2 * x + 2 <= w, 2 * u + 2 <= w, w % 2 == 0)
    here, there = 2 * x + w * (2 * y), 2 * u + w * (2 * v + 1)
    met = (here < there + 2, there < here + 2)
    assert ladder.prove(stated(both(x == u, y == v), *given, *met), 20.0).verdict is Verdict.VACUOUS
    near = (here < there + 4, there < here + 4)  # one ends where the other's row begins
    assert ladder.prove(stated(both(x == u, y == v), *given, *near), 20.0).verdict is Verdict.REFUTED


def test_two_ranges_that_meet_are_compared_by_their_digits():
    w, h, x, y, u, v = integer("w", 2), integer("h", 1), *(integer(name, 0) for name in "xyuv")
    z, t = integer("z", 0), integer("t", 0)
    given = (2 * x + 2 <= w, 2 * u + 2 <= w, y < h, v < h, w % 2 == 0)
    here, there = 2 * x + w * (y + h * z), 2 * u + w * (v + h * t)
    same = both(x == u, y == v, z == t)
    found = ladder.prove(stated(same, *given, here < there + 2, there < here + 2), 20.0)
    assert (found.verdict, found.witness["kind"]) == (Verdict.PROVED, "chain")
    found = ladder.prove(stated(same, *given, here < there + 3, there < here + 2), 20.0)
    assert found.verdict is Verdict.REFUTED
    wide = (2 * x + 2 <= w + 1, 2 * u + 2 <= w + 1, *given[2:4])
    found = ladder.prove(stated(same, *wide, here < there + 2, there < here + 2), 20.0)
    assert found.verdict is Verdict.REFUTED


@pytest.mark.parametrize("way", [ladder.prove, ladder.decide, ladder.refute])
def test_the_seconds_are_of_all_that_was_tried(way):
    """What a kernel may take is counted by them."""
    x, y, z = (integer(name, 2) for name in "xyz")
    begun = worked()
    outcome = way(stated(x * x * x + y * y * y != z * z * z), 1.5)
    taken = worked() - begun
    assert outcome.verdict is Verdict.UNKNOWN
    assert 0.8 * taken < outcome.seconds <= taken


@pytest.mark.parametrize(("right", "turns"), [(True, 2), (False, 1)])
def test_a_quick_proof_is_not_looked_for_where_a_point_is_seen(
    right: bool, turns: int, monkeypatch: pytest.MonkeyPatch
):
    """The integer engine takes as long as it may: of what is false no longer than a glance."""
    allowed = list[float]()

    def late(obligation: Obligation, deadline: float) -> Outcome:
        allowed.append(deadline - now())
        spend(allowed[-1])
        return unknown("integer", "out of time")

    monkeypatch.setattr(integer_engine, "decide", late)
    x, y = integer("x", 0), integer("y", 0)
    with counting():
        outcome = ladder.quick(stated(x * x * y >= x * y if right else x * x * y >= 2 * x * y))
    assert outcome.verdict is Verdict.UNKNOWN
    assert len(allowed) == turns
    assert allowed[0] <= ladder.GLANCE


def test_a_first_look_refutes_by_points_and_proves_at_once_and_asks_no_solver(monkeypatch):
    for engine in (nia, nia.Alone):
        monkeypatch.setattr(engine, "decide", lambda *_: pytest.fail("a solver was asked"))
    found = ladder.soon(stated(8 * X < 60, X < 9), 0.3)
    assert found.verdict is Verdict.REFUTED
    assert found.point is not None
    assert 8 * found.point["x"] >= 60
    assert ladder.soon(stated(8 * X <= 64, X < 9), 0.3).verdict is Verdict.PROVED
    assert ladder.soon(stated(X * X * X - 7 * X * X + 14 * X != 123456789), 0.3).verdict is Verdict.UNKNOWN


def test_a_first_look_asks_a_solver_which_of_many_alternatives_matter(monkeypatch: pytest.MonkeyPatch):
    """A block's threads walk over n elements twice; an iteration that is not the first begins where the one before
    went on. Beside it stands what is loaded at places that other loops come to, which says nothing of this one."""
    n, blocks, block = integer("n", 1, 2**30), integer("blocks", 1, 2**16), integer("block", 0)
    thread = integer("thread", 0, 512)
    own, step = 512 * block + thread, 512 * blocks
    rounds, loads = ([integer(f"{name}{at}", 0) for at in range(6)] for name in ("round", "load"))
    at = [own + step * one for one in rounds]
    others = [
        either(n <= at[i], n + 1 <= at[j], at[j] < at[i] + 1, loads[i] <= loads[j])
        for i in range(6) for j in range(6) if i != j
    ]  # fmt: skip
    others += [either(n <= at[i], rounds[i] != 0, loads[i] <= n) for i in range(6)]
    *before, t = walks = [integer(f"t{number}", 0, 2**64) for number in range(2)]
    p, q = integer("p", -(2**31), 2**31), integer("q", -(2**31), 2**31)
    goes = both(p % 2**31 <= 2139095040, q % 2**31 <= 2139095040)
    reached = [either(one == 0, both(goes, own + step * one < n)) for one in walks]
    given = [block < blocks, *others, goes, *reached, *(n <= own + step + step * one for one in before), own < n]
    wrong, asked = (stated(own + step + step * t <= most, *given) for most in (2**20, 2**31 - 1))
    assert ladder.soon(wrong, 0.3).verdict is Verdict.REFUTED
    monkeypatch.setattr(ladder, "quick", lambda *_: unknown("", "no proof at once"))
    monkeypatch.setattr(integer_engine, "by_ends", lambda *_: None)
    found = ladder.soon(asked, 0.3)
    assert (found.verdict, found.engine, found.rests_on) == (Verdict.PROVED, "integer", "")
    monkeypatch.setattr(ladder, "SEVERAL_ALTERNATIVES", 1000)
    monkeypatch.setattr(nia.Alone, "decide", lambda *_: pytest.fail("of few alternatives no solver is asked"))
    assert ladder.soon(asked, 0.3).verdict is Verdict.UNKNOWN


def test_what_ends_show_is_proved_before_any_point_is_looked_at(monkeypatch):
    def nobody(obligation):
        raise AssertionError("points are looked at")

    wide = integer("wide", 0)  # of more values than are tried one by one
    monkeypatch.setattr(counterexample, "seen", nobody)
    found = ladder.soon(stated(8 * wide <= 8 << 20, wide <= 1 << 20), 0.3)
    assert (found.verdict, found.engine) == (Verdict.PROVED, "integer")
    with pytest.raises(AssertionError):
        ladder.soon(stated(8 * wide < 8 << 20, wide <= 1 << 20), 0.3)
    monkeypatch.undo()
    assert ladder.soon(stated(8 * wide < 8 << 20, wide <= 1 << 20), 0.3).verdict is Verdict.REFUTED
