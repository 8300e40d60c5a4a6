"""Executor = spec: the FP8 V strips, for blocks of any height and width."""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both, either
from ...prover.language.idioms import divides
from ...prover.language.obligations import call
from ...prover.language.terms import as_int, integer
from ...prover.symbolic.equivalence import computes
from ..executors.system import SYSTEM
from ..subtile_loader.subtiles import PAIR
from ..swizzle.executors import executor_swizzle
from ..swizzle.system import Swizzle
from .system import MAPS, MODELS, READ, STRIP_32, STRIPS, Blocks, any_byte

SWIZZLES: dict[str, tuple[Swizzle, ...]] = {"plain": (), "Swizzle(3, 0, 3)": (Swizzle(3, 0, 3),), "pair": PAIR}


@SYSTEM.claim(
    "v_strips computes the key and the depth that every lane names, with the spec's own coordinates, and the byte in LDS"
    " for blocks of any size, every depth tile and strip, without and with swizzles."
)
def v_strip_reads() -> Iterator[Case]:
    dt, tile = integer("dt", 0), integer("bk_tile", 0)
    for strip in STRIPS:
        lane, q, _ = any_byte()
        own, base = strip.executor(), q * strip.key_step
        key, depth = strip.coordinates(lane, q)
        key = tile * strip.mfma.K + key
        request = call("v_strips.named_position", own, lane, base, tile)
        yield from computes(f"{strip.name}, position", request, (key, depth))
        blocks = Blocks.for_strip(strip)
        first = {"first_key": tile * strip.mfma.K, "first_depth": dt * strip.mfma.dim}
        for name, swizzles in SWIZZLES.items():
            moved = call("swizzle.compose", *map(executor_swizzle, swizzles))
            request = call(
                "v_strips.strip_byte", own, lane, base, block_rows=blocks.rows, block_cols=blocks.cols, dt=dt,
                bk_tile=tile, swizzle=moved if swizzles else None,
            )  # fmt: skip
            moves = dict(zip(("swizzle", "swizzle2"), swizzles, strict=False))
            at = MAPS[strip.name](**first, lane=lane, read=q, rows=blocks.rows, cols=blocks.cols, **moves)
            yield from computes(f"{strip.name}, {name}", request, at.address)


@SYSTEM.claim("v_strips computes the key and, under both transpose models, the depth that every lane holds.")
def v_strip_holds() -> Iterator[Case]:
    for strip in STRIPS:
        for model, spec in MODELS.items():
            lane, q, n = any_byte()
            key, depth = strip.held(spec, lane, q, n)
            name = f"{strip.name}, {model}"
            request = call("v_strips.held_key", strip.executor(), lane, READ * q + n)
            yield from computes(f"{name}, key", request, key)
            dt = integer("dt", 0)
            request = call("v_strips.held_depth", strip.executor(), lane, dt, model)
            yield from computes(f"{name}, depth", request, dt * strip.mfma.dim + depth)


@SYSTEM.claim(
    "v_strips refuses exactly the strips that leave their block's keys, whose reads are not aligned, or whose depth tile"
    " crosses the end of a block (load_v_fp8_strip_16 has strip 0 only)."
)
def v_strip_refuses() -> Iterator[Case]:
    rows, cols, tile = integer("block_rows", 1), integer("block_cols", 1), integer("bk_tile", 0)
    for strip in STRIPS:
        size = strip.mfma.dim
        for tiles in (1, 2, 4):
            request = call(
                "v_strips.check_strip", strip.executor(), block_rows=rows, block_cols=cols, bk_tile=tile,
                depth_tiles=tiles,
            )  # fmt: skip
            stays = [as_int(dt * size) % cols + size <= cols for dt in range(tiles)]
            legal = both(
                tile * strip.mfma.K + strip.mfma.K <= rows, divides(READ, cols), *stays,
                either(strip is STRIP_32, tile == 0),
            )  # fmt: skip
            yield from computes(f"{strip.name}, {tiles} depth tiles", request, (), legal=legal)
