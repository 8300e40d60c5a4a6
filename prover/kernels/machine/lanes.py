"""What a lane of a wave gets from another one: ds.bpermute, and one bit of a ballot.

Each is the other lane's value, which is this lane's formula at the other lane's number: as far as all lanes run the
instruction, and nothing in the formula but that number tells lanes apart. Source: LLVM AMDGPUUsage; AMD CDNA3 ISA, 12.10.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...language.constructors import add, both, where
from ...language.idioms import within
from ...language.parts import split, summands
from ...language.terms import Term, const
from ...language.walking import postorder, substitute, variables
from ...machine.arithmetic import Arithmetic
from ...machine.values import Bit, Int
from ...targets.amdgpu import WAVE
from ..ir.values import Opaque
from .iteration_variables import iterations

if TYPE_CHECKING:
    from ..ir.module import Instruction
    from .frame import Frame

MOST = 4  # cuts within each other
BALLOT = "llvm.amdgcn.ballot.i64"


def parted(frame: Frame) -> bool:
    """Whether some lanes may not run the current instruction where this one does."""
    lane = frame.launch.lane
    on = [v for v in variables(frame.choosing()) if not iterations(v)]
    return frame.parted() or any(v is lane or frame.differs(v) for v in on)


def of_lane(frame: Frame, value: Any, chosen: Term, what: str) -> Any:
    """The value as the lane of that number has it."""
    if not isinstance(value, (Int, Bit)):
        return value if isinstance(value, Opaque) else Opaque(f"{what} of a value of this kind")
    lane = frame.launch.lane
    term = value.term if isinstance(value, Int) else value.formula
    if any(v is not lane and frame.differs(v) for v in variables(term, value.ok)):
        return Opaque(f"{what} of a value that differs between lanes by more than their numbers")
    if parted(frame):
        return Opaque(f"{what} where not all lanes are active")
    moved, ok = (_apart(frame.algebra, one) for one in substitute({lane: chosen}, term, value.ok))
    return frame.machine.make(moved, value.bits, ok) if isinstance(value, Int) else Bit(moved, ok)


def _apart(algebra: Arithmetic, term: Term) -> Term:
    """The term, in which the bits of an exclusive or are those of its parts."""
    found = algebra.simplify(term)
    for _ in range(MOST):
        parts: dict[Term, Term] = {}
        for node in postorder(found):
            if node.op in ("div", "mod") and node.args[0].op == "xor" and _power(node.args[1]):
                cut = algebra.div if node.op == "div" else algebra.mod
                parts[node] = algebra.same(node, algebra.xor(*(cut(part, node.args[1]) for part in node.args[0].args)))
        if not parts:
            break
        found = algebra.simplify(substitute(parts, found)[0])
    return found


def _number(algebra: Arithmetic, term: Term) -> Term:
    """The term modulo the wave."""
    if term.op != "ite":
        own = add(*(part for part in summands(term) if split(part)[0] % WAVE))
        return algebra.same(term % WAVE, _apart(algebra, own % WAVE))
    one, other = (_number(algebra, arm) for arm in term.args[1:])
    return algebra.same(term % WAVE, one if one is other else where(term.args[0], one, other))


def _power(term: Term) -> bool:
    return term.op == "const" and term.payload > 0 and term.payload & (term.payload - 1) == 0


def bpermute(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    """The data of the lane whose number stands in the address: four bytes a lane, modulo the wave."""
    address, data = values
    if not isinstance(address, Int):
        return Opaque("a lane that is not known")
    chosen = _number(frame.algebra, frame.algebra.div(address.term, const(4)))  # 2^32 more is the same lane
    found = of_lane(frame, data, chosen, "ds.bpermute")
    if not isinstance(found, Int):
        return found
    return Int(found.term, found.bits, found.low, found.high, both(found.ok, address.ok))


def voted(frame: Frame, i: Instruction) -> Any:
    """What `trunc (lshr ballot, lane) to i1` gives, all in one block: whether the condition holds in that lane. None where
    the instruction is none of that."""
    block = next((own for own in frame.kernel.blocks if any(one is i for one in own.instructions)), None)
    made = {} if block is None else {own.name: own for own in block.instructions if own.name}
    shifted = made.get(i.operands[0].name) if i.operands[0].kind == "local" else None
    if shifted is None or shifted.opcode != "lshr" or shifted.operands[0].kind != "local" or shifted.flags or i.flags:
        return None
    ballot = made.get(shifted.operands[0].name)
    if ballot is None or ballot.opcode != "call" or not ballot.callee.startswith(BALLOT):
        return None
    amount, condition = frame.value(shifted.operands[1]), frame.value(ballot.operands[0])
    if not isinstance(amount, Int) or not isinstance(condition, Bit):
        return None
    chosen = frame.machine.unsigned(amount)
    found = of_lane(frame, condition, _number(frame.algebra, chosen.term), "a ballot")
    if not isinstance(found, Bit):
        return found
    return Bit(found.formula, both(found.ok, amount.ok, within(chosen.term, 0, WAVE)))
