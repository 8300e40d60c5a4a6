"""TileLoaderLDSIm2col and TileLoaderLDS: every tile element is loaded once and lands where it is documented (`tile.Tile`).

All sizes are variables: any wave size, load width, number of warps and tile height.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import divides, within
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import WAVE, dma_step
from ..swizzle.system import Swizzle
from .maps import SYSTEM, lane_coordinates, tile_loader
from .tile import Tile


@SYSTEM.claim(
    "Every tile element is loaded by exactly one active lane, once: for every tile element there is one, and no two"
    " lanes load the same, provided tile_cols divides 64 * load_width and thread_rows divides tile_rows."
)
def tile_loaded_exactly_once() -> Iterator[Case]:
    tile = Tile.covering()
    row, col = integer("row", 0, tile.rows), integer("col", 0, tile.cols)
    iteration, warp, lane, element = tile.loader_of(row, col)
    found_row, found_col = tile.coordinates(iteration, warp, lane)
    exists = both(
        within(lane, 0, tile.wave),
        within(element, 0, tile.load_width),
        within(warp, 0, tile.warps),
        found_row == row,
        found_col + element == col,
        iteration < tile.iterations,
        tile.active(iteration, warp),
    )
    yield Case("at least once", exists, show={"(iteration, warp, lane, element)": (iteration, warp, lane, element)})
    load = tile.any_load()
    row, first = tile.coordinates(*load[:3])
    col = first + load[3]
    again = tile.loader_of(row, col)
    once = both(*(a == b for a, b in zip(again, load, strict=True)))
    yield Case("at most once", once, [tile.active(*load[:2])], {"loads": (row, col), "which is also loaded by": again})


@SYSTEM.claim(
    "No lane loads outside the tile: every active lane's elements lie in [0, tile_rows) x [0, tile_cols); and"
    " TileLoaderLDS stays in its matrix, at rows that it has, wherever the tile's columns lie in it."
)
def loads_stay_in_the_tile() -> Iterator[Case]:
    tile = Tile.covering()
    load = tile.any_load()
    row, col = tile.coordinates(*load[:3])
    goal = both(within(row, 0, tile.rows), col >= 0, col + load[3] < tile.cols)
    yield Case("", goal, [tile.active(*load[:2])], {"(row, col)": (row, col)})
    for width in (4, 8, 16):
        yield from _in_a_matrix(width)


def _in_a_matrix(width: int) -> Iterator[Case]:
    """TileLoaderLDS in a matrix that holds the tile's columns, at rows that the matrix has."""
    cols, warps = 32 * integer("num_warp_cols", 1), integer("num_warp_cols", 1) * integer("num_warp_rows", 1)
    rows, columns, stride = integer("rows", 1), integer("cols", 1), integer("row_stride", 1)
    row_base, col_base, es = integer("row_base", 0), integer("col_base", 0), integer("element_bytes", 1)
    at = tile_loader.anywhere(
        tile_cols=cols, warps=warps, load_width=width, element_bytes=es, row_base=row_base, col_base=col_base,
        row_stride=stride, rows=rows, cols=columns,
    )  # fmt: skip
    row, more, col, _ = lane_coordinates(
        **at.coordinates, tile_cols=cols, warps=warps, load_width=width, element_bytes=es
    )
    row = named("row of the matrix", row_base + row + more)
    steps = col >= 0, col + width <= cols, row <= rows - 1, row * stride <= (rows - 1) * stride
    given, show = [row < rows, col_base + cols <= columns, columns <= stride], {"(row, col)": (row, col)}
    yield from kinds.in_bounds(f"in a matrix, {width} elements a load", at, given=given, steps=steps, show=show)


@SYSTEM.claim(
    "Every LDS element of the tile is written by exactly one active lane, once, and nothing outside it is written."
)
def lds_written_exactly_once() -> Iterator[Case]:
    tile = Tile.covering()
    load = tile.any_load()
    at = tile.place(*load[:3]) + load[3]
    span = tile.wave * tile.load_width
    writer_tile, rest = divmod(at, span)
    writer = (*divmod(writer_tile, tile.warps), *divmod(rest, tile.load_width))
    inside = within(at, 0, tile.rows * tile.cols)
    once = both(inside, *(a == b for a, b in zip(writer, load, strict=True)))
    yield Case("at most once", once, [tile.active(*load[:2])], {"LDS element": at})
    at = integer("lds_element", 0, tile.rows * tile.cols)
    writer_tile, rest = divmod(at, span)
    (iteration, warp), (lane, element) = divmod(writer_tile, tile.warps), divmod(rest, tile.load_width)
    exists = both(
        within(warp, 0, tile.warps),
        within(lane, 0, tile.wave),
        tile.place(iteration, warp, lane) + element == at,
        iteration < tile.iterations,
        tile.active(iteration, warp),
    )
    yield Case("at least once", exists, show={"(iteration, warp, lane, element)": (iteration, warp, lane, element)})


