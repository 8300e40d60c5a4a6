"""LDS bank conflicts as terms: the conflict degree of a phase, and what it does not depend on.

A bank is one dword wide. A DS instruction serves the lanes of one phase together; lanes that want different dwords of
one bank wait for each other, the same dword is broadcast. Aligned reads of w bytes fill whole groups of w/4 banks, so
it is enough to count units of w bytes:

    unit = byte / w        groups = banks * 4 / w        lanes collide: units differ and unit mod groups is equal

The degree of a phase is the largest number of different units in one group; 1 is free of conflicts. `bank_degrees` has
the degrees of TiledMmaLoader's reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ...prover.language.claims import Case, System
from ...prover.language.terms import Term, add, as_int, both, either, equivalent, integer, named, where
from ..hardware.lds_phases import BANKS, Banks, bank
from ..hardware.system import lane_bytes, lanes
from ..mma_loader.system import LoadB

SYSTEM = System(
    "banks",
    "LDS bank conflicts of TiledMmaLoader's reads, on gfx950 and gfx942",
    seed="000",
    source="HazyResearch/HipKittens analysis/paper_experiments/phases; nod-ai/amd-shark-ai docs/empirical-lds; ROCm"
    " rocRoller LDSBankModel",
)

DWORD = 4


def groups_of(timing: Banks, width: int) -> int:
    """Groups of banks that aligned units of ``width`` bytes fill."""
    return timing.banks * DWORD // width


def masks(phase: Sequence[int], lane: int) -> set[int]:
    """What to xor to the lane's number to get each lane of its phase, itself included."""
    return {lane ^ other for other in phase}


def neighbours(timing: Banks) -> list[int]:
    """These masks; they are the same for all lanes, see phases_partition_the_wave."""
    return sorted(masks(timing.phases[0], timing.phases[0][0]))


@dataclass(frozen=True, slots=True)
class Access:
    """One read or write of the wave: which unit each lane touches, and how the LDS serves it."""

    unit: Callable[[Term], Term]
    arch: str
    instruction: str

    @property
    def timing(self) -> Banks:
        return BANKS[self.arch, self.instruction]

    @property
    def groups(self) -> int:
        return groups_of(self.timing, lane_bytes(self.instruction))

    def others(self, lane: Term) -> list[Term]:
        """The units of the other lanes of this lane's phase."""
        return [self.unit(lane ^ other) for other in neighbours(self.timing) if other]

    def sharing(self, lane: Term) -> Term:
        """How many lanes of the phase, this one included, want this lane's banks: the degree is the largest of all
        lanes, if every lane reads another unit (`differ`)."""
        own = self.unit(lane) % self.groups
        return named(
            "lanes that share a bank", 1 + add(*(where(unit % self.groups == own, 1, 0) for unit in self.others(lane)))
        )

    def differ(self, lane: Term) -> Term:
        """No other lane of the phase reads this lane's unit."""
        own = self.unit(lane)
        return both(*(unit != own for unit in self.others(lane)))

    def is_served(self, lane: Term, lanes_a_bank: Term | int) -> Term:
        """The lane shares its banks with exactly so many lanes; where all lanes do, that is the degree."""
        return both(self.sharing(lane) == lanes_a_bank, self.differ(lane))

    def collide(self, a: int, b: int) -> Term:
        """Two lanes of one phase want different units in the same banks."""
        if not any(a in phase and b in phase for phase in self.timing.phases):
            raise ValueError(f"lanes {a} and {b} are served in different phases")
        one, other = self.unit(as_int(a)), self.unit(as_int(b))
        return both(one != other, one % self.groups == other % self.groups)


@SYSTEM.claim(
    "The phases of every DS instruction serve each of the 64 lanes once, and the lanes of a phase differ from each"
    " other by the same xor masks for all lanes."
)
def phases_partition_the_wave() -> Iterator[Case]:
    for (arch, instruction), timing in BANKS.items():
        lane = lanes()
        times = add(*(where(either(*(lane == served for served in phase)), 1, 0) for phase in timing.phases))
        alike = all(masks(phase, served) == set(neighbours(timing)) for phase in timing.phases for served in phase)
        yield Case(f"{arch} {instruction}, grade {timing.grade}", both(times == 1, alike), show={"times served": times})


@SYSTEM.claim(
    "Aligned reads of 4, 8 or 16 bytes touch one bank at different dwords exactly when their units differ and agree"
    " modulo the number of groups: counting units counts dwords."
)
def units_stand_for_dwords() -> Iterator[Case]:
    for banks in (32, 64):
        for width in (4, 8, 16):
            u, v = integer("u", 0), integer("v", 0)
            a, b = (integer(name, 0, width // DWORD) for name in ("a", "b"))
            x, y = u * width + a * DWORD, v * width + b * DWORD  # any dword of either read
            groups = groups_of(Banks(banks, ()), width)
            same_bank, same_dword = bank(x, banks) == bank(y, banks), x // DWORD == y // DWORD
            goal = both(
                equivalent(same_bank, both(a == b, u % groups == v % groups)),
                equivalent(same_dword, both(a == b, u == v)),
            )
            yield Case(f"{width} bytes, {banks} banks", goal)


@SYSTEM.claim(
    "A base that all lanes share does not matter: adding it keeps units different and groups equal. So the degree of a"
    " read is the same for every tile base, row block, immediate offset and stage."
)
def base_does_not_matter() -> Iterator[Case]:
    for groups in (8, 16, 32, 64):
        base, u, v = integer("base", 0), integer("u", 0), integer("v", 0)
        same = equivalent((base + u) % groups == (base + v) % groups, u % groups == v % groups)
        yield Case(f"{groups} groups", both(same, equivalent(base + u == base + v, u == v)))
    for name, load in LoadB.of_whole_vectors():
        i, moved, base = integer("i", 0), integer("swizzled_vector", 0), integer("base_in_vectors", 0)
        byte = base * 16 + (i * load.row_block + moved * load.vec) * load.element_bytes
        yield Case(f"load_b {name}", byte // 16 == base + i * load.row_block_vectors + moved)
