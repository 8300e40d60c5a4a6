"""Sizes at which a launch is attacked: small ones, those around the kernel's numbers, and the ends of what is given."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any

import numpy as np

from ...engines.narrowing import ends
from ...engines.sampling import snaps
from ...language.meanings import python, vectors
from ...language.reaching import Reading
from ...language.terms import Term
from ...language.walking import postorder, range_of, variables
from .launch import Launch, TensorArgument

ROWS = 512  # that are drawn at once
TINY = (1, 2, 3)
POWERS = tuple(1 << bits for bits in range(2, 31))
LARGEST = (1 << 31) - 1
POWER = "next_power_of_2."  # begins the name of such a variable
BLOCK = re.compile(r"tensor<([0-9x]+)x")
TRIES = 40  # points around one that is known
SORTS = 7  # of values, see `_column`
BLOCKS = 6  # of a kernel, the most that are drawn
BARREN = 6  # rounds that find nothing new, after which what is known comes again


def terms_of(launch: Launch) -> list[Term]:
    """Every formula of the launch."""
    found = [*launch.given, *_facts(launch), *launch.grid, *launch.sizes.values()]
    for argument in launch.arguments:
        if not isinstance(argument, TensorArgument):
            found += [argument.term] if argument.term is not None else []
            continue
        found += [*argument.shape, *argument.strides, argument.allocation]
        own = argument.contents
        if own is not None:
            said = (own.low, own.high, own.first, own.last, own.also, *(end for pair in own.columns for end in pair))
            found += [term for term in said if term is not None]
    return found


def _facts(launch: Launch) -> list[Term]:
    """What is drawn fulfils; a tensor that is to be written is so by a launch without programs, too."""
    written = any(isinstance(argument, TensorArgument) and argument.written for argument in launch.arguments)
    return launch.always if written else launch.facts


class Points:
    """Points of a launch, in batches. known: a point that the engines found, if they did; text: of the kernel."""

    def __init__(self, launch: Launch, text: str, chance: np.random.Generator, known: Mapping[str, int] | None):
        self.terms, self.chance = terms_of(launch), chance
        programs = {term for term in launch.programs if term.op == "var"}
        self.variables = [term for term in variables(*self.terms) if term not in programs]
        given = (*launch.given, *_facts(launch))
        self.conditions = [*(part for own in self.variables for part in range_of(own)), *given]
        reading = Reading(self.variables, given)
        self.assumptions = (*reading.ranges, *reading.given)
        self.steps = snaps(self.assumptions)
        self.numbers, self.blocks = _numbers(self.terms, text), _blocks(text)
        names = {term.payload[0] for term in self.variables}
        self.known = [{name: known.get(name, 1) for name in names}] if known is not None else []
        self.known = [point for point in self.known if self.holds(point)]

    def holds(self, point: Mapping[str, int]) -> bool:
        """Whether it is a launch, in exact integers."""
        try:
            return all(python.evaluate(point, *self.conditions))
        except (python.Undefined, python.TooLarge):
            return False

    def drawn(self) -> Iterator[dict[str, int]]:
        """Points without end: by turns of each sort; once there is no other, those that are known again. None, where none
        is found in some rounds."""
        seen: set[tuple[int, ...]] = set()
        barren = 0
        for point in self.known:
            seen.add(tuple(point.values()))
            yield point
        while barren < BARREN:
            found = self._mixed()
            if self.known:
                found += self._around(self.known[int(self.chance.integers(len(self.known)))])
            fresh = 0
            for point in found:
                key = tuple(point.values())
                if key not in seen and self.holds(point):
                    seen.add(key)
                    fresh += 1
                    if len(self.known) < ROWS:
                        self.known.append(point)
                    yield point
            barren = 0 if fresh else barren + 1
            if not self.variables:
                break
        yield from cycle(list(self.known))

    def _mixed(self) -> list[dict[str, int]]:
        """Rows of one batch: each has a span, and mostly values of one sort."""
        size = ROWS
        sorts = self.chance.integers(0, SORTS, size)
        values: dict[str, Any] = {}
        good = np.ones(size, bool)
        for variable in self.variables:
            name, low, high = variable.payload
            own = [None if end is None else vectors.evaluate(values, end)[0].values for end in (low, high)]
            first, last = ends(self.assumptions, variable, values, *own)
            first = np.broadcast_to(np.int64(-LARGEST) if first is None else first, size)
            last = np.broadcast_to(first + (1 << 33) if last is None else last, size)
            good &= first < last
            column = self._column(first, np.maximum(last, first + 1), sorts, self._steps(name, values, size))
            if name.startswith(POWER):
                column = np.exp2(np.ceil(np.log2(np.maximum(first, 1)))).astype(np.int64)
            values[name] = column
        for lanes in vectors.evaluate(values, *self.assumptions):
            good &= np.broadcast_to(lanes.values | ~lanes.ok, size)  # beyond 62 bits `holds` says it
        rows = np.flatnonzero(good)
        order = np.argsort(sorts[rows], kind="stable")
        turns = [rows[order][sorts[rows][order] == sort] for sort in range(SORTS)]
        mixed = [int(turn[at]) for at in range(max(map(len, turns), default=0)) for turn in turns if at < len(turn)]
        return [{name: int(column[row]) for name, column in values.items()} for row in mixed]

    def _steps(self, name: str, values: Mapping[str, Any], size: int) -> list[Any]:
        """What the variable is to be a multiple of."""
        found = []
        for divisor in self.steps.get(name, ()):
            if all(own.payload[0] in values for own in variables(divisor)):
                found.append(np.maximum(np.broadcast_to(vectors.evaluate(values, divisor)[0].values, size), 1))
        return found

    def _column(self, first: Any, last: Any, sorts: Any, steps: Sequence[Any]) -> Any:
        """Values of a variable, one a row, first <= value < last. The sorts: tiny; around the kernel's numbers; powers of
        two and their neighbours; the ends; whole blocks, or one more or less; by chance, of any length; one of these for
        each variable anew."""
        chance, size = self.chance, len(sorts)
        rows = np.arange(size)
        own = np.where(sorts == SORTS - 1, chance.integers(0, SORTS - 1, size), sorts)
        tiny = np.maximum(first, 0) + chance.integers(0, 4, size)
        numbers = chance.choice(self.numbers, size) + chance.integers(-1, 2, size)
        powers = chance.choice(np.array(POWERS), size) + chance.integers(-1, 2, size)
        top = np.minimum(last, 1 << 62) - 1 - chance.integers(0, 3, size) * chance.integers(0, 2, size)
        lengths = np.exp2(chance.random(size) * np.log2(np.maximum(np.minimum(last - first, 1 << 62), 2)))
        anything = first + lengths.astype(np.int64) - 1
        whole = chance.choice(self.blocks, size) * chance.integers(1, BLOCKS + 1, size)
        whole += np.where(rows % 2 == 0, 0, chance.integers(-1, 2, size))
        column = np.select([own == sort for sort in range(5)], [tiny, numbers, powers, top, whole], anything)
        column = np.clip(column, first, last - 1)
        for step in steps:
            down = column - column % step
            column = np.where(down >= first, down, down + step)
        return column

    def _around(self, point: Mapping[str, int]) -> list[dict[str, int]]:
        """Points that differ from one that is known in a variable or two."""
        found = []
        for _ in range(TRIES):
            other = dict(point)
            for at in self.chance.integers(0, max(len(self.variables), 1), int(self.chance.integers(1, 3))):
                if self.variables:
                    name = self.variables[int(at)].payload[0]
                    other[name] = self._near(other[name])
            found.append(other)
        return found

    def _near(self, value: int) -> int:
        kind = int(self.chance.integers(0, 6))
        pick = int(self.chance.choice(self.numbers))
        near = (value + 1, value - 1, 2 * value, value + pick, pick * int(self.chance.integers(1, 5)), LARGEST - pick)
        return near[kind] if kind else int(self.chance.choice(TINY))


def _numbers(terms: Sequence[Term], text: str) -> Any:
    """The numbers of the launch and the kernel's blocks."""
    found = {abs(int(term.payload)) for term in postorder(*terms, ranges=True) if term.op == "const"}
    found = {number for number in found if number <= LARGEST}
    return np.array(sorted({*found, *_blocks(text).tolist(), 1, 2, 64}), np.int64)


def _blocks(text: str) -> Any:
    """The extents of the kernel's tensors, but 1; 1 where it has no others."""
    found = {int(extent) for shape in set(BLOCK.findall(text)) for extent in shape.split("x")}
    return np.array(sorted(found - {1}) or [1], np.int64)
