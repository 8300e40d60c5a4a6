"""The integer engine: what it proves is true, its tree of cases is checked, and it says honestly what it used."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial, reduce
from itertools import pairwise
from random import Random

import numpy as np
import pytest
import z3
from problems import objection, problem, stated
from strategies import term
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer, needed, search
from tileprove.prover.engines.farkas import Oracle
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.engines.search_state import SearchState
from tileprove.prover.evidence.lemmas import texts
from tileprove.prover.language.constructors import both, either, where
from tileprove.prover.language.idioms import divides, equivalent, implies, within
from tileprove.prover.language.meanings import python
from tileprove.prover.language.meanings.text import text
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import Term, as_bool, as_int, named, truth
from tileprove.prover.language.terms import integer as variable
from tileprove.prover.language.walking import variables
from tileprove.prover.proof import multiples
from tileprove.prover.proof.errors import RuleError

X, Y, Z, D = (variable(name, 0) for name in ("x", "y", "z", "d"))
A, B = variable("a", 1), variable("b", 1)
FREE = variable("free", None)
WRAPPED = X // 4 + Y - 1  # negative for none of both


def decide(obligation: Obligation, seconds: float = 5.0) -> Outcome:
    return integer.decide(obligation, now() + seconds)


def test_a_product_with_what_is_at_least_another_variable_has_a_chain():
    """row >= n, n >= 1: only a step says that row is no less than 1."""
    n, m = variable("n", 1), variable("m", 1)
    row, at = variable("row", n), variable("at", 0, below=m)
    assert decide(stated(at * row <= m * row)).verdict is Verdict.PROVED
    assert decide(stated(at * row < m * row - 1)).verdict is not Verdict.PROVED


@pytest.mark.parametrize("turned", [False, True])
def test_a_quotient_that_is_written_as_something_else_keeps_its_meaning(turned: bool):
    """Blocks of a sequence: their number less one, times 128, is less than its rows."""
    first, after, block, rows = (variable(name, None) for name in ("first", "after", "block", "rows"))
    blocks = (rows + 127) // 128
    said = (blocks == after - first) if turned else (after - first == blocks)
    assert decide(stated(first + block < after, 128 * block < rows, as_bool(said))).verdict is Verdict.PROVED
    assert decide(stated(first + block < after - 1, 128 * block < rows, as_bool(said))).verdict is not Verdict.PROVED
    assert decide(stated(first + block < after, 128 * block <= rows, as_bool(said))).verdict is not Verdict.PROVED


@pytest.mark.parametrize("known", [None, 0, 5])
def test_digits_of_a_thread_that_was_taken_apart(known: int | None):
    """x mod 324 less its second digit times 18 is the lowest one, where x div 18 stands as 14*block + ...; a digit may be
    a number, as in one case of a kernel."""
    block, thread = variable("block", 0), variable("thread", 0, 256)
    digit = (14 * block + (4 * block + thread) // 18) % 18
    left = (256 * block + thread) % 324 - 18 * digit
    given = () if known is None else (as_bool(digit == known),)
    assert decide(stated(left <= 17, *given)).verdict is Verdict.PROVED
    assert decide(stated(left <= 16, *given)).verdict is not Verdict.PROVED


def test_a_remainder_that_an_equality_writes_is_still_one():
    """What nvcc's loops by four leave behind, where a trip is known to be the last."""
    n, trip = variable("n", 0, 400), variable("trip", 0, 100)
    last = as_bool(n % 4 + 4 * trip + 4 == n)
    assert decide(stated(4 * trip + 5 <= n, last, as_bool(n % 4 != 0))).verdict is Verdict.PROVED
    assert decide(stated(4 * trip + 6 <= n, last, as_bool(n % 4 != 0))).verdict is not Verdict.PROVED


def test_what_is_left_of_a_disjunction_is_no_split():
    """A chain of more links than a proof may split, each of which holds where an element is read."""
    n, most = variable("n", None), variable("most", None)
    links = [variable(f"x{at}", None) for at in range(search.MOST_SPLITS + 5)]
    steps = [either(most + 1 <= n, a <= b) for a, b in pairwise(links)]
    assert decide(stated(links[0] <= links[-1], n <= most, *steps)).verdict is Verdict.PROVED
    assert decide(stated(links[0] <= links[-1], n <= most + 1, *steps), 1.0).verdict is not Verdict.PROVED
    assert decide(stated(links[0] < links[-1], n <= most, *steps), 1.0).verdict is not Verdict.PROVED


