"""A tile in LDS: which lane of which warp loads which element of it, and where that lands.

Nothing here depends on the convolution; the linear loader TileLoaderLDS has the same lane coordinates. A wave is a grid
of thread_rows x threads_per_row lanes, each with load_width elements; num_warp_cols warps stand side by side. All sizes
may be variables: wave size, load width, number of warps and tile height.

    warp tile t = iteration * warps + warp starts at LDS element t * rows_per_warp * tile_cols,
    and its lane l adds l * load_width
"""

from __future__ import annotations

from dataclasses import dataclass

from ...prover.language.constructors import where
from ...prover.language.idioms import cdiv
from ...prover.language.terms import Term, integer, named


def wave_begins(iteration: Term, warp: Term, warps: Term, rows_per_warp: Term, cols: Term) -> Term:
    """LDS element where the rows of a warp's iteration begin."""
    return (iteration * warps + warp) * rows_per_warp * cols


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile configuration; every length in elements, counts of lanes and warps as terms.

    full: a warp takes whole rows (use_full_tile_width), so one warp column; else warp columns stand side by side.
    """

    threads_per_row: Term
    thread_rows: Term
    warp_cols: Term
    warp_rows: Term
    load_width: Term
    rows: Term

    @classmethod
    def covering(cls) -> Tile:
        """Any configuration with tile_cols | 64*load_width and thread_rows | tile_rows: what coverage needs."""
        warp_cols, rows_per_warp = integer("num_warp_cols", 1), integer("rows_per_warp", 1)
        thread_rows = warp_cols * rows_per_warp
        return cls(
            integer("threads_per_row", 1),
            thread_rows,
            warp_cols,
            integer("num_warp_rows", 1),
            integer("load_width", 1),
            thread_rows * integer("row_blocks", 1),
        )

    @property
    def wave(self) -> Term:
        return self.threads_per_row * self.thread_rows

    @property
    def subtile_cols(self) -> Term:
        return self.threads_per_row * self.load_width

    @property
    def cols(self) -> Term:
        return self.subtile_cols * self.warp_cols

    @property
    def warps(self) -> Term:
        return self.warp_cols * self.warp_rows

    @property
    def rows_per_warp(self) -> Term:
        """64 * load_width / tile_cols, rounded down."""
        return named("rows_per_warp", self.wave * self.load_width // self.cols)

    @property
    def rows_per_iteration(self) -> Term:
        """64 * warps / (tile_cols / load_width), rounded down."""
        return named("rows_per_iteration", self.wave * self.warps // (self.threads_per_row * self.warp_cols))

    @property
    def iterations(self) -> Term:
        return cdiv(self.rows, self.rows_per_iteration)

    @property
    def warp_tiles(self) -> Term:
        """total_warp_rows: how many warp tiles the loader issues."""
        return cdiv(self.rows, self.rows_per_warp)

    def active(self, iteration: Term, warp: Term) -> Term:
        """w < min(warps, total_warp_rows - i * warps)"""
        left = self.warp_tiles - iteration * self.warps
        return warp < where(self.warps <= left, self.warps, left)

    def coordinates(self, iteration: Term, warp: Term, lane: Term) -> tuple[Term, Term]:
        """(row, column) of the first element that the lane loads."""
        warp_row, warp_col = divmod(warp, self.warp_cols)
        sub_row, sub_col = divmod(lane, self.threads_per_row)
        row = warp_row * self.thread_rows + sub_row + iteration * self.rows_per_iteration
        return row, warp_col * self.subtile_cols + sub_col * self.load_width

    def place(self, iteration: Term, warp: Term, lane: Term) -> Term:
        """LDS element where the lane's first element lands."""
        return wave_begins(iteration, warp, self.warps, self.rows_per_warp, self.cols) + lane * self.load_width

    def loader_of(self, row: Term, col: Term) -> tuple[Term, Term, Term, Term]:
        """(iteration, warp, lane, element) that loads tile element (row, col): the inverse of `coordinates`."""
        block, sub_row = divmod(row, self.thread_rows)
        iteration, warp_row = divmod(block, self.warp_rows)
        warp_col, within_warp = divmod(col, self.subtile_cols)
        sub_col, element = divmod(within_warp, self.load_width)
        return iteration, warp_row * self.warp_cols + warp_col, sub_row * self.threads_per_row + sub_col, element

    def any_load(self) -> tuple[Term, Term, Term, Term]:
        """Any (iteration, warp, lane, element) of the loader."""
        return (
            integer("iteration", 0),
            integer("warp", 0, self.warps),
            integer("lane", 0, self.wave),
            integer("element", 0, self.load_width),
        )
