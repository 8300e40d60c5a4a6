"""Which path a layer takes through the im2col loader, and what that path needs.

Source of paths and asserts: modular/modular, max/kernels/src/structured_kernels/amd_tile_io_conv.mojo.
"""

from __future__ import annotations

from typing import Literal

from ..arguments import checked, kind
from ..hardware.buffer import DWORD_BYTES, MAX_RESOURCE_BYTES
from .conv import AT_LEAST_ONE, AT_LEAST_ZERO, Conv
from .lane_map import COVERAGE
from .loader_config import TILE_ASSERTS, LoaderConfig
from .precondition import Precondition, require

Path = Literal["pointwise", "uniform", "per-lane"]
Stepping = Literal["carried", "per-iteration"]


@checked(conv=kind(Conv), config=kind(LoaderConfig))
def path(conv: Conv, config: LoaderConfig) -> Path:
    """How the loader finds its addresses: m*C + k, one filter tap per call, or one filter tap per lane.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> im2col_conditions.path(layer, config)
    'uniform'
    """
    if conv.is_pointwise:
        return "pointwise"
    return "uniform" if config.tile_cols <= conv.C and conv.C % config.tile_cols == 0 else "per-lane"


@checked(conv=kind(Conv), config=kind(LoaderConfig))
def stepping(conv: Conv, config: LoaderConfig) -> Stepping | None:
    """How m is decomposed: once and then carried, or anew in each iteration; None on the pointwise path.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> im2col_conditions.stepping(layer, config)
    'carried'
    """
    if conv.is_pointwise:
        return None
    return "per-iteration" if config.per_iter_swizzle else "carried"


def _geometry_ok(conv: Conv, config: LoaderConfig) -> bool:
    lengths = all(getattr(conv, name) >= 1 for name in AT_LEAST_ONE)
    return lengths and all(getattr(conv, name) >= 0 for name in AT_LEAST_ZERO)


def _static(conv: Conv, config: LoaderConfig) -> bool:
    return not conv.is_pointwise and not config.runtime_hw


def _filter_fits(conv: Conv, config: LoaderConfig) -> bool:
    return (
        conv.H + 2 * conv.pad_h >= conv.dilation_h * (conv.R - 1) + 1
        and conv.W + 2 * conv.pad_w >= conv.dilation_w * (conv.S - 1) + 1
        and (not conv.is_3d or conv.D + 2 * conv.pad_d >= conv.dilation_d * (conv.Q - 1) + 1)
    )


def _static_carry(conv: Conv, config: LoaderConfig) -> bool:
    return _static(conv, config) and not config.per_iter_swizzle


ASSERTED = (
    *TILE_ASSERTS,
    Precondition(
        "geometry",
        "filter lengths, strides, dilations and C must be at least 1, pads at least 0",
        _geometry_ok,
        asserted=True,
        essential=True,
        shows=(*AT_LEAST_ONE, *AT_LEAST_ZERO),
    ),
    Precondition(
        "filter_fits",
        "the padded input must not be smaller than the dilated filter: H + 2*pad_h >= dilation_h*(R-1) + 1, W, D alike",
        _filter_fits,
        applies=_static,
        asserted=True,
        essential=True,
        shows=("input_shape", "Q", "R", "S"),
    ),
    Precondition(
        "output_lengths",
        "output lengths must follow from the input: H_out = (H + 2*pad_h - dilation_h*(R-1) - 1)/stride_h + 1",
        lambda conv, config: tuple(conv.output) == tuple(conv.derived_output),
        applies=_static,
        asserted=True,
        essential=True,
        shows=("output", "derived_output"),
    ),
    Precondition(
        "carry_2d",
        "the carried m-decomposition asserts rows_per_iteration/W_out + 1 < H_out",
        lambda conv, config: config.rows_per_iteration // conv.W_out + 1 < conv.H_out,
        applies=lambda conv, config: _static_carry(conv, config) and not conv.is_3d,
        asserted=True,
        shows=("rows_per_iteration", "W_out", "H_out"),
    ),
    Precondition(
        "carry_3d",
        "the carried m-decomposition asserts rows_per_iteration/(W_out*H_out) < D_out",
        lambda conv, config: config.rows_per_iteration // (conv.W_out * conv.H_out) < conv.D_out,
        applies=lambda conv, config: _static_carry(conv, config) and conv.is_3d,
        asserted=True,
        shows=("rows_per_iteration", "W_out", "H_out", "D_out"),
    ),
)
"""The loader's own asserts. Its run-time variant asserts neither output lengths nor carry; the carry asserts also
refuse layers that one iteration covers, where nothing is carried."""

NEEDED = (
    Precondition(
        "run_time_output_lengths",
        "the caller of the run-time loader must pass the output lengths that follow from the input, each at least 1",
        lambda conv, config: tuple(conv.output) == tuple(conv.derived_output) and min(conv.output) >= 1,
        applies=lambda conv, config: config.runtime_hw and not conv.is_pointwise,
        essential=True,
        shows=("output", "derived_output"),
    ),
    Precondition(
        "carry_exact",
        "one subtraction per coordinate suffices iff rows_per_iteration <= output positions of an image",
        lambda conv, config: config.rows_per_iteration <= conv.output_positions,
        applies=lambda conv, config: stepping(conv, config) == "carried" and config.num_iterations > 1,
        shows=("rows_per_iteration", "output_positions"),
    ),
    Precondition(
        "load_stays_in_pixel",
        "load_width must divide C, or a load runs on into the next pixel",
        lambda conv, config: conv.C % config.load_width == 0,
        applies=lambda conv, config: path(conv, config) == "per-lane",
        shows=("load_width", "C"),
    ),
    Precondition(
        "dword_aligned",
        "C * element_bytes must be a multiple of 4, or offsets and byte count are no dword multiples",
        lambda conv, config: conv.C * config.element_bytes % DWORD_BYTES == 0,
        shows=("C", "element_bytes"),
    ),
    Precondition(
        "total_bytes",
        "the input tensor must not exceed 2^32 - 1 bytes",
        lambda conv, config: conv.num_records * config.element_bytes <= MAX_RESOURCE_BYTES,
        shows=("num_records", "element_bytes"),
    ),
    *COVERAGE,
)
"""What no assert covers, yet right addresses need."""

PRECONDITIONS = (*ASSERTED, *NEEDED)


@checked(conv=kind(Conv), config=kind(LoaderConfig))
def validate(conv: Conv, config: LoaderConfig) -> None:
    """Raise ConfigError, in one line, for the first of the loader's own asserts that the layer breaks.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> im2col_conditions.validate(layer, config)
    """
    require(ASSERTED, conv, config)
