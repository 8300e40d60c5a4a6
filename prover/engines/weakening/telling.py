"""What a search for a condition came to: the condition with its proofs, and the same as plain data for readers."""

from __future__ import annotations

import re

from msgspec import Struct, field

from ...language.meanings.text import text
from ...language.obligations import Obligation
from ...language.terms import Term, is_const
from ...language.walking import conjuncts
from ..outcome import Outcome, Weakest
from .witness import Lane

LARGE = re.compile(r"(?<![\w^.])\d{9,}(?![\w.])")
MOST_SHORT = 1 << 20  # below a power of two


class Condition(Struct):
    """A condition on parameters under which a refuted claim is proved.

    formula: the condition. parts: what it is a conjunction of. proof: of the claim with it. exact: for each part the proof
    that some lane fails wherever the part does not hold; empty unless every part has one. lanes: these lanes. also: a point
    of the parameters that does not satisfy the condition and where no lane fails, all of them having been tried.
    """

    formula: Term
    parts: tuple[Term, ...]
    proof: Outcome
    exact: list[Outcome] = field(default_factory=list)
    lanes: list[list[Lane]] = field(default_factory=list)
    also: dict[str, int] | None = None

    @property
    def is_exact(self) -> bool:
        return len(self.exact) == len(self.parts)


class Found(Struct):
    """What a search came to. condition: None if there is none; why: then, in words. tried: conditions that were put to the
    engines."""

    parameters: list[Term]
    condition: Condition | None = None
    why: str = ""
    tried: int = 0
    seconds: float = 0.0


def told(found: Found, obligation: Obligation) -> Weakest:
    """The search's result in words, variables in the statement's own order."""
    parameters = list(obligation.as_made({variable.payload[0]: None for variable in found.parameters}))
    base = Weakest(parameters=parameters, tried=found.tried, seconds=found.seconds)
    condition = found.condition
    if condition is None:
        base.why = found.why
        return base
    proofs = [condition.proof, *condition.exact]
    base.condition, base.exact = said(condition.formula), condition.is_exact
    base.also = None if condition.also is None else obligation.as_made(condition.also)
    if condition.is_exact:  # for each part the lanes of which one fails where it does not hold
        base.fails = [" or ".join(spoken(lane, obligation) for lane in lanes) for lanes in condition.lanes]
    base.engines = list(dict.fromkeys(proof.engine for proof in proofs))
    base.rests_on = ", ".join(dict.fromkeys(proof.rests_on for proof in proofs if proof.rests_on))
    return base


def said(formula: Term) -> str:
    """A condition as a kernel engineer writes it."""
    return " and ".join(LARGE.sub(_near_a_power, _part(part)) for part in conjuncts(formula))


def _near_a_power(found: re.Match[str]) -> str:
    """A number a little below a power of two as such a difference: 2^31 - 1024."""
    value = int(found[0])
    short = (1 << value.bit_length()) - value
    return f"2^{value.bit_length()} - {short}" if 1 < short <= MOST_SHORT else found[0]


def _part(formula: Term) -> str:
    if formula.op == "or":
        return " or ".join(f"({said(part)})" if part.op == "and" else _part(part) for part in formula.args)
    if formula.op == "eq" and formula.args[0].op == "mod" and is_const(formula.args[1], 0):
        value, divisor = formula.args[0].args
        return f"{text(divisor)} divides {text(value)}"
    return text(formula)


def spoken(lane: Lane, obligation: Obligation) -> str:
    """A lane as the values of its variables."""
    at = obligation.as_made({variable.payload[0]: text(term) for variable, term in lane.items()})
    return ", ".join(f"{name} = {term}" for name, term in at.items()) or "every lane"
