"""The last resort: the whole goal, as it stands, to z3's integers; for models that sampling cannot hit, above all.

A proof found here is one lemma, the goal itself; the evidence is that it was asked.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb, prod

from ..language.meanings import smtlib
from ..language.meanings.names import Names
from ..language.meanings.text import text
from ..language.obligations import Holds, Obligation, OneToOne, Verdict
from ..language.terms import Term, truth
from ..language.walking import postorder
from . import solvers
from .outcome import Outcome, unknown

NAME = "nia"
# z3 proves what it ever proves here in 10 million steps, a few seconds; steps are the same on a busy machine
MOST_STEPS = 60_000_000
MOST_SECONDS = 20.0
MOST_TERMS = 1000  # of a product that is multiplied out; beyond it z3 and cvc5 look at no limit for minutes
CORE_MILLISECONDS = 1000  # for the same question once more, with the assumptions named


def applies(obligation: Obligation) -> str | None:
    if isinstance(obligation.goal, OneToOne):
        return "a bijection as such: give it an inverse"
    try:
        smtlib.script([*obligation.assumptions, *obligation.roots], truth(False))
    except NotImplementedError as error:
        return str(error)
    return None


class Alone:
    """z3 alone, without those that are asked after it, as an engine for a short turn."""

    NAME = NAME

    @staticmethod
    def decide(obligation: Obligation, deadline: float) -> Outcome:
        return decide(obligation, deadline, alone=True)


def decide(obligation: Obligation, deadline: float, alone: bool = False) -> Outcome:
    """alone: only z3 is asked."""
    assert isinstance(obligation.goal, Holds)
    long = most_terms(*obligation.assumptions, *obligation.roots)
    if long > MOST_TERMS:
        return unknown(NAME, f"a product has {long:,} terms when it is multiplied out, and {MOST_TERMS:,} is the most")
    asked = smtlib.script(obligation.assumptions, obligation.goal.formula, names=Names(obligation.variables))
    proof = Outcome(verdict=Verdict.PROVED, engine=NAME, witness={"kind": "smt", "logic": "NIA"}, detail="one lemma")
    outcome = solvers.portfolio(obligation, NAME, asked, deadline, proof, MOST_STEPS, MOST_SECONDS, alone)
    if outcome is proof:
        used = core(obligation.assumptions, obligation.goal.formula)
        left = set() if used is None else set(obligation.assumptions).difference(used)
        outcome.unused = [text(formula) for formula in obligation.assumptions if formula in left]
    return outcome


@lru_cache(maxsize=1)
def core(assumptions: tuple[Term, ...], goal: Term) -> list[Term] | None:
    """The assumptions in z3's unsatisfiable core; None if the tracked question takes too long."""
    import z3

    *given, denied = z3.parse_smt2_string(smtlib.script(assumptions, goal))
    solver = z3.Solver()
    solver.set("timeout", CORE_MILLISECONDS)
    for number, formula in enumerate(given):
        solver.assert_and_track(formula, f"given{number}")
    solver.add(denied)
    if solver.check() != z3.unsat:
        return None
    names = {str(name) for name in solver.unsat_core()}
    return [formula for number, formula in enumerate(assumptions) if f"given{number}" in names]


def most_terms(*roots: Term) -> int:
    """The most terms of any sum or product below the roots, once it is a sum of products; terms that cancel count.

    The solvers of whole statements multiply out, and look neither at their time nor at their steps meanwhile.

    >>> from tileprove.prover.language.terms import integer
    >>> a, b, c = (integer(name, None) for name in "abc")
    >>> most_terms((a + b + c) * (a + b + c) < a * (b + 1))
    6
    """
    length: dict[Term, int] = {}
    for node in postorder(*roots, ranges=True):
        if node.op == "add":
            length[node] = sum(length[part] for part in node.args)
        elif node.op == "mul":
            powers = Counter(node.args).items()
            length[node] = prod(comb(length[factor] + power - 1, power) for factor, power in powers)
        elif node.op in ("named", "shl"):
            length[node] = length[node.args[0]]
        else:
            length[node] = 1
    return max(length.values(), default=1)
