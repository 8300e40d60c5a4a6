"""What hangs on the thread alone, written as sums of bits of its number: one way to write each, so that two sides meet.

TRUSTED, but for the guess which sum it is: a part of a formula is replaced by another one, and that both are one number in
all threads, as far as the formula asks for it in them, is a statement that must be proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ..language.constructors import add, both, either, negation
from ..language.idioms import implies
from ..language.terms import Term
from ..language.walking import REBUILT, variables
from .handing import Handing
from .linear import fitted

MOST = 1 << 40
TRUTHS = ("and", "or", "not", "eq", "le", "lt")


@dataclass(frozen=True, slots=True)
class Way:
    """A goal in some threads. where: what holds of these, beside what is given."""

    where: tuple[Term, ...]
    goal: Term
    given: tuple[Term, ...]


class Threadwise:
    """handing: of which threads."""

    def __init__(self, handing: Handing):
        self.handing = handing
        self.threads: dict[tuple[Term, ...], np.ndarray | None] = {}
        self.own = {term for term, count in handing.lanes.fields if count}

    def ways(self, goal: Term, given: Sequence[Term]) -> tuple[list[Way], Term]:
        """The goal in parts, which are the goal together, and what must hold for that in all threads."""
        parts: dict[tuple[Term, ...], list[Term]] = {}
        used: dict[Term, None] = {}
        for where, part in self._split(goal, (), used):
            parts.setdefault(where, []).append(part)
        found = []
        for where, own in parts.items():
            said, *more = (self._formula(one, where, used) for one in (both(*own), *given))
            found.append(Way(where, said, tuple(more)))
        return found, both(*used)

    def _split(
        self, own: Term, where: tuple[Term, ...], used: dict[Term, None]
    ) -> Iterator[tuple[tuple[Term, ...], Term]]:  # fmt: skip
        """Where one thing is to hold in some threads, and another one in others; what is to hold in none is left out."""
        there = self._there(where)
        if there is not None and not there.any():
            used[negation(both(*where))] = None
            return
        alone = [one for one in own.args if self._alone(one)] if own.op == "or" else []
        if own.op == "and":
            for one in own.args:
                yield from self._split(one, where, used)
        elif alone and len(alone) < len(own.args):
            rest = either(*(one for one in own.args if not self._alone(one)))
            yield from self._split(rest, (*where, *map(negation, alone)), used)
        else:
            yield where, own

    def _alone(self, term: Term) -> bool:
        return term.op not in ("const", "truth") and all(v in self.own for v in variables(term))

    def _formula(self, own: Term, where: tuple[Term, ...], used: dict[Term, None]) -> Term:
        """where: what holds of the threads that the formula asks about."""
        if own.op == "and":
            return both(*(self._formula(one, where, used) for one in own.args))
        if own.op == "or":
            alone = [one for one in own.args if self._alone(one)]
            rest = [one for one in own.args if not self._alone(one)]
            inner = (*where, *map(negation, alone))
            return either(*alone, *(self._formula(one, inner, used) for one in rest))
        if own.op in ("truth", "var", "const") or self._alone(own):
            return own
        return self._rebuilt(own, where, used)

    def _rebuilt(self, own: Term, where: tuple[Term, ...], used: dict[Term, None]) -> Term:
        return REBUILT[own.op](own, *(self._term(one, where, used) for one in own.args))

    def _term(self, own: Term, where: tuple[Term, ...], used: dict[Term, None]) -> Term:
        if own.op in ("truth", "const") or not self.own.intersection(variables(own)):
            return own
        if own.op in TRUTHS:
            return self._formula(own, where, used)
        if self._alone(own):
            found = self._bits(own, where, used)
            return own if found is None else found
        if own.op != "add":
            return self._rebuilt(own, where, used)
        alone = [one for one in own.args if self._alone(one)]
        numbers = [one for one in own.args if one.op == "const"]
        rest = [self._term(one, where, used) for one in own.args if one.op != "const" and not self._alone(one)]
        if not alone:
            return add(*numbers, *rest)
        whole = self._bits(add(*alone, *numbers), where, used)
        if whole is not None:
            return add(whole, *rest)
        whole = self._bits(add(*alone), where, used)
        return add(*(alone if whole is None else [whole]), *numbers, *rest)

    def _bits(self, own: Term, where: tuple[Term, ...], used: dict[Term, None]) -> Term | None:
        """The same number as a sum of bits, where it is one."""
        values = self.handing.in_all(own)
        there = self._there(where)
        if values is None or there is None or not there.any():
            return None
        pairs = [(int(t), int(values[t])) for t in self.handing.threads[there]]
        if any(not 0 <= value < MOST for _, value in pairs):
            return None
        found = fitted(pairs)
        if found is None:
            return None
        bits = max(1, *(value.bit_length() for _, value in pairs))
        (said,) = found.of(self.handing.lanes, [(0, bits)])
        if said is own:
            return own
        used[implies(both(*where), own == said)] = None
        return said

    def _there(self, where: tuple[Term, ...]) -> np.ndarray | None:
        """In which threads that holds; None where it hangs on something else."""
        if where not in self.threads:
            self.threads[where] = self._where(where)
        return self.threads[where]

    def _where(self, where: Sequence[Term]) -> np.ndarray | None:
        found = np.ones(len(self.handing.threads), dtype=bool)
        for one in where:
            own = self.handing.in_all(one)
            if own is None:
                return None
            found &= own != 0
        return found
