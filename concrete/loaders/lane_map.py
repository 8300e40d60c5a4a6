"""Which tile element each lane loads and where in LDS it lands: shared by the linear and the im2col loader.

Without full_tile_width the tile is a grid of (thread_rows x 32)-blocks, one per warp; lane t sits at t's place in its
warp's block and LDS holds block after block, each row-major:

    tile                     columns 0..31     32..63          LDS
    rows 0..thread_rows-1  | warp 0          | warp 1     |    [warp 0 rows][warp 1 rows][warp 2 rows][warp 3 rows]
    the next thread_rows   | warp 2          | warp 3     |     64 lanes * load_width elements each

With it a warp takes whole rows and LDS holds the tile row-major. A swizzle permutes the source side only: the DMA
writes LDS linearly, so a lane fetches the element whose swizzled place is the one that it writes.
Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo (TileLoaderLDS).
"""

from __future__ import annotations

import numpy as np

from ..arguments import checked, lane_number, not_negative, numbers
from ..hardware.buffer import WAVE_LANES
from ..integers import Integers
from .loader_config import LoaderConfig, loader_config
from .precondition import Precondition


@checked(config=loader_config, warp=not_negative, iteration=not_negative)
def warp_tile(config: LoaderConfig, warp: Integers, iteration: Integers) -> Integers:
    """Number of the LDS warp tile that `warp` fills in `iteration`.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> lane_map.warp_tile(config, warp=1, iteration=1)
    5
    """
    return iteration * config.warps + warp


@checked(config=loader_config, warp=not_negative, iteration=not_negative)
def is_active(config: LoaderConfig, warp: Integers, iteration: Integers) -> Integers:
    """Whether `warp` issues its load in `iteration`; warps past the end of the tile do not.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> lane_map.is_active(config, warp=np.arange(4), iteration=1).tolist()
    [True, True, True, True]
    """
    return warp < np.minimum(config.warps, config.total_warp_rows - iteration * config.warps)


@checked(config=loader_config, lane=lane_number)
def effective_lane(config: LoaderConfig, lane: Integers) -> Integers:
    """Lane number from which the position inside the warp's block is taken, when the swizzle acts on lanes.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8,
    ...     swizzle=swizzle.Swizzle(3, 4, 3))
    >>> lane_map.effective_lane(config, lane=np.array([7, 8, 9])).tolist()
    [7, 9, 8]
    """
    if config.swizzle is None:
        return lane
    return config.swizzle(lane * config.load_bytes) // config.load_bytes


@checked(config=loader_config, warp=not_negative, lane=lane_number, iteration=not_negative)
def lane_coordinates(
    config: LoaderConfig, warp: Integers, lane: Integers, iteration: Integers
) -> tuple[Integers, Integers]:
    """(row, column) inside the tile, in elements, of the first element that a lane loads.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> row, col = lane_map.lane_coordinates(config, warp=1, lane=np.array([5, 6]), iteration=1)
    >>> row.tolist(), col.tolist()
    ([33, 33], [40, 48])
    """
    if config.per_iter_swizzle:
        assert config.swizzle is not None
        linear = warp_tile(config, warp, iteration) * config.warp_tile_bytes + lane * config.load_bytes
        row, row_byte = np.divmod(config.swizzle(linear), config.row_bytes)
        return row, row_byte // config.element_bytes
    warp_row, warp_col = np.divmod(warp, config.num_warp_cols)
    subtile_row, vector = np.divmod(effective_lane(config, lane), config.threads_per_row)
    row = warp_row * config.thread_rows + subtile_row + iteration * config.rows_per_iteration
    return row, warp_col * config.subtile_cols + vector * config.load_width


@checked(config=loader_config, warp=not_negative, iteration=not_negative)
def lds_base(config: LoaderConfig, warp: Integers, iteration: Integers) -> Integers:
    """LDS byte, from the start of the tile, of the warp tile that `warp` fills: what the loader puts into M0.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> lane_map.lds_base(config, warp=1, iteration=1)
    5120
    """
    return warp_tile(config, warp, iteration) * config.warp_tile_bytes


