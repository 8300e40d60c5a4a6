"""Executor = spec: BlockScaledMmaOp's fragments, scales, registers and swizzled tile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...prover.language.claims import Case
from ...prover.language.constructors import both, where
from ...prover.language.obligations import call
from ...prover.language.terms import as_bool, integer, truth
from ...prover.symbolic.equivalence import array, computes
from ..executors.system import SYSTEM
from .registers import WORD, WORD_BYTES, picked
from .system import LANE_BYTES, SWIZZLE, Op, fp4_fragment, fp4_scale, tiles

MOST_TILES = 4
METHOD = "block_scaled.BlockScaledMmaOp."


def operators() -> tuple[Op, list]:
    """Any operator that one scale word serves, and what is given."""
    op = Op.symbolic()
    return op, [op.num_m <= MOST_TILES, op.num_n <= MOST_TILES]  # type: ignore[operator]


@SYSTEM.claim(
    "block_scaled computes the LDS byte of every lane's fragment: swizzled with a single k tile, plain with more; and"
    " the byte to which every vector is written."
)
def block_scaled_fragments() -> Iterator[Case]:
    op, given = operators()
    lane, m, k_tile = tiles(op)
    plain = fp4_fragment(lane=lane, tile=m, k_tile=k_tile, num_k=op.num_k)
    swizzled = fp4_fragment(lane=lane, tile=m, k_tile=0, num_k=1, swizzled=True)
    request = call(f"{METHOD}fragment_byte", op.executor, lane, m, k_tile)
    yield from computes("read", request, where(op.num_k == 1, swizzled.address, plain.address), given)
    vector = integer("vector", 0)
    request = call(f"{METHOD}writer_byte", op.executor, vector)
    yield from computes("written", request, where(op.num_k == 1, SWIZZLE(vector), vector) * LANE_BYTES, given)


@SYSTEM.claim(
    "block_scaled computes the byte of every lane's scale, the bytes of a row, and OP_SEL, for every operator."
)
def block_scaled_scales() -> Iterator[Case]:
    op, given = operators()
    lane, m, k_tile = tiles(op)
    n = integer("n", 0, op.num_n)
    (_, b_sel), (_, a_sel) = op.sources(m, n, k_tile, k_tile)
    byte = fp4_scale(lane=lane, tile=m, k_tile=k_tile, num_k=op.num_k).address
    yield from computes("scale", call(f"{METHOD}scale_byte", op.executor, lane, m, k_tile), byte, given)
    yield from computes("row", call(f"{METHOD}row_bytes", op.executor), op.row_bytes, given)
    yield from computes("OP_SEL", call(f"{METHOD}op_sel", op.executor, m, n), (a_sel, b_sel), given)


@SYSTEM.claim("block_scaled computes the register rows of A, B and C for every number of tiles, k tiles and slots.")
def block_scaled_registers() -> Iterator[Case]:
    op, given = operators()
    _, m, k_tile = tiles(op)
    n, slot = integer("n", 0, op.num_n), integer("slot", 0, op.num_slots)
    for name, arguments in {"a": (m, k_tile), "b": (n, k_tile, slot), "c": (m, n)}.items():
        method = f"{name}_register"
        request = call(METHOD + method, op.executor, *arguments)
        yield from computes(name, request, getattr(op, method)(*arguments), given)


@SYSTEM.claim("block_scaled refuses exactly the operators with more tiles than a scale word has bytes, or with none.")
def block_scaled_refuses() -> Iterator[Case]:
    names = ("num_m", "num_n", "num_k", "num_slots")
    op = replace(Op.symbolic(), **{name: integer(name, None) for name in names})
    positive = both(*(getattr(op, name) >= 1 for name in names))
    legal = both(positive, op.num_m <= MOST_TILES, op.num_n <= MOST_TILES)  # type: ignore[operator]
    yield from computes("", op.executor, (), legal=legal, part=lambda own: ())


@SYSTEM.claim(
    "mx_formats picks the byte that OP_SEL names from every scale word and refuses exactly bytes past the word; FP4"
    " codes come out of their bytes low nibble first."
)
def mx_formats() -> Iterator[Case]:
    word = integer("word", 0, WORD)
    for op_sel in range(-1, 6):
        request = call("mx_formats.scale_bytes", word, op_sel)
        legal = as_bool(0 <= op_sel < WORD_BYTES)
        yield from computes(f"byte {op_sel}", request, picked(word, op_sel) if legal is truth(True) else 0, legal=legal)
    bytes_ = tuple(integer(f"byte{i}", 0, 256) for i in range(3))
    codes = tuple(nibble for byte in bytes_ for nibble in (byte % 16, byte // 16))
    yield from computes("codes", call("mx_formats.unpack_fp4", array(*bytes_)), codes)
