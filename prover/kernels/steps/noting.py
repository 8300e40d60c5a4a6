"""A place to note steps, with the simplifier whose answers they are."""

from __future__ import annotations

from ...engines.simplifying.watched import Watched
from ...language.terms import Term
from ...machine.arithmetic import Arithmetic, Steps


def new_steps(refused: frozenset[Term] = frozenset()) -> Steps:
    """Nothing noted yet. refused: equations that nothing is to rest on."""
    return Steps(Watched, refused)


def simplifier_of(arithmetic: Arithmetic) -> Watched:
    """Who answers it."""
    assert isinstance(arithmetic.proposer, Watched)
    return arithmetic.proposer
