"""SubTileLoaderLDS_HK_st_8x32 and its chunked variant."""

import itertools
from dataclasses import replace

import numpy as np
import pytest
from tileprove.concrete.hardware.banks import worst_degree
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.shared_tiles import SHARED_TILES
from tileprove.concrete.hardware.transpose_read import read_transposed
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.v_strips import STRIP_32, held_depth, held_key
from tileprove.concrete.loaders.v_tile_loader import VTileLoader, chunked_read_byte, plain_position

LANES = np.arange(64)
PRODUCTION = [VTileLoader(rows=64, depth=depth, block_cols=32, threads=512) for depth in (64, 128, 256)]
OTHERS = [
    VTileLoader(rows=128, depth=128, block_cols=64, threads=512, element_bytes=1),
    VTileLoader(rows=16, depth=96, block_cols=48, threads=64, element_bytes=2),
    VTileLoader(rows=3, depth=512, block_cols=512, threads=64, element_bytes=2),
]
CHUNKED = VTileLoader(rows=128, depth=128, block_cols=64, threads=512, element_bytes=1, chunked=True)


def every_lane(loader):
    return np.meshgrid(np.arange(loader.warps), LANES, np.arange(loader.iterations), indexing="ij")


@pytest.mark.parametrize("loader", [*PRODUCTION, *OTHERS, CHUNKED], ids=str)
@pytest.mark.parametrize("extra", [0, 40])
def test_every_element_once_in_runs_of_16_bytes(loader, extra):
    row_stride = loader.depth + extra
    warp, lane, iteration = every_lane(loader)
    first = loader.source_byte(warp, lane, iteration, row_stride).ravel()
    assert (first % (row_stride * loader.element_bytes) + 16 <= loader.depth * loader.element_bytes).all()
    source = (first[:, None] + np.arange(16)).ravel()
    row, byte = np.divmod(source, row_stride * loader.element_bytes)
    natural = np.sort(row * loader.depth * loader.element_bytes + byte)
    assert np.array_equal(natural, np.arange(loader.tile_bytes))


@pytest.mark.parametrize("loader", [*PRODUCTION, *OTHERS], ids=str)
def test_plain_lds_bytes_are_the_tile(loader):
    warp, lane, iteration = every_lane(loader)
    places = (loader.lds_base(warp, iteration) + 16 * lane)[..., None] + np.arange(16)
    assert np.array_equal(np.sort(places.ravel()), np.arange(loader.tile_bytes))
    assert loader.slot_bytes == loader.tile_bytes


@pytest.mark.parametrize("loader", PRODUCTION, ids=str)
def test_plain_equals_the_hipkittens_group_load(loader):
    warp, lane, iteration = every_lane(loader)
    byte = loader.lds_base(warp, iteration) + 16 * lane
    wanted = SHARED_TILES["st_8x32"].group_load_source(byte, loader.depth, 1000)
    assert np.array_equal(loader.source_byte(warp, lane, iteration, 1000), wanted)


def test_plain_position_by_plain_loops():
    byte = 0
    for block_row, block_col, r, c in itertools.product(range(4), range(3), range(8), range(32)):
        assert plain_position(byte, 96, 32, 2) == (block_row * 8 + r, block_col * 32 + c)
        byte += 2


def test_plain_layout_condition_is_exact():
    """Whole subtiles: 8 | rows and block_cols | depth, or a single column of subtiles."""
    for rows, block_cols, depth in itertools.product(range(1, 25), (8, 24, 32), range(8, 104, 8)):
        if depth < block_cols:
            continue
        row, col = plain_position(np.arange(0, 2 * rows * depth, 2), depth, block_cols, 2)
        exact = row.max() < rows and col.max() < depth and np.unique(row * depth + col).size == rows * depth
        assert exact == (depth == block_cols or (rows % 8 == 0 and depth % block_cols == 0))


def test_chunked_slot_and_gaps():
    warp, lane, iteration = every_lane(CHUNKED)
    places = ((CHUNKED.lds_base(warp, iteration) + 16 * lane)[..., None] + np.arange(16)).ravel()
    assert CHUNKED.iterations == 2
    assert CHUNKED.slot_bytes == places.max() + 1 == 16624
    written = set(places.tolist())
    assert len(written) == places.size == 16384
    assert written == {byte for byte in range(16624) if byte % 1040 < 1024}


def test_chunked_keys_by_plain_loops():
    for warp, iteration, lane in itertools.product(range(8), range(2), range(64)):
        c, g = 2 * warp + iteration, lane // 8
        key = (c >> 1 & 1) << 1 | (c & 1) << 2 | (c >> 2 & 1) << 3 | (c >> 3 & 1) << 6
        key += (g & 1) + ((g >> 1 & 1) << 4) + ((g >> 2 & 1) << 5)
        assert CHUNKED.position(warp, lane, iteration) == (key, lane % 8 * 16)


def test_chunked_readers_get_the_same_fragments_without_conflicts():
    """Writer and reader of the chunked layout compose to V strip 32's fragment; the plain layout's reads conflict."""
    key, depth = np.meshgrid(np.arange(128), np.arange(128), indexing="ij")
    images = []
    for values in (key, depth):
        memory = values.astype(np.uint8).reshape(-1)
        lds = np.full(CHUNKED.slot_bytes, 255, dtype=np.uint8)
        CHUNKED.load(memory, Resource(memory.size), lds, row_stride=128)
        images.append(lds)
    for strip, depth_tile in itertools.product(range(2), range(4)):
        for part in range(4):
            address = chunked_read_byte(LANES, strip, depth_tile, part)
            assert worst_degree(address, "ds_read_b64_tr_b8") == 1
            keys, depths = (read_transposed(image, address, 1) for image in images)
            e = 8 * part + np.arange(8)
            assert np.array_equal(keys, held_key(STRIP_32, LANES[:, None], e, strip))
            assert (depths == held_depth(STRIP_32, LANES, depth_tile)[:, None]).all()


def test_loads_through_memory():
    loader = PRODUCTION[0]
    matrix = np.arange(64 * 100, dtype=np.uint16).reshape(64, 100)
    memory = matrix.reshape(-1).view(np.uint8)
    lds = np.zeros(loader.slot_bytes, dtype=np.uint8)
    loader.load(memory, Resource(memory.size), lds, row_stride=100)
    tile = lds.view(np.uint16).reshape(8, 2, 8, 32).transpose(0, 2, 1, 3).reshape(64, 64)
    assert np.array_equal(tile, matrix[:, :64])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"threads": 500}, "threads must be a multiple of 64, got 500"),
        ({"threads": 1024, "depth": 32}, "4096 tile bytes must be a multiple of the 16384"),
        ({"depth": 80}, "depth must be a multiple of block_cols = 32, got 80"),
        ({"rows": 60}, "rows must be a multiple of 8 for several subtiles a row, got 60"),
        ({"block_cols": 4, "depth": 64}, "must span a multiple of 16 bytes, got 8"),
        ({"element_bytes": 4}, "element_bytes must be 1 or 2, got 4"),
        ({"chunked": True}, "chunked is defined for rows 128"),
        ({"arch": "gfx942"}, "gfx942 has no LDS-DMA load of 16"),
    ],
)
def test_refused_tiles(change, message):
    with pytest.raises(ConfigError, match=message):
        replace(PRODUCTION[0], **change)
