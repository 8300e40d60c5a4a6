"""The simplifier, watched: with an answer it gives the answers that it made it of, so that each is proved by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...language.answer import Answer
from ...language.constructors import add, binary, mul, where
from ...language.parts import Interval, into_arms
from ...language.terms import Term, as_int
from .algebra import Algebra


class Watched(Algebra):
    """The simplifying constructors, each of which leaves an `Answer` where it says something."""

    def __init__(self, given: Iterable[Term] = (), like: Watched | None = None, expanding: bool = False):
        self.open: list[list[Answer]] = [[]]  # answers below each call that has not returned
        self.asked: dict[tuple[object, ...], tuple[Term, Answer | None]] = {}  # what was asked before, with its answer
        super().__init__(given, like, expanding)
        self.open = [[]]

    def watch(self, call: Callable[[], Term]) -> tuple[Term, tuple[Answer, ...]]:
        """What the call returns, and the answers that were asked for on the way."""
        self.open.append([])
        try:
            found = call()
        finally:
            inner = self.open.pop()
        return found, tuple(dict.fromkeys(inner))

    def answer(self, plain: Term, call: Callable[[], Term]) -> Term:
        found, inner = self.watch(call)
        if found is not plain:
            self.open[-1].append(Answer(plain, found, inner))
        return found

    def again(self, what: str, asked: tuple[Term | int, ...], plain: Term, call: Callable[[], Term]) -> Term:
        """The same answer as before, where that was asked before."""
        known = self.asked.get((what, *asked))
        if known is None:
            found, inner = self.watch(call)
            known = self.asked[what, *asked] = found, None if found is plain else Answer(plain, found, inner)
        found, said = known
        if said is not None:
            self.open[-1].append(said)
        return found

    def say(self, plain: Term, found: Term) -> None:
        """The two are equal, by the answers since the last one that was asked for: they count as parts of this one."""
        inner = tuple(dict.fromkeys(self.open[-1]))
        self.open[-1] = [Answer(plain, found, inner)] if plain is not found else []

    def note(self, plain: Term, found: Term) -> None:
        """The two are equal, by themselves."""
        if plain is not found:
            self.open[-1].append(Answer(plain, found))

    def interval(self, term: Term) -> Interval:
        known = self.intervals.get(term)
        if known is not None:
            return known
        self.open.append([])  # what a range is worked out from is its own matter
        try:
            return super().interval(term)
        finally:
            self.open.pop()

    def add(self, *terms: Term | int) -> Term:
        return self.again("add", terms, add(*terms), lambda: super(Watched, self).add(*terms))

    def mul(self, left: Term | int, right: Term | int) -> Term:
        return self.again("mul", (left, right), mul(left, right), lambda: super(Watched, self).mul(left, right))

    def scaled(self, term: Term, by: int) -> Term:
        said: dict[Term, tuple[Answer, ...]] = {}  # of each conditional, or those that a sum has

        def arms(node: Term, found: Term) -> None:
            below = (one for part in node.args[node.op == "ite" :] for one in said.get(part, ()))
            inner = tuple(dict.fromkeys(below))
            said[node] = (Answer(mul(by, node), found, inner),) if node.op == "ite" else inner

        found = into_arms(term, lambda part: mul(by, part), ("add", "ite"), seen=arms)
        return self.answer(mul(by, term), lambda: self._said(said.get(term, ()), found))

    def _said(self, answers: tuple[Answer, ...], found: Term) -> Term:
        self.open[-1] += [inner for one in answers for inner in (one.inner if one.found is found else (one,))]
        return found

    def div(self, x: Term, d: Term) -> Term:
        return self.again("div", (x, d), binary("div", x, d), lambda: super(Watched, self).div(x, d))

    def mod(self, x: Term, d: Term) -> Term:
        return self.again("mod", (x, d), binary("mod", x, d), lambda: super(Watched, self).mod(x, d))

    def xor(self, a: Term, b: Term) -> Term:
        return self.answer(binary("xor", a, b), lambda: super(Watched, self).xor(a, b))

    def compare(self, op: str, a: Term, b: Term) -> Term:
        return self.answer(binary(op, as_int(a), as_int(b)), lambda: super(Watched, self).compare(op, a, b))

    def _chosen(self, node: Term, condition: Term, then: Term, otherwise: Term) -> Term:
        plain = where(condition, then, otherwise)
        return self.answer(plain, lambda: super(Watched, self)._chosen(node, condition, then, otherwise))

    def rebuilt(self, node: Term, *args: Term) -> Term:
        """The node over simplified arguments, simplified."""
        return self._rebuild[node.op](node, *args)
