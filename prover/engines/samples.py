"""Sample points of a proof state, to drop proposals that are false before a solver sees them. Untrusted.

A sample is one assignment of the obligation's variables that satisfies its assumptions; an inequality that fails
at a sample cannot be derived. Values are numpy int64 columns, with overflow checked by `meanings.vectors`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..language.meanings import vectors
from ..language.terms import Term
from ..proof.polynomials import Poly
from ..proof.rules import State

LIMIT = float(2**62)


class Samples:
    """Columns of values for atoms, and which rows a case of a split still allows."""

    def __init__(self, values: Mapping[str, Any], size: int):
        self.values, self.size = values, size
        self.columns: dict[int, Any] = {}

    def column(self, state: State, number: int) -> Any:
        """The atom's value at every sample; None where it has no exact value."""
        if number not in self.columns:
            self.columns[number] = None  # a cycle cannot happen, a missing variable can
            self.columns[number] = self._compute(state, number)
        return self.columns[number]

    def _compute(self, state: State, number: int) -> Any:
        kind, key, arguments = state.atoms[number]
        if kind == "var":
            return self.values.get(key)
        if kind == "name":
            return self.poly(state, state.definitions[number]) if number in state.definitions else None
        if kind == "ite":
            lanes = vectors.evaluate(self.values, key)[0]
            return np.broadcast_to(lanes.values, self.size) if np.all(lanes.ok) else None
        inner = [self.poly(state, argument) for argument in arguments]
        if any(value is None for value in inner):
            return None
        a, b = inner
        if kind in ("div", "mod"):
            if np.any(b == 0):
                return None
            return a // b if kind == "div" else a % b
        if np.any(a < 0) or np.any(b < 0) or (kind in ("shl", "shr") and np.any(b > 62)):
            return None
        return {
            "xor": np.bitwise_xor, "band": np.bitwise_and, "bor": np.bitwise_or, "shl": np.left_shift,
            "shr": np.right_shift,
        }[kind](a, b)  # fmt: skip

    def poly(self, state: State, poly: Poly) -> Any:
        """The poly's value at every sample, or None where it is not exact."""
        result: Any = np.zeros(self.size, np.int64)
        rough: Any = np.zeros(self.size)
        for monomial, coefficient in poly.terms.items():
            if abs(coefficient) >= 2**62:
                return None
            product: Any = np.full(self.size, coefficient, np.int64)
            size: Any = np.full(self.size, abs(float(coefficient)))
            for number in monomial:
                column = self.column(state, number)
                if column is None:
                    return None
                product = product * column
                size = size * np.abs(column)
            result, rough = result + product, rough + size
        return result if np.all(rough < LIMIT) else None

    def allowed(self, case: list[Term | Poly], rows: Any, state: State) -> Any:
        """The rows (a boolean mask) of ``rows`` in which the case holds."""
        for item in case:
            if isinstance(item, Poly):
                value = self.poly(state, item)
                holds = None if value is None else value >= 0
            else:
                lanes = vectors.evaluate(self.values, item)[0]
                holds = lanes.values if np.all(lanes.ok) else None
            if holds is None:
                return np.zeros(self.size, bool)
            rows = rows & holds
        return rows
