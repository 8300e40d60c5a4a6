"""TiledMmaLoader's 16-byte reads of load_b: bounds, alignment, and the immediate offset of the read instruction."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides, equivalent, within
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term, as_int, integer, named
from ...prover.targets.amdgpu import LDS_BYTES
from .system import SYSTEM, VECTOR_BYTES, LoadB, load_b

IMMEDIATES = 1 << 16  # the immediate offset of a DS instruction is an unsigned 16-bit byte count


@SYSTEM.claim(
    "Reads stay inside the tile and inside their own row block, whatever the swizzles, as long as they keep the row"
    " block's vectors inside it (composition_closed_exactly)."
)
def reads_stay_in_the_tile() -> Iterator[Case]:
    for name, load in LoadB.of_whole_vectors():
        lane, i, j, h = load.any_read()
        at = load_b.anywhere(shape=load.shape, bk=load.bk, i=i)
        vector, size = load.vector(lane, j, h), (i + 1) * load.row_block * load.element_bytes
        steps = within(vector, 0, load.row_block_vectors), at.access.address >= i * load.row_block * load.element_bytes
        yield from kinds.in_bounds(f"{name}, before the swizzles", at, size, steps=steps, show={"vector": vector})
        moved = integer("swizzled_vector", 0, load.row_block_vectors)
        first = load.first(i, moved)
        goal = both(
            first >= i * load.row_block,
            first + load.vec <= (i + 1) * load.row_block,
            (i + 1) <= integer("row_blocks", 1),
            (i + 1) * load.row_block <= load.rows * load.bk,
        )
        yield Case(f"{name}, after them", goal, show={"first element": first})


@SYSTEM.claim(
    "A read is one whole swizzled vector: the lane's elements are exactly the vec elements of one vector before the"
    " swizzles, so they stay together, in order, whatever the swizzles do."
)
def reads_are_whole_vectors() -> Iterator[Case]:
    for name, load in LoadB.of_whole_vectors():
        lane, _, j, h = load.any_read()
        n = integer("n", 0, load.vec)
        at = load.offset(lane, j, h)
        goal = both(at % load.vec == 0, (at + n) // load.vec == at // load.vec, (at + n) % load.vec == n)
        yield Case(name, goal, show={"offset": at})


@SYSTEM.claim("Every 16-byte read is 16-byte aligned exactly when the tile's base and the immediate together are.")
def reads_are_aligned() -> Iterator[Case]:
    for name, load in LoadB.of_whole_vectors():
        i, moved = integer("i", 0), integer("swizzled_vector", 0)
        base, immediate = integer("base_bytes", 0), integer("imm_offset_bytes", 0, IMMEDIATES)
        byte = base + load.first(i, moved) * load.element_bytes + immediate
        at = load_b.anywhere(shape=load.shape, bk=load.bk)
        yield from kinds.aligned(f"{name}, without swizzles", at, VECTOR_BYTES)
        aligned, wanted = divides(VECTOR_BYTES, byte), divides(VECTOR_BYTES, base + immediate)
        yield Case(name, equivalent(aligned, wanted), show={"byte": byte})


def _tiles() -> Iterator[tuple[str, LoadB, Term, Term]]:
    """Each shape with the bytes of a row block and the number of row blocks."""
    for name, load in LoadB.of_whole_vectors():
        yield name, load, named("row block bytes", load.row_block * load.element_bytes), integer("row_blocks", 1)


@SYSTEM.claim(
    "An immediate offset moves the whole tile: every byte read lies in the tile's bytes, counted from base + immediate."
)
def immediate_moves_the_tile() -> Iterator[Case]:
    for name, load, block, row_blocks in _tiles():
        i, moved = integer("i", 0, row_blocks), integer("swizzled_vector", 0, load.row_block_vectors)
        base, immediate = integer("base_bytes", 0), integer("imm_offset_bytes", 0, IMMEDIATES)
        byte = base + load.first(i, moved) * load.element_bytes + immediate
        start = base + immediate
        goal = both(i + 1 <= row_blocks, byte >= start, byte + VECTOR_BYTES <= start + (i + 1) * block)
        yield Case(name, both(goal, byte + VECTOR_BYTES <= start + row_blocks * block), show={"byte": byte})


@SYSTEM.claim(
    "Row block i can be reached from the first one by an immediate of i*M*BK*element_bytes, swizzled or not and still"
    " aligned, as long as the last row block starts below 64 KiB; the last one needs that."
)
def row_blocks_by_immediate() -> Iterator[Case]:
    for name, _, block, row_blocks in _tiles():
        i = integer("i", 0, row_blocks)
        immediate, last = i * block, (row_blocks - 1) * block
        goal = both(i <= row_blocks - 1, immediate <= last, immediate < IMMEDIATES, divides(VECTOR_BYTES, immediate))
        yield Case(name, goal, [last < IMMEDIATES], {"immediate": immediate})


@SYSTEM.claim(
    "On gfx942 the immediate reaches every row block of every tile that the LDS can hold, and no bit of it is spare: the"
    " largest immediate is the LDS's last byte."
)
def row_blocks_by_immediate_gfx942() -> Iterator[Case]:
    yield Case("the last byte", as_int(IMMEDIATES - 1) == LDS_BYTES["gfx942"] - 1)
    yield from _reached("gfx942")


@SYSTEM.finding(
    "The immediate reaches every row block of every tile that the LDS can hold.",
    documented="true on gfx942 (64 KiB); gfx950 has 160 KiB of LDS and the same 16-bit immediate",
    holds_when="row_blocks_by_immediate",
)
def row_blocks_by_immediate_gfx950() -> Iterator[Case]:
    yield from _reached("gfx950")


def _reached(arch: str) -> Iterator[Case]:
    zero = as_int(0)
    for name, load, block, row_blocks in _tiles():
        i = integer("i", 0, row_blocks)
        immediate = i * block
        goal = both((i + 1) * block <= row_blocks * block, immediate < IMMEDIATES)
        # the executor refuses an immediate that the instruction cannot hold
        byte = call("mma_loader.TiledMmaLoader.load_b_byte", load.executor(), zero, zero, zero, zero, immediate)
        given, show = (
            [row_blocks * block <= LDS_BYTES[arch]],
            {"immediate": immediate, "tile bytes": row_blocks * block},
        )
        yield Case(name, goal, given, show, [Replay(byte, immediate)] if load.element_bytes == 2 else [])
