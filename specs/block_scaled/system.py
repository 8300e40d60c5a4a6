"""BlockScaledMmaOp (seed 002): packed FP4 fragments, E8M0 scales and the registers they live in.

    LDS tile [rows, num_k * 64 bytes]   lane l of tile (m, k) reads row 16*m + l % 16, bytes 64*k + 16*(l / 16) .. + 15
    scale tile [rows, num_k * 4 bytes]  and the scale at row 16*m + l % 16, byte 4*k + l / 16, as byte m of its word

for 16x16x128; 32x32x64 has 32 rows and two groups of lanes. With a single k tile of 64 bytes the 16-byte vectors of the
LDS tile are swizzled by Swizzle(3, 0, 3). `block_scaled_lds` has the writing threads, the swizzle and the LDS banks,
`preshuffle` the operands that bypass LDS.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.maps import Access, MapError, Number, constant
from ...prover.language.obligations import Call, Replay, call
from ...prover.language.systems import System
from ...prover.language.terms import Term, as_int, integer, is_const, named
from ..hardware.system import WAVE, Layout, lanes, layout, mfma_given
from ..swizzle.system import Swizzle

SYSTEM = System(
    "block_scaled",
    "BlockScaledMmaOp, packed FP4 fragments and E8M0 scales (LDS to registers)",
    seed="002",
    source="modular/modular max/kernels/src/linalg/matmul/gpu/amd/mxfp4_matmul_amd.mojo, block_scaled_matmul_amd.mojo",
)

LANE_BYTES = 16
SWIZZLE = Swizzle(3, 0, 3)  # of the LDS tile's 16-byte vectors, where there is one k tile
SCALE_BLOCK = 32  # consecutive k that share a scale
SHAPES = tuple(layout(name) for name in ("16x16x128_f4", "32x32x64_f4"))
FP4 = SHAPES[0]
GROUPS = WAVE // FP4.dim  # vectors that the lanes read of one row of the swizzled tile


@dataclass(frozen=True, slots=True)
class Op:
    """One warp's num_m x num_n grid of MFMA tiles, num_k k tiles deep, with num_slots copies of B's registers."""

    mfma: Layout
    num_m: Term | int
    num_n: Term | int
    num_k: Term | int
    num_slots: Term | int = 1

    @classmethod
    def symbolic(cls, mfma: Layout = FP4) -> Op:
        return cls(mfma, *(integer(name, 1) for name in ("num_m", "num_n", "num_k", "num_slots")))

    @property
    def shape(self) -> tuple[int, int, int]:
        """[M, N, K] of the MFMA."""
        return self.mfma.dim, self.mfma.dim, self.mfma.K

    @property
    def tile_bytes(self) -> int:
        """Bytes of packed K in one MFMA."""
        return self.mfma.K * self.mfma.bits // 8

    @property
    def tile_scales(self) -> int:
        return self.mfma.K // SCALE_BLOCK

    @property
    def row_bytes(self) -> Term:
        return as_int(self.num_k) * self.tile_bytes

    def row(self, lane: Term, tile: Term) -> Term:
        """Row of the warp's tile that the lane holds in row tile ``tile``."""
        return tile * self.mfma.dim + lane % self.mfma.dim

    def fragment_byte(self, lane: Term, tile: Term, k_tile: Term) -> Term:
        """LDS byte of the lane's 16 bytes, without the swizzle."""
        return self.row(lane, tile) * self.row_bytes + k_tile * self.tile_bytes + lane // self.mfma.dim * LANE_BYTES

    def scale_byte(self, lane: Term, tile: Term, k_tile: Term) -> Term:
        """Byte of the scale tile that becomes byte ``tile`` of the lane's scale word of this k tile."""
        column = k_tile * self.tile_scales + lane // self.mfma.dim
        return self.row(lane, tile) * (as_int(self.num_k) * self.tile_scales) + column

    def element(self, lane: Term, tile: Term, k_tile: Term, e: Term) -> tuple[Term, Term]:
        """(row, k) of the warp's tile that the MFMA takes element e of the lane's operand for."""
        return tile * self.mfma.dim + self.mfma.outer(lane), k_tile * self.mfma.K + self.mfma.k(lane, e)

    def a_register(self, m: Term, k_tile: Term) -> Term:
        return k_tile * self.num_m + m

    def b_register(self, n: Term, k_tile: Term, slot: Term) -> Term:
        return slot * (as_int(self.num_n) * self.num_k) + k_tile * self.num_n + n

    def c_register(self, m: Term, n: Term) -> Term:
        """First of the accumulators of tile (m, n)."""
        return m * (as_int(self.num_n) * self.mfma.results) + n * self.mfma.results

    def sources(self, m: Term, n: Term, k_tile: Term, slot: Term) -> tuple[tuple[Term, Term], tuple[Term, Term]]:
        """(register row, OP_SEL) of the MFMA's source A, which is B, and of its source B, which is A."""
        return (self.b_register(n, k_tile, slot), n), (self.a_register(m, k_tile), m)

    @property
    def executor(self) -> Call:
        counts = {name: getattr(self, name) for name in ("num_m", "num_n", "num_k", "num_slots")}
        return call("block_scaled.BlockScaledMmaOp", **counts)


def tiles(op: Op) -> tuple[Term, Term, Term]:
    """Any (lane, row tile, k tile) of the A operand; B's are alike."""
    return lanes(), integer("m", 0, op.num_m), integer("k_tile", 0, op.num_k)


def executed(op: Op, method: str, *arguments: Term, value: Term) -> list[Replay]:
    if op.mfma is not FP4:
        return []
    return [Replay(call(f"block_scaled.BlockScaledMmaOp.{method}", op.executor, *arguments), value)]


