"""Executor = spec: which lane loads which tile element and where it lands, for the linear and the im2col loader."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import cdiv, divides
from ...prover.language.obligations import Call, call
from ...prover.language.terms import Term, as_bool, as_int, integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from ..hardware.system import WAVE, lanes
from ..swizzle.executors import executor_swizzle
from ..swizzle.system import Swizzle
from .cap import WORD
from .maps import lane_coordinates, tile_loader
from .tile import Tile

SUBTILE_COLS = 32
WIDTHS = (1, 2, 4, 8, 16, 32)  # elements of a load that divide a warp's 32 columns
# 128 x 32 tiles by four warps, eight elements a load
COMMON = Tile(as_int(4), as_int(16), as_int(1), as_int(4), as_int(8), as_int(128))
THREADS = (1, 2, 4, 8, 16, 32, 64)  # lanes side by side that make full rows of lanes


def executor_config(tile: Tile, es: Term | int, full: bool, swizzle: Swizzle | None = None) -> Call:
    """The same tile configuration for the executor."""
    moved = {} if swizzle is None else {"swizzle": executor_swizzle(swizzle)}
    return call(
        "loader_config.LoaderConfig", tile_rows=tile.rows, tile_cols=tile.cols, warps=tile.warps, element_bytes=es,
        load_width=tile.load_width, full_tile_width=full, **moved,
    )  # fmt: skip


def tiles() -> Iterator[tuple[str, Tile, bool, list[Term]]]:
    """Every tile: any rows, warps and, with 32-column parts, warp columns; with whole rows, any load width."""
    rows, down = integer("tile_rows", 1), integer("num_warp_rows", 1)
    for width in WIDTHS:
        side = SUBTILE_COLS // width
        across = integer("num_warp_cols", 1)
        tile = Tile(as_int(side), as_int(WAVE // side), across, down, as_int(width), rows)
        yield f"32 columns a warp, {width} elements a load", tile, False, [across <= WAVE // side]
    for side in THREADS:
        tile = Tile(as_int(side), as_int(WAVE // side), as_int(1), down, integer("load_width", 1), rows)
        yield f"whole rows of {side} lanes", tile, True, []


def of_map(
    tile: Tile, at: tuple[Term, Term, Term], es: Term | int, full: bool, swizzle: Swizzle | None = None
) -> tuple[Term, Term, Term]:
    """(row, column, LDS element of the wave) that the maps of the two loaders have for this (iteration, warp, lane)."""
    iteration, warp, lane = at
    row, more, col, place = lane_coordinates(
        lane, warp, iteration, tile.cols, tile.warps, tile.load_width, es, swizzle, full
    )
    return row + more, col, place


def any_lane(tile: Tile) -> tuple[Term, Term, Term]:
    """Any (iteration, warp, lane)."""
    return integer("iteration", 0), integer("warp", 0, tile.warps), lanes()


@SYSTEM.claim(
    "lane_map computes row and column of every lane's load, its LDS bytes, and which warps load, for every tile height,"
    " number of warps, element size and load width, in whole rows and in parts of 32 columns."
)
def lane_map_coordinates() -> Iterator[Case]:
    es = integer("element_bytes", 1)
    for name, tile, full, given in tiles():
        iteration, warp, lane = any_lane(tile)
        own, place = executor_config(tile, es, full), tile.place(iteration, warp, lane)
        row, col, base = of_map(tile, (iteration, warp, lane), es, full)
        wanted = {
            "lane_coordinates": ((warp, lane, iteration), (row, col)),
            "lds_base": ((warp, iteration), base * es),
            "lds_byte": ((warp, lane, iteration), place * es),
            "is_active": ((warp, iteration), tile.active(iteration, warp)),
        }
        for function, (arguments, value) in wanted.items():
            yield from computes(f"{name}, {function}", call(f"lane_map.{function}", own, *arguments), value, given)


@SYSTEM.claim(
    "loader_config and tile_loader compute every count of the spec: lanes side by side, rows of a warp and of an"
    " iteration, iterations, warp tiles, bytes."
)
def loader_counts() -> Iterator[Case]:
    es = integer("element_bytes", 1)
    for name, tile, full, given in tiles():
        own = executor_config(tile, es, full)
        wanted = {
            "subtile_cols": tile.subtile_cols,
            "threads_per_row": tile.threads_per_row,
            "thread_rows": tile.thread_rows,
            "num_warp_cols": tile.warp_cols,
            "rows_per_warp": tile.rows_per_warp,
            "rows_per_iteration": tile.rows_per_iteration,
            "num_iterations": tile.iterations,
            "total_warp_rows": tile.warp_tiles,
            "load_bytes": tile.load_width * es,
            "row_bytes": tile.cols * es,
            "warp_tile_bytes": tile.rows_per_warp * tile.cols * es,
            "tile_bytes": tile.rows * tile.cols * es,
        }
        given = [*given, tile.rows_per_iteration >= 1]
        for attribute, value in wanted.items():
            request = call(f"loader_config.LoaderConfig.{attribute}", own)
            yield from computes(f"{name}, {attribute}", request, value, given)


@SYSTEM.claim(
    "loader_config refuses exactly the tiles that break the spec's own conditions: loads that do not divide a warp's"
    " columns, columns that are no whole parts, warps that are no whole rows of warps, a warp below one tile row."
)
def loader_refuses() -> Iterator[Case]:
    rows, cols, warps = (integer(name, 1) for name in ("tile_rows", "tile_cols", "warps"))
    for width in (1, 4, 8, 64):
        own = call(
            "loader_config.LoaderConfig", tile_rows=rows, tile_cols=cols, warps=warps, element_bytes=2,
            load_width=width,
        )  # fmt: skip
        if width > SUBTILE_COLS:
            legal = as_bool(False)
        else:
            across = cols // SUBTILE_COLS
            legal = both(
                cols >= SUBTILE_COLS, divides(SUBTILE_COLS, cols), divides(across, warps), cols <= WAVE * width,
                warps * WAVE >= cols // width,
            )  # fmt: skip
        request = call("loader_config.LoaderConfig.validate", own)
        yield from computes(f"{width} elements a load", request, (), [cols >= SUBTILE_COLS], legal=legal)


@SYSTEM.claim(
    "lane_map computes where a consumer finds element (row, column) of the tile: warp tile by warp tile, row-major"
    " inside, and with whole rows row-major altogether."
)
def lane_map_lds_element() -> Iterator[Case]:
    for name, tile, full, given in tiles():
        row, col = integer("row", 0), integer("col", 0, tile.cols)
        (block, inner_row), (across, inner_col) = divmod(row, tile.thread_rows), divmod(col, tile.subtile_cols)
        at = (block * tile.warp_cols + across) * (WAVE * tile.load_width)
        wanted = row * tile.cols + col if full else at + inner_row * tile.subtile_cols + inner_col
        request = call("lane_map.lds_element", executor_config(tile, 2, full), row, col)
        yield from computes(name, request, wanted, given)


@SYSTEM.claim(
    "lane_map computes swizzled loads: without whole rows the swizzle names another lane, with whole rows it moves the"
    " byte offset inside the whole tile, for every tile height and number of warps."
)
def lane_map_swizzled() -> Iterator[Case]:
    lane, iteration, down = lanes(), integer("iteration", 0), integer("num_warp_rows", 1)
    rows, es, width = integer("tile_rows", 1), 2, 8
    for s in (Swizzle(1, 5, 4), Swizzle(2, 4, 4), Swizzle(3, 4, 3)):
        side = SUBTILE_COLS // width
        across = integer("num_warp_cols", 1, WAVE // side + 1)
        tile = Tile(as_int(side), as_int(WAVE // side), across, down, as_int(width), rows)
        warp = integer("warp", 0, tile.warps)
        effective = s(lane * (width * es)) // (width * es)
        name = f"Swizzle({s.bits}, {s.base}, {s.shift})"
        own = executor_config(tile, es, False, s)
        yield from computes(f"{name}, lane", call("lane_map.effective_lane", own, lane), effective)
        request = call("lane_map.lane_coordinates", own, warp, lane, iteration)
        wanted = of_map(tile, (iteration, warp, lane), es, False, s)[:2]
        yield from computes(f"{name}, 32 columns a warp", request, wanted)
        for side in (4, 8, 16):
            tile = Tile(as_int(side), as_int(WAVE // side), as_int(1), down, as_int(width), rows)
            warp = integer("warp", 0, tile.warps)
            request = call("lane_map.lane_coordinates", executor_config(tile, es, True, s), warp, lane, iteration)
            wanted = of_map(tile, (iteration, warp, lane), es, True, s)[:2]
            yield from computes(f"{name}, whole rows of {side} lanes", request, wanted)


def split(tile: Tile, at: tuple[Term, Term, Term], stride: Term, m: Term, k: Term) -> tuple[Term, Term]:
    """(vector, scalar) offset in elements of the linear loader: the iteration's rows travel in the scalar one."""
    iteration, warp, lane = at
    row, col = tile.coordinates(as_int(0), warp, lane)
    return row * stride + col, (m + iteration * tile.rows_per_iteration) * stride + k


