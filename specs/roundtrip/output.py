"""Fragments, MFMA and epilogue together: every product lands at the row and column of the fragments it was made from.

The kernels hand the B tile to the MFMA as source A and the A tile as source B:

    D[i, j] = sum over k of B[n_tile*dim + i, k] * A[m_tile*dim + j, k]      stored at row m_tile*dim + j,
                                                                            column n_tile*dim + i
"""

from __future__ import annotations

from collections.abc import Iterator

from ...prover.language.claims import Case
from ...prover.language.constructors import both
from ...prover.language.terms import as_int, integer, named
from ..epilogue.tiles import CHUNKS
from ..hardware.system import WAVE, lanes, layout
from ..mma_loader.system import SHAPES, LoadB
from .system import SYSTEM


@SYSTEM.claim(
    "RegTileEpilogue over the C/D layout: result element e of a lane is stored at row m, column n, and its sum pairs"
    " exactly row m of the A tile with row n of the B tile, at equal k, as load_b dealt them to the lanes; every shape,"
    " every BK, chunks of 4 for 16x16 and of 1 for 32x32."
)
def products_land_where_they_belong() -> Iterator[Case]:
    for (dim, _, _), name in SHAPES.items():
        mfma, cw = layout(name), CHUNKS[dim][1]
        load = LoadB(mfma, mfma.K * integer("k_tiles", 1))
        lane, e = lanes(), integer("e", 0, mfma.results)
        _start, _inside = (as_int(0), e) if mfma.results == cw else (e - e % cw, e % cw)
        m_tile, n_tile = integer("m_tile", 0), integer("n_tile", 0)
        # the lanes that hold row j of source B (the A tile) and row i of source A (the B tile), in any one group of k
        i, j = mfma.result(lane, e)
        group = integer("group", 0, WAVE // dim)
        of_a, of_b = named("lane of A", group * dim + j), named("lane of B", group * dim + i)
        step, h, x = integer("k_tile", 0, load.k_tiles), integer("h", 0, load.halves), integer("x", 0, load.vec)
        row_of_a, k_of_a = load.position(of_a, m_tile, step, h, x)
        row_of_b, k_of_b = load.position(of_b, n_tile, step, h, x)
        m, n = m_tile * dim + j, n_tile * dim + i
        goal = both(row_of_a == m, row_of_b == n, k_of_a == k_of_b)
        show = {"stored at (m, n)": (m, n), "rows multiplied": (row_of_a, row_of_b), "k": (k_of_a, k_of_b)}
        yield Case(name, goal, show=show)
        first = mfma.result(lane, e // cw * cw)[0]
        yield Case(f"{name}, chunks of {cw}", i == first + e % cw, show={"column": i, "stored at": first + e % cw})
