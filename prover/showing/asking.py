"""Asking for the verdict on one formula, in this process."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..language.claims import Case, Claim, OneToOne
from ..language.terms import Term
from .proof_result import ProofResult, result_of


def prove(goal: Term | bool | OneToOne, given: Sequence[Term | bool] = (), seconds: float = 60.0) -> ProofResult:
    """Whether the goal holds for all values of its variables under which everything given holds.

    goal: a formula of integer terms, or what `one_to_one` gives. given: formulas that may be assumed. seconds: how long
    the engines may look; they run in this process, and a solver may take longer than that.

    The result is true where it is PROVED, and only there: ``assert prove(...)`` is a test. Its ``verdict`` is one of
    `Verdict`'s, ``counterexample`` is that of a refuted one, ``detail`` says why nothing was found out; see `ProofResult`.
    Nothing is recorded: `System` and ``tileprove check --update`` do that. Raises TypeError for what is no formula,
    SpecError for two variables of one name.

        >>> from tileprove import integer, prove
        >>> lane = integer("lane", 0, 64)
        >>> bool(prove((lane ^ 4) < 64))
        True
        >>> prove(lane * 16 < 1000).counterexample
        {'lane': 63}
    """
    from ..engines import ladder

    def build() -> Iterator[Case]:
        yield Case("", goal, given)

    (obligation,) = Claim("tileprove", "prove", "", build).obligations()
    return result_of(obligation, ladder.decide(obligation, seconds))
