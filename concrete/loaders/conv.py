"""Convolution geometry: an NHWC (NDHWC in 3-D) input seen as the A matrix [M, K] of a GEMM."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from numbers import Integral

import numpy as np

from ..arguments import INT64, checked, each, fields, flag, known, not_negative, numbers, optional, positive, whole
from ..integers import ConfigError, Integers

AT_LEAST_ONE = ("C", "Q", "R", "S", "stride_d", "stride_h", "stride_w", "dilation_d", "dilation_h", "dilation_w")
AT_LEAST_ZERO = ("pad_d", "pad_h", "pad_w")
RUN_TIME = ("N", "D", "H", "W")


@checked(length=positive, pad=not_negative, dilation=positive, taps=positive, stride=positive)
def output_length(length: Integers, pad: int, dilation: int, taps: int, stride: int) -> Integers:
    """Output length of one axis: (length + 2*pad - dilation*(taps - 1) - 1) / stride + 1, rounded down.

    >>> conv.output_length(56, pad=1, dilation=1, taps=3, stride=2)
    28
    """
    return (length + 2 * pad - dilation * (taps - 1) - 1) // stride + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Conv:
    """One convolution layer; lengths in elements.

    N, D, H, W and `runtime_output` may be arrays or symbols, the rest are ints. Q, D and the *_d fields belong to 3-D
    mode, which Q > 1 or `three_d` selects; a 2-D loader ignores them, except that pad_d > 0 turns the halo mask on.
    `runtime_output` = (H_out, W_out), in 3-D (D_out, H_out, W_out), is what the caller of a run-time loader passes;
    without it the output lengths follow from the input's. Raises ConfigError for lengths below 1, negative pads or a
    padded input that int64 cannot count; output lengths below 1 are an error where they are used.

        >>> layer = conv.Conv(N=2, H=8, W=8, C=64, R=3, S=3, pad_h=1, pad_w=1)
        >>> layer.output, layer.derived_output, layer.H_out, layer.W_out, layer.D_out
        ((8, 8), (8, 8), 8, 8, 1)
        >>> layer.M, layer.K, layer.output_positions, layer.num_records
        (128, 576, 64, 8192)
        >>> layer.input_shape, layer.is_3d, layer.has_halo, layer.is_pointwise
        ((2, 8, 8, 64), False, True, False)
    """

    N: Integers
    H: Integers
    W: Integers
    C: int
    R: int = 1
    S: int = 1
    stride_h: int = 1
    stride_w: int = 1
    dilation_h: int = 1
    dilation_w: int = 1
    pad_h: int = 0
    pad_w: int = 0
    Q: int = 1
    D: Integers = 1
    stride_d: int = 1
    dilation_d: int = 1
    pad_d: int = 0
    three_d: bool = False
    runtime_output: tuple[Integers, ...] | None = None

    def __post_init__(self) -> None:
        fields(self, **dict.fromkeys(AT_LEAST_ONE, whole(1)), **dict.fromkeys(AT_LEAST_ZERO, whole(0)))
        for name in RUN_TIME:
            fields(self, **{name: whole(1) if isinstance(getattr(self, name), Integral) else positive})
        fields(self, three_d=flag, runtime_output=optional(each(numbers())))
        if all(isinstance(length, int) for length in (self.C, *self.input_shape)) and self._padded_volume() >= INT64:
            raise ConfigError(f"Conv: the padded input must have less than 2^63 elements, got {self.input_shape}")
        if self.runtime_output is not None and len(self.runtime_output) != (3 if self.is_3d else 2):
            wanted = "(D_out, H_out, W_out)" if self.is_3d else "(H_out, W_out)"
            raise ConfigError(f"Conv.runtime_output must be {wanted}, got {len(self.runtime_output)} values")

    def _padded_volume(self) -> int:
        axes = "dhw" if self.is_3d else "hw"
        return self.N * self.C * prod(getattr(self, x.upper()) + 2 * getattr(self, f"pad_{x}") for x in axes)

    @property
    def is_3d(self) -> bool:
        """Whether the input is NDHWC."""
        return self.three_d or self.Q > 1

    @property
    def derived_output(self) -> tuple[Integers, ...]:
        """(H_out, W_out), in 3-D (D_out, H_out, W_out), as they follow from the input."""
        depth = output_length(self.D, self.pad_d, self.dilation_d, self.Q, self.stride_d)
        height = output_length(self.H, self.pad_h, self.dilation_h, self.R, self.stride_h)
        width = output_length(self.W, self.pad_w, self.dilation_w, self.S, self.stride_w)
        return (depth, height, width) if self.is_3d else (height, width)

    @property
    def output(self) -> tuple[Integers, ...]:
        """(H_out, W_out), in 3-D (D_out, H_out, W_out), as the loader uses them."""
        return self.derived_output if self.runtime_output is None else self.runtime_output

    @property
    def D_out(self) -> Integers:
        """Output depth; 1 in 2-D. This and its kin raise ConfigError if it is below 1."""
        return self._length("D_out", self.output[0]) if self.is_3d else 1

    @property
    def H_out(self) -> Integers:
        """Output height."""
        return self._length("H_out", self.output[-2])

    @property
    def W_out(self) -> Integers:
        """Output width."""
        return self._length("W_out", self.output[-1])

    def _length(self, name: str, value: Integers) -> Integers:
        if known(value) and np.any(np.asarray(value) < 1):
            raise ConfigError(
                f"Conv.{name} must be at least 1, got {value}: the dilated filter exceeds the padded input"
            )
        return value

    @property
    def output_positions(self) -> Integers:
        """Output positions of one image, [D_out *] H_out * W_out."""
        return self.D_out * (self.H_out * self.W_out)

    @property
    def M(self) -> Integers:
        """GEMM rows: output positions of all images."""
        return self.N * self.output_positions

    @property
    def K(self) -> int:
        """GEMM columns: filter taps times channels."""
        return (self.Q if self.is_3d else 1) * self.R * self.S * self.C

    @property
    def num_records(self) -> Integers:
        """Elements of the whole input tensor; also the address that a halo lane is given."""
        images = self.N * self.D if self.is_3d else self.N
        return images * self.H * self.W * self.C

    @property
    def input_shape(self) -> tuple[Integers, ...]:
        """Shape of the input tensor, NHWC or NDHWC."""
        return (self.N, self.D, self.H, self.W, self.C) if self.is_3d else (self.N, self.H, self.W, self.C)

    @property
    def has_halo(self) -> bool:
        """Whether the loader masks lanes outside the input: any pad is positive."""
        return self.pad_h > 0 or self.pad_w > 0 or self.pad_d > 0

    @property
    def is_pointwise(self) -> bool:
        """Whether the loader takes its m*C + k path: a 2-D 1x1 filter without stride, dilation or spatial pad."""
        steps = (self.R, self.S, self.stride_h, self.stride_w, self.dilation_h, self.dilation_w)
        return not self.is_3d and steps == (1,) * 6 and self.pad_h == 0 and self.pad_w == 0
