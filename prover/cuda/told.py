"""Numbers of which nothing is known but that all threads have one: what a barrier tells those that it waits for (bar.red,
__syncthreads_or and its kin), and the bits of a floating-point parameter.

Source: PTX ISA, bar.red (the reduction over all threads of the barrier is given to each of them). A vote of a warp gives
each warp a number of its own, and is none of these.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..kernels.ir.module import Instruction
from ..kernels.loops.paths import Trace
from ..kernels.loops.visits import BARRIER
from ..kernels.machine.intrinsics import BARRIER as ALL
from ..language.terms import Term
from ..readers.ptx.code import OF_PARAMETER


def told(trace: Trace) -> Iterator[tuple[Term, int]]:
    """What each barrier of all threads gives -> the visit in which it stands. Its runs come in the order of what they
    give; where these are not as many, nothing is said."""
    frame = trace.frame
    assert frame is not None
    runs: dict[int, list[int]] = {}
    for at, visit in enumerate(trace.order.all):
        for event in visit.events:
            if event.kind == BARRIER:
                runs.setdefault(id(event.instruction), []).append(at)
    given: dict[int, list[Term]] = {}
    for term, instruction in frame.frozen.items():
        given.setdefault(instruction, []).append(term)
    for block in frame.kernel.blocks:
        for one, after in zip(block.instructions, block.instructions[1:], strict=False):
            terms, visits = given.get(id(after), []), runs.get(id(one), [])
            if _tells(one, after) and len(terms) == len(visits):
                yield from zip(terms, visits, strict=True)


def parameters(trace: Trace) -> Iterator[Term]:
    """What is read of parameters that are floating-point numbers, each time that it is."""
    frame = trace.frame
    assert frame is not None
    every = (i for block in frame.kernel.blocks for i in block.instructions if i.opcode == "unknown")
    read = {id(i) for i in every if i.text == OF_PARAMETER}
    return (term for term, instruction in frame.frozen.items() if instruction in read)


def _tells(one: Instruction, after: Instruction) -> bool:
    """Whether the second one is what the first one, a barrier, gives its threads."""
    same = (after.text, after.line) == (one.text, one.line) and one.callee == ALL
    return same and after.opcode == "unknown" and "red" in one.text.split(".")


__all__ = ["parameters", "told"]
