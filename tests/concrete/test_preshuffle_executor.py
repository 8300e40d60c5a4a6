"""Preshuffled B and scales."""

import itertools

import numpy as np
import pytest
from tileprove.concrete.integers import ConfigError
from tileprove.concrete.loaders.preshuffle import (
    b_byte,
    b_lane_position,
    check_b,
    check_scales,
    preshuffle_b,
    preshuffle_scales,
    scale_byte,
    scale_lane_position,
    scale_op_sel,
    scale_word,
)

LANES = np.arange(64)


def grid(rows, cols):
    return np.arange(rows)[:, None], np.arange(cols)[None, :]


def onto(places):
    return np.array_equal(np.sort(places.ravel()), np.arange(places.size))


@pytest.mark.parametrize(("n", "k_bytes"), [(16, 64), (48, 128), (32, 192)])
def test_b_order_by_plain_loops(n, k_bytes):
    order = itertools.product(range(n // 16), range(k_bytes // 64), range(4), range(16), range(16))
    for place, (n0, k0, group, row, byte) in enumerate(order):
        assert b_byte(n0 * 16 + row, k0 * 64 + group * 16 + byte, k_bytes) == place


@pytest.mark.parametrize(("mn", "k_scales"), [(32, 8), (64, 24), (96, 16)])
def test_scale_order_by_plain_loops(mn, k_scales):
    order = itertools.product(range(mn // 32), range(k_scales // 8), range(4), range(16), range(2), range(2))
    for place, (mn0, k0, k4, mn16, k2, mn2) in enumerate(order):
        row, col = mn0 * 32 + mn2 * 16 + mn16, k0 * 8 + k2 * 4 + k4
        assert scale_byte(row, col, k_scales) == place
        assert (scale_word(row, col, k_scales), scale_op_sel(row, col)) == (place // 4 * 4, place % 4)


def test_b_is_a_bijection_exactly_where_these_divisibilities_hold():
    """16 | N and 64 | K_BYTES, or one of three small cases; it stays injective up to 16 rows."""
    for n, k_bytes in itertools.product(range(1, 36), range(1, 132)):
        places = b_byte(*grid(n, k_bytes), k_bytes)
        small = (n == 16 and k_bytes % 16 == 0) or (n <= 16 and k_bytes == 16) or (n == 1 and k_bytes <= 16)
        assert onto(places) == ((n % 16 == 0 and k_bytes % 64 == 0) or small), (n, k_bytes)
        assert (np.unique(places).size == places.size) == (n <= 16 or k_bytes % 64 == 0)


def test_scales_are_a_bijection_exactly_where_these_divisibilities_hold():
    for mn, k_scales in itertools.product(range(1, 100), range(1, 34)):
        places = scale_byte(*grid(mn, k_scales), k_scales)
        assert onto(places) == ((mn % 32 == 0 and k_scales % 8 == 0) or mn == k_scales == 1), (mn, k_scales)
        assert (np.unique(places).size == places.size) == (mn <= 32 or k_scales % 8 == 0)


@pytest.mark.parametrize("kb_base", [0, 16, 64])
def test_a_wave_loads_1024_contiguous_bytes(kb_base):
    for i, k_tile, n_offset in itertools.product(range(2), range(2), (0, 16)):
        n, kb = b_lane_position(LANES, i, k_tile, n_offset, kb_base)
        assert np.array_equal(n, n_offset + 16 * i + LANES % 16)
        assert np.array_equal(kb, kb_base + 64 * k_tile + 16 * (LANES // 16))
        first = b_byte(n, kb, 256)
        for byte in range(16):
            assert np.array_equal(b_byte(n, kb + byte, 256), first + byte)
        covered = np.sort((first[:, None] + np.arange(16)).ravel())
        assert (first % 16 == 0).all()
        assert np.array_equal(covered, covered[0] + np.arange(1024))


def test_unaligned_bases_break_the_contiguity():
    n, kb = b_lane_position(LANES, 0, 0, 0, 8)
    assert not np.array_equal(b_byte(n, kb + 15, 256), b_byte(n, kb, 256) + 15)
    n, kb = b_lane_position(LANES, 0, 0, 4, 0)
    covered = np.sort((b_byte(n, kb, 256)[:, None] + np.arange(16)).ravel())
    assert not np.array_equal(covered, covered[0] + np.arange(1024))


def test_a_wave_of_scale_words():
    """OP_SEL is one for all lanes iff 16 | mn and 4 | ks; the words are contiguous iff the rows are in one atom."""
    for mn, ks in itertools.product(range(0, 64, 8), range(0, 16, 2)):
        position = scale_lane_position(LANES, mn, ks)
        words, sel = scale_word(*position, 24), scale_op_sel(*position)
        assert np.array_equal(np.sort(words), words.min() + 4 * LANES) == (mn % 32 <= 16)
        assert (np.unique(sel).size == 1) == (mn % 16 == 0 and ks % 4 == 0)
        assert np.array_equal(words + sel, scale_byte(*position, 24))


def test_host_side_shuffles():
    rng = np.random.default_rng(5)
    b, scales = rng.integers(0, 256, (32, 128), dtype=np.uint8), rng.integers(0, 256, (64, 16), dtype=np.uint8)
    shuffled = preshuffle_b(b)
    assert all(shuffled[b_byte(n, kb, 128)] == b[n, kb] for n in range(32) for kb in range(128))
    shuffled = preshuffle_scales(scales)
    assert all(shuffled[scale_byte(mn, ks, 16)] == scales[mn, ks] for mn in range(64) for ks in range(16))


def test_refused_shapes():
    check_b(16, 64)
    check_scales(32, 8)
    for n, k_bytes, message in [
        (24, 64, "multiple of 16, got 24"),
        (16, 32, "multiple of 64, got 32"),
        (0, 64, "got 0"),
    ]:
        with pytest.raises(ConfigError, match=message):
            check_b(n, k_bytes)
    for mn, k_scales, message in [(16, 8, "multiple of 32, got 16"), (32, 4, "multiple of 8, got 4")]:
        with pytest.raises(ConfigError, match=message):
            check_scales(mn, k_scales)


def test_lane_positions_start_at_zero():
    assert b_lane_position(0, 0, 0) == (0, 0)
    for shape in ((16, 0), (0, 64)):
        with pytest.raises(ConfigError, match="got 0"):
            check_b(*shape)
    for shape in ((32, 0), (0, 8)):
        with pytest.raises(ConfigError, match="got 0"):
            check_scales(*shape)
