"""Maps of the hardware's own: which register of which lane holds what of an MFMA's operands, and what transposed reads do.

Sources: those of `system`; the layouts are its rows, each with its grade.
"""

from __future__ import annotations

from typing import Any

from ...prover.language.maps import Access, MapError, Number, constant
from ...prover.language.terms import as_int
from .system import LAYOUTS, SYSTEM, WAVE, Layout, butterfly, mfma_given, tr8_source_documented, tr_source

DWORD, ROW_LANES, NAMED = (
    4,
    16,
    8,
)  # bytes of a register; lanes of a row, and bytes that each names, of a transposed read


def mfma_of(shape: Any, bits: Any) -> Layout:
    """The MFMA of this shape whose A and B elements have so many bits. Raises MapError."""
    wide = constant("bits", bits)
    among = [row for row in LAYOUTS.values() if row.bits == wide]
    if not among:
        raise MapError(f"bits is {', '.join(map(str, sorted({row.bits for row in LAYOUTS.values()})))}, not {wide}")
    return mfma_given(shape, among)


@SYSTEM.map(
    "A or B, row by row",
    {"lane": WAVE, "dword": lambda shape, bits: mfma_of(shape, bits).elements * mfma_of(shape, bits).bits // 32},
    row_bytes=lambda shape, bits: mfma_of(shape, bits).K * mfma_of(shape, bits).bits // 8,
    example={"shape": (16, 16, 32), "bits": 16},
)
def mfma_operand(lane: Number, dword: Number, shape: Any, bits: Any) -> Access:
    """An MFMA's A or B (specs/hardware): the 4 bytes of row i, or j, that the lane has in register dword."""
    mfma, row = mfma_of(shape, bits), as_int(lane) % mfma_of(shape, bits).dim
    run = mfma.chunk * mfma.bits // 8  # bytes of a run of consecutive k, whole registers
    byte = mfma.dealt(as_int(lane), as_int(dword) * DWORD, run)
    return Access(row * (mfma.K * mfma.bits // 8) + byte, DWORD)


@SYSTEM.map(
    "C or D, row by row",
    {"lane": WAVE, "dword": lambda shape, bits: mfma_of(shape, bits).results},
    row_bytes=lambda shape, bits: mfma_of(shape, bits).dim * DWORD,
    example={"shape": (16, 16, 32), "bits": 16},
)
def mfma_result(lane: Number, dword: Number, shape: Any, bits: Any) -> Access:
    """An MFMA's C or D (specs/hardware): the 32-bit element that the lane has in register dword."""
    mfma = mfma_of(shape, bits)
    i, j = mfma.result(as_int(lane), as_int(dword))
    return Access((i * mfma.dim + j) * DWORD, DWORD)


@SYSTEM.map(
    "what the lanes name", {"lane": WAVE, "byte": NAMED}, row_bytes=ROW_LANES,
    example={"lane": range(ROW_LANES), "documented": False},
)  # fmt: skip
def transposed_read(lane: Number, byte: Number, documented: Any = False) -> Access:
    """ds_read_b64_tr_b8: the byte that the lane receives, of 8 that each lane names: measured, or documented."""
    at = as_int(lane), as_int(byte)
    source, own = tr8_source_documented(*at) if constant("documented", documented) else tr_source(*at, 1)
    return Access(source * NAMED + own, 1)


@SYSTEM.map("depth", {"lane": ROW_LANES})
def butterfly_depth(lane: Number) -> Access:
    """The depth that seed 000 says lane l of 16 holds; on hardware it is l (v_strips.butterfly_on_hardware)."""
    return Access(butterfly(as_int(lane)), 1)
