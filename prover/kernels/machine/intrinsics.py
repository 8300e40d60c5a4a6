"""What the intrinsics mean that address arithmetic uses, and which others touch no memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...language.constructors import both, where
from ...language.terms import Term, const
from ...language.walking import substitute, variables
from ...machine.integers import Unsupported
from ...machine.values import FALSE, TRUE, Bit, Int, Undefined
from ...machine.words import WORDS
from ...targets.amdgpu import WAVE
from ..ir.instructions import COMPUTES
from ..ir.values import Many, Opaque, Pointer, Resource
from .elementwise import elementwise, said, word
from .lanes import bpermute, parted
from .resources import resource
from .warps import FIRST_OF_WARP, first_of_warp

if TYPE_CHECKING:
    from ..ir.module import Instruction
    from .frame import Frame

Meaning = Callable[["Frame", "Instruction", Sequence[Any]], Any]


def _thread(axis: int) -> Meaning:
    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        if axis == 0:
            return frame.machine.make(
                frame.algebra.simplify(frame.launch.thread), 32, TRUE, 0, frame.launch.threads[0] - 1
            )
        if frame.launch.threads[axis] == 1:
            return frame.machine.constant(0, 32)
        return Opaque("work items along y or z")

    return apply


def _block(axis: int) -> Meaning:
    return lambda frame, i, values: frame.machine.make(frame.launch.blocks[axis], 32)


def _lanes_below(frame: Frame) -> tuple[Term, Term]:
    """(lanes below this one in the low half of the wave, in the high half)."""
    lane, half = frame.launch.lane, WAVE // 2
    return where(lane < half, lane, half), where(lane < half, 0, lane - half)


def _mbcnt(high: bool) -> Meaning:
    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        mask, start = values
        if not isinstance(mask, Int) or mask.term.op != "const" or mask.term.payload not in (-1, (1 << 32) - 1):
            raise Unsupported("a count of lanes under a mask")
        low_count, high_count = _lanes_below(frame)
        if high and start.term is low_count:
            return frame.machine.make(frame.launch.lane, 32, start.ok)
        count = frame.machine.make(high_count if high else low_count, 32)
        total = frame.machine.sum(start, count)
        return Int(total.term, 32, total.low, total.high, start.ok)

    return apply


def _first_lane(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    return first_lane(frame, values[0])


def first_lane(frame: Frame, value: Any) -> Any:
    """The value in the first active lane: in lane 0 where the whole wave is active."""
    lane = frame.launch.lane
    match value:
        case Many():
            return Many(tuple(first_lane(frame, item) for item in value.items))
        case Int() | Bit():
            term = value.term if isinstance(value, Int) else value.formula
            if any(v.payload[0].startswith("frozen_") for v in variables(term, value.ok)):
                return Opaque("readfirstlane of a frozen value that may be poison, and differ between lanes")
            differing = [v for v in variables(term, value.ok) if v is not lane and frame.differs(v)]
            if differing:
                return Opaque("readfirstlane of a value of a loop, which may differ between lanes")
            if not _mentions(lane, term, value.ok):
                return value
            if parted(frame):
                return Opaque("readfirstlane of a value that differs between lanes, where not all lanes are active")
            moved, ok = substitute({lane: const(0)}, term, value.ok)
            moved, ok = frame.algebra.simplify(moved), frame.algebra.simplify(ok)
            return (
                frame.machine.make(moved, value.bits, ok, value.low, value.high)
                if isinstance(value, Int)
                else Bit(moved, ok)
            )
        case Pointer():
            offset = first_lane(frame, value.offset)
            if isinstance(offset, Opaque):
                return offset
            return Pointer(value.base, offset, value.space, value.ok)
        case Resource():
            return Opaque("readfirstlane of a resource")
    return value


def _mentions(variable: Term, *terms: Term) -> bool:
    return any(found is variable for found in variables(*terms))


def _resource(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    return resource(frame.algebra, *values)


def _integers(name: str) -> Meaning:
    """The word, of integers of more than one bit."""

    def of_numbers(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        if not isinstance(values[0], Int):
            raise Unsupported(f"llvm.{name} of this type")
        found = said(frame, i, name, values)
        return Many(found) if isinstance(found, tuple) else found

    element_by_element = elementwise(of_numbers)

    def apply(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
        if name in OVERFLOWS and any(isinstance(value, Many) for value in values):
            raise Unsupported(f"llvm.{name} of this type")
        return element_by_element(frame, i, values)

    return apply


def demanded(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    """Behaviour is undefined unless the operand is true: llvm.assume, and what PTX demands, by the instruction's text."""
    condition, said = values[0], i.text if i.callee == MUST else "an assumption that does not hold"
    if isinstance(condition, Bit):
        frame.must(i, said, both(condition.ok, condition.formula))
    elif isinstance(condition, Undefined):
        frame.must(i, said if i.callee == MUST else "an assumption of poison", FALSE)
    else:
        frame.unseen(i, said, condition.why if isinstance(condition, Opaque) else "a condition of this type")
    return Opaque("nothing")


