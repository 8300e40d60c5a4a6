"""A goal with fewer alternatives, which is easier to prove where it holds. Untrusted: that the goal follows is checked.

An equality under conditions is a disjunction. Where the conditions cannot all fail, the equality says nothing and only
gives the search more to look at. And a condition that fails nowhere is a fact that follows from the others: as one more
assumption it has the same effect.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..language.constructors import both, either
from ..language.meanings import vectors
from ..language.terms import Term
from ..language.walking import conjuncts
from .sampling import rows
from .sweeping import LEAST_SAMPLES, drawn


def sharpened(assumptions: Sequence[Term], goal: Term) -> Term:
    """The goal without alternatives that it does without at every sample; the goal itself where there are none."""
    parts = conjuncts(goal)
    options = list(dict.fromkeys(option for part in parts if part.op == "or" for option in part.args))
    if not options:
        return goal
    columns = drawn(assumptions, goal)
    size = rows(columns)
    if size < LEAST_SAMPLES:
        return goal
    found = vectors.evaluate(columns, *options)
    holds = {
        option: np.broadcast_to(lanes.values & lanes.ok, size) for option, lanes in zip(options, found, strict=True)
    }
    unclear = {option for option, lanes in zip(options, found, strict=True) if not np.all(lanes.ok)}

    def sharper(part: Term) -> Term:
        if part.op != "or":
            return part
        conditions = [option for option in part.args if option.op != "eq"]
        if conditions and np.all(np.any([holds[option] for option in conditions], axis=0)):
            return either(*conditions)
        kept = [option for option in part.args if option in unclear or np.any(holds[option])]
        return either(*kept) if kept else part

    return both(*map(sharper, parts))
