"""SubTileLoaderLDS_HK_st_8x32 (seed 003): a V tile from DRAM to LDS by a whole block of threads, 16 bytes a thread.

    tile [BN, depth]  =  subtiles of 8 x BK, row-major over the tile      LDS byte p = thread*16 + i*num_threads*16
    subtile           =  8 rows of BK elements, row-major inside          is byte p % (8*BK*es) of subtile p / (8*BK*es)

Lengths are elements, offsets bytes. BN, depth, BK, num_threads and row_stride are variables. `subtile_loader_bounds`
has alignment and rows past the end, `subtile_loader_group` HipKittens' group load, `subtile_loader_chunked` the newer
FP8 variant, `subtile_loader_k` and `subtile_loader_workers` SubTileLoaderLDS, the K operand's loader.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides, within
from ...prover.language.maps import Access, Anywhere, Number, constant
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer
from ..hardware.system import WAVE
from .subtiles import LANE_BYTES, VTile, source_byte

SYSTEM = System(
    "subtile_loader",
    "SubTileLoaderLDS_HK_st_8x32 and SubTileLoaderLDS, V and K tiles (DRAM to LDS)",
    seed="003",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io.mojo; HazyResearch/HipKittens"
    " include/ops/warp/memory/tile/global_to_shared.cuh",
)

ELEMENT_BYTES = (1, 2)


@SYSTEM.map(
    "the matrix",
    {"lane": WAVE, "warp": "warps", "iteration": None},
    example={
        "tile_base": 0, "row_stride": 64, "subtiles_across": 2, "bk": 32, "warps": 2, "element_bytes": 2,
        "iteration": range(2),
    },
    row_bytes=lambda row_stride, element_bytes: as_int(row_stride) * element_bytes,
)  # fmt: skip
def subtile_loader_v(
    lane: Number, warp: Number, iteration: Number, tile_base: Number, row_stride: Number, subtiles_across: Number,
    bk: Number, warps: Number, element_bytes: Number, records: Number | None = None,
) -> Access:  # fmt: skip
    """SubTileLoaderLDS_HK_st_8x32 (specs/subtile_loader/system.py): subtiles of 8 x bk, 16 bytes a lane.

    tile_base: byte where the tile begins. The whole address: voffset + soffset.
    """
    es = constant("element_bytes", element_bytes)
    tile = VTile(as_int(1), as_int(subtiles_across), bk, es, as_int(warps))
    row, col = tile.lane_position(as_int(warp), as_int(lane), as_int(iteration))
    address = source_byte(row, col, as_int(row_stride), es) + tile_base
    lds = tile.lds_base(as_int(warp), as_int(iteration))
    return Access(address, LANE_BYTES, None if records is None else as_int(records), lds)


def any_lane(tile: VTile) -> Anywhere:
    """The map at any warp, lane and iteration of the tile."""
    return subtile_loader_v.within(iteration=integer("iterations", 1)).anywhere(
        tile_base=0, row_stride=integer("row_stride", tile.depth), subtiles_across=tile.across, bk=tile.bk,
        warps=tile.warps, element_bytes=tile.es,
    )  # fmt: skip


def lds_byte(at: Anywhere) -> Term:
    """LDS byte where the lane's 16 bytes begin: the wave's, and 16 a lane."""
    assert at.access.lds is not None
    return at.access.lds + at.coordinates["lane"] * LANE_BYTES


def tiles() -> Iterator[tuple[str, VTile]]:
    for es in ELEMENT_BYTES:
        yield f"{es}-byte elements", VTile.symbolic(es)


@SYSTEM.claim(
    "A V tile is as large as its subtiles: BN x depth elements are so many subtiles, down times across, of 8 rows of"
    " whole 16-byte loads, any number of them."
)
def tile_is_its_subtiles() -> Iterator[Case]:
    for name, tile in tiles():
        subtile = 8 * 16 * integer("loads_per_row", 1)
        subtiles = integer("subtiles_down", 1) * integer("subtiles_across", 1)
        yield Case(name, tile.tile_bytes == subtiles * subtile, show={"bytes": tile.tile_bytes})


@SYSTEM.claim(
    "LDS bytes and tile elements pair up: every byte of the LDS tile belongs to one element of the BN x depth tile, and"
    " the byte of (row, column) is the documented one, for every BN that 8 divides and every depth that BK divides."
)
def layout_is_one_to_one() -> Iterator[Case]:
    for name, tile in tiles():
        row, col = integer("row", 0, tile.rows), integer("column", 0, tile.depth)
        at = tile.place(row, col)
        back = tile.position(at)
        goal = both(within(at, 0, tile.tile_bytes - tile.es + 1), back[0] == row, back[1] == col)
        yield Case(f"{name}, element to byte", goal, show={"LDS byte": at, "back": back})
        p = integer("LDS_byte", 0, tile.tile_bytes)
        row, col = tile.position(p)
        goal = both(within(row, 0, tile.rows), within(col, 0, tile.depth), tile.place(row, col) == p - p % tile.es)
        yield Case(f"{name}, byte to element", goal, show={"(row, column)": (row, col)})


@SYSTEM.claim(
    "Every source element is loaded exactly once, and to its documented LDS byte: one warp, lane, iteration and element"
    " of its 16 bytes, whenever num_threads*16 divides the tile's bytes."
)
def tile_loaded_exactly_once() -> Iterator[Case]:
    for name, tile in tiles():
        warp, lane, i = tile.any_load()
        e = integer("e", 0, tile.load)
        row, col = tile.lane_position(warp, lane, i)
        at = tile.lds_byte(warp, lane, i) + e * tile.es
        inside = both(
            tile.lds_byte(warp, lane, i) + LANE_BYTES <= tile.tile_bytes,
            within(row, 0, tile.rows),
            col >= 0,
            col + e < tile.depth,
        )
        again = tile.mover(at)
        once = both(*(a == b for a, b in zip(again, (warp, lane, i, e * tile.es), strict=True)))
        show = {"(row, column)": (row, col + e), "LDS byte": at}
        goal = both(inside, tile.place(row, col + e) == at, once)
        yield Case(f"{name}, at most once", goal, [tile.filled], show, tile.executed(warp, lane, i))
        row, col = integer("row", 0, tile.rows), integer("column", 0, tile.depth)
        at = tile.place(row, col)
        warp, lane, i, byte = tile.mover(at)
        found = tile.position(at - byte)  # what the lane loads, as at - byte is its LDS byte
        legal = both(within(warp, 0, tile.warps), within(lane, 0, WAVE), i < integer("iterations", 1))
        meant = both(divides(tile.es, byte), found[0] == row, found[1] + byte // tile.es == col)
        goal = both(at + tile.es <= tile.tile_bytes, legal, tile.lds_byte(warp, lane, i) == at - byte, meant)
        show = {"(warp, lane, iteration, byte)": (warp, lane, i, byte)}
        yield Case(f"{name}, at least once", goal, [tile.filled], show, tile.executed(warp, lane, i))


@SYSTEM.claim(
    "Every LDS byte of the tile is written exactly once and none outside it: lane l's 16 bytes of warp w and iteration"
    " i are bytes (w*64 + l + i*num_threads)*16 on."
)
def lds_written_exactly_once() -> Iterator[Case]:
    _, tile = next(tiles())
    load = any_lane(tile)
    warp, lane, i = (load.coordinates[name] for name in ("warp", "lane", "iteration"))
    byte = integer("byte", 0, LANE_BYTES)
    at = lds_byte(load) + byte
    once = both(*(a == b for a, b in zip(tile.mover(at), (warp, lane, i, byte), strict=True)))
    goal = both(within(at, 0, tile.tile_bytes), once)
    yield Case("at most once", goal, [tile.filled], {"LDS byte": at}, tile.executed(warp, lane, i))
    p = integer("LDS_byte", 0, tile.tile_bytes)
    warp, lane, i, byte = tile.mover(p)
    legal = both(
        within(warp, 0, tile.warps), within(lane, 0, WAVE), i < integer("iterations", 1), within(byte, 0, LANE_BYTES)
    )
    goal = both(legal, tile.lds_byte(warp, lane, i) + byte == p)
    yield Case("at least once", goal, [tile.filled], {"(warp, lane, iteration, byte)": (warp, lane, i, byte)})


def _iterations(tile: VTile, p: Term) -> tuple[Term, Term]:
    """The iteration that would write LDS byte p, and how many there are: the count rounds down."""
    return tile.mover(p)[2], tile.tile_bytes // tile.step


@SYSTEM.finding(
    "Any number of threads fills the tile.",
    documented="the iteration count rounds down; without the divisibility the tile's last bytes stay unwritten",
    holds_when="threads_must_divide_the_tile",
)
def any_number_of_threads() -> Iterator[Case]:
    _, tile = next(tiles())
    i, iterations = _iterations(tile, integer("LDS_byte", 0, tile.tile_bytes))
    show = {"iteration needed": i, "iterations": iterations}
    yield Case("", i < iterations, [tile.step <= tile.tile_bytes], show)


@SYSTEM.claim(
    "All bytes of the tile are written exactly when num_threads*16 divides its size; otherwise the last byte is not."
)
def threads_must_divide_the_tile() -> Iterator[Case]:
    _, tile = next(tiles())
    divisible = divides(tile.step, tile.tile_bytes)
    for name, p, given in (
        ("divides", integer("LDS_byte", 0, tile.tile_bytes), divisible),
        ("does not", tile.tile_bytes - 1, ~divisible),
    ):
        i, iterations = _iterations(tile, p)
        goal = i < iterations if name == "divides" else i >= iterations
        yield Case(name, goal, [given], {"iteration needed": i, "iterations": iterations})


@SYSTEM.claim(
    "A lane's 16 source bytes are contiguous: its elements are neighbours in one row of one subtile, so byte by byte"
    " they lie where their own LDS byte says, for every row_stride."
)
def sixteen_bytes_are_contiguous() -> Iterator[Case]:
    for name, tile in tiles():
        stride, v = integer("row_stride", 1), integer("vector", 0)
        e = integer("e", 0, tile.load)
        (row, col), own = tile.position(v * LANE_BYTES), tile.position(v * LANE_BYTES + e * tile.es)
        source, belongs = row * stride + col + e, own[0] * stride + own[1]
        goal = both(own[0] == row, own[1] == col + e, belongs == source, col // tile.bk == (col + e) // tile.bk)
        yield Case(name, goal, show={"loaded from": source, "belongs": belongs})


@SYSTEM.finding(
    "Any subtile width will do.",
    documented="seed 003: BK 'Subtile column span in elements (= 32 for HK st_8x32_s)'; a row of BK*es bytes that is no"
    " multiple of 16 puts a row end inside a lane's 16 bytes",
    holds_when="rows_are_whole_loads",
)
def any_subtile_width() -> Iterator[Case]:
    for name, tile in tiles():
        narrow = replace(tile, bk=integer("BK", LANE_BYTES // tile.es))
        v, e = integer("vector", 0), integer("e", 0, tile.load)
        row, own = narrow.position(v * LANE_BYTES)[0], narrow.position(v * LANE_BYTES + e * tile.es)[0]
        yield Case(name, own == row, show={"row of the first element": row, "row of element e": own})


@SYSTEM.claim(
    "16 must divide BK*element_bytes: otherwise the load that holds the end of the tile's row 0 also holds the start of"
    " row 1 (it does suffice: sixteen_bytes_are_contiguous)."
)
def rows_are_whole_loads() -> Iterator[Case]:
    for name, tile in tiles():
        narrow = replace(tile, bk=integer("BK", LANE_BYTES // tile.es))
        first = narrow.row_bytes - narrow.row_bytes % LANE_BYTES
        row, last = narrow.position(first)[0], narrow.position(first + LANE_BYTES - 1)[0]
        given = [~divides(LANE_BYTES, narrow.row_bytes)]
        yield Case(name, both(row == 0, last == 1), given, {"rows": (row, last)})
