"""The bit-vector engine: no value leaves the width it chooses, and its verdicts are those of counting."""

from __future__ import annotations

import itertools
from random import Random

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st
from problems import objection, stated
from strategies import ARITHMETIC, BITS, SMALL, Problem, bool_expr, const, int_expr, term
from tileprove.prover.base.clock import now
from tileprove.prover.engines import bits
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.evidence.lemmas import question
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, as_bool, as_int, integer
from tileprove.prover.language.walking import postorder

OPS = (*ARITHMETIC, *BITS, "where", "neg", "named")
RANGES = {"x": (-3, 5), "y": (0, 7), "z": (1, 4)}
ENV = {name: integer(name, low, high + 1) for name, (low, high) in RANGES.items()}
POINTS = [dict(zip(RANGES, v, strict=True)) for v in itertools.product(*(range(a, b + 1) for a, b in RANGES.values()))]
INTERVALS = {ENV[name]: ends for name, ends in RANGES.items()}


def bare(formula: Term) -> Obligation:
    return Obligation("test", "claim", "", (), Holds(formula))


def decide(obligation: Obligation, seconds: float = 20.0) -> Outcome:
    return bits.decide(obligation, now() + seconds)


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_every_value_lies_in_its_interval_and_the_width_holds_it(random: Random):
    root = term(int_expr(random, list(ENV), 4, OPS, (*SMALL, 100, -100)), ENV)
    size = bits.width(bare(as_bool(root <= 0)))
    if isinstance(size, str) or root.op == "const":
        return
    memo: dict[Term, tuple[int, int]] = {}
    bits.intervals(INTERVALS, root, memo=memo)
    for point in POINTS:
        values: dict[Term, int] = {}
        try:
            python.evaluate(point, root, memo=values)
        except python.Undefined:
            continue
        for node, value in values.items():
            low, high = memo[node]
            assert low <= value <= high, (node, point)
            assert -(2 ** (size - 2)) < value < 2 ** (size - 2), (node, point, size)


@pytest.mark.parametrize("seed", range(60))
def test_the_verdict_is_what_counting_says(seed: int):
    random = Random(seed)
    names = ["x", "y"]
    ranges = {"x": (const(-2), const(5)), "y": (const(0), ("add", ("var", "x"), const(4)))}
    assumptions = tuple(bool_expr(random, names, 2, OPS) for _ in range(random.randint(0, 1)))
    asked = Problem(ranges, assumptions, bool_expr(random, names, 3, OPS))
    obligation = asked.obligation()
    if bits.applies(obligation) is None:
        outcome = decide(obligation)
        if outcome.verdict is Verdict.REFUTED:  # z3 may pick a point at which an assumption has no value
            assert outcome.point is not None
            outcome = outcome if _defined(obligation, outcome.point) else Outcome(verdict=Verdict.UNKNOWN)
        assert objection(asked, obligation, outcome, 12) is None


def _defined(obligation: Obligation, point: dict[str, int]) -> bool:
    try:
        python.evaluate(point, *obligation.assumptions)
    except python.Undefined:
        return False
    return True


X, N = integer("x", 0, 256), integer("n", 0, 9)


