"""Preshuffled B: what a lane, a wave and a lane outside the matrix load from the buffer.

    lane l of the MFMA at (n, kb)   asks for row n + l % 16, bytes kb + 16*(l / 16) .. + 15
                                    gets buffer bytes first + 16*l .. + 15, first = b_byte(n, kb)

With 16 | n and 16 | kb, whatever N and K_BYTES.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides
from ...prover.language.maps import Access, Number
from ...prover.language.terms import Term, as_int, integer, named
from ..block_scaled.system import FP4, same
from ..hardware.system import WAVE, lanes
from .system import K_TILE, LANE_BYTES, ROWS, SYSTEM, TILE, b_byte, b_source, executed, whole_shape


def b_lane(lane: Term, n_start: Term, kb_start: Term) -> tuple[Term, Term]:
    """(n, kb) that a lane asks for, for the MFMA whose B starts at row n_start and byte kb_start."""
    return n_start + lane % ROWS, kb_start + lane // ROWS * LANE_BYTES


@SYSTEM.map("preshuffled B", {"lane": WAVE}, example={"n_start": 0, "kb_start": 0, "k_bytes": 128})
def preshuffled_b(
    lane: Number, n_start: Number, kb_start: Number, k_bytes: Number, records: Number | None = None
) -> Access:
    """Preshuffled B (specs/preshuffle/loads.py): the lane's 16 bytes of the MFMA at (n_start, kb_start)."""
    n, kb = b_lane(as_int(lane), as_int(n_start), as_int(kb_start))
    return Access(b_byte(n, kb, as_int(k_bytes)), LANE_BYTES, None if records is None else as_int(records))


def _wave(n_start: Term, kb_start: Term, k_bytes: Term) -> tuple[Term, Term, Term]:
    """Any lane, the byte it loads from, and the byte that lane 0 loads from."""
    lane = lanes()
    own = preshuffled_b(lane=lane, n_start=n_start, kb_start=kb_start, k_bytes=k_bytes).address
    return lane, own, b_byte(n_start, kb_start, k_bytes)


@SYSTEM.claim(
    "The wave's 64 loads cover 1024 contiguous bytes exactly once, in the order of the lanes, exactly when 16 divides"
    " the first row (and 16 divides kb); a k tile that starts at a multiple of 64 also starts at a multiple of 1024."
)
def wave_reads_1024_contiguous_bytes() -> Iterator[Case]:
    k_bytes, kb = integer("K_BYTES", 1), integer("kb/16", 0) * LANE_BYTES
    n = integer("n/16", 0) * ROWS
    load, first = preshuffled_b.anywhere(n_start=n, kb_start=kb, k_bytes=k_bytes), b_byte(n, kb, k_bytes)
    yield from kinds.equal("16 | n", load, Access(first + load.coordinates["lane"] * LANE_BYTES))
    _, _, first = _wave(n, integer("kb/64", 0) * K_TILE, k_bytes)
    yield Case("64 | kb", divides(TILE, first))
    n = integer("n", 0)
    wraps = named("lane", ROWS - n % ROWS)
    own, first = b_byte(*b_lane(wraps, n, kb), k_bytes), b_byte(n, kb, k_bytes)
    yield Case("16 does not divide n", own != first + wraps * LANE_BYTES, [~divides(ROWS, n)])


@SYSTEM.finding(
    "The wave's loads are contiguous wherever the warp's rows start.",
    documented="load_b_frag_preshuffled takes any warp_n_off",
    holds_when="wave_reads_1024_contiguous_bytes",
)
def wave_is_contiguous_at_any_row() -> Iterator[Case]:
    k_bytes, kb = integer("K_BYTES/64", 1) * K_TILE, integer("kb/64", 0) * K_TILE
    lane, own, first = _wave(integer("n", 0), kb, k_bytes)
    yield Case("", own == first + lane * LANE_BYTES, show={"first byte": first, "lane's byte": own})


