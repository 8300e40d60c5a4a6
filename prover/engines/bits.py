"""The bit-vector engine: bit operations with symbolic widths or shifts, over bounded variables.

The width is chosen from an interval analysis so that no intermediate value can leave it, where it has one; then
two's-complement arithmetic and the integers agree, and a solver's answer is about the integers. Where an operator has no
meaning the bits are anything: the conditions that say so are part of the goal. The question is the evidence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..language.meanings import smtbits
from ..language.meanings.names import Names
from ..language.obligations import Holds, Obligation, OneToOne, Verdict
from ..language.terms import Term
from ..language.walking import fold, range_of
from . import solvers
from .outcome import Outcome

NAME = "bits"
MOST_WIDTH = 512

Interval = tuple[int, int]


def _corners(function: Callable[[int, int], int]) -> Callable[..., Interval]:
    def apply(node: Term, a: Interval, b: Interval) -> Interval:
        values = [function(x, y) for x in a for y in b]
        return min(values), max(values)

    return apply


def _product(node: Term, *factors: Interval) -> Interval:
    result = factors[0]
    for factor in factors[1:]:
        values = [x * y for x in result for y in factor]
        result = (min(values), max(values))
    return result


def _positive(b: Interval) -> Interval:
    """The divisors with which the quotient has a value, where all of them are positive."""
    if b[0] < 0:
        raise ValueError("a divisor that may not be positive")
    return max(b[0], 1), max(b[1], 1)


def _divide(node: Term, a: Interval, b: Interval) -> Interval:
    return _corners(lambda x, y: x // y)(node, a, _positive(b))


def _bitwise(node: Term, a: Interval, b: Interval) -> Interval:
    top = max(a[1], b[1], 0)
    return 0, (1 << top.bit_length()) - 1


def _shift(function: Callable[[int, int], int]) -> Callable[..., Interval]:
    def apply(node: Term, a: Interval, b: Interval) -> Interval:
        if b[1] > MOST_WIDTH:
            raise ValueError("an unbounded shift")
        return _corners(function)(node, a, (max(b[0], 0), max(b[1], 0)))

    return apply


_BOOLEAN: dict[str, Callable[..., Any]] = dict.fromkeys(
    ("truth", "le", "lt", "eq", "not", "and", "or"), lambda node, *args: (0, 1)
)
TABLE: dict[str, Callable[..., Any]] = {
    "const": lambda node: (node.payload, node.payload),
    "add": lambda node, *terms: (sum(t[0] for t in terms), sum(t[1] for t in terms)),
    "mul": _product,
    "div": _divide,
    "mod": lambda node, a, b: (0, min(_positive(b)[1] - 1, a[1]) if a[0] >= 0 else _positive(b)[1] - 1),
    "xor": _bitwise,
    "bor": _bitwise,
    "band": lambda node, a, b: (0, max(min(a[1], b[1]), 0)),
    "shl": _shift(lambda x, y: x << y),
    "shr": _shift(lambda x, y: x >> y),
    "ite": lambda node, c, a, b: (min(a[0], b[0]), max(a[1], b[1])),
    "named": lambda node, a: a,
    **_BOOLEAN,
}


def intervals(ranges: Mapping[Term, Interval], *roots: Term, memo: dict[Term, Any] | None = None) -> list[Interval]:
    """Bounds of the roots from bounds of the variables. Raises ValueError where there are none."""

    def variable(node: Term) -> Interval:
        if node not in ranges:
            raise ValueError(f"{node.payload[0]} is unbounded")
        return ranges[node]

    return fold({**TABLE, "var": variable}, *roots, memo=memo)


def width(obligation: Obligation) -> int | str:
    """Enough bits for every intermediate value and a sign, or the reason why there is no bound."""
    ranges: dict[Term, Interval] = {}
    memo: dict[Term, Any] = {}
    try:
        for variable in obligation.variables:
            _, low, high = variable.payload
            if low is None or high is None:
                return f"{variable.payload[0]} is unbounded"
            (least, _), (_, most) = intervals(ranges, low, high)
            ranges[variable] = (least, max(least, most - 1))
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
