"""What is assumed with alternatives, said beside the rest: the same at every point, and nothing of it is believed."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import numpy as np
import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import beside as room
from tileprove.prover.engines import integer
from tileprove.prover.engines.beside import Beside, alone, beside, tied
from tileprove.prover.engines.clauses import Clauses
from tileprove.prover.language.constructors import both, either, negation
from tileprove.prover.language.meanings import vectors
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, truth
from tileprove.prover.language.terms import integer as number
from tileprove.prover.language.walking import variables
from tileprove.prover.proof import trees
from tileprove.prover.proof.closing import Proof
from tileprove.prover.proof.multiples import prepared

N, T, R = number("n", -3, 6), number("t", 0, 6), number("r", 0, 5)
GOAL = N + T + R <= 0
SIZE, TURN = number("size", 1), number("turn", 0)


def said(*assumptions: Term) -> list[Term]:
    return beside(list(assumptions), GOAL, now() + 10).assumptions


def same(one: list[Term], other: list[Term]) -> bool:
    """Whether these are the same terms, in this order."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(
    ("assumed", "left"),
    [
        ([R >= 3, either(R >= 3, T >= N)], [R >= 3]),  # it says nothing
        ([R >= 2, either(R >= 3, T >= N)], [R >= 2, either(R >= 3, T >= N)]),
        ([R >= 2, either(R <= 1, T >= N)], [R >= 2, T >= N]),  # one part cannot be
        ([R >= 1, either(R <= 1, T >= N)], [R >= 1, either(R <= 1, T >= N)]),
        ([R == 3, either(R != 2, T >= N)], [R == 3]),
        ([R == 2, either(R != 2, T >= N)], [R == 2, T >= N]),
        ([T < N, either(R == 0, both(2 * T + 2 <= 2 * N, R < N))], [T < N, either(R == 0, R < N)]),
        (
            [T < N, either(R == 0, both(2 * T + 4 <= 2 * N, R < N))],
            [T < N, either(R == 0, both(2 * T + 4 <= 2 * N, R < N))],
        ),
        ([N % 4 != 0, N % 4 != 1, N % 4 != 2], [N % 4 == 3]),
        ([N % 4 != 0, N % 4 != 3], [both(N % 4 >= 1, N % 4 <= 2)]),
        ([N % 4 != 1], [N % 4 != 1]),
        ([R <= 4, R != 4], [R <= 4, R <= 3]),
        ([R <= 5, R != 4], [R <= 5, R != 4]),
        ([either(N <= 3, both(N >= 4, R < N))], [either(N <= 3, R < N)]),
        ([either(N <= 3, both(N >= 5, R < N))], [either(N <= 3, both(N >= 5, R < N))]),
        (
            [either(T == 0, R < N), either(T == 1, both(either(T == 0, R < N), R < T))],
            [either(T == 0, R < N), either(T == 1, R < T)],
        ),
    ],
)
def test_what_is_left(assumed: list[Term], left: list[Term]) -> None:
    assert same(said(*assumed), left)


def test_what_needs_an_assumption_does_not_drop_it() -> None:
    two = either(T == 0, R < N)
    assert same(said(two, either(two, N >= 2)), [two])
    assert same(said(either(two, N >= 2), two), [either(T == 0, R < N, N >= 2), two])


def test_what_nothing_connects_with_the_goal_is_left_aside() -> None:
    x, y, z = (number(name, 0, 5) for name in "xyz")
    chain = [x <= y, y <= R, z <= 3]
    assert same(beside(chain, GOAL, now() + 10).assumptions, chain[:2])
    assert same(beside(chain[1:], z >= T, now() + 10).assumptions, [z <= 3])
    for goal in (
        R <= 4,
        R * R >= 0,
        both(SIZE % 4 * 0 == 0),
    ):  # the last says nothing of a variable, and rests on nothing
        assert integer.decide(stated(goal, z <= 3, z >= R), now() + 10).verdict is Verdict.PROVED


LOADED = [number(f"loaded{of}", 0, 9) for of in range(9)]


def of_loaded(bound: Term) -> list[Term]:
    """A chain of loaded numbers, and one of them in a comparison with what the goal is about."""
    chain = [one <= other for one, other in pairwise(LOADED)]
    return [LOADED[0] + T <= bound, *chain]


def test_what_one_more_loaded_number_may_make_true_is_left_aside() -> None:
    def few(*assumed: Term) -> list[Term]:
        return tied(Beside(list(assumed), [], False), GOAL).assumptions

    assert same(few(R <= 3, *of_loaded(N)), [R <= 3])
    assert same(few(R <= 3, LOADED[0] + T <= N), [R <= 3])
    assert same(few(R <= 3, N + T <= R), [R <= 3, N + T <= R])
    both_of_it = [LOADED[0] + T <= N, LOADED[0] >= R]  # which say something of the goal's together
    assert same(few(*both_of_it), both_of_it)


