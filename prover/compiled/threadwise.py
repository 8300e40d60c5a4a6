"""What hangs on the thread alone, written as sums of bits of its number: one way to write each, so that two sides meet.

TRUSTED, but for the guess which sum it is: a part of a formula is replaced by another one, and that both are one number in
all threads, as far as the formula asks for it in them, is a statement that must be proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from msgspec import Struct

from ..language.constructors import add, both, either, negation
from ..language.idioms import implies
from ..language.terms import Term
from ..language.walking import REBUILT, variables
from .handing import Handing
from .linear import fitted

MOST, EVEN = 1 << 40, 1 << 20
TRUTHS = ("and", "or", "not", "eq", "le", "lt")


class Way(Struct, frozen=True):
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
        if len(parts) > 1 and (one := self._together(parts, given, used)) is not None:
            return [one], both(*used)
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
        said = self._sum([(int(t), int(values[t])) for t in self.handing.threads[there]])
        if said is None:
            return None
        if said is own:
            return own
        used[implies(both(*where), own == said)] = None
        return said

    def _sum(self, pairs: Sequence[tuple[int, int]]) -> Term | None:
        """The least such number and a sum of bits, or a multiple of many and one, that is such a number in such threads."""
        least, most = min(value for _, value in pairs), max(value for _, value in pairs)
        for base in dict.fromkeys((least, least // EVEN * EVEN)):
            found = fitted([(thread, value - base) for thread, value in pairs]) if most - base < MOST else None
            if found is not None:
                return add(found.of(self.handing.lanes, [(0, max(1, (most - base).bit_length()))])[0], base)
        return None

    # -- several formulas as one ---------------------------------------------------------------------------------------

    def _together(
        self, parts: Mapping[tuple[Term, ...], Sequence[Term]], given: Sequence[Term], used: dict[Term, None]
    ) -> Way | None:  # fmt: skip
        """One formula in place of several that differ by numbers of the thread alone, where it is all of them."""
        wheres = list(parts)
        there = [found for where in wheres if (found := self._there(where)) is not None]
        if len(there) < len(wheres) or not np.logical_or.reduce(there).all():
            return None
        own: dict[Term, None] = {}
        found = self._one([both(*terms) for terms in parts.values()], wheres, own)
        if found is None:
            return None
        used |= own
        return Way((), found, tuple(self._formula(one, (), used) for one in given))

    def _one(self, terms: Sequence[Term], wheres: Sequence[tuple[Term, ...]], used: dict[Term, None]) -> Term | None:
        first = terms[0]
        if all(term is first for term in terms):
            return self._term(first, (), used)
        if any(term.op in TRUTHS for term in terms):
            pass
        elif any(term.op == "add" for term in terms) or all(map(self._number, terms)):
            split = [term.args if term.op == "add" else (term,) for term in terms]
            numbers = [add(*(one for one in own if self._number(one))) for own in split]
            rest = [[one for one in own if not self._number(one)] for own in split]
            if len({len(own) for own in rest}) > 1:
                return None
            found = [self._one(own, wheres, used) for own in zip(*rest, strict=True)]
            whole = self._glued(numbers, wheres, used)
            known = [one for one in (whole, *found) if one is not None]
            return add(*known) if len(known) == len(found) + 1 else None
        if len({(term.op, len(term.args)) for term in terms}) > 1 or first.payload is not None or not first.args:
            return None
        args = [self._one(own, wheres, used) for own in zip(*(term.args for term in terms), strict=True)]
        known = [one for one in args if one is not None]
        return REBUILT[first.op](first, *known) if len(known) == len(args) else None

    def _number(self, term: Term) -> bool:
        return term.op == "const" or (term.op not in TRUTHS and self._alone(term))

    def _glued(self, terms: Sequence[Term], wheres: Sequence[tuple[Term, ...]], used: dict[Term, None]) -> Term | None:
        """What is each of the numbers in its threads."""
        known: dict[int, int] = {}
        for term, where in zip(terms, wheres, strict=True):
            values, there = self.handing.in_all(term), self._there(where)
            if values is None or there is None:
                return None
            for thread in map(int, self.handing.threads[there]):
                if known.setdefault(thread, int(values[thread])) != int(values[thread]):
                    return None
        found = self._sum(list(known.items()))
        if found is not None:
            pairs = zip(terms, wheres, strict=True)
            used |= dict.fromkeys(implies(both(*where), term == found) for term, where in pairs)
        return found

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