@SYSTEM.claim(
    "The LDS image is the documented one: element (row, col) of the tile lands in warp tile (row / thread_rows) *"
    " num_warp_cols + col / subtile_cols, row-major inside; with one warp column the tile is row-major as a whole."
)
def lds_image_is_documented() -> Iterator[Case]:
    tile = Tile.covering()
    load = tile.any_load()
    row, first = tile.coordinates(*load[:3])
    col = first + load[3]
    at = tile.place(*load[:3]) + load[3]
    (block, sub_row), (warp_col, sub_col) = divmod(row, tile.thread_rows), divmod(col, tile.subtile_cols)
    warp_tile = block * tile.warp_cols + warp_col
    documented = warp_tile * tile.wave * tile.load_width + sub_row * tile.subtile_cols + sub_col
    active = [tile.active(*load[:2])]
    yield Case("blocked", at == documented, active, {"LDS element": at, "documented": documented})
    row_major = row * tile.cols + col
    yield Case("one warp column", at == row_major, [*active, tile.warp_cols == 1], {"row-major": row_major})


def _uneven() -> tuple[Tile, Term]:
    """A configuration whose tile_cols need not divide 64 * load_width, and need not fit tile_rows."""
    tile = Tile(
        integer("threads_per_row", 1),
        integer("thread_rows", 1),
        integer("num_warp_cols", 1),
        integer("num_warp_rows", 1),
        integer("load_width", 1),
        integer("tile_rows", 1),
    )
    return tile, tile.rows_per_warp >= 1


@SYSTEM.finding(
    "Every configuration that passes the loader's asserts writes each LDS element once.",
    documented="the loader asserts rows_per_warp >= 1, but not that tile_cols divides 64 * load_width",
    holds_when="lds_written_exactly_once",
)
def lds_written_once_for_any_columns() -> Iterator[Case]:
    tile, legal = _uneven()
    first, second = (integer(f"warp_{name}", 0, tile.warps) for name in ("a", "b"))
    lane_a, lane_b = (integer(f"lane_{name}", 0, tile.wave) for name in ("a", "b"))
    zero = as_int(0)
    a, b = tile.place(zero, first, lane_a), tile.place(zero, second, lane_b)
    given = [legal, first < second, tile.active(zero, second), tile.wave == 64]
    show = {"both write LDS element": a, "rows_per_warp": tile.rows_per_warp}
    yield Case("two warps of one iteration", a != b, given, show)


@SYSTEM.claim(
    "tile_cols dividing 64 * load_width is needed: otherwise rows_per_warp rounds down, and the last lane of every warp"
    " tile writes over the first lanes of the next."
)
def uneven_columns_overlap() -> Iterator[Case]:
    tile, legal = _uneven()
    t = integer("warp_tile", 0)
    start_of_next = (t + 1) * tile.rows_per_warp * tile.cols
    last = t * tile.rows_per_warp * tile.cols + (tile.wave - 1) * tile.load_width + tile.load_width
    uneven = ~divides(tile.warp_cols, tile.thread_rows)
    show = {"next warp tile starts at": start_of_next, "this one ends at": last}
    yield Case("", last > start_of_next, [legal, uneven], show)


@SYSTEM.finding(
    "rows_per_iteration is the number of rows that the warps load in one iteration: warps * rows_per_warp.",
    documented="num_iterations is computed from rows_per_iteration; two roundings differ when tile_cols does not divide"
    " 64 * load_width, and the last rows are never loaded",
    holds_when="rows_of_one_iteration",
)
def rows_of_one_iteration_for_any_columns() -> Iterator[Case]:
    tile, legal = _uneven()
    goal = tile.rows_per_iteration == tile.warps * tile.rows_per_warp
    show = {"rows_per_iteration": tile.rows_per_iteration, "rows loaded": tile.warps * tile.rows_per_warp}
    yield Case("", goal, [legal, tile.wave == 64], show)


@SYSTEM.claim(
    "Where tile_cols divides 64 * load_width, one iteration advances by exactly the rows its warps load:"
    " rows_per_iteration = warps * rows_per_warp."
)
def rows_of_one_iteration() -> Iterator[Case]:
    tile = Tile.covering()
    yield Case("", tile.rows_per_iteration == tile.warps * tile.rows_per_warp)


@SYSTEM.finding(
    "Any tile height will do: loads and LDS writes stay inside the tile.",
    documented="the loader asserts tile_rows >= 1 only",
    holds_when="loads_stay_in_the_tile",
)
def any_tile_height() -> Iterator[Case]:
    tile = replace(Tile.covering(), rows=integer("tile_rows", 1))
    load = tile.any_load()
    row, _ = tile.coordinates(*load[:3])
    at = tile.place(*load[:3])
    given = [tile.active(*load[:2]), tile.wave == 64]
    yield Case("loads", row < tile.rows, given, {"row": row, "tile_rows": tile.rows})
    yield Case("LDS writes", at < tile.rows * tile.cols, given, {"LDS element": at, "tile": tile.rows * tile.cols})


