"""Integers seen at several sizes become expressions, which have to hold at sizes that were held out."""

from __future__ import annotations

import random

import pytest
from tileprove.prover.triton.capturing.fitting import Fitting, power_of_2

RUNS = [{"B": b, "T": t, "H": h, "BLOCK": 64} for b, t, h in zip(
    (2, 3, 1, 5, 4, 7, 2, 6, 3, 9, 8, 5), (100, 64, 37, 300, 129, 80, 1000, 250, 17, 33, 96, 512),
    (4, 1, 8, 2, 16, 3, 5, 7, 4, 6, 9, 11), strict=True,
)]  # fmt: skip
WANTED = {
    "T": lambda B, T, H: T,
    "B * T * H": lambda B, T, H: B * T * H,
    "cdiv(T, BLOCK)": lambda B, T, H: -(-T // 64),
    "6 * cdiv(T, BLOCK)": lambda B, T, H: 6 * -(-T // 64),
    "cdiv(T, BLOCK) * H": lambda B, T, H: -(-T // 64) * H,
    "next_power_of_2(T)": lambda B, T, H: power_of_2(T),
    "minimum(next_power_of_2(T), 128)": lambda B, T, H: min(power_of_2(T), 128),
    "T + 1": lambda B, T, H: T + 1,
    "B + H": lambda B, T, H: B + H,
    "3 * B * T": lambda B, T, H: 3 * B * T,
    "T // 2": lambda B, T, H: T // 2,
    "132": lambda B, T, H: 132,
}


@pytest.mark.parametrize("said", WANTED)
def test_expressions(said: str):
    values = [WANTED[said](run["B"], run["T"], run["H"]) for run in RUNS]
    assert Fitting(RUNS).fit(values) == said


def test_what_only_holds_where_it_was_found_is_not_taken():
    fitting = Fitting(RUNS)
    for at in range(fitting.kept, len(RUNS)):
        values = [run["B"] * run["T"] for run in RUNS]
        values[at] += 1
        assert fitting.fit(values) is None


def test_chance_is_not_fitted():
    chance = random.Random(0)
    fitting = Fitting(RUNS)
    assert [fitting.fit([chance.randrange(1000) for _ in RUNS]) for _ in range(20)] == [None] * 20


def test_constants_of_the_launch_are_likelier():
    runs = [{"n": n} for n in (3, 40, 100, 133, 260, 270, 5, 200, 392, 12, 130, 17)]
    values = [-(-run["n"] // 132) for run in runs]
    assert Fitting(runs, [132]).fit(values) == "cdiv(n, 132)"
    assert Fitting(runs).fit(values) is None


def test_conditions():
    fitting = Fitting(RUNS)
    assert fitting.condition([run["T"] % 64 == 0 for run in RUNS]) == "T % BLOCK == 0"
    assert fitting.condition([run["H"] % 2 == 0 for run in RUNS]) == "H % 2 == 0"
    assert fitting.condition([run["B"] > 3 for run in RUNS]) is None
