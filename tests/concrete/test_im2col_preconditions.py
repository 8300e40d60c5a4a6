"""Preconditions as data: what is refused, what is only listed, each at its boundary."""

from dataclasses import replace

import pytest
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import PRECONDITIONS, Conv, LoaderConfig
from tileprove.concrete.loaders.precondition import survey

CONV = Conv(N=2, H=14, W=14, C=64, R=3, S=3, pad_h=1, pad_w=1)
CONFIG = LoaderConfig(tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8)
RUN_TIME = replace(CONFIG, runtime_hw=True)


def state(conv, config):
    return {condition.name: holds for condition, holds in survey(PRECONDITIONS, conv, config)}


def test_a_good_layer_meets_everything_that_applies():
    assert state(CONV, CONFIG) == {
        "threads_per_row": True,
        "load_width_divides_subtile": True,
        "num_warp_cols": True,
        "subtile_divides_tile": True,
        "warp_columns_divide_warps": True,
        "rows_per_warp": True,
        "rows_per_iteration": True,
        "tile_rows": True,
        "geometry": True,
        "filter_fits": True,
        "output_lengths": True,
        "carry_2d": True,
        "carry_3d": None,
        "run_time_output_lengths": None,
        "carry_exact": True,
        "load_stays_in_pixel": None,
        "dword_aligned": True,
        "total_bytes": True,
        "warp_tiles_abut": True,
        "tile_rows_whole": True,
        "swizzle_moves_vectors": None,
        "swizzle_stays_inside": None,
        "dma_width": True,
    }


def test_names_and_sentences_are_usable():
    names = [condition.name for condition in PRECONDITIONS]
    assert len(set(names)) == len(names)
    assert all("\n" not in c.sentence and not c.sentence.endswith(".") for c in PRECONDITIONS)
    assert all("\n" not in c.complaint(CONV, CONFIG) for c in PRECONDITIONS)


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("filter_fits", {"H": 16, "R": 16, "pad_h": 0}, {"H": 15, "R": 16, "pad_h": 0}),
        ("filter_fits", {"W": 13, "dilation_w": 7}, {"W": 12, "dilation_w": 7}),
        ("output_lengths", {"runtime_output": (14, 14)}, {"runtime_output": (14, 13)}),
        ("carry_2d", {"H": 4, "W": 14}, {"H": 3, "W": 14}),
        ("load_stays_in_pixel", {"C": 40}, {"C": 44}),
        ("dword_aligned", {"C": 42}, {"C": 43}),
        ("total_bytes", {"N": 2**32 // (128 * 196)}, {"N": 2**32 // (128 * 196) + 1}),
    ],
)
def test_compile_time_conditions_at_their_boundary(name, good, bad):
    assert state(replace(CONV, **good), CONFIG)[name]
    assert state(replace(CONV, **bad), CONFIG)[name] is False


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("run_time_output_lengths", {"runtime_output": (14, 14)}, {"runtime_output": (14, 15)}),
        ("run_time_output_lengths", {"H": 1}, {"H": 1, "R": 4}),
        ("carry_exact", {"H": 4, "W": 8}, {"H": 3, "W": 8}),
    ],
)
def test_run_time_conditions_are_listed_but_not_enforced(name, good, bad):
    assert state(replace(CONV, **good), RUN_TIME)[name]
    assert state(replace(CONV, **bad), RUN_TIME)[name] is False
    im2col.validate(replace(CONV, **bad), RUN_TIME)


def test_nothing_is_decided_after_a_broken_essential_condition():
    after = state(replace(CONV, R=17), CONFIG)
    assert after["filter_fits"] is False
    assert after["geometry"] is True
    assert {after[name] for name in ("output_lengths", "carry_2d", "total_bytes", "dma_width")} == {None}


def test_pointwise_layers_need_no_geometry_and_no_carry():
    pointwise = Conv(N=64, H=1, W=1, C=64, runtime_output=(5, 5))
    im2col.validate(pointwise, CONFIG)
    found = state(pointwise, CONFIG)
    assert {found[name] for name in ("filter_fits", "output_lengths", "carry_2d", "carry_exact")} == {None}


def test_refusals_are_one_clear_line():
    with pytest.raises(ConfigError, match=r"the padded input must not be smaller .* got input_shape=\(2, 14, 14, 64\)"):
        im2col.addresses(replace(CONV, R=17), CONFIG)
    with pytest.raises(ConfigError, match=r"Conv\.stride_h must be at least 1, got 0"):
        replace(CONV, stride_h=0)
    with pytest.raises(ConfigError, match=r"Conv\.pad_w must be at least 0, got -1"):
        replace(CONV, pad_w=-1)
    with pytest.raises(ConfigError, match=r"Conv\.N must be at least 1, got 0"):
        replace(CONV, N=0)
    with pytest.raises(ConfigError, match=r"Conv\.H must be an integer or an array of int64, got 14\.5"):
        replace(CONV, H=14.5)
    with pytest.raises(ConfigError, match=r"Conv\.runtime_output must be \(D_out, H_out, W_out\), got 2 values"):
        Conv(N=1, H=4, W=4, C=8, Q=2, D=3, runtime_output=(4, 4))
