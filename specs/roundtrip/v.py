"""V tiles from DRAM through LDS to the MFMA: st_8x32 subtiles and the FP8 chunks, both read transposed.

bf16 32x32x16: the tile of MFMA step (t, d) is 16 keys x 32 depths, two subtiles below each other, one for each half
of load_b_tr; the subtile's own rows are 32 elements apart, whatever the depth of the V tile.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term, as_int, integer, named
from ..hardware.system import layout, tr_source
from ..mma_loader.operand_order import accumulator_rows
from ..mma_loader.transposed import LoadBTr
from ..subtile_loader.chunked import CHUNK_STRIDE, place, source
from ..subtile_loader.subtiles import HEIGHT, LANE_BYTES, VTile
from ..v_strips.system import MODELS, READS, STRIP_32, any_byte
from .system import SYSTEM

TR = LoadBTr(layout("32x32x16_b16"))
DEPTH, ES = 32, 2  # depths of an MFMA tile and of an st_8x32 subtile, and bytes of an element


def subtile_byte(lane: Term, h: Term) -> Term:
    """Byte of its subtile that the lane names for half h: rows of 32 elements, 8 to a subtile."""
    return byte_of(*TR.named(lane, h), h)


def byte_of(row: Term, column: Term, h: Term) -> Term:
    """Byte of element (row, column) of an MFMA tile in the subtile of half h."""
    return ((row - h * HEIGHT) * DEPTH + column) * ES


@SYSTEM.claim(
    "What SubTileLoaderLDS_HK_st_8x32 writes (bf16, BK = 32), transposed reads of 32x32x16 get back: element e of lane"
    " l of tile (t, d) is key 16*t + 8*(e/4) + 4*(l/32) + e mod 4 at depth 32*d + l mod 32, for every BN and depth;"
    " that is the MFMA's operand, its k in the order of accumulator rows."
)
def v_tile_returns() -> Iterator[Case]:
    lane, h, n = TR.any_element()
    k, column = TR.said(lane, h, n)
    named_by, element = tr_source(lane, n, 2)
    at, wanted = subtile_byte(named_by, h) + element * ES, byte_of(k, column, h)
    yield Case("the byte of its subtile that a lane receives", at == wanted, show={"byte": at, "wanted": wanted})
    yield Case(
        "sizes of the tile's elements and rows", both(as_int(8 * ES) == TR.mfma.bits, as_int(DEPTH) == TR.mfma.dim)
    )
    across, key_tiles = integer("subtiles_across", 1), integer("key_tiles", 1)
    tile = VTile(2 * key_tiles, across, DEPTH, ES, integer("warps", 1))
    t, d = integer("t", 0, key_tiles), integer("d", 0, across)
    subtile = (t * 2 + h) * across + d
    at = named("LDS byte", subtile * (HEIGHT * DEPTH * ES) + wanted)
    key, depth = tile.position(at)
    place = t * TR.mfma.K + k, d * DEPTH + column
    show = {"LDS byte": at, "(key, depth) found": (key, depth), "(key, depth) wanted": place}
    plain = call("v_tile_loader.plain_position", at, tile.depth, DEPTH, ES)
    replay = [Replay(plain, key, 0), Replay(plain, depth, 1)]
    goal = both(key == place[0], depth == place[1])
    yield Case("the element there, in subtile (2*t + h, d)", goal, show=show, replay=replay)
    operand = both(k == accumulator_rows(TR.mfma)(TR.mfma.k(lane, h * 4 + n)), column == TR.mfma.outer(lane))
    yield Case("the operand, in the order of accumulator rows", operand)


def chunked_read(lane: Term, strip: Term, depth_tile: Term, q: Term) -> Term:
    """LDS byte that the lane names for read q of a strip of 64 keys and a tile of 32 depths, in the chunked layout."""
    key, depth = STRIP_32.coordinates(lane, q)
    return place(strip * 64 + key, depth_tile * DEPTH + depth)


@SYSTEM.claim(
    "What the FP8 variant writes in chunks, the four transposed reads of load_v_fp8_strip get back, under both"
    " transpose models: byte n of read q is the key and depth that the scalar gather has there, in every strip of 64"
    " keys and tile of 32 depths."
)
def chunked_tile_returns() -> Iterator[Case]:
    for model in MODELS:
        lane, q, n = any_byte()
        strip, depth_tile = integer("strip", 0, 2), integer("depth_tile", 0, 4)
        named_by, byte = MODELS[model](lane, n)
        at = chunked_read(named_by, strip, depth_tile, q) + byte
        chunk, inside = divmod(at, CHUNK_STRIDE)
        key, first = source(chunk, inside // LANE_BYTES)
        depth = first + inside % LANE_BYTES
        gathered = STRIP_32.gathered(model, lane, q, n)
        wanted = strip * 64 + gathered[0], depth_tile * DEPTH + gathered[1]
        show = {"LDS byte": at, "(key, depth) found": (key, depth), "(key, depth) wanted": wanted}
        yield Case(model, both(key == wanted[0], depth == wanted[1]), show=show)


@SYSTEM.claim(
    "In the chunked layout a lane needs one base address: reads are 256 bytes apart, depth tiles 32 and strips of 64"
    " keys 8320, all small enough for an immediate."
)
def chunked_reads_by_immediate() -> Iterator[Case]:
    lane, q, _ = any_byte()
    strip, depth_tile, zero = integer("strip", 0, 2), integer("depth_tile", 0, 4), as_int(0)
    at = chunked_read(lane, strip, depth_tile, q)
    base = chunked_read(lane, zero, zero, zero)
    offset = 8 * CHUNK_STRIDE * strip + 32 * depth_tile + 256 * q
    executed = call("v_tile_loader.chunked_read_byte", lane, strip, depth_tile, q)
    small = offset + READS < 1 << 16
    yield Case("", both(at == base + offset, small), show={"LDS byte": at}, replay=[Replay(executed, at)])
