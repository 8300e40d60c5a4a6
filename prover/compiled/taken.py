"""What is taken of the emitted code, decided some at a time: a point at which one part is false is tried at the rest.

Search: what falls is not taken, and what is taken counts by its proof alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from ..kernels.steps.proving import Effort
from ..language.exact import Invalid, check, completed
from ..language.obligations import Obligation, Verdict
from ..triton.claimed import HOLDS
from .points import WRONG

if TYPE_CHECKING:
    from .checking import CompiledCheck

FIRST = 6  # statements that are decided before others; then twice as many, and so on
Key = tuple[str, str]  # claim, case


def falls_at(own: Obligation, point: Mapping[str, int]) -> bool:
    """Whether all that is assumed holds at the point, and the goal does not."""
    try:
        check(own, completed(own.variables, point))
    except (Invalid, *WRONG):
        return False
    return True


def decide(own: CompiledCheck, quick: Callable[[CompiledCheck, Effort], object], keys: Iterable[Key]) -> set[Key]:
    """Which of the check's statements hold."""
    wanted = dict.fromkeys(keys)
    left = {(one.claim, one.case): one for _, one in own.items if (one.claim, one.case) in wanted}
    terms = {key: own.plans.obligation(one) for key, one in left.items()}
    held, points, count = set[Key](), list[Mapping[str, int]](), FIRST
    while left:
        now = dict(list(left.items())[:count])
        own.asked = {one.digest for one in now.values()}
        quick(own, Effort.ALL)
        for key, one in now.items():
            outcome = own.outcomes.get(one.digest)
            if outcome is not None and outcome.verdict in HOLDS:
                held.add(key)
            elif outcome is not None and outcome.verdict is Verdict.REFUTED and outcome.point:
                points.append(outcome.point)
        left = {
            key: one for key, one in left.items()
            if key not in now and not any(falls_at(terms[key], point) for point in points)
        }  # fmt: skip
        count *= 2
    own.asked = None
    return held
