"""Each precondition at its boundary, and what breaking it does: a wrong lane, a wrong LDS byte, or nothing."""

from dataclasses import replace

import pytest
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig
from tileprove.prover.running import registry
from tileprove.prover.shapes.basis import BASIS, GROUPS
from tileprove.prover.shapes.layer_file import Layer
from tileprove.prover.shapes.records import Effect, Status
from tileprove.prover.shapes.survey import survey_layer

CONV = Conv(N=2, H=14, W=14, C=64, R=3, S=3, pad_h=1, pad_w=1)
CONFIG = LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
VIDEO = Conv(N=4, D=3, H=14, W=14, C=64, Q=3, R=3, S=3, pad_h=1, pad_w=1)
FULL = replace(CONFIG, full_tile_width=True)
RUN_TIME = replace(CONFIG, runtime_hw=True)
MOST_IMAGES = 2**32 // (2 * 64 * 14 * 14)


def report(conv=CONV, config=CONFIG):
    return survey_layer(Layer("a", (), conv, config))


def check(name, conv=CONV, config=CONFIG):
    return next(found for found in report(conv, config).checks if found.name == name)


# precondition, the last layer that meets it, the first that does not, and the effect there
BOUNDARIES = [
    ("threads_per_row", (CONV, replace(CONFIG, load_width=32)), (CONV, replace(CONFIG, load_width=33)), Effect.REFUSED),
    ("load_width_divides_subtile", (CONV, CONFIG), (CONV, replace(CONFIG, load_width=9)), Effect.REFUSED),
    ("num_warp_cols", (CONV, replace(CONFIG, tile_cols=32)), (CONV, replace(CONFIG, tile_cols=31)), Effect.REFUSED),
    ("subtile_divides_tile", (CONV, CONFIG), (CONV, replace(CONFIG, tile_cols=65)), Effect.REFUSED),
    (
        "warp_columns_divide_warps",
        (CONV, replace(CONFIG, tile_cols=128)),
        (CONV, replace(CONFIG, tile_cols=128, warps=5)),
        Effect.REFUSED,
    ),
    (
        "rows_per_warp",
        (CONV, replace(CONFIG, load_width=1)),
        (CONV, replace(CONFIG, load_width=1, tile_cols=96, warps=3)),
        Effect.REFUSED,
    ),
    ("tile_rows", (CONV, replace(CONFIG, tile_rows=1)), (CONV, replace(CONFIG, tile_rows=0)), Effect.REFUSED),
    ("filter_fits", (replace(CONV, H=14, R=16), CONFIG), (replace(CONV, H=13, R=16), CONFIG), Effect.REFUSED),
    (
        "output_lengths",
        (replace(CONV, runtime_output=(14, 14)), CONFIG),
        (replace(CONV, runtime_output=(14, 13)), CONFIG),
        Effect.REFUSED,
    ),
    ("carry_2d", (replace(CONV, H=4), CONFIG), (replace(CONV, H=3), CONFIG), Effect.REFUSED),
    ("carry_3d", (replace(VIDEO, H=3, W=11), CONFIG), (replace(VIDEO, H=4, W=8), CONFIG), Effect.REFUSED),
    (
        "run_time_output_lengths",
        (replace(CONV, runtime_output=(14, 14)), RUN_TIME),
        (replace(CONV, runtime_output=(14, 15)), RUN_TIME),
        Effect.WRONG,
    ),
    ("carry_exact", (replace(CONV, N=9, H=4, W=8), RUN_TIME), (replace(CONV, N=9, H=3, W=8), RUN_TIME), Effect.WRONG),
    ("load_stays_in_pixel", (replace(CONV, C=40), CONFIG), (replace(CONV, C=44), CONFIG), Effect.WRONG),
    ("dword_aligned", (replace(CONV, C=42), CONFIG), (replace(CONV, C=43), CONFIG), Effect.CONDITIONAL),
    ("total_bytes", (replace(CONV, N=MOST_IMAGES), CONFIG), (replace(CONV, N=MOST_IMAGES + 1), CONFIG), Effect.WRONG),
    ("warp_tiles_abut", (CONV, FULL), (CONV, replace(FULL, tile_cols=72)), Effect.WRONG),
    ("tile_rows_whole", (CONV, CONFIG), (CONV, replace(CONFIG, tile_rows=65)), Effect.WRONG),
    ("tile_rows_whole", (CONV, CONFIG), (CONV, replace(CONFIG, tile_rows=63)), Effect.WRONG),
    (
        "swizzle_moves_vectors",
        (CONV, replace(CONFIG, swizzle=Swizzle(1, 4, 2))),
        (CONV, replace(CONFIG, swizzle=Swizzle(1, 3, 2))),
        Effect.WRONG,
    ),
    (
        "swizzle_stays_inside",
        (CONV, replace(CONFIG, swizzle=Swizzle(1, 4, -5))),
        (CONV, replace(CONFIG, swizzle=Swizzle(1, 4, -6))),
        Effect.WRONG,
    ),
    ("dma_width", (CONV, CONFIG), (CONV, replace(CONFIG, load_width=4)), Effect.WRONG),
    ("dma_width", (CONV, replace(CONFIG, load_width=2)), (CONV, replace(CONFIG, load_width=1)), Effect.WRONG),
]


@pytest.mark.parametrize(("name", "good", "bad", "effect"), BOUNDARIES, ids=[row[0] for row in BOUNDARIES])
def test_last_good_and_first_bad_layer(name, good, bad, effect):
    assert check(name, *good).status is Status.MET
    broken = check(name, *bad)
    assert broken.status is Status.VIOLATED
    assert broken.effect is effect