@SYSTEM.claim(
    "tile_loader computes both offsets of every load of a row-major matrix of any size and stride, and where it lands."
)
def tile_loader_offsets() -> Iterator[Case]:
    stride, m, k = integer("stride", 1), integer("m_base", 0), integer("k_base", 0)
    for name, tile, full, given in tiles():
        at = any_lane(tile)
        axes = call("addresses.Axes", *at)
        request = call("tile_loader.linear_offsets", executor_config(tile, 2, full), axes, stride, m, k)
        yield from computes(name, request, split(tile, at, stride, m, k), given)
    rows, cols = integer("rows", 1), integer("cols", 1)
    matrix = call("tile_loader.Matrix", rows=rows, cols=cols, stride=stride)
    records = (rows - 1) * stride + cols
    for name, tile, full, given in tiles():
        request = call("tile_loader.num_iterations", executor_config(tile, 2, full))
        yield from computes(f"{name}, iterations", request, cdiv(tile.warp_tiles, tile.warps), given)
    records = (rows - 1) * stride + cols
    own = call("tile_loader.resource", matrix, executor_config(COMMON, 2, False))
    yield from computes("resource", own, records * 2 % WORD, [stride >= cols], part=lambda own: own.num_records)
    request = call("tile_loader.Matrix.num_records", matrix)
    yield from computes("records", request, records, legal=stride >= cols)


