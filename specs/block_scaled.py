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

from ..prover.claims import Call, Case, Replay, System, call, one_to_one
from ..prover.terms import Term, as_int, both, either, integer, named, within
from .hardware import WAVE, Layout, lanes, layout

SYSTEM = System(
    "block_scaled",
    "BlockScaledMmaOp, packed FP4 fragments and E8M0 scales (LDS to registers)",
    seed="002",
    source="modular/modular max/kernels/src/linalg/matmul/gpu/amd/mxfp4_matmul_amd.mojo, block_scaled_matmul_amd.mojo",
)

LANE_BYTES = 16
SCALE_BLOCK = 32  # consecutive k that share a scale
WORD_BYTES = 4
SHAPES = tuple(layout(name) for name in ("16x16x128_f4", "32x32x64_f4"))
FP4 = SHAPES[0]


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


@SYSTEM.claim(
    "The 16 bytes that a lane reads are its FP4 operand, exactly as a scaled MFMA needs it: element e, low nibble first,"
    " is the row-major tile's element at the operand layout's own (row, k)."
)
def fragment_is_the_operand() -> Iterator[Case]:
    for mfma in SHAPES:
        op = Op.symbolic(mfma)
        lane, m, k_tile = tiles(op)
        e = integer("e", 0, mfma.elements)
        byte = op.fragment_byte(lane, m, k_tile)
        row, k = op.element(lane, m, k_tile, e)
        nibble = row * (as_int(op.num_k) * mfma.K) + k
        show = {"LDS byte": byte, "(row, k) of element e": (row, k)}
        replay = executed(op, "fragment_byte", lane, m, k_tile, value=byte)
        yield Case(mfma.name, byte * 2 + e == nibble, show=show, replay=replay)


