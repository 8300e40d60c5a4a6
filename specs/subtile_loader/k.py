"""SubTileLoaderLDS: a warp's sub-tile [M, N] from DRAM to LDS (K operand), swizzled on the source side.

    sub-tile  =  blocks of min(32, M) rows  =  strips of the thread grid's rows: 16 x 4 threads, 8 x 8 for wide rows

    LDS:   lane l writes vector l of its strip, row-major
    DRAM:  lane l reads some vector of the same strip, row-major: `subtile_loader_workers` says which

Every length is a variable: vector and element size, number of strips and blocks, row_stride.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either, where
from ...prover.language.idioms import divides, equivalent, minimum, within
from ...prover.language.maps import Access, MapError, Number, constant
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import WAVE
from ..swizzle.system import KNOWN_SWIZZLES, SWIZZLES, swizzle_given
from .subtiles import BLOCK, GRIDS, LANE_BYTES, KTile, source_byte, source_vector
from .system import SYSTEM


@SYSTEM.map(
    "the matrix",
    {"lane": WAVE, "strip": lambda grid_rows, block_rows: block_rows // grid_rows, "block": None},
    example={"tile_base": 0, "row_stride": 64, "cols": 32, "element_bytes": 2},
    choices={"grid_rows": (16, 8), "swizzle": SWIZZLES, "swizzle2": KNOWN_SWIZZLES},
    row_bytes=lambda row_stride, element_bytes: as_int(row_stride) * element_bytes,
)
def subtile_loader_k(
    lane: Number, strip: Number, block: Number, tile_base: Number, row_stride: Number, cols: Number, element_bytes: Number,
    grid_rows: Number = 16, block_rows: Number = 32, swizzle: Any = None, swizzle2: Any = None,
    records: Number | None = None, worker_base: Number = 0,
) -> Access:  # fmt: skip
    """SubTileLoaderLDS (specs/subtile_loader/k.py): strips of a block of rows, swizzled on the source side.

    grid_rows: 16, or 8 where a row is wide; cols: of the sub-tile. worker_base: first strip of a warp that shares a block.
    """
    down, es = constant("grid_rows", grid_rows), constant("element_bytes", element_bytes)
    if down not in dict(GRIDS):
        raise MapError(f"grid_rows must be {' or '.join(str(rows) for rows, _ in GRIDS)}, not {down}")
    across = WAVE // down
    tile = KTile((down, across), as_int(1), as_int(block_rows) // down, as_int(cols) // across, es)
    block, strip = as_int(block), as_int(strip)
    swizzles = tuple(
        s for s in (swizzle_given("swizzle", swizzle), swizzle_given("swizzle2", swizzle2)) if s is not None
    )
    vector = source_vector(as_int(lane), strip + worker_base, swizzles)
    address = tile.voffset(vector, as_int(row_stride)) + tile.soffset(
        block, strip, as_int(row_stride), as_int(tile_base)
    )
    resource = None if records is None else as_int(records)
    return Access(address, tile.vec * es, resource, tile.place(block, strip, as_int(0)) * es)


def grid_cols(row_bytes: Term) -> Term:
    """Threads side by side: 4, or 8 where a lane would have more than 16 bytes."""
    return where(row_bytes // 4 <= LANE_BYTES, 4, 8)


@SYSTEM.claim(
    "Every source element of the sub-tile is read exactly once: (block, strip, vector, element) and (row, column) pair"
    " up, for both thread grids, every vector size and number of blocks and strips; lanes_are_permuted gives each"
    " vector one lane."
)
def k_source_exactly_once() -> Iterator[Case]:
    for name, tile in KTile.every():
        block, strip, vector, e = tile.any_vector()
        row, first = tile.position(block, strip, vector)
        col = first + e
        inside = both(within(row, 0, tile.rows), within(col, 0, tile.cols))
        once = both(*(a == b for a, b in zip(tile.vector_of(row, col), (block, strip, vector, e), strict=True)))
        yield Case(f"{name}, at most once", both(inside, once), show={"(row, column)": (row, col)})
        row, col = integer("row", 0, tile.rows), integer("column", 0, tile.cols)
        block, strip, vector, e = tile.vector_of(row, col)
        found = tile.position(block, strip, vector)
        legal = both(block < tile.blocks, strip < tile.strips, vector < WAVE, e < tile.vec)
        show = {"(block, strip, vector, element)": (block, strip, vector, e)}
        yield Case(f"{name}, at least once", both(legal, found[0] == row, found[1] + e == col), show=show)


@SYSTEM.claim(
    "Every LDS element of the sub-tile is written exactly once and none outside it; without swizzles the image is the"
    " row-major sub-tile."
)
def k_lds_exactly_once() -> Iterator[Case]:
    for name, tile in KTile.every():
        block, strip, lane, e = tile.any_vector()
        at = tile.place(block, strip, lane) + e
        row, col = tile.position(block, strip, lane)
        back = tile.vector_of(at // tile.cols, at % tile.cols)
        once = both(*(a == b for a, b in zip(back, (block, strip, lane, e), strict=True)))
        row_major = at == row * tile.cols + col + e
        show = {"LDS element": at}
        yield Case(f"{name}, at most once", both(row_major, within(at, 0, tile.rows * tile.cols), once), show=show)
        at = integer("LDS_element", 0, tile.rows * tile.cols)
        row, col = divmod(at, tile.cols)
        block, strip, lane, e = tile.vector_of(row, col)
        legal = both(row < tile.rows, block < tile.blocks, strip < tile.strips, lane < WAVE, e < tile.vec)
        goal = both(legal, tile.place(block, strip, lane) + e == at)
        yield Case(f"{name}, at least once", goal, show={"(block, strip, lane, element)": (block, strip, lane, e)})


@SYSTEM.claim(
    "voffset + soffset is the source byte base + (row*row_stride + column)*es of the lane's vector, whose elements are"
    " neighbours in one row; for every row_stride >= N it ends inside the M rows and the first N columns."
)
def k_source_bytes() -> Iterator[Case]:
    for name, tile in KTile.every():
        block, strip, vector, e = tile.any_vector()
        stride, base, es = integer("row_stride", tile.cols), integer("base_bytes", 0), integer("element_bytes", 1)
        row, col = tile.position(block, strip, vector)
        byte = tile.voffset(vector, stride) + tile.soffset(block, strip, stride, base)
        inside = both(stride >= 1, row >= 0, row <= tile.rows - 1, col + e < tile.cols)
        ends = row * stride + col + e < (tile.rows - 1) * stride + tile.cols
        goal = both(
            byte == base + source_byte(row, col, stride, es), inside, row * stride <= (tile.rows - 1) * stride, ends
        )
        yield Case(name, goal, show={"source byte": byte, "(row, column)": (row, col)})
    yield from _lanes_bytes()


def _lanes_bytes() -> Iterator[Case]:
    """The map's byte, without swizzles: lane l of the strip has vector l."""
    for down, across in GRIDS:
        for es in (1, 2, 4):
            tile = KTile((down, across), integer("blocks", 1), as_int(BLOCK // down), LANE_BYTES // es, es)
            stride, base = integer("row_stride", tile.cols), integer("base_bytes", 0)
            at = subtile_loader_k.anywhere(
                tile_base=base, row_stride=stride, cols=tile.cols, element_bytes=es, grid_rows=down
            )
            lane, strip, block = (at.coordinates[name] for name in ("lane", "strip", "block"))
            row, col = tile.position(block, strip, lane)
            goal = at.access.address == base + source_byte(row, col, stride, es)
            name = f"{down}x{across} threads, a lane's byte, {es}-byte elements"
            yield Case(name, goal, show={"source byte": at.access.address, "(row, column)": (row, col)})


def _rows_walked(rows: Term, grid_rows: int) -> Term:
    """Rows that the thread grid touches: whole blocks, whole strips, each strip the grid's rows."""
    block = minimum(rows, BLOCK)
    return named("rows walked", rows // block * (block // minimum(block, grid_rows)) * grid_rows)


@SYSTEM.finding(
    "A sub-tile may have any number of rows M.",
    documented="the loader asserts nothing about M: of 48 rows the last 16 are never loaded, of 24 rows of 16 x 4"
    " threads the last 8; and below 16 rows the grid's last rows load and write past the sub-tile",
    holds_when="rows_that_are_walked",
)
def any_number_of_rows() -> Iterator[Case]:
    for grid_rows, _ in GRIDS:
        for name, rows in (("M < 32", integer("M", 1, BLOCK)), ("M >= 32", integer("M", BLOCK))):
            walked = _rows_walked(rows, grid_rows)
            yield Case(f"{grid_rows} thread rows, {name}", walked == rows, show={"rows walked": walked})


@SYSTEM.claim(
    "The M rows are walked exactly when 32 divides M, or M < 32 and the thread grid's rows (16, or 8 for wide rows)"
    " divide M."
)
def rows_that_are_walked() -> Iterator[Case]:
    for grid_rows, _ in GRIDS:
        rows = integer("M", 1)
        walked = _rows_walked(rows, grid_rows)
        fits = either(divides(BLOCK, rows), both(rows < BLOCK, divides(grid_rows, rows)))
        yield Case(f"{grid_rows} thread rows", equivalent(walked == rows, fits), show={"rows walked": walked})


@SYSTEM.claim(
    "A lane's vector is 4 or 16 bytes, which the LDS-DMA packs densely, exactly for rows of 16, 64 or 128 bytes; any"
    " other row that the thread grid divides leaves holes or has no such load. Of rows that 4 threads divide, those get"
    " 4 that 4 lanes of 16 bytes can hold."
)
def row_widths() -> Iterator[Case]:
    row_bytes = integer("row_bytes", 1)
    cols = grid_cols(row_bytes)
    lane_bytes = row_bytes // cols
    dense = either(lane_bytes == 4, lane_bytes == 16)
    goal = equivalent(dense, either(*(row_bytes == width for width in (16, 64, 128))))
    yield Case("", goal, [row_bytes % cols == 0], {"bytes a lane": lane_bytes})
    held = equivalent(cols == 4, row_bytes <= 4 * LANE_BYTES)
    yield Case("4 threads side by side", held, [divides(4, row_bytes)], {"threads side by side": cols})
