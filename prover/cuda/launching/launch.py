"""A CUDA launch as data: what a Triton launch has, and the extents of a block and its dynamic shared memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Annotated, ClassVar

from ...language.idioms import within
from ...language.terms import Term, const
from ...language.walking import variables
from ...triton.launching.fields import Said
from ...triton.launching.launch import MOST_PROGRAMS, Launch
from ..threads import MOST_THREADS
from .exponents import exponents

MOST_IN_BLOCK = 1024
MOST_SHARED = 1 << 20  # bytes, of a block; the largest GPUs of 2026 have 227 KiB
NUMBER = "integer"  # the type of a number whose kernel's parameter says how wide it is


@dataclass(slots=True)
class CudaLaunch(Launch):
    """How a CUDA kernel is launched. arguments: in the order of the kernel's parameters, or named after them: param_0, and
    param_0.8 for what stands 8 bytes into a struct. The grid is empty where any is meant."""

    KIND: ClassVar = ""
    block: Annotated[tuple[Term, ...], Said("along one to three axes", "threads")] = field(default=())
    shared: Annotated[Term, Said("of dynamic shared memory", "bytes")] = field(default_factory=lambda: const(0))
    harmless: Annotated[Sequence[str], Said("functions that are not in the text and touch no memory")] = ()

    def __post_init__(self) -> None:
        self.programs = ()

    @property
    def names(self) -> set[str]:
        own = {v.payload[0] for v in variables(*self.block, self.shared)}
        return Launch.names.fget(self) | own  # type: ignore[misc]

    @property
    def facts(self) -> list[Term]:
        """What holds of every launch that the hardware takes."""
        found = [
            within(extent, 1, most + 1)
            for extent, most in zip(self.block, MOST_THREADS, strict=False)
            if extent.op != "const"
        ]
        whole = prod(self.block, start=const(1))
        found += [whole <= MOST_IN_BLOCK] if sum(e.op != "const" for e in self.block) and len(self.block) > 1 else []
        found += [within(extent, 1, most) for extent, most in zip(self.grid, MOST_PROGRAMS, strict=False)
                  if extent.op != "const"]  # fmt: skip
        found += [within(self.shared, 0, MOST_SHARED + 1)] if self.shared.op != "const" else []
        found += self._arguments
        return list(dict.fromkeys([*found, *exponents([*found, *self.given])]))

    @property
    def always(self) -> list[Term]:
        """A launch without a block is none."""
        return self.facts
