"""What has no value: a claim is proved where every operator that a reader gets to has one, and only there.

Random claims with divisions, bits, guards and ranges that may have no value are read in plain Python at every point of a
small box; no engine, and no checker, may say otherwise.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from problems import stated
from pysat import solvers
from strategies import Expr, NoValue, Problem, bool_expr, const, int_expr, term, value
from tileprove.prover.base.clock import now
from tileprove.prover.engines import bits, exhaustive, integer, ladder, nia
from tileprove.prover.evidence import blasting, points
from tileprove.prover.evidence.errors import Unavailable
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.definedness import defined, definedness
from tileprove.prover.language.idioms import equivalent, implies
from tileprove.prover.language.meanings import python, vectors
from tileprove.prover.language.obligations import Holds, Obligation, Verdict, one_to_one
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.proof.errors import Refused
from tileprove.prover.proof.rules import State
from tileprove.prover.showing.failure import explain

NAMES = ("x", "y", "z")
OPS = ("add", "sub", "mul", "div", "mod", "where", "div", "mod", "where", "xor", "shr", "shl", "named")
NUMBERS = (0, 1, 2, 3, 5, -1)


def guarded(random: Random, names: Sequence[str]) -> Expr:
    """A division or shift under a condition that says that it may be done, or nearly so."""
    x, d = (int_expr(random, names, random.choice((0, 0, 1)), OPS, NUMBERS) for _ in range(2))
    condition = random.choice([("lt", const(0), d), ("ne", d, const(0)), ("le", const(0), d), ("le", d, const(0))])
    return ("where", condition, (random.choice(("div", "mod", "shr")), x, d), int_expr(random, names, 1, OPS, NUMBERS))


def truth_value(random: Random, names: Sequence[str]) -> Expr:
    kind = random.random()
    if kind < 0.4:
        side = guarded(random, names)
        return (random.choice(("le", "eq", "ne", "lt")), side, int_expr(random, names, 1, OPS, NUMBERS))
    if kind < 0.6:
        d = ("var", random.choice(names))
        rest = (
            random.choice(("le", "eq", "lt")),
            ("mod", ("var", random.choice(names)), d),
            random.choice((d, const(2))),
        )
        head = random.choice((("lt", const(0), d), ("ne", d, const(0)), ("eq", d, const(0)), ("le", const(0), d)))
        return (random.choice(("implies", "and", "or")), head, rest)
    if kind < 0.7:  # what folding would take away
        part = int_expr(random, names, 2, OPS, NUMBERS)
        return random.choice([
            ("eq", ("mul", part, const(0)), const(0)), ("eq", part, part), ("le", part, part),
            ("eq", ("where", ("le", part, const(1)), const(2), const(2)), const(2)),
            ("eq", ("mod", part, const(1)), const(0)),
            ("le", ("shl", part, const(0)), const(9)), ("or", ("le", const(0), part), ("eq", const(0), const(0))),
        ])  # fmt: skip
    return bool_expr(random, names, 2, OPS, NUMBERS)


def drawn(random: Random) -> Problem:
    """A claim over a few points, with partial operators in its ranges, assumptions and goal."""
    ranges: dict[str, tuple[Expr | None, Expr | None]] = {}
    for name in NAMES[: random.randint(1, 3)]:
        low = random.choice((0, 0, 0, 1, -2))
        high: Expr = const(low + random.choice((2, 3, 4, 6)))
        if ranges and random.random() < 0.3:
            other = ("var", random.choice(list(ranges)))
            high = random.choice([("div", const(5), other), ("mod", const(7), other), ("shr", const(4), other), other])
        ranges[name] = (const(low), high)
    names = list(ranges)
    given = [truth_value(random, names) for _ in range(random.choice((0, 0, 1, 1, 2)))]
    if given and random.random() < 0.4:
        given.insert(0, (random.choice(("lt", "ne")), const(0), ("var", random.choice(names))))
    goal = truth_value(random, names)
    if random.random() < 0.3:
        goal = ("and", goal, truth_value(random, names))
    return Problem(ranges, tuple(given), goal)


def answers(asked: Problem, obligation: Obligation) -> dict[str, list[dict[str, int]]]:
    """The box's points by what a reader finds there: "true", or "wrong" where it is false or has no value."""
    order = [v.payload[0] for v in obligation.variables]
    read = Problem({name: asked.ranges[name] for name in order}, asked.given, asked.goal)
    # variables that folding removed play no part: any value in their range will do, and any where they have none
    rest = {name: ends[0][1] for name, ends in asked.ranges.items() if name not in read.ranges and ends[0] is not None}
    found: dict[str, list[dict[str, int]]] = {"true": [], "wrong": []}
    for point in Problem(read.ranges, (), const(1)).domain(8):
        full = {**rest, **point}
        if read.in_domain(full):
            found["true" if read.holds(full) else "wrong"].append(point)
    return found