def wanted_vector(lane: Term) -> Term:
    """Vector of a row tile that the lane needs, in the tile's own order."""
    return lane % FP4.dim * GROUPS + lane // FP4.dim


def read_at(lane: Term, m: Term) -> Term:
    """Vector of the swizzled tile in LDS that the lane reads for row tile m."""
    return m * WAVE + SWIZZLE(wanted_vector(lane))


@SYSTEM.map(
    "the tile in LDS", {"lane": WAVE, "tile": None, "k_tile": "num_k"}, example={"num_k": 1, "tile": range(2)},
    choices={"swizzled": (False, True), "num_k": (1, 2, 3, 4, 8, 16)},
)  # fmt: skip
def fp4_fragment(
    lane: Number, tile: Number, k_tile: Number, num_k: Number, swizzled: Number = False, shape: Any = (16, 16, 128)
) -> Access:
    """BlockScaledMmaOp's fragment (seed 002): 16 bytes of row tile ``tile``, k tile ``k_tile`` in LDS.

    swizzled: as the tile of 16 rows and a single k tile is; then num_k is 1 and k_tile 0.
    """
    op = Op(mfma_given(shape, SHAPES), 1, 1, as_int(num_k))
    if not constant("swizzled", swizzled):
        return Access(op.fragment_byte(as_int(lane), as_int(tile), as_int(k_tile)), LANE_BYTES)
    if op.mfma is not FP4 or not is_const(as_int(num_k), 1):
        raise MapError("only the tile of 16x16x128 with num_k = 1 is swizzled")
    return Access(read_at(as_int(lane), as_int(tile)) * LANE_BYTES, LANE_BYTES)


@SYSTEM.map(
    "the scale tile in LDS", {"lane": WAVE, "tile": None, "k_tile": "num_k"}, example={"num_k": 1, "tile": range(2)}
)
def fp4_scale(lane: Number, tile: Number, k_tile: Number, num_k: Number, shape: Any = (16, 16, 128)) -> Access:
    """BlockScaledMmaOp's scale (seed 002): the byte of the scale tile for row tile ``tile``."""
    op = Op(mfma_given(shape, SHAPES), 1, 1, as_int(num_k))
    return Access(op.scale_byte(as_int(lane), as_int(tile), as_int(k_tile)), 1)


@SYSTEM.claim(
    "The 16 bytes that a lane reads are its FP4 operand, exactly as a scaled MFMA needs it: element e, low nibble"
    " first, is the row-major tile's element at the operand layout's own (row, k)."
)
def fragment_is_the_operand() -> Iterator[Case]:
    for mfma in SHAPES:
        op = Op.symbolic(mfma)
        lane, m, k_tile = tiles(op)
        e = integer("e", 0, mfma.elements)
        byte = fp4_fragment(lane=lane, tile=m, k_tile=k_tile, num_k=op.num_k, shape=op.shape).address
        row, k = op.element(lane, m, k_tile, e)
        nibble = row * (as_int(op.num_k) * mfma.K) + k
        show = {"LDS byte": byte, "(row, k) of element e": (row, k)}
        replay = executed(op, "fragment_byte", lane, m, k_tile, value=byte)
        yield Case(mfma.name, byte * 2 + e == nibble, show=show, replay=replay)


@SYSTEM.claim(
    "Every byte of the LDS tile is read by exactly one lane in exactly one (m, k tile), none outside it: each 16-byte"
    " vector once."
)
def tile_read_exactly_once() -> Iterator[Case]:
    for mfma in SHAPES:
        op = Op.symbolic(mfma)
        size = as_int(op.num_m) * mfma.dim * op.row_bytes
        of, parameters = fp4_fragment.within(tile=op.num_m), {"num_k": op.num_k, "shape": op.shape}
        yield from kinds.once_and_only_once(mfma.name, of, parameters, size, lambda byte, op=op: _reader(op, byte))


def _reader(op: Op, byte: Term) -> dict[str, Term]:
    """The lane, row tile and k tile that read this byte of the row-major tile."""
    groups = WAVE // op.mfma.dim
    row, column = divmod(byte // LANE_BYTES, as_int(op.num_k) * groups)
    (m, inner), (k_tile, group) = divmod(row, op.mfma.dim), divmod(column, groups)
    return {"lane": group * op.mfma.dim + inner, "tile": m, "k_tile": k_tile}


def same(left: tuple[Term, ...], right: tuple[Term, ...]) -> list[Term]:
    """The two tuples agree, member by member."""
    return [a == b for a, b in zip(left, right, strict=True)]


@SYSTEM.claim(
    "A lane loads the scale that the scale operand wants: row and 32-wide k block of the operand layout, and these are"
    " the row and the block of each of the 32 elements that the lane holds."
)
def scale_is_of_the_lanes_elements() -> Iterator[Case]:
    for mfma in SHAPES:
        op = Op.symbolic(mfma)
        lane, m, k_tile = tiles(op)
        e = integer("e", 0, mfma.elements)
        byte = fp4_scale(lane=lane, tile=m, k_tile=k_tile, num_k=op.num_k, shape=op.shape).address
        outer, block = mfma.scale(lane)
        columns = named("scales of a row", as_int(op.num_k) * op.tile_scales)
        wanted = (m * mfma.dim + outer) * columns + k_tile * op.tile_scales + block
        row, k = op.element(lane, m, k_tile, e)
        goal = both(byte == wanted, byte == row * columns + k // SCALE_BLOCK)
        show = {"scale byte": byte, "(row, k) of element e": (row, k)}
        replay = executed(op, "scale_byte", lane, m, k_tile, value=byte)
        yield Case(mfma.name, goal, show=show, replay=replay)
