"""A proof state with what only the search wants to know of it; no rule reads any of this."""

from __future__ import annotations

from typing import Any

from ..proof.polynomials import Poly
from ..proof.rules import State


class SearchState(State):
    """focus: numbers of the facts that the cases down to here assumed. rows, guide: which samples satisfy every case, and
    those that guide where none does. tried, revisited: divisions (x, d) whose closed forms were looked for."""

    def __init__(self, parent: SearchState | None = None):
        super().__init__(parent)
        self.focus: set[int] = set(parent.focus) if parent else set()
        self.rows: Any = None
        self.guide: Any = None
        self.tried: set[tuple[Poly, Poly]] = set(parent.tried) if parent else set()
        self.revisited: set[tuple[Poly, Poly]] = set(parent.revisited) if parent else set()

    def _renormalise(self) -> None:
        """The newer form of a fact in focus is in focus, too."""
        before = self.focus - self.stale
        super()._renormalise()
        for number in before & self.stale:
            fact = self.facts[number]
            renewed = self.known(self.normal(fact.poly), fact.equal)
            if renewed is not None:
                self.focus.add(renewed)
