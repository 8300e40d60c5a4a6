"""What a search knows by trying: points of the parameters, labelled by lanes that fail at them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from ...language.exact import completed
from ...language.obligations import Obligation
from ...language.terms import Term, const
from .grammar import WORD, Grammar
from .lane_ends import lane_ends
from .points import Columns, Points, around, drawn, every, factored, labelled, put, spread

FEW, MOST_SPREADS = 150, 8  # points that are too few to guess from, and how often they are spread out
IN_STEPS = 24  # points that are moved to multiples
WHOLE = 3  # times that all parameters of a point are
SOME = 6  # points that are tried with a parameter near the end of a register
MARKS = 10  # terms near which lanes are tried


class Sampled:
    """Labelled points of one statement.

    near: values of lanes that fail where none was seen to. complete: whether the points are every value of the parameters,
    with all of their lanes.
    """

    def __init__(self, obligation: Obligation, parameters: list[Term], point: Mapping[str, int] | None):
        self.obligation, self.parameters = obligation, parameters
        self.grammar = Grammar(obligation, parameters)
        self.near: list[Term] = []
        self.ends = lane_ends(obligation, parameters)
        self.rng = np.random.default_rng(17)
        whole = every(parameters)
        self.points = self._labelled(whole) if whole is not None else self._drawn(2)
        self.complete = whole is not None and bool(np.all(self.points.bad | self.points.sure))
        if not self.complete:
            self._more_points(point)

    def _more_points(self, point: Mapping[str, int] | None) -> None:
        if point is not None:
            self._learn(point)
        for _ in range(MOST_SPREADS):
            if not 0 < self.points.size < FEW:
                break
            self.points = self.points + self._labelled(spread(self.points.columns, self.rng, self.grammar.terms))
        if self.grammar.edges and self.points.size:
            self.points = self.points + self._labelled(self._at_the_edges())
        if self.points.size:
            self.points = self.points + self._labelled(self._in_steps())
        for pairs in self.grammar.alike:
            self.points = self.points + self._labelled(put(self.points.columns, pairs))

    def _at_the_edges(self) -> Columns:
        """A few of the points, with each parameter in its turn as far as a register lets what is counted in steps go, and
        one further."""
        few = {name: column[:SOME] for name, column in self.points.columns.items()}
        values = np.array([value for edge in self.grammar.edges for value in (edge, edge + 1)], np.int64)
        size = len(next(iter(few.values())))
        parts = [
            {**{name: np.tile(column, len(values)) for name, column in few.items()}, own: np.repeat(values, size)}
            for own in few
        ]
        return {name: np.concatenate([part[name] for part in parts]) for name in few}

    def _in_steps(self) -> Columns:
        """The points with one parameter at a multiple of what the statement divides by, or with each of them at a multiple
        of some, which chance seldom meets."""
        columns, steps = self.points.columns, self.grammar.steps()
        parts = [columns]
        for own, column in columns.items():
            parts += [{**columns, own: _multiple(column, step)} for step in steps]
        for _ in range(WHOLE if len(columns) > 1 and steps else 0):
            chosen = {own: self.rng.choice(np.array(steps, np.int64), len(column)) for own, column in columns.items()}
            parts.append({own: _multiple(column, chosen[own]) for own, column in columns.items()})
        return {
            name: np.concatenate([part[name][:: max(1, len(part[name]) // IN_STEPS)] for part in parts])
            for name in columns
        }

    def _labelled(self, columns: dict[str, np.ndarray]) -> Points:
        return labelled(
            self.obligation, self.parameters, columns, [*self.near, *self.ends, *self.grammar.terms[:MARKS]]
        )

    def _drawn(self, seed: int) -> Points:
        """Fresh points; also where an assumption fixes a product of parameters, which chance seldom meets."""
        grammar = self.grammar
        found = self._labelled(drawn(self.obligation, self.parameters, seed, grammar.largest, grammar.terms))
        for formula, factors, product in grammar.products:
            others = tuple(each for each in self.obligation.given if each is not formula)
            free = drawn(replace(self.obligation, given=others), self.parameters, seed, grammar.largest, grammar.terms)
            found = found + self._labelled(factored(free, factors, product, seed))
        return found

    def _learn(self, point: Mapping[str, int]) -> None:
        """A point where a prover found a lane that fails, and what lies around it."""
        here = self._of_parameters(point)
        if all(abs(value) < 2**61 for value in here.values()):
            columns = {name: np.array([value]) for name, value in here.items()}
            self.points = Points(columns, np.array([True]), np.array([True])) + self.points
            self.points = self.points + self._labelled(around(here, self.rng, self.grammar.terms))

    def _of_parameters(self, point: Mapping[str, int]) -> dict[str, int]:
        whole = completed(self.obligation.variables, point)
        return {variable.payload[0]: whole[variable.payload[0]] for variable in self.parameters}

    def _ends(self) -> list[Term]:
        """Elements near the end of what a register counts in bytes, for elements of a few sizes."""
        few, largest = self.grammar.constants[:3], self.grammar.constants[-1]
        return [const(largest // size - step) for size in few for step in few] if largest >= WORD else []


def _multiple(column: np.ndarray, step: Any) -> np.ndarray:
    """The next multiples of the step, of what is no larger than the points are."""
    return np.where(np.abs(column) < 2**61, -(-column // step) * step, column)
