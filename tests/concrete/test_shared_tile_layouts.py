"""HipKittens shared tiles."""

import numpy as np
import pytest
from tileprove.concrete.hardware.shared_tiles import SHARED_TILES
from tileprove.concrete.hardware.swizzle import ST_32X32_BYTES
from tileprove.concrete.integers import ConfigError

PLAIN = {
    "st_16x16": lambda off: off,
    "st_8x32": lambda off: off,
    "st_16x32": lambda off: off ^ (off >> 9 & 1) << 5,
    "st_32x16": lambda off: off ^ (off >> 9 & 1) << 4,
    "st_32x32": lambda off: off ^ (off >> 9 & 1) << 5 ^ (off >> 10 & 1) << 4,
    "st_16x128": lambda off: off ^ (off >> 8 & 7) << 4,
}


@pytest.mark.parametrize("name", PLAIN)
def test_offsets_by_bits(name):
    tile = SHARED_TILES[name]
    places = {}
    for r in range(tile.rows):
        for c in range(tile.cols):
            off = tile.element_bytes * (r * tile.cols + c)
            assert tile.offset(r, c) == PLAIN[name](off)
            places[tile.offset(r, c)] = (r, c)
    assert sorted(places) == list(range(0, tile.bytes, tile.element_bytes))


def test_st_32x32_is_the_two_xor_pair():
    off = np.arange(2048)
    assert np.array_equal(SHARED_TILES["st_32x32"].swizzled(off), ST_32X32_BYTES(off))


@pytest.mark.parametrize("name", PLAIN)
def test_group_load_brings_every_element_to_its_offset(name):
    tile = SHARED_TILES[name]
    tile_rows, tile_cols, row_stride = 2 * tile.rows, 3 * tile.cols, 1000
    source_of = {}
    for row in range(tile_rows):
        for col in range(tile_cols):
            subtile = row // tile.rows * 3 + col // tile.cols
            place = subtile * tile.bytes + tile.offset(row % tile.rows, col % tile.cols)
            source_of[place] = (row * row_stride + col) * tile.element_bytes
    places = np.array(sorted(source_of))
    got = tile.group_load_source(places, tile_cols, row_stride)
    assert got.tolist() == [source_of[place] for place in places.tolist()]


def test_group_load_needs_whole_subtiles():
    tile = SHARED_TILES["st_8x32"]
    tile.group_load_source(0, 64, 64)
    with pytest.raises(ConfigError, match="32 columns wide, which 65"):
        tile.group_load_source(0, 65, 65)
