"""Counters of a pipelined loop that go round together: which values they have at once.

They begin with numbers, and what each is next hangs on them alone, so that few values come. That these are all is an
invariant, of which it is claimed that it holds at the beginning and is kept: whoever assumes it rests on that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ..kernels.loops.visits import Carried, Visit
from ..language.claims import Case
from ..language.constructors import both, either
from ..language.meanings import python
from ..language.terms import Term
from ..language.walking import substitute, variables

MOST = 32  # values that come
FEWEST, MANY = 2, 4  # counters


class Rings:
    """Of the loops of a trace. known: of each, that its counters have some of these values, and what that says of some of
    them, of most of them first; cases: that they do."""

    def __init__(self, visits: Sequence[Visit]):
        self.known: list[list[Term]] = []
        self.cases: list[Case] = []
        for visit in visits:
            own = dict(_counters(visit)) if visit.header is not None else {}
            values = _values(own) if FEWEST <= len(own) <= MANY else []
            if values:
                self._state(visit.block, own, values)

    def _state(self, block: str, own: dict[Term, Carried], values: Sequence[tuple[int, ...]]) -> None:
        names = list(own)
        fact = _one_of(names, values)
        chosen = (own for many in range(len(names), 0, -1) for own in combinations(range(len(names)), many))
        self.known.append(
            [
                _one_of(
                    [names[at] for at in own], list(dict.fromkeys(tuple(each[at] for at in own) for each in values))
                )
                for own in chosen
            ]
        )
        (first,) = substitute({v: one.start for v, one in own.items()}, fact)
        self.cases.append(Case(f"counters of the loop at {block} begin", first))
        for at in range(max(len(one.after) for one in own.values())):
            after = {v: term for v, one in own.items() if (term := one.after[at][1]) is not None}
            (then,) = substitute(after, fact)
            self.cases.append(Case(f"counters of the loop at {block} go on, {at + 1}", then, [fact]))


def _one_of(names: Sequence[Term], values: Sequence[tuple[int, ...]]) -> Term:
    return either(*(both(*(v == n for v, n in zip(names, each, strict=True))) for each in values))


def _counters(visit: Visit) -> Iterator[tuple[Term, Carried]]:
    """What the loop carries of integers that begin with a number, and of which is known what they are next."""
    found = {
        variable: own for variable, own in visit.carried.items()
        if variable.op == "var" and own.exact and own.begins and own.start.op == "const" and own.after
        and all(term is not None for _, term in own.after)
    }  # fmt: skip
    while True:
        told = {
            v
            for v, own in found.items()
            if set(found).issuperset(variables(*(t for _, t in own.after if t is not None)))
        }
        if len(told) == len(found):
            break
        found = {v: own for v, own in found.items() if v in told}
    ways = {len(own.after) for own in found.values()}
    yield from found.items() if len(ways) == 1 else ()


def _values(own: dict[Term, Carried]) -> list[tuple[int, ...]]:
    """All values that come; none where these are many."""
    start = tuple(one.start.payload for one in own.values())
    found, todo = [start], [start]
    while todo and len(found) <= MOST:
        now = dict(zip((v.payload[0] for v in own), todo.pop(), strict=True))
        for at in range(len(next(iter(own.values())).after)):
            try:
                after = tuple(
                    python.evaluate(now, term)[0] for one in own.values() if (term := one.after[at][1]) is not None
                )
            except (python.Undefined, python.TooLarge):
                return []
            if after not in found:
                found.append(after)
                todo.append(after)
    return found if len(found) <= MOST else []
