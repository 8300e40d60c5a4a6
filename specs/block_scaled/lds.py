"""BlockScaledMmaOp: the threads that write the LDS tile, and the swizzle that they share with the readers.

A vector is 16 bytes; a row of the tile has 4 * num_k of them. The writing threads lie row-major over the tile, and go
on with the next rows in the next round:

    writer   thread t, round r:  vector r*threads + t of the row-major tile  ->  vector r*threads + S(t)
    reader   lane l, tile m:     vector m*64 + S(4*(l % 16) + l / 16)        S = Swizzle(3, 0, 3)

Source: modular/modular max/kernels/src/linalg/matmul/gpu/amd/mxfp4_matmul_amd.mojo (copy_tiles_to_smem,
load_frag_from_smem).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import where
from ...prover.language.idioms import divides
from ...prover.language.obligations import Replay, call, one_to_one
from ...prover.language.terms import Term, as_int, integer, named
from ...prover.targets.amdgpu import LDS_BYTES
from ..banks.system import phased
from ..hardware.lds_phases import BANKS
from ..hardware.system import WAVE, lanes
from ..swizzle.system import Swizzle
from .system import FP4, GROUPS, LANE_BYTES, SWIZZLE, SYSTEM, Op, fp4_fragment, read_at, wanted_vector

LDS_VECTORS = LDS_BYTES["gfx950"] // LANE_BYTES
MOST_THREADS = 1024


def written_at(thread: Term, round_: Term, threads: Term) -> Term:
    """Vector of LDS where this thread puts its vector of this round."""
    return round_ * threads + SWIZZLE(thread)


def placed(vector: Term, threads: Term) -> Term:
    """Vector of LDS to which vector number ``vector`` of the row-major tile goes."""
    round_, thread = divmod(vector, threads)
    return written_at(thread, round_, threads)


_op = Op(FP4, 4, 4, 1)


@SYSTEM.claim(
    "The writers swizzle their thread number, and that is the swizzle of the vector's number in the whole tile, exactly"
    " when the number of threads is a multiple of 64, as whole warps are."
)
def writer_swizzles_the_whole_tile() -> Iterator[Case]:
    warps, vector = integer("warps", 1, MOST_THREADS // WAVE + 1), integer("vector", 0, LDS_VECTORS)
    at = placed(vector, warps * WAVE)
    replay = [Replay(call("block_scaled.BlockScaledMmaOp.writer_byte", _op.executor, vector), at * LANE_BYTES)]
    yield Case("whole warps", at == SWIZZLE(vector), show={"written at": at}, replay=replay)
    threads = integer("threads", 1, MOST_THREADS + 1)
    bit_moves = threads // 8 % 8 != 0
    vector = named("vector", where(bit_moves, threads, threads + 8 - threads % 8))
    yield Case("other numbers of threads", placed(vector, threads) != SWIZZLE(vector), [~divides(WAVE, threads)])


@SYSTEM.claim(
    "The swizzle permutes the 64 vectors of each row tile and never leaves it, not even the pair of rows: the lanes of"
    " all row tiles read every vector of the swizzled tile exactly once."
)
def swizzle_stays_in_its_row_tile() -> Iterator[Case]:
    lane, m = lanes(), integer("m", 0, 1 << 20)
    at = read_at(lane, m)
    yield Case("lanes to vectors", one_to_one([at // WAVE, at % WAVE], [1 << 20, WAVE]))
    tile, vector = integer("tile", 0, 1 << 20), integer("vector", 0, WAVE)
    yield Case("row tile by row tile", SWIZZLE(tile * WAVE + vector) == tile * WAVE + SWIZZLE(vector))
    yield Case("pair of rows", SWIZZLE(vector) // (2 * GROUPS) == vector // (2 * GROUPS))


@SYSTEM.claim(
    "Round trip: what the writers stored for (row, byte) is what the lane that wants it reads, for every lane, row"
    " tile, k tile and number of warps; swizzled with one k tile, unswizzled with more."
)
def written_is_read() -> Iterator[Case]:
    lane, m = lanes(), integer("m", 0, LDS_VECTORS // WAVE)
    warps = integer("warps", 1, MOST_THREADS // WAVE + 1)
    source = named("vector of the tile", _op.fragment_byte(lane, m, as_int(0)) // LANE_BYTES)
    written, read = placed(source, warps * WAVE), read_at(lane, m)
    show = {"vector": source, "written at": written, "read at": read}
    replay = [Replay(call("block_scaled.BlockScaledMmaOp.fragment_byte", _op.executor, lane, m, 0), read * LANE_BYTES)]
    yield Case("one k tile, swizzled", written == read, show=show, replay=replay)
    op, threads = Op.symbolic(), integer("threads", 1)
    lane, m, k_tile = lanes(), integer("m", 0, op.num_m), integer("k_tile", 0, op.num_k)
    read = named("read at", op.fragment_byte(lane, m, k_tile) // LANE_BYTES)
    yield Case("plain", read // threads * threads + read % threads == read)


def _tile_swizzles(rows: Term, num_k: Term, row: Term, m: Term, k_tile: Term, group: Term) -> tuple[Term, Term]:
    """Writer's and reader's vector for row tiles of ``rows`` rows, if both swizzled whatever the shape."""
    width = num_k * GROUPS
    start = m * rows * width + k_tile * GROUPS
    return SWIZZLE(start + row * width + group), start + SWIZZLE(row * width + group)


@SYSTEM.claim(
    "The reader may swizzle inside its own sub-tile exactly when there is one k tile and 16 divides the rows of a row"
    " tile: then sub-tile and whole tile swizzle alike; else some lane reads another vector."
)
def swizzle_needs_one_k_tile_and_16_rows() -> Iterator[Case]:
    blocks, most = integer("rows/16", 1, 5), LDS_VECTORS // WAVE
    row, m, group = integer("row", 0, blocks * 16), integer("m", 0, 64), integer("group", 0, GROUPS)
    one, none = as_int(1), as_int(0)
    written, read = _tile_swizzles(blocks * 16, one, row, m, none, group)
    yield Case("one k tile, 16 | rows", written == read)
    rows = integer("rows", 1, MOST_THREADS + 1)
    second = named("m", where(rows % 16 == 1, 2, 1))
    written, read = _tile_swizzles(rows, one, none, second, none, none)
    yield Case("one k tile, other rows", written != read, [~divides(16, rows)], {"written": written, "read": read})
    num_k = integer("num_k", 2, most + 1)
    row, k_tile = named("row", where(num_k == 2, 4, 0)), named("k_tile", where(num_k == 2, 1, 2))
    written, read = _tile_swizzles(as_int(16), num_k, row, none, k_tile, none)
    yield Case("more k tiles", written != read, show={"written": written, "read": read})


@SYSTEM.finding(
    "The swizzle depends neither on the rows of a row tile nor on the number of k tiles.",
    documented="seed 002 prints use_smem_swizzle as '... if (num_k_tiles == 1) else ... (mma_shape[0] == 16)', which"
    " asks nothing of MMA_M when there is one k tile; the source has a plain conjunction",
    holds_when="swizzle_needs_one_k_tile_and_16_rows",
)
def swizzle_for_any_shape() -> Iterator[Case]:
    for name, rows, num_k in (("any rows", integer("rows", 1, 65), 1), ("any k tiles", 16, integer("num_k", 1, 9))):
        rows, num_k = as_int(rows), as_int(num_k)
        row, m = integer("row", 0, rows), integer("m", 0, 16)
        k_tile, group = integer("k_tile", 0, num_k), integer("group", 0, GROUPS)
        written, read = _tile_swizzles(rows, num_k, row, m, k_tile, group)
        yield Case(name, written == read, show={"written at": written, "read at": read})


def _writer() -> tuple[Term, Term, Term]:
    """Rows of the tile, rows that the threads cover in one round, and the number of rounds."""
    rows, at_once = integer("rows", 1), integer("load_thread_rows", 1)
    return rows, at_once, named("rounds", rows // at_once)


@SYSTEM.claim(
    "The writers reach every row of the tile exactly when the rows of one round divide the tile's rows; otherwise the"
    " last rows are never written and keep what an earlier tile left there."
)
def writers_reach_every_row() -> Iterator[Case]:
    rows, at_once, rounds = _writer()
    row = integer("row", 0, rows)
    yield Case("load_thread_rows | rows", row // at_once < rounds, [divides(at_once, rows)])
    last = named("row", rows - 1)
    show = {"row": last, "rounds": rounds}
    yield Case("otherwise the last row is missed", last // at_once >= rounds, [~divides(at_once, rows)], show)


@SYSTEM.finding(
    "It is enough that the threads' rows fit into the tile.",
    documented="mxfp4_matmul_amd.mojo, the launcher's comment on narrow tiles asks for load_thread_rows <= BM only, and"
    " nothing asserts even that: 256 threads on two k tiles leave 16 of 48 rows unwritten",
    holds_when="writers_reach_every_row",
)
def threads_that_fit_reach_every_row() -> Iterator[Case]:
    rows, at_once, rounds = _writer()
    row = integer("row", 0, rows)
    yield Case("", row // at_once < rounds, [at_once <= rows], {"round of the row": row // at_once, "rounds": rounds})


READ, WRITE = ("gfx950", "ds_read_b128"), ("gfx950", "ds_write_b128")


@SYSTEM.claim(
    "The swizzle removes the bank conflicts: in every phase of the fragment read each lane has its banks for itself"
    " with it and shares them with another without, for every row tile; writers never share (their phases: grade B)."
)
def bank_conflicts_are_gone() -> Iterator[Case]:
    lane, m, warp = lanes(), integer("m", 0, LDS_VECTORS // WAVE), integer("warp", 0, MOST_THREADS // WAVE)
    zero = as_int(0)
    for name, swizzled, degree in (("read, swizzled", True, 1), ("read, plain", False, 2)):
        parameters = {"num_k": 1, "swizzled": swizzled, "tile": m, "k_tile": 0}
        yield from kinds.conflict_degree(name, fp4_fragment, parameters, BANKS[READ], degree)
    accesses = {
        "write, swizzled": (phased(lambda lane: written_at(warp * WAVE + lane, zero, zero), *WRITE), 1),
        "write, plain": (phased(lambda lane: warp * WAVE + lane, *WRITE), 1),
    }
    for name, (access, degree) in accesses.items():
        yield Case(name, access.is_served(lane, degree), show={"lanes that share a bank": access.sharing(lane)})


@SYSTEM.claim(
    "With more k tiles, unswizzled, the fragment read has degree 8 where 4 divides num_k, 4 where only 2 does, else 2;"
    " row tile and k tile do not matter (`banks.base_does_not_matter`)."
)
def bank_conflicts_of_more_k_tiles() -> Iterator[Case]:
    lane, num_k = lanes(), integer("num_k", 1, LDS_VECTORS // WAVE + 1)
    op = Op(FP4, 1, 1, num_k)
    access = phased(lambda lane: op.fragment_byte(lane, as_int(0), as_int(0)) // LANE_BYTES, *READ)
    wanted = where(divides(4, num_k), 8, where(divides(2, num_k), 4, 2))
    yield Case("", access.is_served(lane, wanted), show={"lanes that share a bank": access.sharing(lane)})


@SYSTEM.claim(
    "One xor would do on gfx950: bit 1 of the vector ^= bit 4 or bit 5 makes the fragment read free of conflicts; bit 0"
    " or bit 2 alone does not."
)
def one_xor_would_do() -> Iterator[Case]:
    lane = lanes()
    for swizzle, degree in ((Swizzle(1, 1, 3), 1), (Swizzle(1, 1, 4), 1), (Swizzle(1, 0, 3), 2), (Swizzle(1, 2, 3), 2)):
        access = phased(lambda lane, swizzle=swizzle: swizzle(wanted_vector(lane)), *READ)
        name = f"Swizzle({swizzle.bits}, {swizzle.base}, {swizzle.shift})"
        yield Case(name, access.is_served(lane, degree), show={"lanes that share a bank": access.sharing(lane)})
