"""LDS bank conflicts."""

import golden_tables
import numpy as np
import pytest
from tileprove.concrete.hardware.banks import TIMINGS, conflict_degrees, timing_of, worst_degree
from tileprove.concrete.integers import ConfigError

LANES = np.arange(64)


def test_phases_equal_the_golden_table():
    golden = {}
    for row in golden_tables.rows("lds_phases.csv"):
        banks, phases = golden.setdefault((row["arch"], row["instruction"]), (int(row["banks"]), {}))
        phases[int(row["phase"])] = tuple(golden_tables.numbers(row["lanes"]))
        assert banks == int(row["banks"])
    ours = {key: (timing.banks, dict(enumerate(timing.phases))) for key, timing in TIMINGS.items()}
    assert ours == golden


@pytest.mark.parametrize("key", TIMINGS, ids="-".join)
def test_phases_partition_the_wave_and_a_dense_access_is_free(key):
    timing = TIMINGS[key]
    assert sorted(lane for phase in timing.phases for lane in phase) == list(range(64))
    dense = LANES * timing.width_bytes
    assert worst_degree(dense, key[1], key[0]) == (2 if key[1] == "ds_read_b96" else 1)
    assert worst_degree(LANES * 0, key[1], key[0]) == 1


def plain_degree(addresses, timing, phase):
    """Largest number of different dwords in one bank, by a dict of sets."""
    wanted = {}
    for lane in phase:
        for dword in range(addresses[lane] // 4, (addresses[lane] + timing.width_bytes) // 4):
            wanted.setdefault(dword % timing.banks, set()).add(dword)
    return max(len(dwords) for dwords in wanted.values())


@pytest.mark.parametrize("key", TIMINGS, ids="-".join)
def test_degrees_by_counting(key):
    timing = TIMINGS[key]
    rng = np.random.default_rng(11)
    for span in (256, 4096, 65536):
        addresses = rng.integers(0, span // 4, 64) * 4
        wanted = [plain_degree(addresses.tolist(), timing, phase) for phase in timing.phases]
        assert conflict_degrees(addresses, key[1], key[0]) == wanted


def test_a_column_of_one_bank_is_the_worst_case():
    assert conflict_degrees(LANES * 256, "ds_read_b128") == [16] * 4
    assert conflict_degrees(LANES * 128, "ds_read_b128", "gfx942") == [8] * 8


def test_refused_questions():
    with pytest.raises(ConfigError, match="no bank timing for ds_read_b96 on gfx942"):
        timing_of("ds_read_b96", "gfx942")
    with pytest.raises(ConfigError, match="each of 64 lanes"):
        conflict_degrees(LANES[:32], "ds_read_b64")
    with pytest.raises(ConfigError, match="dword-aligned"):
        conflict_degrees(LANES * 2, "ds_read_b64")
