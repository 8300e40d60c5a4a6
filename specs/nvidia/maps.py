"""Maps of NVIDIA's instructions: fragments of mma.sync and wgmma, rows that ldmatrix reads, boxes of TMA.

Sources: those of `system` and `modes`. Bytes of fragments are those of the matrix, row by row. span: of the swizzle, in
bytes; 0 where there is none.
"""

from __future__ import annotations

from typing import Any

from ...prover.language.maps import Access, MapError, Number, constant, constants
from ...prover.language.terms import as_int
from .modes import SPANS, SWIZZLED, TMA_ALIGNED, box_byte, swizzled
from .system import MMAS, ROW_BYTES, SYSTEM, WARP, WARPGROUP, WORD, Mma, wgmma_result

RESULT = 4  # bytes of an accumulator
WGMMA_N = range(8, 257, 8)
MODES = {0: "none", **{SPANS[mode]: mode for mode in SWIZZLED}}


def mma_of(shape: Any, bits: Any) -> Mma:
    """The mma.sync of this shape whose A and B elements have so many bits. Raises MapError."""
    wanted, wide = constants("shape", shape, "[M, N, K]"), constant("bits", bits)
    for row in MMAS.values():
        if (row.M, row.N, row.K, row.bits) == (*wanted, wide):
            return row
    known = ", ".join(f"{row.M}x{row.N}x{row.K}" for row in MMAS.values() if row.bits == wide)
    raise MapError(f"no mma.sync of shape {'x'.join(map(str, wanted))} of {wide} bits; there is {known or 'none'}")


def mode_of(span: Any) -> str:
    """The mode of a swizzle of so many bytes. Raises MapError."""
    wanted = constant("span", span)
    if wanted not in MODES:
        raise MapError(f"span is {', '.join(map(str, MODES))}, not {wanted}")
    return MODES[wanted]


def _words(operand: str) -> Any:
    """Registers of a lane; an element of 64 bits is two."""
    return lambda shape, bits: mma_of(shape, bits).elements(operand) * mma_of(shape, bits).bits // 32


def _row_bytes(shape: Any, bits: Any) -> int:
    mma = mma_of(shape, bits)
    return mma.K * mma.bits // 8


def _word(operand: str, lane: Number, register: Number, shape: Any, bits: Any) -> Access:
    mma, number = mma_of(shape, bits), as_int(register)
    row, k = mma.position(operand, as_int(lane), number * 32 // mma.bits)
    within = number % 2 * WORD if mma.bits == 64 else as_int(0)
    return Access(row * _row_bytes(shape, bits) + k * mma.bits // 8 + within, WORD)


EXAMPLE = {"shape": (16, 8, 16), "bits": 16}


@SYSTEM.map("A, row by row", {"lane": WARP, "register": _words("A")}, row_bytes=_row_bytes, example=EXAMPLE)
def mma_a(lane: Number, register: Number, shape: Any, bits: Any) -> Access:
    """mma.sync's A (specs/nvidia): the 4 bytes of row i that the lane has in a 32-bit register."""
    return _word("A", lane, register, shape, bits)


@SYSTEM.map("B, row by row", {"lane": WARP, "register": _words("B")}, row_bytes=_row_bytes, example=EXAMPLE)
def mma_b(lane: Number, register: Number, shape: Any, bits: Any) -> Access:
    """mma.sync's B (specs/nvidia): the 4 bytes of column j, whose k lie side by side, that the lane has in a register."""
    return _word("B", lane, register, shape, bits)


@SYSTEM.map(
    "C or D, row by row", {"lane": WARP, "register": lambda shape, bits: mma_of(shape, bits).elements("D")},
    row_bytes=lambda shape, bits: mma_of(shape, bits).N * RESULT, example=EXAMPLE,
)  # fmt: skip
def mma_accumulator(lane: Number, register: Number, shape: Any, bits: Any) -> Access:
    """mma.sync's C or D (specs/nvidia): the 32-bit element that the lane has."""
    mma = mma_of(shape, bits)
    i, j = mma.d(as_int(lane), as_int(register))
    return Access((i * mma.N + j) * RESULT, RESULT)


@SYSTEM.map(
    "D, row by row",
    {"thread": WARPGROUP, "register": lambda n: n // 2},
    row_bytes=lambda n: n * RESULT,
    example={"n": 16},
)
def wgmma_accumulator(thread: Number, register: Number, n: Any) -> Access:
    """wgmma's D (specs/nvidia), 64 rows of n 32-bit elements: the one that the thread has."""
    wide = constant("n", n)
    if wide not in WGMMA_N:
        raise MapError(f"n is a multiple of 8 from 8 to 256, not {wide}")
    i, j = wgmma_result(as_int(thread), as_int(register))
    return Access((i * wide + j) * RESULT, RESULT)


@SYSTEM.map(
    "shared memory", {"lane": WARP, "column": lambda pitch: pitch // ROW_BYTES}, row_bytes=lambda pitch: pitch,
    instruction="ldmatrix.x4", example={"pitch": 128, "span": 128, "column": 0},
)  # fmt: skip
def ldmatrix_rows(lane: Number, column: Number, pitch: Number, span: Any) -> Access:
    """The 16 bytes whose address lane l gives to ldmatrix: of row l, at a column of 16 bytes; span: the tile's swizzle."""
    return Access(swizzled(as_int(lane) * pitch + as_int(column) * ROW_BYTES, mode_of(span)), ROW_BYTES)


@SYSTEM.map(
    "shared memory", {"row": "rows", "chunk": lambda row_bytes: row_bytes // ROW_BYTES},
    row_bytes=lambda row_bytes, span: max(row_bytes, span), example={"rows": 8, "row_bytes": 128, "span": 128, "base": 0},
)  # fmt: skip
def tma_box(row: Number, chunk: Number, rows: Number, row_bytes: Any, span: Any, base: Any) -> Access:
    """Where TMA puts 16 bytes of a row of a box (specs/nvidia); base: of the box in shared memory, a multiple of 128."""
    mode, wide, start = mode_of(span), constant("row_bytes", row_bytes), constant("base", base)
    if wide % ROW_BYTES or wide < ROW_BYTES or (mode != "none" and wide > SPANS[mode]):
        raise MapError(f"row_bytes is a multiple of 16, with a swizzle at most its span, not {wide}")
    if start % TMA_ALIGNED:
        raise MapError(f"base is a multiple of {TMA_ALIGNED}, not {start}")
    return Access(box_byte(as_int(start), as_int(row), as_int(chunk) * ROW_BYTES, mode, wide), ROW_BYTES)
