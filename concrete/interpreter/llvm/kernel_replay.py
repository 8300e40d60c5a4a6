"""One access of one thread of a compiled kernel, as the interpreter computes it; for replaying counterexamples."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ...integers import ConfigError
from ..words import signed
from .running import Wave


def arguments(**values: int) -> dict[str, int]:
    """Kernel arguments by the names that LLVM gives them."""
    return values


def address(
    module: Mapping[str, Any], kernel: str, arguments: Mapping[str, int], sink: int, execution: int, *,
    lane: int = 0, warp: int = 0, block_x: int = 0, block_y: int = 0, block_z: int = 0, threads: int = 64, base: str = "",
) -> int:  # fmt: skip
    """First byte of that access, from the start of the argument or variable ``base``; of a buffer's, its base included.

    sink: number of the instruction; execution: how often it ran before in this thread. Raises ConfigError if the thread
    makes no such access.
    """
    wave = _wave(module, kernel, arguments, (block_x, block_y, block_z), warp, threads)
    run = wave.run(lane)
    own = [access for access in run.accesses if access.number == sink]
    if len(own) <= execution:
        why = str(run.trouble) if run.trouble else "the thread makes no such access"
        raise ConfigError(why)
    return int(own[execution].address) - _start(wave, base)


def writes(
    module: Mapping[str, Any], kernel: str, arguments: Mapping[str, int], sinks: Collection[int], base: str, *,
    lane: int = 0, warp: int = 0, block_x: int = 0, block_y: int = 0, block_z: int = 0, threads: int = 64,
) -> list[tuple[int, int]]:  # fmt: skip
    """What the thread stores by these instructions and no resource masks: first byte, from the start of the argument or
    variable ``base``, and bytes. Raises ConfigError for a thread that does not run to its end."""
    wave = _wave(module, kernel, arguments, (block_x, block_y, block_z), warp, threads)
    run = wave.run(lane)
    if run.trouble:
        raise ConfigError(str(run.trouble))
    start = _start(wave, base)
    own = [access for access in run.accesses if access.number in sinks and access.writes and access.in_bounds]
    return [(int(access.address) - start, access.size) for access in own]


def rounds(
    module: Mapping[str, Any], kernel: str, arguments: Mapping[str, int], block: str, widths: Mapping[str, int],
    bases: Mapping[str, str], *, lane: int = 0, warp: int = 0, block_x: int = 0, block_y: int = 0, block_z: int = 0,
    threads: int = 64,
) -> list[tuple[str, dict[str, int]]]:  # fmt: skip
    """Each time that a thread runs the block: the label of the one before, and the values of its phis as signed numbers.

    widths: bits of each phi. bases: phi -> the argument or variable from whose start a pointer's bytes are counted. A phi
    without a number is left out. Raises ConfigError for arguments that are missing.
    """
    wave = _wave(module, kernel, arguments, (block_x, block_y, block_z), warp, threads, block)
    found = []
    for before, values in wave.run(lane).rounds:
        numbers = {}
        for name, value in values.items():
            if isinstance(value, int) and name in widths:
                start = _start(wave, bases[name]) if name in bases else 0
                numbers[name] = signed(value - start, widths[name])
        found.append((before, numbers))
    return found


def _wave(
    module: Mapping[str, Any], kernel: str, arguments: Mapping[str, int], block: tuple[int, int, int], warp: int,
    threads: int, watched: str = "",
) -> Wave:  # fmt: skip
    return Wave(
        module=dict(module), kernel=kernel, arguments=arguments, block=block, block_shape=(threads, 1, 1), warp=warp,
        watched=watched,
    )  # fmt: skip


def _start(wave: Wave, base: str) -> int:
    start = wave.globals.get(base[1:], 0) if base.startswith("@") else wave.bound.get(base, 0)
    return int(start)  # type: ignore[arg-type]
