"""Which operation an atomic is, on both sides: a sum in place of a maximum is another access.

What it is given and what it gives is not compared.
"""

from __future__ import annotations

from ..kernels.machine.sinks import SinkAccess
from ..triton.ttir.records import Operation

# of the source -> emitted: the operation, and f, s, u or b for numbers, numbers without a sign, and bits
SAME: dict[str, tuple[str, ...]] = {
    "add": ("add.u", "add.s"), "fadd": ("add.f",), "max": ("max.s",), "umax": ("max.u",), "min": ("min.s",),
    "umin": ("min.u",), "and": ("and.b",), "or": ("or.b",), "xor": ("xor.b",), "exch": ("exch.b",), "cas": ("cas.b",),
}  # fmt: skip
PTX = ("add", "max", "min", "and", "or", "xor", "exch", "cas", "inc", "dec")
BUFFER = ".buffer.atomic."  # in the names of AMD's intrinsics
AMD = {
    "add": "add.u", "sub": "sub.u", "fadd": "add.f", "smax": "max.s", "umax": "max.u", "fmax": "max.f", "smin": "min.s",
    "umin": "min.u", "fmin": "min.f", "and": "and.b", "or": "or.b", "xor": "xor.b", "swap": "exch.b", "cmpswap": "cas.b",
}  # fmt: skip
RMW = {
    "add": "add.u", "fadd": "add.f", "xchg": "exch.b", "max": "max.s", "umax": "max.u", "min": "min.s", "umin": "min.u",
    "and": "and.b", "or": "or.b", "xor": "xor.b",
}  # fmt: skip


def is_atomic(access: SinkAccess) -> bool:
    """AMD's buffer atomics are stores for those who ask only which bytes are written."""
    return access.what == "atomic" or BUFFER in access.instruction.callee


def emitted(access: SinkAccess) -> str:
    """As `SAME` has it; "" for one that is not known.

    >>> from types import SimpleNamespace as Own
    >>> emitted(Own(instruction=Own(opcode="call", callee="ptx.atom", text="atom.global.gpu.acq_rel.add.noftz.bf16x2")))
    'add.f'
    """
    callee = access.instruction.callee
    if BUFFER in callee:
        return AMD.get(callee.partition(BUFFER)[2].partition(".")[0], "")
    if access.instruction.opcode == "cmpxchg":
        return "cas.b"
    if access.instruction.opcode == "atomicrmw":
        return RMW.get(access.instruction.predicate, "")
    *parts, kind = access.instruction.text.split(".")
    found = next((part for part in parts if part in PTX), "")
    return f"{found}.{'f' if kind.startswith('bf') else kind[:1]}" if found else ""


def another(access: SinkAccess, operation: Operation) -> str:
    """Why the emitted atomic is not the source's; "" where it is the same operation."""
    said = "cas" if operation.name == "tt.atomic_cas" else (operation.words or [""])[0]
    found = emitted(access)
    return "" if found in SAME.get(said, ()) else f"it is {found or 'not known'}, and the source's is {said}"
