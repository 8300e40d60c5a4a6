"""What is assumed of a loop's iteration unless it is the first one, and holds in the first one too. Untrusted.

    t = 0 or (a < n and a + s*t < n)     and, as the loop was entered,     a < n

says a + s*t < n whatever t is. Such a part is proved as a step, by the two cases of this one assumption; then nothing else
has to be taken apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import numpy as np

from ..language.meanings import vectors
from ..language.terms import Term
from ..language.walking import conjuncts, variables
from ..proof.closing import Node
from ..proof.errors import RuleError
from .clauses import Clauses
from .sampling import rows, some
from .saturation import OutOfTime

MOST_STEPS = 8


def steps(assumptions: Sequence[Term], goal: Term, deadline: float) -> list[tuple[Term, Node]]:
    """Such parts, about variables of the goal, each with its proof."""
    columns = some(assumptions, [goal])
    found: list[tuple[Term, Node]] = []
    for part, of in _proposed(assumptions, set(variables(goal))):
        if len(found) == MOST_STEPS:
            break
        (lanes,) = vectors.evaluate(columns, part) if rows(columns) else (None,)
        if lanes is None or np.all(lanes.values | ~lanes.ok):
            with suppress(OutOfTime, RuleError):
                root = Clauses(assumptions, part, deadline, [of]).run()
                found += [] if root is None else [(part, root)]
    return found


def _proposed(assumptions: Sequence[Term], own: set[Term]) -> Iterator[tuple[Term, Term]]:
    """(part, the assumption that it is a part of), each part once."""
    done = {part for formula in assumptions for part in conjuncts(formula)}
    for formula in assumptions:
        for other in formula.args if formula.op == "or" else ():
            for part in _parts(other) if other.op == "and" else ():
                if part.op in ("le", "lt") and part not in done and not own.isdisjoint(variables(part)):
                    done.add(part)
                    yield part, formula


def _parts(formula: Term) -> Iterator[Term]:
    """What it says together, and what alternatives in it say in each: ways that parted twice and met have that."""
    for part in conjuncts(formula):
        yield part
        if part.op == "or":
            common = [set(_parts(other)) for other in part.args]
            yield from (own for own in _parts(part.args[0]) if all(own in others for others in common))
