"""TileLoaderLDSIm2col: DRAM -> LDS loads of a convolution's input, addressed as the A matrix [M, K] of a GEMM.

    m = ((n * D_out + d) * H_out + h) * W_out + w        k = ((kq * R + kh) * S + kw) * C + c
    x_in = x * stride_x + kx * dilation_x - pad_x         for x = d, h, w
    address = (((n * D + d_in) * H + h_in) * W + w_in) * C + c

If any pad is positive, a lane with an x_in outside the input gets the address num_records instead. 2-D drops d and kq.
The topmost coordinate (n; kh or kq) is never reduced, so m >= M and k >= K run on past the end.
Source: modular/modular, max/kernels/src/structured_kernels/amd_tile_io_conv.mojo (TileLoaderLDSIm2col).
Lane data only meets operators, np.divmod, np.where, np.minimum, np.concatenate, np.shape and np.broadcast_to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..arguments import Rule, array, checked, flag, kind, not_negative, numbers, optional, shown
from ..hardware.buffer import BoundsRule, Resource, bounds_rule
from ..integers import ConfigError, Integers
from .addresses import Addresses, Axes, assemble, axes, check_axes, check_reach, tile_base
from .conv import Conv
from .im2col_conditions import PRECONDITIONS, path, stepping, validate
from .lane_map import lane_coordinates
from .lds_image import LdsImage, simulate
from .loader_config import LoaderConfig, loader_config
from .tile_loader import linear_offsets

__all__ = [
    "PRECONDITIONS",
    "Addresses",
    "Conv",
    "LoaderConfig",
    "OutputPosition",
    "Tap",
    "address",
    "addresses",
    "carry",
    "carry_chain",
    "carry_step",
    "decompose_k",
    "decompose_m",
    "element_address",
    "load_tile",
    "path",
    "resource",
    "stepping",
    "uniform_tap",
    "validate",
]


class OutputPosition(NamedTuple):
    """Image and output coordinates; d is 0 in 2-D."""

    n: Integers
    d: Integers
    h: Integers
    w: Integers


class Tap(NamedTuple):
    """Filter tap and channel; kq is 0 in 2-D."""

    kq: Integers
    kh: Integers
    kw: Integers
    c: Integers


def _numbered(of: type) -> Rule:
    """The rule of an OutputPosition or a Tap: coordinates that are not negative."""

    def rule(what: str, value: Any, owner: Any) -> None:
        kind(of)(what, value, owner)
        for name, part in zip(value._fields, value, strict=True):
            not_negative(f"{what}.{name}", part, owner)

    return rule


@checked(conv=kind(Conv), m=not_negative)
def decompose_m(conv: Conv, m: Integers) -> OutputPosition:
    """Output position of GEMM row m; n >= N for m >= M.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> [int(x) for x in im2col.decompose_m(layer, m=75)]  # n, d, h, w
    [1, 0, 1, 3]
    """
    plane = conv.H_out * conv.W_out
    d: Integers = 0
    if conv.is_3d:
        n, within = np.divmod(m, conv.D_out * plane)
        d, within = np.divmod(within, plane)
    else:
        n, within = np.divmod(m, plane)
    h, w = np.divmod(within, conv.W_out)
    return OutputPosition(n, d, h, w)


@checked(conv=kind(Conv), k=not_negative)
def decompose_k(conv: Conv, k: Integers) -> Tap:
    """Filter tap and channel of GEMM column k; for k >= K the topmost one, kh or in 3-D kq, runs on.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> [int(x) for x in im2col.decompose_k(layer, k=300)]  # kq, kh, kw, c
    [0, 1, 1, 44]
    """
    tap, c = np.divmod(k, conv.C)
    kq: Integers = 0
    if conv.is_3d:
        kq, tap = np.divmod(tap, conv.R * conv.S)
    kh, kw = np.divmod(tap, conv.S)
    return Tap(kq, kh, kw, c)


@checked(conv=kind(Conv), k_base=not_negative, col=not_negative)
def uniform_tap(conv: Conv, k_base: Integers, col: Integers) -> Tap:
    """Tap of column k_base + col, found from k_base alone: right while the tile's columns share one filter tap.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> [int(x) for x in im2col.uniform_tap(layer, k_base=256, col=44)]
    [0, 1, 1, 44]
    """
    first = decompose_k(conv, k_base)
    return first._replace(c=first.c + col)


@checked(conv=kind(Conv), at=_numbered(OutputPosition), tap=_numbered(Tap))
def address(conv: Conv, at: OutputPosition, tap: Tap) -> Integers:
    """Input element under a filter tap at an output position; conv.num_records for a halo lane.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> int(im2col.address(layer, im2col.decompose_m(layer, 75), im2col.decompose_k(layer, 300)))
    4844
    """
    h_in = at.h * conv.stride_h + tap.kh * conv.dilation_h - conv.pad_h
    w_in = at.w * conv.stride_w + tap.kw * conv.dilation_w - conv.pad_w
    d_in = at.d * conv.stride_d + tap.kq * conv.dilation_d - conv.pad_d
    image = at.n * conv.D + d_in if conv.is_3d else at.n
    element = ((image * conv.H + h_in) * conv.W + w_in) * conv.C + tap.c
    if not conv.has_halo:
        return element
    inside = _within(h_in, conv.H) & _within(w_in, conv.W)
    if conv.is_3d:
        inside = inside & _within(d_in, conv.D)
    return np.where(inside, element, conv.num_records)


def _within(x: Integers, length: Integers) -> Integers:
    return (x >= 0) & (x < length)


@checked(conv=kind(Conv), m=not_negative, k=not_negative)
def element_address(conv: Conv, m: Integers, k: Integers) -> Integers:
    """Input element of GEMM position (m, k), by the general formula; conv.num_records for a halo lane.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> im2col.element_address(layer, np.array([0, 75]), 0).tolist(), layer.num_records
    ([8192, 4224], 8192)
    """
    return address(conv, decompose_m(conv, m), decompose_k(conv, k))


@checked(conv=kind(Conv), rows=not_negative)
def carry_step(conv: Conv, rows: Integers) -> OutputPosition:
    """By how much each output coordinate advances, before carries, when m advances by `rows`.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> [int(x) for x in im2col.carry_step(layer, 11)]
    [0, 0, 1, 3]
    """
    rest, w = np.divmod(rows, conv.W_out)
    if not conv.is_3d:
        return OutputPosition(0, 0, rest, w)
    d, h = np.divmod(rest, conv.H_out)
    return OutputPosition(0, d, h, w)


def _carry_once(low: Integers, length: Integers, high: Integers) -> tuple[Integers, Integers]:
    """(low, high) after one conditional subtraction of `length` from `low`."""
    over = low >= length
    return np.where(over, low - length, low), np.where(over, high + 1, high)


@checked(conv=kind(Conv), at=_numbered(OutputPosition), step=_numbered(OutputPosition))
def carry(conv: Conv, at: OutputPosition, step: OutputPosition) -> OutputPosition:
    """The position one iteration on; right iff the step is at most one image (`carry_exact`).

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> at = im2col.carry(layer, im2col.decompose_m(layer, 60), im2col.carry_step(layer, 11))
    >>> [int(x) for x in at], [int(x) for x in im2col.decompose_m(layer, 71)]
    ([1, 0, 0, 7], [1, 0, 0, 7])
    """
    w, h = _carry_once(at.w + step.w, conv.W_out, at.h + step.h)
    if not conv.is_3d:
        h, n = _carry_once(h, conv.H_out, at.n)
        return OutputPosition(n, at.d, h, w)
    h, d = _carry_once(h, conv.H_out, at.d + step.d)
    d, n = _carry_once(d, conv.D_out, at.n)
    return OutputPosition(n, d, h, w)


@checked(conv=kind(Conv), config=loader_config, m_first=not_negative)
def carry_chain(conv: Conv, config: LoaderConfig, m_first: Integers) -> Iterator[OutputPosition]:
    """Output position in every iteration of a lane whose GEMM row in the first one is `m_first`.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> [[int(x) for x in at] for at in im2col.carry_chain(layer, config, 60)]
    [[0, 0, 7, 4], [1, 0, 3, 4]]
    """
    step = carry_step(conv, config.rows_per_iteration)
    at = decompose_m(conv, m_first)
    yield at
    for _ in range(1, config.num_iterations):
        at = carry(conv, at, step)
        yield at


TILE = dict.fromkeys(("m_anchor", "m_offset", "k_anchor", "k_offset"), numbers())


@checked(conv=kind(Conv), config=kind(LoaderConfig), at=optional(check_axes), **TILE)
def addresses(
    conv: Conv,
    config: LoaderConfig,
    *,
    m_anchor: Integers = 0,
    m_offset: Integers = 0,
    k_anchor: Integers = 0,
    k_offset: Integers = 0,
    at: Axes | None = None,
) -> Addresses:
    """Every load of the tile at (m_anchor + m_offset, k_anchor + k_offset), on the path that the loader takes.

    The pointwise path is the linear loader's, with rows C elements apart: m * C + k, split into two offsets.

    The four are ints or arrays of shape [*blocks, 1, 1, 1]; k_anchor + k_offset is a multiple of tile_cols. at: the
    iterations, warps and lanes wanted; all of them if not given. Where m is carried, the iterations must be an array of
    shape [iterations, 1, 1]. Raises ConfigError where the loader would not compile.

        >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> loads = im2col.addresses(layer, config, k_offset=64)
        >>> loads.path, loads.stepping, loads.element[0, 0, :9].tolist()
        ('uniform', 'carried', [8192, 8192, 8192, 8192, 8192, 8192, 8192, 8192, 8192])
    """
    validate(conv, config)
    at = axes(config.num_iterations, config.warps) if at is None else at
    check_reach(at, config.num_iterations, config.warps)
    m_base = tile_base("m", m_anchor, m_offset)
    k_base = tile_base("k", k_anchor, k_offset, config.tile_cols if path(conv, config) == "uniform" else 1)
    uniform_part: Integers = 0
    if path(conv, config) == "pointwise":
        lane_part, uniform_part = linear_offsets(config, at, conv.C, m_base, k_base)
    elif config.per_iter_swizzle:
        row, col = lane_coordinates(config, at.warp, at.lane, at.iteration)
        lane_part = address(conv, decompose_m(conv, m_base + row), _tap(conv, config, k_base, col))
    else:
        wanted = _iterations(at)
        row, col = lane_coordinates(config, at.warp, at.lane, np.zeros((1, 1, 1), dtype=np.int64))
        tap = _tap(conv, config, k_base, col)
        positions = list(carry_chain(conv, config, m_base + row))
        lane_part = np.concatenate([address(conv, positions[i], tap) for i in wanted], axis=-3)
    return assemble(
        config,
        at,
        m_base=m_base,
        k_base=k_base,
        lane_part=lane_part,
        uniform_part=uniform_part,
        path=path(conv, config),
        stepping=stepping(conv, config),
    )


def _iterations(at: Axes) -> list[int]:
    """The numbers of the iterations wanted: the carry runs through all before them."""
    found = at.iteration
    if not isinstance(found, np.ndarray) or found.ndim != 3 or found.shape[1:] != (1, 1) or not found.size:
        raise ConfigError(f"at.iteration must be an array of shape [iterations, 1, 1] here, got {shown(found)}")
    return found.ravel().tolist()


def _tap(conv: Conv, config: LoaderConfig, k_base: Integers, col: Integers) -> Tap:
    """The tap of each lane's column, as the layer's path finds it."""
    if path(conv, config) == "uniform":
        return uniform_tap(conv, k_base, col)
    return decompose_k(conv, k_base + col)


@checked(conv=kind(Conv), config=kind(LoaderConfig))
def resource(conv: Conv, config: LoaderConfig) -> Resource:
    """The loader's buffer resource: the whole tensor, its byte count truncated to 32 bits.

    >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> im2col.resource(layer, config)
    Resource(num_records=16384)
    """
    return Resource.wrapped(conv.num_records * config.element_bytes)


@checked(
    tensor=array(kinds="biuf"),
    conv=kind(Conv),
    config=kind(LoaderConfig),
    soffset_in_check=flag,
    rule=bounds_rule,
    **TILE,
)
def load_tile(
    tensor: np.ndarray,
    conv: Conv,
    config: LoaderConfig,
    *,
    m_anchor: Integers = 0,
    m_offset: Integers = 0,
    k_anchor: Integers = 0,
    k_offset: Integers = 0,
    soffset_in_check: bool,
    rule: BoundsRule = "end",
) -> LdsImage:
    """What LDS holds after the loads of `addresses` ran over `tensor`, an array of shape conv.input_shape.

    soffset_in_check, rule: the reading of the hardware's bounds check (see `buffer`). Raises ConfigError where the
    loader would not compile, for a tensor of another shape or element size, and for a width without LDS-DMA.

        >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> pixels = np.arange(layer.num_records, dtype=np.int16).reshape(layer.input_shape)
        >>> image = im2col.load_tile(pixels, layer, config, k_offset=64, soffset_in_check=True)
        >>> image.complete, image.tile(config, np.int16)[8, :3].tolist(), pixels[0, 0, 0, :3].tolist()
        (True, [0, 1, 2], [0, 1, 2])
    """
    if tensor.shape != conv.input_shape or tensor.itemsize != config.element_bytes:
        raise ConfigError(
            f"tensor must have shape {conv.input_shape} and {config.element_bytes}-byte elements, "
            f"got {tensor.shape} of {tensor.dtype}"
        )
    loads = addresses(conv, config, m_anchor=m_anchor, m_offset=m_offset, k_anchor=k_anchor, k_offset=k_offset)
    return simulate(loads, config, tensor, resource(conv, config), soffset_in_check=soffset_in_check, rule=rule)
