"""Reported lanes are wrong, and where nothing is reported nothing is: held against windows cut from a padded array."""

import random
from dataclasses import replace

import numpy as np
import pytest
from brute_force import a_matrix, loaded, mismatches, tensor
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig
from tileprove.prover.shapes.layer_file import Layer
from tileprove.prover.shapes.records import Effect, Status
from tileprove.prover.shapes.survey import survey_layer

BF16 = LoaderConfig(
    tile_rows=64, tile_cols=128, warps=4, element_bytes=2, load_width=8, swizzle=Swizzle(1, 5, 4), runtime_hw=True
)
FP8 = LoaderConfig(
    tile_rows=32, tile_cols=128, warps=4, element_bytes=1, load_width=16, full_tile_width=True,
    swizzle=Swizzle(3, 4, 4), runtime_hw=True,
)  # fmt: skip
WIDE = replace(BF16, element_bytes=4, load_width=4, tile_cols=32, swizzle=None)


def violated(conv, config):
    return {check.name: check for check in survey_layer(Layer("a", (), conv, config)).violated}


def confirm(conv, config, check):
    """The lane gets what the report says, and the A matrix has something else there."""
    lane = check.lane
    data = tensor(conv, config.element_bytes)
    flat = data.reshape(-1)
    _, values = loaded(conv, config, data, lane.m_offset, lane.k_offset)
    got = int(values[lane.iteration, lane.warp, lane.lane, lane.element])
    wanted = int(a_matrix(conv, data)[lane.m, lane.k])
    assert got == (0 if lane.gets.element is None else int(flat[lane.gets.element]))
    assert wanted == (0 if lane.belongs.element is None else int(flat[lane.belongs.element]))
    assert got != wanted
    if lane.belongs.coordinates is not None:
        assert int(data[tuple(lane.belongs.coordinates)]) == wanted


@pytest.mark.parametrize(
    ("name", "conv", "config"),
    [
        ("load_stays_in_pixel", Conv(N=1, H=20, W=20, C=3, R=7, S=7, stride_h=2, stride_w=2, pad_h=3, pad_w=3), BF16),
        ("load_stays_in_pixel", Conv(N=3, H=9, W=8, C=12, R=3, S=3, pad_h=1, pad_w=1), BF16),
        ("load_stays_in_pixel", Conv(N=2, H=9, W=8, C=24, R=3, S=3, dilation_w=2), FP8),
        ("load_stays_in_pixel", Conv(N=2, H=9, W=8, C=6, R=1, S=3, pad_w=1), WIDE),
        ("carry_exact", Conv(N=40, H=3, W=3, C=64, R=3, S=3, pad_h=1, pad_w=1), BF16),
        ("carry_exact", Conv(N=40, H=1, W=5, C=64, R=1, S=3, pad_w=1), BF16),
        ("carry_exact", Conv(N=20, D=4, H=2, W=2, C=16, Q=3, R=1, S=1, stride_h=2), BF16),
        ("run_time_output_lengths", Conv(N=3, H=8, W=8, C=64, R=3, S=3, runtime_output=(8, 8)), BF16),
        ("run_time_output_lengths", Conv(N=3, H=8, W=8, C=64, R=3, S=3, runtime_output=(6, 5)), FP8),
        ("dword_aligned", Conv(N=1, H=224, W=224, C=3, R=7, S=7, stride_h=2, stride_w=2, pad_h=3, pad_w=3), BF16),
    ],
)
def test_the_reported_lane_reads_the_wrong_element(name, conv, config):
    check = violated(conv, config)[name]
    assert check.effect in (Effect.WRONG, Effect.CONDITIONAL)
    confirm(conv, config, check)


def test_a_load_that_is_not_dword_aligned_is_wrong_where_the_hardware_aligns_it():
    conv = Conv(N=1, H=7, W=7, C=13, R=2, S=2)
    check = violated(conv, BF16)["dword_aligned"]
    lane = check.lane
    assert check.effect is Effect.CONDITIONAL
    assert "two low bits" in check.reading
    assert lane.load * 2 % 4 == 2
    assert lane.gets.byte == lane.belongs.byte - 2
    wanted = a_matrix(conv, np.arange(1, conv.num_records + 1).reshape(conv.input_shape))
    assert wanted[lane.m, lane.k] == lane.belongs.element + 1


def test_the_replay_line_gives_what_the_report_says():
    found = violated(Conv(N=40, H=3, W=3, C=64, R=3, S=3, pad_h=1, pad_w=1), BF16)["carry_exact"]
    names = {"im2col": im2col, "Conv": Conv, "LoaderConfig": LoaderConfig, "Swizzle": Swizzle}
    assert int(eval(found.lane.replay, names)) == found.lane.load


