"""Counters of a pipelined loop that go round together: which values they have at once.

They begin with numbers, and what each is next hangs on them alone, so that few values come. That these are all is an
invariant, of which it is claimed that it holds at the beginning and is kept: whoever assumes it rests on that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ...language.claims import Case
from ...language.constructors import both, either
from ...language.meanings import python
from ...language.terms import Term, truth
from ...language.walking import substitute, variables
from ..loops.visits import Carried, Visit

COUNTERS = "counters of the loop at"  # how these cases are called
MOST = 32  # values that come
FEWEST, MANY = 2, 16  # counters
Values = tuple[int, ...]
Turns = dict[Values, list[Values]]  # what comes after these, on each way back


class Ring(Struct, frozen=True):
    """Counters of a loop, and the values that they have at once. cases: that they have these, on which rests whoever takes
    them to."""

    names: tuple[Term, ...]
    values: Sequence[Values]
    cases: Sequence[Case]

    def of(self, some: Sequence[Term]) -> Term:
        """What is known of some of them alone."""
        at = [number for number, name in enumerate(self.names) if any(name is own for own in some)]
        each = dict.fromkeys(tuple(values[number] for number in at) for values in self.values)
        return either(*(both(*(self.names[n] == value for n, value in zip(at, own, strict=True))) for own in each))


def rings(visits: Sequence[Visit]) -> list[Ring]:
    """Those of the loops of a trace."""
    found, times = list[Ring](), dict[str, int]()
    for visit in visits:
        own = dict(_counters(visit)) if visit.header is not None else {}
        after = _turns(own) if FEWEST <= len(own) <= MANY else {}
        if after:
            ring = Ring(tuple(own), list(after), ())
            times[visit.block] = times.get(visit.block, 0) + 1  # in a loop that is unrolled it is come to several times
            called = f"{visit.block} ({times[visit.block]})" if times[visit.block] > 1 else visit.block
            found.append(replace(ring, cases=list(_cases(called, own, ring, after))))
    return found


def _cases(block: str, own: dict[Term, Carried], ring: Ring, after: Turns) -> Iterator[Case]:
    (first,) = substitute({v: one.start for v, one in own.items()}, ring.of(ring.names))
    yield Case(f"{COUNTERS} {block} begin", first)
    for number, (values, thens) in enumerate(after.items()):
        given = [v == value for v, value in zip(own, values, strict=True)]
        for at in range(max(len(one.after) for one in own.values())):
            then, terms = thens[at], (one.after[at][1] for one in own.values())
            goal = both(*(term == value for term, value in zip(terms, then, strict=True)), truth(then in after))
            yield Case(f"{COUNTERS} {block} go on, {number + 1}, {at + 1}", goal, given)


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


def _turns(own: dict[Term, Carried]) -> Turns:
    """All values that come, and which come after each; none where these are many."""
    start = tuple(one.start.payload for one in own.values())
    found: Turns = {}
    todo = [start]
    while todo and len(found) <= MOST:
        values = todo.pop()
        if values in found:
            continue
        now, thens = dict(zip((v.payload[0] for v in own), values, strict=True)), list[Values]()
        for at in range(len(next(iter(own.values())).after)):
            try:
                thens.append(tuple(
                    python.evaluate(now, term)[0] for one in own.values() if (term := one.after[at][1]) is not None
                ))  # fmt: skip
            except (python.Undefined, python.TooLarge):
                return {}
        found[values] = thens
        todo += thens
    return found if len(found) <= MOST else {}
