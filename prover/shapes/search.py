"""Finding a lane that reads the wrong element: first where layers break, then evenly over all of the GEMM."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import numpy as np
from msgspec import Struct

from ...concrete.hardware.buffer import U32
from ...concrete.integers import ceil_div
from ...concrete.loaders import im2col
from ...concrete.loaders.conv import Conv
from ...concrete.loaders.loader_config import LoaderConfig
from .faults import Fault, Wrong
from .records import Place, WrongLane
from .reference import ZERO, Judged

BUDGET = 1 << 22
"""Elements that one search looks at before it gives up."""
AT_ONCE = 1 << 18
"""Elements that are looked at together."""
BOUNDARY_TILES = 48


class Searched(Struct, frozen=True):
    """Tiles that were looked at, and what there is; where says which came first."""

    tiles: int
    of: int
    where: str

    @property
    def everything(self) -> bool:
        return self.tiles == self.of

    def __str__(self) -> str:
        if self.everything:
            return "every tile" if self.of > 1 else "the only tile"
        return f"{self.tiles:,} of {self.of:,} tiles: {self.where}"


def find(
    conv: Conv, config: LoaderConfig, fault: Fault, *, first_only: bool = False
) -> tuple[WrongLane | None, str, Searched]:  # fmt: skip
    """A lane with `fault`, at the smallest (m, k) of the group of tiles in which one turned up, what must be assumed of the
    hardware, if anything, and what was searched.

    first_only: only the first element of each load can have this fault.
    """
    width = 1 if first_only else config.load_width
    per_tile = config.num_iterations * config.warps * 64 * width
    rows = ceil_div(conv.N * int(np.prod(conv.derived_output)), config.tile_rows)
    columns = ceil_div(conv.K, config.tile_cols)  # of tiles that hold the columns k < K
    seen = 0
    for m_tiles, k_tiles in _groups(conv, config, rows, columns, max(1, AT_ONCE // per_tile), BUDGET // per_tile):
        loads = im2col.addresses(
            conv, config,
            m_offset=m_tiles.reshape(-1, 1, 1, 1, 1) * config.tile_rows,
            k_offset=k_tiles.reshape(-1, 1, 1, 1) * config.tile_cols,
        )  # fmt: skip
        judged = Judged(conv, config, loads, im2col.resource(conv, config), width)
        seen += len(m_tiles) * len(k_tiles)
        for wrong in fault(judged):
            if wrong.mask.any():
                lane = _smallest(judged, wrong, m_tiles * config.tile_rows, k_tiles * config.tile_cols)
                where = "those at the shape's edges first, until one was found"
                return lane, wrong.reading, Searched(seen, rows * columns, where)
    whole = rows * columns * per_tile <= BUDGET
    where = "image ends, tap changes, byte 2^31 and 2^32, the last tile; then evenly spread"
    return None, "", Searched(rows * columns if whole else seen, rows * columns, where)


def _groups(
    conv: Conv, config: LoaderConfig, rows: int, columns: int, at_once: int, most: int
) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Tile numbers along m and along k, to be combined: boundaries first, then the rest, or tiles evenly spread."""
    m_edges, k_edges = _m_edges(conv, config, rows), _k_edges(conv, config, columns)
    yield from _split(m_edges, k_edges, at_once)
    if rows * columns <= most:
        yield from _split(np.arange(rows), np.arange(columns), at_once)
        return
    k_some = np.unique(np.linspace(0, columns - 1, min(columns, 64)).astype(np.int64))
    m_some = np.unique(np.linspace(0, rows - 1, min(rows, max(1, most // len(k_some)))).astype(np.int64))
    fresh = np.setdiff1d(m_some, m_edges)
    if len(fresh):
        yield from _split(fresh, k_some, at_once)


def _split(m_tiles: np.ndarray, k_tiles: np.ndarray, at_once: int) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """The product of both lists in parts of at most `at_once` tiles, or of one row of them."""
    k_step = min(len(k_tiles), at_once)
    m_step = max(1, at_once // k_step)
    for m in range(0, len(m_tiles), m_step):
        for k in range(0, len(k_tiles), k_step):
            yield m_tiles[m : m + m_step], k_tiles[k : k + k_step]


def _m_edges(conv: Conv, config: LoaderConfig, rows: int) -> np.ndarray:
    """Tiles of the first row, the ends of images, the rows whose pixels lie at bytes 2^31 and 2^32, and the last."""
    image = int(np.prod(conv.derived_output))
    image_bytes = ceil_div(conv.num_records, conv.N) * config.element_bytes
    wanted = [0, image - 1, image, 2 * image - 1, (conv.N - 1) * image - 1, conv.N * image // 2, conv.N * image - 1]
    for limit in (U32 // 2, U32):
        wanted += [limit * image // image_bytes + shift for shift in (-config.tile_rows, 0, config.tile_rows)]
    tiles = dict.fromkeys(m // config.tile_rows for m in wanted if 0 <= m < conv.N * image)
    return np.array([tile for tile in tiles if tile < rows], dtype=np.int64)


def _k_edges(conv: Conv, config: LoaderConfig, columns: int) -> np.ndarray:
    """Tiles of the first and the last column and of the columns where a filter plane, row or tap begins."""
    tiles = {0: None, columns - 1: None}
    for length in (conv.R * conv.S * conv.C, conv.S * conv.C, conv.C):
        count = min(conv.K // length, BOUNDARY_TILES)
        tiles |= dict.fromkeys(tap * length // config.tile_cols for tap in range(1, count + 1))
    kept = [tile for tile in tiles if tile < columns][:BOUNDARY_TILES]
    return np.array(sorted(kept), dtype=np.int64)


def _smallest(judged: Judged, wrong: Wrong, m_offsets: np.ndarray, k_offsets: np.ndarray) -> WrongLane:
    """The wrong element with the smallest m, then k."""
    places = np.argwhere(wrong.mask)
    columns = tuple(places.T)
    order = np.lexsort((judged.k[columns], judged.m[columns]))
    at = tuple(int(i) for i in places[order[0]])
    m_tile, k_tile, iteration, warp, lane, e = at
    conv, config, size = judged.conv, judged.config, judged.config.element_bytes
    m_offset, k_offset, m, k = (int(x) for x in (m_offsets[m_tile], k_offsets[k_tile], judged.m[at], judged.k[at]))
    load, gets, belongs = int(judged.loads.element[at[:-1]]), int(wrong.arrives[at]), int(judged.belongs[at])
    filter_ = (conv.Q, conv.R, conv.S)[-3 if conv.is_3d else -2 :]
    asked = f"{_call(conv)}, {_call(config)}, m_offset={m_offset}, k_offset={k_offset}"
    return WrongLane(
        m_offset=m_offset, k_offset=k_offset, iteration=iteration, warp=warp, lane=lane, element=e,
        m=m, row=[int(x) for x in np.unravel_index(m, (conv.N, *conv.derived_output))],
        k=k, column=[int(x) for x in np.unravel_index(k, (*filter_, conv.C))],
        asks=_place(conv, load + e, (load + e) * size),
        gets=ZEROS if gets == ZERO else _place(conv, gets // size, gets),
        belongs=ZEROS if belongs == ZERO else _place(conv, belongs, belongs * size),
        load=load, replay=f"im2col.addresses({asked}).element[{iteration}, {warp}, {lane}]",
    )  # fmt: skip


ZEROS = Place(None, None, None)


def _place(conv: Conv, element: int, byte: int) -> Place:
    """(n, [d,] h, w, c) of an input element; no coordinates for what lies outside of the tensor."""
    inside = 0 <= element < conv.num_records
    return Place(element, byte, [int(x) for x in np.unravel_index(element, conv.input_shape)] if inside else None)


def _call(value: Any) -> str:
    """A dataclass as a call without the fields that have their default value, to be pasted."""
    said = [f"{f.name}={getattr(value, f.name)!r}" for f in fields(value) if getattr(value, f.name) != f.default]
    return f"{type(value).__name__}({', '.join(said)})"
