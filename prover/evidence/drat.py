"""Refutations of clauses: a SAT solver writes one (it is not trusted), a separate checker follows it step by step.

Both are extras: python-sat solves, dratify checks; with cdclkit's compiled checker it takes a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from importlib import import_module
from threading import Timer
from typing import Any

from ..base.extras import install
from ..proof.errors import Refused
from .errors import Unavailable

SOLVER = "glucose4"
MOST_PROOF = 16_000_000  # characters; more than this takes the checker minutes

Clauses = Sequence[Sequence[int]]


class Satisfied(Exception):
    """Clauses that should have no model have one. model: its true literals."""

    def __init__(self, model: Collection[int]):
        super().__init__("the clauses can be satisfied")
        self.model = frozenset(model)


def tools() -> tuple[Any, Any]:
    """(pysat.solvers, dratify). Raises Unavailable."""
    with suppress(ImportError):
        import_module("cdclkit")  # registers the compiled checker
    try:
        return import_module("pysat.solvers"), import_module("dratify")
    except ImportError as error:
        raise Unavailable(f"{error.name} is not installed; {install('recheck')}") from None


def refutation(clauses: Clauses, seconds: float) -> list[str]:
    """The lines of a DRAT proof that no assignment satisfies the clauses. Raises Satisfied if one does, Unavailable."""
    solvers, _ = tools()
    with solvers.Solver(name=SOLVER, bootstrap_with=clauses, with_proof=True) as solver:
        timer = Timer(seconds, solver.interrupt)
        timer.start()
        try:
            answer = solver.solve_limited(expect_interrupt=True)
        finally:
            timer.cancel()
        if answer is None:
            raise Unavailable(f"{SOLVER} found nothing in {seconds:.3g} s")
        if answer:
            raise Satisfied(solver.get_model())
        return solver.get_proof()


def check(clauses: Clauses, proof: Sequence[str]) -> None:
    """Raises Refused unless every line of the proof follows and the last one is the empty clause."""
    _, dratify = tools()
    last = max((abs(literal) for clause in clauses for literal in clause), default=0)
    lines = [f"p cnf {last} {len(clauses)}", *(" ".join(map(str, (*clause, 0))) for clause in clauses)]
    try:
        result = dratify.check_proof(dratify.parse_dimacs("\n".join(lines)), "\n".join(proof))
    except ValueError as error:
        raise Refused(f"not a DRAT proof: {error}") from None
    if not result.ok:
        raise Refused("a line of the DRAT proof does not follow")


def refute(clauses: Clauses, seconds: float, thorough: bool) -> int:
    """Find a refutation and check it; the number of its lines. Raises Satisfied, Refused where it is none, Unavailable."""
    proof = refutation(clauses, seconds)
    if not thorough and sum(map(len, proof)) > MOST_PROOF:
        raise Unavailable(f"a DRAT proof of {len(proof):,} lines is checked with --thorough only")
    check(clauses, proof)
    return len(proof)