@pytest.mark.parametrize("strays", [0, 4, 8])
def test_a_split_that_closes_nothing_is_not_done_below_every_other(strays: int, monkeypatch: pytest.MonkeyPatch):
    """A row's elements between two loaded ends, beside facts of other loaded values: each once more, not twice as much."""
    n, t, b, row, e, u = (variable(name, 0, None) for name in ("n", "t", "b", "row", "e", "u"))
    v, w = (variable(name, -(2**31), 2**31) for name in "vw")
    at = b + row * t
    given = [n < 2**18, e < 2**30, *(either(n < at + 1, said) for said in (v >= 0, v <= e)), either(n <= at, w <= e)]
    given += [b < n, either(t == 0, at < n), v < w, either(u == 0, v + 4 * u < w)]
    for other in range(strays):
        x, y, z = (variable(f"{name}{other}", -(2**31), 2**31) for name in "xyz")
        given.append(either(x <= y, both(either(y == z, z < x), y + 4 <= z)))
    asked = stated(v + 4 * u <= 2**31 - 5, *given)
    assert isinstance(asked.goal, Holds)
    assumptions, goal, _ = multiples.prepared(asked.assumptions, asked.goal.formula)
    cases, refuted = list[object](), search.Search._refute
    monkeypatch.setattr(search.Search, "_refute", lambda *args: cases.append(None) or refuted(*args))
    assert search.Search(assumptions, goal, now() + 20).run() is not None
    assert len(cases) <= 30 + 30 * strays


def test_what_a_case_does_not_need_is_told_from_what_it_does():
    x, y, z = (variable(name, 0, None) for name in "xyz")
    for given, idle in (([x <= y, z < 3], True), ([x <= y + z, z < 1], False)):
        (case,) = search.Search([z >= 0, *given], x < y + 1, now() + 5).run().cases
        assert needed.idle(case, [z < 3 if idle else z < 1]) == idle
        assert not needed.idle(case, list(case.state.assumed)), "the goal, denied"


