"""RegTileEpilogue over whole waves and blocks: which lane stores which element of the output.

The kernels hand B to the MFMA as source A, so of its C/D layout's (i, j) the row is m = j and the column n = i:

    16x16: m = lane % 16, n = 4*(lane / 16) + e                           one chunk of 4 columns a lane
    32x32: m = lane % 32, n = 8*(e / 4) + 4*(lane / 32) + e % 4           16 chunks of 1 column a lane

An output is cut into blocks, a block into warps, a warp's part into MFMA tiles, along m and along n; every count is a
variable. So m is a number with the digits (block, warp, tile, lane % dim), and n likewise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.idioms import cdiv, equivalent, unravel, within
from ...prover.language.obligations import Replay, call
from ...prover.language.terms import Term, as_int, integer
from ..hardware.system import WAVE, Layout, lanes, layout
from .system import SYSTEM, Epilogue, workspace_row

CHUNKS = {16: ("16x16x32_b16", 4), 32: ("32x32x16_b16", 1)}  # edge of the MFMA: one such MFMA, chunk width in use


class Edge(NamedTuple):
    """One edge of the output: its length, how many warps share a block and how many MFMA tiles a warp has."""

    label: str
    length: Term
    warps: Term
    tiles: Term
    dim: int

    @classmethod
    def symbolic(cls, label: str, length: Term, dim: int) -> Edge:
        return cls(label, length, integer(f"warps_{label}", 1), integer(f"tiles_{label}", 1), dim)

    @property
    def blocks(self) -> Term:
        return cdiv(self.length, self.warps * self.tiles * self.dim)

    def place(self, block: Term, warp: Term, tile: Term, inside: Term) -> Term:
        return ((block * self.warps + warp) * self.tiles + tile) * self.dim + inside

    def digits(self, at: Term) -> tuple[Term, ...]:
        """(block, warp, tile, inside): the inverse of `place`."""
        return unravel(at, self.warps, self.tiles, self.dim)

    def exists(self, block: Term, warp: Term, tile: Term) -> Term:
        """The grid has this block, warp and MFMA tile."""
        return both(within(block, 0, self.blocks), within(warp, 0, self.warps), within(tile, 0, self.tiles))

    def any_tile(self) -> tuple[Term, Term, Term]:
        """Any (block, warp, tile)."""
        bounds = {"block": self.blocks, "warp": self.warps, "tile": self.tiles}
        block, warp, tile = (integer(f"{what}_{self.label}", 0, below) for what, below in bounds.items())
        return block, warp, tile


@dataclass(frozen=True, slots=True)
class Output:
    """M x N results of one kind of MFMA, written in chunks by a grid of blocks."""

    mfma: Layout
    out: Epilogue
    along_m: Edge
    along_n: Edge

    @classmethod
    def symbolic(cls, dim: int, cw: int | None = None) -> Output:
        name, width = CHUNKS[dim]
        columns, rows = integer("N", 1), integer("M", 1)
        out = Epilogue(columns, integer("row_stride", columns), cw or width)
        return cls(layout(name), out, Edge.symbolic("m", rows, dim), Edge.symbolic("n", columns, dim))

    def chunk(self, m_tile: tuple[Term, ...], n_tile: tuple[Term, ...], lane: Term, e: Term) -> tuple[Term, Term, Term]:
        """(m, n, e within) of the chunk that holds element e of the lane: n is the chunk's first column."""
        number, inside = divmod(e, self.out.cw)
        i, j = self.mfma.result(lane, number * self.out.cw)
        return self.along_m.place(*m_tile, j), self.along_n.place(*n_tile, i), inside  # pyright: ignore[reportCallIssue]

    def storer(self, m: Term, n: Term) -> tuple[tuple[Term, ...], tuple[Term, ...], Term, Term]:
        """((block, warp, tile) along m, along n, lane, element) that stores output (m, n)."""
        *m_tile, j = self.along_m.digits(m)
        *n_tile, i = self.along_n.digits(n)
        run, group, inside = unravel(i, WAVE // self.mfma.dim, 4)
        return tuple(m_tile), tuple(n_tile), group * self.mfma.dim + j, run * 4 + inside

    def executed(self, lane: Term, e: Term) -> list[Replay]:
        """The executor's (m, n) of the chunk inside its MFMA tile."""
        number = e // self.out.cw
        i, j = self.mfma.result(lane, number * self.out.cw)
        at = call("epilogue.chunk_position", call("mfma.mfma_named", self.mfma.name), lane, number)
        return [Replay(at, j, 0), Replay(at, i, 1)] if self.out.cw == CHUNKS[self.mfma.dim][1] else []


def outputs() -> Iterator[tuple[str, Output]]:
    for dim, (_, cw) in CHUNKS.items():
        yield f"{dim}x{dim}, chunks of {cw}", Output.symbolic(dim)


@SYSTEM.claim(
    "The grid has no idle block: the first element of every block lies in the output, along either edge. Its tiles are"
    " exactly those (block, warp, tile) whose first element has these digits, in a block that begins in the output."
)
def every_block_has_work() -> Iterator[Case]:
    for dim in CHUNKS:
        edge = Edge.symbolic("m", integer("M", 1), dim)
        block, _, _ = edge.any_tile()
        zero = as_int(0)
        first = edge.place(block, zero, zero, zero)
        yield Case(f"{dim}x{dim}", first < edge.length, show={"first row of the block": first, "blocks": edge.blocks})
        any_block, any_warp, any_tile = (integer(f"any_{what}", None) for what in ("block", "warp", "tile"))
        digits = edge.digits(edge.place(any_block, any_warp, any_tile, zero))
        same = [a == b for a, b in zip(digits, (any_block, any_warp, any_tile, zero), strict=True)]
        begins = within(edge.place(any_block, zero, zero, zero), 0, edge.length)
        exact = equivalent(edge.exists(any_block, any_warp, any_tile), both(begins, *same))
        yield Case(f"{dim}x{dim}, its tiles", exact, show={"digits": digits, "blocks": edge.blocks})


@SYSTEM.claim(
    "A lane's results are whole chunks of neighbouring columns: 16x16 results one chunk of 4, 32x32 results 16 of 1."
)
def results_are_whole_chunks() -> Iterator[Case]:
    for dim, (name, cw) in CHUNKS.items():
        mfma = layout(name)
        lane, e = lanes(), integer("e", 0, mfma.results)
        first = e - e % cw
        column, start = mfma.result(lane, e)[0], mfma.result(lane, first)[0]
        goal = both(column == start + e % cw, first + cw <= mfma.results)
        yield Case(f"{dim}x{dim}, chunks of {cw}", goal, show={"column": column, "of the chunk's first": start})


@SYSTEM.claim(
    "Over all blocks, warps and MFMA tiles of a grid that covers the output, the stores are exactly the M x N valid"
    " elements, each by one lane, once: 16x16 results in chunks of 4, 32x32 results in chunks of 1, for every M, N,"
    " row_stride >= N, number of warps and of tiles (lanes with m >= M store nothing)."
)
def output_stored_exactly_once() -> Iterator[Case]:
    for name, output in outputs():
        yield from _exactly_once(name, output)


@SYSTEM.claim(
    "32x32 results may as well go out in chunks of 4: a lane's 16 elements are four runs of 4 neighbouring columns, and"
    " stored so they are again the M x N valid elements, each once."
)
def wide_chunks_for_32x32() -> Iterator[Case]:
    output = Output.symbolic(32, 4)
    yield from _exactly_once("32x32, chunks of 4", output)
    lane, e = lanes(), integer("e", 0, output.mfma.results)
    i, first = output.mfma.result(lane, e)[0], output.mfma.result(lane, e - e % 4)[0]
    yield Case("the runs are contiguous", i == first + e % 4, show={"column": i})


def _exactly_once(name: str, output: Output) -> Iterator[Case]:
    out, along_m, along_n = output.out, output.along_m, output.along_n
    m, n = integer("m", 0, along_m.length), integer("n", 0, along_n.length)
    m_tile, n_tile, lane, e = output.storer(m, n)
    found_m, first, inside = output.chunk(m_tile, n_tile, lane, e)
    legal = both(along_m.exists(*m_tile), along_n.exists(*n_tile), within(lane, 0, WAVE), e < output.mfma.results)
    stores = both(found_m == m, first + inside == n, out.stored(first, inside))
    who: Any = {"(block, warp, tile)": m_tile, "(block, warp, tile) along n": n_tile, "(lane, element)": (lane, e)}
    yield Case(f"{name}, at least once", both(legal, stores), show=who, replay=output.executed(lane, e))
    m_tile, n_tile = along_m.any_tile(), along_n.any_tile()
    lane, e = lanes(), integer("e", 0, output.mfma.results)
    m, first, inside = output.chunk(m_tile, n_tile, lane, e)
    n = first + inside
    again = output.storer(m, n)
    same = [a == b for a, b in zip((*again[0], *again[1]), (*m_tile, *n_tile), strict=True)]
    goal = both(n < along_n.length, *same, again[2] == lane, again[3] == e)
    given = [m < along_m.length, out.stored(first, inside)]
    yield Case(f"{name}, at most once", goal, given, {"(m, n)": (m, n)}, output.executed(lane, e))


@SYSTEM.claim(
    "Over one wave: the 64 lanes store exactly the valid part of their MFMA tile, each element once, wherever the tile"
    " stands."
)
def wave_stores_its_tile() -> Iterator[Case]:
    for name, output in outputs():
        dim, out = output.mfma.dim, output.out
        m0, n0 = integer("tile_m", 0), integer("tile_n", 0)
        lane, e = lanes(), integer("e", 0, output.mfma.results)
        number, inside = divmod(e, out.cw)
        i, j = output.mfma.result(lane, number * out.cw)
        m, first = m0 + j, n0 + i
        at = first + inside
        in_tile = both(within(m, m0, m0 + dim), within(at, n0, n0 + dim))
        run, group, rest = unravel(at - n0, WAVE // dim, 4)
        once = both(group * dim + m - m0 == lane, run * 4 + rest == e)
        goal = both(in_tile, once, equivalent(out.stored(first, inside), at < out.N))
        show = {"(m, n)": (m, at)}
        yield Case(f"{name}, at most once", goal, show=show, replay=output.executed(lane, e))
        m, n = integer("m", 0, dim), integer("n", 0, dim)
        _, _, lane, e = output.storer(m, n)
        number, inside = divmod(e, out.cw)
        i, j = output.mfma.result(lane, number * out.cw)
        legal = both(within(lane, 0, WAVE), within(e, 0, output.mfma.results))
        goal = both(legal, j == m, i + inside == n)
        yield Case(f"{name}, at least once", goal, show={"(lane, element)": (lane, e)})


@SYSTEM.claim(
    "With split-K, the union over all splits is exactly the workspace's num_splits*M rows of N columns: element (row,"
    " n) is stored by split row / M, by the lane that holds (row mod M, n)."
)
def workspace_stored_exactly_once() -> Iterator[Case]:
    rows, splits = integer("M", 1), integer("num_splits", 1)
    row = integer("row", 0, splits * rows)
    split, m = divmod(row, rows)
    found = both(within(split, 0, splits), within(m, 0, rows), workspace_row(split, rows, m) == row)
    yield Case("at least once", found, show={"(split, m)": (split, m)})
    split, m = integer("split", 0, splits), integer("m", 0, rows)
    row = workspace_row(split, rows, m)
    goal = both(within(row, 0, splits * rows), row // rows == split, row % rows == m)
    yield Case("at most once", goal, show={"workspace row": row})
