"""The numbers of a kernel's accesses: prover and concrete interpreter each count instructions of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....concrete.interpreter.llvm import access_instructions
from ..ir.module import Kernel
from ..machine.sinks import numbered


def sinks_by_access(kernel: Kernel, records: Mapping[str, Any]) -> dict[int, int]:
    """The interpreter's number of an instruction -> that of the sink, for all that both count. records: of the module."""
    own = numbered(kernel)
    record = next(k for k in records["kernels"] if k["name"] == kernel.name)
    places = {
        id(instruction): (b, i)
        for b, block in enumerate(record["blocks"])
        for i, instruction in enumerate(block["instructions"])
    }
    theirs = [places[id(instruction)] for instruction in access_instructions(record)]
    found = [own.get(id(kernel.blocks[b].instructions[i])) for b, i in theirs]
    return {number: sink for number, sink in enumerate(found) if sink is not None}
