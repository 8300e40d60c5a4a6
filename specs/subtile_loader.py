"""SubTileLoaderLDS_HK_st_8x32 (seed 003): a V tile from DRAM to LDS by a whole block of threads, 16 bytes a thread.

    tile [BN, depth]  =  subtiles of 8 x BK, row-major over the tile      LDS byte p = thread*16 + i*num_threads*16
    subtile           =  8 rows of BK elements, row-major inside          is byte p % (8*BK*es) of subtile p / (8*BK*es)

Lengths are elements, offsets bytes. BN, depth, BK, num_threads and row_stride are variables. `subtile_loader_bounds`
has alignment and rows past the end, `subtile_loader_group` HipKittens' group load, `subtile_loader_chunked` the newer
FP8 variant, `subtile_loader_k` and `subtile_loader_workers` SubTileLoaderLDS, the K operand's loader.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..prover.claims import Call, Case, Replay, System, call
from ..prover.terms import Term, as_int, both, divides, integer, within
from .hardware import WAVE, lanes

SYSTEM = System(
    "subtile_loader",
    "SubTileLoaderLDS_HK_st_8x32 and SubTileLoaderLDS, V and K tiles (DRAM to LDS)",
    seed="003",
    source="modular/modular max/kernels/src/structured_kernels/amd_tile_io.mojo; HazyResearch/HipKittens"
    " include/ops/warp/memory/tile/global_to_shared.cuh",
)

LANE_BYTES = 16
ELEMENT_BYTES = (1, 2)
HEIGHT = 8  # rows of a subtile


@dataclass(frozen=True, slots=True)
class VTile:
    """A tile of down x across subtiles, each 8 rows of BK elements, and the number of warps that load it."""

    down: Term
    across: Term
    bk: Term | int
    es: int
    warps: Term

    @classmethod
    def symbolic(cls, es: int) -> VTile:
        """Any tile of whole subtiles whose rows are whole 16-byte loads, and any number of warps."""
        bk = LANE_BYTES // es * integer("loads_per_row", 1)
        return cls(integer("subtiles_down", 1), integer("subtiles_across", 1), bk, es, integer("warps", 1))

    @property
    def rows(self) -> Term:
        return self.down * HEIGHT

    @property
    def depth(self) -> Term:
        return self.across * self.bk

    @property
    def load(self) -> int:
        """Elements of one lane's 16 bytes."""
        return LANE_BYTES // self.es

    @property
    def threads(self) -> Term:
        return self.warps * WAVE

    @property
    def row_bytes(self) -> Term:
        """Bytes of a subtile's row."""
        return as_int(self.bk) * self.es

    @property
    def tile_bytes(self) -> Term:
        return self.rows * self.depth * self.es

    @property
    def step(self) -> Term:
        """Bytes that all threads move in one iteration."""
        return self.threads * LANE_BYTES

    @property
    def filled(self) -> Term:
        """What the loader asserts: whole iterations make up the tile."""
        return self.tile_bytes == integer("iterations", 1) * self.step

    def lds_base(self, warp: Term, i: Term) -> Term:
        """Wave-uniform LDS byte; the hardware adds 16 bytes a lane."""
        return warp * (WAVE * LANE_BYTES) + i * self.step

    def lds_byte(self, warp: Term, lane: Term, i: Term) -> Term:
        return self.lds_base(warp, i) + lane * LANE_BYTES

    def position(self, p: Term) -> tuple[Term, Term]:
        """(row, column) of the tile element whose bytes LDS byte p is one of."""
        subtile, inside = divmod(p, HEIGHT * self.row_bytes)
        down, across = divmod(subtile, self.across)
        r, byte = divmod(inside, self.row_bytes)
        return down * HEIGHT + r, across * self.bk + byte // self.es

    def lane_position(self, warp: Term, lane: Term, i: Term) -> tuple[Term, Term]:
        """(row, column) of the first element that the lane loads: what belongs at its LDS byte."""
        return self.position(self.lds_byte(warp, lane, i))

    def place(self, row: Term, col: Term) -> Term:
        """LDS byte of tile element (row, col): the inverse of `position`."""
        (down, r), (across, c) = divmod(row, HEIGHT), divmod(col, self.bk)
        return (down * self.across + across) * (HEIGHT * self.row_bytes) + r * self.row_bytes + c * self.es

    def mover(self, p: Term) -> tuple[Term, Term, Term, Term]:
        """(warp, lane, iteration, byte) that writes LDS byte p."""
        vector, byte = divmod(p, LANE_BYTES)
        i, thread = divmod(vector, self.threads)
        return (*divmod(thread, WAVE), i, byte)

    def any_load(self) -> tuple[Term, Term, Term]:
        """Any (warp, lane, iteration)."""
        return integer("warp", 0, self.warps), lanes(), integer("iteration", 0, integer("iterations", 1))

    @property
    def executor(self) -> Call:
        return call(
            "v_tile_loader.VTileLoader", rows=self.rows, depth=self.depth, block_cols=self.bk, threads=self.threads,
            element_bytes=self.es,
        )  # fmt: skip

    def executed(self, warp: Term, lane: Term, i: Term) -> list[Replay]:
        """The executor's element of the lane and its LDS base."""
        at = call("v_tile_loader.VTileLoader.position", self.executor, warp, lane, i)
        row, col = self.lane_position(warp, lane, i)
        base = call("v_tile_loader.VTileLoader.lds_base", self.executor, warp, i)
        return [Replay(at, row, 0), Replay(at, col, 1), Replay(base, self.lds_base(warp, i))]


def tiles() -> Iterator[tuple[str, VTile]]:
    for es in ELEMENT_BYTES:
        yield f"{es}-byte elements", VTile.symbolic(es)


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
    warp, lane, i = tile.any_load()
    byte = integer("byte", 0, LANE_BYTES)
    at = tile.lds_byte(warp, lane, i) + byte
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


from . import (  # noqa: E402, F401  (they register their claims with SYSTEM)
    subtile_loader_bounds,
    subtile_loader_chunked,
    subtile_loader_group,
    subtile_loader_k,
    subtile_loader_workers,
)
