"""How often a loop runs at most, from the condition under which it goes on."""

from __future__ import annotations

import math
from collections.abc import Iterable

from ..terms import Term, both, either, variables
from .algebra import Algebra
from .induction import carried, iterations
from .ranges import split, summands
from .values import literals

# bounds of t to try, until the condition implies a smaller one: below some of them a counter cannot wrap
CAPS = tuple(1 << bits for bits in (31, 26, 22, 16, 10))


def bound(path: Term, t: Term, best: int) -> int:
    """A number that t stays below, because the loop goes on only while a counter has not reached its end."""
    for part in literals(path):
        if part.op not in ("lt", "le"):
            continue
        left, right = part.args
        math_ = Algebra()
        room = math_.add(right, math_.scaled(left, -1))  # > 0, or >= 0: a*t + rest with a < 0
        own = [split(s) for s in summands(room) if any(v is t for v in variables(s))]
        if len(own) != 1 or own[0][1] is not t or own[0][0] >= 0:
            continue
        rest = math_.interval(math_.add(room, math_.scaled(t, -own[0][0])))[1]
        if math.isinf(rest):
            continue
        last = (int(rest) - (part.op == "lt")) // -own[0][0]  # the last t at which it can go on
        best = min(best, max(last, 0) + 2)
    return best


def after_loops(path: Term, endings: Iterable[frozenset[Term]]) -> Term | None:
    """When some iteration of the loops before leads to what runs under ``path``; None if that cannot be told.

    endings: the conditions on the only ways out of loops. One iteration of a loop that is reached fulfils them.
    """
    found = path
    for ending in sorted(endings, key=len, reverse=True):
        found = _without(found, ending)
    return None if carried(found) or iterations(found) else found


def _without(formula: Term, ending: frozenset[Term]) -> Term:
    if formula.op == "or":
        return either(*(_without(part, ending) for part in formula.args))
    parts = literals(formula)
    if ending <= set(parts):
        parts = tuple(part for part in parts if part not in ending)
    return both(*(_without(part, ending) if part.op == "or" else part for part in parts))


def foreign(part: Term, own: Term) -> bool:
    """Whether the condition hangs on more of the loop than the iteration's number."""
    return bool(carried(part)) or any(v is not own for v in iterations(part))
