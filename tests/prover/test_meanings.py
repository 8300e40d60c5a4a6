"""Every meaning of a term agrees with Python's integers, on div, mod and shifts of negative and boundary values too.

TILEPROVE_NIGHTLY=1 runs each comparison on 100,000 terms instead of a few hundred.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
import reading
import sympy
import z3
from comparing import EDGES, worked_out
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import ARITHMETIC, BITS, SMALL, Expr, NoValue, bool_expr, int_expr, term, value
from tileprove.prover.engines.bits import width
from tileprove.prover.language.constructors import where
from tileprove.prover.language.meanings import algebra, gf2, python, smtbits, smtlib, text, vectors
from tileprove.prover.language.meanings.names import Names
from tileprove.prover.language.obligations import Holds, Obligation
from tileprove.prover.language.terms import Term, as_int, const, integer, named

NIGHTLY = bool(os.environ.get("TILEPROVE_NIGHTLY"))
NAMES = ("x", "y", "z")
BIG = (*SMALL, *EDGES, -(1 << 62), (1 << 63) - 1, 1 << 63, 3 << 61)
INTEGERS = (*ARITHMETIC, "neg", "where", "named")
EVERYTHING = (*INTEGERS, *BITS)
randoms = st.randoms(use_true_random=False)


def example(examples: int):
    checks = [HealthCheck.too_slow, HealthCheck.large_base_example, HealthCheck.data_too_large]
    return settings(max_examples=100_000 if NIGHTLY else examples, deadline=None, suppress_health_check=checks)


def exact(point: dict[str, int], root: Term) -> Any:
    """The value in Python, or None where there is none."""
    try:
        return python.evaluate(point, root)[0]
    except (python.Undefined, python.TooLarge):
        return None


def worth(expr: Expr, point: dict[str, int]) -> Any:
    """What the expression is worth in plain Python; None without a value or with an enormous one."""
    try:
        return value(expr, point)
    except NoValue:
        return None


def env(low: int | None = None, below: int | None = None) -> dict[str, Term]:
    return {name: integer(name, low, below) for name in NAMES}


def rows(size: int, draw: Callable[[Random], int]) -> st.SearchStrategy[list[dict[str, int]]]:
    """Points whose values are drawn by a seed, so that hypothesis shrinks the term and not them."""

    def points(seed: int) -> list[dict[str, int]]:
        random = Random(seed)
        return [{name: draw(random) for name in NAMES} for _ in range(size)]

    return st.integers(0, 2**32).map(points)


def small(random: Random) -> int:
    return random.randint(-20, 20)


def wide(random: Random) -> int:
    """A value of 64 bits: small, at an edge, or anywhere."""
    edge = random.choice(EDGES) * random.choice((1, -1))
    return random.choice((small(random), edge, random.randint(-(2**63) + 1, 2**63 - 1)))


def huge(random: Random) -> int:
    return random.choice((small(random), random.randint(-(2**70), 2**70)))


# -- numpy -------------------------------------------------------------------------------------------------------


def check_vectors(root: Term, points: Sequence[dict[str, int]]) -> int:
    """Number of rows that claim to be exact, after comparing each with Python."""
    values = {name: np.array([point[name] for point in points], np.int64) for name in NAMES}
    memo: dict[Term, vectors.Lanes] = {}
    lanes = vectors.evaluate(values, root, memo=memo)[0]
    for node, part in memo.items():  # what decides whether rows are looked at
        assert np.all(~part.ok | (np.abs(part.values * 1.0) <= part.most * (1 + 2**-50))), node
    computed, ok = np.broadcast_to(lanes.values, len(points)), np.broadcast_to(lanes.ok, len(points))
    for row in np.flatnonzero(ok):
        assert exact(points[row], root) == computed[row], (root, points[row])
    return int(ok.sum())


@example(300)
@given(randoms, rows(12, wide))
def test_numpy_is_exact_wherever_it_says_so(random: Random, points: list[dict[str, int]]):
    check_vectors(term(int_expr(random, NAMES, 4, EVERYTHING, BIG), env()), points)
    check_vectors(term(bool_expr(random, NAMES, 3, EVERYTHING, BIG), env()), points)


@example(200)
@given(randoms, rows(12, small))
def test_numpy_says_so_for_small_values(random: Random, points: list[dict[str, int]]):
    root = term(int_expr(random, NAMES, 2, INTEGERS), env())
    assert check_vectors(root, points) == sum(exact(point, root) is not None for point in points)


@pytest.mark.parametrize("last", [2**62 - 1, -(2**62) + 1])
def test_numpy_holds_the_last_62_bit_value_and_refuses_the_next(last: int):
    x = integer("x", None)
    for v, ok in ((last, True), (last + (1 if last > 0 else -1), False)):
        lanes = vectors.evaluate({"x": np.array([v], np.int64)}, x)[0]
        assert (bool(lanes.ok[0]), int(lanes.values[0])) == (ok, v)


@pytest.mark.parametrize(
    "root",
    [
        lambda x: x * 4, lambda x: x * x, lambda x: x + x + x, lambda x: x << 2, lambda x: x << x,
        lambda x: (x - 3) * (x - 3), lambda x: (x // -1) * 2, lambda x: (x % (x + 1)) * 2, lambda x: (x >> 1) * 4,
        lambda x: ((x ^ 7) | 8) + x, lambda x: where(x > 0, x, 1) * 2, lambda x: named("n", x) + x,
        lambda x: 4 << x % 61 + 58,
        lambda x: x * x * 0 + x * 2**61, lambda x: (x + 2**61) * 2, lambda x: as_int(2**62) + x * 0 + x,
    ],
)  # fmt: skip
def test_numpy_admits_an_overflow(root):
    lanes = vectors.evaluate({"x": np.array([2**61 + 1], np.int64)}, root(integer("x", None)))[0]
    assert not np.all(lanes.ok)


@pytest.mark.parametrize("far", [2**62, 2**63, -(2**62), -(2**63)])
def test_numpy_knows_on_which_side_a_constant_of_more_bits_is(far: int):
    """Of numbers that are exact, and of no others."""
    x, beyond = integer("x", None), as_int(far)
    values = {"x": np.array([2**62 - 1, 0, 1 - 2**62, 2**62, -(2**62)], np.int64)}
    for formula in (x < beyond, beyond < x, x <= beyond, beyond <= x, x == beyond):
        (lanes,) = vectors.evaluate(values, formula)
        assert np.broadcast_to(lanes.ok, 5).tolist() == [True, True, True, False, False]
        assert np.broadcast_to(lanes.values, 5)[:3].tolist() == [exact({"x": 1}, formula)] * 3


@pytest.mark.parametrize("far", [2**62, 2**63, 2**64])
def test_numpy_divides_by_a_constant_of_more_bits(far: int):
    """What is left of a number that is not negative is that number; of others, no number that is exact here."""
    x = integer("x", None)
    values = {"x": np.array([2**62 - 1, 5, 0, -1, 1 - 2**62, 2**62, -(2**62)], np.int64)}
    quotient, rest = vectors.evaluate(values, x // far, x % far)
    assert np.broadcast_to(quotient.ok, 7).tolist() == [True] * 5 + [False] * 2
    assert np.broadcast_to(rest.ok, 7).tolist() == [True] * 3 + [False] * 4
    for row in range(7):
        for lanes, formula in ((quotient, x // far), (rest, x % far)):
            if np.broadcast_to(lanes.ok, 7)[row]:
                assert lanes.values[row] == exact({"x": int(values["x"][row])}, formula)


@pytest.mark.parametrize("far", [-(2**62), -(2**63)])
def test_numpy_divides_by_no_negative_constant_of_more_bits(far: int):
    x = integer("x", None)
    assert not any(np.any(lanes.ok) for lanes in vectors.evaluate({"x": np.array([0, 5, -5])}, x // far, x % far))


# -- z3 ----------------------------------------------------------------------------------------------------------


@example(250)
@given(randoms, rows(3, lambda random: random.randint(-20, 19)))
def test_z3_bit_vectors_of_the_width_that_the_engine_chooses(random: Random, points: list[dict[str, int]]):
    root = term(bool_expr(random, NAMES, 4, EVERYTHING), env(-20, 20))
    bits = width(Obligation("s", "c", "", (), Holds(root)))
    if isinstance(bits, str):
        return
    names = Names(env(-20, 20).values())
    (denied,) = z3.parse_smt2_string(smtbits.script(bits, [], root, names))
    for point in points:
        expected = exact(point, root)
        if expected is not None:
            pairs = [(z3.BitVec(name, bits), z3.BitVecVal(point[v.payload[0]], bits)) for v, name in names.items()]
            assert z3.is_false(z3.simplify(z3.substitute(denied, *pairs))) == expected, (root, point, bits)


# -- SMT-LIB text ------------------------------------------------------------------------------------------------


def scripts(random: Random, points: list[dict[str, int]]) -> list[tuple[str, str]]:
    """(script, answer): at the points a term has its value, which is unsat; and no other, which is sat."""
    root = term(int_expr(random, NAMES, 4, (*INTEGERS, "band", "shl", "shr")), env())
    found = []
    for point in points:
        expected = exact(point, root)
        if expected is None:
            continue
        given = [variable == point[name] for name, variable in env().items()]
        for wrong, answer in ((0, "unsat"), (random.choice((1, -1, 2**64)), "sat")):
            try:
                script = smtlib.script(given, root == expected + wrong, "two\nlines")
            except NotImplementedError:
                return []
            found.append((script, answer))
    return found


@example(120)
@given(randoms, rows(2, small))
def test_smtlib_text_in_z3(random: Random, points: list[dict[str, int]]):
    for script, answer in scripts(random, points):
        solver = z3.Solver()
        solver.from_string(script)
        assert str(solver.check()) == answer, script


def cvc5_answer(script: str) -> str:
    cvc5 = pytest.importorskip("cvc5")
    solver = cvc5.Solver()
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, "(set-logic ALL)\n" + script, "script")
    symbols, answer = parser.getSymbolManager(), ""
    while True:
        command = parser.nextCommand()
        if command.isNull():
            return answer.strip()
        answer = command.invoke(solver, symbols) or answer


@example(60)
@given(randoms, rows(2, small))
def test_smtlib_text_in_cvc5(random: Random, points: list[dict[str, int]]):
    for script, answer in scripts(random, points):
        assert cvc5_answer(script) == answer, script


# words of SMT-LIB, what z3 calls its `let`s, quotes, names of ours, and what would end a quoted name or a comment
NAMES_OF_ALL_KINDS = (
    "let", "true", "and", "mod", "a/b", "2x", "m'", '"', "|", "\\", ";", "π", "x.y", "_", "!", "par", "?x61", "a!1", "v0",
    "v1", "I", "E", "given0",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES_OF_ALL_KINDS)
def test_solvers_never_see_what_a_variable_is_called(name: str):
    x, other = integer(name, 1), integer("v0" if name != "v0" else "v1", 1)
    for goal, answer in ((x * 2 + other > x, "unsat"), (x <= other, "sat")):
        script = smtlib.script([x >= 1, other >= 1], goal)
        assert f"(declare-const {name}" not in script or name in ("v0", "v1")
        solver = z3.Solver()
        solver.from_string(script)
        assert str(solver.check()) == answer
        assert cvc5_answer(script) == answer


# -- sympy -------------------------------------------------------------------------------------------------------


@example(40)
@given(randoms, rows(2, small))
def test_sympy(random: Random, points: list[dict[str, int]]):
    expr = int_expr(random, NAMES, 3, EVERYTHING)
    root = term(expr, env())
    (lowered,) = algebra.lower(root)
    for point in points:
        expected = worth(expr, point)
        if expected is None:
            continue
        found = lowered.xreplace({sympy.Symbol(name, integer=True): sympy.Integer(v) for name, v in point.items()})
        assert worked_out(found) == expected, (root, point, lowered)


# -- GF(2) -------------------------------------------------------------------------------------------------------

BIT_WIDTHS = {"x": 4, "y": 3, "z": 5}
POWERS = (0, 1, 2, 3, 4, 7, 8, 12, 15, 16)


@example(400)
@given(randoms, rows(6, lambda random: random.randint(0, 7)))
def test_gf2_bits(random: Random, points: list[dict[str, int]]):
    ops = ("xor", "xor", "band", "bor", "shl", "shr", "add", "mul", "div", "mod", "named")
    root = term(int_expr(random, NAMES, 4, ops, POWERS), env(0, 8))
    try:
        (bits,) = gf2.lower(BIT_WIDTHS, root)
    except gf2.NotAffine:
        return
    assert not bits or bits[-1]
    shifts = {"x": 0, "y": 4, "z": 7}
    for point in points:
        inputs = sum(point[name] << shift for name, shift in shifts.items()) | 1 << 12
        computed = sum(((bit & inputs).bit_count() & 1) << i for i, bit in enumerate(bits))
        assert computed == exact(point, root), (root, point)


@pytest.mark.parametrize(
    "root",
    [
        lambda x, y: x + y, lambda x, y: x * 3, lambda x, y: x * y, lambda x, y: x | y, lambda x, y: x & y,
        lambda x, y: x // 3, lambda x, y: x % 6, lambda x, y: x << y, lambda x, y: x - 1, lambda x, y: x // -2,
        lambda x, y: where(x < y, x, y), lambda x, y: x + 1, lambda x, y: -x,
    ],
)  # fmt: skip
def test_gf2_refuses_what_is_not_affine(root):
    with pytest.raises(gf2.NotAffine):
        gf2.lower({"x": 3, "y": 3}, root(integer("x", 0, 8), integer("y", 0, 8)))


# -- printed mathematics -----------------------------------------------------------------------------------------


@example(300)
@given(randoms, rows(4, small))
def test_printed_mathematics_reads_as_the_same_value(random: Random, points: list[dict[str, int]]):
    ops = (*ARITHMETIC, *BITS, "neg", "pick")
    expr = int_expr(random, NAMES, 4, ops, (*SMALL, 1023, 1024, 2047, -4096, 2**32 - 1))
    printed = text.text(term(expr, env()))
    for point in points:
        expected = worth(expr, point)
        if expected is not None:
            assert reading.read(printed, point) == expected, printed


@example(200)
@given(randoms, rows(4, small))
def test_printed_conditions_read_as_the_same_truth(random: Random, points: list[dict[str, int]]):
    root = term(bool_expr(random, NAMES, 4, (*ARITHMETIC, "neg", "where")), env())
    for point in points:
        expected = exact(point, root)
        if expected is not None:
            assert reading.read(text.text(root), point) == expected, text.text(root)


def test_printed_names_and_their_definitions():
    x = integer("x", 0)
    row = named("row", x // 8)
    assert text.text(row * 8 + x % 8) == "8*row + x mod 8"
    assert text.text(row, expand=["row"]) == "x div 8"
    assert text.definitions(named("col", row + const(1))) == [("row", "x div 8"), ("col", "row + 1")]
