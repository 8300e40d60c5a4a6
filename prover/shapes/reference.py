"""What each lane of a tile should load, found one element at a time, and what it gets.

Independent of the loader: m and k are unravelled over the layer's own output lengths and filter, and the input element
is the ravelled index of the pixel under the tap. Elements of rows m >= M or columns k >= K are not judged: nothing
stores such rows, and the filter is zero in such columns.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
from msgspec import Struct

from ...concrete.hardware.buffer import DWORD_BYTES, BoundsRule, Resource
from ...concrete.loaders.addresses import Addresses
from ...concrete.loaders.conv import Conv
from ...concrete.loaders.loader_config import LoaderConfig

ZERO = -1
"""Stands for an element that must be, or is, zero: it lies in the halo, or the hardware's bounds check refuses it."""


def belongs(conv: Conv, m: np.ndarray, k: np.ndarray, output: tuple[int, ...]) -> np.ndarray:
    """Input element that GEMM position (m, k) stands for, ZERO in the halo; 0 <= m < M, 0 <= k < K.

    output: the output lengths over which m runs.
    """
    axes = 3 if conv.is_3d else 2
    n, *out = np.unravel_index(m, (conv.N, *output))
    *tap, c = np.unravel_index(k, (*(conv.Q, conv.R, conv.S)[-axes:], conv.C))
    pixel, inside = [], np.ones(np.broadcast_shapes(m.shape, k.shape), dtype=bool)
    for label, length, position, step in zip("dhw"[-axes:], (conv.D, conv.H, conv.W)[-axes:], out, tap, strict=True):
        stride, dilation, pad = (getattr(conv, f"{name}_{label}") for name in ("stride", "dilation", "pad"))
        x = position * stride + step * dilation - pad
        inside &= (x >= 0) & (x < length)
        pixel.append(np.clip(x, 0, length - 1))
    element = np.ravel_multi_index(np.broadcast_arrays(n, *pixel, c), conv.input_shape)
    return np.where(inside, element, ZERO)


class Judged(Struct, frozen=True, dict=True):
    """The loads of some tiles beside the reference; arrays [*tiles, iterations, warps, 64, width].

    width: how many elements of each load are looked at, from its first.
    """

    conv: Conv
    config: LoaderConfig
    loads: Addresses
    resource: Resource
    width: int

    @cached_property
    def e(self) -> np.ndarray:
        """Number of the element inside its load."""
        return np.arange(self.width)

    @cached_property
    def m(self) -> np.ndarray:
        return np.broadcast_to(self.loads.m[..., None], self.judged.shape)

    @cached_property
    def k(self) -> np.ndarray:
        return self.loads.k[..., None] + self.e

    @cached_property
    def judged(self) -> np.ndarray:
        """Whether an element counts: its warp issues the load, m < M and k < K."""
        rows = self.conv.N * int(np.prod(self.conv.derived_output))
        return (self.loads.active & (self.loads.m >= 0) & (self.loads.m < rows))[..., None] & (self.k < self.conv.K)

    def belonging(self, output: tuple[int, ...]) -> np.ndarray:
        """`belongs` for every element that is judged, ZERO elsewhere."""
        rows = self.conv.N * int(np.prod(output))
        known = self.judged & (self.m < rows)
        found = np.full(self.judged.shape, ZERO)
        found[known] = belongs(self.conv, self.m[known], self.k[known], output)
        return found

    @cached_property
    def belongs(self) -> np.ndarray:
        """Input element that each element should be."""
        return self.belonging(self.conv.derived_output)

    @cached_property
    def asked(self) -> np.ndarray:
        """Input element that each element asks for over the integers; ZERO outside the tensor."""
        element = self.loads.element[..., None] + self.e
        return np.where((element >= 0) & (element < self.conv.num_records), element, ZERO)

    @cached_property
    def right(self) -> np.ndarray:
        """Whether an element is right over the integers: before any 32-bit wrap and bounds check."""
        return ~self.judged | (self.asked == self.belongs)

    @cached_property
    def byte(self) -> np.ndarray:
        """Byte of the tensor that each element is read from; both offsets as they travel, in 32 bits."""
        start = self.loads.voffset + self.loads.soffset
        return start[..., None] + self.e * self.config.element_bytes

    def arrives(self, rule: BoundsRule, soffset_in_check: bool) -> np.ndarray:
        """First byte of what each element gets, ZERO where the bounds check refuses its dword."""
        loaded = self.resource.dword_in_range(
            self.loads.voffset[..., None], self.loads.soffset[..., None],
            dword=self.e * self.config.element_bytes // DWORD_BYTES, rule=rule, soffset_in_check=soffset_in_check,
        )  # fmt: skip
        return np.where(loaded, self.byte, ZERO)

    @cached_property
    def wanted_byte(self) -> np.ndarray:
        """First byte of the element that each should be, or ZERO."""
        return np.where(self.belongs == ZERO, ZERO, self.belongs * self.config.element_bytes)