def objection(asked: Problem, obligation: Obligation, outcome: Any, found: dict[str, list[dict[str, int]]]) -> str:
    """What is wrong with the verdict; empty when nothing is."""
    if outcome.verdict is Verdict.PROVED and found["wrong"]:
        return f"proved, yet wrong at {found['wrong'][0]}"
    if outcome.verdict is Verdict.VACUOUS and (found["true"] or found["wrong"]):
        return "vacuous, and it has points"
    if outcome.verdict is Verdict.REFUTED:
        if not found["wrong"]:
            return f"refuted at {outcome.point}, and it is true"
        ranges = [asked.ranges[v.payload[0]] for v in obligation.variables]
        plain = all(end is not None and end[0] == "const" for ends in ranges for end in ends)
        if plain and outcome.point not in found["wrong"]:
            return f"refuted at {outcome.point}, which is not where it is wrong"
    return ""


@pytest.mark.parametrize("batch", range(8))
def test_no_verdict_differs_from_reading_every_point(batch: int):
    decided = dict.fromkeys(Verdict, 0)
    for seed in range(batch * 50, batch * 50 + 50):
        asked = drawn(Random(f"undefined {seed}"))
        obligation = asked.obligation()
        outcome = ladder.decide(obligation, 20)
        decided[outcome.verdict] += 1
        assert objection(asked, obligation, outcome, answers(asked, obligation)) == "", (seed, asked)
    assert decided[Verdict.PROVED] > 2, decided
    assert decided[Verdict.REFUTED] > 10, decided


@pytest.mark.parametrize("engine", [integer, bits, nia, exhaustive], ids=lambda engine: engine.NAME)
def test_no_engine_proves_what_is_wrong_at_a_point(engine: Any):
    proved = 0
    for seed in range(150):
        asked = drawn(Random(f"one engine {seed}"))
        obligation = asked.obligation()
        if engine.applies(obligation) is not None:
            continue
        outcome = engine.decide(obligation, now() + 2)
        proved += outcome.verdict is Verdict.PROVED
        if outcome.verdict is Verdict.PROVED:
            assert not answers(asked, obligation)["wrong"], (seed, asked)
    assert proved > 5


def satisfiable(obligation: Obligation) -> bool:
    assert isinstance(obligation.goal, Holds)
    clauses = blasting.negated(obligation.assumptions, obligation.goal.formula).clauses
    with solvers.Solver(name="g4", bootstrap_with=clauses) as solver:
        return bool(solver.solve())


def test_no_circuit_and_no_count_establishes_what_is_wrong_at_a_point():
    refuted = wrong = counted = 0
    for seed in range(400):
        asked = drawn(Random(f"circuits {seed}"))
        obligation = asked.obligation()
        found = answers(asked, obligation)
        try:
            open_ = satisfiable(obligation)
        except Unavailable:
            continue
        assert open_ or not found["wrong"], (seed, asked)
        refuted, wrong = refuted + (not open_), wrong + bool(found["wrong"])
        if found["wrong"]:
            with pytest.raises((Refused, Unavailable)):
                points.recount(obligation, len(found["true"]) + len(found["wrong"]))
        elif found["true"]:
            points.recount(obligation, len(found["true"]))
            counted += 1
    assert min(refuted, wrong, counted) > 30, (refuted, wrong, counted)


# -- single statements -------------------------------------------------------------------------------------------

N, X, Y = variable("n", 0), variable("x", 0), variable("y", None)
S = variable("s", 0, 4)


