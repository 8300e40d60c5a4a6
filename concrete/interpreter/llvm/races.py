"""Races of a compiled AMD kernel: all threads of blocks run, and what they touch between barriers.

    >>> llvm.look(module, "reduce", {"n": 100}, block_shape=(128, 1, 1)).races

Source: LLVM, User Guide for AMDGPU Backend: Memory Model; a workgroup's s_barrier.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from ...hardware.buffer import WAVE_LANES
from ...integers import ConfigError
from ..races import Divergence, Exit, Log, Pairs, Report, Site, Stop
from ..races.pairs import SHARED
from ..races.reports import Three
from .execution import Execution
from .memory import Access
from .running import MAX_STEPS, Wave
from .values import Record, Value
from .waits import spans

GLOBAL = 0  # the one memory beside LDS; bytes are addresses there


def look(
    module: Record, kernel: str, arguments: Mapping[str, Value], *, block_shape: Three,
    blocks: Sequence[Three] = ((0, 0, 0),), steps: int = MAX_STEPS, deadline: float | None = None,
    contents: Mapping[int, bytes] | None = None, drawn: Callable[[int, int], int] | None = None,
) -> Report:  # fmt: skip
    """Runs every thread of these blocks by itself, as `Wave` does, and compares what they touch between two barriers.

    Lanes of a wave are not in lockstep: "within a warp" is within a wave. Loaded data is opaque but for
    `contents` and `drawn`, as a `Wave` has them, so a thread whose addresses or branches hang on it stops there, and is in
    `Report.stopped`. A barrier orders accesses of LDS that fences
    and waits around it say are done (`waits`), and is taken to order all global memory of the block. Values are unknown:
    equal ones are not told apart.

    deadline: of time.monotonic(). Raises ConfigError, too where a thread writes to `contents`.
    """
    report, pairs = Report(schedules=["alone"]), Pairs(block_shape, WAVE_LANES)
    pairs.memories.append("")
    pairs.blocks += blocks
    sites: dict[tuple[int, str], int] = {}
    apart = []
    for number, block in enumerate(blocks):
        runs = _runs(module, kernel, arguments, block, block_shape, steps, deadline, report, contents or {}, drawn)
        _kept(runs, contents or {})
        log = Log(pairs, number, block_shape[0] * block_shape[1] * block_shape[2])
        _meetings(runs, block, block_shape, report)
        under_way = {thread: spans(run) for thread, run in runs.items()}
        for interval in range(max((len(run.barriers) for run in runs.values()), default=0) + 1):
            for thread, run in runs.items():
                cuts = [0, *(at for _, at in run.barriers), len(run.accesses)]
                if interval + 1 < len(cuts):
                    for access in run.accesses[cuts[interval] : cuts[interval + 1]]:
                        _told(log, pairs, sites, access, thread, interval)
                for at, (first, last) in under_way[thread].items():
                    if first <= interval <= last:
                        _told_of_lds(log, pairs, sites, run.accesses[at], thread, interval)
            log.barrier()
        apart += log.close()
        report.touches += sum(len(run.accesses) for run in runs.values())
    pairs.between([row for row, _ in apart], [value for _, value in apart])
    report.races = sorted(pairs.found.values(), key=lambda own: tuple(map(str, own.key)))
    return report


def _runs(
    module: Record, kernel: str, arguments: Mapping[str, Value], block: Three, shape: Three, steps: int,
    deadline: float | None, report: Report, contents: Mapping[int, bytes],
    drawn: Callable[[int, int], int] | None,
) -> dict[int, Execution]:  # fmt: skip
    """What each thread does, by its number; up to the end that it comes to."""
    found: dict[int, Execution] = {}
    count = shape[0] * shape[1] * shape[2]
    for warp in range(-(-count // WAVE_LANES)):
        wave = Wave(
            module=module, kernel=kernel, arguments=arguments, block=block, block_shape=shape, warp=warp, steps=steps,
            contents=contents, drawn=drawn,
        )  # fmt: skip
        for lane in range(min(WAVE_LANES, count - warp * WAVE_LANES)):
            if deadline is not None and time.monotonic() > deadline:
                report.stopped.append(f"block {block}: time is over at thread {warp * WAVE_LANES + lane} of {count}")
                return found
            run = found[warp * WAVE_LANES + lane] = wave.run(lane)
            if run.trouble and str(run.trouble) not in report.stopped:
                report.stopped.append(str(run.trouble))
    return found


def _meetings(runs: Mapping[int, Execution], block: Three, shape: Three, report: Report) -> None:
    """Whether the threads come to the same barriers, and who returned before one."""
    last = max((len(run.barriers) for run in runs.values()), default=0)
    for at in range(last):
        lines: dict[int, list[int]] = {}
        for thread, run in runs.items():
            if at < len(run.barriers):
                lines.setdefault(run.barriers[at][0], []).append(thread)
        stops = tuple(
            Stop(line, ("", 0), "llvm.amdgcn.s.barrier", 0, _spot(own[0], shape), len(own), at)
            for line, own in sorted(lines.items())
        )
        first = stops[0]
        if len(stops) > 1 and not any([s.line for s in own.stops] == sorted(lines) for own in report.divergences):
            report.divergences.append(Divergence("different instructions", block, stops))
        gone = [thread for thread, run in runs.items() if len(run.barriers) <= at and not run.trouble]
        if gone and not any(own.line == first.line for own in report.exits):
            report.exits.append(Exit(first.line, ("", 0), block, _spot(gone[0], shape), len(gone), 0))


def _kept(runs: Mapping[int, Execution], contents: Mapping[int, bytes]) -> None:
    """Raises ConfigError where a thread writes to what was said to stand in memory: the others' loads do not see it."""
    written = {
        access.address + at
        for run in runs.values()
        for access in run.accesses
        if access.writes and access.space not in ("constant", "lds")
        for at in range(access.size)
    } if contents else set[int]()  # fmt: skip
    if any(start + at in written for start, own in contents.items() for at in range(len(own))):
        raise ConfigError("a thread writes to memory whose contents are given")


def _told(
    log: Log, pairs: Pairs, sites: dict[tuple[int, str], int], access: Access, thread: int, interval: int
) -> None:  # fmt: skip
    """What it does to memory that is not LDS."""
    if access.in_bounds and access.space not in ("constant", "lds"):
        how = _how(access)
        log.access(
            _site(pairs, sites, access, how), GLOBAL, access.address, access.size, thread, None, interval
        )  # fmt: skip


def _told_of_lds(
    log: Log, pairs: Pairs, sites: dict[tuple[int, str], int], access: Access, thread: int, interval: int
) -> None:  # fmt: skip
    how = "store" if access.lds is not None else _how(access)
    byte = access.address if access.lds is None else access.lds
    log.access(_site(pairs, sites, access, how), SHARED, byte, access.size, thread, None, interval)


def _how(access: Access) -> str:
    """What is atomic for its own thread alone is a plain write for all others."""
    if access.kind == "atomic" and 'syncscope("singlethread' not in access.text:
        return "atomic"
    return "store" if access.writes else "load"


def _site(pairs: Pairs, sites: dict[tuple[int, str], int], access: Access, how: str) -> int:
    key = access.number, how
    if key not in sites:
        sites[key] = len(pairs.sites)
        pairs.sites.append(Site(access.line, ("", 0), (), access.text, how, "sys" if how == "atomic" else ""))
    return sites[key]


def _spot(number: int, shape: Three) -> Three:
    x, y, _ = shape
    return number % x, number // x % y, number // (x * y)
