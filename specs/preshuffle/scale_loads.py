"""Preshuffled scales in the matmul: the cell that a warp loads, its four MFMAs, and lanes outside the grid.

A warp's tile m and k tile k share a cell, one word a lane, with their neighbours:

    cell (m / 2, k / 2)     loaded at row warp_off + 32*(m / 2) + lane % 16, column 8*(k / 2) + lane / 16
    OP_SEL                  2*(k % 2) + m % 2

Source: modular/modular max/kernels/src/linalg/matmul/gpu/amd/block_scaled_matmul_amd_preb.mojo (before:
mxfp4_matmul_amd_preb.mojo), block_scaled_preshuffle_loaders.mojo.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.terms import Term, integer, named
from ..block_scaled.registers import picked, word_of
from ..block_scaled.system import FP4, SCALE_BLOCK
from ..hardware.system import lanes
from .scales import (
    ATOM_COLUMNS,
    ATOM_ROWS,
    GROUPS,
    HALVES,
    ROWS,
    executed,
    op_sel,
    preshuffled_scales,
    scale_byte,
    scale_lane,
    whole_grid,
    word_byte,
)
from .system import SYSTEM


@SYSTEM.claim(
    "The byte that OP_SEL picks from the lane's word is the scale of exactly the 32 elements that the lane holds: row"
    " and k / 32 of each of its elements in the FP4 operand layout."
)
def scale_is_of_the_lanes_elements() -> Iterator[Case]:
    lane, e = lanes(), integer("e", 0, FP4.elements)
    mn, ks, k_scales = integer("mn", 0), integer("ks", 0), integer("K_SCALES", 1)
    row, k = mn + FP4.outer(lane), ks * SCALE_BLOCK + FP4.k(lane, e)
    own = scale_lane(lane, mn, ks)
    byte = preshuffled_scales(lane=lane, mn_start=mn, ks_start=ks, k_scales=k_scales).address + op_sel(*own)
    wanted = scale_byte(row, k // SCALE_BLOCK, k_scales)
    show = {"(row, k) of element e": (row, k), "byte picked": byte}
    replay = executed(row, k // SCALE_BLOCK, k_scales, wanted)
    yield Case("", both(own[0] == row, own[1] == k // SCALE_BLOCK, byte == wanted), show=show, replay=replay)


def _cell(lane: Term, warp_off: Term, m: Term, k: Term, k_tile: Term, columns: Term) -> tuple[Term, Term, Term]:
    """(byte picked, row, column wanted) of tile m; k of the iteration's k tiles, k_tile counted from the start."""
    start = {"mn_start": warp_off + m // HALVES * ATOM_ROWS, "ks_start": k_tile // HALVES * ATOM_COLUMNS}
    byte = preshuffled_scales(lane=lane, **start, k_scales=columns).address + k % HALVES * HALVES + m % HALVES
    return byte, *scale_lane(lane, warp_off + m * ROWS, k_tile * GROUPS)


def k_tile_of(k_iter: Term, num_k: Term, k: Term) -> Term:
    """Number of the k tile, counted from the start, that is number k of an iteration's num_k."""
    return k_iter * num_k + k


def _any_k() -> tuple[Term, Term, Term]:
    """Any iteration, an even number of k tiles an iteration, and one of them."""
    num_k = integer("num_k/2", 1) * HALVES
    return integer("k_iter", 0), num_k, integer("k", 0, num_k)


def _tile(warp_off: Term) -> tuple[Term, Term, Term, Term]:
    """(byte picked, row and column wanted, K_SCALES) of any tile."""
    (k_iter, num_k, k), (_, columns) = _any_k(), whole_grid()
    return *_cell(lanes(), warp_off, integer("m", 0), k, k_tile_of(k_iter, num_k, k), columns), columns


@SYSTEM.claim(
    "One word serves four MFMAs, two along mn and two along k: OP_SEL picks the scale of the MFMA's own tile exactly"
    " when 32 divides the warp's first row. At an odd multiple of 16 every tile gets the scale of the 16 rows before. The"
    " iterations' k tiles follow each other."
)
def cell_serves_four_tiles() -> Iterator[Case]:
    warp_off = integer("warp_off/32", 0) * ATOM_ROWS
    byte, row, column, columns = _tile(warp_off)
    wanted = scale_byte(row, column, columns)
    yield Case("32 | warp_off", byte == wanted, show={"byte picked": byte, "byte wanted": wanted})
    byte, row, column, columns = _tile(warp_off + ROWS)
    before = scale_byte(row - ROWS, column, columns)
    wrong = both(byte == before, before != scale_byte(row, column, columns))
    yield Case("warp_off = 16 (mod 32)", wrong, show={"byte picked": byte, "row wanted": row})
    k_iter, num_k, k = _any_k()
    k_tile = k_tile_of(k_iter, num_k, k)
    follow = both(k_tile // num_k == k_iter, k_tile % num_k == k, k_tile_of(k_iter + 1, num_k, k) == k_tile + num_k)
    yield Case("k tiles of the iterations", follow, show={"k tile": k_tile})


@SYSTEM.finding(
    "A warp tile may have any number of 16-row tiles.",
    documented="BlockScaledMmaOp_PreB says that num_m_mmas and num_n_mmas may be odd, but rotates the word for a warp"
    " tile of 16 rows only; the matmul's own asserts (16, or a multiple of 32) keep three tiles of 48 rows out",
    holds_when="cell_serves_four_tiles",
)
def cell_serves_any_warp_tile() -> Iterator[Case]:
    tiles, warp = integer("num_m", 2), integer("warp", 0)
    warp_off = named("warp_off", warp * tiles * ROWS)
    byte, row, column, columns = _tile(warp_off)
    wanted = scale_byte(row, column, columns)
    show = {"warp_off": warp_off, "byte picked": byte, "byte wanted": wanted}
    given = [integer("m", 0) < tiles]
    yield Case("", byte == wanted, given, show, executed(row, column, columns, wanted))


@SYSTEM.claim(
    "A warp tile of 16 rows is right at every multiple of 16: shifting the word right by 8 where warp_off / 16 is odd"
    " puts the lane's own scale where OP_SEL 2*(k % 2) picks it."
)
def rotated_word_serves_16_rows() -> Iterator[Case]:
    scales = [integer(f"scale_{byte}", 0, 256) for byte in range(4)]
    odd, k_half = integer("odd", 0, HALVES), integer("k_half", 0, HALVES)
    word = word_of(scales)
    rotated = picked(word >> (odd * 8), k_half * HALVES)
    yield Case("byte of the shifted word", rotated == picked(word, k_half * HALVES + odd))
    lane, k_tile = lanes(), integer("k_tile", 0)
    warp_off = integer("warp_off/16", 0) * ROWS
    own = op_sel(*scale_lane(lane, warp_off, k_tile * GROUPS))
    yield Case("byte of the lane's scale", own == k_tile % HALVES * HALVES + warp_off // ROWS % HALVES)


@SYSTEM.finding(
    "A lane outside [MN, K_SCALES] reads zero.",
    documented="PreshuffledScaleLoader: 'OOB lanes (past MN_padded * K_SCALES) read as zero'; columns past K_SCALES are"
    " inside the buffer: they belong to the next 32 rows",
    holds_when="scales_outside_read",
)
def scales_outside_read_zero() -> Iterator[Case]:
    rows, columns = whole_grid()
    mn, ks = integer("mn", 0, rows), integer("ks", columns)
    byte = scale_byte(mn, ks, columns)
    show = {"byte": byte, "buffer bytes": rows * columns}
    yield Case("", byte >= rows * columns, show=show, replay=executed(mn, ks, columns, byte))


@SYSTEM.claim(
    "A row past MN is past the buffer and reads zero, whatever ks. Column over*K_SCALES + ks of row mn is column ks of"
    " row mn + 32*over: it reads zero exactly when there is no such row."
)
def scales_outside_read() -> Iterator[Case]:
    rows, columns = whole_grid()
    mn, ks = integer("mn", rows), integer("ks", 0)
    yield Case("row past MN", word_byte(mn, ks, columns) >= rows * columns)
    mn, over, ks = integer("mn", 0), integer("over", 0), integer("ks", 0, columns)
    aliased = scale_byte(mn + over * ATOM_ROWS, ks, columns)
    yield Case("column past K_SCALES", scale_byte(mn, over * columns + ks, columns) == aliased, show={"byte": aliased})
    row = integer("row", 0, rows)
    yield Case("row before MN", scale_byte(row, ks, columns) < rows * columns)