@pytest.mark.parametrize(
    ("goal", "given", "verdict", "undefined"),
    [
        (where(N > 0, X % N, 0) <= X, [], Verdict.PROVED, []),
        (where(N >= 0, X % N, 0) <= X, [], Verdict.REFUTED, ["x mod n at n = 0"]),
        (implies(N > 0, X % N < N), [], Verdict.PROVED, []),
        (implies(N >= 0, X % N <= N), [], Verdict.REFUTED, ["x mod n at n = 0"]),
        (either(N == 0, X // N <= X), [], Verdict.PROVED, []),
        (either(X // N <= X, N == 0), [], Verdict.REFUTED, ["x div n at n = 0"]),
        (both(N > 0, X // N <= X), [N > 0], Verdict.PROVED, []),
        (equivalent(N > 0, both(N > 0, X // N >= 0)), [], Verdict.PROVED, []),
        ((10 // Y) * 0 == 0, [], Verdict.REFUTED, ["10 div y at y = 0"]),
        (where(10 // Y > 2, X, X) == X, [], Verdict.REFUTED, ["10 div y at y = 0"]),
        (Y << 0 == Y, [], Verdict.REFUTED, ["y shl 0 at y = -1"]),
        (X // Y == X // Y, [], Verdict.REFUTED, ["x div y at y = 0"]),
        ((X // Y) % 1 == 0, [], Verdict.REFUTED, ["x div y at y = 0"]),
        (Y == 1, [10 // Y == 10], Verdict.REFUTED, ["10 div y at y = 0"]),
        (Y == 1, [Y > 0, 10 // Y == 10], Verdict.PROVED, []),
        (Y == 1, [10 // Y == 10, Y > 0], Verdict.REFUTED, ["10 div y at y = 0"]),
        (Y == 1, [where(Y > 0, 10 // Y, 0) == 10], Verdict.PROVED, []),
        (X < 0, [10 // N == 3, 10 // N == 4], Verdict.REFUTED, ["10 div n at n = 0"]),
        (X < 5, [X < 5, either(10 // Y >= 0, True)], Verdict.REFUTED, ["10 div y at y = 0"]),
        (X < 5, [X < 5, either(Y == 0, 10 // Y >= 0, True)], Verdict.PROVED, []),
        (where(N > 0, X // (1 + S // N), 0) <= X, [], Verdict.PROVED, []),
        (where(N >= 0, X // (1 + S // N), 0) <= X, [], Verdict.REFUTED, ["s div n at n = 0"]),
        (X >= 0, [where(N > 0, X // (1 + S // N), 0) <= 3], Verdict.PROVED, []),
        (where(Y >= 0, X // (1 + (Y ^ 3)), 0) <= X, [], Verdict.PROVED, []),
        (variable("i", 0, 10 // N) < 11, [], Verdict.REFUTED, ["10 div n at n = 0"]),
        (variable("i", 0, 10 // variable("d", 1)) < 10, [], Verdict.PROVED, []),
        (one_to_one([S], [4]), [8 // S >= 0], Verdict.REFUTED, ["8 div s at s = 0"]),
        (one_to_one([S], [4]), [where(S > 0, 8 // S, 0) >= 0], Verdict.PROVED, []),
        (one_to_one([where(S > 0, 3 // S - 1 + S % 2, 3)], [4]), [], Verdict.REFUTED, []),
    ],
)
def test_guards_count_and_what_remains_is_said(goal: Any, given: list[Any], verdict: Verdict, undefined: list[str]):
    obligation = stated(goal, *given)
    outcome = ladder.decide(obligation, 20)
    assert outcome.verdict is verdict
    if undefined:
        assert outcome.point is not None
        failure = explain(obligation, outcome.point)
        assert failure.undefined == undefined
        assert failure.broken == []


def test_what_is_false_is_said_beside_what_is_undefined():
    failure = explain(stated(both(X < 3, X % N <= X)), {"x": 3, "n": 0})
    assert [part.formula for part in failure.broken] == ["x < 3"]
    assert failure.undefined == ["x mod n at n = 0"]
    failure = explain(stated(where(N == 0, X % N, X) == X), {"x": 3, "n": 0})
    assert (failure.broken, failure.undefined) == ([], ["x mod n at n = 0"])


def test_no_rule_divides_by_zero():
    """In a case with n = 0, 0 <= x mod n < n would be a contradiction, and the case would be proved."""
    state = State()
    state.assume(N <= 0)
    state.assume(N >= 0)
    x, n = state.poly(X), state.poly(N)
    assert state.euclid(x, n) is None
    goal = both(where(N > 0, X % N, 0) >= 0, implies(N == 0, X == 5))
    asked = stated(goal, S >= 0)
    for engine in (integer, nia):
        assert engine.applies(asked) is None
        assert engine.decide(asked, now() + 3).verdict is not Verdict.PROVED
    n, x = variable("n", 0, 8), variable("x", 0, 8)
    small = stated(both(where(n > 0, x % n, 0) >= 0, implies(n == 0, x == 5)))
    assert bits.applies(small) is None
    assert bits.decide(small, now() + 5).verdict is Verdict.REFUTED
    assert satisfiable(small)
    assert not satisfiable(stated(both(where(n > 0, x % n, 0) >= 0, implies(n == 0, x < 8))))
    positive = State()
    positive.assume(N >= 1)
    x, n = positive.poly(X), positive.poly(N)
    assert positive.euclid(x, n) is not None
    assert positive.known(n - 1 - positive.poly(X % N)) is not None


# -- the parts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_what_is_plain_from_the_ranges_is_so_at_every_point(seed: int):
    """`least`, `total`, `defined` and `definedness` against a reader; numpy and the reader agree on what has a value."""
    random = Random(f"parts {seed}")
    env = {name: variable(name, 0, 5) for name in NAMES[:2]} | {"z": variable("z", -2, 3)}
    expr = random.choice((guarded, truth_value))(random, NAMES)
    root = term(expr, env)
    box = list(itertools.product(range(5), range(5), range(-2, 3)))
    columns = {name: np.array([point[i] for point in box]) for i, name in enumerate(NAMES)}
    lanes = vectors.evaluate(columns, root)[0]
    ok, values = (np.broadcast_to(part, len(box)) for part in (lanes.ok, lanes.values))
    for number, numbers in enumerate(box):
        point = dict(zip(NAMES, numbers, strict=True))
        try:
            wanted = value(expr, point)
        except NoValue:
            wanted = None
        assert (wanted is None) == (not ok[number]), (root, point)
        assert python.evaluate(point, defined(root))[0] == (wanted is not None), (root, point)
        if wanted is None:
            assert not root.total, (root, point)
            with pytest.raises(python.Undefined):
                python.evaluate(point, root)
        else:
            assert values[number] == wanted == python.evaluate(point, root)[0]
            assert all(python.evaluate(point, need)[0] for need in definedness(root)), (root, point)
            assert root.sort == "bool" or root.least is None or root.least <= wanted, (root, point)
