"""The element that a register of a thread has, by its layout, as a formula of the thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..language.terms import Term, as_int, const
from .emitted import Lanes
from .encodings import Basis, Encoding


def index_of(encoding: Encoding, register: Basis, lanes: Lanes) -> tuple[Term, ...]:
    """The element's index."""
    bases = (*encoding.lane, *encoding.warp)
    found = []
    for axis in range(len(encoding.shape)):
        parts: list[tuple[Term, int]] = []  # a bit, and what it adds
        at = 0
        for term, count in lanes.fields:
            run: list[tuple[int, int]] = []
            for bit in range(count):
                own = bases[at + bit][axis] if at + bit < len(bases) else 0
                if own:
                    run.append((bit, own))
            parts += _runs(term, run, count)
            at += count
        found.append(_sum(parts, register[axis]))
    return tuple(found)


def _runs(term: Term, bits: Sequence[tuple[int, int]], whole: int) -> Iterator[tuple[Term, int]]:
    """Neighbouring bits that stay neighbours, as one number: (what it is, what its lowest bit adds). whole: how many bits
    the term has."""
    at = 0
    while at < len(bits):
        end = at + 1
        while end < len(bits) and bits[end][0] == bits[end - 1][0] + 1 and bits[end][1] == 2 * bits[end - 1][1]:
            end += 1
        (first, by), count = bits[at], end - at
        yield _bits(term, first, count, whole), (by << 16) | count
        at = end


def _bits(term: Term, first: int, count: int, whole: int) -> Term:
    """So many bits of a term that has no more than the whole."""
    found = term // (1 << first) if first else term
    return found if first + count == whole else found % (1 << count)


def _sum(parts: Sequence[tuple[Term, int]], register: int) -> Term:
    taken, every, apart = 0, 0, True
    for _, said in parts:
        by, count = said >> 16, said & 0xFFFF
        own = by * ((1 << count) - 1)
        apart &= by & (by - 1) == 0 and not taken & own
        taken, every = taken | own, every | by
    if apart and not taken & register:
        return sum((part * (said >> 16) for part, said in parts), as_int(0)) + register
    step = every & -every  # all parts are multiples of it
    found, *others = [part * ((said >> 16) // step) for part, said in parts]
    for own in (*others, *([const(register // step)] if register >= step else [])):
        found = found ^ own
    return found * step + register % step


def replicas(encoding: Encoding, lanes: Lanes) -> list[Term]:
    """That a thread is the first of those that have the same elements."""
    bases, found, at = (*encoding.lane, *encoding.warp), list[Term](), 0
    for term, count in lanes.fields:
        idle = [at + bit >= len(bases) or not any(bases[at + bit]) for bit in range(count)]
        first = 0
        while first < count:
            alike = next((bit for bit in range(first, count) if idle[bit] is not idle[first]), count)
            if idle[first]:
                found.append(_bits(term, first, alike - first, count) == 0)
            first = alike
        at += count
    return found
