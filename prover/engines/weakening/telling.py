"""What a search for a condition came to, as plain data for readers."""

from __future__ import annotations

from ...language.meanings.text import text
from ...language.terms import Term, conjuncts, is_const
from ..outcome import Weakest
from .found import Condition, Found
from .witness import Lane


def told(found: Found) -> Weakest:
    """The search's result in words."""
    parameters = [variable.payload[0] for variable in found.parameters]
    base = Weakest(parameters=parameters, tried=found.tried, seconds=found.seconds)
    condition = found.condition
    if condition is None:
        base.why = found.why
        return base
    proofs = [condition.proof, *condition.exact]
    base.condition, base.exact, base.also = said(condition.formula), condition.is_exact, condition.also
    base.fails = _failing(condition) if condition.is_exact else []
    base.engines = list(dict.fromkeys(proof.engine for proof in proofs))
    base.rests_on = ", ".join(dict.fromkeys(proof.rests_on for proof in proofs if proof.rests_on))
    return base


def said(formula: Term) -> str:
    """A condition as a kernel engineer writes it."""
    return " and ".join(_part(part) for part in conjuncts(formula))


def _part(formula: Term) -> str:
    if formula.op == "or":
        return " or ".join(f"({said(part)})" if part.op == "and" else _part(part) for part in formula.args)
    if formula.op == "eq" and formula.args[0].op == "mod" and is_const(formula.args[1], 0):
        value, divisor = formula.args[0].args
        return f"{text(divisor)} divides {text(value)}"
    return text(formula)


def _failing(condition: Condition) -> list[str]:
    """For each part the lanes of which one fails where it does not hold."""
    return [" or ".join(_lane(lane) for lane in lanes) for lanes in condition.lanes]


def _lane(lane: Lane) -> str:
    return ", ".join(f"{variable.payload[0]} = {text(term)}" for variable, term in lane.items()) or "every lane"