@SYSTEM.claim(
    "tile_loader.addresses returns exactly that for a whole tile: rows, columns, source elements, 32-bit offsets, LDS"
    " bytes and activity of every warp and lane; 128 x 32 tiles of bf16 by four warps, any matrix and anchor."
)
def tile_loader_addresses() -> Iterator[Case]:
    tile, es = COMMON, 2
    at = any_lane(tile)
    m, k, stride = integer("m_anchor", 0), integer("k_anchor", 0), integer("stride", 32)
    rows = integer("rows", 1)
    matrix = call("tile_loader.Matrix", rows=rows, cols=32, stride=stride)
    request = call(
        "tile_loader.addresses", matrix, executor_config(tile, es, False), m_anchor=m, k_anchor=k,
        at=call("addresses.Axes", *at),
    )  # fmt: skip
    vector, scalar = split(tile, at, stride, m, k)
    row, col = tile.coordinates(*at)
    place = tile.place(*at) * es
    wanted = (row, col, m + row, k + col, vector + scalar, vector * es % WORD, scalar * es % WORD, place)
    fields = ("row", "col", "m", "k", "element", "voffset", "soffset", "lds")
    yield from computes("loads", request, wanted, part=lambda own: tuple(getattr(own, field) for field in fields))
    load = tile_loader(
        lane=at[2], warp=at[1], iteration=at[0], row_base=m, col_base=k, row_stride=stride, rows=rows, cols=32,
        tile_cols=tile.cols, warps=tile.warps, load_width=tile.load_width, element_bytes=es,
    )  # fmt: skip
    of_map = (load.address, load.lds)
    yield from computes("the map", request, of_map, part=lambda own: (own.element * es, own.lds_base))
    records = call("tile_loader.Matrix.num_records", matrix)
    yield from computes("the map's records", records, load.records, legal=stride >= 32, part=lambda own: own * es)
    yield from computes("active", request, tile.active(at[0], at[1]), part=lambda own: own.active)
