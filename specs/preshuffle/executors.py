"""Executor = spec: the preshuffled maps of B and of the scales, and the lanes that load from them."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides
from ...prover.language.obligations import call
from ...prover.language.terms import integer
from ...prover.symbolic.equivalence import computes, run
from ..executors.system import SYSTEM
from ..hardware.system import lanes
from .loads import b_lane, preshuffled_b
from .scales import ATOM_COLUMNS, ATOM_ROWS, op_sel, preshuffled_scales, scale_byte, scale_lane, word_byte
from .system import K_TILE, ROWS, b_byte


@SYSTEM.claim(
    "preshuffle computes the byte of every element of B for every K_BYTES, the lanes' positions, and refuses exactly the"
    " shapes that 16 and 64 do not divide."
)
def preshuffle_b() -> Iterator[Case]:
    n, kb, k_bytes = integer("n", 0), integer("kb", 0), integer("K_BYTES", 1)
    yield from computes("byte", call("preshuffle.b_byte", n, kb, k_bytes), b_byte(n, kb, k_bytes))
    lane, i, k_tile = lanes(), integer("i", 0), integer("k_tile", 0)
    first, start = integer("n_offset", 0), integer("kb_base", 0)
    request = call("preshuffle.b_lane_position", lane, i, k_tile, first, start)
    yield from computes("lane", request, b_lane(lane, first + i * ROWS, start + k_tile * K_TILE))
    request = call("preshuffle.b_lane_position", lane, 0, 0, n, kb)
    byte = preshuffled_b(lane=lane, n_start=n, kb_start=kb, k_bytes=k_bytes).address
    yield from computes("load", request, byte, part=lambda own: run(call("preshuffle.b_byte", *own, k_bytes)))
    rows, row_bytes = integer("N", None), integer("row_bytes", None)
    whole = both(rows >= 1, row_bytes >= 1, divides(ROWS, rows), divides(K_TILE, row_bytes))
    yield from computes("shape", call("preshuffle.check_b", rows, row_bytes), (), legal=whole)


@SYSTEM.claim(
    "preshuffle computes the byte and the word of every scale for every K_SCALES, OP_SEL, the lanes' positions, and"
    " refuses exactly the shapes that 32 and 8 do not divide."
)
def preshuffle_scales() -> Iterator[Case]:
    mn, ks, columns = integer("mn", 0), integer("ks", 0), integer("K_SCALES", 1)
    yield from computes("byte", call("preshuffle.scale_byte", mn, ks, columns), scale_byte(mn, ks, columns))
    yield from computes("word", call("preshuffle.scale_word", mn, ks, columns), word_byte(mn, ks, columns))
    yield from computes("OP_SEL", call("preshuffle.scale_op_sel", mn, ks), op_sel(mn, ks))
    lane = lanes()
    yield from computes("lane", call("preshuffle.scale_lane_position", lane, mn, ks), scale_lane(lane, mn, ks))
    request = call("preshuffle.scale_lane_position", lane, mn, ks)
    word = preshuffled_scales(lane=lane, mn_start=mn, ks_start=ks, k_scales=columns).address
    yield from computes("load", request, word, part=lambda own: run(call("preshuffle.scale_word", *own, columns)))
    rows, width = integer("MN", None), integer("row_scales", None)
    whole = both(rows >= 1, width >= 1, divides(ATOM_ROWS, rows), divides(ATOM_COLUMNS, width))
    yield from computes("shape", call("preshuffle.check_scales", rows, width), (), legal=whole)
