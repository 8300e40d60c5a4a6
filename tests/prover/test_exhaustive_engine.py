"""The exhaustive engine against counting in plain Python, also where numpy's 62 bits do not suffice."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest
from problems import stated
from strategies import ARITHMETIC, BITS, Problem, bool_expr, const, int_expr, term
from tileprove.prover.base.clock import now
from tileprove.prover.engines import exhaustive
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Obligation, SpecError, Verdict, one_to_one
from tileprove.prover.language.terms import Term, integer

X, Y = integer("x", 0, 4), integer("y", 0, 8)


def decide(obligation: Obligation, seconds: float = 10.0) -> Outcome:
    assert exhaustive.applies(obligation) is None
    return exhaustive.decide(obligation, now() + seconds)


def bijection(outputs: list[Term], extents: list[int], *given: Term) -> Obligation:
    return Obligation("test", "claim", "", given, one_to_one(outputs, extents))


# -- against plain Python ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(120))
def test_the_verdict_is_what_counting_says(seed: int):
    random = Random(seed)
    ops = (*ARITHMETIC, *BITS, "where")
    ranges = {"x": (const(-2), const(3)), "y": (const(0), ("add", ("var", "x"), const(3))), "z": (const(1), const(5))}
    given = tuple(bool_expr(random, list(ranges), 2, ops) for _ in range(random.randint(0, 2)))
    asked = Problem(ranges, given, bool_expr(random, list(ranges), 3, ops))
    obligation = asked.obligation()
    outcome = decide(obligation)
    names = [variable.payload[0] for variable in obligation.variables]
    points = (dict(zip(names, v, strict=True)) for v in itertools.product(range(-3, 9), repeat=len(names)))
    domain = [point for point in points if _true(point, *obligation.assumptions)]
    failures = [point for point in domain if not _true(point, obligation.goal.formula)]  # type: ignore[union-attr]
    expected = Verdict.VACUOUS if not domain else Verdict.REFUTED if failures else Verdict.PROVED
    assert outcome.verdict is expected
    if expected is Verdict.PROVED:
        assert outcome.points == len(domain)
        assert outcome.point in domain
    if expected is Verdict.REFUTED:
        assert outcome.point in failures


def _true(point: dict[str, int], *formulas: Term) -> bool:
    try:
        return all(python.evaluate(point, *formulas))
    except python.Undefined:
        return False


@pytest.mark.parametrize("seed", range(80))
def test_a_bijection_is_what_counting_says(seed: int):
    random = Random(seed)
    env = {"x": X, "y": Y}
    outputs = [term(int_expr(random, list(env), 2, (*ARITHMETIC, "xor", "where"), (1, 2, 4, 8)), env) for _ in range(2)]
    if random.random() < 0.4:
        outputs = random.choice(([X ^ (Y // 2), Y], [Y % 4, X + 4 * (Y // 4)], [(X + Y) % 4, Y], [X, (Y + X) % 8]))
    obligation = bijection(outputs, random.choice(([4, 8], [8, 4], [2, 16])))
    hits, inside = Counter(), True
    ranges = [range(v.payload[1].payload, v.payload[2].payload) for v in obligation.variables]
    for values in itertools.product(*ranges):
        point = {v.payload[0]: value for v, value in zip(obligation.variables, values, strict=True)}
        try:
            cell = tuple(python.evaluate(point, *obligation.goal.outputs))  # type: ignore[union-attr]
        except python.Undefined:
            inside = False
            continue
        hits[cell] += 1
        inside &= all(0 <= part < extent for part, extent in zip(cell, obligation.goal.extents, strict=True))  # type: ignore[union-attr]
    once = inside and len(hits) == 32 and set(hits.values()) == {1}
    assert decide(obligation).verdict is (Verdict.PROVED if once else Verdict.REFUTED)


def test_a_bijection_that_misses_or_repeats_a_cell_says_which():
    assert decide(bijection([X // 2 * 2, Y], [4, 8])).detail == "cell (0, 0) is hit 2 times"
    assert decide(bijection([X], [4], X != 2)).detail == "cell 2 is never hit"
    assert decide(bijection([X], [4])).verdict is Verdict.PROVED
    assert decide(bijection([X + 1], [4])).point == {"x": 3}
    assert decide(bijection([X], [3])).point == {"x": 3}


def test_an_output_without_a_value_is_no_cell():
    outcome = decide(bijection([X // Y, Y], [4, 8]))
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.point is not None
    assert outcome.point["y"] == 0


@pytest.mark.parametrize("extents", [[0], [-1], [4, 0]])
def test_a_box_has_at_least_one_cell(extents: list[int]):
    with pytest.raises(SpecError, match="at least 1"):
        one_to_one([X] * len(extents), extents)


# -- values that leave 62 bits -----------------------------------------------------------------------------------

BIG = 2**61


@pytest.mark.parametrize(
    ("goal", "given", "verdict"),
    [
        (X <= 1, [X * BIG >= 0], Verdict.REFUTED),  # rows 2 and 3 are in the domain, though numpy cannot multiply
        (X <= 1, [X * BIG < 2 * BIG], Verdict.PROVED),
        (X <= 2, [X * BIG < 2**63], Verdict.REFUTED),
        (X * BIG * BIG >= X, [], Verdict.PROVED),
        (X * BIG * BIG > X, [], Verdict.REFUTED),
        ((X * 2**70) // 2**69 == X * 2, [], Verdict.PROVED),
        ((X << 100) >> 100 == X, [], Verdict.PROVED),
        (X * BIG - X * BIG == 0, [X * 2**80 != 2**80], Verdict.PROVED),
        (either(X * BIG == 0, X >= 1), [], Verdict.PROVED),
        (X >= 1, [X * 2**80 == 2**81], Verdict.PROVED),
        (X >= 3, [X * 2**80 == 2**81], Verdict.REFUTED),
        (Y == Y, [X * 2**80 == 7], Verdict.VACUOUS),
        (where(X < 2, 2**70, 0) // 2**70 <= 1, [X * 2**70 >= 0], Verdict.PROVED),
    ],
)
def test_rows_beyond_numpy_count_too(goal: Term, given: list[Term], verdict: Verdict):
    assert decide(stated(goal, *given)).verdict is verdict


def test_bijections_beyond_numpy_are_counted_exactly():
    assert decide(bijection([X * 2**70 // 2**70], [4])).verdict is Verdict.PROVED
    assert decide(bijection([X * 2**70 // 2**71], [4])).verdict is Verdict.REFUTED
    assert decide(bijection([X * 2**70 % 4], [4])).verdict is Verdict.REFUTED
    assert decide(bijection([X], [4], X * 2**70 >= 0)).verdict is Verdict.PROVED


@pytest.mark.parametrize(("low", "applies"), [(2**62 - 5, True), (2**62 - 4, False), (2**64, False), (-(2**62), False)])
def test_ranges_beyond_numpy_are_left_to_others(low: int, applies: bool):
    x = integer("x", low, low + 4)
    obligation = stated(both(x >= low, x < low + 4))
    assert (exhaustive.applies(obligation) is None) == applies
    if applies:
        assert decide(obligation).points == 4


def test_exact_rows_heed_the_deadline():
    n = integer("n", 0, 1 << 20)
    outcome = exhaustive.decide(stated((n << 80) >= n, n * 2**62 >= 0), now() + 0.2)
    assert (outcome.verdict, outcome.detail) == (Verdict.UNKNOWN, "out of time")


# -- the box -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("below", "applies"), [(1 << 24, True), ((1 << 24) + 1, False), (None, False)])
def test_the_last_size_that_is_enumerated(below: int | None, applies: bool):
    n = integer("n", 0, below)
    assert (exhaustive.applies(stated(n * n >= n)) is None) == applies


@pytest.mark.parametrize("bounds", [(5, 3), (5, 5), (X, X), (X + 1, X), (0, Y - 100), (0, X // (Y + 1))], ids=str)
def test_empty_and_odd_ranges_cover_their_points(bounds: tuple[Term | int, Term | int]):
    n = integer("n", *bounds)
    obligation = stated(n >= 10**6)
    domain = [
        (x, y, v) for x in range(4) for y in range(8) for v in range(-1, 12)
        if _true({"x": x, "y": y, "n": v}, *obligation.assumptions)
    ]  # fmt: skip
    assert decide(obligation).verdict is (Verdict.REFUTED if domain else Verdict.VACUOUS)


def test_the_hash_tells_tables_apart():
    hashes = {
        decide(bijection(outputs, [4, 8])).witness["sha256"] for outputs in ([X, Y], [X ^ (Y // 2), Y], [3 - X, Y])
    }
    assert len(hashes) == 3
    again = decide(bijection([X, Y], [4, 8])).witness
    assert again == decide(bijection([X, Y], [4, 8])).witness


def test_a_statement_without_variables_has_one_point():
    outcome = decide(stated(integer("one", 1, 2) >= 1))
    assert (outcome.verdict, outcome.points) == (Verdict.PROVED, 1)
    assert decide(stated(both())).points == 1
    assert decide(stated(either())).verdict is Verdict.REFUTED
