"""Numbers from before a loop that what it carries stays below, or above, as the loop takes the less, or the greater, of the
two, or of the bits, or a remainder. Proposals, which `facts` has to prove.

    next = min(at + step, n); if (a[next - 1] < key) at = next;      at <= n
    slot = (slot + 1) & mask;                                        slot <= mask
    next = (next + 1) % n;                                           next <= n - 1
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ...guessing.bounds import Bound
from ...language.terms import as_int
from ...machine.values import Int
from ..ir.module import Operand
from ..machine.frame import Frame
from .asked import Defined, defined_in
from .learned import LoopSummary

ARMS = {"select": 1, "phi": 0}  # -> the first operand that may be the result
WIDENED = frozenset({"zext", "sext"})
REMAINDERS = frozenset({"urem", "srem"})
EXTREMES = ("llvm.umin.", "llvm.smin.", "llvm.umax.", "llvm.smax.")


def capped(loop: LoopSummary, frame: Frame, names: Collection[str]) -> Iterator[Bound[str]]:
    """Of those of its header's phis that are named."""
    defined = defined_in(loop)
    for phi in (i for i in loop.header.instructions if i.opcode == "phi" and i.name in names):
        back = [one for one, block in zip(phi.operands, phi.incoming, strict=True) if block in loop.inside]
        for operand, least, more in _taken(defined, back):
            end = frame.value(operand)
            if isinstance(end, Int):
                said = f"%{phi.name} is no {'less' if least else 'more'} than what line {phi.line} is kept by"
                yield Bound((phi.name,), frame.algebra.add(frame.machine.signed(end).term, as_int(more)), least, said)


def _taken(defined: Defined, back: list[Operand]) -> Iterator[tuple[Operand, bool, int]]:
    """(what was known before the loop, whether what is taken is no less than it, and not no more, by how much), by what
    these may be."""
    seen, left = set[str](), list(back)
    while left:
        i = defined.get(left.pop().name)
        if i is None or i.name in seen:
            continue
        seen.add(i.name)
        if i.opcode in ARMS:
            left += i.operands[ARMS[i.opcode] :]
        elif i.opcode == "call" and f"{i.callee}.".startswith(EXTREMES):
            known = [one for one in i.operands if one.kind == "int" or one.name not in defined]
            left += [one for one in i.operands if one not in known]
            for one in known:
                yield one, "max" in i.callee, 0
        elif i.opcode in WIDENED:
            left += i.operands
        elif i.opcode == "and" or i.opcode in REMAINDERS:
            by, more = (i.operands, 0) if i.opcode == "and" else (i.operands[1:], -1)
            yield from ((one, False, more) for one in by if one.kind == "local" and one.name not in defined)
