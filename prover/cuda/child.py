"""What is done in the process that shows one kernel, which may run out of time or memory (`running.supervising.answer`)."""

from __future__ import annotations

import msgspec

from ..kernels.ir.module import Kernel, Module
from ..running.supervising import Gone, Limits, answer
from .showing import Line, Shown, heading

SECONDS, MEMORY = 60.0, 2048  # of a kernel; MiB


class Page(msgspec.Struct):
    """What is shown of a kernel: title and lines of each part; what is not known, and where; of parameters that are
    structs, byte, bytes and whether it is a pointer of what is read of them."""

    heading: list[Line] = []
    parts: list[tuple[str, list[Line]]] = []
    unread: list[Line] = []
    accesses: int = 0
    fields: dict[str, list[tuple[int, int, bool]]] = {}


def page(module: Module, kernel: Kernel, exact: bool, seconds: float = SECONDS) -> Page:
    """What is shown of the kernel, or why it cannot be."""
    alone = msgspec.structs.replace(module, kernels=[kernel])
    given = msgspec.json.encode((alone, exact))
    place = f"PTX line {kernel.line}"
    try:
        said = answer("tileprove.prover.cuda.child:shown", given, Limits(seconds, MEMORY), "kept")
    except Gone as gone:
        why = f"not finished in {seconds:g} s" if gone.late else f"ended: {gone.how}"
        return Page(unread=[(place, f"the kernel's formulas: {why}")])
    return msgspec.json.decode(said, type=Page)


def shown(given: bytes, _: object) -> bytes:
    """The encoded `Page` of (a module of one kernel, whether formulas are exact)."""
    module, exact = msgspec.json.decode(given, type=tuple[Module, bool])
    kernel = module.kernels[0]
    found = Shown(module, kernel, exact)
    count = 0 if found.trace is None else len(found.trace.accesses)
    return msgspec.json.encode(
        Page(
            heading(kernel, module, found.launch), [*found.preface(), *found.each()], found.unread, count, found.fields
        )
    )
