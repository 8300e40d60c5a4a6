"""Shared-memory swizzle modes of TMA and wgmma: which Swizzle each is, and when a tile may be swizzled by its own offsets.

A mode of span S (32, 64, 128 bytes) xors bits of the *absolute* shared address:

    byte = x ^ (((x >> 7) & (S/16 - 1)) << 4)

TMA puts byte b of row r of a box at x = base + r*max(row bytes, S) + b. wgmma fetches element (mn, k) of eb bytes at
x = start + (mn%8)*S + (mn/8)*SBO + k*eb where k runs along the rows, and at
x = start + (mn%(S/eb))*eb + (mn/(S/eb))*LBO + (k%8)*S + (k/8)*SBO where mn does; base_offset is subtracted from x >> 7.

Source: NVIDIA PTX ISA, wgmma's matrix descriptor and the tensor swizzling modes; NVIDIA/cutlass include/cute/swizzle.hpp;
measured on an H100 and an H200, grade A.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides
from ...prover.language.terms import Term, as_int, integer
from ..swizzle.system import Swizzle
from .system import MATRIX, ROW_BYTES, SHARED_BYTES, SYSTEM

SPANS = {"none": 16, "32B": 32, "64B": 64, "128B": 128}  # mode -> bytes of a row of its pattern
TMA_ALIGNED = 128  # what the shared base of a box is a multiple of
ATOM_ROWS = 128  # bytes after which the pattern's row changes


def swizzled(x: Term, mode: str, base_offset: Term | int = 0) -> Term:
    """The byte that the hardware touches for the linear address x."""
    return x ^ ((((x >> 7) - base_offset) & (SPANS[mode] // ROW_BYTES - 1)) << 4)


def cute(mode: str) -> Swizzle:
    """CuTe's Swizzle<B, 4, 3> of a mode, on bytes."""
    return Swizzle((SPANS[mode] // ROW_BYTES).bit_length() - 1, 4, 3)


def period(mode: str) -> int:
    """Bytes after which the pattern of a swizzled mode comes again."""
    return SPANS[mode] * MATRIX


def box_byte(base: Term, row: Term, byte: Term, mode: str, row_bytes: Term | int) -> Term:
    """Where TMA puts byte ``byte`` of row ``row`` of a box; row_bytes: of the box, at most the span where there is one."""
    return swizzled(box_linear(base, row, byte, mode, row_bytes), mode)


def box_linear(base: Term, row: Term, byte: Term, mode: str, row_bytes: Term | int) -> Term:
    """The same before the swizzle."""
    pitch = as_int(row_bytes) if mode == "none" else as_int(SPANS[mode])
    return base + row * pitch + byte


def k_major(start: Term, mn: Term, k: Term, mode: str, eb: int, lbo: Term | int, sbo: Term | int) -> Term:
    """First byte of wgmma's element (mn, k) before the swizzle, k along the rows."""
    if mode == "none":
        return start + mn % 8 * 16 + mn // 8 * sbo + k * eb // 16 * lbo + k * eb % 16
    return start + mn % 8 * SPANS[mode] + mn // 8 * sbo + k * eb


def mn_major(start: Term, mn: Term, k: Term, mode: str, eb: int, lbo: Term | int, sbo: Term | int) -> Term:
    """The same with mn along the rows: of elements of 2 bytes alone. Without a swizzle LBO and SBO change roles."""
    if mode == "none":
        return start + mn % 8 * eb + mn // 8 * sbo + k % 8 * 16 + k // 8 * lbo
    wide = SPANS[mode] // eb
    return start + mn % wide * eb + mn // wide * lbo + k % 8 * SPANS[mode] + k // 8 * sbo


def base_of(aligned: int = TMA_ALIGNED) -> Term:
    """Any base in shared memory that is a multiple of so many bytes: of what TMA takes."""
    return aligned * integer(f"base_in_{aligned}s", 0, SHARED_BYTES // aligned)


def offset_in_tile() -> Term:
    return integer("offset", 0, SHARED_BYTES)


SWIZZLED = [mode for mode in SPANS if mode != "none"]


@SYSTEM.claim(
    "The modes are CuTe's Swizzle<1,4,3>, <2,4,3> and <3,4,3> of the absolute byte address; none is Swizzle<0,4,3>."
)
def modes_are_swizzles() -> Iterator[Case]:
    x = integer("address", 0, SHARED_BYTES)
    for mode in SPANS:
        yield Case(mode, swizzled(x, mode) == cute(mode)(x), show={"byte": swizzled(x, mode)})


@SYSTEM.claim(
    "A tile may be swizzled by offsets from its base where the base is a multiple of 8 spans (256, 512, 1024 bytes)."
)
def offsets_serve_aligned_tiles() -> Iterator[Case]:
    x = offset_in_tile()
    for mode in SWIZZLED:
        base = base_of(period(mode))
        yield Case(mode, swizzled(base + x, mode) == base + swizzled(x, mode))


@SYSTEM.finding(
    "A tile at any base that TMA takes, a multiple of 128 bytes, may be swizzled by offsets from its base.",
    documented="kernels that apply Swizzle to an offset of their own tile; CuTe's smem_ptr swizzles the pointer instead",
    holds_when="offsets_serve_aligned_tiles",
)
def offsets_serve_any_tile() -> Iterator[Case]:
    base, x = base_of(), offset_in_tile()
    for mode in SWIZZLED:
        byte = swizzled(base + x, mode)
        show = {"base": base, "byte touched": byte, "byte meant": base + swizzled(x, mode)}
        yield Case(mode, byte == base + swizzled(x, mode), show=show)


@SYSTEM.claim(
    "It is needed: from a base that is a multiple of 128 and not of 8 spans, already the first byte lies elsewhere."
)
def alignment_is_needed() -> Iterator[Case]:
    base = base_of()
    for mode in SWIZZLED:
        given = [~divides(period(mode), base)]
        yield Case(mode, swizzled(base, mode) != base, given, show={"base": base, "byte": swizzled(base, mode)})


@SYSTEM.claim(
    "wgmma's base_offset = (start / 128) mod 8 makes the pattern begin at the tile's own start, any multiple of 128: there"
    " a tile is swizzled by its own offsets."
)
def base_offset_moves_the_pattern() -> Iterator[Case]:
    start, x = base_of(), offset_in_tile()
    offset = start // ATOM_ROWS % 8
    for mode in SWIZZLED:
        yield Case(mode, swizzled(start + x, mode, offset) == start + swizzled(x, mode))


@SYSTEM.claim(
    "What TMA stored with a mode, wgmma finds: for boxes as wide as the span and SBO = 8 spans both xor the same address,"
    " for every base, every element (mn, k) and every type; k along the rows, and mn along them (16 bits, one span wide)."
)
def tma_into_wgmma() -> Iterator[Case]:
    base, mn, depth = integer("base", 0), integer("mn", 0), integer("k", 0)
    for mode in SWIZZLED:
        span = SPANS[mode]
        for eb in (1, 2, 4):
            k = integer("k", 0, span // eb)
            fetched = k_major(base, mn, k, mode, eb, 0, MATRIX * span)
            put = box_linear(base, mn, k * eb, mode, span)
            yield Case(f"{mode}, k along rows, {eb} bytes", fetched == put)
        across = integer("mn", 0, span // 2)
        fetched = mn_major(base, across, depth, mode, 2, 0, MATRIX * span)
        yield Case(f"{mode}, mn along rows", fetched == box_linear(base, depth, across * 2, mode, span))


@SYSTEM.claim(
    "A step of k inside a swizzled row is a step of the descriptor's start by its bytes: for every number of steps, since"
    " the xor is of the absolute address."
)
def a_step_of_k_moves_the_start() -> Iterator[Case]:
    start, mn, k, steps = (integer(name, 0) for name in ("start", "mn", "k", "steps"))
    for mode in SWIZZLED:
        for eb in (1, 2, 4):
            moved = k_major(start + 32 * steps, mn, k, mode, eb, 0, MATRIX * SPANS[mode])
            meant = k_major(start, mn, k + 32 // eb * steps, mode, eb, 0, MATRIX * SPANS[mode])
            yield Case(f"{mode}, {eb} bytes", swizzled(moved, mode) == swizzled(meant, mode))


@SYSTEM.claim("A box as wide as the span fills its shared memory without a gap: row r is bytes r*span .. of the base.")
def wide_boxes_are_dense() -> Iterator[Case]:
    base, row = base_of(), integer("row", 0, 256)
    for mode in SWIZZLED:
        byte = integer("byte", 0, SPANS[mode])
        at = box_byte(base, row, byte, mode, SPANS[mode])
        first = base + row * SPANS[mode]
        yield Case(mode, both(first <= at, at < first + SPANS[mode]))


@SYSTEM.finding(
    "A box of rows * row bytes takes as many bytes of shared memory from its base.",
    documented="what a kernel allocates for a box; an inner box narrower than the span still has rows a span apart",
    holds_when="wide_boxes_are_dense",
)
def boxes_are_dense() -> Iterator[Case]:
    base, rows, chunks = base_of(), integer("rows", 1, 257), integer("chunks_of_a_row", 1)
    row = integer("row", 0, rows)
    for mode in SWIZZLED:
        row_bytes = chunks * ROW_BYTES
        byte = integer("byte", 0, row_bytes)
        at = box_byte(base, row, byte, mode, row_bytes)
        show = {"base": base, "byte touched": at}
        yield Case(mode, at < base + rows * row_bytes, [row_bytes <= SPANS[mode]], show=show)
