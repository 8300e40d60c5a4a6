"""Shared-memory banks: the wavefronts of every measured access and pattern."""

import numpy as np
import nvidia_tables
import pytest
from tileprove.concrete.hardware import warp_banks
from tileprove.concrete.hardware.warp_banks import ACCESSES, is_paired, wavefronts
from tileprove.concrete.integers import ConfigError

TABLE = nvidia_tables.arrays("bank_wavefronts")
NAMES = TABLE["accesses"].tolist()
ADDRESS = TABLE["address"].astype(np.int64)
COUNTS = nvidia_tables.arrays("bank_counts")
LANE = np.arange(32)


def differing(name):
    """Patterns of the access whose wavefronts are not the counter's: (pattern, ours, measured)."""
    ours = name.removesuffix("_trans")  # a transposed read has the same rows
    rows = [row for row in TABLE["rows"].tolist() if NAMES[row[0]] == name]
    assert len(rows) > 60
    found = ((pattern, wavefronts(ADDRESS[pattern], ours), counted) for _, pattern, counted in rows)
    return [one for one in found if one[1] != one[2]]


@pytest.mark.parametrize("name", NAMES)
def test_the_wavefronts_are_the_counters(name):
    assert differing(name) == []


@pytest.mark.parametrize("number", range(len(COUNTS["accesses"])), ids=COUNTS["accesses"].tolist())
def test_patterns_at_random_are_the_counters_of_another_gpu(number):
    """Pairs of every kind, broken ones, lanes that are off, strides; without the pairing rule the loads are missed."""
    name = COUNTS["accesses"].tolist()[number]
    chosen = COUNTS["rows"][:, 0] == number
    rows, counted = COUNTS["rows"][chosen, 1:].astype(np.int64), COUNTS["wavefronts"][chosen].tolist()
    assert len(rows) == 48
    assert [wavefronts(row, name) for row in rows] == counted
    if name in ("ld64", "ld128"):
        assert {is_paired(row) for row in rows} == {True, False}


def test_every_access_was_measured():
    assert {name.removesuffix("_trans") for name in NAMES} == set(ACCESSES)


@pytest.mark.parametrize("name", ["ld64", "ld128"])
def test_without_the_pairing_rule_the_table_is_missed(name, monkeypatch):
    monkeypatch.setattr(warp_banks, "is_paired", lambda address: False)
    assert differing(name)
    monkeypatch.setattr(warp_banks, "is_paired", lambda address: True)
    assert differing(name)


@pytest.mark.parametrize(
    "rule",
    [
        lambda address: any((address == address[LANE ^ step]).all() for step in (1, 2, 4)),
        lambda address: ((address == address[LANE ^ 1]) | (address == address[LANE ^ 2])).all(),
    ],
    ids=["xor 4 pairs too", "lane by lane"],
)
def test_a_wrong_pairing_rule_is_noticed(rule, monkeypatch):
    monkeypatch.setattr(warp_banks, "is_paired", rule)
    assert differing("ld64") + differing("ld128")


def test_stores_never_pair(monkeypatch):
    monkeypatch.setitem(ACCESSES, "st64", ACCESSES["ld64"])
    assert differing("st64")


def test_atomics_count_lanes_not_words(monkeypatch):
    monkeypatch.setitem(ACCESSES, "atom_add_u32", ACCESSES["ld32"])
    assert differing("atom_add_u32")


def test_one_broken_pair_costs_both_halves():
    paired = LANE // 2 * 8
    broken = np.where(LANE == 31, 16 * 8, paired)
    assert is_paired(paired)
    assert not is_paired(broken)
    assert (wavefronts(paired, "ld64"), wavefronts(broken, "ld64")) == (1, 2)
    assert is_paired(np.where(LANE == 31, -1, paired))


def test_nobody_takes_part():
    assert wavefronts(np.full(32, -1), "ld128") == 0


@pytest.mark.parametrize(
    ("address", "name", "said"),
    [
        (LANE * 4, "ld64", "multiple of 8"),
        (LANE * 4 - 2, "ld32", "at least -1"),
        (LANE[1:] * 4, "ld32", "each of 32 lanes"),
        (LANE * 4, "ld96", "no bank timing for 'ld96'"),
        (LANE * 8, "ldmatrix_x1", "multiple of 16"),
    ],
)
def test_what_faults_or_is_not_known_is_refused(address, name, said):
    with pytest.raises(ConfigError, match=said):
        wavefronts(address, name)
    wavefronts(np.where(LANE > 7, LANE * 16 + 1, LANE * 16), "ldmatrix_x1")  # lanes that no row needs