def test_what_has_alternatives_does_not_stand_in_the_way_of_a_product():
    t, h, k = (variable(name, 1) for name in ("t", "h", "k"))
    reads = [variable(f"x{at}", None) for at in range(12)]
    given = [either(t <= at, own == t, own < FREE // k) for at, own in enumerate(reads)]
    assert decide(stated(h * k <= 2**30, t * h * k <= 2**30, *given)).verdict is Verdict.PROVED
    assert decide(stated(h * k < 2**30, t * h * k <= 2**30, *given), 1.0).verdict is not Verdict.PROVED


# -- formulas of every shape -------------------------------------------------------------------------------------


def apart(one: Term, other: Term) -> Term:
    return either(one + 1 <= other, other + 1 <= one)


TRUE: list[tuple[Term | bool, list[Term | bool]]] = [
    (X // A * A + X % A == X, []),
    (X % A < A, []),
    (X // A <= X, []),
    (Y // A <= X // A, [Y <= X]),
    (X // (A * B) == (X // A) // B, []),
    ((X * A + Y) // A == X, [Y < A]),
    ((X + A) // A == X // A + 1, []),
    ((X % A + Y % A) // A <= 1, []),
    (X % A == 0, [divides(A, X)]),
    (divides(A, X + Y), [divides(A, X), divides(A, Y)]),
    (divides(A, X * Y), [divides(A, X)]),
    (where(X < Y, Y - X, X - Y) >= 0, []),
    (where(X < Y, 1, 0) + where(X < Y, 0, 1) == 1, []),
    (where(both(X < Y, Y < Z), Z - X, 2) >= 2, []),
    (either(X <= Y, Y <= X), []),
    (X != Y, [either(X < Y, Y < X)]),
    (either(X < Y, Y < X), [X != Y]),
    (X == Y, [X <= Y, Y <= X]),
    (X >= 1, [X != 0]),
    (~both(X < Y, Y < X), []),
    (implies(X < Y, X + 1 <= Y), []),
    (equivalent(X < Y, ~(Y <= X)), []),
    (X <= 5, [either(both(X <= 3, Y <= 2), X + Y <= 5), X <= 7]),
    (X >= 2, [either(X == 2, either(X == 3, both(X == 4, Y == 4)))]),
    (Z == 6, [X == 2, Y == 3, Z == X * Y]),
    ((FREE // 4) * 4 <= FREE, []),
    (FREE % 4 < 4, []),
    ((X ^ Y) <= X + Y, []),
    ((X & Y) <= X, []),
    ((X << 3) // 8 == X, []),
    (named("t", X + 1) // named("u", A + 1) <= X + 1, []),
    (both(), []),
    (X >= 5, [truth(False)]),
    (within(X * A + Y, 0, A * B), [X < B, Y < A]),
    (X == 2 * (X // 2), [X % 2 == 0]),
    (((as_int(1) << D) & X) <= 2**28, [D < 29]),
    ((X << D) < 2**40, [D < 29, X < 2**12]),
    (X % 4 + 4 * Y + 8 <= X, [X % 4 + 4 * Y + 4 <= X, X % 4 + 4 * Y + 4 != X]),  # a counter that goes down to zero by 4
    (either(X // 4 % A + Y < 1, WRAPPED % 2**25 == WRAPPED), [X < 4 * A * B, A * B <= 2**24, Y <= 8]),
    (3 * X + 6 * A != 3 * Y + 2, []),
    (6 * X - 4 * Y != 9, []),
    (apart(X % 3 * A + Y, (X + 2) % 3 * A + Z), [Y < A, Z < A]),  # slots of a ring
]
FALSE: list[tuple[Term | bool, list[Term | bool]]] = [
    (X // A < X, []),
    (X % A < A - 1, []),
    (X // (A * B) == (X // A) // (B + 1), []),
    ((X * A + Y) // A == X, [Y <= A]),
    ((X % A + Y % A) // A == 0, []),
    (divides(A * B, X), [divides(A, X), divides(B, X)]),
    (X + A < Y, [divides(A, X), divides(A, Y), X < Y]),
    (where(X < Y, Y - X, X - Y) >= 1, []),
    (X < Y, [X != Y]),
    (X >= 2, [X != 0]),
    (both(X < Y, Y < Z), [either(X < Y, Y < Z)]),
    (either(X < Y, Y < X), []),
    (implies(X <= Y, X + 1 <= Y), []),
    (X >= 3, [either(X == 2, X == 3)]),
    (FREE // 4 >= 0, []),
    (FREE % A < A - 1, [FREE < 0]),
    ((X ^ Y) >= X, []),
    ((X & Y) >= 1, [X >= 1, Y >= 1]),
    (X // D <= X, []),
    (X % D < D, [X >= 1]),
    ((X ^ FREE) >= 0, []),
    (truth(False), []),
    (X == 2 * (X // 2), [X % 3 == 0]),
    (((as_int(1) << D) & X) <= 2**28, [D < 30]),
    ((as_int(1) << D) < 2**28, [D < 29]),
    (X % 4 + 4 * Y + 9 <= X, [X % 4 + 4 * Y + 4 <= X, X % 4 + 4 * Y + 4 != X]),
    (X % 4 + 2 * Y + 8 <= X, [X % 4 + 2 * Y + 4 <= X, X % 4 + 2 * Y + 4 != X]),
    (either(X // 4 % A + Y < 0, WRAPPED % 2**25 == WRAPPED), [X < 4 * A * B, A * B <= 2**24, Y <= 8]),
    (either(X // 4 % A + Y < 1, WRAPPED % 2**25 == WRAPPED), [X < 4 * A * B, A * B <= 2**25, Y <= 8]),
    (3 * X + 6 * A != 3 * Y + 3, []),
    (6 * X - 4 * Y != 8, []),
    (apart(X % 3 * A + Y, (X + 3) % 3 * A + Z), [Y < A, Z < A]),
    (apart(X % 3 * A + Y, (X + 2) % 3 * A + Z), [Y <= A, Z < A]),
]


@pytest.mark.parametrize(("goal", "given"), TRUE, ids=lambda v: text(v) if isinstance(v, Term) else None)
def test_true_statements_are_proved(goal: Term, given: list[Term]):
    assert decide(stated(goal, *given)).verdict is Verdict.PROVED


@pytest.mark.parametrize(("goal", "given"), FALSE, ids=lambda v: text(v) if isinstance(v, Term) else None)
def test_false_neighbours_are_not_proved(goal: Term, given: list[Term]):
    assert decide(stated(goal, *given), 2.0).verdict is Verdict.UNKNOWN


def test_two_true_assumptions_do_not_prove_what_is_false_for_one_value():
    for bound, verdict in ((6, Verdict.PROVED), (5, Verdict.UNKNOWN)):
        assert decide(stated(bound + 1 > X * Y, X <= 2, Y <= 3)).verdict is verdict


# -- variables written as multiples ------------------------------------------------------------------------------


def written(*given: Term, goal: Term | bool = True) -> dict[Term, Term]:
    return multiples.written_as_multiples(given, as_bool(goal))


def test_a_multiple_is_written_once():
    found = written(X % A == 0, X % B == 0)
    assert list(found) == [X]
    assert text(found[X]) == "a*x/a"


def test_a_sum_is_solved_for_a_variable():
    assert text(written((X - Y) % A == 0)[X]) == "y + a*x/a"
    assert text(written((Y - X + 3) % A == 0)[Y]) == "x + a*y/a - 3"
    assert not written((2 * X + 1) % A == 0)


def test_multiples_of_multiples():
    found = written(Y % A == 0, X % Y == 0)
    assert text(found[X]) == "a*y/a*x/y"
    found = written(X % Y == 0, Y % A == 0)
    assert text(found[X]) == "a*y/a*x/y"
    assert list(written(X % Y == 0, Y % X == 0)) == [X]  # y in terms of x would be y in terms of itself


def test_every_point_is_written_so():
    """Trusted: where the assumptions hold, some values of the new variables give the old ones."""
    assert sum(map(points_that_are_written, range(60))) > 1000


def points_that_are_written(seed: int) -> int:
    random = Random(seed)
    names, given, points = [X, Y, A, B], list[Term](), 0
    for _ in range(random.randint(1, 3)):
        value = random.choice(
            [random.choice(names), random.choice(names) - random.choice(names) + random.randint(-2, 2)]
        )
        given.append(value % random.choice([*names, as_int(3), random.choice(names) * 2]) == 0)
    found = written(*given)
    for _ in range(1000):
        point = {name.payload[0]: random.randint(1, 12) for name in names}
        if not all(python.evaluate(point, *given)):
            continue
        points += bool(found)
        left = dict(found)
        while left:  # one that has a single new variable: its image is linear in it
            chosen, own = next((v, own) for v, own in ((v, fresh(left[v], point)) for v in left) if len(own) <= 1)
            if own:
                at = [python.evaluate(point | {own[0]: k}, left[chosen])[0] for k in (0, 1)]
                point[own[0]] = (point[chosen.payload[0]] - at[0]) // ((at[1] - at[0]) or 1)
            assert python.evaluate(point, left.pop(chosen))[0] == point[chosen.payload[0]], str(given)
    return points


def fresh(image: Term, point: dict[str, int]) -> list[str]:
    return [v.payload[0] for v in variables(image) if v.payload[0] not in point]


def test_a_divisor_that_mentions_the_variable_is_left_alone():
    bounded = variable("n", 0, below=X * 4 + 1)
    assert not written(X % (X + 1) == 0)
    assert not written(X % bounded == 0)  # its range mentions x
    assert not written((X + X % 5) % A == 0, X % A == 1)
    assert not written(either(X % A == 0, Y % A == 0))


@pytest.mark.parametrize(
    ("goal", "given"),
    [
        (FREE >= 0, [FREE % D == 0]),  # D may be 0, and FREE negative
        (X >= D, [X % D == 0]),
        (Y == 0, [X % FREE == 0, FREE < 0, Y < 2]),
        (X % (A * B) == 0, [X % A == 0, X % B == 0]),
        (X == A, [X % A == 0, A % X == 0, X >= 0]),  # each a multiple of the other, but X may be 0
        (X // A == X // B, [X % A == 0, A % B == 0]),
        (Z % A == 1, [X % A == 0, X % B == 0, Z == X + B]),
        (divides(X, Y * Z), [divides(X * X, Y * Y)]),
    ],
)
def test_multiples_prove_nothing_false(goal: Term, given: list[Term]):
    assert decide(stated(goal, *given), 2.0).verdict is Verdict.UNKNOWN


def test_nested_multiples_still_prove():
    assert decide(stated(X % B == 0, X % (A * B) == 0)).verdict is Verdict.PROVED
    assert decide(stated((X + Y) % B == 0, X % B == 0, Y % B == 0)).verdict is Verdict.PROVED


@pytest.mark.parametrize("name", ["x/2", "x/2'"])
def test_a_quotient_never_shares_its_name_with_a_variable(name: str):
    other = variable(name, 0)
    assert decide(stated(2 * other == X, X % 2 == 0), 2.0).verdict is Verdict.UNKNOWN
    assert decide(stated(either(2 * other == X, FREE <= 0), X % 2 == 0), 2.0).verdict is Verdict.UNKNOWN


# -- samples are not trusted -------------------------------------------------------------------------------------


def nonsense(assumptions, formulas, count: int = 64):
    random = np.random.default_rng(0)
    return {v.payload[0]: random.integers(-5, 50, count) for v in variables(*assumptions, *formulas)}


@pytest.mark.parametrize("drawn", [nonsense, partial(nonsense, count=0)], ids=["wrong rows", "no rows"])
def test_samples_never_make_a_false_thing_proved(drawn: Callable, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(search, "some", drawn)
    proved = 0
    for seed in range(60):
        asked = problem(Random(seed))
        obligation = asked.obligation()
        outcome = decide(obligation, 0.5)
        assert objection(asked, obligation, outcome) is None, asked
        proved += outcome.verdict is Verdict.PROVED
    assert proved > 3


# -- evidence ----------------------------------------------------------------------------------------------------

HONEST: list[tuple[Term | bool, list[Term | bool]]] = [
    (either(X < 5, X > 5), [X != 5]),
    (where(X < Y, 0, 1) == 1, [Y <= X]),
    ((X * Y) % A == 0, [X % A == 0]),
    ((X + 2**31) % 2**32 - 2**31 == X, [X < 2**31, Y < 5]),
    (X % A <= X, [X < A]),
    (X == 2, [either(X == 2, X > 7), X < 5]),
    (where(both(X < Y, Y < Z), 1, 0) == 0, [either(Y <= X, Z <= Y)]),
]


@pytest.mark.parametrize(("goal", "given"), HONEST)
def test_what_is_called_unused_can_go(goal: Term, given: list[Term]):
    obligation = stated(goal, *given)
    outcome = decide(obligation)
    assert outcome.verdict is Verdict.PROVED
    kept = [formula for formula in obligation.assumptions if text(formula) not in outcome.unused]
    assert isinstance(obligation.goal, Holds)
    assumptions, wanted, _ = multiples.prepared(kept, obligation.goal.formula)
    assert integer.prove(assumptions, wanted, now() + 5) is not None
    needed = [formula for formula in map(as_bool, given) if text(formula) not in outcome.unused]
    assert needed, "each of these statements needs something that is given"


def test_what_is_called_unused_is_not_needed_at_any_small_point():
    checked = 0
    for seed in range(300, 345):
        obligation = problem(Random(seed)).obligation()
        outcome = decide(obligation, 0.5)
        if outcome.verdict is not Verdict.PROVED or not outcome.unused or len(obligation.variables) > 3:
            continue
        checked += 1
        kept = [formula for formula in obligation.assumptions if text(formula) not in outcome.unused]
        names = [v.payload[0] for v in obligation.variables]
        assert isinstance(obligation.goal, Holds)
        for values in np.ndindex(*[8] * len(names)):
            point = {name: value - 3 for name, value in zip(names, values, strict=True)}
            try:
                if all(python.evaluate(point, *kept)):
                    assert python.evaluate(point, obligation.goal.formula)[0], (seed, point, outcome.unused)
            except python.Undefined:
                continue
    assert checked >= 5


def scripts(obligation: Obligation) -> list[str]:
    """The lemmas of its proof for solvers; as many as the outcome says."""
    outcome = decide(obligation)
    assert outcome.verdict is Verdict.PROVED
    found = texts(obligation, outcome.witness, outcome.tree)
    assert len(found) == outcome.witness["lemmas"]
    return found


def test_every_lemma_is_unsatisfiable_for_two_solvers():
    cvc5 = pytest.importorskip("cvc5")
    found = scripts(stated(within((X * A + Y) % (A * B) + Z, 0, A * B + Z), X < B, Y < A, Z <= X))
    assert len(found) > 3
    for lemma in found:
        solver = z3.Solver()
        solver.from_string(lemma)
        assert solver.check() == z3.unsat
        other = cvc5.Solver()
        parser = cvc5.InputParser(other)
        parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, "(set-logic QF_LRA)\n" + lemma, "lemma")
        symbols, answer = parser.getSymbolManager(), ""
        while not (command := parser.nextCommand()).isNull():
            answer = command.invoke(other, symbols) or answer
        assert answer.strip() == "unsat"


def test_a_lemma_is_about_the_facts_it_names():
    found = scripts(stated(X * A + Y < A * B, X < B, Y < A))
    assert any("times" in lemma for lemma in found)
    weakened = [lemma.rsplit("(assert", 1)[0] + "(check-sat)\n" for lemma in found]
    answers = []
    for lemma in weakened:  # without its last assertion no lemma is a contradiction
        solver = z3.Solver()
        solver.from_string(lemma)
        answers.append(solver.check())
    assert z3.sat in answers


# -- limits ------------------------------------------------------------------------------------------------------


def test_equalities_that_replace_one_another_for_ever_are_an_error_of_a_rule():
    """1 << a is (1 << b) * c, and then b is a: the way that asks for it is given up, not the whole search."""
    a, b, c = (variable(name, 0) for name in "abc")
    state = SearchState()
    state.assume((1 << a) == (1 << b) * c)
    state.assume(a == b)
    state.rewrite(next(iter(state.poly(1 << a).atoms)), 0)
    assert state.poly(1 << a) == state.poly(1 << b) * state.poly(c)
    number = next(iter(state.poly(b).atoms))
    with suppress(RuleError):
        state.rewrite(number, 1)
    with pytest.raises(RuleError, match="never ends"):
        state.poly(1 << a)


def test_products_of_many_factors_are_not_taken_apart():
    """In all the ways there are: of 26 factors 2^26."""
    state = SearchState()
    state.assume(reduce(lambda product, _: product * X, range(25), X) <= Y)
    began = now()
    assert Oracle().shares(state, state.poly(Y - 1)) is None
    assert now() - began < 2


def test_a_large_number_is_taken_apart_at_once():
    """By a part that is divided elsewhere too: 1 is 2^40 times in it."""
    began = now()
    assert decide(stated(Y // A + 1 // A <= (Y + 2**40) // A)).verdict is Verdict.PROVED
    assert decide(stated((Y + 2**40) // A <= Y // A + 1 // A)).verdict is not Verdict.PROVED
    assert now() - began < 5


def test_a_deadline_in_the_past_leaves_it_unknown():
    outcome = integer.decide(stated(X * X * X % (A * B) < A * B), now() - 1)
    assert (outcome.verdict, outcome.detail) == (Verdict.UNKNOWN, "out of time")


def test_a_conditional_that_defines_a_variable_by_itself_is_no_crash():
    assert decide(stated(Y > 5, where(Y < 3, FREE + 1, 0) * 2 == FREE, Y < 3), 2.0).verdict is Verdict.UNKNOWN


def test_expressions_and_terms_name_the_same_variables():
    assert term(("add", ("var", "x"), ("const", 1)), {"x": X}) is X + as_int(1)
