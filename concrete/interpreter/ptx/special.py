"""Special registers: ``%tid.x``, ``%laneid``, ``%lanemask_lt``."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import NotRun
from .thread import Thread

Special = Callable[[Thread], int]


def _axis(of: Callable[[Thread], tuple[int, int, int]]) -> dict[str, Special]:
    def part(at: int) -> Special:
        return lambda thread: of(thread)[at]

    return {"x": part(0), "y": part(1), "z": part(2), "w": lambda thread: 0}


VECTORS: dict[str, dict[str, Special]] = {
    "%tid": _axis(lambda thread: thread.place),
    "%ntid": _axis(lambda thread: thread.machine.block),
    "%ctaid": _axis(lambda thread: thread.block),
    "%nctaid": _axis(lambda thread: thread.machine.grid),
    "%clusterid": _axis(lambda thread: thread.block),  # blocks are clusters of one
    "%nclusterid": _axis(lambda thread: thread.machine.grid),
    "%cluster_ctaid": _axis(lambda thread: (0, 0, 0)),
    "%cluster_nctaid": _axis(lambda thread: (1, 1, 1)),
}


def _unsure(thread: Thread) -> int:
    return thread.made_up(32)


def _warps(thread: Thread) -> int:
    x, y, z = thread.machine.block
    return -(-x * y * z // 32)


def _reserved(thread: Thread) -> int:
    """Of a made-up address threads that wait for each other there would wait for ever."""
    raise NotRun("shared memory that the system keeps for itself has no place here")


WORKSPACE = ("%envreg1", "%envreg2")
"""The upper and the lower half of the address of what blocks of a cooperative launch wait by."""

SINGLE: dict[str, Special] = {
    WORKSPACE[0]: lambda thread: thread.machine.workspace() >> 32,
    WORKSPACE[1]: lambda thread: thread.machine.workspace() & 0xFFFFFFFF,
    "%laneid": lambda thread: thread.lane,
    "%warpid": lambda thread: thread.number // 32,
    "%nwarpid": _warps,
    "%lanemask_eq": lambda thread: 1 << thread.lane,
    "%lanemask_le": lambda thread: (2 << thread.lane) - 1,
    "%lanemask_lt": lambda thread: (1 << thread.lane) - 1,
    "%lanemask_ge": lambda thread: -(1 << thread.lane),
    "%lanemask_gt": lambda thread: -(2 << thread.lane),
    "%dynamic_smem_size": lambda thread: thread.machine.dynamic,
    "%total_smem_size": lambda thread: thread.machine.told.shared,
    "%cluster_ctarank": lambda thread: 0,
    "%cluster_nctarank": lambda thread: 1,
    "%is_explicit_cluster": lambda thread: 0,
    **dict.fromkeys(
        ("%clock", "%clock_hi", "%clock64", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi", "%smid", "%nsmid",
         "%gridid"),
        _unsure,
    ),
    **dict.fromkeys((f"%reserved_smem_offset_{name}" for name in ("begin", "end", "cap", "0", "1")), _reserved),
}  # fmt: skip


def special(name: str) -> Special | None:
    """How a thread reads it, None where it is not known."""
    stem, _, axis = name.partition(".")
    return VECTORS[stem].get(axis) if stem in VECTORS else SINGLE.get(name)
