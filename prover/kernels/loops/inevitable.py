"""What a thread cannot get around, whatever it loads and however its loops are left: a store on every way through a kernel.

A run of a thread is a walk over the visits of blocks (`visits`), in which each iteration of a loop that is taken once goes
over the same ones. Take of each loop in the walk the last iteration alone: from the way into the loop the walk then goes to
the header in that iteration, and on to the way out. What is left has no way back in it, and at its end all variables have
one value: a loop's number and what it carries or loads, those of its last iteration. The path of each visit and way that is
left holds at these values, as paths say when something happens in that very iteration.

So, if no formula of a way through that has none of the stores on it holds at any values, each walk has one of them.
Nothing is left out of paths for that: a loop's ways out, and the two sides of a branch, are ways beside each other. That a
walk ends is taken for granted, as of all that is claimed to be written: loops end.

A store in a loop writes one place in each iteration, and is asked for in iteration t alone. That one runs if

    the loop is reached        no way that leaves what is around it goes past its header,
    it goes on until then      in no iteration u < t it is left; of those nothing is known that is known of iteration t, so
                               all variables but those of the thread, sizes and iterations around have other names in them,

and then what is looked at are the ways from the header to the end of that iteration. The values at which one of these does
not hold are those where the walk first fails: two stores of one thread in the same iterations may be asked for at once,
that the one or the other is written, at the same values.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from ...accesses.points import with_ending
from ...language.constructors import both, either, negation
from ...language.terms import Term, integer
from ...machine.values import FALSE, TRUE, literals
from ..machine.sinks import SinkAccess
from .visits import ACCESS, END, Visit

BEFORE = "~b"  # and a number: ends the names of what is in an iteration before


class Leaving(NamedTuple):
    """A way out of a part of the kernel, and when it is taken. back: to that part's next iteration."""

    when: Term
    back: bool = False


def cannot_avoid(
    visits: Sequence[Visit], accesses: Sequence[SinkAccess], own: SinkAccess, same: Collection[Term]
) -> Term | None:
    """What says, if it holds for all values of all variables but these, that the thread writes in these iterations what
    the store writes in them, by it or by another one. None if a loop of the store's was not seen to begin.

    same: the variables of sizes and of the thread.
    """
    parts: list[Term] = []
    start, around, known = 0, None, set(same)
    for depth, (_, number) in enumerate(reversed(own.turns)):
        header = next((at for at, visit in enumerate(visits) if visit.header is number), None)
        if header is None:
            return None
        parts += [negation(one.when) for one in leaving(visits, start, around, {header: TRUE})]
        before = integer(f"{number.payload[0]}{BEFORE}{depth}", 0, number.payload[2])
        for one in leaving(visits, header, number, {}):
            if not one.back:
                (earlier,) = with_ending(f"{BEFORE}{depth}", known, one.when, values={number: before})
                parts.append(either(before >= number, negation(earlier)))
        start, around = header, number
        known.add(number)
    parts += [negation(one.when) for one in leaving(visits, start, around, writing(visits, accesses, own))]
    return both(*parts)


def leaving(visits: Sequence[Visit], start: int, around: Term | None, past: Mapping[int, Term]) -> Iterator[Leaving]:
    """The ways from a visit out of an iteration of the loop with this number, or to the end of the kernel, that do not go
    past these visits, where their formulas hold."""
    coming: dict[int, list[tuple[Term, bool]]] = {start: [(visits[start].path, False)]}  # and whether one was passed
    for at in range(start, len(visits)):
        if at not in coming:
            continue
        visit, ways = visits[at], coming.pop(at)
        parted = any(passed for _, passed in ways)
        here = either(*(when for when, _ in ways)) if parted else visit.path
        here = both(here, negation(past.get(at, FALSE)))
        parted = parted or here is FALSE or at in past
        if any(event.kind == END for event in visit.events):
            yield Leaving(here)
        for way in visit.ways:
            when = both(here, way.path)
            there = visits[way.target].around
            if around is not None and (way.target == start or all(one is not around for one in there)):
                yield Leaving(when, way.target == start)
            elif not way.back:
                coming.setdefault(way.target, []).append((when, parted))


def writing(visits: Sequence[Visit], accesses: Sequence[SinkAccess], own: SinkAccess) -> dict[int, Term]:
    """The visits in which what this store writes is written, and when."""
    found: dict[int, Term] = {}
    for at, visit in enumerate(visits):
        there = set(literals(visit.path))
        for event in visit.events:
            if event.kind != ACCESS:
                continue
            other = accesses[event.number]
            if other.what != "store" or other.why or other.address is None:
                continue
            alike = other.base == own.base and other.bytes == own.bytes and other.ok is TRUE
            if alike and own.address is not None and there.issuperset(literals(other.path)):
                found[at] = either(found.get(at, FALSE), other.address.term == own.address.term)
    return found
