"""A wrong answer of the simplifier, planted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tileprove.prover.engines.simplifying.watched import Watched
from tileprove.prover.language.terms import Term, const
from tileprove.prover.language.walking import variables


def planted(monkeypatch: pytest.MonkeyPatch, operation: str, meant: Callable[..., bool], more: int) -> list[Term]:
    """The simplifier answers one question with a number that is so much more, wherever it is asked; the right answer, once
    each time. operation: of `Watched`; meant: of the answer and what is asked, whether it may be that question."""
    wrong, right = list[Term](), getattr(Watched, operation)

    def lied(self: Watched, *asked: Any) -> Term:
        found = right(self, *asked)
        if meant(found, *asked) and (not wrong or found is wrong[0]):
            wrong.append(found)
            return found + const(more)
        return found

    monkeypatch.setattr(Watched, operation, lied)
    return wrong


def several_summands(found: Term, *_: Any) -> bool:
    return found.op == "add" and len(variables(found)) > 1


def four_times_a_sum(found: Term, term: Term, by: int) -> bool:
    return by == 4 and term.op == "add"
