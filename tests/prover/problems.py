"""Random obligations that are true, or false at few points: what a wrong engine would get wrong."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from strategies import ARITHMETIC, BITS, Expr, NoValue, Problem, bool_expr, const, int_expr, value
from tileprove.prover.engines.counterexample import satisfies
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Holds, Obligation, Verdict

NAMES = ("x", "y", "z", "w")
SPAN = 6
MIXED = (*ARITHMETIC, *ARITHMETIC, "where", "named", *BITS)
DIVISIONS = ("add", "add", "sub", "mul", "div", "mod", "div", "mod")


def _ranges(random: Random) -> dict[str, tuple[Expr | None, Expr | None]]:
    """Two to four variables: short ranges, open ends, and ends that are products of earlier variables."""
    found: dict[str, tuple[Expr | None, Expr | None]] = {}
    for name in NAMES[: random.randint(2, 4)]:
        low: Expr | None = const(random.choice((0, 0, 1, 1, -2, 2)))
        earlier = [("var", other) for other in found]
        kind = random.random()
        if kind < 0.35:
            high: Expr | None = const(low[1] + random.choice((1, 2, 4, 5)))
        elif kind < 0.7 or not earlier:
            high = None
        else:
            high = random.choice(earlier)
            if random.random() < 0.5:
                high = ("mul", high, random.choice([*earlier, const(2)]))
            elif random.random() < 0.3:
                high = ("add", high, const(1))
        if random.random() < 0.05:
            low = None
        found[name] = (low, high)
    return found


def _assumption(random: Random, names: Sequence[str], ops: Sequence[str]) -> Expr:
    one, other = (("var", random.choice(names)) for _ in range(2))
    kind = random.random()
    if kind < 0.3:
        divisor = other if random.random() < 0.6 else const(random.choice((2, 3, 4)))
        return ("eq", ("mod", one, divisor), const(0))
    if kind < 0.45:
        return ("eq", one, int_expr(random, names, 2, ops))
    if kind < 0.6:
        return ("or", *(bool_expr(random, names, 1, ops) for _ in range(2)))
    if kind < 0.7:
        return ("ne", one, int_expr(random, names, 1, ops))
    if kind < 0.85:
        return ("ge", one, const(1))
    return bool_expr(random, names, 2, ops)


def _identity(random: Random, names: Sequence[str], ops: Sequence[str]) -> Expr:
    """A law of division, of bits or of conditionals; one in three is off by something small."""

    def part(depth: int = 1) -> Expr:
        return int_expr(random, names, depth, ops)

    x, a, b, c = part(2), part(0), part(0), part(1)
    laws: list[Expr] = [
        ("eq", ("div", ("div", x, a), b), ("div", x, ("mul", a, b))),
        ("eq", ("div", ("mod", x, ("mul", a, b)), a), ("mod", ("div", x, a), b)),
        ("eq", ("add", ("mul", a, ("div", x, a)), ("mod", x, a)), x),
        ("eq", ("div", ("add", x, ("mul", a, c)), a), ("add", ("div", x, a), c)),
        ("eq", ("mod", ("add", ("mod", x, a), c), a), ("mod", ("add", x, c), a)),
        ("eq", ("mod", ("mod", x, ("mul", a, b)), a), ("mod", x, a)),
        ("implies", ("lt", x, ("mul", a, b)), ("lt", ("div", x, a), b)),
        ("implies", ("le", x, c), ("le", ("div", x, a), ("div", c, a))),
        ("lt", ("mod", x, a), a),
        ("le", ("mod", x, a), x),
        ("eq", ("div", ("mul", x, a), ("mul", c, a)), ("div", x, c)),
        ("eq", ("where", ("lt", x, c), ("sub", c, x), const(0)), ("where", ("le", c, x), const(0), ("sub", c, x))),
        ("le", ("mul", ("div", x, a), a), x),
        ("eq", ("mod", x, a), ("where", ("lt", x, a), x, ("sub", x, a))),
        ("eq", ("add", ("band", x, c), ("bor", x, c)), ("add", x, c)),
        ("le", ("xor", x, c), ("add", x, c)),
        ("eq", ("xor", ("xor", x, c), c), x),
        ("eq", ("div", ("shl", x, const(3)), const(4)), ("mul", x, const(2))),
    ]
    law = random.choice(laws)
    if random.random() < 0.33 and law[0] in ("eq", "le", "lt"):
        return (law[0], law[1], ("add", law[2], const(random.choice((1, -1)))))
    return law


def _calibrated(random: Random, problem: Problem, ops: Sequence[str]) -> Expr | None:
    """A bound or congruence that the domain's small points satisfy, or all but the extreme one."""
    inner = int_expr(random, list(problem.ranges), 3, ops)
    values = []
    for count, point in enumerate(problem.domain(SPAN)):
        if count > 400:
            break
        try:
            values.append(value(inner, point))
        except NoValue:
            return None
    if not values:
        return None
    high, low = max(values), min(values)
    edge = random.choice((0, 0, 0, 1))
    choices: list[Expr] = [("le", inner, const(high - edge)), ("ge", inner, const(low + edge))]
    choices += [("ne", inner, const(v)) for v in (high + 1, low - 1, 0, 1) if v not in values or edge]
    choices += [("eq", ("mod", inner, const(k)), const(values[0] % k)) for k in (2, 3, 4)]
    return random.choice(choices)