def test_it_is_assumed_again_where_it_is_needed() -> None:
    for goal, verdict in ((T <= N, True), (T < N, False), (T <= R, False)):
        outcome = integer.decide(stated(goal, *of_loaded(N)), now() + 5)
        assert (outcome.verdict is Verdict.PROVED) is verdict
    assert integer.decide(stated(T <= R, T <= R, *of_loaded(N)), now() + 5).verdict is Verdict.PROVED


def test_a_step_names_a_divisor_that_others_have_read() -> None:
    """What is left of an assumption is shown in a tree that speaks of size - 1 in its cases alone."""
    n, s, more = number("m", 2) - 1, number("s", 0, 5), number("b", 0)
    for given in ([n + s <= R + more, n <= LOADED[0]], [more <= n * n, n <= R + more]):
        apart = [either(s != R, both(more % n >= n, n != 0)), *given]
        outcome = integer.decide(stated(either(s > R, s < R), *apart), now() + 5)
        assert outcome.verdict is Verdict.PROVED, outcome.detail
        apart = [either(s != R, both(more % n >= n - 1, n != 0)), *given]
        assert integer.decide(stated(either(s > R, s < R), *apart), now() + 5).verdict is not Verdict.PROVED


def test_a_proof_may_rest_on_nothing_that_is_assumed() -> None:
    a, b = number("a", None), number("b", None)
    wide = stated(either(8 * (a - b) + 4 <= 0, 8 * (a - b) >= 0), R <= 3)
    assert not beside(list(wide.assumptions), a >= b, now() + 10).steps
    assert integer.decide(wide, now() + 10).verdict is Verdict.PROVED


def comparison(random: Random) -> Term:
    left, right = random.choice((N, T, R, N % 3, T + N, 2 * T)), random.choice((N, T, R, 0, 1, 2, 3, 2 * R + 1))
    return random.choice((lambda: left <= right, lambda: left < right, lambda: left == right, lambda: left != right))()


def formula(random: Random, depth: int) -> Term:
    if not depth or random.random() < 0.3:
        return comparison(random)
    parts = [formula(random, depth - 1) for _ in range(random.randint(2, 3))]
    return random.choice((both, either))(*parts)


def assumptions(random: Random) -> list[Term]:
    """Some that use each other's parts, and their contraries."""
    found: list[Term] = []
    for _ in range(random.randint(2, 5)):
        own = formula(random, random.randint(0, 3))
        if found and random.random() < 0.6:
            part = random.choice(found)
            own = random.choice((both, either))(own, random.choice((part, negation(part))))
            own = either(comparison(random), own) if random.random() < 0.5 else own
        found.append(own)
    return found


POINTS = np.array(list(product(range(-3, 6), range(6), range(5)))).T
COLUMNS = dict(zip(("n", "t", "r"), POINTS, strict=True))


def holds(formulas: list[Term]) -> np.ndarray:
    found = np.ones(POINTS.shape[1], bool)
    for lanes in vectors.evaluate(COLUMNS, *formulas):
        found = found & lanes.ok & lanes.values
    return found


def test_it_is_the_same_at_every_point() -> None:
    less = 0
    for seed in range(150):
        assumed = [own for own in assumptions(Random(seed)) if own.op != "truth"]
        found = beside(assumed, GOAL, now() + 10)
        assert np.array_equal(holds(assumed), holds(found.assumptions)), (seed, assumed, found)
        less += found.left_aside
    assert less > 50


def test_every_step_follows_from_what_it_rests_on() -> None:
    steps = 0
    for seed in range(150, 250):
        assumed = [own for own in assumptions(Random(seed)) if own.op != "truth"]
        for step in beside(assumed, GOAL, now() + 10).steps:
            assert np.all(holds([step.goal]) | ~holds(list(step.assumptions)))
            steps += 1
    assert steps > 30


WRAPPED = [
    SIZE >= 8,
    SIZE % 4 != 0,
    SIZE % 4 != 1,
    SIZE % 4 != 2,
    either(SIZE <= 3, both(either(TURN == 0, SIZE % 4 + 4 * TURN <= SIZE), SIZE % 4 + 4 * TURN + 4 == SIZE)),
]


