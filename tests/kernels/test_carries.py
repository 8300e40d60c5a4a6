"""Carries replaced by digits: the same digits as direct division, and the same truth wherever a carry is wrong."""

from __future__ import annotations

import pytest
from test_steps_of_kernels import refused
from tileprove.prover.engines import ladder
from tileprove.prover.engines.simplifying.algebra import Algebra
from tileprove.prover.engines.simplifying.carries import carry, quotient
from tileprove.prover.kernels.claims import splitting
from tileprove.prover.kernels.claims.splitting import _taken, equality
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, as_int, integer
from tileprove.prover.language.walking import postorder
from tileprove.prover.machine.arithmetic import Arithmetic, Step

X, W, H = integer("x", 0), integer("W", 1, 1 << 16), integer("H", 1, 1 << 16)
STARTS = (0, 1, 5, 11, 12, 23, 40, 95)
POINTS = [{"x": x, "W": w, "H": h} for x in STARTS for w in range(1, 9) for h in range(1, 7)]


def value(point: dict[str, int], term: Term) -> int:
    return python.evaluate(point, term)[0]


def carried(rows: int, times: int, step: Term = H) -> Term:
    """n*1000 + h*30 + w of x + times*rows, one iteration's rows at a time as a loader adds them."""
    w, h, n = X % W, X // W % H, X // (W * H)
    for _ in range(times):
        w, h = w + as_int(rows) % W, h + as_int(rows) // W
        over = w >= W
        w, h = where(over, w - W, w), where(over, h + 1, h)
        over = h >= H
        h, n = where(over, h - step, h), where(over, n + 1, n)
    return n * 1000 + h * 30 + w


def direct(rows: int) -> Term:
    y = X + rows
    return y // (W * H) * 1000 + (y // W) % H * 30 + y % W


@pytest.mark.parametrize("times", [1, 2, 3])
def test_cases_say_what_the_equality_says(times):
    """Also at the points at which a carry is wrong, and of a carry that is wrong wherever it happens."""
    for left, right in (
        (carried(6, times), direct(6 * times)),
        (carried(6, times, H + 1), direct(6 * times)),
        (carried(6, times), direct(6 * times) + X // 23),
    ):
        formula = equality(left, right, [], [], Arithmetic((), new_steps()))
        seen = set()
        for point in POINTS:
            equal = value(point, left) == value(point, right)
            assert value(point, formula) == equal, point
            seen.add(equal)
        assert seen == {True, False}


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_a_carry_of_any_length_is_proved_where_it_steps_right(times):
    """An image of 32 rows is enough for every iteration; one of 31 is not."""

    def claim(rows: int) -> Verdict:
        given = [rows <= H * W]
        goal = equality(carried(32, times), direct(32 * times), given, [], Arithmetic(given, new_steps()))
        return ladder.decide(Obligation("test", "carry", "", tuple(given), Holds(goal)), 30).verdict

    assert claim(32) is Verdict.PROVED
    assert claim(31) is Verdict.REFUTED


def test_a_carry_is_a_digit_only_while_it_is_single():
    """t = 2*d - 1 carries once; from t = 2*d on, and below 0, the digit is another number."""
    algebra = Algebra(expanding=True)
    t, d = integer("t", None), integer("d", 1)
    for condition, sides in (
        (d <= t, [where(d <= t, t - d, t)]),
        (t < d, [where(t < d, 0, d), where(t < d, t, t - d)]),
        (t <= d - 1, [where(t <= d - 1, t, t - d)]),
    ):
        sides = [algebra.simplify(side) for side in sides]
        (condition,) = {node.args[0] for side in sides for node in postorder(side) if node.op == "ite"}
        found = carry(condition, algebra, *sides)
        assert found is not None
        assert found.d is d
        steps = Arithmetic([found.single], new_steps(), expanding=True)
        for side, taken in zip(sides, _taken(found, steps, *sides), strict=True):
            assert all(node.op != "ite" for node in postorder(taken))
            for by in (1, 2, 5):
                point = {"d": by}
                for number in range(-2 * by, 4 * by):
                    point["t"] = number
                    single = value(point, found.single)
                    assert single == (0 <= number < 2 * by)
                    assert not single or value(point, side) == value(point, taken)
            assert value({"t": 10, "d": 5}, side) != value({"t": 10, "d": 5}, taken)
        assert refused(steps.steps) == []


def test_a_wrong_carry_is_refused(monkeypatch: pytest.MonkeyPatch):
    """The digit in a carry's place is a step, and so is what it is chosen for."""

    def failing() -> list[Step]:
        arithmetic, w = Arithmetic([], new_steps()), X % W + as_int(6) % W
        side, algebra = where(w >= W, w - W, w), Algebra(expanding=True)
        side = algebra.simplify(side)
        found = carry(side.args[0], algebra, side)
        assert found is not None
        _taken(found, arithmetic.under([found.single], expanding=True), side)
        return refused(arithmetic.steps)

    assert failing() == []
    monkeypatch.setattr(splitting, "quotient", lambda t, d, algebra: algebra.add(quotient(t, d, algebra), 1))
    assert failing()


def test_what_is_no_carry():
    """Arms that differ by something else, a comparison that is not with what they differ by, and a d that may be 0."""
    algebra, free = Algebra(expanding=True), integer("f", 0)
    side = where(free <= X, X - free, X)
    assert carry(side.args[0], algebra, side) is None
    for side in (where(W <= X, X - 1, X), where(W <= X, X, 2 * X), where(X >= 7, X - 7, X), where(W >= 2, W, 1)):
        (condition,) = {node.args[0] for node in postorder(algebra.simplify(side)) if node.op == "ite"}
        found = carry(condition, algebra, algebra.simplify(side))
        assert found is None or found.d is not W


@pytest.mark.parametrize("t", [
    X % W + as_int(32) % W, X % (W * H) + 5, X + 3 * W - H, X % W + 2 * ((X + 7) % (W * H)) - W * (X // 3), X % H - W,
])  # fmt: skip
def test_quotients_with_multiples_taken_out(t):
    for expanding in (False, True):
        algebra = Algebra(expanding=expanding)
        found = quotient(algebra.simplify(t), W, algebra)
        for point in POINTS:
            assert value(point, found) == value(point, t) // point["W"]


def test_a_number_that_is_left_over_does_not_hide_a_remainder():
    form = Algebra().simplify
    assert form(X + 9 - W * ((X + 10) // W)) is form((X + 10) % W - 1)
    for point in POINTS:
        assert value(point, form(X + 9 - W * ((X + 10) // W))) == (point["x"] + 10) % point["W"] - 1