@SYSTEM.claim(
    "What the host shuffled is what the MFMA needs: the byte that a lane loads for element e of n tile i and k tile t"
    " is the byte of B that holds exactly that (row, k) of the FP4 operand layout, wherever the warp starts."
)
def b_lane_gets_its_operand() -> Iterator[Case]:
    yield Case("a tile is one MFMA's B", both(as_int(ROWS) == FP4.dim, as_int(K_TILE * 8) == FP4.K * FP4.bits))
    k_bytes = integer("K_BYTES/64", 1) * K_TILE
    lane, e = lanes(), integer("e", 0, FP4.elements)
    n_start = integer("warp_n_off", 0) + integer("i", 0) * ROWS
    kb_start = integer("kb_base/16", 0) * LANE_BYTES + integer("k_tile", 0) * K_TILE
    _, kb = b_lane(lane, n_start, kb_start)
    row, k = n_start + FP4.outer(lane), kb_start * 2 + FP4.k(lane, e)
    own = preshuffled_b(lane=lane, n_start=n_start, kb_start=kb_start, k_bytes=k_bytes)
    loaded = named("byte loaded", own.address + e // 2)
    wanted = b_byte(row, k // 2, k_bytes)
    show = {"byte loaded": loaded, "(row, kb) wanted": (row, k // 2)}
    given = [kb < k_bytes]
    yield Case("same byte as the host wrote", both(loaded == wanted, k % 2 == e % 2), given, show)
    inverse = both(*same(b_source(wanted, k_bytes), (row, k // 2)))
    yield Case("which holds that element", inverse, given, show, executed(row, k // 2, k_bytes, wanted))


@SYSTEM.claim(
    "The address splits in two: the lane's own part (its row and its bytes inside the k tile) in voffset, and 1024"
    " bytes for every whole k tile in the wave-uniform soffset."
)
def b_address_splits() -> Iterator[Case]:
    n, kb, tile = integer("n", 0), integer("kb_in_tile", 0, K_TILE), integer("k_tile", 0)
    k_bytes = integer("K_BYTES", 1)
    whole = b_byte(n, kb + tile * K_TILE, k_bytes)
    yield Case("", whole == b_byte(n, kb, k_bytes) + tile * TILE, show={"byte": whole})


@SYSTEM.finding(
    "A lane outside [N, K_BYTES] reads zero.",
    documented="PreshuffledBLoader: 'OOB lanes are clamped to zero by the buffer-resource bounds'; bytes past K_BYTES"
    " are inside the buffer: they belong to the next 16 rows",
    holds_when="b_outside_reads",
)
def b_outside_reads_zero() -> Iterator[Case]:
    n_rows, k_bytes = whole_shape()
    n, kb = integer("n", 0, n_rows), integer("kb", k_bytes)
    byte = b_byte(n, kb, k_bytes)
    show = {"byte": byte, "buffer bytes": n_rows * k_bytes, "which holds (n, kb)": b_source(byte, k_bytes)}
    yield Case("", byte >= n_rows * k_bytes, show=show, replay=executed(n, kb, k_bytes, byte))


@SYSTEM.claim(
    "A row past N is past the buffer and reads zero, whatever kb. Byte over*K_BYTES + kb of row n is byte kb of row"
    " n + 16*over: it reads zero exactly when there is no such row."
)
def b_outside_reads() -> Iterator[Case]:
    n_rows, k_bytes = whole_shape()
    n, kb = integer("n", n_rows), integer("kb", 0)
    yield Case("row past N", b_byte(n, kb, k_bytes) >= n_rows * k_bytes)
    n, over, kb = integer("n", 0), integer("over", 0), integer("kb", 0, k_bytes)
    aliased = b_byte(n + over * ROWS, kb, k_bytes)
    yield Case("byte past K_BYTES", b_byte(n, over * k_bytes + kb, k_bytes) == aliased, show={"byte": aliased})
    row = integer("row", 0, n_rows)
    yield Case("row before N", b_byte(row, kb, k_bytes) < n_rows * k_bytes)
