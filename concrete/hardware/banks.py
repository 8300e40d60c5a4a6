"""LDS banks: which lanes of a wave are served together, and how often they hit one bank.

A bank is one dword wide: bank = (byte / 4) % banks. Lanes of one phase that want different dwords of one bank wait
for each other; the same dword is broadcast. The conflict degree of a phase is the largest number of distinct dwords
in one bank: 1 is conflict-free.

Sources: gfx950 b64, b96, b128 reads and b64 writes: HazyResearch/HipKittens analysis/paper_experiments/phases
(measured, grade A). gfx942 reads: nod-ai/amd-shark-ai docs/empirical-lds/cdna3info.md (measured, A). Writes
otherwise: amd-shark-ai, ROCm rocRoller LDSBankModel, Composable Kernel documentation (B). Transposed reads: assumed
to be served as ds_read_b64 (C, no measurement known). gfx950 ds_read_b32: amd-shark-ai says one phase and 64 banks,
rocRoller two phases and 32 (C).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import checked, each, fields, not_negative, one_of, shown, text, whole
from ..integers import ConfigError
from .buffer import DWORD_BYTES, WAVE_LANES

Phases = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class LdsTiming:
    """How a DS instruction is served: bytes a lane, banks, the lanes of each phase, grade of the evidence.

    >>> timing = banks.timing_of("ds_read_b128", "gfx942")
    >>> timing.width_bytes, timing.banks, len(timing.phases), timing.phases[0]
    (16, 32, 8, (0, 1, 2, 3, 20, 21, 22, 23))
    """

    width_bytes: int
    banks: int
    phases: Phases
    grade: str

    def __post_init__(self) -> None:
        lane = whole(0, WAVE_LANES - 1)
        fields(self, width_bytes=whole(DWORD_BYTES, multiple_of=DWORD_BYTES), banks=whole(1), phases=each(each(lane)))
        fields(self, grade=one_of("A", "B", "C"))
        if sorted(lane for phase in self.phases for lane in phase) != list(range(WAVE_LANES)):
            raise ConfigError(f"LdsTiming.phases must serve each of {WAVE_LANES} lanes once")


def _consecutive(lanes: int) -> Phases:
    return tuple(tuple(range(first, first + lanes)) for first in range(0, WAVE_LANES, lanes))


def _runs(*firsts: int) -> tuple[int, ...]:
    """Lanes of a phase, as runs of four."""
    return tuple(first + lane for first in firsts for lane in range(4))


def _both_halves(*phases: tuple[int, ...], interleaved: bool = False) -> Phases:
    """The phases of lanes 0..31 and the same for 32..63: after them, or each right after its twin."""
    upper = tuple(tuple(lane + 32 for lane in phase) for phase in phases)
    if interleaved:
        return tuple(phase for pair in zip(phases, upper, strict=True) for phase in pair)
    return phases + upper


_READ_B128_GFX950 = _both_halves(_runs(0, 12, 20, 24), _runs(4, 8, 16, 28))
_EIGHT_LANES = (_runs(0, 20), _runs(4, 16), _runs(8, 28), _runs(12, 24))

TIMINGS = {
    ("gfx950", "ds_read_b32"): LdsTiming(4, 64, _consecutive(64), "C"),
    ("gfx950", "ds_read_b64"): LdsTiming(8, 64, _consecutive(32), "A"),
    ("gfx950", "ds_read_b96"): LdsTiming(12, 32, _both_halves(*_EIGHT_LANES), "A"),
    ("gfx950", "ds_read_b128"): LdsTiming(16, 64, _READ_B128_GFX950, "A"),
    ("gfx950", "ds_read_b64_tr_b8"): LdsTiming(8, 64, _consecutive(32), "C"),
    ("gfx950", "ds_read_b64_tr_b16"): LdsTiming(8, 64, _consecutive(32), "C"),
    ("gfx950", "ds_write_b64"): LdsTiming(8, 32, _consecutive(16), "A"),
    ("gfx950", "ds_write_b128"): LdsTiming(16, 32, _consecutive(8), "B"),
    ("gfx942", "ds_read_b32"): LdsTiming(4, 32, _consecutive(32), "A"),
    ("gfx942", "ds_read_b64"): LdsTiming(8, 32, _consecutive(16), "A"),
    ("gfx942", "ds_read_b128"): LdsTiming(16, 32, _both_halves(*_EIGHT_LANES, interleaved=True), "A"),
    ("gfx942", "ds_write_b64"): LdsTiming(8, 32, _consecutive(16), "B"),
    ("gfx942", "ds_write_b128"): LdsTiming(16, 32, _consecutive(8), "B"),
}


@checked(instruction=text, arch=text)
def timing_of(instruction: str, arch: str = "gfx950") -> LdsTiming:
    """How `arch` serves `instruction`. Raises ConfigError if nothing is known about it.

    >>> banks.timing_of("ds_read_b64").banks
    64
    """
    if (arch, instruction) not in TIMINGS:
        known = ", ".join(name for a, name in TIMINGS if a == arch)
        raise ConfigError(f"no bank timing for {instruction} on {arch}; known: {known or 'none'}")
    return TIMINGS[arch, instruction]


@checked(address=not_negative, instruction=text, arch=text)
def conflict_degrees(address: npt.NDArray, instruction: str, arch: str = "gfx950") -> list[int]:
    """Conflict degree of each phase, for the lanes' byte addresses [lane].

    Raises ConfigError if an address is not dword-aligned or the wave is incomplete.

        >>> banks.conflict_degrees(np.arange(64) * 128, "ds_read_b128")
        [8, 8, 8, 8]
    """
    timing = timing_of(instruction, arch)
    if not isinstance(address, np.ndarray) or address.shape != (WAVE_LANES,):
        raise ConfigError(f"bank conflicts need one byte address for each of {WAVE_LANES} lanes, got {shown(address)}")
    if (address % DWORD_BYTES).any():
        raise ConfigError("bank conflicts are defined for dword-aligned addresses only")
    dwords = address[:, None] // DWORD_BYTES + np.arange(timing.width_bytes // DWORD_BYTES)
    degrees = []
    for phase in timing.phases:
        distinct = np.unique(dwords[list(phase)])
        degrees.append(int(np.bincount(distinct % timing.banks).max()))
    return degrees


@checked(address=not_negative, instruction=text, arch=text)
def worst_degree(address: npt.NDArray, instruction: str, arch: str = "gfx950") -> int:
    """Largest conflict degree over the phases; 1 means that the access is free of conflicts.

    >>> banks.worst_degree(np.arange(64) * 16, "ds_read_b128"), banks.worst_degree(np.arange(64) * 128, "ds_read_b128")
    (1, 8)
    """
    return max(conflict_degrees(address, instruction, arch))
