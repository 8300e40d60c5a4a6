"""Random terms under every meaning: each comparison is a row of a table, which the tests and the long fuzz both walk.

The reference is `strategies.value`, plain Python that shares no code with the terms. A comparison returns how many
values it compared and raises Disagreement at the first that differs; a term without a meaning there counts nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
import reading
import sympy
from strategies import ARITHMETIC, BITS, SMALL, Expr, NoValue, int_expr, term, value
from tileprove.prover.engines import solvers
from tileprove.prover.engines.bits import width
from tileprove.prover.language.meanings import algebra, gf2, python, smtbits, smtlib, text, vectors
from tileprove.prover.language.meanings.names import Names
from tileprove.prover.language.obligations import Holds, Obligation
from tileprove.prover.language.terms import Term, as_bool, integer
from tileprove.prover.language.walking import variables

NAMES = ("x", "y", "z")
EVERYTHING = (*ARITHMETIC, *ARITHMETIC, *BITS, "neg", "where", "named")
AFFINE = ("xor", "xor", "band", "bor", "shl", "shr", "add", "mul", "div", "mod", "named")
POWERS = (0, 1, 2, 3, 4, 7, 8, 12, 15, 16)
EDGES = tuple(v + d for v in (0, 1 << 31, 1 << 32, 1 << 61, 1 << 62) for d in (-2, -1, 0, 1, 2))
BIG = (*SMALL, *EDGES, -(1 << 62), (1 << 63) - 1, 1 << 63, 3 << 61)


class Disagreement(AssertionError):
    """Two meanings of one term differ."""


@dataclass(frozen=True)
class Kind:
    """How terms and points are drawn. low, high: the variables' range, and what their points keep to."""

    operators: tuple[str, ...]
    constants: tuple[int, ...]
    low: int
    high: int

    def point(self, random: Random) -> dict[str, int]:
        return {name: self._value(random) for name in NAMES}

    def _value(self, random: Random) -> int:
        near = random.choice((self.low, self.low + 1, -2, -1, 0, 1, 2, 7, 8, self.high - 1, self.high))
        edge = random.choice(EDGES) * random.choice((1, -1))
        drawn = random.choice((near, edge, random.randint(self.low, self.high), random.randint(-20, 20)))
        return min(max(drawn, self.low), self.high)


KINDS = {
    "small": Kind(EVERYTHING, SMALL, -20, 19),
    "wide": Kind(EVERYTHING, BIG, -(2**63) + 1, 2**63 - 1),
    "huge": Kind((*ARITHMETIC, "neg", "where", "band", "shl", "shr"), BIG, -(2**70), 2**70),
    "affine": Kind(AFFINE, POWERS, 0, 7),
}


@dataclass(frozen=True)
class Sample:
    """A term with its reference values at some points; None where it has none. thorough: for slow comparisons too."""

    kind: Kind
    expr: Expr
    points: list[dict[str, int]]
    thorough: bool

    @property
    def env(self) -> dict[str, Term]:
        return {name: integer(name, self.kind.low, self.kind.high + 1) for name in NAMES}

    @cached_property
    def root(self) -> Term:
        return term(self.expr, self.env)

    @cached_property
    def expected(self) -> list[int | None]:
        return [_worth(self.expr, point) for point in self.points]

    def check(self, found: Any, number: int, by: str) -> int:
        """1 after comparing a value at the point of that number, 0 where there is none to compare with."""
        wanted = self.expected[number]
        if wanted is None:
            return 0
        if found != wanted:
            raise Disagreement(f"{by} says {found}, not {wanted}, for {self.root!r} at {self.points[number]}")
        return 1


def _worth(expr: Expr, point: Mapping[str, int]) -> int | None:
    try:
        return value(expr, point)
    except NoValue:
        return None


def sample(random: Random, kind: str | None = None) -> Sample:
    """A term of the kind, or of any, with four points; every fourth one is for the slow comparisons too."""
    chosen = KINDS[kind or random.choice(list(KINDS))]
    expr = int_expr(random, NAMES, random.choice((1, 2, 3, 3, 4)), chosen.operators, chosen.constants)
    return Sample(chosen, expr, [chosen.point(random) for _ in range(4)], random.random() < 0.25)


def by_python(drawn: Sample) -> int:
    compared = 0
    for number, point in enumerate(drawn.points):
        try:
            found = python.evaluate(point, drawn.root)[0]
        except (python.Undefined, python.TooLarge):
            found = "nothing"
        compared += drawn.check(found, number, "Python")
    return compared


