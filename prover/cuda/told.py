"""What a barrier tells the threads that it waits for: one number to all of them (bar.red, __syncthreads_or and its kin).

Source: PTX ISA, bar.red (the reduction over all threads of the barrier is given to each of them). A vote of a warp gives
each warp a number of its own, and is none of these.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..kernels.ir.module import Instruction
from ..kernels.loops.paths import Trace
from ..kernels.loops.visits import BARRIER
from ..language.terms import Term


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


def _tells(one: Instruction, after: Instruction) -> bool:
    """Whether the second one is what the first one, a barrier, gives its threads."""
    same = (after.text, after.line) == (one.text, one.line)
    return same and after.opcode == "unknown" and "red" in one.text.split(".")


__all__ = ["told"]
