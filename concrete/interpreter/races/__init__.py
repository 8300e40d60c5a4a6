"""Races of a run: which accesses of two threads share a byte, one of them a write, with nothing between that orders them.

``reports`` has what is told, ``pairs`` finds pairs among accesses, ``log`` keeps the accesses of a block from barrier to
barrier with what orders its threads. ``ptx.look`` and ``llvm.look`` run kernels and tell them to a `Log`.

Source: PTX ISA, Memory Consistency Model (conflict, causality order, morally strong); LLVM's AMDGPU memory model.
"""

from .log import Log
from .pairs import Pairs
from .reports import Divergence, End, Exit, Race, Report, Site, Stop

__all__ = ["Divergence", "End", "Exit", "Log", "Pairs", "Race", "Report", "Site", "Stop"]
