"""Which lanes of a wave the LDS serves together, and in how many banks: for every DS instruction, grades as in `hardware`.

Sources: HazyResearch/HipKittens analysis/paper_experiments/phases (gfx950); nod-ai/amd-shark-ai docs/empirical-lds
(gfx942); ROCm rocRoller LDSBankModel (writes).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...prover.language.claims import Case
from ...prover.language.conflicts import Banks, in_order
from ...prover.language.constructors import both, either
from ...prover.language.idioms import equivalent
from ...prover.language.terms import Term, as_int, integer, named
from .system import SYSTEM, WAVE, lane_bytes, lanes


def _runs(size: int, *firsts: int) -> tuple[int, ...]:
    return tuple(lane for first in firsts for lane in range(first, first + size))


def _whole(size: int) -> tuple[tuple[int, ...], ...]:
    return in_order(size, WAVE)


def _halves(*firsts: tuple[int, ...], size: int = 4, in_turn: bool = False) -> tuple[tuple[int, ...], ...]:
    """Phases made of runs of ``size`` lanes in the wave's first half, and the same in its second half: after them, or in
    turn with them."""
    lower = [_runs(size, *starts) for starts in firsts]
    upper = [tuple(lane + 32 for lane in phase) for phase in lower]
    return tuple(phase for pair in zip(lower, upper, strict=True) for phase in pair) if in_turn else (*lower, *upper)


_EIGHTS = ((0, 20), (4, 16), (8, 28), (12, 24))
# (arch, instruction) -> how the LDS serves it; a bank is one dword wide
BANKS = {
    ("gfx950", "ds_read_b128"): Banks(64, _halves((0, 12, 20, 24), (4, 8, 16, 28))),
    ("gfx950", "ds_read_b64"): Banks(64, _whole(32)),
    ("gfx950", "ds_read_b64_tr_b8"): Banks(64, _whole(32), "C"),
    ("gfx950", "ds_read_b64_tr_b16"): Banks(64, _whole(32), "C"),
    ("gfx950", "ds_read_b32"): Banks(64, _whole(64), "C"),
    ("gfx950", "ds_read_b96"): Banks(32, _halves(*_EIGHTS)),
    ("gfx950", "ds_write_b64"): Banks(32, _whole(16)),
    ("gfx950", "ds_write_b128"): Banks(32, _whole(8), "B"),
    ("gfx942", "ds_read_b128"): Banks(32, _halves(*_EIGHTS, in_turn=True)),
    ("gfx942", "ds_read_b64"): Banks(32, _whole(16)),
    ("gfx942", "ds_read_b32"): Banks(32, _whole(32)),
    ("gfx942", "ds_write_b64"): Banks(32, _whole(16), "B"),
    ("gfx942", "ds_write_b128"): Banks(32, _whole(8), "B"),
}
SYSTEM.timings.update(BANKS)


def bank(byte: Term, banks: int) -> Term:
    return byte // 4 % banks


@SYSTEM.claim(
    "A phase of a DS instruction keeps every LDS bank busy: lanes times bytes a lane is banks times 4 bytes, an access"
    " of 12 bytes taking the room of 16 (a quarter of the banks then idle)."
)
def phases_fill_the_banks() -> Iterator[Case]:
    for (arch, instruction), timing in BANKS.items():
        wide = lane_bytes(instruction)
        for number, phase in enumerate(timing.phases):
            moved = as_int((16 if wide == 12 else wide) * len(phase))
            show = {"bytes of the phase": moved, "bytes of all banks": as_int(timing.banks * 4)}
            goal = moved == timing.banks * 4
            yield Case(f"{arch} {instruction}, phase {number}", goal, show=show)


def _in_order(size: int) -> Callable[[Term], Term]:
    return lambda lane: lane // size


def _quads(lane: Term) -> Term:
    """Of a half wave's runs of four lanes, 0 and 5, 1 and 4, 2 and 7, 3 and 6 go together."""
    return lane // 4 % 4 ^ lane // 16 % 2


def _parity(lane: Term) -> Term:
    """Whether an odd number of the lane's bits 2, 3 and 4 is set."""
    return (lane // 4 + lane // 8 + lane // 16) % 2


# (arch, instruction) -> the number of the phase that serves a lane, said by the bits of its number
SERVED = {
    ("gfx950", "ds_read_b128"): lambda lane: lane // 32 * 2 + _parity(lane),
    ("gfx950", "ds_read_b64"): _in_order(32),
    ("gfx950", "ds_read_b64_tr_b8"): _in_order(32),
    ("gfx950", "ds_read_b64_tr_b16"): _in_order(32),
    ("gfx950", "ds_read_b32"): _in_order(64),
    ("gfx950", "ds_read_b96"): lambda lane: lane // 32 * 4 + _quads(lane),
    ("gfx950", "ds_write_b64"): _in_order(16),
    ("gfx950", "ds_write_b128"): _in_order(8),
    ("gfx942", "ds_read_b128"): lambda lane: _quads(lane) * 2 + lane // 32,
    ("gfx942", "ds_read_b64"): _in_order(16),
    ("gfx942", "ds_read_b32"): _in_order(32),
    ("gfx942", "ds_write_b64"): _in_order(16),
    ("gfx942", "ds_write_b128"): _in_order(8),
}


@SYSTEM.claim(
    "Which phase of a DS instruction serves a lane, by the bits of the lane's number: ds_read_b128 of gfx950 by the parity"
    " of bits 2, 3 and 4 in each half of the wave; ds_read_b96, and ds_read_b128 of gfx942, whose halves take turns, by"
    " bits 2 and 3 with bit 4 xored to bit 2; all others in the order of the lanes."
)
def phases_by_lane_bits() -> Iterator[Case]:
    for (arch, instruction), timing in BANKS.items():
        lane = lanes()
        phase = named("phase", SERVED[arch, instruction](lane))
        served = [either(*(lane == one for one in phase_lanes)) for phase_lanes in timing.phases]
        goal = both(*(equivalent(inside, phase == number) for number, inside in enumerate(served)))
        yield Case(f"{arch} {instruction}", both(goal, phase < len(timing.phases)), show={"phase": phase})


@SYSTEM.claim("A bank is one dword wide, and consecutive dwords lie in consecutive banks, the first after the last.")
def banks_take_dwords_in_turn() -> Iterator[Case]:
    for banks in sorted({timing.banks for timing in BANKS.values()}):
        turn, own, byte = integer("turn", 0), integer("bank", 0, banks), integer("byte", 0, 4)
        yield Case(f"{banks} banks", bank((turn * banks + own) * 4 + byte, banks) == own)
