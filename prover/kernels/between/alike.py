"""Accesses that are alike but for equal steps between their offsets, as in an unrolled loop: they are compared at once.

Offsets x, x + step, ..., x + (count - 1) * step are x + nth * step, for a variable of its own: so that what is claimed of
two such groups says the same as all pairs of their accesses do.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ...accesses.access import Access, Both
from ...language.constructors import both, either
from ...language.monomials import Monomials, expanded, total
from ...language.terms import Term, integer
from ...machine.values import literals
from ..machine.sinks import SinkAccess
from .waits import syncscope

LEAST, LEAST_ROWS = 3, 2  # accesses, and rows of these, that are taken together
NARROW = frozenset({"cta", "cluster"})  # PTX's scopes that not all blocks are in
VECTORS = ("v2", "v4", "v8")  # of PTX, too
ALIKE = "access@"  # begins the names of which of those it is
ONE = ()  # the key of the constant among monomials


class Group(Struct, frozen=True):
    """numbers: of the accesses in the trace, that with the first offset first. steps: (step, count), in the arm's units;
    each has a variable of its own."""

    numbers: tuple[int, ...]
    steps: tuple[tuple[Term, int], ...] = ()

    @property
    def first(self) -> int:
        return self.numbers[0]

    def lines(self, accesses: Sequence[SinkAccess]) -> frozenset[int]:
        """Of the text."""
        return frozenset(accesses[number].instruction.line for number in self.numbers)

    def arm(self, own: Access) -> Access:
        """The first one's, said of any of them."""
        offset = own.offset.ideal
        for at, (step, count) in enumerate(self.steps):
            offset = offset + integer(f"{ALIKE}{self.first}.{at}", 0, count) * step
        return replace(own, offset=Both.of(offset)) if self.steps else own


def grouped(
    own: Sequence[tuple[int, Hashable]], arms: Mapping[int, Access], accesses: Sequence[SinkAccess]
) -> list[Group]:
    """own: the number of each access, and what else has to be the same of those that are alike; in the order of the least
    number of each group."""
    shapes: dict[Hashable, list[tuple[int, Monomials]]] = {}
    for number, more in own:
        shape = *_shape(accesses[number], arms[number]), more
        shapes.setdefault(shape, []).append((number, expanded(arms[number].offset.ideal)))
    found = [group for alike in shapes.values() for group in _rows(alike)]
    return sorted(found, key=lambda group: min(group.numbers))


def joined(
    own: Sequence[tuple[Group, Term]], arms: Mapping[int, Access], accesses: Sequence[SinkAccess]
) -> list[tuple[Group, Term]]:
    """(group, path) of accesses in no certain order, those of one place as one: under any of their paths."""
    places: dict[Hashable, list[tuple[Group, Term]]] = {}
    for group, path in own:
        arm = arms[group.first]
        place = *_shape(accesses[group.first], arm), frozenset(expanded(arm.offset.ideal).items()), group.steps
        places.setdefault(place, []).append((group, path))
    return [
        (replace(same[0][0], numbers=tuple(n for group, _ in same for n in group.numbers)), _any_of([p for _, p in same]))
        for same in places.values()
    ]  # fmt: skip


def _any_of(paths: Sequence[Term]) -> Term:
    """That one of these holds: what all have in common, and what is left of one."""
    own = [dict.fromkeys(literals(path)) for path in paths]
    common = [one for one in own[0] if all(one in other for other in own)]
    return both(*common, either(*(both(*(one for one in its if one not in set(common))) for its in own)))


def _shape(access: SinkAccess, arm: Access) -> tuple[Hashable, ...]:
    return access.what, access.base, _atomic(access), access.turns, arm.unit, arm.bytes, arm.span


def _atomic(access: SinkAccess) -> Hashable:
    """What decides for which others it is atomic: PTX's scope and parts, LLVM's word and scope."""
    own = access.instruction
    return NARROW & set(own.text.split(".")), elements(access), "atomic" in own.flags, syncscope(own.text)


def elements(access: SinkAccess) -> int:
    """In how many parts PTX makes an atomic access, each of which is atomic by itself: .v2.f32, f16x2."""
    said = access.instruction.text.split(".")
    lanes = next((int(part[1:]) for part in said if part in VECTORS), 1)
    return 2 * lanes if said[-1].endswith("x2") else lanes


def _rows(alike: Sequence[tuple[int, Monomials]]) -> Iterator[Group]:
    """Accesses of one shape, as rows of equal steps, and rows of these."""
    by_rest: dict[Hashable, dict[int, int]] = {}
    offsets = dict(alike)
    for number, offset in alike:
        rest = frozenset((key, value) for key, value in offset.items() if key != ONE)
        places = by_rest.setdefault(rest, {})
        if offset.get(ONE, 0) in places:  # the same place once more, which is a comparison of its own
            yield Group((number,))
        else:
            places[offset.get(ONE, 0)] = number
    rows: dict[Hashable, list[Group]] = {}
    for places in by_rest.values():
        own = [({ONE: place} if place else {}) for place in sorted(places)]
        for first, count in _progressions(own, LEAST):
            numbers = tuple(places[one.get(ONE, 0)] for one in own[first : first + count])
            group = Group(numbers, _steps(own, first, count))
            rows.setdefault(group.steps, []).append(group)
    for steps, groups in rows.items():
        groups.sort(key=lambda group: group.first)
        own = [offsets[group.first] for group in groups]
        for first, count in _progressions(own, LEAST_ROWS if steps else LEAST):
            numbers = tuple(number for group in groups[first : first + count] for number in group.numbers)
            yield Group(numbers, (*_steps(own, first, count), *groups[first].steps))


def _steps(own: Sequence[Monomials], first: int, count: int) -> tuple[tuple[Term, int], ...]:
    return ((total(_less(own[first + 1], own[first])), count),) if count > 1 else ()


def _progressions(own: Sequence[Monomials], least: int) -> Iterator[tuple[int, int]]:
    """(the first, how many) that follow one another by equal steps; those that do not, alone."""
    at = 0
    while at < len(own):
        end = at + 1
        while end + 1 < len(own) and _less(own[end + 1], own[end]) == _less(own[at + 1], own[at]):
            end += 1
        count = end - at + 1 if end < len(own) else 1
        yield at, count if count >= least else 1
        at = at + count if count >= least else at + 1


def _less(one: Monomials, other: Monomials) -> Monomials:
    found = {key: one.get(key, 0) - other.get(key, 0) for key in {**one, **other}}
    return {key: value for key, value in found.items() if value}
