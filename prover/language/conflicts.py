"""LDS bank conflicts of one read or write of a wave: what the hardware says of it, and its degree as a term.

A bank is one dword wide. A DS instruction serves the lanes of one phase together; lanes that want different dwords of
one bank wait for each other, the same dword is broadcast. Aligned accesses of w bytes fill whole groups of w/4 banks, so
it is enough to count units of w bytes:

    unit = byte / w        groups = banks * 4 / w        lanes collide: units differ and unit mod groups is equal

The degree of a phase is the largest number of different units in one group; 1 is free of conflicts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from .claims import Case
from .constructors import add, both, either, where
from .idioms import implies
from .obligations import Obligation
from .systems import System
from .terms import Term, as_int, named, truth
from .walking import substitute

DWORD = 4


@dataclass(frozen=True, slots=True)
class Banks:
    """How the LDS serves one instruction: number of banks, and the lanes of each phase.

    grade: how well that is known; A manual and measurement agree, B manual or vendor code only, C inference. paired: the
    phases where each lane wants what lane^1 wants, or each what lane^2 wants; None where that makes no difference.
    """

    banks: int
    phases: tuple[tuple[int, ...], ...]
    grade: str = "A"
    paired: tuple[tuple[int, ...], ...] | None = None

    def groups(self, width: int) -> int:
        """Groups of banks that aligned units of ``width`` bytes fill."""
        return self.banks * DWORD // width

    @property
    def lanes(self) -> int:
        """Lanes that the instruction serves."""
        return sum(map(len, self.phases))

    @property
    def neighbours(self) -> list[int]:
        """What to xor to a lane's number to get each lane of its phase, itself included: of phases that are `alike`."""
        return sorted(masks(self.phases[0], self.phases[0][0]))

    @property
    def alike(self) -> bool:
        """Whether the same numbers, xored to any lane's, give the lanes of its phase."""
        first = masks(self.phases[0], self.phases[0][0])
        return all(masks(phase, lane) == first for phase in self.phases for lane in phase)


def in_order(size: int, lanes: int) -> tuple[tuple[int, ...], ...]:
    """Phases of ``size`` lanes each, in the order of the lanes."""
    return tuple(tuple(range(first, first + size)) for first in range(0, lanes, size))


def times_served(phases: Sequence[Sequence[int]], lane: Term) -> Term:
    """In how many of the phases the lane is."""
    return add(*(where(either(*(lane == served for served in phase)), 1, 0) for phase in phases))


def masks(phase: Sequence[int], lane: int) -> set[int]:
    """What to xor to the lane's number to get each lane of its phase, itself included."""
    return {lane ^ other for other in phase}


@dataclass(frozen=True, slots=True)
class Phased:
    """One read or write of the wave: which unit of ``width`` bytes each lane touches, and how the LDS serves it.

    broadcast: whether lanes of a phase may read the same unit, which then counts once. active: whether a lane takes part.
    """

    unit: Callable[[Term], Term]
    timing: Banks
    width: int
    broadcast: bool = False
    active: Callable[[Term], Term] = lambda lane: truth(True)

    @property
    def groups(self) -> int:
        return self.timing.groups(self.width)

    def others(self, lane: Term) -> list[tuple[Term, Term]]:
        """(whether it takes part, its unit) of the other lanes of this lane's phase."""
        if self.timing.alike:
            numbers = [(truth(True), lane ^ other) for other in self.timing.neighbours if other]
        else:
            numbers = [
                (both(lane != other, either(*(lane == one for one in phase))), as_int(other))
                for phase in self.timing.phases
                for other in phase
                if len(phase) > 1
            ]
        return [(both(there, self.active(number)), self.unit(number)) for there, number in numbers]

    def sharing(self, lane: Term) -> Term:
        """How many lanes of the phase, this one included, want this lane's banks, those that read one unit together
        counted once: the degree is the largest of all lanes. Without broadcast every lane reads another unit (`differ`)."""
        own, others = self.unit(lane), self.others(lane)
        counted = [both(there, unit % self.groups == own % self.groups) for there, unit in others]
        if self.broadcast:
            new = (
                both(unit != own, *(implies(there, unit != before) for there, before in others[:n]))
                for n, (_, unit) in enumerate(others)
            )
            counted = [both(same, first) for same, first in zip(counted, new, strict=True)]
        return named("lanes that share a bank", 1 + add(*(where(one, 1, 0) for one in counted)))

    def differ(self, lane: Term) -> Term:
        """No other lane of the phase reads this lane's unit; with broadcast, it may."""
        if self.broadcast:
            return truth(True)
        own = self.unit(lane)
        return both(*(implies(there, unit != own) for there, unit in self.others(lane)))

    def is_served(self, lane: Term, lanes_a_bank: Term | int) -> Term:
        """The lane shares its banks with exactly so many lanes; where all lanes do, that is the degree."""
        return both(self.sharing(lane) == lanes_a_bank, self.differ(lane))

    def collide(self, a: int, b: int) -> Term:
        """Two lanes of one phase want different units in the same banks."""
        if not any(a in phase and b in phase for phase in self.timing.phases):
            raise ValueError(f"lanes {a} and {b} are served in different phases")
        one, other = self.unit(as_int(a)), self.unit(as_int(b))
        return both(one != other, one % self.groups == other % self.groups)


