"""Swizzles against bit-by-bit arithmetic, and the laws that a kernel engineer expects of them."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tileprove.concrete.hardware.swizzle import (
    ST_32X32_BYTES,
    ST_32X32_VECTORS,
    Swizzle,
    compose,
    is_permutation,
    on_vectors,
    xor_bits,
)

LEGAL = [
    Swizzle(bits, base, shift) for bits, base, shift in product(range(4), range(4), range(-5, 6)) if abs(shift) >= bits
]


def bit_by_bit(x, bits, base, shift):
    """Target bit base + j (for a left move base - shift + j) flips iff source bit base + max(0, shift) + j is set."""
    y = x
    for j in range(bits):
        source = base + max(0, shift) + j
        target = source - shift
        if x // 2**source % 2:
            y += 2**target if y // 2**target % 2 == 0 else -(2**target)
    return y


@given(
    x=st.integers(0, 2**30),
    bits=st.integers(0, 5),
    base=st.integers(0, 6),
    shift=st.integers(-8, 8),
)
def test_formula(x, bits, base, shift):
    if abs(shift) >= bits:
        assert Swizzle(bits, base, shift)(x) == bit_by_bit(x, bits, base, shift)


@pytest.mark.parametrize("swizzle", LEGAL, ids=repr)
def test_legal_swizzle_is_an_involution_and_a_permutation(swizzle):
    x = np.arange(4 * swizzle.period)
    assert np.array_equal(swizzle(swizzle(x)), x)
    assert is_permutation(swizzle, 4 * swizzle.period)
    assert np.array_equal(swizzle(x + swizzle.period), swizzle(x) + swizzle.period)


def test_shift_must_not_be_shorter_than_bits():
    Swizzle(3, 0, 3)
    with pytest.raises(ValueError, match=r"\|shift\| >= bits, got bits=3, shift=2"):
        Swizzle(3, 0, 2)
    Swizzle(3, 0, -3)
    with pytest.raises(ValueError, match="shift=-2"):
        Swizzle(3, 0, -2)
    Swizzle(0, 0, 0)
    with pytest.raises(ValueError, match="shift=0"):
        Swizzle(1, 0, 0)


def test_negative_or_fractional_parameters_are_refused():
    with pytest.raises(ValueError, match=r"Swizzle\.base must be at least 0, got -1"):
        Swizzle(1, -1, 3)
    with pytest.raises(ValueError, match=r"Swizzle\.bits must be an integer, got 1\.0"):
        Swizzle(1.0, 0, 3)  # type: ignore[arg-type]


def test_illegal_shifts_still_permute_unless_zero_but_are_no_involution():
    x = np.arange(8)
    assert is_permutation(lambda x: xor_bits(x, 2, 0, 1), 8)
    assert not np.array_equal(xor_bits(xor_bits(x, 2, 0, 1), 2, 0, 1), x)
    assert not is_permutation(lambda x: xor_bits(x, 2, 0, 0), 8)


def permutes_below(swizzle, n):
    """Exact condition for a permutation of [0, n)."""
    if swizzle.bits == 0:
        return True
    if swizzle.shift < 0:
        return n % swizzle.period <= 2**swizzle.base
    moved = swizzle(n) ^ n
    return n % 2 ** moved.bit_length() == 0


@pytest.mark.parametrize("swizzle", [s for s in LEGAL if s.period <= 1024], ids=repr)
def test_permutation_of_any_length(swizzle):
    for n in range(1, min(2 * swizzle.period, 600)):
        assert is_permutation(swizzle, n) == permutes_below(swizzle, n), n


def test_compositions_permute_and_unroll():
    x = np.arange(1024)
    for first, second in product(LEGAL[::7], LEGAL[::5]):
        both = compose(first, second)
        if max(first.period, second.period) <= 1024:
            assert is_permutation(both, 1024)
        assert np.array_equal(both.inverse(both(x)), x)
        assert np.array_equal(both(x), second(first(x)))


def test_two_xor_pair():
    byte = np.arange(4096)
    wanted = byte ^ (((byte >> 9) & 1) << 5) ^ (((byte >> 10) & 1) << 4)
    assert np.array_equal(ST_32X32_BYTES(byte), wanted)
    assert np.array_equal(on_vectors(ST_32X32_VECTORS, 16)(byte), wanted)


def test_two_xor_pair_is_no_single_swizzle():
    x = np.arange(4096)
    pair = ST_32X32_BYTES(x)
    for bits, base, shift in product(range(8), range(13), range(-12, 13)):
        assert not np.array_equal(xor_bits(x, bits, base, shift), pair)


def test_swizzle_of_16_byte_vectors_is_a_byte_swizzle():
    byte = np.arange(4096)
    assert np.array_equal(on_vectors(Swizzle(3, 0, 3), 16)(byte), Swizzle(3, 4, 3)(byte))


@pytest.mark.parametrize("vector", [1, 3, 8, 16])
def test_a_vector_stays_whole(vector):
    offset = np.arange(64 * vector)
    moved = on_vectors(Swizzle(2, 1, 3), vector)(offset).reshape(64, vector)
    assert np.array_equal(moved - moved[:, :1], np.tile(np.arange(vector), (64, 1)))
    assert not np.any(moved[:, 0] % vector)
