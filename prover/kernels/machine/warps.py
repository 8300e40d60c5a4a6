"""What the first lane of a warp hands to the others, as CUTLASS and CuTe make numbers of a warp, and addresses that the
compiler is to know to be the same in all its lanes: shfl.sync.idx of lane 0.

It is this thread's formula at the first thread of its warp, as far as all threads run the instruction, and nothing in the
formula but their numbers tells them apart. Source: PTX ISA, shfl.sync: where b is 0 and c is 31 the source is lane 0.
What lane, what segments and which lanes take part are operands, which compilers put into registers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...language.terms import Term, const
from ...language.walking import substitute, variables
from ...machine.values import TRUE, Int
from ...targets.nvidia import WARP

if TYPE_CHECKING:
    from ..ir.module import Instruction
    from .frame import Frame

FIRST_OF_WARP = "ptx.first_of_warp"
SHARED_BY_ALL = (1, 3)  # spaces in which an object has one address for all threads of a block
WHY = "what a shuffle gives"
FIRST = (0, WARP - 1, (1 << WARP) - 1)  # lane 0, of segments of 32 lanes, and all lanes take part


def first_of_warp(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    value, *asked_of = values
    threads = _threads(frame)
    known = _alike(frame) | threads.keys()
    alike = (
        _of_lane_0(asked_of)
        and not frame.parted()
        and all(v in known and v not in threads for v in variables(frame.path))
    )
    if not isinstance(value, Int) or not alike or not known.issuperset(variables(value.term, value.ok)):
        return frame.arbitrary(i, i.type, WHY)
    asked = [v for v in variables(value.term, value.ok) if v in threads]
    firsts = {v: first for v in asked if (first := threads[v]) is not None}
    if len(firsts) < len(asked):
        return frame.arbitrary(i, i.type, WHY)
    term, ok = (frame.algebra.simplify(one) for one in substitute(firsts, value.term, value.ok))
    return frame.machine.make(term, value.bits, ok)


def _of_lane_0(operands: Sequence[Any]) -> bool:
    """Whether the lane, the segments and the lanes that take part are such numbers, whatever happened before."""
    return len(operands) == len(FIRST) and all(
        isinstance(one, Int) and one.ok is TRUE and one.term.op == "const" and one.term.payload & FIRST[-1] == said
        for one, said in zip(operands, FIRST, strict=True)
    )


def _threads(frame: Frame) -> dict[Term, Term | None]:
    """A thread's number along each axis -> that of the first one of its warp; None where nobody says it. Along y and z they
    are the same where rows are whole warps, or there is one row."""
    special = frame.launch.special
    found: dict[Term, Term | None] = {}
    across = [v for axis in "yz" for v in variables(special.get(f"tid.{axis}", const(0)))]
    width = special.get("ntid.x")
    whole = not across or (width is not None and width.op == "const" and width.payload % WARP == 0)
    for v in variables(special.get("tid.x", const(0))):
        found[v] = v - v % WARP if whole else None
    for v in across:
        found[v] = v if whole else None
    return found


def _alike(frame: Frame) -> set[Term]:
    """What is one number for all threads of a block: what the launch says, but for the threads, and where objects are."""
    special = (
        term for name, term in frame.launch.special.items() if name.partition(".")[0] in ("ntid", "ctaid", "nctaid")
    )
    where = (v for v, (_, space) in frame.addresses.items() if space in SHARED_BY_ALL)
    return set(variables(*special, *frame.launch.arguments.values())) | set(where)
