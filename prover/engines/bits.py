"""The bit-vector engine: bit operations with symbolic widths or shifts, over bounded variables.

The width is chosen from an interval analysis so that no intermediate value can leave it, where it has one; then
two's-complement arithmetic and the integers agree, and a solver's answer is about the integers. Where an operator has no
meaning the bits are anything: the conditions that say so are part of the goal. The question is the evidence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..language.intervals import ALL, INTERVALS, Rule
from ..language.meanings import smtbits
from ..language.meanings.names import Names
from ..language.obligations import Holds, Obligation, OneToOne, Verdict
from ..language.parts import Interval, ends_by_constants, infinite
from ..language.terms import Term
from ..language.walking import fold, range_of
from . import solvers
from .digits import DIVISIONS
from .outcome import Outcome

NAME = "bits"
MOST_WIDTH = 512

Ends = tuple[int, int]
SHIFTS = frozenset({"shl", "shr"})


def intervals(ranges: Mapping[Term, Ends], *roots: Term, memo: dict[Term, Any] | None = None) -> list[Ends]:
    """Bounds of the roots from bounds of the variables. Raises ValueError where there are none."""

    def variable(node: Term) -> Interval:
        if node not in ranges:
            raise ValueError(f"{node.payload[0]} is unbounded")
        return ranges[node]

    found: list[Any] = fold({**TABLE, "var": variable}, *roots, memo=memo)
    return found


def _ended(op: str) -> Rule:
    """The interval, where the bits of all that takes part are bounded. Raises ValueError."""
    rule = INTERVALS[op]

    def apply(node: Term, *parts: Interval) -> Interval:
        if op in SHIFTS and parts[1][1] > MOST_WIDTH:
            raise ValueError("an unbounded shift")
        if op in DIVISIONS and parts[1][0] < 0:
            raise ValueError("a divisor that may not be positive")
        found = rule(node, *parts)
        if any(map(infinite, found)):
            raise ValueError("values of any width")
        return found

    return apply


TABLE = {op: _ended(op) for op in INTERVALS}


def width(obligation: Obligation) -> int | str:
    """Enough bits for every intermediate value and a sign, or the reason why there is no bound."""
    ranges: dict[Term, Ends] = {}
    memo: dict[Term, Any] = {}
    known = ends_by_constants(*obligation.assumptions)
    try:
        for variable in obligation.variables:
            _, low, high = variable.payload
            least, most = known.get(variable, ALL)
            if low is not None:
                least = max(least, intervals(ranges, low)[0][0])
            if high is not None:
                most = min(most, intervals(ranges, high)[0][1] - 1)
            if infinite(least) or infinite(most):
                return f"{variable.payload[0]} is unbounded"
            ranges[variable] = (int(least), int(max(least, most)))
        bounds = [formula for variable in obligation.variables for formula in range_of(variable)]
        intervals(ranges, *obligation.roots, *bounds, memo=memo)
    except ValueError as error:
        return str(error)
    most = max((abs(end) for interval in memo.values() for end in interval), default=1)
    needed = most.bit_length() + 2
    return needed if needed <= MOST_WIDTH else f"values of {needed} bits"


def applies(obligation: Obligation) -> str | None:
    if isinstance(obligation.goal, OneToOne):
        return "a bijection as such: give it an inverse"
    found = width(obligation)
    return found if isinstance(found, str) else None


def decide(obligation: Obligation, deadline: float) -> Outcome:
    found = width(obligation)
    assert isinstance(found, int)
    assert isinstance(obligation.goal, Holds)
    text = smtbits.script(found, obligation.assumptions, obligation.goal.formula, Names(obligation.variables))
    witness = {"kind": "smt", "logic": "QF_BV", "width": found}
    detail = f"bit-vectors of {found} bits"
    proof = Outcome(verdict=Verdict.PROVED, engine=NAME, witness=witness, detail=detail)
    return solvers.portfolio(obligation, NAME, text, deadline, proof)
