"""Circuits say what the terms mean: gate by gate, on random terms, and never more than that."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from problems import problem
from strategies import BITS, NoValue, int_expr, term, value
from tileprove.prover.evidence import blasting, drat
from tileprove.prover.evidence.blasting import Circuit
from tileprove.prover.evidence.errors import Unavailable
from tileprove.prover.evidence.gates import FALSE, TRUE, Gates
from tileprove.prover.language.constructors import both, where
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.language.terms import Term, as_bool, as_int, integer
from tileprove.prover.proof.errors import Refused

solvers = pytest.importorskip("pysat.solvers")
pytest.importorskip("dratify")

ARITHMETIC = ("add", "sub", "mul", "div", "mod", "where", "neg")


def worth(solver, bits: list[int]) -> int:
    """The number that the bits have in the solver's model."""
    true = set(solver.get_model())
    found = sum(1 << i for i, bit in enumerate(bits[:-1]) if bit in true)
    return found - (1 << (len(bits) - 1)) * (bits[-1] in true)


def everything(gates: Gates) -> list[list[int]]:
    """Every clause, needed or not."""
    return [*gates.laws, *itertools.chain.from_iterable(gates.definitions.values())]


def fixed(bits: list[int], number: int) -> list[int]:
    assert -(1 << (len(bits) - 1)) <= number < 1 << (len(bits) - 1)
    return [bit if number >> i & 1 else -bit for i, bit in enumerate(bits)]


@pytest.mark.parametrize(
    ("gate", "meaning"),
    [
        (Gates.conjunction, lambda a, b: a and b),
        (Gates.disjunction, lambda a, b: a or b),
        (Gates.parity, lambda a, b: a != b),
        (Gates.choice, lambda c, a, b: a if c else b),
        (Gates.majority, lambda a, b, c: a + b + c >= 2),
    ],
)
def test_every_gate_by_its_table(gate, meaning):
    """On free inputs, complements, equal inputs and constants."""
    arity = gate.__code__.co_argcount - 1
    for shape in itertools.product((TRUE, FALSE, 2, -2, 3, -3, 4), repeat=arity):
        gates = Gates()
        gates.last = 4
        out = gate(gates, *shape)
        with solvers.Solver(name="g4", bootstrap_with=everything(gates)) as solver:
            for a, b, c in itertools.product((False, True), repeat=3):
                inputs = {TRUE: True, 2: a, 3: b, 4: c}
                wanted = meaning(*(inputs[abs(literal)] == (literal > 0) for literal in shape))
                chosen = [n if v else -n for n, v in inputs.items()]
                assert solver.solve([*chosen, out]) == wanted
                assert solver.solve([*chosen, -out]) != wanted


def test_only_gates_below_the_statement_are_said():
    """And all of those: with one definition less, the false statement could be satisfied."""
    gates = Gates()
    a, b, c = gates.fresh(), gates.fresh(), gates.fresh()
    both_ways = gates.conjunction(gates.parity(a, b), gates.conjunction(a, b))
    gates.majority(a, b, c)
    said = gates.below([[both_ways]])
    assert c not in {abs(literal) for clause in said for literal in clause}
    with solvers.Solver(name="g4", bootstrap_with=said) as solver:
        assert not solver.solve()
    needed = [made for out, made in gates.definitions.items() if out != TRUE and made[0] in said]
    assert len(needed) == 3
    for made in needed:
        rest = [clause for clause in said if clause not in made]
        with solvers.Solver(name="g4", bootstrap_with=rest) as solver:
            assert solver.solve()


def test_a_law_is_always_said():
    gates = Gates()
    a, b = gates.fresh(), gates.fresh()
    gates.law([gates.conjunction(a, b)])
    with solvers.Solver(name="g4", bootstrap_with=gates.below([[-a]])) as solver:
        assert not solver.solve()


