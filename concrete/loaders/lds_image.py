"""What LDS holds after a tile's loads: the bytes, how often each was written, and which never came from the tensor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..arguments import array, checked, fields, flag, kind, refuse, whole
from ..hardware.buffer import DWORD_BYTES, WAVE_LANES, BoundsRule, Resource, bounds_rule, dma_lds_byte, source_byte
from ..integers import ConfigError
from .addresses import Addresses
from .lane_map import lds_element
from .loader_config import LoaderConfig, loader_config

POISON = 0xDD
"""Content of an LDS byte that nobody wrote or whose source lies outside the tensor."""


def element_type(what: str, value: Any, owner: Any) -> None:
    """The rule of a NumPy number type that cuts the tile into whole elements.

    >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
    >>> lds_image.element_type("dtype", np.int16, config)
    """
    try:
        found = None if value is None or isinstance(value, np.generic) else np.dtype(value)
    except TypeError:
        found = None
    if found is None or found.kind not in "biuf" or owner.tile_bytes % found.itemsize:
        refuse(what, f"a number type whose size divides the tile's {owner.tile_bytes} bytes", value)


@dataclass(frozen=True, slots=True, kw_only=True)
class LdsImage:
    """LDS from the start of the tile to the last byte of the tile or of any write; arrays [*blocks, bytes].

    data: uint8, POISON where nothing was written or the write is stray. written: number of writes. stray: the hardware
    let the load through, yet its source byte lies behind the tensor. tile_bytes: length of the tile itself.

        >>> matrix = tile_loader.Matrix(rows=64, cols=64, stride=64)
        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> data = np.arange(4096, dtype=np.int16).reshape(64, 64)
        >>> image = tile_loader.load_tile(data, matrix, config, soffset_in_check=True)
        >>> image.complete, image.elements(np.int16)[:9].tolist(), image.tile(config, np.int16)[1, :3].tolist()
        (True, [0, 1, 2, 3, 4, 5, 6, 7, 8], [64, 65, 66])
    """

    data: np.ndarray
    written: np.ndarray
    stray: np.ndarray
    tile_bytes: int

    def __post_init__(self) -> None:
        fields(self, data=array(None, np.uint8), tile_bytes=whole(0))
        fields(self, written=array(self.data.shape, np.int64), stray=array(self.data.shape, np.bool_))
        if self.data.ndim < 1 or self.data.shape[-1] < self.tile_bytes:
            raise ConfigError(
                f"LdsImage.data must hold the tile's {self.tile_bytes} bytes, got shape {self.data.shape}"
            )

    @property
    def complete(self) -> bool:
        """Whether every byte of the tile was written exactly once, nothing behind it, and nothing is stray."""
        once = bool((self.written[..., : self.tile_bytes] == 1).all())
        return once and not self.written[..., self.tile_bytes :].any() and not self.stray.any()

    @checked(dtype=element_type)
    def elements(self, dtype: np.typing.DTypeLike) -> np.ndarray:
        """The tile's LDS bytes as elements, in LDS order: [*blocks, tile_rows * tile_cols]."""
        return np.ascontiguousarray(self.data[..., : self.tile_bytes]).view(dtype)

    @checked(config=loader_config, dtype=element_type)
    def tile(self, config: LoaderConfig, dtype: np.typing.DTypeLike) -> np.ndarray:
        """The tile as a consumer reads it from its layout: [*blocks, tile_rows, tile_cols]."""
        if config.tile_bytes != self.tile_bytes or np.dtype(dtype).itemsize != config.element_bytes:
            raise ConfigError(
                f"LdsImage.tile: config must be the one that the tile of {self.tile_bytes} bytes was loaded with, and "
                f"dtype one of its elements; got {config.tile_bytes} bytes in elements of {config.element_bytes}, {dtype!r}"
            )
        row, col = np.ogrid[0 : config.tile_rows, 0 : config.tile_cols]
        return self.elements(dtype)[..., lds_element(config, row, col)]


@checked(
    loads=kind(Addresses),
    config=loader_config,
    tensor=array(kinds="biuf"),
    resource=kind(Resource),
    soffset_in_check=flag,
    rule=bounds_rule,
)
def simulate(
    loads: Addresses,
    config: LoaderConfig,
    tensor: np.ndarray,
    resource: Resource,
    *,
    soffset_in_check: bool,
    rule: BoundsRule = "end",
) -> LdsImage:
    """Run `loads` over the memory of `tensor`, dword by dword; out-of-range dwords arrive as zeros.

    Raises ConfigError if the hardware has no LDS-DMA of the load width, or if the width is no whole number of dwords
    (what a narrower DMA leaves in the rest of its dword is not documented).

        >>> matrix = tile_loader.Matrix(rows=64, cols=64, stride=64)
        >>> config = loader_config.LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
        >>> loads, tensor = tile_loader.addresses(matrix, config), np.arange(4096, dtype=np.int16).reshape(64, 64)
        >>> image = lds_image.simulate(loads, config, tensor, tile_loader.resource(matrix, config), soffset_in_check=True)
        >>> np.array_equal(image.tile(config, np.int16), tensor)
        True
    """
    if config.load_bytes % DWORD_BYTES:
        raise ConfigError(f"a load of {config.load_bytes} bytes is no whole number of dwords and is not simulated")
    memory = np.ascontiguousarray(tensor).reshape(-1).view(np.uint8)
    dword = np.arange(config.load_bytes // DWORD_BYTES)
    byte = np.arange(DWORD_BYTES)

    voffset, soffset = loads.voffset[..., None], loads.soffset[..., None]
    loaded = resource.dword_in_range(voffset, soffset, dword=dword, rule=rule, soffset_in_check=soffset_in_check)
    source = (source_byte(voffset, soffset) + DWORD_BYTES * dword)[..., None] + byte
    behind = source >= memory.size
    fetched = np.where(behind, POISON, memory[np.where(behind, 0, source)])
    values = np.where(loaded[..., None], fetched, 0).astype(np.uint8)
    stray = loaded[..., None] & behind

    lane_byte = dma_lds_byte(loads.lds_base, 0, np.arange(WAVE_LANES), config.load_bytes)
    target = (lane_byte[..., None] + DWORD_BYTES * dword)[..., None] + byte
    issued = np.broadcast_to(loads.active[..., None, None], target.shape)
    size = max(config.tile_bytes, int(target[issued].max(initial=-1)) + 1)

    blocks = loads.active.shape[:-3]
    count = int(np.prod(blocks))
    block = np.arange(count).reshape(*blocks, 1, 1, 1, 1, 1)
    place = (block * size + target)[issued]
    data = np.full(count * size, POISON, dtype=np.uint8)
    data[place] = values[issued]
    is_stray = np.zeros(count * size, dtype=bool)
    is_stray[place] = stray[issued]
    return LdsImage(
        data=data.reshape(*blocks, size),
        written=np.bincount(place, minlength=count * size).reshape(*blocks, size),
        stray=is_stray.reshape(*blocks, size),
        tile_bytes=config.tile_bytes,
    )
