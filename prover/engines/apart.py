"""Proofs that two byte ranges keep apart, or that two numbers are equal because two sums are: by their digits, as `places`
proposes them. Untrusted, as all searches.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from ..base.clock import now
from ..language.constructors import both
from ..language.terms import Term
from ..language.walking import postorder, variables
from ..proof.closing import Node, Proof
from ..proof.errors import RuleError
from . import pairs, places, standing
from .cascade import Cascade
from .saturation import OutOfTime, Strategy
from .search import Search, has_alternatives

Steps = list[tuple[Term, Node]]
BOUND = 0.2  # seconds for a bound of what is below a radix
FIRST, LEAST = 0.2, 0.3  # share of the time for the digits of sums with all that is assumed, and seconds of it
OUTER = 0.5  # share of the time for their digits without what is assumed with alternatives
CASCADE = 0.7  # share of the time for two ranges that are compared by their digits


def ranges(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """Of two ranges whose digits are compared, one after the other."""
    if pairs.compared(goal) is None:
        return None
    start = now()
    proposed = places.guides(assumptions, goal)
    if sum(map(has_alternatives, assumptions)) > 1:  # which may not matter, and no more may a quotient's own digits
        found = _simply(assumptions, goal, proposed, start + OUTER * (deadline - start))
        if found is not None:
            return found
    if proposed is None:
        return None
    with suppress(OutOfTime, RuleError):
        until = start + CASCADE * (deadline - start)
        steps = _first(assumptions, proposed, [], until)
        for bits in (True, False) if _single_bits(assumptions, goal) else (False,):
            for bare in (False,) if bits else (True, False):
                root = Cascade(assumptions, goal, until, proposed, said(steps), bits, bare=bare).run()
                if root is not None:
                    return Proof(assumptions, goal, [*steps, (goal, root)])
    return None


def _simply(assumptions: Sequence[Term], goal: Term, proposed: places.Guides | None, until: float) -> Proof | None:
    """Without what is assumed with alternatives, but for what of that holds in any case."""
    with suppress(OutOfTime, RuleError):
        if proposed is not None:
            outer = proposed._replace(equal=proposed.outer, bounds=())
            root = Cascade(assumptions, goal, until, outer, plain=True).run()
            if root is not None:
                return Proof(assumptions, goal, [(goal, root)])
        known = standing.steps(assumptions, goal, until)
        plain = [own for own in assumptions if own.op != "or"]
        proposed = proposed or places.guides([*plain, *said(known)], goal)
        known += _bounded(assumptions, proposed, known, until)
        root = Cascade(assumptions, goal, until, proposed, said(known), plain=True).run() if proposed else None
        return None if root is None else Proof(assumptions, goal, [*known, (goal, root)])
    return None


def digits_of_sums(assumptions: Sequence[Term], goal: Term, deadline: float) -> Proof | None:
    """Of numbers that are the same because two sums are, whose digits they are."""
    met = pairs.met(assumptions, goal)
    if met is None:
        return None
    start, plain = now(), [own for own in assumptions if own.op != "or"]
    proposed, begun = places.meeting(assumptions, goal), Proof(assumptions, goal, [])
    if len(plain) + 1 < len(assumptions):
        found = _met(begun, proposed, min(deadline, start + max(LEAST, FIRST * (deadline - start))))
        if found is not None:
            return found
        until = start + (OUTER if proposed else CASCADE) * (deadline - start)
        known = standing.steps(assumptions, both(goal, *met[0]), until)
        simple = proposed or places.meeting([*plain, *said(known)], goal)
        found = _met(Proof(assumptions, goal, known), simple, until, plain=True)
        if found is not None:
            return found
    return _met(begun, proposed, start + CASCADE * (deadline - start))


def _met(begun: Proof, proposed: places.Guides | None, until: float, plain: bool = False) -> Proof | None:
    """The proof with its goal as a step, by what is proposed."""
    assumptions, goal = begun.assumptions, begun.goal
    with suppress(OutOfTime, RuleError):
        if proposed is not None:
            more = _bounded if plain else _first
            steps = [*begun.steps, *more(assumptions, proposed, begun.steps, until)]
            root = Cascade(assumptions, goal, until, proposed, said(steps), plain=plain).run()
            return None if root is None else Proof(assumptions, goal, [*steps, (goal, root)])
    return None


def _first(assumptions: Sequence[Term], proposed: places.Guides, known: Steps, until: float) -> Steps:
    """What is assumed under a condition, as far as it is proved. Raises OutOfTime, RuleError."""
    steps: Steps = []
    for formula in proposed.first:
        root = Search(assumptions, formula, until, Strategy(), said([*known, *steps])).run()
        steps += [] if root is None else [(formula, root)]
    return steps


def _bounded(assumptions: Sequence[Term], proposed: places.Guides | None, known: Steps, until: float) -> Steps:
    """Steps that say that what is left is below its radix, which may hang on what is assumed with alternatives."""
    found: Steps = []
    for formula in proposed.bounds if proposed is not None else ():
        if len(variables(formula)) > 1:
            with suppress(OutOfTime, RuleError):
                root = Search(assumptions, formula, min(until, now() + BOUND), Strategy(), said(known)).run()
                found += [] if root is None else [(formula, root)]
    return found


def _single_bits(assumptions: Sequence[Term], goal: Term) -> bool:
    """Whether there is an operation with a power of two."""
    return any(
        other.op == "shl" or (other.op == "const" and other.payload.bit_count() == 1)
        for node in postorder(*assumptions, goal)
        for other in (node.args if node.op in ("xor", "bor", "band") else ())
    )


def said(steps: Iterable[tuple[Term, Node]]) -> list[Term]:
    return [formula for formula, _ in steps]