def test_every_precondition_is_met_at_a_boundary_here_except_those_that_nothing_can_break():
    never = {"geometry", "rows_per_iteration"}  # Conv refuses it; follows from rows_per_warp
    assert {row[0] for row in BOUNDARIES} | never == {condition.name for condition in im2col.PRECONDITIONS}


def test_a_tile_that_one_warp_covers_a_row_of_is_covered_by_an_iteration():
    for tile_cols in range(32, 1100, 32):
        for load_width in (1, 2, 4, 8, 16, 32):
            config = replace(CONFIG, tile_cols=tile_cols, load_width=load_width, warps=tile_cols // 32)
            assert config.rows_per_iteration >= 1 or config.rows_per_warp < 1


def test_every_precondition_has_claims_that_exist():
    (system,) = registry.targets(["im2col"])[0].systems()
    known = {claim.full_name for claim in system.claims.values()}
    assert list(BASIS) == [condition.name for condition in im2col.PRECONDITIONS]
    assert {basis.group for basis in BASIS.values()} == set(GROUPS)
    for name, basis in BASIS.items():
        assert basis.claims, name
        assert set(basis.claims) <= known, name


def test_a_good_layer_has_no_effect_to_report():
    assert not report().violated
    assert all(found.effect is None and not found.note for found in report().checks)


def test_after_an_essential_precondition_nothing_is_decided():
    found = report(CONV, replace(CONFIG, tile_cols=31))
    states = [each.status for each in found.checks]
    assert states == [Status.MET] * 2 + [Status.VIOLATED] + [Status.UNDECIDED] * (len(states) - 3)


# -- a violated precondition that does no harm says so -------------------------------------------------------


def test_a_carry_past_the_last_row_is_harmless():
    found = check("carry_exact", replace(CONV, N=1, H=3, W=8), RUN_TIME)
    assert found.effect is Effect.HARMLESS
    assert found.searched == "every tile"
    assert found.lane is None


def test_a_load_that_runs_on_past_k_is_harmless():
    strided = Conv(N=2, H=8, W=8, C=12, stride_h=2, stride_w=2)
    assert check("load_stays_in_pixel", strided).effect is Effect.HARMLESS
    assert check("load_stays_in_pixel", replace(strided, S=2, dilation_w=2)).effect is Effect.WRONG


def test_a_load_that_runs_on_into_the_next_tap_of_a_row_without_halo_is_harmless():
    assert check("load_stays_in_pixel", Conv(N=2, H=9, W=9, C=12, S=2)).effect is Effect.HARMLESS
    assert check("load_stays_in_pixel", Conv(N=2, H=9, W=9, C=12, R=2, S=2)).effect is Effect.HARMLESS
    assert check("load_stays_in_pixel", Conv(N=2, H=9, W=9, C=12, R=2, S=3)).effect is Effect.WRONG


def test_an_assert_stricter_than_the_carry_needs_refuses_a_layer_that_would_be_right():
    found = check("carry_2d", replace(CONV, H=3))
    assert found.effect is Effect.REFUSED
    assert found.lane is None
    assert "right in every tile" in found.note


def test_an_assert_that_is_needed_shows_the_lane_that_it_prevents():
    found = check("carry_2d", replace(CONV, N=9, H=3, W=8))
    assert found.effect is Effect.REFUSED
    assert found.lane is not None
    assert "runtime_hw=True" in found.lane.replay


def test_a_filter_that_does_not_fit_has_no_lane():
    found = check("run_time_output_lengths", replace(CONV, H=2, W=2, R=5), RUN_TIME)
    assert found.effect is Effect.HARMLESS
    assert "no output position" in found.note


def test_a_search_that_did_not_see_everything_does_not_call_it_harmless():
    large = Conv(N=256, H=224, W=224, C=12, stride_h=2, stride_w=2)
    found = check("load_stays_in_pixel", large)
    assert found.effect is Effect.NOT_FOUND
    assert "of 50,176 tiles" in found.searched
    assert "no proof" in found.note


# -- coverage: a wrong byte of LDS ---------------------------------------------------------------------------


def lds(name, config):
    found = check(name, CONV, config)
    assert found.lane is None
    assert found.searched == "all loads of one tile"
    return found.lds


def test_warp_tiles_that_do_not_abut():
    one_iteration = replace(FULL, tile_cols=48, tile_rows=40)
    assert lds("warp_tiles_abut", one_iteration).byte == one_iteration.tile_bytes
    two = lds("warp_tiles_abut", replace(one_iteration, tile_rows=50))
    assert two.what == (
        "LDS byte 3,840 is written 2 times and gets byte 0 of tile element (42, 0); byte 0 of tile element (40, 0)"
        " belongs there"
    )
    assert two.writers == [[0, 3, 60], [1, 0, 0]]


def test_columns_that_no_warp_loads():
    short = lds("tile_rows_whole", replace(CONFIG, tile_cols=128, tile_rows=8))
    assert short.what == (
        "LDS byte 512 gets byte 0 of tile element (8, 0), outside the tile; tile element (0, 64) is never loaded"
    )


def test_a_swizzle_that_splits_a_load():
    split = lds("swizzle_moves_vectors", replace(CONFIG, swizzle=Swizzle(1, 3, 2)))
    assert split.byte == 32
    assert "tile element" in split.what


def test_a_lane_whose_dma_goes_elsewhere():
    moved = lds("dma_width", replace(CONFIG, load_width=1))
    assert moved.what == "LDS-DMA puts the lane's 2 bytes at LDS byte 4; the loader wants them at 2"
    assert moved.writers == [[0, 0, 1]]
    assert "no such instruction" in lds("dma_width", replace(CONFIG, load_width=4)).what
