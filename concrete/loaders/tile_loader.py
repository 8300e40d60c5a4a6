"""TileLoaderLDS: DRAM -> LDS loads of a tile of a row-major matrix; the im2col loader's linear sibling.

    voffset = (row0 * stride + col) * es        soffset = ((m_base + i * rows_per_iteration) * stride + k_base) * es

where row0 is a lane's row in iteration i = 0. With a per-iteration swizzle the whole row is in voffset.

Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io.mojo (TileLoaderLDS) and layout/_utils.mojo (the
resource's length).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..arguments import INT64, array, checked, fields, flag, kind, not_negative, numbers, optional, positive, whole
from ..hardware.buffer import MAX_RESOURCE_BYTES, BoundsRule, Resource, bounds_rule
from ..integers import ConfigError, Integers, ceil_div
from .addresses import Addresses, Axes, assemble, axes, check_axes, check_reach, tile_base
from .lane_map import COVERAGE, lane_coordinates
from .lds_image import LdsImage, simulate
from .loader_config import TILE_ASSERTS, LoaderConfig, loader_config
from .precondition import Precondition, require


@dataclass(frozen=True, slots=True, kw_only=True)
class Matrix:
    """A matrix of rows x cols elements whose rows start `stride` elements apart.

    rows may be an array or symbol. Raises ConfigError for lengths below 1, stride < cols, or more than int64 counts.

        >>> tile_loader.Matrix(rows=3, cols=64, stride=100).num_records
        264
    """

    rows: Integers
    cols: int
    stride: int

    def __post_init__(self) -> None:
        fields(self, rows=positive, cols=whole(1), stride=whole())
        fields(self, stride=whole(self.cols))
        if isinstance(self.rows, int) and isinstance(self.stride, int) and self.rows * self.stride >= INT64:
            raise ConfigError(f"Matrix must have less than 2^63 elements, got {self.rows} rows of {self.stride}")

    @property
    def num_records(self) -> Integers:
        """Elements from the first to the last one, gaps between rows included."""
        return (self.rows - 1) * self.stride + self.cols


TILE = dict.fromkeys(("m_anchor", "m_offset", "k_anchor", "k_offset"), numbers())

PRECONDITIONS = (
    *TILE_ASSERTS,
    Precondition(
        "iteration_advances_by_rows_issued",
        "rows_per_iteration must equal warps * rows_per_warp",
        lambda matrix, config: config.rows_per_iteration == config.warps * config.rows_per_warp,
        applies=lambda matrix, config: not config.per_iter_swizzle,
        asserted=True,
        shows=("rows_per_iteration", "warps", "rows_per_warp"),
    ),
    Precondition(
        "rows_per_warp_divides_tile",
        "rows_per_warp must divide tile_rows, or the last warp tile runs past the destination",
        lambda matrix, config: config.tile_rows % config.rows_per_warp == 0,
        asserted=True,
        shows=("rows_per_warp", "tile_rows"),
    ),
    Precondition(
        "total_bytes",
        "the source matrix must not exceed 2^32 - 1 bytes",
        lambda matrix, config: matrix.num_records * config.element_bytes <= MAX_RESOURCE_BYTES,
        shows=("num_records", "element_bytes"),
    ),
    *COVERAGE,
)
"""What the loader asserts, then what nothing asserts yet right addresses need."""


@checked(matrix=kind(Matrix), config=kind(LoaderConfig))
def validate(matrix: Matrix, config: LoaderConfig) -> None:
    """Raise ConfigError, in one line, for the first of the loader's own asserts that is broken.

    >>> matrix = tile_loader.Matrix(rows=64, cols=64, stride=100)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> tile_loader.validate(matrix, config)
    """
    require(PRECONDITIONS, matrix, config)


@checked(config=loader_config)
def num_iterations(config: LoaderConfig) -> int:
    """Iterations that cover every warp row.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> tile_loader.num_iterations(config)
    2
    """
    return ceil_div(config.total_warp_rows, config.warps)


@checked(config=loader_config, at=check_axes, stride=positive, m_base=not_negative, k_base=not_negative)
def linear_offsets(
    config: LoaderConfig, at: Axes, stride: Integers, m_base: Integers, k_base: Integers
) -> tuple[Integers, Integers]:
    """(vector, scalar) offset in elements of the loads of a row-major source with rows `stride` elements apart.

    The iteration's rows are in the scalar offset; with a per-iteration swizzle they are in the vector offset.

        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> at = addresses.axes(2, 4)
        >>> vector, scalar = tile_loader.linear_offsets(config, at, stride=100, m_base=0, k_base=64)
        >>> int(vector[0, 1, 5]), scalar.ravel().tolist()
        (140, [64, 3264])
    """
    if config.per_iter_swizzle:
        row, col = lane_coordinates(config, at.warp, at.lane, at.iteration)
        return row * stride + col, m_base * stride + k_base
    row, col = lane_coordinates(config, at.warp, at.lane, 0)
    return row * stride + col, (m_base + at.iteration * config.rows_per_iteration) * stride + k_base


@checked(
    matrix=kind(Matrix),
    config=kind(LoaderConfig),
    **TILE,
    at=optional(check_axes),
)
def addresses(
    matrix: Matrix,
    config: LoaderConfig,
    *,
    m_anchor: Integers = 0,
    m_offset: Integers = 0,
    k_anchor: Integers = 0,
    k_offset: Integers = 0,
    at: Axes | None = None,
) -> Addresses:
    """Every load of the tile at (m_anchor + m_offset, k_anchor + k_offset).

    The four are ints or arrays of shape [*blocks, 1, 1, 1]. at: the iterations, warps and lanes wanted; all of them if
    not given. Raises ConfigError where the loader would not compile.

        >>> matrix = tile_loader.Matrix(rows=128, cols=64, stride=100)
        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> int(tile_loader.addresses(matrix, config, m_offset=64).element[1, 1, 5])
        9740
    """
    validate(matrix, config)
    at = axes(num_iterations(config), config.warps) if at is None else at
    check_reach(at, num_iterations(config), config.warps)
    m_base, k_base = tile_base("m", m_anchor, m_offset), tile_base("k", k_anchor, k_offset)
    vector, scalar = linear_offsets(config, at, matrix.stride, m_base, k_base)
    return assemble(config, at, m_base=m_base, k_base=k_base, lane_part=vector, uniform_part=scalar, path="linear")


@checked(matrix=kind(Matrix), config=kind(LoaderConfig))
def resource(matrix: Matrix, config: LoaderConfig) -> Resource:
    """The loader's buffer resource, its byte count truncated to 32 bits.

    >>> matrix = tile_loader.Matrix(rows=3, cols=64, stride=100)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> tile_loader.resource(matrix, config)
    Resource(num_records=528)
    """
    return Resource.wrapped(matrix.num_records * config.element_bytes)


@checked(
    array=array(2, kinds="biuf"),
    matrix=kind(Matrix),
    config=kind(LoaderConfig),
    **TILE,
    soffset_in_check=flag,
    rule=bounds_rule,
)
def load_tile(
    array: np.ndarray,
    matrix: Matrix,
    config: LoaderConfig,
    *,
    m_anchor: Integers = 0,
    m_offset: Integers = 0,
    k_anchor: Integers = 0,
    k_offset: Integers = 0,
    soffset_in_check: bool,
    rule: BoundsRule = "end",
) -> LdsImage:
    """What LDS holds after the loads of `addresses` ran over `array`, of shape [rows, stride].

    soffset_in_check, rule: the reading of the hardware's bounds check (see `buffer`). Raises ConfigError where the
    loader would not compile, for an array of another shape or element size, and for a width without LDS-DMA.

        >>> matrix = tile_loader.Matrix(rows=64, cols=64, stride=100)
        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> data = np.arange(6400, dtype=np.int16).reshape(64, 100)
        >>> image = tile_loader.load_tile(data, matrix, config, soffset_in_check=True)
        >>> np.array_equal(image.tile(config, np.int16), data[:, :64])
        True
    """
    shape = (matrix.rows, matrix.stride)
    if array.shape != shape or array.itemsize != config.element_bytes:
        wanted = f"shape {shape} and {config.element_bytes}-byte elements"
        raise ConfigError(f"array must have {wanted}, got {array.shape} of {array.dtype}")
    loads = addresses(matrix, config, m_anchor=m_anchor, m_offset=m_offset, k_anchor=k_anchor, k_offset=k_offset)
    return simulate(loads, config, array, resource(matrix, config), soffset_in_check=soffset_in_check, rule=rule)
