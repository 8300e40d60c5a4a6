"""A proof state with what only the search wants to know of it; no rule reads any of this."""

from __future__ import annotations

from typing import Any

from ..proof.errors import RuleError
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
        self.settling: set[int] = set()  # atoms that stand in what they are after the rewrites, where that never ends

    def _settle(self, number: int) -> Poly:
        if number in self.settling:
            raise RuleError("a rewrite that never ends")
        if number in self._settled:
            return self._settled[number]
        self.settling.add(number)
        try:
            return super()._settle(number)
        finally:
            self.settling.discard(number)

    def _loops(self, number: int, value: Poly) -> bool:
        """Or whether with it another rewrite would never end: 1 << a is (1 << b) * c, and now b is a."""
        if super()._loops(number, value):
            return True
        others, settled = self.rewrites, dict(self._settled)
        self.rewrites = {**others, number: (value, -1)}
        self._settled.clear()
        try:
            for other, _ in others.values():
                self.normal(other)
        except RuleError:
            return True
        finally:
            self.rewrites = others
            self._settled.clear()
            self._settled.update(settled)
        return False

    def _renormalise(self) -> None:
        """The newer form of a fact in focus is in focus, too."""
        before = self.focus - self.stale
        super()._renormalise()
        for number in before & self.stale:
            fact = self.facts[number]
            renewed = self.known(self.normal(fact.poly), fact.equal)
            if renewed is not None:
                self.focus.add(renewed)
