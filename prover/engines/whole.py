"""The last resort: the whole goal, as it stands, to z3's integers; for models that sampling cannot hit, above all.

A proof found here is one lemma, the goal itself; its SMT-LIB text is the evidence.
"""

from __future__ import annotations

import time

from ..claims import Holds, Obligation, OneToOne, Verdict
from ..outcome import Outcome, unknown

NAME = "whole"
MOST_SECONDS = 10.0


def applies(obligation: Obligation) -> str | None:
    if isinstance(obligation.goal, OneToOne):
        return "a bijection as such: give it an inverse"
    from ..meanings import z3ints

    try:
        z3ints.lower(*obligation.assumptions, *obligation.roots)
    except NotImplementedError as error:
        return str(error)
    return None


def decide(obligation: Obligation, deadline: float) -> Outcome:
    import z3

    from ..meanings import smtlib, z3ints

    assert isinstance(obligation.goal, Holds)
    *given, goal = z3ints.lower(*obligation.assumptions, obligation.goal.formula)
    solver = z3.Solver()
    solver.set("timeout", max(int(min(deadline - time.monotonic(), MOST_SECONDS) * 1000), 1))
    solver.add(*given, z3.Not(goal))
    answer = solver.check()
    if answer == z3.sat:
        model = solver.model()
        point = {}
        for variable in obligation.variables:
            value = model.eval(z3.Int(variable.payload[0]), model_completion=True)
            point[variable.payload[0]] = value.as_long()  # type: ignore[attr-defined]
        return Outcome(verdict=Verdict.REFUTED, engine=NAME, point=point)
    if answer == z3.unsat:
        text = smtlib.script(obligation.assumptions, obligation.goal.formula, obligation.name)
        witness = {"kind": "smt", "logic": "NIA"}
        return Outcome(verdict=Verdict.PROVED, engine=NAME, lemmas=[text], witness=witness, detail="one lemma")
    return unknown(NAME, f"z3 gave up: {solver.reason_unknown()}")
