"""TiledMmaLoader's FP8 V strips, under both transpose models."""

import itertools

import numpy as np
import pytest
from tileprove.concrete.hardware.banks import worst_degree
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.mfma import mfma_named
from tileprove.concrete.hardware.swizzle import Swizzle, compose, on_vectors
from tileprove.concrete.hardware.transpose_read import MODELS, butterfly
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.subtile_loader import SubTileLoader
from tileprove.concrete.loaders.v_strips import (
    STRIP_16,
    STRIP_32,
    check_strip,
    held_depth,
    held_key,
    load_v_fp8_strip,
    named_position,
    strip_byte,
)

LANES = np.arange(64)
PAIR = compose(Swizzle(1, 1, 4), Swizzle(1, 0, 6))


def two_images(keys, depths, block_cols, swizzle):
    """Two LDS images, of keys and of depths: blocks of [keys, block_cols], vectors moved by the swizzle."""
    images = np.zeros((2, keys * depths), dtype=np.uint8)
    move = on_vectors(swizzle, 16) if swizzle else (lambda byte: byte)
    key, depth = np.meshgrid(np.arange(keys), np.arange(depths), indexing="ij")
    place = depth // block_cols * keys * block_cols + move(key * block_cols + depth % block_cols)
    images[0][place], images[1][place] = key, depth
    return images


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("swizzle", [None, Swizzle(3, 0, 3), PAIR], ids=str)
@pytest.mark.parametrize(
    ("strip", "keys", "block_cols"),
    [(STRIP_32, 128, 64), (STRIP_32, 64, 32), (STRIP_32, 128, 128), (STRIP_16, 128, 64), (STRIP_16, 128, 16)],
)
def test_strips_equal_the_scalar_gather(strip, keys, block_cols, swizzle, model):
    images = two_images(keys, 128, block_cols, swizzle)
    for bk_tile, dt in itertools.product(range(keys // strip.K), range(128 // strip.M)):
        held = [
            load_v_fp8_strip(
                image,
                strip,
                block_rows=keys,
                block_cols=block_cols,
                dt=dt,
                bk_tile=bk_tile,
                swizzle=swizzle,
                model=model,
            )
            for image in images
        ]
        for lane in range(64):
            c, g = lane % 16, lane // 16
            if strip is STRIP_32:
                wanted_keys = [64 * bk_tile + 8 * (e // 4) + 4 * (lane // 32) + e % 4 for e in range(32)]
                row_depth = 16 * (g % 2)
            else:
                wanted_keys, row_depth = list(range(32 * g, 32 * g + 32)), 0
            order = c if model == "measured" else c // 2 + c % 2 * 8
            assert held[0][lane].tolist() == wanted_keys
            assert held[1][lane].tolist() == [dt * strip.M + row_depth + order] * 32
            assert held_key(strip, lane, np.arange(32), bk_tile).tolist() == wanted_keys
            assert held_depth(strip, lane, dt, model) == dt * strip.M + row_depth + order


@pytest.mark.parametrize(("strip", "name"), [(STRIP_32, "32x32x64_f8"), (STRIP_16, "16x16x128_f8")])
def test_keys_are_the_operand_k_up_to_a_common_permutation(strip, name):
    mfma, e, permutation = mfma_named(name), np.arange(32), {}
    for lane in range(64):
        keys = held_key(strip, lane, e).tolist()
        for hardware, own in zip(mfma.k(lane, e).tolist(), keys, strict=True):
            assert permutation.setdefault(hardware, own) == own
        assert held_depth(strip, lane, 0) == mfma.operand(lane, 0)[0]
    assert sorted(permutation.values()) == list(range(strip.K))
    assert any(own != hardware for hardware, own in permutation.items())


def test_strip_32_keys_follow_the_32x32_result_rows():
    """The keys that a lane holds are the rows of two stacked 32x32 results: P feeds PV without moving."""
    mfma, e = mfma_named("32x32x64_f8"), np.arange(16)
    for lane in range(64):
        rows = mfma.result(lane, e)[0].tolist()
        assert held_key(STRIP_32, lane, np.arange(32)).tolist() == rows + [row + 32 for row in rows]


def test_the_documented_butterfly_is_not_what_the_hardware_gives():
    documented = held_depth(STRIP_16, LANES, 0, "documented")
    assert np.array_equal(documented, butterfly(LANES % 16))
    assert (documented != held_depth(STRIP_16, LANES, 0, "measured")).sum() == 56


def inside_and_aligned(strip, block_rows, block_cols, bk_tile, depth_tiles):
    """Whether every read names its own key and depth in its own block, 8-byte aligned inside a vector, by loops."""
    for dt, key_base, lane in itertools.product(range(depth_tiles), strip.key_bases, range(64)):
        pair, odd = lane % 16 // 2, lane % 2
        if strip is STRIP_32:
            key = 64 * bk_tile + key_base + pair % 4 + 8 * (pair // 4) + 4 * (lane // 32)
            depth = 16 * (lane // 16 % 2) + 8 * odd
        else:
            key, depth = 128 * bk_tile + 32 * (lane // 16) + key_base + pair, 8 * odd
        byte = strip_byte(strip, lane, key_base, block_rows=block_rows, block_cols=block_cols, dt=dt, bk_tile=bk_tile)
        block, inside = divmod(byte, block_rows * block_cols)
        own_block, own_depth = divmod(dt * strip.M + depth, block_cols)
        if (block, inside // block_cols, inside % block_cols) != (own_block, key, own_depth):
            return False
        if byte % 8 or own_depth + 8 > block_cols or byte % 16 > 8:
            return False
    return True


@pytest.mark.parametrize("strip", [STRIP_32, STRIP_16])
def test_legality_is_exact(strip):
    for block_cols, block_rows, bk_tile in itertools.product(range(16, 100, 4), (64, 127, 128, 192), (0, 1)):
        for depth_tiles in (1, 2, 3):
            try:
                check_strip(
                    strip, block_rows=block_rows, block_cols=block_cols, bk_tile=bk_tile, depth_tiles=depth_tiles
                )
                legal = True
            except ConfigError:
                legal = False
            if strip is STRIP_16 and bk_tile:
                assert not legal
            else:
                assert legal == inside_and_aligned(strip, block_rows, block_cols, bk_tile, depth_tiles)


def test_refused_strips():
    image = np.zeros(128 * 128, dtype=np.uint8)
    load_v_fp8_strip(image, block_rows=128, block_cols=64, bk_tile=1, dt=3)
    with pytest.raises(ConfigError, match="reads keys up to 191 of a block of 128"):
        load_v_fp8_strip(image, block_rows=128, block_cols=64, bk_tile=2)
    with pytest.raises(ConfigError, match="multiple of 8 for aligned reads, got 36"):
        load_v_fp8_strip(image, block_rows=64, block_cols=36)
    with pytest.raises(ConfigError, match="depth tile 1 crosses the end of its 48-wide block at depth 32"):
        load_v_fp8_strip(image, block_rows=64, block_cols=48, dt=1)
    with pytest.raises(ConfigError, match="bk_tile = 0 only"):
        load_v_fp8_strip(image, STRIP_16, block_rows=256, block_cols=16, bk_tile=1)


@pytest.mark.parametrize(
    ("strip", "block_cols", "swizzle", "degree"),
    [
        (STRIP_32, 32, None, 2),
        (STRIP_32, 64, None, 2),
        (STRIP_32, 64, Swizzle(3, 0, 3), 2),
        (STRIP_32, 64, PAIR, 1),
        (STRIP_32, 128, None, 4),
        (STRIP_32, 128, Swizzle(3, 0, 3), 2),
        (STRIP_16, 64, None, 4),
        (STRIP_16, 128, None, 8),
        (STRIP_16, 128, Swizzle(3, 0, 3), 2),
    ],
)
def test_bank_conflicts(strip, block_cols, swizzle, degree):
    reads = [
        strip_byte(strip, LANES, key_base, block_rows=128, block_cols=block_cols, dt=dt, swizzle=swizzle)
        for key_base in strip.key_bases
        for dt in range(block_cols // strip.M)
    ]
    assert {worst_degree(read, "ds_read_b64_tr_b8") for read in reads} == {degree}


def alias_condition(moved, block_vectors, tile_vectors):
    """Exact: V strips, whose block is the whole tile, find what SubTileLoader wrote in blocks of 32 rows."""
    return all(
        moved(v) // 64 == v // 64 and moved(moved(v) % block_vectors) % 64 == v % 64 for v in range(tile_vectors)
    )


@pytest.mark.parametrize(
    ("swizzles", "equal"),
    [
        ((), True),
        ((Swizzle(3, 0, 3),), True),
        ((Swizzle(3, 0, 4),), True),
        ((Swizzle(1, 0, 6),), True),
        ((Swizzle(1, 0, 7),), False),
        ((Swizzle(1, 6, -1),), False),
    ],
    ids=str,
)
def test_strips_of_a_tile_that_the_k_loader_wrote(swizzles, equal):
    """A K and V image of 64 x 64 bytes: equal iff the swizzle stays in a strip and reads no bit above the block."""
    tile = np.arange(64 * 64) % 251
    memory = tile.astype(np.uint8)
    lds = np.zeros(64 * 64, dtype=np.uint8)
    writer = SubTileLoader(rows=64, cols=64, element_bytes=1, swizzle=swizzles[0] if swizzles else None)
    writer.load(memory, Resource(memory.size), lds, row_stride=64)
    moved = compose(*swizzles)
    lane, e = LANES[:, None], np.arange(32)
    try:
        got = load_v_fp8_strip(lds, block_rows=64, block_cols=64, dt=1, swizzle=moved)
        keys, depths = held_key(STRIP_32, lane, e), held_depth(STRIP_32, lane, 1)
        same = np.array_equal(got, tile.reshape(64, 64)[keys, depths])
    except ConfigError:
        same = False
    assert same == equal
    assert alias_condition(moved, 128, 256) == equal


def test_defaults_are_the_first_strip_and_tile():
    """Only the tiles up to the one that is loaded count: tile 0 of a 48-wide block is fine, tile 1 crosses its end."""
    image = np.arange(64 * 48) % 251
    got = load_v_fp8_strip(image.astype(np.uint8), block_rows=64, block_cols=48)
    assert got[33].tolist() == [image[key * 48 + 1] for key in held_key(STRIP_32, 33, np.arange(32)).tolist()]
    check_strip(STRIP_32, block_rows=64, block_cols=48)
    with pytest.raises(ConfigError, match="depth tile 1 crosses"):
        check_strip(STRIP_32, block_rows=64, block_cols=48, depth_tiles=2)
    assert strip_byte(STRIP_32, 0, 0, block_rows=64, block_cols=48, dt=0) == 0
    assert named_position(STRIP_32, 63, 16) == (16 + 11 + 4, 24)
