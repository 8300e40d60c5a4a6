"""Asking for the verdict on one formula, in this process."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engines.outcome import Outcome
from ..language.claims import Case, Claim, OneToOne
from ..language.terms import Term


def prove(goal: Term | bool | OneToOne, given: Sequence[Term | bool] = (), seconds: float = 60.0) -> Outcome:
    """Whether the goal holds for all values of its variables under which everything given holds.

    goal: a formula of integer terms, or what `one_to_one` gives. given: formulas that may be assumed. seconds: how long
    the engines may look; they run in this process, and a solver may take longer than that.

    The Outcome's ``verdict`` is one of `Verdict`'s; only PROVED says that it holds. ``point`` is the counterexample of a
    refuted one, variable -> value; ``detail`` says why nothing was found out. Nothing is recorded: `System` and
    ``tileprove check --update`` do that. Raises TypeError for what is no formula, SpecError for two variables of one
    name.

        >>> from tileprove import integer, prove
        >>> lane = integer("lane", 0, 64)
        >>> prove((lane ^ 4) < 64).verdict.value
        'proved'
        >>> prove(lane * 16 < 1000).point
        {'lane': 63}
    """
    from ..engines import ladder

    def build() -> Iterator[Case]:
        yield Case("", goal, given)

    (obligation,) = Claim("tileprove", "prove", "", build).obligations()
    return ladder.decide(obligation, seconds)
