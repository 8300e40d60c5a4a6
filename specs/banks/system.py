"""LDS bank conflicts as terms: what the phases are, and what the conflict degree of a read does not depend on.

`prover.language.conflicts` says what a degree is; `degrees` and `transposed` have those of TiledMmaLoader's reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...prover.language.claims import Case
from ...prover.language.conflicts import DWORD, Banks, Phased, masks, times_served
from ...prover.language.constructors import both
from ...prover.language.idioms import equivalent
from ...prover.language.systems import System
from ...prover.language.terms import Term, integer
from ..hardware.lds_phases import BANKS, bank
from ..hardware.system import lane_bytes, lanes
from ..mma_loader.system import LoadB

SYSTEM = System(
    "banks",
    "LDS bank conflicts of TiledMmaLoader's reads, on gfx950 and gfx942",
    seed="000",
    source="HazyResearch/HipKittens analysis/paper_experiments/phases; nod-ai/amd-shark-ai docs/empirical-lds; ROCm"
    " rocRoller LDSBankModel",
)


def phased(unit: Callable[[Term], Term], arch: str, instruction: str) -> Phased:
    """One read or write of the wave by this instruction; unit: of a lane, in what the instruction moves."""
    return Phased(unit, BANKS[arch, instruction], lane_bytes(instruction))


@SYSTEM.claim(
    "The phases of every DS instruction serve each of the 64 lanes once, and the lanes of a phase differ from each"
    " other by the same xor masks for all lanes."
)
def phases_partition_the_wave() -> Iterator[Case]:
    for (arch, instruction), timing in BANKS.items():
        lane = lanes()
        times = times_served(timing.phases, lane)
        alike = all(masks(phase, served) == set(timing.neighbours) for phase in timing.phases for served in phase)
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
            groups = Banks(banks, ()).groups(width)
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
        byte = base * 16 + load.first(i, moved) * load.element_bytes
        yield Case(f"load_b {name}", byte // 16 == base + i * load.row_block_vectors + moved)
