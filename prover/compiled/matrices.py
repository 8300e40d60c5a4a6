"""What a thread gets by ldmatrix: bytes at places that other lanes of its warp say.

TRUSTED. Matrix r goes to register r; its row j is at the address that lane 8 r + j gives. Lane l has elements 2 (l mod 4)
and the next one of row l div 4, or, transposed, element l div 4 of rows 2 (l mod 4) and the next one.

Source: PTX ISA, Warp Level Matrix Load Instruction: ldmatrix; measured on Hopper (`concrete/hardware/ldmatrix.py`).
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ..kernels.machine.sinks import SinkAccess
from ..language.terms import Term
from ..language.walking import substitute
from ..machine.values import TRUE

MATRIX, WARP, ROWS = "ptx.ldmatrix", 32, 8


class OfMatrix(Struct, frozen=True):
    """A part of what an ldmatrix with that number gives. half: of the register; -1 for both, that are beside each other."""

    number: int
    register: int
    half: int = -1


def parts(number: int, register: int, transposed: bool) -> list[OfMatrix]:
    """Of which a register is made, the lower one first."""
    return [OfMatrix(number, register, half) for half in (0, 1)] if transposed else [OfMatrix(number, register)]


def as_load(access: SinkAccess, own: OfMatrix, thread: Term) -> SinkAccess | None:
    """The load of those bytes alone; None of what not all lanes do together. thread: the number of a thread in its block.

    >>> from tileprove.prover.language.terms import integer
    >>> from tileprove.prover.machine.values import Int
    >>> t = integer("t", 0, 32)
    >>> access = SinkAccess(0, None, 0, "load", 3, TRUE, 16, "smem", Int(t * 16, 32, 0, 512))
    >>> as_load(access, OfMatrix(0, 1), t).first
    <4*((t mod 32) mod 4) + 16*(32*(t div 32) + (t mod 32) div 4 + 8)>
    """
    if access.path is not TRUE or access.address is None:
        return None
    lane = thread % WARP
    row, column = (lane // 4, 2 * (lane % 4)) if own.half < 0 else (2 * (lane % 4) + own.half, lane // 4)
    other = thread // WARP * WARP + row + ROWS * own.register
    (first,) = substitute({thread: other}, access.first)
    return replace(access, address=replace(access.address, term=2 * column + first), bytes=2 if own.half >= 0 else 4)
