"""Conflict degrees of the transposed reads of gfx950: load_b_tr by row stride, V strips by block width and swizzle.

No measurement of these reads' phases is known; they are assumed to be those of ds_read_b64 (grade C), in units of 8
bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...prover.language.claims import Case
from ...prover.language.conflicts import Phased
from ...prover.language.constructors import either, where
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import lanes
from ..mma_loader.system import through
from ..mma_loader.transposed import READ, LoadBTr
from ..swizzle.system import Swizzle
from ..v_strips.system import READS, STRIP_16, STRIP_32, STRIPS, Blocks, Strip
from .degrees import PAIR, power_of_two_in
from .system import SYSTEM, phased

GROUPS = 32  # of two banks


def load_b_tr(load: LoadBTr, h: Term, row_units: Term) -> Phased:
    """A read of half h; row_units: the row stride in units of 8 bytes (4 elements)."""

    def unit(lane: Term) -> Term:
        row, column = load.named(lane, h)
        return row * row_units + column // READ

    return phased(unit, "gfx950", "ds_read_b64_tr_b16")


def strip_read(strip: Strip, q: Term, dt: Term, first_key: Term, width: Term, *swizzles: Swizzle) -> Phased:
    """Read q of a strip, from its block's base."""
    blocks = replace(Blocks.for_strip(strip), cols=width)

    def unit(lane: Term) -> Term:
        _, vector, byte = blocks.named(first_key, dt * strip.mfma.dim, *strip.coordinates(lane, q))
        return through(vector, *swizzles) * 2 + byte // 8

    return phased(unit, "gfx950", "ds_read_b64_tr_b8")


@SYSTEM.claim(
    "The units counted here are the loaders' addresses: 8 bytes times a lane's unit is where load_b_tr, or the strip"
    " load, reads."
)
def units_are_the_addresses() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        h, lane, stride = integer("h", 0, 2), lanes(), integer("row_stride_in_units", 1)
        unit = load_b_tr(load, h, stride).unit(lane)
        yield Case(f"load_b_tr {name}", unit * READ == load.address(lane, h, stride * READ), show={"unit": unit})
    for strip in STRIPS:
        lane, q, dt, first_key = lanes(), integer("q", 0, READS), integer("dt", 0), integer("row_offset", 0)
        width = strip.mfma.dim * integer("depth_tiles_per_block", 1)
        named_by = first_key, dt * strip.mfma.dim, *strip.coordinates(lane, q)
        _, vector, byte = Blocks(as_int(0), width).named(*named_by)
        unit = strip_read(strip, q, dt, first_key, width).unit(lane)
        yield Case(strip.name, unit * 8 == vector * 16 + byte, show={"unit": unit, "(vector, byte)": (vector, byte)})


