"""What is taken of the emitted code, decided some at a time: a point at which one part is false is tried at the rest.

Search: what falls is not taken, and what is taken counts by its proof alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from ..accesses.points import value_at
from ..kernels.steps.proving import Effort
from ..language.exact import completed
from ..language.obligations import Holds, Obligation, Verdict
from .points import WRONG

if TYPE_CHECKING:
    from .checking import CompiledCheck

FIRST = 6  # statements that are decided before others; then twice as many, and so on
Key = tuple[str, str]  # claim, case


def falls_at(own: Obligation, point: Mapping[str, int]) -> bool:
    """Whether all that is assumed holds at the point, and the goal does not."""
    if not isinstance(own.goal, Holds):
        return False
    try:
        whole = completed(own.variables, point)
        return all(value_at(one, whole) for one in own.assumptions) and not value_at(own.goal.formula, whole)
    except WRONG:
        return False


def decide(check: CompiledCheck, quick: Callable[[CompiledCheck, Effort], object], keys: Iterable[Key]) -> set[Key]:
    """Which of the check's statements hold."""
    wanted = dict.fromkeys(keys)
    left = {(one.claim, one.case): one for _, one in check.items if (one.claim, one.case) in wanted}
    terms = {key: check.plans.obligation(one) for key, one in left.items()}
    held, points, count = set[Key](), list[Mapping[str, int]](), FIRST
    while left:
        now = dict(list(left.items())[:count])
        check.asked = {one.digest for one in now.values()}
        quick(check, Effort.ALL)
        for key, one in now.items():
            outcome = check.outcomes.get(one.digest)
            if outcome is not None and outcome.verdict in (Verdict.PROVED, Verdict.VACUOUS):
                held.add(key)
            elif outcome is not None and outcome.verdict is Verdict.REFUTED and outcome.point:
                points.append(outcome.point)
        left = {
            key: one for key, one in left.items()
            if key not in now and not any(falls_at(terms[key], point) for point in points)
        }  # fmt: skip
        count *= 2
    check.asked = None
    return held