def random_layer(rng):
    """A small layer and a configuration that the loader compiles for."""
    while True:
        three_d = rng.random() < 0.3
        depth = {"D": rng.randint(1, 4), "Q": rng.randint(2, 3), "pad_d": rng.randint(0, 1)} if three_d else {}
        try:
            conv = Conv(
                N=rng.randint(1, 6), H=rng.randint(1, 9), W=rng.randint(1, 9), C=rng.choice([4, 8, 12, 16, 24, 32, 64]),
                R=rng.randint(1, 3), S=rng.randint(1, 3), stride_h=rng.randint(1, 2), stride_w=rng.randint(1, 2),
                dilation_h=rng.randint(1, 2), dilation_w=rng.randint(1, 2), pad_h=rng.randint(0, 2),
                pad_w=rng.randint(0, 2), **depth,
            )  # fmt: skip
            base = rng.choice([BF16, FP8, WIDE, replace(BF16, tile_cols=32), replace(WIDE, tile_cols=64)])
            config = replace(base, tile_rows=rng.choice([32, 64]), runtime_hw=rng.random() < 0.7)
            im2col.validate(conv, config)
        except ConfigError:
            continue
        if min(conv.output) >= 1:
            return conv, config


def test_what_is_reported_on_random_layers_is_what_a_brute_force_finds():
    rng = random.Random(20240607)
    outcomes = {"met": 0, "wrong": 0, "harmless": 0}
    for _ in range(150):
        conv, config = random_layer(rng)
        found = violated(conv, config)
        wrong = mismatches(conv, config)
        said = {check.effect for check in found.values()}
        if said & {Effect.WRONG, Effect.CONDITIONAL}:
            assert wrong, (conv, config)
            for check in found.values():
                if check.lane is not None and check.effect is Effect.WRONG:
                    assert (check.lane.m, check.lane.k) in wrong
            outcomes["wrong"] += 1
        else:
            assert not wrong, (conv, config)
            assert said <= {Effect.HARMLESS}
            outcomes["harmless" if said else "met"] += 1
    assert min(outcomes.values()) >= 10, outcomes


# -- 4 GiB: too large to load, so in plain integers ----------------------------------------------------------


def four_gib(images, **options):
    """A bf16 layer of 8 MiB an image; 512 of them are 2^32 bytes."""
    return Conv(N=images, H=64, W=64, C=1024, **options)


def confirm_wrap(conv, check, soffset_in_check):
    """The reported lane, by its formulas in Python ints."""
    lane = check.lane
    bytes_wanted = lane.belongs.element * 2
    assert bytes_wanted < conv.num_records * 2
    record_bytes = conv.num_records * 2 % 2**32
    row = lane.m - lane.m_offset
    if conv.is_pointwise:
        row0 = row - lane.iteration * BF16.rows_per_iteration
        col = lane.k - lane.element - lane.k_offset
        voffset = (row0 * conv.C + col) * 2
        soffset = ((lane.m_offset + lane.iteration * BF16.rows_per_iteration) * conv.C + lane.k_offset) * 2 % 2**32
    else:
        voffset, soffset = (lane.belongs.element - lane.element) * 2 % 2**32, 0
    start = voffset + lane.element * 2 // 4 * 4 + (soffset if soffset_in_check else 0)
    in_range = start + 4 <= record_bytes
    place = voffset + soffset + lane.element * 2
    assert not in_range or place != bytes_wanted
    assert lane.gets.byte == (place if in_range else None)


@pytest.mark.parametrize("options", [{"R": 3, "S": 3, "pad_h": 1, "pad_w": 1}, {}], ids=["3x3", "pointwise"])
@pytest.mark.parametrize("images", [512, 513, 600])
def test_a_layer_at_or_above_4_gib_has_a_lane_that_loses_its_data(images, options):
    conv = four_gib(images, **options)
    check = violated(conv, BF16)["total_bytes"]
    assert check.effect is Effect.WRONG
    for soffset_in_check in (True, False):
        confirm_wrap(conv, check, soffset_in_check)


@pytest.mark.parametrize("options", [{"R": 3, "S": 3, "pad_h": 1, "pad_w": 1}, {}], ids=["3x3", "pointwise"])
def test_just_below_4_gib_every_precondition_is_met(options):
    assert not violated(four_gib(511, **options), BF16)


def test_the_video_vae_decoded_in_one_go_does_not_fit_below_4_gib():
    clip = Conv(N=1, D=83, H=480, W=832, C=96, Q=3, R=3, S=3, pad_h=1, pad_w=1)
    found = violated(clip, replace(BF16, tile_cols=32))
    assert set(found) == {"total_bytes"}
    assert found["total_bytes"].effect is Effect.WRONG
    assert not violated(replace(clip, D=23), replace(BF16, tile_cols=32))


# -- small run-time outputs ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("height", "width", "right"), [(4, 4, True), (3, 5, False), (2, 8, True), (1, 15, False)])
def test_small_run_time_outputs_break_the_carry(height, width, right):
    conv = Conv(N=64, H=height, W=width, C=64, R=3, S=3, pad_h=1, pad_w=1)
    assert BF16.rows_per_iteration == 16
    assert set(violated(conv, BF16)) == (set() if right else {"carry_exact"})
    assert bool(mismatches(conv, BF16)) is not right


def test_a_tile_that_one_iteration_loads_carries_nothing():
    conv = Conv(N=64, H=3, W=3, C=64, R=3, S=3, pad_h=1, pad_w=1)
    found = survey_layer(Layer("a", (), conv, replace(BF16, tile_rows=16)))
    assert {check.name: check.status for check in found.checks}["carry_exact"] is Status.DOES_NOT_APPLY
    assert not found.violated