@SYSTEM.claim(
    "Without a swizzle only the row stride or block width modulo 256 bytes matters to transposed reads, and a strip's"
    " row offset, depth tile and read not at all: whole turns of the banks, and what all lanes share, drop out."
)
def row_stride_counts_modulo_a_turn() -> Iterator[Case]:
    turns = GROUPS * integer("turns", 0)
    for name, load in LoadBTr.every():
        h, lane, stride = integer("h", 0, 2), lanes(), integer("row_stride_in_units", 1)
        longer, read = load_b_tr(load, h, stride + turns), load_b_tr(load, h, stride)
        yield Case(f"load_b_tr {name}", longer.unit(lane) % GROUPS == read.unit(lane) % GROUPS)
    for strip in STRIPS:
        lane, q, dt, first_key = lanes(), integer("q", 0, READS), integer("dt", 0), integer("row_offset", 0)
        tiles = integer("depth_tiles_per_block", 1)
        size, zero = strip.mfma.dim, as_int(0)
        read = strip_read(strip, q, dt, first_key, size * tiles).unit(lane)
        first = strip_read(strip, zero, zero, zero, size * tiles).unit(lane)
        shared = (first_key + strip.key_step * q) * (size // 8) * tiles + dt % tiles * (size // 8)
        yield Case(f"{strip.name}, one for all", read == shared + first)
        longer = strip_read(strip, zero, zero, zero, size * (tiles + 256 // size * integer("turns", 0))).unit(lane)
        yield Case(f"{strip.name}, turns", longer % GROUPS == first % GROUPS)


@SYSTEM.claim(
    "load_b_tr is free of conflicts exactly when the row stride is an odd multiple of M elements, among all aligned row"
    " strides (grade C phases)."
)
def load_b_tr_free_exactly() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        h, lane = integer("h", 0, 2), lanes()
        a_row = load.mfma.dim // READ
        # one turn of the banks stands for all strides, see row_length_counts_modulo_the_groups
        odd = a_row * (2 * integer("half_of_it", 0, GROUPS // a_row // 2) + 1)
        read = load_b_tr(load, h, odd)
        show = {"degree": read.sharing(lane), "row stride in units": odd}
        yield Case(f"{name}, odd multiples", read.is_served(lane, 1), show=show)
        other = integer("row_stride_over_4", a_row, a_row + GROUPS)
        read = load_b_tr(load, as_int(0), other)
        some = either(*(read.collide(a, b) for a in range(32) for b in range(a)))
        yield Case(f"{name}, any other", some, [other % (2 * a_row) != a_row], {"row stride in units": other})


@SYSTEM.claim(
    "Where M divides the row stride, load_b_tr's degree is the largest power of two in row_stride / M, at most 4 for"
    " 32x32x16 and 8 for 16x16x32 (grade C phases)."
)
def load_b_tr_degree() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        h, lane = integer("h", 0, 2), lanes()
        most = 4 if load.mfma.dim == 32 else 8
        tiles = integer("row_stride_over_M", 1, most + 1)
        read = load_b_tr(load, h, tiles * (load.mfma.dim // READ))
        show = {"degree": read.sharing(lane), "row_stride / M": tiles}
        yield Case(name, read.is_served(lane, power_of_two_in(tiles, most)), show=show)


@SYSTEM.finding(
    "load_b_tr is free of conflicts in a parent tile of any width.",
    documented="seed 000 names no condition on the parent tile; at 64 columns 32x32x16 has degree 2, at 128 degree 4",
    holds_when="load_b_tr_free_exactly",
)
def load_b_tr_needs_no_padding() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        lane, tiles = lanes(), integer("row_stride_over_M", 1, 17)
        read = load_b_tr(load, as_int(0), tiles * (load.mfma.dim // READ))
        yield Case(name, read.sharing(lane) == 1, show={"degree": read.sharing(lane), "row_stride / M": tiles})


def _widths(strip: Strip) -> Term:
    """Block widths of whole depth tiles; 256 bytes are one turn of the banks."""
    return strip.mfma.dim * integer("depth_tiles_per_block", 1, 256 // strip.mfma.dim + 1)


@SYSTEM.claim(
    "Without a swizzle a strip's degree is the largest power of two in block width / M, at least 2 and at most 256 / M:"
    " for every read, depth tile, row offset and block (grade C phases)."
)
def strips_without_swizzle() -> Iterator[Case]:
    for strip in STRIPS:
        lane, zero = lanes(), as_int(0)
        width = _widths(strip)
        read = strip_read(strip, zero, zero, zero, width)
        power = power_of_two_in(width // strip.mfma.dim, 256 // strip.mfma.dim)
        wanted = named("closed form", where(power > 2, power, 2))
        show = {"degree": read.sharing(lane), "block width": width}
        yield Case(strip.name, read.is_served(lane, wanted), show=show)


@SYSTEM.finding(
    "Strips need no swizzle to be free of bank conflicts.",
    documented="load_v_fp8_strip's reads are 'paired-lane' without a swizzle in the seed; its degree is never below 2",
    holds_when="strips_without_swizzle",
)
def strips_need_no_swizzle() -> Iterator[Case]:
    for strip in STRIPS:
        lane, zero = lanes(), as_int(0)
        width = _widths(strip)
        read = strip_read(strip, zero, zero, zero, width)
        yield Case(strip.name, read.sharing(lane) == 1, show={"degree": read.sharing(lane), "block width": width})


@SYSTEM.claim(
    "The two-xor pair leaves load_v_fp8_strip without conflicts for block widths 64, 192, 320 and 448, and"
    " load_v_fp8_strip_16 for 32: in every read and depth tile, BN up to 128 (grade C phases)."
)
def pair_frees_the_strips() -> Iterator[Case]:
    for strip, width in ((STRIP_32, 128 * integer("half_of_it", 0, 4) + 64), (STRIP_16, as_int(32))):
        lane, q = lanes(), integer("q", 0, 4)
        first_key = strip.mfma.K * integer("bk_tile", 0, 128 // strip.mfma.K)
        dt = integer("dt", 0, width // strip.mfma.dim)
        read = strip_read(strip, q, dt, first_key, width, *PAIR)
        yield Case(strip.name, read.is_served(lane, 1), show={"degree": read.sharing(lane), "block width": width})