@SYSTEM.claim(
    "Every 16-byte vector of the LDS tile is read by exactly one lane in exactly one (m, k tile), none outside it."
)
def tile_read_exactly_once() -> Iterator[Case]:
    for mfma in SHAPES:
        op = Op.symbolic(mfma)
        vectors = named("vectors of the tile", as_int(op.num_m) * mfma.dim * op.row_bytes // LANE_BYTES)
        lane, m, k_tile = tiles(op)
        byte = op.fragment_byte(lane, m, k_tile)
        vector = byte // LANE_BYTES
        again = _reader(op, vector)
        once = both(byte % LANE_BYTES == 0, within(vector, 0, vectors), *_same(again, (lane, m, k_tile)))
        yield Case(f"{mfma.name}, at most once", once, show={"LDS byte": byte})
        vector = integer("vector", 0, vectors)
        lane, m, k_tile = _reader(op, vector)
        inside = both(within(lane, 0, WAVE), within(m, 0, op.num_m), within(k_tile, 0, op.num_k))
        found = both(inside, op.fragment_byte(lane, m, k_tile) == vector * LANE_BYTES)
        yield Case(f"{mfma.name}, at least once", found, show={"(lane, m, k_tile)": (lane, m, k_tile)})


def _reader(op: Op, vector: Term) -> tuple[Term, Term, Term]:
    """(lane, m, k tile) that reads this 16-byte vector of the row-major tile."""
    groups = WAVE // op.mfma.dim
    row, column = divmod(vector, as_int(op.num_k) * groups)
    (m, inner), (k_tile, group) = divmod(row, op.mfma.dim), divmod(column, groups)
    return group * op.mfma.dim + inner, m, k_tile


def _same(left: tuple[Term, ...], right: tuple[Term, ...]) -> list[Term]:
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
        byte = op.scale_byte(lane, m, k_tile)
        outer, block = mfma.scale(lane)
        columns = named("scales of a row", as_int(op.num_k) * op.tile_scales)
        wanted = (m * mfma.dim + outer) * columns + k_tile * op.tile_scales + block
        row, k = op.element(lane, m, k_tile, e)
        goal = both(byte == wanted, byte == row * columns + k // SCALE_BLOCK)
        show = {"scale byte": byte, "(row, k) of element e": (row, k)}
        replay = executed(op, "scale_byte", lane, m, k_tile, value=byte)
        yield Case(mfma.name, goal, show=show, replay=replay)


def word_of(scales: list[Term]) -> Term:
    """A lane's scale word: the scale of tile i shifted to byte i."""
    word = as_int(0)
    for tile, scale in enumerate(scales):
        word = word | (scale << 8 * tile)
    return word


def picked(word: Term, op_sel: Term | int) -> Term:
    """The byte of its scale word that the MFMA uses."""
    return (word >> (as_int(op_sel) * 8)) % 256


@SYSTEM.claim(
    "OP_SEL pairs right: in mma(m, n), byte m of A's word is the scale that was loaded for A's tile m, and byte n of B's"
    " for B's tile n, whatever the scales of the other tiles; up to four tiles."
)
def op_sel_picks_its_tile() -> Iterator[Case]:
    scales = [integer(f"scale_{tile}", 0, 256) for tile in range(WORD_BYTES)]
    word = word_of(scales)
    for tile, scale in enumerate(scales):
        show = {"word": word, "picked": picked(word, tile)}
        yield Case(f"tile {tile}", picked(word, tile) == scale, show=show)


@SYSTEM.claim(
    "Packing gives every bit of every (tile, lane) its own place in the lane's 32-bit word: no tile clobbers another."
)
def packing_is_injective() -> Iterator[Case]:
    lane, tile, bit = lanes(), integer("tile", 0, WORD_BYTES), integer("bit", 0, 8)
    yield Case("", one_to_one([lane, tile * 8 + bit], [WAVE, 32]))


@SYSTEM.claim("A tile's scale survives in the 32-bit word exactly when the tile's number is below 4 (or it is zero).")
def four_tiles_fit_a_word() -> Iterator[Case]:
    tile, scale = integer("tile", 0, 64), integer("scale", 1, 256)
    word = named("word", (scale << (tile * 8)) % (1 << 32))
    yield Case("tile < 4", picked(word, tile) == scale, [tile < WORD_BYTES])
    yield Case("tile >= 4", picked(word, tile) != scale, [tile >= WORD_BYTES])


@SYSTEM.finding(
    "Any number of tiles can share a scale word.",
    documented="seed 002 prints no bound on num_m_mmas and num_n_mmas; only the constructor's assert has it (<= 4)",
    holds_when="four_tiles_fit_a_word",
)
def any_number_of_tiles_fits_a_word() -> Iterator[Case]:
    tile, scale = integer("tile", 0, 64), integer("scale", 0, 256)
    word = named("word", (scale << (tile * 8)) % (1 << 32))
    yield Case("", picked(word, tile) == scale, show={"word": word, "picked": picked(word, tile)})


@SYSTEM.claim(
    "A's, B's and C's register rows are distinct, in range and without a hole, for every num_m, num_n, num_k and number"
    " of slots; the rows of two slots are disjoint."
)
def registers_are_distinct() -> Iterator[Case]:
    op = Op.symbolic()
    _, m, k_tile = tiles(op)
    n, slot = integer("n", 0, op.num_n), integer("slot", 0, op.num_slots)
    rows = named("rows of a slot", as_int(op.num_n) * op.num_k)
    a, b, c = op.a_register(m, k_tile), op.b_register(n, k_tile, slot), op.c_register(m, n)

    goal = both(within(a, 0, as_int(op.num_m) * op.num_k), *_same(divmod(a, op.num_m), (k_tile, m)))
    yield Case("A", goal, show={"row": a}, replay=executed(op, "a_register", m, k_tile, value=a))
    at = integer("row", 0, as_int(op.num_m) * op.num_k)
    k_tile_of, m_of = divmod(at, op.num_m)
    yield Case("A, no hole", both(within(k_tile_of, 0, op.num_k), op.a_register(m_of, k_tile_of) == at))

    own = both(within(b, slot * rows, (slot + 1) * rows), b < as_int(op.num_slots) * rows)
    inside = divmod(b - slot * rows, op.num_n)
    replay = executed(op, "b_register", n, k_tile, slot, value=b)
    yield Case("B, in its own slot", both(own, *_same(inside, (k_tile, n))), show={"row": b}, replay=replay)
    at = integer("row", 0, as_int(op.num_slots) * rows)
    slot_of, rest = divmod(at, rows)
    k_tile_of, n_of = divmod(rest, op.num_n)
    found = both(within(slot_of, 0, op.num_slots), within(k_tile_of, 0, op.num_k), within(n_of, 0, op.num_n))
    yield Case("B, no hole", both(found, op.b_register(n_of, k_tile_of, slot_of) == at))

    results = FP4.results
    in_range = both(within(c, 0, as_int(op.num_m) * op.num_n * results), c % results == 0)
    goal = both(in_range, *_same(divmod(c // results, op.num_n), (m, n)))
    yield Case("C", goal, show={"row": c}, replay=executed(op, "c_register", m, n, value=c))


@SYSTEM.claim(
    "With B as source A and A as source B, accumulator e of tile (m, n) is the output at row dim*m + lane % dim: every"
    " output of the warp tile lies in exactly one (lane, accumulator)."
)
def accumulators_are_the_outputs() -> Iterator[Case]:
    for mfma in SHAPES:
        op = Op.symbolic(mfma)
        lane, m, n, e = lanes(), integer("m", 0, op.num_m), integer("n", 0, op.num_n), integer("e", 0, mfma.results)
        column, row = mfma.result(lane, e)  # i belongs to source A, which is B: the output's column
        row, column = m * mfma.dim + row, n * mfma.dim + column
        inside = both(row == m * mfma.dim + lane % mfma.dim, row < as_int(op.num_m) * mfma.dim)
        again = _accumulator(mfma, row, column)
        goal = both(inside, column < as_int(op.num_n) * mfma.dim, *_same(again, (lane, m, n, e)))
        yield Case(f"{mfma.name}, at most once", goal, show={"(row, column)": (row, column)})
        row, column = integer("row", 0, as_int(op.num_m) * mfma.dim), integer("column", 0, as_int(op.num_n) * mfma.dim)
        lane, m, n, e = _accumulator(mfma, row, column)
        i, j = mfma.result(lane, e)
        found = both(within(lane, 0, WAVE), within(m, 0, op.num_m), within(n, 0, op.num_n), within(e, 0, mfma.results))
        goal = both(found, m * mfma.dim + j == row, n * mfma.dim + i == column)
        yield Case(f"{mfma.name}, at least once", goal, show={"(lane, m, n, e)": (lane, m, n, e)})


def _accumulator(mfma: Layout, row: Term, column: Term) -> tuple[Term, Term, Term, Term]:
    """(lane, m, n, e) that holds the output (row, column)."""
    (m, j), (n, i) = divmod(row, mfma.dim), divmod(column, mfma.dim)
    run, inner = divmod(i, 4 * WAVE // mfma.dim)
    group, e = divmod(inner, 4)
    return group * mfma.dim + j, m, n, run * 4 + e


from . import block_scaled_lds  # noqa: E402, F401  (it registers its claims with SYSTEM)
