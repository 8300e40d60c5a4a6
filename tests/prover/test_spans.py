"""Sums of products between numbers, by ends alone: as far as brute force says and no further, and read back."""

from __future__ import annotations

from itertools import product
from random import Random
from time import process_time

import pytest
from problems import stated
from tileprove.prover.engines import integer, ladder, spans
from tileprove.prover.engines.writing import certificate
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term
from tileprove.prover.language.terms import integer as number
from tileprove.prover.proof import trees
from tileprove.prover.proof.errors import Refused

N, T, B, K = number("n", 1, 9), number("t", 0, 5), number("b", -3, 4), number("k")
RANGES = [N >= 1, N < 9, T >= 0, T < 5, B >= -3, B < 4]
BOXES = {"n": range(1, 9), "t": range(5), "b": range(-3, 4)}

# a sum, with the least and the most that it is
SUMS = [
    (8 * N * T + B, -3, 259),
    (N * N * T - 4 * T, -12, 240),
    (2 * B - 3 * T + 7, -11, 13),
    (N * (2 * T + 3) - 5, -2, 83),
    (T % 4 + 8 * (N // 3), 0, 19),
    (number("x", 0) - B, -3, None),
    (N * where(T < 3, 2, T + 1) + B, -1, 43),
    (where(N % 2 == 0, where(B < 0, 0, 7), T), 0, 7),
]
LOOSE = {1: (-16, 240)}  # where less is shown than is so


@pytest.mark.parametrize("place", range(len(SUMS)))
def test_a_sum_is_between_its_ends_and_no_closer(place):
    total, least, most = SUMS[place]
    low, high = LOOSE.get(place, (least, most))
    rest = [*RANGES, number("x", 0) >= 0]
    if high is not None:
        _shown(rest, both(low <= total, total <= high))
        assert spans.bounded(rest, both(low <= total, total <= most - 1)) is None
    _shown(rest, low <= total)
    assert spans.bounded(rest, least + 1 <= total) is None


def _shown(assumptions, goal):
    proof = spans.bounded(assumptions, goal)
    assert proof is not None
    data, _ = certificate(proof, assumptions)
    trees.read(data, assumptions, goal)
    with pytest.raises(Refused):
        trees.read(data, [*assumptions[:-1], K == 7], goal)


def test_ends_are_taken_over_from_one_another():
    far = [*RANGES, K < (N + 7) // 2, K >= 0]
    _shown(far, 8 * K * T <= 8 * 6 * 4)
    assert spans.bounded(far, 8 * K * T <= 8 * 6 * 4 - 1) is None
    assert spans.bounded(RANGES, K <= 8) is None  # nothing is known of it
    assert spans.bounded(RANGES[:-1], N * B <= 100) is None  # of a factor that may be negative an end is not known
    assert spans.bounded(RANGES, N * T <= N * 4 - 1) is None
    assert spans.bounded([N * T <= 3], both(N * T <= 2)) is None
    many = [where(N % k == 0, T, B) for k in range(2, 9)]
    assert spans.bounded(RANGES, sum(many[1:], many[0]) <= 28) is None  # more conditions than are tried
    assert spans.bounded(RANGES, sum(many[1:6], many[0]) <= 24)
    assert spans.bounded(RANGES, sum(many[1:6], many[0]) <= 23) is None


C = number("c", -6, 3)
SIGNED = [
    # a product of numbers that may be negative, with the least and the most that it is
    (B * C, -18, 18),
    (B * B, -9, 9),
    (N * B, -24, 24),
    (-5 * B * C + 2 * T, -90, 98),
    ((8 * N + T - 20) * (C + 1), -240, 144),
    (where(T < 3, B * C, 2 * C), -18, 18),
    ((T % 4 - 2) * (B - C), -18, 10),
    (N * T * B, -96, 96),
    ((N - 1) * (T + 2) * (B - 1), -168, 84),
    (-2 * N * N * B + C, -390, 386),
    # sums as a whole are not negative, what they are made of may be
    (T * (8 - N), 0, 28),
    (N * (3 * T + 2 * (8 - N) * (B + 3)), 0, 768),
]


@pytest.mark.parametrize("place", range(len(SIGNED)))
def test_a_product_of_signed_numbers_is_between_its_corners_and_no_closer(place):
    total, least, most = SIGNED[place]
    rest = [*RANGES, C >= -6, C < 3]
    _shown(rest, both(least <= total, total <= most))
    assert spans.bounded(rest, least + 1 <= total) is None
    assert spans.bounded(rest, total <= most - 1) is None


def test_products_of_words_are_within_twice_as_many_bits():
    a, b, far = number("a", None), number("b", None), 1 << 31
    rest = [-far <= a, a < far, -far <= b, b < far]
    least, most = -far * (far - 1), far * far
    _shown(rest, both(least <= a * b, a * b <= most))
    assert spans.bounded(rest, a * b < most) is None
    assert spans.bounded(rest, least < a * b) is None
    assert spans.bounded([*rest[:1], *rest[2:]], a * b <= most) is None
    wrapped = T + 256 * ((N + 8) % 16) - 2048
    _shown([*RANGES, *rest[:2]], wrapped * a <= 2048 * far)


def test_ends_that_contradict_one_another_and_push_each_other_on_make_no_end_of_work():
    x, y = number("x", 0, 2), number("y", 0, 5)
    given = [x >= 0, x < 2, y >= 0, y < 5, x + y == x // 3, y == 32]
    began = process_time()
    assert spans.bounded(given, (where(y < x, y, 0) + x % 2) // 5 <= 15) is not None
    assert process_time() - began < 5


def test_what_is_said_at_random_holds_at_every_point():
    random, shown = Random(4), 0
    for _ in range(300):
        total = _sum(random)
        values = [python.evaluate(dict(zip(BOXES, point, strict=True)), total)[0] for point in product(*BOXES.values())]
        least = min(values) + random.choice((-40, -5, 0, 0, 1))
        proof = spans.bounded(RANGES, least <= total)
        if proof is not None:
            assert least <= min(values)
            shown += 1
            certificate(proof, RANGES)
        if least > min(values):
            assert proof is None
    assert shown > 100


def _sum(random: Random) -> Term:
    parts = [random.choice((-8, -1, 1, 2, 7)) * _factor(random) for _ in range(random.randint(1, 4))]
    return sum(parts[1:], parts[0]) + random.randint(-9, 9)


def _factor(random: Random) -> Term:
    signed = (B * T, B * (T - 2), (N - 4) * (B + T), B * B)
    return random.choice(
        (N, T, B, N * T, N * N, N * T * T, T % 3, (N + T) // 2, N * (T + 2), where(T < B, N, 3 * T), *signed)
    )


def test_the_engine_asks_for_ends_first_and_says_which_it_needed(monkeypatch):
    monkeypatch.setattr(integer, "prove", lambda *_: pytest.fail("it was searched"))
    outcome = ladder.by("integer", stated(8 * N * T <= 8 * 8 * 4, B >= 0), 5.0)
    assert outcome.verdict is Verdict.PROVED
    assert "0 <= b" in outcome.unused


def test_an_iteration_was_none_or_went_on():
    turn, room = number("turn", 0), where(N % 2 == 0, N, 7)
    known = [*RANGES, turn >= 0, either(turn == 0, both(B >= 0, room >= 4 * turn + 1))]
    proof = spans.bounded(known, 4 * turn <= 4)  # where turn is 0 nothing is known of the room
    assert proof is not None
    data, _ = certificate(proof, known)
    trees.read(data, known, 4 * turn <= 4)
    assert spans.bounded(known, 4 * turn <= 3) is None
    assert spans.bounded([*known[:-1], either(turn == 1, *known[-1].args)], 4 * turn <= 3) is None
    assert spans.bounded(known[:-1], 4 * turn <= 4) is None
