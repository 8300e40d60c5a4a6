"""Two byte ranges compared by their digits: what to split on, in which order, so that each case is one product. Untrusted.

    ty*BX + tx  and  uy*BX + ux:   radix BX; ty against uy, then tx against ux

Where a = R*d + r and b = R*e + s, and d < e already puts the one range before the other, only d = e is left; of that
equality the digits are compared again, and of r and s. A pair that does not fit the samples is not proposed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

import numpy as np
from msgspec import Struct, field

from ..language.constructors import add, both, either, mul, where
from ..language.meanings import vectors
from ..language.parts import factors, split, summands
from ..language.terms import Term, as_int, const, is_const
from ..language.walking import conjuncts, substitute, variables
from . import pairs
from .pairs import Pair
from .sampling import rows
from .sweeping import drawn, drawn_where

LEAST_SAMPLES = 16
MOST_GUIDES = 24
MOST_NESTED = 3
MOST_CHOSEN = 6


class Guides(NamedTuple):
    """part: of the goal, what is about two ranges. equal: x = y to split on, one after the other. bounds: p <= q
    worth showing first, of what is below a radix. first: what is assumed under a condition, as steps of a proof. outer:
    those of `equal` that are no digits of quotients. about: what is assumed of the two. chosen: conditions on which numbers
    in the two hang."""

    part: Term
    equal: tuple[Term, ...]
    bounds: tuple[Term, ...]
    first: tuple[Term, ...]
    outer: tuple[Term, ...] = ()
    about: tuple[Term, ...] = ()
    chosen: tuple[Term, ...] = ()


def guides(assumptions: Sequence[Term], goal: Term, said: Term | None = None) -> Guides | None:
    """None where too few samples satisfy the assumptions, or nothing is seen in the goal. said: what is assumed as well, in
    one case of several."""
    found = pairs.compared(goal)
    if found is None:
        return None
    columns = drawn(assumptions, goal) if said is None else drawn_where(said, assumptions, goal, LEAST_SAMPLES)
    if rows(columns) < LEAST_SAMPLES:
        return None
    settled, first = _settled(assumptions if said is None else [*assumptions, said])
    return _Comparing(columns, settled, first).run(*found)


def meeting(assumptions: Sequence[Term], goal: Term) -> Guides | None:
    """For such a goal the digits of these sums."""
    found = pairs.met(assumptions, goal)
    if found is None:
        return None
    formulas, pair = found
    others = [own for own in assumptions if all(own is not formula for formula in formulas)]  # few meet by chance
    columns = drawn(others, both(goal, *formulas))
    settled, first = _settled(assumptions)
    guided = _Comparing(columns, settled, first).run(goal, pair) if rows(columns) >= LEAST_SAMPLES else None
    return None if guided is None else guided._replace(about=formulas)


def _settled(assumptions: Sequence[Term]) -> tuple[dict[Term, Term], tuple[Term, ...]]:
    """x -> M*(x div M) + c for a variable of which the remainder by M is assumed to be a number; what to show first."""
    found: dict[Term, Term] = {}
    first: dict[Term, None] = {}
    for formula in chain.from_iterable(map(conjuncts, assumptions)):
        part = formula.args[-1] if formula.op == "or" else formula  # the others say where it has a value
        for side, number in (part.args, part.args[::-1]) if part.op == "eq" else ():
            if number.op != "const" or side.op not in ("mod", "band"):
                continue
            x, by = side.args
            if side.op == "band":
                x, by = (x, by) if x.op == "var" else (by, x)
                by = by + 1
                if by.op == "add":  # no power of two less one: no remainder
                    continue
            if x.op == "var" and x not in found and x not in set(variables(by)):
                found[x] = by * (x // by) + number
                if side.op == "band" or part is not formula:
                    first |= dict.fromkeys((by >= 1, x % by == number))
    return found, tuple(formula for formula in first if formula.op != "truth")


class _Comparing(Struct, dict=True):
    columns: Mapping[str, np.ndarray]
    settled: Mapping[Term, Term]
    first: tuple[Term, ...]
    equal: dict[Term, None] = field(default_factory=dict)
    bounds: dict[Term, None] = field(default_factory=dict)
    same: dict[frozenset[Term], tuple[Term, Term]] = field(default_factory=dict)

    def run(self, part: Term, start: Pair) -> Guides | None:
        a, b = substitute(dict(self.settled), start.a, start.b)
        waiting = [(start._replace(a=a, b=b), True)]
        self.useful = False
        outer: list[Term] = []
        while waiting and len(self.equal) < MOST_GUIDES:
            pair, whole = waiting.pop(0)
            before = len(self.equal)
            found = self._step(pair)
            outer += list(self.equal)[before:] if whole else []
            waiting[:0] = [(each, whole and each is found[-1]) for each in found]
            if not waiting:
                waiting += [(each, False) for each in self._undivided()]
        if not self.useful:
            return None
        sides = (side for other in part.args for side in other.args if other.op == "le")  # a choice of 0 and 0 is there
        chosen = dict.fromkeys(chain.from_iterable(map(_conditions, (a, b, *sides))))
        few = tuple(chosen)[:MOST_CHOSEN]
        return Guides(part, tuple(self.equal), tuple(self.bounds), self.first, tuple(outer), chosen=few)

    def _step(self, pair: Pair) -> list[Pair]:
        a, b = pair.a, pair.b
        if a is b:
            return []
        read = [(radix, *self._divided(a, radix), *self._divided(b, radix)) for radix in _radices(a, b)]
        read = [each for each in read if each[1] is not each[3] and not (each[1] is a and each[3] is b)]
        for radix, d, r, e, s in [*filter(lambda each: self._below(pair, *each), read), *read]:
            if not self._fits(pair, d, e):
                continue
            self.useful = True
            for rest, size in ((r, pair.n), (s, pair.m)):
                if rest.op != "const" and not (rest.op == "var" and radix.op == "var"):
                    ends = (rest >= 0, rest + size <= radix)
                    self.bounds |= dict.fromkeys(end for end in ends if end.op == "le")
            self._split(d, e)
            return [Pair(d, e, 1, 1), Pair(r, s, pair.n, pair.m)]
        if pair.n == pair.m == 1:
            self._split(a, b)
            self.useful |= a.op in _OPERATIONS or b.op in _OPERATIONS
        return []

    def _divided(self, term: Term, radix: Term) -> tuple[Term, Term]:
        """(d, r) with term = radix*d + r, where r lies in another row at every sample in that row."""
        d, r = _divided(term, radix)
        if r.op == "const" or radix.op == "const":
            return d, r
        (lanes,) = vectors.evaluate(self.columns, r // radix)
        rows_off = np.unique(lanes.values[lanes.ok]) if np.ndim(lanes.values) and np.any(lanes.ok) else np.zeros(1, int)
        off = int(rows_off[0]) if len(rows_off) == 1 else 0
        return d + off, r - off * radix

    def _split(self, d: Term, e: Term) -> None:
        if d is not e and not (d.op == e.op == "const"):
            self.equal[d == e] = None
            self.same[frozenset((d, e))] = (d, e)

    def _undivided(self) -> list[Pair]:
        """What is equal because its quotients and remainders are, or what was changed by the same bits."""
        found: list[Pair] = []
        for one, other in list(self.same.values()):
            if one.op != other.op or one.op not in _OPERATIONS:
                continue
            for (x, z), (y, w) in ((one.args, other.args), (one.args[::-1], other.args[::-1])):
                if frozenset((x, y)) in self.same or x is y or x.op == "const" or y.op == "const":
                    continue
                if one.op == "mod" and z is w and (turned := self._turned(x, y, z)) is not None:
                    found.append(turned)
                if (one.op == "xor" and _alike(z, w, self.same)) or (
                    one.op in _LOW and z is w and (self._high(x, y) or self._further(x, y, z))
                ):
                    found.append(Pair(x, y, 1, 1))
        for pair in found:
            self._split(pair.a, pair.b)
        return found

    def _turned(self, x: Term, y: Term, by: Term) -> Pair | None:
        """What is left of two sums whose remainders are equal without what is equal in both, where it is below the
        divisor: of a place in a row that is turned round."""
        mine, theirs = list(summands(x)), list(summands(y))
        for one in summands(x):
            other = next((other for other in theirs if _alike(one, other, self.same)), None)
            if other is not None:
                mine, theirs = [own for own in mine if own is not one], [own for own in theirs if own is not other]
        a, b = add(*mine), add(*theirs)
        ends = [end for part in (a, b) for end in (part >= 0, part + 1 <= by)]
        known = len(mine) == len(summands(x)) or frozenset((a, b)) in self.same or "const" in (a.op, b.op)
        if known or not self._everywhere(*ends):
            return None
        self.bounds |= dict.fromkeys(end for end in ends if end.op == "le")
        self._split(x // by, y // by)
        return Pair(a, b, 1, 1)

    def _further(self, x: Term, y: Term, by: Term) -> bool:
        """Whether x and y are quotients, and their own quotients by ``by`` are known to be equal as quotients by more."""
        if not (x.op == y.op == "div" and x.args[1] is y.args[1] and x.args[1].op == by.op == "const"):
            return False
        more = mul(by, x.args[1])
        one, other = x.args[0] // more, y.args[0] // more
        if frozenset((one, other)) not in self.same:
            return False
        self._split(x // by, one)
        self._split(y // by, other)
        return True

    def _high(self, x: Term, y: Term) -> bool:
        """Whether the quotients of x and y that go with such remainders are known to be equal."""
        return any(
            all(side.op in ("div", "shr") and any(side.args[0] is each for each in (x, y)) for side in pair)
            for pair in self.same.values()
        )

    def _below(self, pair: Pair, radix: Term, d: Term, r: Term, e: Term, s: Term) -> bool:
        """Whether what is left is below the radix at every sample."""
        return self._everywhere(r >= 0, s >= 0, r + pair.n <= radix, s + pair.m <= radix)

    def _fits(self, pair: Pair, d: Term, e: Term) -> bool:
        """Whether at every sample the digits that differ put the one range before the other."""
        before = either(e <= d, pair.a + pair.n <= pair.b)
        behind = either(d <= e, pair.b + pair.m <= pair.a)
        return self._everywhere(before, behind)

    def _everywhere(self, *formulas: Term) -> bool:
        found = vectors.evaluate(self.columns, *formulas)
        return all(bool(np.all(lanes.values | ~lanes.ok)) and bool(np.any(lanes.ok)) for lanes in found)


_OPERATIONS = frozenset({"div", "mod", "xor", "band", "shr"})
_LOW = frozenset({"mod", "band"})


def _alike(z: Term, w: Term, same: Mapping[frozenset[Term], tuple[Term, Term]]) -> bool:
    """Whether z and w are one term of numbers that are equal."""
    todo, seen = [(z, w)], set[tuple[Term, Term]]()
    while todo:
        pair = x, y = todo.pop()
        if x is y or pair in seen or frozenset(pair) in same:
            continue
        if x.op != y.op or not len(x.args) == len(y.args) > 0:
            return False
        seen.add(pair)  # each pair once: what is shared stands there often
        todo += zip(x.args, y.args, strict=True)
    return True


def _chosen(condition: Term, then: Term, otherwise: Term) -> Term:
    """Where both are the same, that; `where` keeps the condition, as it may have no value."""
    return then if then is otherwise else where(condition, then, otherwise)


def _conditions(term: Term) -> Iterator[Term]:
    """On which its summands hang, also those that are products or sums with a choice in them."""
    for summand in summands(term):
        for factor in factors(summand):
            if factor.op == "ite":
                yield factor.args[0]
            elif factor.op == "add":
                yield from _conditions(factor)


def _radices(a: Term, b: Term) -> list[Term]:
    """What may be R, the ones with the fewest factors first."""
    found: dict[Term, int] = {}
    for summand in chain(summands(a), summands(b)):
        number, rest = split(summand)
        own = [factor for factor in factors(rest) if factor.op != "const"] if rest.op != "const" else []
        size = abs(number)
        for chosen in _subsets(own):
            for times in {1, size}:
                radix = mul(times, *chosen)
                if not is_const(radix, 1) and (chosen or times > 1) and len(chosen) < max(len(own), 1 + (times > 1)):
                    found.setdefault(radix, len(chosen))
    return sorted(found, key=lambda radix: (found[radix], _number(radix)))


def _number(radix: Term) -> int:
    return split(radix)[0] if radix.op == "mul" else radix.payload if radix.op == "const" else 1


def _subsets(parts: Sequence[Term]) -> Iterator[tuple[Term, ...]]:
    for bits in range(1 << min(len(parts), 5)):
        yield tuple(part for place, part in enumerate(parts) if bits >> place & 1)


def _divided(term: Term, radix: Term, nested: int = MOST_NESTED) -> tuple[Term, Term]:
    """(d, r) with term = radix*d + r, every summand going to the one or the other as it is written. nested: choices in
    each other that are read, each of which doubles what is written."""
    times, base = split(radix) if radix.op != "const" else (radix.payload, as_int(1))
    wanted = [factor for factor in factors(base) if factor.op != "const"]
    whole: list[Term] = []
    rest: list[Term] = []
    for summand in summands(term):
        number, own = split(summand)
        if own.op == "ite" and nested:
            condition, *arms = own.args
            parts = [_divided(mul(number, arm), radix, nested - 1) for arm in arms]
            whole.append(_chosen(condition, *(quotient for quotient, _ in parts)))
            rest.append(_chosen(condition, *(left for _, left in parts)))
            continue
        left = list(factors(own)) if own.op != "const" else []
        number *= own.payload if own.op == "const" else 1
        found: list[int] = []
        for factor in wanted:
            at = next((n for n, other in enumerate(left) if other is factor and n not in found), None)
            found += [] if at is None else [at]
        missing = len(found) < len(wanted)
        left = [other for n, other in enumerate(left) if n not in found]
        if missing:
            rest.append(summand)
        elif number % times == 0:
            whole.append(mul(number // times, *left))
        elif not wanted and not left:
            whole.append(const(number // times))
            rest.append(const(number % times))
        else:
            rest.append(summand)
    return add(*whole), add(*rest)
