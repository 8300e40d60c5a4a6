"""Executor = spec: SubTileLoaderLDS and SubTileLoaderLDS_HK_st_8x32, plain and chunked."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import divides
from ...prover.language.obligations import Call, call
from ...prover.language.terms import as_int, integer
from ...prover.symbolic.equivalence import computes, run
from ..executors.system import SYSTEM
from ..hardware.system import WAVE, lanes
from ..roundtrip.v import chunked_read
from ..swizzle.executors import executor_swizzle
from ..swizzle.system import Swizzle
from .chunked import CHUNKS, ITERATIONS, SLOT_BYTES, WARPS, chunk_of, source, subtile_loader_chunked
from .k import subtile_loader_k
from .subtiles import BLOCK, GRIDS, HEIGHT, LANE_BYTES, PAIR, KTile, VTile, source_vector
from .system import subtile_loader_v

SWIZZLES: dict[str, tuple[Swizzle, ...]] = {"plain": (), "Swizzle(3, 0, 3)": (Swizzle(3, 0, 3),), "pair": PAIR}
METHOD = "subtile_loader.SubTileLoader."
V_METHOD = "v_tile_loader.VTileLoader."
STRIP_LANE_BYTES = {(16, 4): (4, 16), (8, 8): (16,)}  # what lanes of each thread grid can load


def k_tiles(swizzles: tuple[Swizzle, ...] = ()) -> Iterator[tuple[str, KTile, Call]]:
    """Each thread grid, lane width and element size, with any number of blocks of 32 rows."""
    names = ("swizzle", "swizzle2")
    for grid in GRIDS:
        for lane_bytes in STRIP_LANE_BYTES[grid]:
            for es in (1, 2, 4):
                tile = KTile(grid, integer("blocks", 1), as_int(BLOCK // grid[0]), lane_bytes // es, es)
                moved = dict(zip(names, map(executor_swizzle, swizzles), strict=False))
                own = call("subtile_loader.SubTileLoader", rows=tile.rows, cols=tile.cols, element_bytes=es, **moved)
                yield f"{grid[0]}x{grid[1]} threads, {lane_bytes} bytes of {es}", tile, own


@SYSTEM.claim(
    "subtile_loader computes the source offsets and the LDS byte of every lane, strip and block, for any row stride and"
    " base, both thread grids and every lane and element width."
)
def subtile_offsets() -> Iterator[Case]:
    stride, base, worker = integer("row_stride", 1), integer("base_bytes", 0), integer("worker_base", 0)
    for name, tile, own in k_tiles():
        lane, block, strip = lanes(), integer("block", 0, tile.blocks), integer("strip", 0, tile.strips)
        vector = source_vector(lane, strip + worker, ())
        request = call(f"{METHOD}voffset", own, lane, strip, stride, worker)
        yield from computes(f"{name}, voffset", request, tile.voffset(vector, stride))
        request = call(f"{METHOD}soffset", own, block, strip, stride, base)
        yield from computes(f"{name}, soffset", request, tile.soffset(block, strip, stride, base))
        load = subtile_loader_k(
            lane=lane, strip=strip, block=block, tile_base=base, row_stride=stride, cols=tile.cols, element_bytes=tile.es,
            grid_rows=tile.grid[0], worker_base=worker,
        )  # fmt: skip
        soffset, request = request, call(f"{METHOD}voffset", own, lane, strip, stride, worker)
        whole = lambda own, soffset=soffset: own + run(soffset)  # noqa: E731
        yield from computes(f"{name}, the whole address", request, load.address, part=whole)
        request = call(f"{METHOD}lds_byte", own, lane, block, strip)
        yield from computes(f"{name}, LDS byte", request, tile.place(block, strip, lane) * tile.es)
        for attribute, value in (("strips", tile.strips), ("vector", tile.vec), ("grid", tile.grid)):
            yield from computes(f"{name}, {attribute}", call(f"{METHOD}{attribute}", own), value)


@SYSTEM.claim(
    "subtile_loader computes the source vector of every lane for every kind of swizzle and every worker_base."
)
def subtile_source_vector() -> Iterator[Case]:
    for label, swizzles in SWIZZLES.items():
        for name, tile, own in k_tiles(swizzles):
            if tile.es != 2:
                continue  # a vector's number does not depend on its elements
            lane, strip, worker = lanes(), integer("strip", 0, tile.strips), integer("worker_base", 0, 1 << 16)
            request = call(f"{METHOD}source_vector", own, lane, strip, worker)
            yield from computes(f"{name}, {label}", request, source_vector(lane, strip + worker, swizzles))


@SYSTEM.claim(
    "v_tile_loader computes the element, the source byte and the LDS byte of every lane, warp and iteration, for every"
    " tile of whole subtiles that whole iterations fill, and any row stride."
)
def v_tile_positions() -> Iterator[Case]:
    stride = integer("row_stride", 1)
    for es in (1, 2):
        name, tile = f"{es}-byte elements", VTile.symbolic(es)
        filled = divides(tile.step, tile.tile_bytes)
        warp, lane, i = tile.any_load()
        row, col = tile.lane_position(warp, lane, i)
        at = subtile_loader_v(
            lane=lane, warp=warp, iteration=i, tile_base=0, row_stride=stride, subtiles_across=tile.across, bk=tile.bk,
            warps=tile.warps, element_bytes=es,
        )  # fmt: skip
        requests = {
            "position": (call(f"{V_METHOD}position", tile.executor, warp, lane, i), (row, col)),
            "source": (
                call(f"{V_METHOD}source_byte", tile.executor, warp, lane, i, stride), at.address
            ),
            "LDS": (call(f"{V_METHOD}lds_base", tile.executor, warp, i), at.lds),
            "iterations": (call(f"{V_METHOD}iterations", tile.executor), tile.tile_bytes // tile.step),
            "warps": (call(f"{V_METHOD}warps", tile.executor), tile.warps),
            "slot": (call(f"{V_METHOD}slot_bytes", tile.executor), tile.tile_bytes),
        }  # fmt: skip
        for what, (request, value) in requests.items():
            yield from computes(f"{name}, {what}", request, value, legal=filled)
        p = integer("p", 0)
        request = call("v_tile_loader.plain_position", p, tile.depth, tile.bk, tile.es)
        yield from computes(f"{name}, any byte", request, tile.position(p))


@SYSTEM.claim(
    "v_tile_loader computes the FP8 chunks: key and depth of every lane, the LDS base of every warp and iteration, the"
    " slot, and the byte that every lane names to read them back."
)
def v_tile_chunks() -> Iterator[Case]:
    lane, warp, i = lanes(), integer("warp", 0, WARPS), integer("iteration", 0, ITERATIONS)
    own = call(
        "v_tile_loader.VTileLoader", rows=128, depth=128, block_cols=64, threads=512, element_bytes=1, chunked=True
    )
    chunk = integer("chunk", 0, CHUNKS)
    yield from computes("source", call("v_tile_loader.chunked_position", chunk, lane), source(chunk, lane))
    at, stride = chunk_of(warp, i), integer("row_stride", 1)
    load = subtile_loader_chunked(lane=lane, warp=warp, iteration=i, row_stride=stride)
    yield from computes("position", call(f"{V_METHOD}position", own, warp, lane, i), source(at, lane))
    steps = [(call(f"{V_METHOD}position", own, warp, lane, i), source(at, lane))]
    request = call(f"{V_METHOD}source_byte", own, warp, lane, i, stride)
    yield from computes("byte", request, load.address, steps=steps)
    yield from computes("LDS", call(f"{V_METHOD}lds_base", own, warp, i), load.lds)
    yield from computes("slot", call(f"{V_METHOD}slot_bytes", own), SLOT_BYTES)
    strip, depth, part = integer("strip", 0, 2), integer("depth_tile", 0, 4), integer("part", 0, 4)
    request = call("v_tile_loader.chunked_read_byte", lane, strip, depth, part)
    yield from computes("read back", request, chunked_read(lane, strip, depth, part))


@SYSTEM.claim(
    "v_tile_loader refuses exactly: threads that are no whole warps, subtiles whose rows are no"
    " whole 16-byte loads, tiles that are not whole subtiles or not whole iterations."
)
def v_tile_refuses() -> Iterator[Case]:
    rows, depth, cols, threads = (integer(name, None) for name in ("rows", "depth", "block_cols", "threads"))
    for es in (1, 2):
        own = call(
            "v_tile_loader.VTileLoader", rows=rows, depth=depth, block_cols=cols, threads=threads, element_bytes=es
        )
        legal = both(
            threads >= WAVE, divides(WAVE, threads), cols >= 1, divides(LANE_BYTES, cols * es), depth >= 1,
            divides(cols, depth), rows >= 1, either(divides(HEIGHT, rows), depth == cols),
            divides(threads * LANE_BYTES, rows * depth * es),
        )  # fmt: skip
        yield from computes(f"{es}-byte elements", own, (), [cols != 0, threads != 0], legal=legal, part=lambda own: ())