@SYSTEM.claim(
    "thread_rows dividing tile_rows is needed: otherwise the last warp tile's last lane loads a row past the tile."
)
def uneven_rows_overshoot() -> Iterator[Case]:
    base = Tile.covering()
    rest = integer("rest", 1, base.thread_rows)
    tile = replace(base, rows=base.thread_rows * integer("row_blocks", 0) + rest)
    t = tile.warp_tiles - 1
    iteration, warp = divmod(t, tile.warps)
    row, _ = tile.coordinates(iteration, warp, tile.wave - 1)
    block, warp_row = t // tile.warp_cols, warp // tile.warp_cols
    # stepping stones: the last warp tile stands in the last, incomplete row block
    steps = both(block == integer("row_blocks", 0), iteration == block // tile.warp_rows)
    goal = both(steps, warp_row == block % tile.warp_rows, tile.active(iteration, warp), row >= tile.rows)
    yield Case("tile_rows = thread_rows * row_blocks + rest", goal, show={"row": row, "tile_rows": tile.rows})


def one_of(value: Term, *options: int) -> Term:
    return either(*(value == option for option in options))


TILE_BITS = 18


@SYSTEM.claim(
    "Without a per-iteration swizzle, the swizzle permutes the 64 lanes of a wave, for every legal Swizzle with shift"
    " >= 0 and vectors of 1 to 16 bytes: each lane takes another lane's element and no two the same."
)
def lane_swizzle_permutes_the_wave() -> Iterator[Case]:
    s, vector = _right_moving(TILE_BITS), integer("log2_vector", 0, 5)

    def effective(lane: Term) -> Term:
        return s(lane << vector) >> vector

    lane = integer("lane", 0, WAVE)
    goal = both(effective(lane) < WAVE, effective(effective(lane)) == lane)
    yield Case("", goal, [s.legal, s.reach <= TILE_BITS], {"effective lane": effective(lane)})


def _right_moving(reach: int) -> Swizzle:
    return Swizzle(integer("bits", 0, reach + 1), integer("base", 0, reach + 1), integer("shift", 0, reach + 1))


@SYSTEM.finding(
    "A swizzle that moves bits left also permutes the lanes of a wave.",
    documented="nothing asserts the swizzle's reach; a target bit past the wave's 64 vectors names no lane of the wave",
    holds_when="lane_swizzle_permutes_the_wave",
)
def left_moving_lane_swizzle() -> Iterator[Case]:
    distance = integer("distance", 1, TILE_BITS + 1)
    s = Swizzle(integer("bits", 1, TILE_BITS + 1), integer("base", 0, TILE_BITS + 1), -distance)
    vector, lane = integer("log2_vector", 0, 5), integer("lane", 0, WAVE)
    effective = s(lane << vector) >> vector
    given = [s.legal, s.reach <= TILE_BITS]
    yield Case("", effective < WAVE, given, {"effective lane": effective})


@SYSTEM.claim(
    "With a per-iteration swizzle, LDS byte p holds tile byte S(p): the swizzled byte offset, decomposed into row and"
    " column and laid out row-major again, is itself, and a load never straddles two rows; vectors divide rows and S"
    " keeps them whole (swizzle.byte_space_keeps_vectors). By swizzle.permutes_any_length each byte is loaded once."
)
def per_iteration_image() -> Iterator[Case]:
    es, lw, vectors = integer("element_bytes", 1), integer("load_width", 1), integer("vectors_per_row", 1)
    vector = named("vector bytes", lw * es)
    row_bytes = named("row_bytes", vector * vectors)
    swizzled = vector * integer("swizzled_vector", 0)
    row, col = swizzled // row_bytes, (swizzled % row_bytes) // es
    cols = lw * vectors
    goal = both((row * cols + col) * es == swizzled, col + lw <= cols)
    yield Case("", goal, show={"(row, col)": (row, col), "S(p)": swizzled})


@SYSTEM.claim(
    "A wave's LDS-DMA of 4 or 16 bytes a lane is dense, as the loader assumes; with 1 or 2 bytes a lane the hardware"
    " steps by 4 bytes, and with 12 by 16, so those widths leave gaps."
)
def dma_step_is_the_width() -> Iterator[Case]:
    width, lane = integer("load_bytes", 1, 17), integer("lane", 0, 64)
    step = dma_step(width)
    legal = one_of(width, 1, 2, 4, 12, 16)
    dense = one_of(width, 4, 16)
    yield Case("4 or 16 bytes", lane * step == lane * width, [dense])
    yield Case("1, 2 or 12 bytes", lane * step > lane * width, [legal, ~dense, lane >= 1])
