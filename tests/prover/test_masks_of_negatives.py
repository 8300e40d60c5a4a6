"""Bits of numbers that may be negative."""

from __future__ import annotations

import pytest

from tileprove import Verdict, integer, prove


@pytest.mark.parametrize("mask", [0, 1, 5, 6, 7, 8, 12, 255])
def test_a_mask_of_a_negative_number_is_that_of_twos_complement(mask):
    """Against Python, whose integers have as many bits of their sign as one wants."""
    x = integer("x", -40, 40)
    for number in range(-40, 40):
        for said in (x & mask, mask & x):
            assert prove(said == (number & mask), given=[x == number]).verdict is Verdict.PROVED
            assert prove(said == (number & mask) + 1, given=[x == number]).verdict is Verdict.REFUTED
    free = integer("free", None)
    assert prove((free & 7) == free % 8).verdict is Verdict.PROVED


def test_other_bits_of_negative_numbers_have_no_value():
    x, y = integer("x", -4, 4), integer("y", -4, 4)
    for said in (x ^ 5, x | 5, x & y, x & -2):
        assert prove(said == said).verdict is Verdict.REFUTED or prove(said >= -8).verdict is Verdict.REFUTED
