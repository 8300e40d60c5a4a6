"""Whether the loads of one tile fill its LDS: each tile element loaded once, each LDS byte written once, at its place.

The place of an element is worked out from the tile alone: LDS is a row-major sequence of warp blocks (of the whole tile
where a warp takes whole rows), and the swizzle S says that LDS byte y of a block holds the block's byte S(y).
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from ...concrete.hardware.buffer import WAVE_LANES, dma_lds_byte
from ...concrete.integers import ConfigError
from ...concrete.loaders.addresses import Addresses
from ...concrete.loaders.loader_config import LoaderConfig
from .records import LdsProblem


class Writes(Struct, frozen=True):
    """Every byte that the loads of a tile write: its LDS place, the tile element it comes from, and who writes it."""

    place: np.ndarray
    row: np.ndarray
    col: np.ndarray
    inside: np.ndarray
    """Byte inside its element."""
    load: np.ndarray
    """(iteration, warp, lane) of each, [bytes, 3]."""

    def writers(self, byte: int) -> list[list[int]]:
        """The loads that write an LDS byte."""
        return self.load[self.place == byte].tolist()


def _writes(config: LoaderConfig, loads: Addresses) -> Writes:
    byte = np.arange(config.load_bytes)
    place = loads.lds[..., None] + byte
    keep = np.broadcast_to(loads.active[..., None], place.shape)
    element, inside = np.divmod(np.broadcast_to(byte, place.shape)[keep], config.element_bytes)
    row = np.broadcast_to(loads.row[..., None], place.shape)[keep]
    col = np.broadcast_to(loads.col[..., None], place.shape)[keep] + element
    return Writes(place[keep], row, col, inside, np.argwhere(keep)[:, :3])


def first_fault(config: LoaderConfig, loads: Addresses) -> LdsProblem | None:
    """The first thing wrong with where the loads of one tile, [iterations, warps, 64], go; None if nothing is.

    A byte that is never written comes first, then one that gets the wrong element, then one behind the tile.
    """
    found = _writes(config, loads)
    inside = found.place < config.tile_bytes
    count = np.bincount(found.place[inside], minlength=config.tile_bytes)
    if not count.all():
        missing = int(np.argmin(count))
        return LdsProblem(f"LDS byte {missing:,} of the tile is never written", missing)
    outside = (found.row >= config.tile_rows) | (found.col >= config.tile_cols)
    wrong = inside & (outside | ~_belongs_there(config, found))
    if wrong.any():
        at = int(found.place[wrong].min())
        bad = int(np.flatnonzero(wrong & (found.place == at))[0])
        times = f"is written {count[at]} times and " if count[at] > 1 else ""
        gets = _element(config, int(found.row[bad]), int(found.col[bad]), int(found.inside[bad]))
        but = _never_loaded(config, found) if outside[bad] else f"; {_expected(config, at)} belongs there"
        return LdsProblem(f"LDS byte {at:,} {times}gets {gets}{but}", at, found.writers(at))
    if not inside.all():
        past = int(found.place[~inside].min())
        said = f"LDS byte {past:,} is written, though the tile ends after {config.tile_bytes:,} bytes"
        return LdsProblem(said, past, found.writers(past))
    return None


def dma_fault(config: LoaderConfig, loads: Addresses) -> LdsProblem | None:
    """A lane whose bytes the LDS-DMA of this width puts elsewhere than the loader wants; None if there is none."""
    lane = np.arange(WAVE_LANES)
    try:
        place = dma_lds_byte(loads.lds_base, 0, lane, config.load_bytes)
    except ConfigError as error:
        return LdsProblem(f"{error}: there is no such instruction, so no lane loads anything")
    moved = loads.active & (place != loads.lds)
    if not moved.any():
        return None
    i, w, t = (int(x) for x in np.argwhere(moved)[0])
    at = int(place[i, w, t])
    wanted = int(loads.lds[i, w, t])
    said = f"LDS-DMA puts the lane's {config.load_bytes} bytes at LDS byte {at:,}; the loader wants them at {wanted:,}"
    return LdsProblem(said, at, [[i, w, t]])


def _block(config: LoaderConfig) -> tuple[int, int]:
    """Rows and columns of one block of LDS."""
    if config.full_tile_width:
        return config.tile_rows, config.tile_cols
    return config.thread_rows, config.subtile_cols


def _source(config: LoaderConfig, place: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(row, col, byte inside the element) of what belongs at an LDS byte."""
    rows, cols = _block(config)
    block, byte = np.divmod(place, rows * cols * config.element_bytes)
    if config.swizzle is not None:
        byte = config.swizzle(byte)
    element, inside = np.divmod(byte, config.element_bytes)
    block_row, block_col = np.divmod(block, config.tile_cols // cols)
    row, col = np.divmod(element, cols)
    return block_row * rows + row, block_col * cols + col, inside


def _belongs_there(config: LoaderConfig, found: Writes) -> np.ndarray:
    row, col, inside = _source(config, found.place)
    return (row == found.row) & (col == found.col) & (inside == found.inside)


def _never_loaded(config: LoaderConfig, found: Writes) -> str:
    loaded = np.zeros((config.tile_rows, config.tile_cols), dtype=bool)
    known = (found.row < config.tile_rows) & (found.col < config.tile_cols)
    loaded[found.row[known], found.col[known]] = True
    if loaded.all():
        return ""
    row, col = (int(x) for x in np.argwhere(~loaded)[0])
    return f"; tile element ({row}, {col}) is never loaded"


def _expected(config: LoaderConfig, place: int) -> str:
    row, col, inside = (int(x) for x in _source(config, np.array(place)))
    return _element(config, row, col, inside)


def _element(config: LoaderConfig, row: int, col: int, inside: int) -> str:
    """`tile element (3, 5)`, with the byte of it where an element has several."""
    byte = f"byte {inside} of " if config.element_bytes > 1 else ""
    outside = "" if row < config.tile_rows and col < config.tile_cols else ", outside the tile"
    return f"{byte}tile element ({row}, {col}){outside}"