@pytest.mark.parametrize(
    ("goal", "verdict"),
    [
        (((X ^ (X >> 3)) ^ (X >> 3)) == X, Verdict.PROVED),
        ((X & ((as_int(1) << N) - 1)) == X % (as_int(1) << N), Verdict.PROVED),
        ((X & ((as_int(1) << N) - 1)) < (as_int(1) << N), Verdict.PROVED),
        ((X & ((as_int(1) << N) - 1)) < (as_int(1) << N) - 1, Verdict.REFUTED),
        ((X >> N) << N <= X, Verdict.PROVED),
        ((X >> N) << N < X, Verdict.REFUTED),
        ((X << N) >> N == X, Verdict.PROVED),  # nothing wraps: the width holds every shifted value
        (X * X * X <= 255**3, Verdict.PROVED),
        (X * X * X < 255**3, Verdict.REFUTED),
        ((X - 300) // 7 <= -7, Verdict.PROVED),
        ((X - 300) % 8 >= 0, Verdict.PROVED),
        ((X - 300) // (N + 1) <= (X - 300) // 9, Verdict.PROVED),
        ((X - 300) // (N + 1) * (N + 1) + (X - 300) % (N + 1) == X - 300, Verdict.PROVED),
        (X - 128 >= 0, Verdict.REFUTED),
        ((X ^ 5) - 300 < 0, Verdict.PROVED),
        (X // (N - 4) <= X, None),
        (((X - 10) ^ 3) >= 0, Verdict.REFUTED),  # bits of a negative number
    ],
)
def test_bits_shifts_and_negative_divisions(goal: Term, verdict: Verdict | None):
    obligation = stated(goal)
    if verdict is None:
        assert bits.applies(obligation) == "a divisor that may not be positive"
    else:
        assert bits.applies(obligation) is None
        assert decide(obligation).verdict is verdict


@pytest.mark.parametrize(
    ("root", "reason"),
    [
        (integer("u", 0) + X, "u is unbounded"),
        (integer("u", None, 5) + X, "u is unbounded"),
        (as_int(1) << (X * 3), "an unbounded shift"),
        ((X + 1) << 511, "values of 522 bits"),
        (X % (N - 1), "a divisor that may not be positive"),
    ],
)
def test_what_has_no_width_is_left_to_others(root: Term, reason: str):
    assert bits.applies(stated(root >= 0)) == reason


@pytest.mark.parametrize("bounds", [(1, 1), (5, 2), (1, N), (N + 1, N)], ids=str)
def test_a_range_that_may_be_empty_is_no_crash(bounds: tuple[Term | int, Term | int]):
    y = integer("y", *bounds)
    obligation = stated(X // y <= X)
    assert bits.applies(obligation) is None
    assert decide(obligation).verdict is Verdict.PROVED


def test_ends_that_are_assumed_of_a_variable_bound_it():
    """A multiple of 2 * y below n is below n - y, of powers of two y < n: of n nothing is known but what is assumed."""
    n, x, y = integer("n", 1), integer("x", 0, 1024), integer("y", 1, 1024)
    powers = [(n & (n - 1)) == 0, (y & (y - 1)) == 0, x < n, y < n]
    multiple, ends, goal = x % (2 * y) == 0, n < 1025, Holds(x + y < n)

    def stated(*given: Term) -> Obligation:
        return Obligation("test", "claim", "", given, goal)

    assert bits.applies(stated(*powers, multiple)) == "n is unbounded"
    assert decide(stated(*powers, multiple, ends)).verdict is Verdict.PROVED
    assert decide(stated(*powers, ends)).verdict is Verdict.REFUTED
    assert bits.applies(stated(*powers, multiple, ends | (x < 3))) == "n is unbounded"


@pytest.mark.parametrize(("last", "verdict"), [(7, Verdict.PROVED), (8, Verdict.REFUTED)])
def test_no_value_within_assumed_ends_leaves_the_width(last: int, verdict: Verdict):
    """The product is 2^3 only where both are at their last."""
    x, y = integer("x"), integer("y")
    given = (x >= -(2**40), x <= last, y >= 0, y < 2)
    found = decide(Obligation("test", "claim", "", given, Holds(x * y <= 7)))
    assert found.verdict is verdict
    assert (found.point == {"x": 8, "y": 1}) is (verdict is Verdict.REFUTED)


def test_the_width_grows_with_the_largest_intermediate_value():
    sizes = [bits.width(bare(as_bool(X + bound <= 0))) for bound in (0, 255, 2**20, -(2**20), 2**40)]
    assert sizes == sorted(sizes, key=int)
    assert sizes[2] == sizes[3] == 23
    assert bits.width(bare(as_bool(where(X < 3, 2**30, 0) % 2 == 0))) == 33


def test_the_evidence_is_a_script_that_z3_refutes_again():
    obligation = stated((X ^ (X >> 3)) < 256)
    outcome = decide(obligation)
    solver = z3.Solver()
    solver.from_string(question(obligation, "QF_BV"))
    assert solver.check() == z3.unsat
    assert outcome.witness == {"kind": "smt", "logic": "QF_BV", "width": 11}


def test_deep_terms_are_measured_without_a_stack():
    root = X
    for _ in range(3000):
        root = (root + 1) // 2
    assert isinstance(bits.width(bare(as_bool(root <= 300))), int)
    assert len(list(postorder(root))) > 3000
