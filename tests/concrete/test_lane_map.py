"""Coverage of the tile and of LDS: exactly once under `COVERAGE`, and what goes wrong without each condition."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.addresses import axes
from tileprove.concrete.loaders.lane_map import COVERAGE, is_active, lane_coordinates, lds_byte, lds_element
from tileprove.concrete.loaders.loader_config import LoaderConfig
from tileprove.concrete.loaders.precondition import survey


def config(tile_rows, tile_cols, warps, load_width=8, element_bytes=2, **options):
    return LoaderConfig(
        tile_rows=tile_rows,
        tile_cols=tile_cols,
        warps=warps,
        load_width=load_width,
        element_bytes=element_bytes,
        **options,
    )


def issued(loader):
    """(rows, columns, LDS bytes) of the loads that the active warps issue."""
    at = axes(loader.num_iterations, loader.warps)
    row, col = lane_coordinates(loader, at.warp, at.lane, at.iteration)
    lds = lds_byte(loader, at.warp, at.lane, at.iteration)
    active, row, col, lds = np.broadcast_arrays(is_active(loader, at.warp, at.iteration), row, col, lds)
    return row[active], col[active], lds[active]


def once_each(loader):
    """(each vector of the tile loaded exactly once, each LDS vector of the tile written exactly once)."""
    row, col, lds = issued(loader)
    loaded = Counter(zip(row.tolist(), col.tolist(), strict=True))
    wanted = Counter(product(range(loader.tile_rows), range(0, loader.tile_cols, loader.load_width)))
    return loaded == wanted, sorted(lds.tolist()) == list(range(0, loader.tile_bytes, loader.load_bytes))


def broken(loader):
    return {condition.name for condition, holds in survey(COVERAGE, None, loader) if holds is False}


def legal_configs():
    swizzles = [None, Swizzle(1, 5, 4), Swizzle(3, 4, 4), Swizzle(2, 4, -5), Swizzle(1, 2, 3)]
    for full, load_width, warps, swizzle in product((False, True), (1, 2, 8, 16), (1, 2, 3, 4, 8), swizzles):
        widths = (32, 64, 96, 128) if not full else [load_width * vectors for vectors in (1, 3, 4, 5, 8, 64)]
        for tile_cols, tile_rows in product(widths, (1, 4, 12, 16, 21, 32, 64, 85)):
            loader = config(tile_rows, tile_cols, warps, load_width, 2, full_tile_width=full, swizzle=swizzle)
            try:
                loader.validate()
            except ConfigError:
                continue
            yield loader


def test_coverage_is_exact_iff_the_conditions_hold():
    kinds = Counter()
    for loader in legal_configs():
        reasons = broken(loader) - {"dma_width"}
        if not loader.full_tile_width:
            reasons -= {"swizzle_moves_vectors"}
        exact = once_each(loader) == (True, True)
        assert exact == (not reasons), (loader, reasons)
        kinds[exact] += 1
    assert min(kinds[True], kinds[False]) > 200


LOST = (False, False)


@pytest.mark.parametrize(
    ("loader", "reason", "once"),
    [
        # 96 columns: 5 rows a warp, so a warp's 512 elements overrun the next warp's place at 480.
        (config(16, 96, 3), "warp_tiles_abut", (True, False)),
        # 3 lanes a row: 21 rows a warp in LDS, 64 rows an iteration in the source.
        (config(63, 48, 3, 16, 1, full_tile_width=True), "warp_tiles_abut", (False, False)),
        # One warp row of 8 x 64: warp 0 alone loads 16 rows x 32 columns, nobody the other 32 columns.
        (config(8, 64, 4), "tile_rows_whole", (False, True)),
        # 24 rows: the second warp runs 8 rows past the tile, in the source and in LDS.
        (config(24, 32, 2), "tile_rows_whole", (False, False)),
        # Bit 10 of 1024 bytes a warp: lanes reach into rows of another warp.
        (config(32, 32, 2, swizzle=Swizzle(1, 4, -6)), "swizzle_stays_inside", (False, True)),
        # 1536 bytes end in the middle of a 2048-byte swizzle period: bit 10 moves bytes out of the tile.
        (config(24, 64, 1, 16, 1, full_tile_width=True, swizzle=Swizzle(1, 9, 1)), "swizzle_stays_inside", LOST),
    ],
    ids=str,
)  # fmt: skip
def test_configurations_that_every_assert_lets_pass(loader, reason, once):
    loader.validate()
    assert reason in broken(loader)
    assert once_each(loader) == once


def test_uncovered_row_of_an_undividing_width():
    row, col, _ = issued(config(85, 48, 4, 16, 1, full_tile_width=True))
    assert 84 in row
    assert set(col[row == 84].tolist()) == {0}


def test_a_swizzle_below_the_vector_is_dropped_without_full_width():
    with_low_bits = config(16, 32, 1, swizzle=Swizzle(1, 3, 4))
    assert broken(with_low_bits) == {"swizzle_moves_vectors"}
    plain = config(16, 32, 1)
    assert all(np.array_equal(a, b) for a, b in zip(issued(with_low_bits), issued(plain), strict=True))


@pytest.mark.parametrize(
    "loader",
    [
        config(64, 32, 4),
        config(64, 128, 4, swizzle=Swizzle(1, 5, 4)),
        config(32, 64, 8, swizzle=Swizzle(3, 4, 3)),
        config(128, 128, 4, 16, 1, full_tile_width=True, swizzle=Swizzle(3, 4, 4)),
        config(64, 64, 4, full_tile_width=True),
        config(16, 32, 4, 4, 4),
    ],
    ids=str,
)
def test_lds_element_is_where_the_lanes_write(loader):
    assert broken(loader) == set()
    row, col, lds = issued(loader)
    for inside in range(loader.load_width):
        place = lds_element(loader, row, col + inside)
        assert np.array_equal(place, lds // loader.element_bytes + inside)


def test_blocks_of_32_columns_follow_each_other_in_lds():
    loader = config(32, 64, 4)
    row, col = np.mgrid[0:32, 0:64]
    lds = np.empty((32 * 64, 2), dtype=int)
    lds[lds_element(loader, row, col)] = np.stack([row, col], axis=-1)
    blocks = lds.reshape(2, 2, 16, 32, 2)
    for block_row, block_col in product(range(2), range(2)):
        corner = np.array([16 * block_row, 32 * block_col])
        assert np.array_equal(blocks[block_row, block_col], np.stack(np.mgrid[0:16, 0:32], axis=-1) + corner)


@pytest.mark.parametrize(
    ("passes", "fails", "message"),
    [
        ({"load_width": 32}, {"load_width": 64}, "load_width must not exceed subtile_cols; got load_width=64, subt"),
        ({"load_width": 4}, {"load_width": 5}, "load_width must divide subtile_cols; got load_width=5, subt"),
        ({"tile_cols": 32}, {"tile_cols": 31}, "tile_cols must not be below subtile_cols; got tile_cols=31"),
        ({"tile_cols": 64}, {"tile_cols": 65}, "subtile_cols must divide tile_cols; got subtile_cols=32, tile_cols=65"),
        ({"warps": 4, "tile_cols": 64}, {"warps": 5, "tile_cols": 64}, "num_warp_cols must divide warps"),
        ({"warps": 16, "tile_cols": 512}, {"warps": 17, "tile_cols": 544}, "a warp must cover at least one tile row"),
        ({"tile_rows": 1}, {"tile_rows": 0}, "tile_rows must be at least 1; got tile_rows=0"),
    ],
)  # fmt: skip
def test_asserts_at_their_boundary(passes, fails, message):
    base = {"tile_rows": 64, "tile_cols": 32, "warps": 4, "load_width": 8}
    config(**{**base, **passes}).validate()
    with pytest.raises(ConfigError, match=message) as error:
        config(**{**base, **fails}).validate()
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["tile_cols", "warps", "load_width", "element_bytes"])
def test_nonsense_is_refused_at_once(name):
    with pytest.raises(ConfigError, match=rf"LoaderConfig\.{name} must be at least 1, got 0"):
        config(**{"tile_rows": 64, "tile_cols": 32, "warps": 4, name: 0})
