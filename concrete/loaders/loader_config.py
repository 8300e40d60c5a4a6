"""The compile-time parameters of a DRAM -> LDS tile loader, and the counts that follow from them.

Source of every derived count and assert: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo and
amd_tile_io_conv.mojo (TileLoaderLDS, TileLoaderLDSIm2col), whose names are kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..arguments import fields, flag, kind, optional, whole
from ..hardware.buffer import WAVE_LANES
from ..hardware.swizzle import Swizzle
from ..integers import ConfigError, ceil_div
from .precondition import Precondition, require

SUBTILE_COLS = 32
"""Columns of one warp's sub-tile when a warp does not take whole rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoaderConfig:
    """How `warps` warps share a tile of tile_rows x tile_cols elements; lengths in elements unless they say bytes.

    load_width: elements that one lane loads at once. full_tile_width: a warp takes whole rows instead of 32 columns.
    swizzle: on LDS bytes. runtime_hw: the im2col loader gets its geometry at run time. Raises ConfigError for a width,
    warp count or element size below 1; `validate` checks the loader's own asserts.

        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> config.validate()
        >>> config.subtile_cols, config.threads_per_row, config.thread_rows, config.num_warp_cols
        (32, 4, 16, 2)
        >>> config.rows_per_warp, config.rows_per_iteration, config.num_iterations, config.total_warp_rows
        (8, 32, 2, 8)
        >>> config.load_bytes, config.row_bytes, config.warp_tile_bytes, config.tile_bytes, config.per_iter_swizzle
        (16, 128, 1024, 8192, False)
    """

    tile_rows: int
    tile_cols: int
    warps: int
    element_bytes: int
    load_width: int
    full_tile_width: bool = False
    swizzle: Swizzle | None = None
    runtime_hw: bool = False

    def __post_init__(self) -> None:
        fields(self, tile_rows=whole(), tile_cols=whole(1), warps=whole(1), element_bytes=whole(1), load_width=whole(1))
        fields(self, full_tile_width=flag, swizzle=optional(kind(Swizzle)), runtime_hw=flag)

    def validate(self) -> None:
        """Raise ConfigError unless the tile satisfies every assert that both loaders share (`TILE_ASSERTS`)."""
        require(TILE_ASSERTS, None, self)

    @property
    def subtile_cols(self) -> int:
        """Columns of the part of the tile that one warp loads in one iteration."""
        return self.tile_cols if self.full_tile_width else SUBTILE_COLS

    @property
    def threads_per_row(self) -> int:
        """Lanes side by side in one row of a warp's part."""
        return self.subtile_cols // self.load_width

    @property
    def thread_rows(self) -> int:
        """Rows of a warp's part."""
        self._divides("threads_per_row", "load_width must not exceed subtile_cols")
        return WAVE_LANES // self.threads_per_row

    @property
    def num_warp_cols(self) -> int:
        """Warps side by side across the tile."""
        return self.tile_cols // self.subtile_cols

    @property
    def rows_per_warp(self) -> int:
        """Whole tile rows that fit into the LDS bytes one warp writes."""
        return WAVE_LANES * self.load_width // self.tile_cols

    @property
    def rows_per_iteration(self) -> int:
        """Rows by which the source advances from one iteration to the next."""
        vectors = self.tile_cols // self.load_width
        if isinstance(vectors, int) and vectors < 1:
            raise ConfigError(f"load_width must not exceed tile_cols; got load_width={self.load_width}")
        return self.warps * WAVE_LANES // vectors

    @property
    def num_iterations(self) -> int:
        """Iterations of the im2col loader; the linear one counts them from the warp rows."""
        self._divides("rows_per_iteration", "the warps together must cover at least one tile row")
        return ceil_div(self.tile_rows, self.rows_per_iteration)

    @property
    def total_warp_rows(self) -> int:
        """Warp tiles of rows_per_warp rows in the whole tile."""
        self._divides("rows_per_warp", "a warp must cover at least one tile row")
        return ceil_div(self.tile_rows, self.rows_per_warp)

    def _divides(self, name: str, sentence: str) -> None:
        """Raise ConfigError if a count that something is divided by is 0."""
        value = getattr(self, name)
        if isinstance(value, int) and value < 1:
            raise ConfigError(f"{sentence}; got {name}={value}")

    @property
    def per_iter_swizzle(self) -> bool:
        """Whether the swizzle acts on the byte offset inside the whole tile, anew in every iteration."""
        return self.swizzle is not None and self.full_tile_width

    @property
    def load_bytes(self) -> int:
        """Bytes that one lane loads at once."""
        return self.load_width * self.element_bytes

    @property
    def row_bytes(self) -> int:
        """Bytes of one tile row in LDS."""
        return self.tile_cols * self.element_bytes

    @property
    def warp_tile_bytes(self) -> int:
        """Bytes between the LDS places of neighbouring warps."""
        return self.rows_per_warp * self.row_bytes

    @property
    def tile_bytes(self) -> int:
        """Bytes of the tile in LDS."""
        return self.tile_rows * self.row_bytes


TILE_ASSERTS = (
    Precondition(
        "threads_per_row",
        "load_width must not exceed subtile_cols",
        lambda source, config: config.threads_per_row >= 1,
        asserted=True,
        essential=True,
        shows=("load_width", "subtile_cols"),
    ),
    Precondition(
        "load_width_divides_subtile",
        "load_width must divide subtile_cols",
        lambda source, config: config.subtile_cols % config.load_width == 0,
        asserted=True,
        essential=True,
        shows=("load_width", "subtile_cols"),
    ),
    Precondition(
        "num_warp_cols",
        "tile_cols must not be below subtile_cols",
        lambda source, config: config.num_warp_cols >= 1,
        asserted=True,
        essential=True,
        shows=("tile_cols", "subtile_cols"),
    ),
    Precondition(
        "subtile_divides_tile",
        "subtile_cols must divide tile_cols",
        lambda source, config: config.tile_cols % config.subtile_cols == 0,
        asserted=True,
        essential=True,
        shows=("subtile_cols", "tile_cols"),
    ),
    Precondition(
        "warp_columns_divide_warps",
        "num_warp_cols must divide warps",
        lambda source, config: config.warps % config.num_warp_cols == 0,
        asserted=True,
        essential=True,
        shows=("num_warp_cols", "warps"),
    ),
    Precondition(
        "rows_per_warp",
        "a warp must cover at least one tile row: tile_cols <= 64 * load_width",
        lambda source, config: config.rows_per_warp >= 1,
        asserted=True,
        essential=True,
        shows=("tile_cols", "load_width"),
    ),
    Precondition(
        "rows_per_iteration",
        "the warps together must cover at least one tile row in an iteration",
        lambda source, config: config.rows_per_iteration >= 1,
        asserted=True,
        essential=True,
        shows=("tile_cols", "load_width", "warps"),
    ),
    Precondition(
        "tile_rows",
        "tile_rows must be at least 1",
        lambda source, config: config.tile_rows >= 1,
        asserted=True,
        essential=True,
        shows=("tile_rows",),
    ),
)


def loader_config(what: str, value: Any, owner: Any) -> None:
    """The rule of a configuration whose tile both loaders would compile; a symbolic one is taken as it is.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> loader_config.loader_config("config", config, None)
    """
    kind(LoaderConfig)(what, value, owner)
    if all(isinstance(part, int) for part in (value.tile_rows, value.tile_cols, value.warps, value.load_width)):
        value.validate()
