"""TiledMmaLoader (seed 000), load_b_tr: a [K, N] tile of bf16 read transposed, two tr_b16 reads a fragment.

half h: rows h*K/2 .. of the tile, cut into blocks of 4 rows x 16 columns; the 16 lanes of a row of the wave read
one block, 4 elements each, row-major, and receive a column of it each

32x32x16:  | block 0 | block 1 |        16x16x32:  | block 0 |
           | block 2 | block 3 |                   | block 1 |  ...
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...prover.language import kinds
from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import divides, within
from ...prover.language.maps import Access, Number
from ...prover.language.obligations import Replay, call, one_to_one
from ...prover.language.terms import Term, as_int, integer
from ..hardware.system import WAVE, Layout, lanes, layout, tr_source
from .operand_order import accumulator_rows, exactly, up_to_an_order
from .system import SHAPES, SYSTEM, mfma_of

TRANSPOSED = ((32, 32, 16), (16, 16, 32))
READ = 4  # elements that a lane names, and receives, in one read


@dataclass(frozen=True, slots=True)
class LoadBTr:
    """load_b_tr for one bf16 MFMA."""

    mfma: Layout

    @classmethod
    def every(cls) -> Iterator[tuple[str, LoadBTr]]:
        for shape in TRANSPOSED:
            yield SHAPES[shape], cls(layout(SHAPES[shape]))

    @property
    def shape(self) -> tuple[int, int, int]:
        """[M, N, K] of the MFMA."""
        return self.mfma.dim, self.mfma.dim, self.mfma.K

    def named(self, lane: Term, h: Term) -> tuple[Term, Term]:
        """(row, column) of the tile where the 4 elements begin that the lane names."""
        block_row, block_col = divmod(lane // 16, self.mfma.dim // 16)
        row = h * (self.mfma.K // 2) + 4 * block_row + lane % 16 // 4
        return row, 16 * block_col + 4 * (lane % 4)

    def address(self, lane: Term, h: Term, row_stride: Term) -> Term:
        """Element offset of those 4 elements; row_stride is the parent tile's."""
        row, column = self.named(lane, h)
        return row * row_stride + column

    def said(self, lane: Term, h: Term, n: Term) -> tuple[Term, Term]:
        """(k, column) in closed form; `tr_holds` claims that this is what the lane has."""
        return self.mfma.K // 2 * h + 4 * (lane // self.mfma.dim) + n, lane % self.mfma.dim

    def held(self, lane: Term, h: Term, n: Term) -> tuple[Term, Term]:
        """(k, column) that the lane receives as element n of half h."""
        source, element = tr_source(lane, n, 2)
        row, column = self.named(source, h)
        return row, column + element

    def any_element(self) -> tuple[Term, Term, Term]:
        """Any (lane, half, element of the half)."""
        return lanes(), integer("h", 0, 2), integer("n", 0, READ)

    def executed(self, lane: Term, h: Term, n: Term) -> list[Replay]:
        held = call("mma_loader.load_b_tr_logical", self.shape, lane, h * READ + n)
        k, column = self.held(lane, h, n)
        return [Replay(held, k, 0), Replay(held, column, 1)]


@SYSTEM.map(
    "the tile in LDS", {"lane": WAVE, "half": 2}, example={"shape": (32, 32, 16), "row_stride": 32},
    instruction="ds_read_b64_tr_b16", choices={"shape": tuple(SHAPES)},
)  # fmt: skip
def load_b_tr(lane: Number, half: Number, shape: Any, row_stride: Number, tile_base: Number = 0) -> Access:
    """TiledMmaLoader.load_b_tr (specs/mma_loader/transposed.py): the 8 bytes that a lane names, half 0 or 1, bf16."""
    at = LoadBTr(mfma_of(shape)).address(as_int(lane), as_int(half), as_int(row_stride))
    return Access(at * 2 + tile_base, READ * 2)


