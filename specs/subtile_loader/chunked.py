"""The newer variant of the V tile's loader: FP8, 128 keys x 128 depths, 16 chunks of 1024 bytes, 1040 bytes apart.

chunk c = warp * iterations + iteration, lane l of it, g = l / 8:

    key    bit:  6    5    4    3    2    1    0        depth = 16*(l % 8) + byte of the lane's 16
           is    c3   g2   g1   c2   c0   c1   g0       LDS byte = 1040*c + 16*l + byte
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import within
from ...prover.language.maps import Access, Number
from ...prover.language.obligations import Replay, call, one_to_one
from ...prover.language.terms import Term, as_int, integer
from ..hardware.system import WAVE, lanes
from .subtiles import LANE_BYTES
from .system import SYSTEM

CHUNKS, WARPS, ITERATIONS = 16, 8, 2
CHUNK_BYTES, CHUNK_STRIDE = WAVE * LANE_BYTES, 1040
KEYS = DEPTH = 128
SLOT_BYTES = 16624


def bit(x: Term, position: int) -> Term:
    return (x >> position) & 1


def chunk_of(warp: Term, i: Term) -> Term:
    return warp * ITERATIONS + i


def source(chunk: Term, lane: Term) -> tuple[Term, Term]:
    """(key, depth) of the first of the 16 bytes that the lane loads."""
    g = lane // 8
    from_chunk = 2 * bit(chunk, 1) + 4 * bit(chunk, 0) + 8 * bit(chunk, 2) + 64 * bit(chunk, 3)
    return from_chunk + bit(g, 0) + 16 * bit(g, 1) + 32 * bit(g, 2), lane % 8 * LANE_BYTES


def lds_byte(chunk: Term, lane: Term) -> Term:
    return chunk * CHUNK_STRIDE + lane * LANE_BYTES


def place(key: Term, depth: Term) -> Term:
    """LDS byte of element (key, depth), as the source's own comment has it."""
    chunk = bit(key, 2) + 2 * bit(key, 1) + 4 * bit(key, 3) + 8 * bit(key, 6)
    row = 8 * bit(key, 0) + 16 * bit(key, 4) + 32 * bit(key, 5)
    return chunk * CHUNK_STRIDE + row * LANE_BYTES + depth


@SYSTEM.map(
    "the matrix",
    {"lane": WAVE, "warp": WARPS, "iteration": ITERATIONS},
    example={"row_stride": 128, "warp": range(2)},
    row_bytes="row_stride",
)
def subtile_loader_chunked(
    lane: Number, warp: Number, iteration: Number, row_stride: Number, tile_base: Number = 0,
    records: Number | None = None,
) -> Access:  # fmt: skip
    """The newer FP8 variant, 128 x 128 on 8 warps (specs/subtile_loader/chunked.py): a permuted key a lane."""
    chunk = chunk_of(as_int(warp), as_int(iteration))
    key, depth = source(chunk, as_int(lane))
    base = lds_byte(chunk, as_int(0))
    return Access(key * row_stride + depth + tile_base, LANE_BYTES, None if records is None else as_int(records), base)


def any_byte() -> tuple[Term, Term, Term]:
    """Any (chunk, lane, byte)."""
    return integer("chunk", 0, CHUNKS), lanes(), integer("byte", 0, LANE_BYTES)


def _executed(chunk: Term, lane: Term) -> list[Replay]:
    at = call("v_tile_loader.chunked_position", chunk, lane)
    key, depth = source(chunk, lane)
    return [Replay(at, key, 0), Replay(at, depth, 1)]


@SYSTEM.claim(
    "FP8 variant: every one of the 128 x 128 source bytes is loaded exactly once, and every chunk belongs to one warp"
    " and iteration."
)
def chunked_source_exactly_once() -> Iterator[Case]:
    at = subtile_loader_chunked.anywhere(row_stride=DEPTH)
    warp, lane, i = (at.coordinates[name] for name in ("warp", "lane", "iteration"))
    chunk = chunk_of(warp, i)
    show = {"(key, depth)": source(chunk, lane)}
    yield from kinds.exactly_once("source", at, KEYS * DEPTH, show=show, replay=_executed(chunk, lane))
    yield Case("chunks", one_to_one([chunk_of(warp, i)], [CHUNKS]))


@SYSTEM.claim(
    "FP8 variant: exactly the bytes [1040*c, 1040*c + 1024) of the 16 chunks are written, each once; the 16 bytes"
    " between two chunks are not."
)
def chunked_lds_exactly_once() -> Iterator[Case]:
    chunk, lane, byte = any_byte()
    at = lds_byte(chunk, lane) + byte
    found = (at // CHUNK_STRIDE, at % CHUNK_STRIDE // LANE_BYTES, at % LANE_BYTES)
    goal = both(found[0] == chunk, found[1] == lane, found[2] == byte, at % CHUNK_STRIDE < CHUNK_BYTES)
    yield Case("at most once", goal, show={"LDS byte": at})
    at = integer("LDS_byte", 0, SLOT_BYTES)
    chunk, lane, byte = at // CHUNK_STRIDE, at % CHUNK_STRIDE // LANE_BYTES, at % LANE_BYTES
    goal = both(chunk < CHUNKS, lane < WAVE, lds_byte(chunk, lane) + byte == at)
    yield Case("at least once", goal, [at % CHUNK_STRIDE < CHUNK_BYTES], {"(chunk, lane, byte)": (chunk, lane, byte)})


@SYSTEM.claim(
    "FP8 variant: each source byte lands where the closed form says, which the transposing reader relies on: byte"
    " 1040*chunk(key) + 128*row(key) + depth."
)
def chunked_image_is_documented() -> Iterator[Case]:
    chunk, lane, byte = any_byte()
    key, depth = source(chunk, lane)
    at = lds_byte(chunk, lane) + byte
    show = {"(key, depth)": (key, depth + byte), "LDS byte": at, "documented": place(key, depth + byte)}
    yield Case("", place(key, depth + byte) == at, show=show, replay=_executed(chunk, lane))


@SYSTEM.finding(
    "A slot of BN * depth bytes holds the FP8 variant's tile.",
    documented="seed 003: the slot 'must hold at least BN * depth * size_of[dtype] bytes', 16384 here",
    holds_when="chunked_slot_size",
)
def chunked_tile_fits_its_own_size() -> Iterator[Case]:
    chunk, lane, byte = any_byte()
    at = lds_byte(chunk, lane) + byte
    yield Case("", at < KEYS * DEPTH, show={"LDS byte": at}, replay=_executed(chunk, lane))


@SYSTEM.claim(
    "FP8 variant: the slot needs exactly 16,624 bytes: every byte written is below, and the last one is written."
)
def chunked_slot_size() -> Iterator[Case]:
    chunk, lane, byte = any_byte()
    yield Case("enough", within(lds_byte(chunk, lane) + byte, 0, SLOT_BYTES))
    last = lds_byte(as_int(CHUNKS - 1), as_int(WAVE - 1)) + LANE_BYTES - 1
    yield Case("needed", last == SLOT_BYTES - 1)
