"""What is known where a claim was decided by two sorts of formulas, or the time was over before it was."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..engines.outcome import unknown
from ..language.obligations import Verdict
from ..running.results import Result, fails_at
from ..triton.claimed import HOLDS
from .claimed import Stated


def better(results: list[Result], others: list[Result]) -> dict[str, list[Result]]:
    """Claim -> the one of both of which more is known: by one way a case is refuted, which a run shows and no proof takes
    away, or all of it is proved."""
    found: dict[str, list[Result]] = {}
    for claim in dict.fromkeys(one.statement.claim for one in results):
        mine, theirs = ([one for one in own if one.statement.claim == claim] for own in (results, others))
        found[claim] = others if theirs and _known(theirs) > _known(mine) else results
    return found


def _known(results: Sequence[Result]) -> int:
    verdicts = [one.outcome.verdict if one.outcome is not None else Verdict.UNKNOWN for one in results]
    if results and all(verdict in HOLDS for verdict in verdicts):
        return 1 << 20
    return (1 << 21) * (Verdict.REFUTED in verdicts) + sum(verdict in HOLDS for verdict in verdicts)


def undecided(result: Result) -> bool:
    """Whether nothing is known."""
    return result.outcome is None or result.outcome.verdict is Verdict.UNKNOWN


def left(result: Result, stated: Stated, why: str) -> Result:
    """A result where the time is over: a refutation that was not run is none."""
    outcome, key = result.outcome, (result.statement.claim, result.statement.case)
    if outcome is None:
        return replace(result, outcome=unknown("", why))
    if outcome.verdict is not Verdict.REFUTED or key in stated.given:
        return result
    return replace(result, outcome=unknown(outcome.engine, f"{fails_at(outcome.point)}, where nothing was run; {why}"))