def test_a_proof_is_one_from_all_that_is_assumed() -> None:
    """A loop that was unrolled by four, and what is left of it: three elements."""
    obligation = stated(4 * TURN + 7 == SIZE, *WRAPPED)
    outcome = integer.decide(obligation, now() + 10)
    assert outcome.verdict is Verdict.PROVED
    assert isinstance(obligation.goal, Holds)
    given, goal, _ = prepared(obligation.assumptions, obligation.goal.formula)
    trees.read(outcome.tree, given, goal)
    with pytest.raises(trees.Refused):
        trees.read(outcome.tree, given[:-1], goal)
    wrong = integer.decide(stated(4 * TURN + 6 == SIZE, *WRAPPED), now() + 2)
    assert wrong.verdict is not Verdict.PROVED


def test_what_was_left_by_mistake_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that says more than is assumed proves nothing with it, with a step that it never showed and without one."""
    assumed = [either(TURN == 0, TURN < SIZE)]
    goal = stated(TURN < SIZE, *assumed)
    more = TURN < SIZE
    elsewhere = Proof([more], more, [(more, Clauses([more], more, now() + 5, [more]).run())])
    for steps in ([], [elsewhere]):
        monkeypatch.setattr(
            integer, "beside", lambda given, goal, deadline, steps=steps: Beside([*given[:-1], more], steps, True)
        )
        outcome = integer.decide(goal, now() + 5)
        assert outcome.verdict is not Verdict.PROVED
        assert "cannot be written down" in outcome.detail


@pytest.mark.parametrize(
    "obligation",
    [
        stated(truth(True), R <= 4),  # of which nothing is left to assume
        stated(truth(False), R >= 3, R <= 2),  # all of it is about nothing that the goal speaks of
        stated(truth(False), R >= 3, R <= T, T <= 2),
        stated(N >= 4, R >= 3, R <= T, T <= 2),
        stated(T < N, T < N, R >= 3, either(R == 1, R == 2)),  # the goal is assumed, beside a step
        stated(T != 0, T != 0, R <= 4),
    ],
)
def test_goals_that_hang_on_little(obligation: Obligation) -> None:
    outcome = integer.decide(obligation, now() + 10)
    assert outcome.verdict is Verdict.PROVED, outcome.detail
    assert isinstance(obligation.goal, Holds)
    given, goal, _ = prepared(obligation.assumptions, obligation.goal.formula)
    trees.read(outcome.tree, given, goal)


def test_goals_that_hang_on_too_little() -> None:
    for obligation in (
        stated(truth(False), R <= 4),
        stated(truth(False), R >= 3, R <= T, T <= 3),
        stated(N >= 4, R >= 3, R <= T, T <= 3),
        stated(T < N, T <= N, R >= 2, either(R == 1, R == 2)),
    ):
        assert integer.decide(obligation, now() + 10).verdict is not Verdict.PROVED


def test_what_cannot_be_shown_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_step", lambda *arguments: None)
    kept = [R >= 2, either(R <= 1, T >= N), N % 4 != 0, N % 4 != 1]
    assert same(said(*kept), kept)


OTHERS = [number(f"other{of}", 0) for of in range(50)]
TABLE = [either(one < 3, other > 2, one <= other + T) for one, other in pairwise(OTHERS)]


@pytest.mark.parametrize(
    ("known", "verdict", "first"),
    [
        ([SIZE >= 4, T + TURN < SIZE], Verdict.PROVED, True),  # it is said of these two alone
        ([SIZE >= 4, OTHERS[0] >= T + TURN, OTHERS[0] < SIZE], Verdict.PROVED, False),
        ([SIZE >= 4, OTHERS[0] >= T + TURN, OTHERS[0] <= SIZE], Verdict.REFUTED, False),
    ],
)
def test_what_is_said_of_the_goals_variables_alone_comes_first(known, verdict, first, monkeypatch):
    asked, prove = list[int](), integer.prove
    monkeypatch.setattr(integer, "prove", lambda given, *rest: asked.append(len(given)) or prove(given, *rest))
    monkeypatch.setattr(integer.spans, "bounded", lambda *_: None)  # which shows it by what is known of two factors
    obligation = stated(T + TURN < SIZE, *TABLE, *known)
    found = integer.decide(obligation, now() + 10)
    assert (found.verdict is Verdict.PROVED) is (verdict is Verdict.PROVED)
    assert asked[0] < 20
    assert (len(asked) == 1) is first
    if found.verdict is Verdict.PROVED:
        assert isinstance(obligation.goal, Holds)
        trees.read(found.tree, *prepared(obligation.assumptions, obligation.goal.formula)[:2])
    near = alone(Beside(list(obligation.assumptions), [], False), T + TURN < SIZE)
    assert near.left_aside
    assert not {v for one in near.assumptions for v in variables(one)} - {T, TURN, SIZE}
