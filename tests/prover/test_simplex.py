"""The simplex against z3's rationals, on random systems; what it gives adds up to -1."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
import z3
from tileprove.prover.base.clock import now
from tileprove.prover.engines.simplex import ONE, GaveUp, Tableau

System = list[tuple[dict[str, int], bool]]


def random_system(rng: Random) -> System:
    unknowns = [f"x{i}" for i in range(rng.randint(1, 6))]
    sizes = rng.choice(((-3, 3), (-1, 1), (-(2**70), 2**70)))
    rows = []
    for _ in range(rng.randint(1, 14)):
        chosen = rng.sample(unknowns, rng.randint(0, len(unknowns)))
        terms = {name: rng.randint(*sizes) for name in (*chosen, ONE)}
        rows.append(({name: value for name, value in terms.items() if value}, rng.random() < 0.2))
    return rows


def contradicts(rows: System) -> bool:
    solver = z3.Solver()
    for terms, equal in rows:
        total: Any = z3.Sum(
            [z3.RealVal(c) * (1 if n == ONE else z3.Real(n)) for n, c in terms.items()] or [z3.RealVal(0)]
        )
        solver.add(total == 0 if equal else total >= 0)
    return solver.check() == z3.unsat


def adds_up(rows: System, weights) -> bool:
    total: dict = {}
    for number, weight in weights.items():
        terms, equal = rows[number]
        if weight < 0 and not equal:
            return False
        for name, value in terms.items():
            total[name] = total.get(name, 0) + weight * value
    return {name: value for name, value in total.items() if value} == {ONE: -1}


@pytest.mark.parametrize("seed", range(40))
def test_as_z3_says_after_every_row(seed: int):
    rng, answers = Random(seed), set()
    for _ in range(10):
        rows, tableau = random_system(rng), Tableau()
        for count, row in enumerate(rows, 1):
            tableau.add(*row)
            found = tableau.weights()
            answers.add(found is not None)
            assert (found is not None) == contradicts(rows[:count]), rows[:count]
            assert found is None or adds_up(rows[:count], found), rows[:count]
            if found is not None:
                break
    assert answers == {True, False}


def test_the_last_contradiction_and_the_first_none():
    for least, found in ((2, None), (3, {0: 1, 1: 1})):
        tableau = Tableau()
        tableau.add({"x": 1, ONE: -least}, False)
        tableau.add({"x": -1, ONE: 2}, False)
        assert tableau.weights() == found


def test_it_ends_where_every_corner_is_degenerate():
    """Many rows through one point, the system on which careless rules of choice go round in circles."""
    rng, tableau = Random(5), Tableau()
    for _ in range(120):
        tableau.add({f"x{i}": rng.randint(-2, 2) or 1 for i in range(8)}, False)
    tableau.add({f"x{i}": -1 for i in range(8)} | {ONE: -1}, False)
    found = tableau.weights()
    assert found is None or all(weight >= 0 for weight in found.values())


def test_it_stops_at_its_deadline():
    rng, tableau = Random(3), Tableau(now() - 1)
    for _ in range(150):
        tableau.add({**{f"x{i}": rng.randint(-9, 9) or 1 for i in range(40)}, ONE: -1}, False)
    with pytest.raises(GaveUp):
        tableau.weights()


@pytest.mark.parametrize("seed", range(40))
def test_one_that_gave_up_or_was_copied_goes_on_as_z3_says(seed: int):
    rng, answers = Random(seed), set()
    for _ in range(10):
        rows, tableau = random_system(rng), Tableau()
        half = len(rows) // 2
        for row in rows[:half]:
            tableau.add(*row)
        tableau.deadline = now() - 1
        with suppress(GaveUp):
            tableau.weights()
        tableau.deadline = None
        before = tableau.copy()
        for row in rows[half:]:
            tableau.add(*row)
        for one, known in ((tableau, rows), (before, rows[:half])):
            found = one.weights()
            assert (found is not None) == contradicts(known), known
            assert found is None or adds_up(known, found), known
            answers.add(found is not None)
    assert answers == {True, False}