def by_numpy(drawn: Sample) -> int:
    values = {name: np.array([_in_64(point[name]) for point in drawn.points], np.int64) for name in NAMES}
    found, ok = (np.broadcast_to(part, len(drawn.points)) for part in vectors.evaluate(values, drawn.root)[0][:2])
    return sum(
        drawn.check(int(found[number]), number, "numpy")
        for number, point in enumerate(drawn.points)
        if ok[number] and all(abs(v) < 2**63 for v in point.values())
    )


def _in_64(number: int) -> int:
    return number if abs(number) < 2**63 else 0


def by_sympy(drawn: Sample) -> int:
    if not drawn.thorough:
        return 0
    (lowered,) = algebra.lower(drawn.root)
    compared = 0
    for number, point in enumerate(drawn.points[:1]):
        if drawn.expected[number] is not None:
            known = {sympy.Symbol(name, integer=True): sympy.Integer(v) for name, v in point.items()}
            compared += drawn.check(worked_out(lowered.xreplace(known)), number, "sympy")
    return compared


BIT_VALUES: dict[str, Callable[[int, int], int]] = {
    "xor": lambda a, b: a ^ b, "band": lambda a, b: a & b, "bor": lambda a, b: a | b, "shl": lambda a, b: a << b,
    "shr": lambda a, b: a >> b,
}  # fmt: skip


def worked_out(expression: sympy.Basic) -> sympy.Basic:
    """The expression with its bit operations evaluated, innermost first."""
    if not expression.args:
        return expression
    args = [worked_out(arg) for arg in expression.args]
    operation = BIT_VALUES.get(getattr(expression.func, "__name__", ""))
    return sympy.Integer(operation(*map(int, args))) if operation else expression.func(*args)


def by_gf2(drawn: Sample) -> int:
    if drawn.kind is not KINDS["affine"]:
        return 0
    try:
        (bits,) = gf2.lower(dict.fromkeys(NAMES, 3), drawn.root)
    except gf2.NotAffine:
        return 0
    compared = 0
    for number, point in enumerate(drawn.points):
        inputs = sum(point[name] << 3 * i for i, name in enumerate(NAMES)) | 1 << 9
        found = sum(((bit & inputs).bit_count() & 1) << i for i, bit in enumerate(bits))
        compared += drawn.check(found, number, "GF(2)")
    return compared


def by_text(drawn: Sample) -> int:
    if any(f"'{op}'" in str(drawn.expr) for op in ("named", "and", "or", "not", "implies")):
        return 0  # a printed name stands for its term; the truth values are compared by test_meanings
    printed, compared = text.text(drawn.root), 0
    for number, point in enumerate(drawn.points):
        if drawn.expected[number] is not None:
            compared += drawn.check(reading.read(printed, point), number, f"the printed {printed}")
    return compared


def over_integers(given: list[Term], goal: Term) -> str | None:
    try:
        return smtlib.script(given, goal)
    except NotImplementedError:
        return None


def over_bits(given: list[Term], goal: Term) -> str | None:
    bits = width(Obligation("s", "c", "", tuple(given), Holds(goal)))
    return None if isinstance(bits, str) else smtbits.script(bits, given, goal, Names(variables(*given, goal)))


def by_smtlib(name: str, write: Callable[[list[Term], Term], str | None] = over_integers) -> Callable[[Sample], int]:
    """The SMT-LIB text in a solver: that the term has its value is unsat when negated, any other value is not."""
    (solver,) = (known for known in solvers.SOLVERS if known.name == name)

    def compare(drawn: Sample) -> int:
        known = [pair for pair in zip(drawn.points, drawn.expected, strict=True) if pair[1] is not None]
        if not (known and solver.available and drawn.thorough):
            return 0
        point, wanted = known[0]
        given = [drawn.env[variable] == point[variable] for variable in NAMES]
        for wrong, answer in ((0, solvers.UNSAT), (1, solvers.SAT)):
            script = write(given, as_bool(drawn.root == (wanted or 0) + wrong))
            if script is None:
                return 0
            found = solvers.ask(solver, script, 10.0)
            if found.said != answer:
                raise Disagreement(f"{name} says {found} to\n{script}")
        return 1

    return compare


COMPARISONS: dict[str, Callable[[Sample], int]] = {
    "Python": by_python,
    "numpy": by_numpy,
    "GF(2)": by_gf2,
    "printed text": by_text,
    "SMT-LIB in z3": by_smtlib("z3"),
    "SMT-LIB in cvc5": by_smtlib("cvc5"),
    "SMT-LIB of bits in z3": by_smtlib("z3", over_bits),
    "SMT-LIB of bits in bitwuzla": by_smtlib("bitwuzla", over_bits),
    "SMT-LIB of bits in cvc5": by_smtlib("cvc5", over_bits),
    "sympy": by_sympy,
}
