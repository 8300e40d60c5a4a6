"""Questions of a search to the engines: of statements of which the points say that they hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...language.obligations import Obligation, Verdict
from .. import integer, ladder
from ..counterexample import find
from ..outcome import Outcome, unknown

A_PROOF = 0.5  # share of the time that is left for one question
OWN = 0.6  # share of that for the integer engine alone
LEAST = 2.0  # seconds for a question in any case


def asked(ways: Sequence[Obligation], left: Callable[[], float]) -> Outcome:
    """The verdict of the first of several ways to say one thing that has one. The integer engine looks at all of them
    before solvers do: products of facts, as of tiles in groups, it sees at once and they do not. left: seconds that the
    search still has."""
    if find(ways[0]) is None:
        for way in ways:
            own = ladder.by(integer.NAME, way, min(OWN * _seconds(left), max(left(), 0.1)))
            if own.verdict is Verdict.PROVED:
                return own
    outcome = unknown("", "")
    for way in ways:
        outcome = ladder.decide(way, _seconds(left))
        if outcome.verdict is not Verdict.UNKNOWN:
            break
    return outcome


def _seconds(left: Callable[[], float]) -> float:
    return min(max(LEAST, A_PROOF * left()), max(left(), 0.1))
