"""Contents of tensors that keep promises, at one point: guessed and checked element by element, or found by z3.

Nothing is believed of what is found: `Keeper.kept` looks at every value of every promise's indices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice, product
from math import prod
from typing import Any

import numpy as np

from ..accesses.points import value_at
from ..language.constructors import both, where
from ..language.idioms import implies
from ..language.meanings import smtlib, vectors
from ..language.meanings.names import Names
from ..language.terms import Term, const, integer, truth
from ..language.walking import substitute, variables
from .guessed import LIMIT, by_chance, plain_guesses, rules_of, shuffled, tensor_of
from .launching.launch import Launch, TensorArgument
from .launching.promises import Promise, linear

MOST_ELEMENTS, MOST_PLACES = 1 << 16, 1 << 18  # of a tensor; values of all indices of a promise
SMALL = 24  # elements of which z3 finds each
MOST_INSTANCES = 300  # that z3 is asked about
GUESSES, A_FEW, MANY = 48, 12, 4096  # that are looked at: of few elements, and of many
NEAR = 3  # values of an index that are asked of tensors that are not small
EFFORT, LITTLE = 4_000_000, 100_000  # z3's own count of what it does: once, and at each point of an attack

Found = dict[str, Any]  # tensor -> its integers, in the order of its shape


class NoneKeeps(Exception):
    """No contents keep what is promised at this point."""


class NotFound(Exception):
    """None were found."""


class TooMany(NotFound):
    """A tensor has more elements than are chosen."""


class Keeper:
    """What a launch promises of its tensors at a point of its sizes."""

    def __init__(self, launch: Launch, point: Mapping[str, int]):
        related = launch.related
        self.tensors = {
            own.name: tensor_of(own, point)
            for own in launch.arguments
            if isinstance(own, TensorArgument) and own.name in related
        }
        self.promises = [at_sizes(promise, point) for promise in launch.promises]

    def contents(
        self, pins: Mapping[str, Mapping[int, int]] | None = None, chance: np.random.Generator | None = None
    ) -> Found:  # fmt: skip
        """Contents that keep all promises. pins: tensor -> number of an element -> its integer; chance: draws among them.
        Raises NoneKeeps, NotFound, TooMany."""
        pins = pins or {}
        total = sum(own.count for own in self.tensors.values())
        if any(own.count > MOST_ELEMENTS for own in self.tensors.values()):
            raise TooMany(f"a promise speaks of a tensor of more than {MOST_ELEMENTS} elements")
        if chance is None and total <= SMALL and (found := self._solved(pins, None, None)) is not None:
            return found
        for found in islice(self._guesses(pins, chance), GUESSES if total <= MANY else A_FEW):
            if self.kept(found, pins):
                return found
        if chance is not None and total <= SMALL:
            found = self._solved(pins, self._guess(pins, chance), chance)
            if found is not None:
                return found
        if total > SMALL:
            self._solved(pins, None, None)
        raise NotFound("none were found that keep " + "; ".join(own.said for own in self.promises))

    def kept(self, found: Found, pins: Mapping[str, Mapping[int, int]]) -> bool:
        """Whether these are such contents."""
        own = all(tensor.may(found[name]) for name, tensor in self.tensors.items())
        own = own and all(found[name][at] == value for name, held in pins.items() for at, value in held.items()
                          if name in found)  # fmt: skip
        return own and all(self._keeps(promise, found) for promise in self.promises)

    def _keeps(self, promise: Promise, found: Found) -> bool:
        box = self._box(promise)
        size = prod(len(own) for own in box)
        if size > MOST_PLACES:
            return False
        grid = np.meshgrid(*(np.arange(own.start, own.stop) for own in box), indexing="ij") if box else []
        values = {str(i.payload[0]): at.ravel() for i, at in zip(promise.indices, grid, strict=True)}
        there = np.ones(size, bool)
        for read in promise.reads:
            shape, number = self.tensors[read.base].shape, np.zeros(size, np.int64)
            for index, extent in zip(vectors.evaluate(values, *read.indices), shape, strict=True):
                there = there & index.ok & (index.values >= 0) & (index.values < extent)
                number = number * extent + np.clip(index.values, 0, max(extent - 1, 0))
            if not self.tensors[read.base].count:
                return True
            values[str(read.term.payload[0])] = found[read.base][number]
        (held,) = vectors.evaluate(values, promise.holds)
        return bool(np.all(~there | (held.values & held.ok)))

    def _box(self, promise: Promise) -> list[range]:
        """The values of each index at which what it is the index of can be an element."""
        found: list[range] = []
        for index in promise.indices:
            low, high = -LIMIT, LIMIT
            for read in promise.reads:
                for own, extent in zip(read.indices, self.tensors[read.base].shape, strict=True):
                    if (line := linear(own, index)) is not None and line[1].op == "const":
                        factor, rest = line[0], line[1].payload
                        low, high = max(low, -(rest // factor)), min(high, (extent - 1 - rest) // factor + 1)
            found.append(range(low, max(low, high)))
        return found

    # -- guesses -------------------------------------------------------------------------------------------------

    def _guesses(
        self, pins: Mapping[str, Mapping[int, int]], chance: np.random.Generator | None
    ) -> Iterator[Found]:  # fmt: skip
        for _ in range(GUESSES // 2 if chance is not None else 0):
            yield self._guess(pins, chance)
        each = [list(plain_guesses(own, pins.get(name, {}))) for name, own in self.tensors.items()]
        for own in product(*each):
            yield dict(zip(self.tensors, own, strict=True))

    def _guess(self, pins: Mapping[str, Mapping[int, int]], chance: np.random.Generator | None) -> Found:
        assert chance is not None
        found: Found = {}
        for name, own in self.tensors.items():
            any_ = by_chance(own, chance)
            plain = [*plain_guesses(own, pins.get(name, {})), any_, np.sort(any_), shuffled(own, chance)]
            found[name] = plain[int(chance.integers(len(plain)))]
        return found

    # -- z3 ------------------------------------------------------------------------------------------------------

    def _solved(
        self, pins: Mapping[str, Mapping[int, int]], near: Found | None, chance: np.random.Generator | None
    ) -> Found | None:  # fmt: skip
        """What z3 finds, where the tensors are small; else only whether there is anything. near: what is kept of as far as
        may be. Raises NoneKeeps."""
        import z3

        elements: dict[tuple[str, int], Term] = {}
        small = sum(own.count for own in self.tensors.values()) <= SMALL
        rules, whole = self.rules(elements, small, pins)
        own = {v: v for v in variables(*rules)}
        names = Names([*own, *(e for e in elements.values() if e not in own)])
        try:
            solver = z3.Solver()
            solver.set("rlimit", EFFORT if chance is None else LITTLE)
            solver.add(*[*z3.parse_smt2_string(smtlib.script(rules, truth(False), names=names))][:-1])
        except NotImplementedError:
            return None
        answer = solver.check()
        if answer == z3.unsat:
            raise NoneKeeps
        if answer != z3.sat or not small or not whole:
            return None
        model = solver.model()
        if near is not None and chance is not None:
            order = list(elements)
            chance.shuffle(order)
            for name, at in order[:6]:
                wanted = z3.Int(names[elements[name, at]]) == int(near[name][at])
                solver.push()
                solver.add(wanted)
                if solver.check() == z3.sat:
                    model = solver.model()
                else:
                    solver.pop()
        found: Found = {}
        for name, tensor in self.tensors.items():
            values = [
                model.eval(z3.Int(names[elements[name, at]]), model_completion=True).as_long()  # type: ignore[union-attr]
                for at in range(tensor.count)
            ]
            if any(abs(value) >= LIMIT for value in values):
                return None
            found[name] = np.array(values, np.int64)
        return found if self.kept(found, pins) else None

    def rules(
        self, elements: dict[tuple[str, int], Term], small: bool, pins: Mapping[str, Mapping[int, int]]
    ) -> tuple[list[Term], bool]:
        """What holds of the elements, and whether that is all; of tensors that are not small, some."""

        def element(name: str, at: int) -> Term:
            return elements.setdefault((name, at), integer(f"{name}.{at}", None))

        rules, whole = list[Term](), True
        for promise in self.promises:
            box = self._box(promise)
            if not small:
                box = [own[:NEAR] for own in box]
            for count, at in enumerate(product(*box)):
                if count >= MOST_INSTANCES:
                    whole = False
                    break
                rule = self._rule(promise, at, element, small)
                rules += [] if rule is None else [rule]
        for name, tensor in self.tensors.items():
            for at in range(tensor.count) if small else ():
                element(name, at)
            own = [(at, term) for (base, at), term in elements.items() if base == name]
            rules += rules_of(tensor, sorted(own))
            rules += [element(name, at) == value for at, value in pins.get(name, {}).items() if (name, at) in elements]
        return rules, whole

    def _rule(self, promise: Promise, at: tuple[int, ...], element: Any, small: bool) -> Term | None:
        known: dict[Term, Term] = dict(zip(promise.indices, map(const, at), strict=True))
        guards: list[Term] = []
        for read in promise.reads:
            shape, number = self.tensors[read.base].shape, const(0)
            for index, extent in zip(substitute(known, *read.indices), shape, strict=True):
                guards += [index >= 0, index < extent]
                number = number * extent + index
            if any(guard.op == "truth" and not guard.payload for guard in guards):
                return None
            if number.op == "const":
                known[read.term] = element(read.base, number.payload)
            elif small:
                found = const(0)
                for own in range(self.tensors[read.base].count):
                    found = where(number == own, element(read.base, own), found)
                known[read.term] = found
            else:
                return None
        return implies(both(*guards), substitute(known, promise.holds)[0])


def at_sizes(promise: Promise, point: Mapping[str, int], only: Mapping[Term, Term] | None = None) -> Promise:
    """The promise with the sizes of a point. only: no others than these."""
    own = {*promise.indices, *(read.term for read in promise.reads)}
    terms = [promise.holds, *(index for read in promise.reads for index in read.indices)]
    sizes = [v for v in variables(*terms) if v not in own and (only is None or v in only)]
    known = {v: const(value_at(v, point)) for v in sizes}
    (holds,) = substitute(known, promise.holds)
    reads = tuple(replace(read, indices=tuple(substitute(known, *read.indices))) for read in promise.reads)
    return Promise(holds, promise.indices, reads)
