"""TiledMmaLoader's FP8 V strips inside their blocks: widths and heights of V's blocks, bounds, alignment."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides
from ...prover.language.terms import as_int, integer
from ..hardware.system import WAVE
from .system import MAPS, READ, READS, STRIP_16, STRIPS, SYSTEM, VECTOR, Blocks, any_byte, equal


@SYSTEM.finding(
    "A strip load equals the scalar gather for every block width.",
    documented="seed 000: 'BK (Int): V block width in elements', 'block_width (Int): SMEM block width', no condition",
    holds_when="depth_tiles_stay_in_their_block",
)
def any_block_width() -> Iterator[Case]:
    for strip in STRIPS:
        blocks = Blocks(integer("BN", strip.mfma.K), READ * integer("block_width_over_8", 1))
        dt, depth = integer("dt", 0), integer("depth", 0, strip.mfma.dim)
        first = strip.mfma.dim * dt
        named, wanted = blocks.named(as_int(0), first, as_int(0), depth), blocks.place(as_int(0), first + depth)
        show = {"(block, vector, byte) named": named, "of V[0, depth]": wanted}
        yield Case(strip.name, equal(named, wanted), show=show)


@SYSTEM.claim(
    "Every depth tile lies in one block exactly when M divides the block width; otherwise the tile at width / M crosses"
    " into the next key's row."
)
def depth_tiles_stay_in_their_block() -> Iterator[Case]:
    for strip in STRIPS:
        size = strip.mfma.dim
        cols, dt = Blocks.for_strip(strip).cols, integer("dt", 0)
        d = (dt * size) % cols
        yield Case(f"{strip.name}, enough", d + size <= cols, show={"d": d})
        cols = integer("block_width", 1)
        d = (cols // size * size) % cols
        yield Case(f"{strip.name}, needed", d + size > cols, [~divides(size, cols)], {"d": d})


@SYSTEM.claim(
    "All reads of a strip stay in the block's keys exactly when row offset + K <= BN: 64 keys from the row offset for"
    " load_v_fp8_strip, 128 for load_v_fp8_strip_16."
)
def reads_stay_in_the_block() -> Iterator[Case]:
    for strip in STRIPS:
        lane, q, _ = any_byte()
        rows, first = integer("BN", 1), integer("row_offset", 0)
        key, _ = strip.coordinates(lane, q)
        show = {"key row": first + key}
        goal = both(key < strip.mfma.K, first + key < rows)
        yield Case(f"{strip.name}, enough", goal, [first + strip.mfma.K <= rows], show)
        last, _ = strip.coordinates(as_int(WAVE - 1), as_int(READS - 1))
        show = {"key row": first + last}
        yield Case(f"{strip.name}, needed", first + last >= rows, [first + strip.mfma.K > rows], show)


@SYSTEM.finding(
    "A strip stays inside its block for every block height.",
    documented="seed 000: 'BN (Int): V block height in elements', no condition; 64 keys, as in bf16 kernels, are too"
    " few for load_v_fp8_strip_16",
    holds_when="reads_stay_in_the_block",
)
def any_block_height() -> Iterator[Case]:
    lane, q, _ = any_byte()
    key, _ = STRIP_16.coordinates(lane, q)
    rows = 64 * integer("BN_over_64", 1)
    yield Case(STRIP_16.name, key < rows, show={"key": key, "BN": rows})


@SYSTEM.claim(
    "Every 8-byte read is 8-byte aligned and inside one 16-byte vector, swizzled or not, exactly when 8 divides the"
    " block width (blocks and swizzled vectors begin at multiples of 16 bytes)."
)
def reads_are_aligned() -> Iterator[Case]:
    for strip in STRIPS:
        lane, q, _ = any_byte()
        key, depth = strip.coordinates(lane, q)
        blocks = Blocks(integer("BN", 1), READ * integer("block_width_over_8", 1))
        first = {"first_key": integer("row_offset", 0), "first_depth": integer("dt", 0) * strip.mfma.dim}
        at = MAPS[strip.name].anywhere(**first, rows=blocks.rows, cols=blocks.cols, lane=lane, read=q)
        _, _, inside = blocks.named(first["first_key"], first["first_depth"], key, depth)
        steps, show = (
            [divides(READ, depth), divides(READ, inside), inside + READ <= VECTOR],
            {"byte of the vector": inside},
        )
        yield from kinds.aligned(f"{strip.name}, enough", at, steps=steps, show=show)
        blocks = Blocks(as_int(0), integer("block_width", 1))
        second = strip.coordinates(as_int(2), as_int(0))  # lane 2 names the second key
        _, _, inside = blocks.named(as_int(0), as_int(0), *second)
        yield Case(f"{strip.name}, needed", ~divides(READ, inside), [~divides(READ, blocks.cols)], {"byte": inside})