@dataclass(frozen=True, slots=True)
class Degree:
    """lanes: of one phase; lanes_a_bank: its degree; at: lane and place where it is reached."""

    lanes: tuple[int, ...]
    lanes_a_bank: int
    at: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A read, its lane, and the variables that say where in the tile it lies (all ranges are constant).

    also: what has to hold beside the degrees, as that every access is aligned.
    """

    access: Phased
    lane: Term
    places: tuple[Term, ...]
    also: tuple[Term, ...] = ()

    @property
    def variables(self) -> tuple[Term, ...]:
        return (self.lane, *self.places)

    def degrees(self) -> list[Degree]:
        """The degree of every phase, by counting."""
        import numpy as np  # importing claims should not

        from .meanings import vectors

        ranges = [range(variable.payload[2].payload) for variable in self.variables]
        points = np.array(list(product(*ranges))).T
        at = {variable.payload[0]: column for variable, column in zip(self.variables, points, strict=True)}
        counted = vectors.evaluate(at, self.access.sharing(self.lane))[0].values
        found = []
        for phase in self.access.timing.phases:
            inside = np.flatnonzero(np.isin(points[0], phase))
            worst = inside[int(np.argmax(counted[inside]))]
            found.append(Degree(phase, int(counted[worst]), tuple(int(value) for value in points[:, worst])))
        return found

    def claim(self, degrees: Sequence[Degree]) -> Obligation:
        """No lane shares its banks with more lanes than its phase's degree, and some lane of the phase with as many."""
        sharing = self.access.sharing(self.lane)
        most = as_int(degrees[0].lanes_a_bank)
        for degree in degrees[1:]:
            served = either(*(self.lane == other for other in degree.lanes))
            most = where(served, degree.lanes_a_bank, most)
        reached = (self._there(sharing, degree) == degree.lanes_a_bank for degree in degrees)
        goal = both(*self.also, self.access.differ(self.lane), sharing <= most, *reached)
        system = System("banks", "One read of one tile")

        @system.claim("The conflict degree of every phase.")
        def phase_degrees():
            yield Case("", goal, show={"lanes that share a bank": sharing, "degree": most})

        return next(system.claims["phase_degrees"].obligations())

    def units(self, degree: Degree) -> dict[int, int]:
        """Lane of the phase -> the unit that it touches, where the degree is reached."""
        import numpy as np

        from .meanings import vectors

        at = {v.payload[0]: np.full(len(degree.lanes), n) for v, n in zip(self.variables, degree.at, strict=True)}
        at[self.lane.payload[0]] = np.array(degree.lanes)
        found = np.broadcast_to(vectors.evaluate(at, self.access.unit(self.lane))[0].values, (len(degree.lanes),))
        return dict(zip(degree.lanes, found.tolist(), strict=True))

    def _there(self, term: Term, degree: Degree) -> Term:
        return substitute(dict(zip(self.variables, map(as_int, degree.at), strict=True)), term)[0]
