"""A place to note steps, with the simplifier whose answers they are."""

from __future__ import annotations

from ...engines.simplifying.watched import Watched
from ...machine.arithmetic import Arithmetic, Steps


def new_steps() -> Steps:
    """Nothing noted yet."""
    return Steps(Watched)


def simplifier_of(arithmetic: Arithmetic) -> Watched:
    """Who answers it."""
    assert isinstance(arithmetic.proposer, Watched)
    return arithmetic.proposer
