"""Functions of the lane and the warp alone, in one form each: equal functions become the same term.

Such a subterm has a few hundred values, so it is tabulated. A bit of the lane (or warp) that contributes the same amount
whatever the other bits are is written as that; runs of them become div and mod. What is left (an xor swizzle, as a rule)
is represented by the first term seen with that table. Each is noted as a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...language.constructors import make
from ...language.meanings import vectors
from ...language.terms import SIGNATURES, Term, const
from ...language.walking import fold, postorder
from ...machine.arithmetic import Arithmetic

MOST_POINTS = 1 << 13


class Tables:
    """The box of values of a few variables, and the representatives of what was tabulated on it."""

    def __init__(self, algebra: Arithmetic, box: Sequence[Term]):
        self.algebra, self.proposer = algebra, algebra.proposer
        self.box = [v for v in box if v.op == "var"]
        self.extents = [int(algebra.interval(v)[1]) + 1 for v in self.box]
        size = int(np.prod(self.extents)) if self.box else 0
        self.usable = 0 < size <= MOST_POINTS and all(algebra.interval(v)[0] == 0 for v in self.box)
        if self.usable:
            grid = np.indices(self.extents).reshape(len(self.box), -1)
            self.points = {v.payload[0]: grid[n].astype(np.int64) for n, v in enumerate(self.box)}
            self.grid = grid
        self.representatives: dict[bytes, Term] = {}
        self.known: dict[Term, Term] = {}

    def canonical(self, term: Term) -> Term:
        """The term with every function of the box's variables in its one form."""
        if not self.usable:
            return term
        support: dict[Term, int] = {}  # 0: no variable, 1: only the box's, 2: others too
        for node in postorder(term):
            own = 0
            if node.op == "var":
                own = 1 if any(node is v for v in self.box) else 2
            support[node] = max([own, *(support[arg] for arg in node.args)])

        def rebuild(node: Term, *args: Term) -> Term:
            if node.op == "add" and support[node] == 2:
                finite = [a for a, old in zip(args, node.args, strict=True) if support[old] < 2]
                rest = [a for a, old in zip(args, node.args, strict=True) if support[old] == 2]
                return (
                    self.algebra.add(*rest, self._form(self.algebra.add(*finite)))
                    if finite
                    else self.algebra.add(*rest)
                )
            if support[node] < 2:
                return node  # its outermost parent decides
            args = tuple(self._form(a) if support[old] == 1 else a for a, old in zip(args, node.args, strict=True))
            return make(node.op, args, node.payload) if args else node

        table = dict.fromkeys(SIGNATURES, rebuild)
        found = fold(table, term)[0]
        return self._form(found) if support[term] == 1 else found

    def _form(self, term: Term) -> Term:
        if term.sort != "int" or term.op == "const":
            return term
        if term not in self.known:
            self.known[term] = self.algebra.same(term, self._tabulated(term))
        return self.known[term]

    def _tabulated(self, term: Term) -> Term:
        lanes = vectors.evaluate(self.points, term)[0]
        values = np.broadcast_to(lanes.values, self.grid.shape[1])
        if not np.all(lanes.ok):
            return term
        return self._sum(values, term)

    def _sum(self, values: Any, term: Term) -> Term:
        cube = values.reshape(self.extents)
        total = [const(int(cube.flat[0]))]
        left = values - cube.flat[0]
        for axis, variable in enumerate(self.box):
            weights = self._weights(cube, axis)
            for start, length, weight in _runs(weights):
                total.append(self.proposer.scaled(self._digit(variable, start, length), weight))
                left = left - weight * (self.grid[axis] >> start & ((1 << length) - 1))
        if np.any(left):
            total.append(
                self._representative(left, self.proposer.add(term, *(self.proposer.scaled(t, -1) for t in total)))
            )
        return self.proposer.add(*total)

    def _weights(self, cube: Any, axis: int) -> list[int | None]:
        """What each bit of the variable adds, or None where that depends on other bits."""
        extent = self.extents[axis]
        found: list[int | None] = []
        for bit in range((extent - 1).bit_length()):
            clear = np.array([x for x in range(extent) if not x >> bit & 1 and x | 1 << bit < extent])
            difference = cube.take(clear | 1 << bit, axis) - cube.take(clear, axis)
            same = difference.size and np.all(difference == difference.flat[0])
            found.append(int(difference.flat[0]) if same else None)
        return found

    def _linear(self, left: Any) -> Term | None:
        """The xor of shifted digits that the table is, if it is one: a form of its own for every xor swizzle."""
        table = np.zeros_like(left)
        columns: list[list[int]] = []
        strides = np.array([int(np.prod(self.extents[axis + 1 :])) for axis in range(len(self.box))])
        for axis, extent in enumerate(self.extents):
            own = [int(left[(1 << bit) * strides[axis]]) for bit in range((extent - 1).bit_length())]
            for bit, column in enumerate(own):
                table ^= column * (self.grid[axis] >> bit & 1)
            columns.append(own)
        if any(c < 0 for own in columns for c in own) or not np.array_equal(table, left):
            return None
        # a bit of the result that only one input bit feeds is simply added
        once = twice = 0
        for column in (c for own in columns for c in own):
            twice |= once & column
            once |= column
        added, mixed = const(0), const(0)
        for variable, own in zip(self.box, columns, strict=True):
            for start, length, weight in _runs([column & ~twice for column in own]):
                added = self.proposer.add(added, self.proposer.scaled(self._digit(variable, start, length), weight))
            for start, length, weight in _runs([column & twice for column in own]):
                mixed = self.proposer.xor(mixed, self.proposer.scaled(self._digit(variable, start, length), weight))
        return self.proposer.add(added, mixed)

    def _digit(self, variable: Term, start: int, length: int) -> Term:
        return self.proposer.mod(self.proposer.div(variable, const(1 << start)), const(1 << length))

    def _representative(self, left: Any, term: Term) -> Term:
        """The term for a table that starts at 0, through the one for the table without its common factor."""
        linear = self._linear(left)
        if linear is not None:
            return linear
        factor = int(np.gcd.reduce(np.abs(left)))
        factor = factor if left[np.flatnonzero(left)[0]] > 0 else -factor
        key = (left // factor).tobytes()
        if key not in self.representatives:
            scaled = term if factor > 0 else self.proposer.scaled(term, -1)
            self.representatives[key] = scaled if abs(factor) == 1 else self.proposer.div(scaled, const(abs(factor)))
        return self.proposer.scaled(self.representatives[key], factor)


def _runs(weights: Sequence[int | None] | Sequence[int]) -> list[tuple[int, int, int]]:
    """(first bit, number of bits, weight of the first) of runs in which each bit adds twice the one before."""
    found: list[tuple[int, int, int]] = []
    for bit, weight in enumerate(weights):
        if not weight:
            continue
        if found:
            start, length, first = found[-1]
            if start + length == bit and weight == first << length:
                found[-1] = (start, length + 1, first)
                continue
        found.append((bit, 1, weight))
    return found