def problem(random: Random) -> Problem:
    ranges = _ranges(random)
    names = list(ranges)
    ops = MIXED if random.random() < 0.4 else DIVISIONS
    given = tuple(_assumption(random, names, ops) for _ in range(random.choice((0, 0, 1, 1, 2, 3))))
    start = Problem(ranges, given, ("eq", const(0), const(0)))
    kind = random.random()
    goal = None
    if kind < 0.4:
        goal = _calibrated(random, start, ops)
    elif kind < 0.8:
        goal = _identity(random, names, ops)
    if goal is None:
        goal = bool_expr(random, names, 3, ops)
    if random.random() < 0.15:
        goal = ("and", goal, _identity(random, names, ops))
    if random.random() < 0.1:
        goal = ("or", goal, bool_expr(random, names, 2, ops))
    return Problem(ranges, given, goal)


def stated(goal: Any, *given: Any) -> Obligation:
    """The obligation that a claim with this goal and these assumptions means."""
    return next(Claim("test", "claim", "", lambda: iter([Case("", goal, given)])).obligations())


def violates(asked: Problem, obligation: Obligation, point: Mapping[str, int]) -> bool:
    """Whether the goal fails, or has no value, at a point of the domain."""
    try:
        return not asked.holds(point)
    except KeyError:  # a variable that folding removed
        assert isinstance(obligation.goal, Holds)
        try:
            return not python.evaluate(point, obligation.goal.formula)[0]
        except python.Undefined:
            return True


def objection(asked: Problem, obligation: Obligation, outcome: Outcome, span: int = SPAN + 1) -> str | None:
    """What is wrong with the verdict, by trying the points of a small box in plain Python; None when nothing is."""
    asked = asked.over(variable.payload[0] for variable in obligation.variables)
    points = list(itertools.islice(asked.domain(span), 4000))
    if outcome.verdict is Verdict.PROVED:
        bad = next((point for point in points if violates(asked, obligation, point)), None)
        return None if bad is None else f"proved, yet false at {bad}"
    if outcome.verdict is Verdict.VACUOUS:
        return f"vacuous, yet {points[0]} satisfies the assumptions" if points else None
    if outcome.verdict is Verdict.REFUTED:
        if outcome.point is None:
            return "refuted without a point"
        if not (asked.in_domain(outcome.point) or satisfies(obligation, outcome.point)):
            return f"refuted outside the domain, at {outcome.point}"
        return None if violates(asked, obligation, outcome.point) else f"refuted, yet true at {outcome.point}"
    return None
