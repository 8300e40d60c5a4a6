"""The linear engine against tables: xor swizzles, bit permutations, and what is no affine map over GF(2)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from problems import stated
from strategies import int_expr, term
from tileprove.prover.base.clock import now
from tileprove.prover.engines import linear
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.constructors import both
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Holds, Obligation, Verdict, one_to_one
from tileprove.prover.language.terms import Term, as_bool, integer

X, Y = integer("x", 0, 16), integer("y", 0, 8)
OPS = ("xor", "xor", "xor", "band", "bor", "shl", "shr", "add", "mul", "div", "mod", "named")
POWERS = (0, 1, 2, 3, 4, 7, 8, 12, 15)


def holds(goal: Term) -> Obligation:
    return Obligation("test", "claim", "", (), Holds(as_bool(goal)))


def bijection(outputs: list[Term], extents: list[int]) -> Obligation:
    return Obligation("test", "claim", "", (), one_to_one(outputs, extents))


def decide(obligation: Obligation) -> Outcome:
    assert linear.applies(obligation) is None
    return linear.decide(obligation, now() + 5)


def table(*roots: Term) -> list[tuple[int, ...]]:
    return [tuple(python.evaluate({"x": x, "y": y}, *roots)) for x in range(16) for y in range(8)]


def test_equality_is_decided_as_by_tables():
    seen = {True: 0, False: 0}
    for seed in range(3000):
        random = Random(seed)
        left, right = (term(int_expr(random, ["x", "y"], 3, OPS, POWERS), {"x": X, "y": Y}) for _ in range(2))
        if random.random() < 0.5:
            right = ((left ^ Y) ^ (X << 3)) ^ Y ^ (X * 8)
        if (left == right).op == "truth" or linear.applies(holds(left == right)) is not None:
            continue
        equal = all(a == b for a, b in table(left, right))
        assert decide(holds(left == right)).verdict is (Verdict.PROVED if equal else Verdict.UNKNOWN)
        seen[equal] += 1
    assert min(seen.values()) > 20


def test_bijectivity_is_decided_as_by_tables():
    seen = {True: 0, False: 0}
    for seed in range(6000):
        random = Random(seed)
        outputs = [term(int_expr(random, ["x", "y"], 3, OPS, POWERS), {"x": X, "y": Y}) for _ in range(2)]
        if random.random() < 0.5:
            outputs = [(X ^ (outputs[1] % 16)) if random.random() < 0.5 else X ^ (Y << 1), Y ^ (outputs[0] % 8)]
        obligation = bijection(outputs, random.choice(([16, 8], [8, 16])))
        if {v.payload[0] for v in obligation.variables} != {"x", "y"} or linear.applies(obligation) is not None:
            continue
        cells = table(*outputs)
        inside = all(0 <= a < b for cell in cells for a, b in zip(cell, obligation.goal.extents, strict=True))  # type: ignore[union-attr]
        once = inside and len(set(cells)) == len(cells)
        assert decide(obligation).verdict is (Verdict.PROVED if once else Verdict.UNKNOWN)
        seen[once] += 1
    assert min(seen.values()) > 20


def times(rows: list[int], value: int) -> int:
    """The matrix times the bit vector ``value``."""
    return sum(((row & value).bit_count() & 1) << i for i, row in enumerate(rows))


def test_the_inverse_undoes_the_map():
    outputs = [X ^ (Y << 1) ^ 5, Y]
    outcome = decide(bijection(outputs, [16, 8]))
    rows, offset = outcome.witness["inverse"], outcome.witness["offset"]
    for x in range(16):
        for y in range(8):
            a, b = python.evaluate({"x": x, "y": y}, *outputs)
            assert times(rows, (a | b << 4) ^ offset) == x | y << 4


@given(st.lists(st.integers(0, 63), min_size=6, max_size=6))
def test_inverse_and_apply_agree(rows: list[int]):
    found = linear.inverse(rows, 6)
    images = {times(rows, value) for value in range(64)}
    assert (found is not None) == (len(images) == 64)
    if found is not None:
        assert all(times(found, times(rows, value)) == value for value in range(64))


def test_what_holds_without_the_assumptions_is_proved_without_them():
    """The assumption may even mention what the engine cannot read."""
    found = linear.decide(stated((X ^ 1) ^ 1 == X, X * integer("n", 1) >= 1), 0.0)
    assert found.verdict is Verdict.PROVED
    assert found.unused == ["1 <= x*n"]
    assert linear.decide(stated((X ^ 1) == 1, X <= 0), 0.0).verdict is not Verdict.PROVED


@pytest.mark.parametrize(
    ("obligation", "reason"),
    [
        (stated(one_to_one([X], [16]), X >= 1), "assumptions beside the ranges"),
        (holds(integer("n", 0, 12) ^ 1 == 0), "n ranges over 12 values, no power of two"),
        (holds(integer("n", 1, 9) ^ 1 == 0), "n has no constant range from 0"),
        (holds(integer("n", 0) ^ 1 == 0), "n has no constant range from 0"),
        (holds(integer("n", 0, X) ^ 1 == 0), "n has no constant range from 0"),
        (holds(X <= 15), "something else than equations"),
        (holds(X != 3), "something else than equations"),
        (holds(as_bool(X <= 3) | (X == 3)), "something else than equations"),
        (holds(X + Y == Y + X), "a sum that can carry"),
        (holds(X - 1 == 0), "a negative constant"),
        (holds(X // 3 == 0), "div by 3, which is no power of two"),
        (holds(X % 12 == 0), "mod by 12, which is no power of two"),
        (holds(X << Y == 0), "shl by something that is no constant"),
        (holds(X * Y == 0), "a product of variables"),
    ],
)
def test_what_is_left_to_others(obligation: Obligation, reason: str):
    assert linear.applies(obligation) == reason


@pytest.mark.parametrize(
    ("outputs", "extents"),
    [
        ([X], [8]),
        ([X // 2], [8]),
        ([X], [12]),
        ([X, Y], [16, 16]),
        ([X, X], [16, 16]),
        ([X * 2], [16]),
        ([X ^ 16], [16]),
    ],
)
def test_what_is_no_bijection_is_not_proved(outputs: list[Term], extents: list[int]):
    assert decide(bijection(outputs, extents)).verdict is Verdict.UNKNOWN


def test_a_value_that_is_affine_is_not_negative():
    assert decide(holds(both((X ^ 3) >= 0, (X ^ 3) ^ 3 == X))).verdict is Verdict.PROVED
    assert linear.applies(holds(both(X >= 1, (X ^ 3) ^ 3 == X))) is not None
    assert linear.applies(holds(X - 20 >= 0)) is not None


def test_one_value_has_no_bits():
    one = integer("one", 0, 1)
    assert decide(bijection([X ^ one], [16])).verdict is Verdict.PROVED
    assert decide(holds(one == 0)).verdict is Verdict.PROVED
    assert decide(holds(one == 1)).verdict is Verdict.UNKNOWN