@checked(config=loader_config, warp=not_negative, lane=lane_number, iteration=not_negative)
def lds_byte(config: LoaderConfig, warp: Integers, lane: Integers, iteration: Integers) -> Integers:
    """LDS byte, from the start of the tile, where the loader wants a lane's first element.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> lane_map.lds_byte(config, warp=1, lane=5, iteration=1)
    5200
    """
    return lds_base(config, warp, iteration) + lane * config.load_bytes


@checked(config=loader_config, row=not_negative, col=not_negative)
def lds_element(config: LoaderConfig, row: Integers, col: Integers) -> Integers:
    """LDS element that holds tile element (row, col): the layout a consumer relies on, if all of `COVERAGE` holds.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> lane_map.lds_element(config, row=33, col=np.array([40, 41])).tolist()
    [2600, 2601]
    """
    numbers(0, config.tile_cols)("lds_element: col", col, None)
    if config.full_tile_width:
        element = row * config.tile_cols + col
        if config.swizzle is None:
            return element
        return config.swizzle(element * config.element_bytes) // config.element_bytes
    block_row, subtile_row = np.divmod(row, config.thread_rows)
    warp_col, subtile_col = np.divmod(col, config.subtile_cols)
    vector, inside = np.divmod(subtile_col, config.load_width)
    lane = effective_lane(config, subtile_row * config.threads_per_row + vector)
    block = block_row * config.num_warp_cols + warp_col
    return (block * WAVE_LANES + lane) * config.load_width + inside


def _swizzled_vectors(config: LoaderConfig) -> tuple[np.ndarray, np.ndarray]:
    """Byte offsets of the vectors that the swizzle permutes, before and after it."""
    assert config.swizzle is not None
    vectors = config.tile_bytes // config.load_bytes if config.per_iter_swizzle else WAVE_LANES
    offsets = np.arange(vectors, dtype=np.int64) * config.load_bytes
    return offsets, config.swizzle(offsets)


def _swizzle_moves_vectors(source: object, config: LoaderConfig) -> bool:
    return not np.any(_swizzled_vectors(config)[1] % config.load_bytes)


def _swizzle_is_closed(source: object, config: LoaderConfig) -> bool:
    before, after = _swizzled_vectors(config)
    return bool(np.array_equal(np.sort(after // config.load_bytes), before // config.load_bytes))


def _swizzled(source: object, config: LoaderConfig) -> bool:
    return config.swizzle is not None


COVERAGE = (
    Precondition(
        "warp_tiles_abut",
        "tile_cols must divide 64 * load_width, or the warps' LDS tiles overlap and rows are skipped",
        lambda source, config: WAVE_LANES * config.load_width % config.tile_cols == 0,
        shows=("tile_cols", "load_width"),
    ),
    Precondition(
        "tile_rows_whole",
        "thread_rows must divide tile_rows, or the last warps load too much or too little",
        lambda source, config: config.tile_rows % config.thread_rows == 0,
        shows=("thread_rows", "tile_rows"),
    ),
    Precondition(
        "swizzle_moves_vectors",
        "the swizzle must move whole loads: its base must not be below log2(load_width * element_bytes)",
        _swizzle_moves_vectors,
        applies=_swizzled,
        shows=("swizzle", "load_bytes"),
    ),
    Precondition(
        "swizzle_stays_inside",
        "the swizzle must permute the loads of one warp, with full_tile_width those of the tile",
        _swizzle_is_closed,
        applies=_swizzled,
        shows=("swizzle", "load_bytes", "tile_bytes"),
    ),
    Precondition(
        "dma_width",
        "a lane must load 4 or 16 bytes: LDS-DMA steps by 4 at widths 1 and 2, by 16 at width 12, and has no other",
        lambda source, config: config.load_bytes in (4, 16),
        shows=("load_bytes",),
    ),
)
"""What neither loader's asserts cover, yet each tile element loaded once and each LDS byte written once needs."""
