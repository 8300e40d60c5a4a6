"""FP4 elements, E8M0 scales and the block-scaled MFMA."""

from fractions import Fraction

import numpy as np
import pytest
from tileprove.concrete.hardware.mfma import gather_result, mfma_named, scatter_operand
from tileprove.concrete.hardware.mx_formats import (
    doubled,
    gather_scales,
    pack_fp4,
    scale_bytes,
    scaled_product,
    simulate_scaled,
    unpack_fp4,
)
from tileprove.concrete.integers import ConfigError

LANES = np.arange(64)
F4 = mfma_named("16x16x128_f4")
VALUES = ["0", "1/2", "1", "3/2", "2", "3", "4", "6"]


def value(code):
    """An E2M1 code, as the sign, exponent and mantissa bits say."""
    sign, exponent, mantissa = code >> 3, code >> 1 & 3, code & 1
    size = Fraction(mantissa, 2) if exponent == 0 else (1 + Fraction(mantissa, 2)) * 2 ** (exponent - 1)
    return -size if sign else size


def test_e2m1_values():
    assert [value(code) for code in range(8)] == [Fraction(v) for v in VALUES]
    assert doubled(np.arange(16)).tolist() == [2 * value(code) for code in range(16)]


def test_nibbles_low_first():
    packed = np.array([[0x21, 0x43]], dtype=np.uint8)
    assert unpack_fp4(packed).tolist() == [[1, 2, 3, 4]]
    every = np.arange(256, dtype=np.uint8)
    assert np.array_equal(pack_fp4(unpack_fp4(every)), every)


def plain_product(a, a_scales, b, b_scales):
    result = np.zeros((len(a), len(b)), dtype=object)
    for i in range(len(a)):
        for j in range(len(b)):
            result[i, j] = sum(
                value(int(a[i, k]))
                * value(int(b[j, k]))
                * Fraction(2) ** (int(a_scales[i, k // 32]) + int(b_scales[j, k // 32]) - 254)
                for k in range(a.shape[1])
            )
    return result


def random_operands(seed, low=120, high=133):
    rng = np.random.default_rng(seed)
    return (
        rng.integers(0, 16, (16, 128)),
        rng.integers(low, high, (16, 4)),
        rng.integers(0, 16, (16, 128)),
        rng.integers(low, high, (16, 4)),
    )


def test_scaled_product_is_exact():
    a, a_scales, b, b_scales = random_operands(1, 110, 120)
    product = scaled_product(a, a_scales, b, b_scales)
    wanted = plain_product(a, a_scales, b, b_scales)
    assert all(Fraction(float(p)) == w for p, w in zip(product.ravel(), wanted.ravel(), strict=True))


def test_scaled_product_refuses_what_it_cannot_hold():
    a = np.full((1, 64), 2)
    scales = np.array([[127, 127]])
    far = np.array([[127 - 40, 127]])
    assert scaled_product(a, np.array([[127 - 30, 127]]), a, scales)[0, 0] == 32 + 32 * 2.0**-30
    with pytest.raises(ConfigError, match=r"differ by 2\^40"):
        scaled_product(a, far, a, scales)
    a[0, :32] = 0
    assert scaled_product(a, far, a, scales)[0, 0] == 32
    with pytest.raises(ConfigError, match="255 is NaN"):
        scaled_product(a, np.array([[255, 127]]), a, scales)


def test_op_sel_picks_a_byte():
    words = np.full(64, 0x44332211, dtype=np.uint32)
    assert [int(scale_bytes(words, sel)[0]) for sel in range(4)] == [0x11, 0x22, 0x33, 0x44]
    with pytest.raises(ConfigError, match=r"0\.\.3 of the scale register, got 4"):
        scale_bytes(words, 4)


@pytest.mark.parametrize("sels", [(0, 0), (1, 3), (3, 2)])
def test_simulated_scaled_mfma(sels):
    a, a_scales, b, b_scales = random_operands(2)
    rng = np.random.default_rng(3)
    words = []
    for scales, sel in zip((a_scales, b_scales), sels, strict=True):
        word = rng.integers(0, 255, (64, 4), dtype=np.uint8)
        word[:, sel] = scales[LANES % 16, LANES // 16]
        words.append(word.reshape(-1).view("<u4"))
        assert np.array_equal(gather_scales(F4, words[-1], sel), scales)
    a_fragment, b_fragment = (pack_fp4(scatter_operand(F4, m)) for m in (a, b))
    d = simulate_scaled(
        F4, a_fragment, b_fragment, a_words=words[0], b_words=words[1], a_op_sel=sels[0], b_op_sel=sels[1]
    )
    product = gather_result(F4, d)
    assert np.array_equal(product, scaled_product(a, a_scales, b, b_scales))
    with pytest.raises(ConfigError, match="scaled FP4"):
        simulate_scaled(mfma_named("16x16x128_f8"), a_fragment, b_fragment, a_words=words[0], b_words=words[1])


def test_a_common_k_permutation_is_visible_with_scales():
    """Permuting k alike in A and B changes the product as soon as the permutation crosses blocks of 32."""
    a, a_scales, b, b_scales = random_operands(4)
    across, within = np.roll(np.arange(128), 16), np.arange(128) ^ 1
    plain = scaled_product(a, a_scales, b, b_scales)
    assert np.array_equal(scaled_product(a[:, within], a_scales, b[:, within], b_scales), plain)
    assert not np.array_equal(scaled_product(a[:, across], a_scales, b[:, across], b_scales), plain)


def test_the_last_spread_that_fits():
    """Two blocks of 32 products of at most 36 need 14 bits on top of the spread: 53 - 14 = 39 passes, 40 does not."""
    a, scales = np.full((1, 64), 7), np.array([[127, 127]])
    assert scaled_product(a, np.array([[127 - 39, 127]]), a, scales)[0, 0] == 32 * 36 * (1 + 2.0**-39)
    with pytest.raises(ConfigError, match=r"differ by 2\^40"):
        scaled_product(a, np.array([[127 - 40, 127]]), a, scales)
    assert not scaled_product(np.zeros((1, 64), dtype=int), scales, a, scales).any()


def test_op_sel_defaults_to_byte_0():
    a, a_scales, b, b_scales = random_operands(5)
    fragments = [pack_fp4(scatter_operand(F4, m)) for m in (a, b)]
    words = [scales[LANES % 16, LANES // 16].astype(np.uint32) for scales in (a_scales, b_scales)]
    product = gather_result(F4, simulate_scaled(F4, *fragments, a_words=words[0], b_words=words[1]))
    assert np.array_equal(product, scaled_product(a, a_scales, b, b_scales))