@pytest.mark.parametrize("seed", range(60))
def test_a_circuit_is_its_term_at_every_point(seed):
    """Random arithmetic, also of negative numbers; where a term has no value, nothing is asserted."""
    random = Random(seed)
    env = {"x": integer("x", -3, 5), "y": integer("y", 0, 9), "z": integer("z", 1, 4)}
    expr = int_expr(random, tuple(env), 3, (*ARITHMETIC, *BITS))
    asked = term(expr, env)
    circuit = Circuit()
    (bits,) = circuit.value(asked)
    inputs = circuit.value(*env.values())
    if circuit.excess != FALSE:
        pytest.skip("a shift by many bits")
    with solvers.Solver(name="g4", bootstrap_with=everything(circuit.gates)) as solver:
        for point in itertools.product(range(-3, 5), range(9), range(1, 4)):
            at = dict(zip(env, point, strict=True))
            try:
                wanted = value(expr, at)
                python.evaluate(at, asked)
            except (NoValue, python.Undefined):
                continue
            chosen = [lit for part, number in zip(inputs, point, strict=True) for lit in fixed(part, number)]
            assert solver.solve(chosen), (expr, at)
            assert worth(solver, bits) == wanted, (expr, at)


X, Y = integer("x", 0, 40), integer("y", 1, 10)
TRUE_STATEMENTS = [
    ([], both((X // Y) * Y + X % Y == X, X % Y < Y)),
    ([X >= 32], as_bool(X ^ 32 < 8)),
    ([], as_bool((X ^ Y) ^ Y == X)),
    ([Y <= 3], as_bool((X << Y) >> Y == X)),
    ([], as_bool(where(X < Y, Y, X) >= X)),
]


@pytest.mark.parametrize(("given", "goal"), TRUE_STATEMENTS)
def test_true_statements_have_refutations(given: list[Term], goal: Term):
    ranges = [X >= 0, X < 40, Y >= 1, Y < 10]
    denial = blasting.negated([*map(as_bool, ranges), *map(as_bool, given)], goal)
    drat.refute(denial.clauses, 20, thorough=False)


@pytest.mark.parametrize("seed", range(40))
def test_no_false_statement_has_one(seed):
    """Whenever some point breaks the goal, the clauses can be satisfied."""
    for number in itertools.count(seed * 1000):
        asked = problem(Random(number))
        try:
            obligation = asked.obligation()
        except SpecError:
            continue
        try:
            denial = blasting.negated(obligation.assumptions, obligation.goal.formula)  # type: ignore[union-attr]
        except Unavailable:
            continue
        wrong = any(asked.in_domain(at) and not asked.holds(at) for at in asked.domain(7))
        if wrong:
            with pytest.raises(drat.Satisfied):
                drat.refute(denial.clauses, 20, thorough=False)
            return


def test_a_shift_in_excess_proves_nothing():
    """1 << k is positive; and so it is for k up to 200, but this circuit does not reach there."""
    k = integer("k", 0, 200)
    denial = blasting.negated([as_bool(k >= 0), as_bool(k < 200)], as_bool(as_int(1) << k > 0))
    with pytest.raises(drat.Satisfied) as found:
        drat.refute(denial.clauses, 20, False)
    assert denial.point(found.value.model)["k"] >= blasting.MOST_SHIFT
    drat.refute(denial.meant(), 20, False)
    small = integer("k", 0, 100)
    denial = blasting.negated([as_bool(small >= 0), as_bool(small < 100)], as_bool(as_int(1) << small > 0))
    drat.refute(denial.clauses, 20, False)


def test_an_unbounded_variable_has_no_circuit():
    with pytest.raises(Unavailable, match="n is unbounded"):
        blasting.negated([], as_bool(integer("n", 0) >= 0))


CONTRADICTION = [[1, 2], [1, -2], [-1, 2], [-1, -2]]


def test_the_checker_refuses_what_does_not_follow():
    drat.check(CONTRADICTION, ["1 0", "0"])
    for clauses, proof in [
        (CONTRADICTION[:3], ["1 0", "0"]),
        (CONTRADICTION[:3], ["0"]),
        ([[1, 2]], ["1 0", "-1 0", "0"]),
        (CONTRADICTION, ["1 0"]),
        (CONTRADICTION, []),
        (CONTRADICTION, ["nonsense"]),
    ]:
        with pytest.raises(Refused):
            drat.check(clauses, proof)


def test_a_refutation_of_other_clauses_is_refused():
    goal = as_bool((X ^ Y) ^ Y == X)
    ranges = [as_bool(f) for f in (X >= 0, X < 40, Y >= 1, Y < 10)]
    clauses = blasting.negated(ranges, goal).clauses
    proof = drat.refutation(clauses, 20)
    drat.check(clauses, proof)
    with pytest.raises(Refused):
        drat.check(blasting.negated(ranges, as_bool((X ^ Y) ^ Y == X + 1)).clauses, proof)
