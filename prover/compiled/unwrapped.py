"""Emitted addresses without the wraps that the source has not: where the source makes an access, its steps say what fits.

Each of these steps is among the claims that all rest on. Here it is looked at that a step is said under nothing but what
holds of every launch and the access's own mask, and the address becomes what it is under the steps by the noted simplifier.
So a case that is shortened rests on the one that says that the mask holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..language.constructors import both
from ..language.parts import bounds_by_constants
from ..language.terms import Term
from ..language.walking import conjuncts, postorder, substitute
from ..machine.arithmetic import Arithmetic
from ..triton.cases import Cases
from ..triton.formulas import Formula

WORD = 1 << 16  # what wraps is read modulo this or more


def unwrapped(
    address: Term, formula: Formula, turns: Mapping[Term, Term], runs: Sequence[Term], given: Sequence[Term],
    cases: Cases, algebra: Arithmetic,
) -> Term:  # fmt: skip
    """The address, simplified; the same term where no step says more. runs: when the source makes the access, with its
    iterations; turns: iteration of a loop -> which one it is. given: what holds of every launch."""
    wraps = {node for node in postorder(address) if node.op == "mod" and _word(node.args[1])}
    if not wraps:
        return address
    known = set(conjuncts(algebra.simplify(both(*given, *runs))))
    facts: dict[Term, None] = {}
    for step in formula.steps:
        for case in cases.step(formula, step, "step"):
            assert isinstance(case.goal, Term)
            goal, on = map(algebra.simplify, substitute(turns, case.goal, both(*case.given)))
            if all(part in known or _said(part) for part in conjuncts(on)):
                facts |= dict.fromkeys(part for part in conjuncts(goal) if list(bounds_by_constants(part)))
    return algebra.under([*algebra.given, *facts]).simplify(address) if facts else address


def _word(divisor: Term) -> bool:
    return divisor.op == "const" and divisor.payload >= WORD


def _said(formula: Term) -> bool:
    return formula.op == "truth" and formula.payload
