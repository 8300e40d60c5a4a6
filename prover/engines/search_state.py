"""A proof state with what only the search wants to know of it; no rule reads any of this."""

from __future__ import annotations

from typing import Any

from ..proof.errors import RuleError
from ..proof.polynomials import Poly
from ..proof.rules import State


class SearchState(State):
    """focus: numbers of the facts that the cases down to here assumed. rows, guide: which samples satisfy every case, and
    those that guide where none does. tried, revisited: divisions (x, d) whose closed forms were looked for. tightened: how
    many of the facts were."""

    def __init__(self, parent: SearchState | None = None):
        super().__init__(parent)
        self.focus: set[int] = set(parent.focus) if parent else set()
        self.rows: Any = None
        self.guide: Any = None
        self.tried: set[tuple[Poly, Poly]] = set(parent.tried) if parent else set()
        self.revisited: set[tuple[Poly, Poly]] = set(parent.revisited) if parent else set()
        self.tightened = parent.tightened if parent else 0
        self.settling: set[int] = set()  # atoms that stand in what they are after the rewrites, where that never ends

    def _settle(self, number: int) -> Poly:
        """Where a rewrite never ends, as of 1 << a to (1 << b) * c once b is a, this way finds no proof; another may."""
        if number in self.settling:
            raise RuleError("a rewrite that never ends")
        if number in self._settled:
            return self._settled[number]
        self.settling.add(number)
        try:
            return super()._settle(number)
        finally:
            self.settling.discard(number)

    def _renormalise(self) -> None:
        """The newer form of a fact in focus is in focus, too."""
        before = self.focus - self.stale
        super()._renormalise()
        for number in before & self.stale:
            fact = self.facts[number]
            renewed = self.known(self.normal(fact.poly), fact.equal)
            if renewed is not None:
                self.focus.add(renewed)