@SYSTEM.claim("load_b_tr gives lane l, element e the tile's k = (K/2)*(e/4) + 4*(l / M) + e mod 4 at column l mod M.")
def tr_holds() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        lane, h, n = load.any_element()
        k, column = load.held(lane, h, n)
        own_k, own_column = load.said(lane, h, n)
        goal = both(k == own_k, column == own_column)
        yield Case(name, goal, show={"(k, column)": (k, column)}, replay=load.executed(lane, h, n))


@SYSTEM.claim(
    "So load_b_tr is the MFMA operand up to one order of k, the same for every lane and column; the other operand must"
    " be dealt in that order too."
)
def tr_is_the_operand_up_to_an_order() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        lane, h, n = load.any_element()
        k, column = load.held(lane, h, n)
        yield from up_to_an_order(name, load.mfma, lane, h * READ + n, column, k, accumulator_rows(load.mfma))


@SYSTEM.finding(
    "load_b_tr loads the MFMA's B operand.",
    documented="seed 000: 'Transposed B operand load for double-rate MFMA shapes'; next to an A operand from load_b the"
    " products pair different k",
    holds_when="tr_is_the_operand_up_to_an_order",
)
def tr_is_the_operand() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        lane, h, n = load.any_element()
        k, column = load.held(lane, h, n)
        yield from exactly(name, load.mfma, lane, h * READ + n, column, k, load.executed(lane, h, n))


@SYSTEM.claim(
    "load_b_tr's order of k is the order of rows in an accumulator: elements 8t..8t+7 of stacked C/D results are rows"
    " K*t + k, k being what load_b_tr gives elements 0..7; so results are the other operand as they lie in registers."
)
def tr_order_is_the_accumulators() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        lane, h, n = load.any_element()
        t = integer("t", 0, 64)
        k, _ = load.held(lane, h, n)
        row, _ = load.mfma.result(lane, t * 8 + h * READ + n)
        yield Case(name, row == load.mfma.K * t + k, show={"row of C/D": row, "k": k})


@SYSTEM.claim("The 64 lanes read every element of the K x N tile exactly once, and receive every element exactly once.")
def tr_covers_the_tile() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        lane, h, n = load.any_element()
        row, column = load.named(lane, h)
        extents = [load.mfma.K, load.mfma.dim]
        yield Case(f"{name}, read", one_to_one([row, column + n], extents))
        yield Case(f"{name}, received", one_to_one(load.held(lane, h, n), extents))


@SYSTEM.claim(
    "For every row stride of the parent tile, the element that a lane receives is the one at k*row_stride + column of"
    " the tile, and no read leaves the tile's rows and columns."
)
def tr_addresses() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        lane, h, n = load.any_element()
        stride = integer("row_stride", load.mfma.dim)
        source, element = tr_source(lane, n, 2)
        k, column = load.said(lane, h, n)
        row, first = load.named(lane, h)
        inside = both(within(row, 0, load.mfma.K), within(first, 0, load.mfma.dim - READ + 1))
        byte = load_b_tr(lane=source, half=h, shape=load.shape, row_stride=stride).address + element * 2
        offset = call("mma_loader.load_b_tr_offset", load.shape, lane, h, row_stride=stride)
        replay = [Replay(offset, load.address(lane, h, stride)), *load.executed(lane, h, n)]
        yield Case(name, both(inside, byte == (k * stride + column) * 2), show={"read at": byte}, replay=replay)


@SYSTEM.claim(
    "Transposed reads are 8-byte aligned, and inside one 16-byte vector, exactly when 4 divides the row stride, the"
    " tile's base being aligned."
)
def tr_aligned() -> Iterator[Case]:
    for name, load in LoadBTr.every():
        stride = 4 * integer("row_stride_over_4", 1)
        at = load_b_tr.anywhere(shape=load.shape, row_stride=stride)
        yield from kinds.aligned(f"{name}, enough", at, steps=[at.access.address % 16 + 8 <= 16])
        stride = integer("row_stride", load.mfma.dim)
        byte = load_b_tr(lane=4, half=0, shape=load.shape, row_stride=stride).address  # lane 4 begins the second row
        yield Case(f"{name}, needed", ~divides(8, byte), [~divides(4, stride)], {"byte": byte})