def _expect(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    return values[0]


def _hidden(base: str) -> Meaning:
    return lambda frame, i, values: Pointer(base, frame.machine.constant(0, 64), 4)


def _special(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    """A special register of PTX."""
    known = frame.launch.special.get(i.callee.partition(".sreg.")[2])
    if known is None:
        return frame.arbitrary(i, i.type, f"the special register {i.callee.partition('.sreg.')[2]}")
    return frame.machine.make(frame.algebra.simplify(known), i.type.bits)


def _product24(frame: Frame, i: Instruction, values: Sequence[Any]) -> Any:
    raise Unsupported("a 24-bit multiplication")


MUST = "ptx.must"  # its operand is true, or behaviour is undefined
OVERFLOWS = tuple(name for name in WORDS if name.endswith(".with.overflow"))
SATURATED = tuple(name for name in WORDS if name.endswith(".sat"))
INTRINSICS: dict[str, Meaning] = {
    **{f"llvm.amdgcn.workitem.id.{axis}": _thread(n) for n, axis in enumerate("xyz")},
    **{f"llvm.amdgcn.workgroup.id.{axis}": _block(n) for n, axis in enumerate("xyz")},
    "llvm.amdgcn.mbcnt.lo": _mbcnt(high=False),
    "llvm.amdgcn.mbcnt.hi": _mbcnt(high=True),
    "llvm.amdgcn.readfirstlane": _first_lane,
    "llvm.amdgcn.ds.bpermute": bpermute,
    "llvm.amdgcn.make.buffer.rsrc": _resource,
    "unread.llvm.amdgcn.make.buffer.rsrc": _resource,  # of a release whose count has 32 bits
    "llvm.amdgcn.ubfe": word("ubfe"),
    "llvm.amdgcn.sbfe": word("sbfe"),
    "llvm.amdgcn.wavefrontsize": lambda frame, i, values: frame.machine.constant(WAVE, 32),
    "llvm.amdgcn.implicitarg.ptr": _hidden("implicit arguments"),
    "llvm.amdgcn.dispatch.ptr": _hidden("dispatch packet"),
    "llvm.amdgcn.kernarg.segment.ptr": _hidden("kernel arguments"),
    "llvm.amdgcn.mul.u24": _product24,
    "llvm.amdgcn.mul.i24": _product24,
    "llvm.nvvm.read.ptx.sreg": _special,
    "llvm.assume": demanded,
    MUST: demanded,
    FIRST_OF_WARP: first_of_warp,
    "llvm.expect": _expect,
    **{f"llvm.{name}": _integers(name) for name in ("smin", "smax", "umin", "umax", "abs", *OVERFLOWS, *SATURATED)},
}

# PTX: all threads of a block wait for all others; the lanes of a warp that a mask names; anything else
BARRIER, WARP_BARRIER, OTHER_BARRIER = "ptx.barrier", "ptx.warp_barrier", "ptx.other_barrier"
OTHER_WARP_BARRIER = "ptx.other_warp_barrier"  # of some lanes, or of nobody knows which
GRID_BARRIER = "ptx.grid_barrier"  # all blocks of a grid wait for all others
FENCE = "ptx.fence"
# copies that go on by themselves: those up to here are a group; all but so many groups are waited for, or all copies
COPIES_GROUP, COPIES_WAIT, COPIES_END = "ptx.copies_group", "ptx.copies_wait", "ptx.copies_end"
# AMD: all waves of a workgroup wait for all others, in one instruction or in two; a wave waits for what it has under way
WAVES_BARRIER = "llvm.amdgcn.s.barrier"
WAITCNT, ASYNC_MARK, ASYNC_WAIT = "llvm.amdgcn.s.waitcnt", "llvm.amdgcn.asyncmark", "llvm.amdgcn.wait.asyncmark"
OWN_WAITS = (WAITCNT, ASYNC_MARK, ASYNC_WAIT, COPIES_GROUP, COPIES_WAIT, COPIES_END)
# calls that neither read nor write memory that another thread or a sink could see
HARMLESS = (
    COMPUTES,
    BARRIER, WARP_BARRIER, GRID_BARRIER, OTHER_BARRIER, OTHER_WARP_BARRIER, FENCE,
    COPIES_GROUP, COPIES_WAIT, COPIES_END,
    "llvm.amdgcn.mfma", "llvm.amdgcn.smfmac", "llvm.amdgcn.s.", "llvm.amdgcn.sched", "llvm.amdgcn.iglp",
    "llvm.amdgcn.wave", "llvm.amdgcn.cvt", "llvm.amdgcn.exp", "llvm.amdgcn.rcp", "llvm.amdgcn.rsq", "llvm.amdgcn.log",
    "llvm.amdgcn.sqrt", "llvm.amdgcn.permlane", "llvm.amdgcn.perm", "llvm.amdgcn.ds.bpermute",
    "llvm.amdgcn.ds.permute", "llvm.amdgcn.ds.swizzle", "llvm.amdgcn.update.dpp", "llvm.amdgcn.mov.dpp",
    "llvm.amdgcn.readlane", "llvm.amdgcn.writelane", "llvm.amdgcn.ballot", "llvm.amdgcn.icmp", "llvm.amdgcn.fmed",
    "llvm.amdgcn.fdot", "llvm.amdgcn.sdot", "llvm.amdgcn.udot", "llvm.amdgcn.alignb", "llvm.amdgcn.asyncmark",
    "llvm.amdgcn.wait", "llvm.amdgcn.is.", "llvm.amdgcn.fmul", "llvm.amdgcn.fma", "llvm.amdgcn.frexp",
    "llvm.amdgcn.class", "llvm.amdgcn.div", "llvm.amdgcn.trig", "llvm.amdgcn.sin", "llvm.amdgcn.cos",
    "llvm.amdgcn.fract", "llvm.amdgcn.end.cf", "llvm.amdgcn.if", "llvm.amdgcn.loop",
    "llvm.amdgcn.groupstaticsize", "llvm.amdgcn.workgroup", "llvm.amdgcn.workitem", "llvm.amdgcn.strict",
    "llvm.amdgcn.set.inactive", "llvm.amdgcn.softwqm", "llvm.fma", "llvm.fmuladd", "llvm.minnum", "llvm.maxnum",
    "llvm.minimum", "llvm.maximum", "llvm.fabs", "llvm.exp", "llvm.exp2", "llvm.log", "llvm.log2", "llvm.sqrt",
    "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint", "llvm.round", "llvm.copysign", "llvm.canonicalize",
    "llvm.fshl", "llvm.fshr", "llvm.ctpop", "llvm.ctlz", "llvm.cttz", "llvm.bswap", "llvm.bitreverse", "llvm.uadd",
    "llvm.usub", "llvm.sadd", "llvm.ssub", "llvm.ptrmask", "llvm.lifetime", "llvm.dbg", "llvm.sideeffect",
    "llvm.donothing", "llvm.annotation", "llvm.is.constant", "llvm.vector.reduce",
    "llvm.fptosi", "llvm.fptoui", "llvm.pow", "llvm.sin", "llvm.cos", "llvm.prefetch", "llvm.stacksave",
    "llvm.stackrestore",
)  # fmt: skip
READS = ("llvm.amdgcn.s.buffer.", "llvm.experimental.")  # though their names begin as those of harmless ones do

NO_ACCESS = ("llvm.experimental.noalias",)


def harmless(callee: str) -> bool:
    """Whether a call that has no meaning here at least touches no memory."""
    if callee.startswith(READS):
        return callee.startswith(NO_ACCESS)
    return callee in INTRINSICS or callee.startswith((*HARMLESS, *(f"{name}." for name in INTRINSICS)))
