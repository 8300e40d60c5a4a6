"""The loads that a warp group issues for one tile, as arrays over iterations, warps and lanes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ..arguments import checked, fields, kind, lane_number, not_negative, numbers, one_of, optional, text, truths, whole
from ..hardware.buffer import WAVE_LANES, offset_register, wrap32
from ..integers import ConfigError, Integers
from .lane_map import is_active, lane_coordinates, lds_base, lds_byte
from .loader_config import LoaderConfig


class Axes(NamedTuple):
    """Iteration, warp and lane numbers, shaped to broadcast to [iterations, warps, 64]."""

    iteration: np.ndarray
    warp: np.ndarray
    lane: np.ndarray


@checked(num_iterations=whole(1), warps=whole(1))
def axes(num_iterations: int, warps: int) -> Axes:
    """The axes of a tile that is loaded in `num_iterations` by `warps` warps.

    >>> at = addresses.axes(num_iterations=2, warps=4)
    >>> at.iteration.shape, at.warp.shape, at.lane.shape
    ((2, 1, 1), (1, 4, 1), (1, 1, 64))
    """
    return Axes(*np.ogrid[0:num_iterations, 0:warps, 0:WAVE_LANES])


@dataclass(frozen=True, slots=True, kw_only=True)
class Addresses:
    """Every load of a tile; int64 arrays (bool: active) of shape [*blocks, iterations, warps, 64].

    The arrays are read-only views that may share memory. Inactive warps have entries, but issue nothing.

        >>> matrix = tile_loader.Matrix(rows=64, cols=64, stride=100)
        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> loads = tile_loader.addresses(matrix, config)
        >>> loads.element.shape, int(loads.row[0, 2, 5]), int(loads.col[0, 2, 5]), int(loads.element[0, 2, 5])
        ((2, 4, 64), 17, 8, 1708)
    """

    active: Integers
    """Whether the warp issues the load."""
    row: Integers
    """Row inside the tile."""
    col: Integers
    """Column inside the tile of the first element."""
    m: Integers
    """GEMM row."""
    k: Integers
    """GEMM column of the first element."""
    element: Integers
    """Source element, both offsets together, before any 32-bit wrap."""
    voffset: Integers
    """Vector offset in bytes, as the 32-bit register holds it."""
    soffset: Integers
    """Scalar offset in bytes, as the 32-bit register holds it."""
    lds: Integers
    """LDS byte, from the start of the tile, where the loader wants the first element."""
    lds_base: Integers
    """LDS byte that goes into M0; the hardware adds the lane's part."""
    path: str
    """How the source address is found."""
    stepping: str | None = None
    """How m is decomposed; None where it is not."""

    def __post_init__(self) -> None:
        numbered = ("row", "col", "m", "k", "element", "lds", "lds_base")
        fields(
            self, active=truths, voffset=offset_register, soffset=offset_register, path=text, stepping=optional(text)
        )
        fields(self, **dict.fromkeys(numbered, not_negative))


def check_axes(what: str, value: Any, owner: Any) -> None:
    """The rule of an `Axes`: numbers of iterations, warps and lanes.

    >>> addresses.check_axes("at", addresses.axes(2, 4), None)
    """
    kind(Axes)(what, value, owner)
    for name, rule in (("iteration", not_negative), ("warp", not_negative), ("lane", lane_number)):
        rule(f"{what}.{name}", getattr(value, name), owner)


@checked(at=check_axes, iterations=whole(1), warps=whole(1))
def check_reach(at: Axes, iterations: int, warps: int) -> None:
    """Raise ConfigError for an iteration or a warp that a tile does not have.

    >>> addresses.check_reach(addresses.axes(2, 4), iterations=2, warps=4)
    >>> addresses.check_reach(addresses.axes(2, 5), iterations=2, warps=4)
    Traceback (most recent call last):
    tileprove.concrete.integers.ConfigError: warp must be below 4, got 4
    """
    numbers(0, iterations)("iteration", at.iteration, None)
    numbers(0, warps)("warp", at.warp, None)


@checked(axis=text, anchor=numbers(), offset=numbers(), multiple_of=whole(1))
def tile_base(axis: str, anchor: Integers, offset: Integers, multiple_of: int = 1) -> Integers:
    """Where the tile begins along m or k: anchor + offset, ints or arrays [*blocks, 1, 1, 1].

    Raises ConfigError for other shapes, a negative sum or one that is no multiple.

        >>> addresses.tile_base("k", anchor=128, offset=64, multiple_of=32)
        192
    """
    for name, value in ((f"{axis}_anchor", anchor), (f"{axis}_offset", offset)):
        if isinstance(value, np.ndarray) and value.ndim and value.shape[-3:] != (1, 1, 1):
            raise ConfigError(f"{name} must be an int or an array of shape [*blocks, 1, 1, 1], got shape {value.shape}")
    base = anchor + offset
    numbers(0, multiple_of=multiple_of)(f"{axis}_anchor + {axis}_offset", base, None)
    return base


@checked(
    config=kind(LoaderConfig),
    at=check_axes,
    m_base=not_negative,
    k_base=not_negative,
    lane_part=not_negative,
    uniform_part=not_negative,
    path=one_of("linear", "pointwise", "uniform", "per-lane"),
    stepping=optional(one_of("carried", "per-iteration")),
)
def assemble(
    config: LoaderConfig,
    at: Axes,
    *,
    m_base: Integers,
    k_base: Integers,
    lane_part: Integers,
    uniform_part: Integers,
    path: str,
    stepping: str | None = None,
) -> Addresses:
    """Addresses from a loader's two offsets, in elements, that broadcast over `at`; offsets travel as 32-bit values.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> at = addresses.axes(config.num_iterations, config.warps)
    >>> row, col = lane_map.lane_coordinates(config, at.warp, at.lane, at.iteration)
    >>> lane_part = row * 100 + col
    >>> loads = addresses.assemble(config, at, m_base=0, k_base=0, lane_part=lane_part, uniform_part=0, path="linear")
    >>> loads.voffset[0, 0, :6].tolist()
    [0, 16, 32, 48, 200, 216]
    """
    row, col = lane_coordinates(config, at.warp, at.lane, at.iteration)
    arrays = {
        "active": is_active(config, at.warp, at.iteration),
        "row": row,
        "col": col,
        "m": m_base + row,
        "k": k_base + col,
        "element": lane_part + uniform_part,
        "voffset": wrap32(lane_part * config.element_bytes),
        "soffset": wrap32(uniform_part * config.element_bytes),
        "lds": lds_byte(config, at.warp, at.lane, at.iteration),
        "lds_base": lds_base(config, at.warp, at.iteration),
    }
    shape = np.broadcast_shapes(*(np.shape(array) for array in arrays.values()))
    spread = {name: np.broadcast_to(array, shape) for name, array in arrays.items()}
    return Addresses(**spread, path=path, stepping=stepping)
