"""The last resort: the whole goal, as it stands, to z3's integers; for models that sampling cannot hit, above all.

A proof found here is one lemma, the goal itself; the evidence is that it was asked.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ..language.claims import Holds, Obligation, OneToOne, Verdict
from ..language.meanings.text import text
from ..language.terms import Term
from . import solvers
from .outcome import Outcome

NAME = "whole"
# z3 proves what it ever proves here in 10 million steps, a few seconds; steps are the same on a busy machine
MOST_STEPS = 60_000_000
MOST_SECONDS = 20.0
CORE_MILLISECONDS = 1000  # for the same question once more, with the assumptions named


def applies(obligation: Obligation) -> str | None:
    if isinstance(obligation.goal, OneToOne):
        return "a bijection as such: give it an inverse"
    from ..language.meanings import z3ints

    try:
        z3ints.lower(*obligation.assumptions, *obligation.roots)
    except NotImplementedError as error:
        return str(error)
    return None


def decide(obligation: Obligation, deadline: float) -> Outcome:
    import z3

    from ..language.meanings import smtlib, z3ints
    from ..language.meanings.names import Names

    assert isinstance(obligation.goal, Holds)
    names = Names(obligation.variables)
    *given, goal = z3ints.lower(*obligation.assumptions, obligation.goal.formula, names=names)
    solver = z3.Solver()
    start, seconds = time.monotonic(), min(solvers.first_share("integers", deadline), MOST_SECONDS)
    solver.set("timeout", solvers.milliseconds(seconds))
    steps = min(solvers.BUDGET.get(), MOST_STEPS)
    solver.set("rlimit", steps)
    solver.add(*given, z3.Not(goal))
    answer = solver.check()
    if answer == z3.sat:
        model = solver.model()
        point = {}
        for variable in obligation.variables:
            value = model.eval(z3.Int(names[variable]), model_completion=True)
            point[variable.payload[0]] = value.as_long()  # type: ignore[attr-defined]
        return Outcome(verdict=Verdict.REFUTED, engine=NAME, point=point)
    witness = {"kind": "smt", "logic": "NIA"}
    if answer == z3.unsat:
        unused = _unused(obligation.assumptions, given, goal)
        return Outcome(verdict=Verdict.PROVED, engine=NAME, witness=witness, unused=unused, detail="one lemma")
    reason = solvers.limit(solver.reason_unknown(), seconds, start, steps)
    deadline = min(deadline, time.monotonic() + MOST_SECONDS)
    script = smtlib.script(obligation.assumptions, obligation.goal.formula, obligation.name, names)
    return solvers.go_on(obligation, NAME, script, deadline, reason, witness)


def _unused(assumptions: Sequence[Term], given: Sequence[Any], goal: Any) -> list[str]:
    """The assumptions outside z3's unsatisfiable core, as text; none if the tracked question takes too long."""
    import z3

    solver = z3.Solver()
    solver.set("timeout", CORE_MILLISECONDS)
    for number, formula in enumerate(given):
        solver.assert_and_track(formula, f"given{number}")
    solver.add(z3.Not(goal))
    if solver.check() != z3.unsat:
        return []
    core = {str(name) for name in solver.unsat_core()}
    return [text(formula) for number, formula in enumerate(assumptions) if f"given{number}" not in core]
