"""SubTileLoaderLDS_HK_st_8x32 and SubTileLoaderLDS: source bounds, alignment, and rows past the valid ones.

A source byte travels in two parts, the lane's voffset and the wave's soffset; whether the hardware's bounds check adds
soffset is disputed (the CDNA4 ISA text: no; the vendor's emulator: yes). `im2col_cap.RULES` compares a dword's first or
last byte with the resource's byte count.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides, equivalent
from ...prover.language.terms import Term, as_int, integer, named
from ..im2col.cap import RULES, ends_inside
from .subtiles import LANE_BYTES, source_byte
from .system import SYSTEM, any_lane, lds_byte, tiles


@SYSTEM.claim(
    "Every load stays in bounds, for every row_stride >= depth: its 16 bytes lie in one of the BN rows and in the first"
    " depth columns (so a per-head slice never reads the next head), the last of them before the tile's end."
)
def loads_stay_in_the_source() -> Iterator[Case]:
    for name, tile in tiles():
        at, stride, last_row = any_lane(tile), integer("row_stride", tile.depth), tile.rows - 1
        place = lds_byte(at)
        row, col = tile.position(place)
        steps = (stride >= 1, row >= 0, row <= last_row, col >= 0, col + tile.load <= tile.depth)
        steps = (*steps, row * stride <= last_row * stride)
        size, given = (last_row * stride + tile.depth) * tile.es, [place + LANE_BYTES <= tile.tile_bytes]
        yield from kinds.in_bounds(name, at, size, given=given, steps=steps, show={"(row, column)": (row, col)})


@SYSTEM.claim(
    "Every load starts at a multiple of 16 bytes, base aligned, if 16 divides row_stride*element_bytes; if it does not,"
    " the first load of row 1 does not."
)
def loads_are_aligned() -> Iterator[Case]:
    for name, tile in tiles():
        stride, row, col = integer("row_stride", 1), integer("row", 0), tile.load * integer("load_of_row", 0)
        byte = source_byte(row, col, stride, tile.es)
        goal = divides(LANE_BYTES, byte)
        padded = divides(LANE_BYTES, stride * tile.es)
        yield Case(f"{name}, enough", goal, [padded], {"source byte": byte})
        yield Case(f"{name}, needed", ~divides(LANE_BYTES, stride * tile.es), [~padded], {"row 1 starts at": stride})
    tile = next(tiles())[1]
    _, col = tile.position(integer("vector", 0) * LANE_BYTES)
    yield Case("columns are whole loads", divides(tile.load, col))


def _split_source() -> tuple[Term, Term, Term, Term, list[Term]]:
    """(voffset, soffset, row, byte count) of a load whose row is soffset's row plus voffset's, and what is given.

    The tile starts at row ``tile_row``, column ``head``; valid_rows rows are in the resource, row_stride apart.
    """
    stride, es = integer("row_stride", 1), integer("element_bytes", 1)
    tile_row, head = integer("tile_row", 0), integer("head_column", 0)
    row, col = integer("row", 0), integer("column", 0)
    voffset = named("voffset", source_byte(row, col, stride, es))
    soffset = named("soffset", source_byte(tile_row, head, stride, es))
    count = named("byte count", integer("valid_rows", 1) * stride * es)
    return voffset, soffset, named("source row", tile_row + row), count, [head + col < stride]


@SYSTEM.claim(
    "voffset + soffset is the byte of the source row's element, and the byte count is that of the valid rows: the last"
    " element of the last one ends at it."
)
def split_offsets_are_the_address() -> Iterator[Case]:
    voffset, soffset, row, count, given = _split_source()
    stride, es = integer("row_stride", 1), integer("element_bytes", 1)
    column = integer("head_column", 0) + integer("column", 0)
    show = {"voffset": voffset, "soffset": soffset}
    yield Case("address", voffset + soffset == source_byte(row, column, stride, es), show=show)
    last = [*given, column == stride - 1, row == integer("valid_rows", 1) - 1]
    yield Case("byte count", voffset + soffset + es == count, last, {**show, "byte count": count})


@SYSTEM.claim(
    "Valid rows are read under both readings of soffset and both comparison rules: a load that ends inside the resource"
    " is in range, dword by dword."
)
def valid_rows_under_both_readings() -> Iterator[Case]:
    voffset, soffset, _, count, _ = _split_source()
    dword, width = integer("dword", 0), integer("load_bytes", 4)
    inside = [voffset + soffset + width <= count, dword * 4 + 4 <= width]
    for rule, check in RULES.items():
        goal = both(check(voffset, dword, count), check(voffset + soffset, dword, count))
        yield Case(rule, goal, inside)


@SYSTEM.claim("Rows past the valid ones read zero when soffset takes part in the bounds check.")
def tail_rows_with_soffset_checked() -> Iterator[Case]:
    voffset, soffset, row, count, given = _split_source()
    for rule, check in RULES.items():
        at = voffset + soffset
        goal = both(at >= count, ~check(at, integer("dword", 0), count))
        yield Case(rule, goal, [*given, row >= integer("valid_rows", 1)], {"byte": at})


@SYSTEM.finding(
    "Rows past the valid ones read zero also when the check looks at voffset alone.",
    documented="seed 003: the resource 'carries a Scalar valid_rows for clamping bounds' while the tile's own offset is"
    " the scalar offset; AMD CDNA4 ISA text: soffset is not part of the range check",
    holds_when="tail_rows_with_voffset_checked_exactly",
)
def tail_rows_with_voffset_checked() -> Iterator[Case]:
    voffset, soffset, row, count, given = _split_source()
    goal = ~ends_inside(voffset, integer("dword", 0), count)
    show = {"voffset": voffset, "soffset": soffset, "byte read": voffset + soffset, "byte count": count}
    given = [*given, row >= integer("valid_rows", 1), integer("element_bytes", 1) <= 2]
    yield Case("", goal, given, show)


@SYSTEM.claim(
    "Under the reading that looks at voffset alone, a load is out of range exactly when its row counted from the tile's"
    " own start is past the valid rows: the V tile's row there, the K operand's row inside its strip."
)
def tail_rows_with_voffset_checked_exactly() -> Iterator[Case]:
    for es in (1, 2):
        stride, row, col = integer("row_stride", 1), integer("row", 0), integer("column", 0)
        valid = integer("valid_rows", 1)
        voffset, count = source_byte(row, col, stride, es), valid * stride * es
        given = [divides(4, stride * es), divides(4, col * es), col < stride]
        for rule, check in RULES.items():
            steps = equivalent(voffset >= count, row >= valid)
            goal = both(steps, equivalent(~check(voffset, as_int(0), count), row >= valid))
            yield Case(f"{es}-byte elements, {rule}", goal, given)
