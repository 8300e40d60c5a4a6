"""Only an exact point counts as a counterexample, and shrinking keeps it one."""

from __future__ import annotations

from random import Random

import pytest
from problems import objection, problem, stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import counterexample
from tileprove.prover.engines.counterexample import Invalid, NoLane, check, find, in_step, lane, satisfies, shrink
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.idioms import divides
from tileprove.prover.language.obligations import Obligation, Verdict, one_to_one
from tileprove.prover.language.terms import Term, integer

X, Y = integer("x", 0), integer("y", 1)
FREE = integer("free", None)
SMALL = integer("s", 0, 8)


def bijection(output: Term, extent: int, *given: Term) -> Obligation:
    return Obligation("test", "claim", "", given, one_to_one([output], [extent]))


@pytest.mark.parametrize(
    ("obligation", "point", "valid"),
    [
        (stated(X < 5), {"x": 5}, True),
        (stated(X < 5), {"x": 4}, False),  # the goal holds
        (stated(X < 5), {"x": -1}, False),  # outside the range
        (stated(X < 5), {}, False),  # no value
        (stated(X < 5, X != 7), {"x": 7}, False),  # an assumption breaks
        (stated(X < 5, X != 7), {"x": 8}, True),
        (stated(X // FREE >= 0), {"x": 1, "free": 0}, True),  # the goal has no value: it is no theorem
        (stated(X >= 0, X // FREE >= 0), {"x": 1, "free": 0}, True),  # an assumption without a value hides nothing
        (stated(X >= 0, FREE > 0, X // FREE >= 0), {"x": 1, "free": 0}, False),  # what comes before it does
        (stated(where(FREE > 0, X // FREE, 0) >= 0), {"x": 1, "free": 0}, False),
        (stated(where(FREE >= 0, X // FREE, 0) >= 0), {"x": 1, "free": 0}, True),
        (stated((FREE ^ 3) >= 0), {"free": -1}, True),
        (stated(X * X * X < 2**200), {"x": 2**67}, True),
        (stated(X * X * X < 2**201 + 1), {"x": 2**67}, False),
        (bijection(SMALL, 4), {"s": 4}, True),
        (bijection(SMALL, 4), {"s": 3}, False),
        (bijection(SMALL - 1, 8), {"s": 0}, True),
        (bijection(8 // SMALL, 9), {"s": 0}, True),  # an output without a value
        (bijection(SMALL, 4, SMALL < 4), {"s": 4}, False),
    ],
)
def test_check(obligation: Obligation, point: dict[str, int], valid: bool):
    if valid:
        check(obligation, point)
    else:
        with pytest.raises(Invalid):
            check(obligation, point)


def test_what_find_and_shrink_return_is_always_a_counterexample():
    found = 0
    for seed in range(150):
        asked = problem(Random(seed))
        obligation = asked.obligation()
        point = find(obligation)
        if point is not None:
            found += 1
            assert objection(asked, obligation, Outcome(verdict=Verdict.REFUTED, point=point)) is None, (asked, point)
            small = shrink(obligation, point, now() + 0.3)
            assert objection(asked, obligation, Outcome(verdict=Verdict.REFUTED, point=small)) is None, (asked, small)
            assert sum(map(abs, small.values())) <= sum(map(abs, point.values()))
    assert found > 50


@pytest.mark.parametrize(
    ("obligation", "point", "smallest"),
    [
        (stated(X < 1000), {"x": 123456789}, {"x": 1000}),
        (stated(X + Y < 10), {"x": 700, "y": 900}, {"x": 0, "y": 10}),
        (stated(FREE > -50), {"free": -99999}, {"free": -50}),
        (stated(X < 6, divides(Y, X)), {"x": 10**6, "y": 1000}, {"x": 6, "y": 1}),
        (stated(X < 100, divides(Y, X), Y > 1), {"x": 5000, "y": 50}, {"x": 100, "y": 2}),
    ],
)
def test_shrink_reaches_the_smallest(obligation: Obligation, point: dict[str, int], smallest: dict[str, int]):
    assert shrink(obligation, point, now() + 5) == smallest


def test_two_that_only_fall_together_do():
    """Two programs meet where b - i = c - j: none of the four falls alone, and i is an iteration, to be run."""
    b, c, i, j = (integer(name, 0) for name in "bcij")
    obligation = stated(b - i != c - j, i <= b, j <= c, b >= 5)
    point = {"b": 1_048_570, "c": 1_165_452, "i": 1_048_562, "j": 1_165_444}
    small = in_step(obligation, point, now() + 5)
    check(obligation, small)
    assert sum(small.values()) <= 10


def test_shrink_takes_what_numpy_cannot_hold_and_heeds_its_deadline():
    huge = {"x": 2**70, "y": 2**90 + 5}
    assert shrink(stated(X < 2**69), {"x": 2**70 + 12345}, now() + 5) == {"x": 2**69}
    assert shrink(stated(X + Y < 7), huge, now() + 5) == {"x": 0, "y": 7}
    start = now()
    assert shrink(stated(X < 5), {"x": 10**9}, start - 1)["x"] >= 5
    assert now() - start < 1


def test_the_smallest_of_the_failures_found_is_taken():
    point = find(stated(X < 3))
    assert point == {"x": 3}


def test_what_is_seen_at_a_glance_is_what_find_finds(monkeypatch: pytest.MonkeyPatch):
    wrong, right = stated(X // (Y + 1) * (Y + 1) < X), stated(X // (Y + 1) * (Y + 1) <= X)
    assert counterexample.seen(wrong) == find(wrong)
    assert counterexample.seen(right) is None
    assert counterexample.seen(stated(X < 3, X > 5, X < 5)) is None  # no row at all
    monkeypatch.setattr(counterexample, "find", lambda obligation: None)
    check(wrong, counterexample.seen(wrong) or {})


@pytest.mark.parametrize(
    "given",
    [
        [], [X == 12345], [divides(4096, X), X > 0], [X * X == 49], [X == 3 * Y, Y == 77],
        [(SMALL ^ 5) == 3], [either(X == 9, X == 2**40)], [FREE < -(2**40)],
    ],
)  # fmt: skip
def test_lane_satisfies_the_assumptions(given: list[Term]):
    obligation = stated(X + Y + SMALL >= FREE, *given)
    point = lane(obligation)
    assert point is not None
    assert satisfies(obligation, point)


def test_lane_finds_what_bits_hide_from_sampling():
    v = integer("v", 0, 1 << 40)
    obligation = stated(v >= 0, (v ^ 0xABCDEF0123) == 0x123456)
    assert lane(obligation) == {"v": 0xABCDEF0123 ^ 0x123456}


@pytest.mark.parametrize("end", [2**62 - 1, 2**62, 2**64])
def test_sampling_draws_from_ranges_that_numpy_does_not_reach(end: int, monkeypatch: pytest.MonkeyPatch):
    """Of words of bits, which begin far below zero, zero is tried."""
    monkeypatch.setattr(counterexample, "_lane_from_z3", lambda obligation: None)
    t, word, other = integer("t", 0, end), integer("word", -(2**31), 2**31), integer("other", -(2**31), 2**31)
    assert lane(stated(t >= 0, t % 32 == 0, word * word + other * other == 0)) == {"t": 0, "word": 0, "other": 0}
    assert (find(stated(t < 1000)) or {"t": 0})["t"] >= 1000


def test_a_lane_of_one_statement_is_tried_for_others(monkeypatch: pytest.MonkeyPatch):
    """It took a solver to find it, and counts where it keeps what another statement assumes too."""
    v, other = integer("v", 0, 1 << 40), integer("other", 3)
    hidden = (v ^ 0xABCDEF0123) == 0x123456
    counterexample.FOUND.clear()
    lane(stated(v >= 0, hidden))
    monkeypatch.setattr(counterexample, "_lane_from_z3", lambda *_: None)
    assert lane(stated(v >= 0, hidden, other * v > v)) == {"v": 0xABCDEF0123 ^ 0x123456, "other": 3}
    assert lane(stated(v >= 0, hidden, v % 2 == 0)) is None  # it is odd
    counterexample.FOUND.clear()
    assert lane(stated(v >= 0, hidden, other * v > v)) is None


@pytest.mark.parametrize(
    "given", [[X > 5, X < 4], [(SMALL ^ 1) == SMALL], [X * 2 == 2 * Y + 1], [both(X == 1, X == 2)]]
)
def test_no_lane_is_said_only_with_a_proof(given: list[Term]):
    with pytest.raises(NoLane):
        lane(stated(True, *given))


def test_not_found_is_not_the_same_as_not_there(monkeypatch: pytest.MonkeyPatch):
    counterexample.FOUND.clear()
    monkeypatch.setattr(counterexample, "samples", lambda *args, **kwargs: iter(()))
    monkeypatch.setattr(counterexample.sampling, "boxes", lambda *args, **kwargs: iter(()))
    assert lane(stated((X ^ Y) >= 0, (X ^ Y) == 5)) is None  # unbounded bits: z3 has no meaning for them


@pytest.mark.parametrize("fixed", [[X == 2**40], [X >= 2**40, X <= 2**40]])
def test_a_lane_is_found_beside_bits_of_a_variable_that_is_a_number(fixed: list[Term]):
    """No sample has it, and no solver is asked about bits of a variable without an end; of a number there are some."""
    hidden = [Y * Y == 1000003 * 1000003 * 4, FREE > Y, FREE * 3 == Y * 7 + 1]
    known = stated(X >= 0, *fixed, X & (X - 1) == 0, *hidden)
    found = lane(known)
    assert found is not None
    assert satisfies(known, found)
    with pytest.raises(NoLane):
        lane(stated(X >= 0, *fixed, X & (X - 1) == 1, *hidden))


def test_a_lane_at_the_least_sizes_keeps_what_tables_say():
    """Of whatever has an end that is zero or more the least, and of the rest what z3 finds."""
    t, n = integer("t", 1), integer("n", 1)
    at, begin, end = integer("at", 0, n), *(integer(name, -(2**63), 2**63) for name in ("begin", "end"))
    ends = [either(at != 0, begin == 0), either(at + 1 != n, end == t), begin <= end, (end + 63 - begin) // 64 > 0]
    asked = stated(end <= t, *ends)
    point = counterexample._at_least(asked)
    assert point is not None
    assert (point["t"], point["n"], point["end"]) == (1, 1, 1)
    assert satisfies(asked, point)
    assert counterexample._at_least(stated(end <= t, *ends, t * n > 1)) is None  # larger ones there may be


@pytest.mark.parametrize(("total", "expected"), [(194, {"power": 256, "size": 130}), (2, {"power": 1, "size": 1})])
def test_a_lane_at_a_power_of_two(total: int, expected: dict[str, int]):
    """A size of which a launch says what it and the next power of two, at most 64, are together."""
    power, size = integer("power", 1), integer("size", 1)
    bits = power & (power - 1)
    given = [where(power <= 64, power, 64) + size == total, size <= power, power < 2 * size]
    assert lane(stated(size >= 1, *given, bits == 0)) == expected
    assert lane(stated(size >= 1, *given, bits == 0, size == total)) is None, "there is none"
