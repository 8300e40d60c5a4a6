"""What is taken of the emitted code, decided some at a time: a point at which one part is false is tried at the rest.

Search: what falls is not taken, and what is taken counts by its proof alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..kernels.loops.paths import Trace
from ..kernels.machine.assuming import Assuming
from ..kernels.steps.proving import Effort
from ..language.exact import Invalid, check, completed
from ..language.obligations import Obligation, Verdict
from ..language.terms import Term
from ..triton.claimed import HOLDS
from .compiled_check import CompiledCheck
from .points import WRONG

FIRST = 6  # statements that are decided before others; then twice as many, and so on
Key = tuple[str, str]  # claim, case


def falls_at(own: Obligation, point: Mapping[str, int]) -> bool:
    """Whether all that is assumed holds at the point, and the goal does not."""
    try:
        check(own, completed(own.variables, point))
    except (Invalid, *WRONG):
        return False
    return True


def decide(
    own: CompiledCheck, quick: Callable[[CompiledCheck, Effort], object], keys: Iterable[Key]
) -> dict[Key, bool]:  # fmt: skip
    """Of which of the check's statements it is known whether they hold, and whether they do."""
    wanted = dict.fromkeys(keys)
    left = {(one.claim, one.case): one for _, one in own.items if (one.claim, one.case) in wanted}
    terms = {key: own.plans.obligation(one) for key, one in left.items()}
    known, points, count = dict[Key, bool](), list[Mapping[str, int]](), FIRST
    while left:
        now = dict(list(left.items())[:count])
        own.asked = {one.digest for one in now.values()}
        quick(own, Effort.ALL)
        for key, one in now.items():
            outcome = own.outcomes.get(one.digest)
            if outcome is not None and outcome.verdict in HOLDS:
                known[key] = True
            elif outcome is not None and outcome.verdict is Verdict.REFUTED:
                known[key] = False
                points += [outcome.point] if outcome.point else []
        left = {key: one for key, one in left.items() if key not in now}
        known |= {key: False for key in left if any(falls_at(terms[key], point) for point in points)}
        left = {key: one for key, one in left.items() if key not in known}
        count *= 2
    own.asked = None
    return known


def without(
    before: Assuming, trace: Trace, assumed: Mapping[Key, Term], known: Mapping[Key, bool], last: bool
) -> Assuming:  # fmt: skip
    """What is assumed next: nothing that does not hold, nothing of an instruction of which one formula took too long, and
    at last of no value what was not assumed, and held, now."""
    fallen = frozenset(term for key, term in assumed.items() if not known.get(key))
    long = {term for key, term in assumed.items() if key not in known}
    noted = () if trace.frame is None else trace.frame.noted.values()
    lost = frozenset(id(one.instruction) for one in noted if one.formula in long and one.instruction is not None)
    alone = frozenset(one.formula for one in noted) - fallen if last else None
    return Assuming(before.refused | fallen, before.lost | lost, alone, before.signs)
