"""A statement shown by a circuit of its denial: a SAT solver refutes it, and a checker follows the refutation.

A model of the denial is a point where the statement fails, or our circuit is wrong; neither leaves anything to believe,
so it refuses, whatever other solvers would say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from msgspec import Struct

from ..language.obligations import Holds, Obligation
from ..language.terms import Term
from ..proof.errors import Refused
from . import drat, points
from .blasting import Denial, negated
from .errors import Unavailable


class Effort(Struct, frozen=True):
    """seconds: for one solver call. thorough: also what takes minutes."""

    seconds: float = 60.0
    thorough: bool = False


def formula(obligation: Obligation) -> Term:
    if not isinstance(obligation.goal, Holds):
        raise Refused("evidence for a formula, and the goal is a one-to-one map")
    return obligation.goal.formula


def by_circuit(obligation: Obligation, effort: Effort) -> list[str]:
    """What a checked refutation of the statement's denial rests on. Raises Refused, also where the denial has a model;
    Unavailable where no circuit says enough, or a tool is missing."""
    denial = negated(obligation.assumptions, formula(obligation))
    refuted(denial, effort, lambda point: points.counterexample(obligation, point))
    return ["circuit", "DRAT proof"]


def refuted(denial: Denial, effort: Effort, confirm: Callable[[dict[str, int]], None]) -> None:
    """confirm: raises Refused unless exact integers say, too, that the statement fails at a point."""
    try:
        drat.refute(denial.clauses, effort.seconds, effort.thorough)
    except drat.Satisfied:
        try:
            drat.refutation(denial.meant(), effort.seconds)
        except drat.Satisfied as found:
            _contradicted(denial.point(found.model), confirm)
        raise Unavailable("a shift too far for a circuit") from None


def _contradicted(point: dict[str, int], confirm: Callable[[dict[str, int]], None]) -> NoReturn:
    """Refuse: the SAT solver shows a point where the statement fails, or our circuit is wrong about it."""
    at = " ".join(f"{name}={value}" for name, value in point.items()) or "every point"
    try:
        confirm(point)
    except Refused as error:
        raise Refused(f"the circuit says that it is false at {at}, and exact integers do not: {error}") from None
    raise Refused(f"false at {at}")
