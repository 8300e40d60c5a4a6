"""../shared/nvidia, beside this repository: every row of every table measured there, against the executors.

A table's check gives the rows in which an executor says otherwise. All cells are compared, but for

    names       `inst`, `shape`, `op`, `pid`, `id` and the like say which row it is: a row must have one, and each is there
                once, so that no two rows stand in for each other and none is missing
    es0         of TMA, the element step of the inner dimension: the hardware ignores it, and a TensorMap has none; it is
                one that the encoder takes
    goff        of TMA, an offset of the tensor in global memory: 0 in every row, and a row with another is refused

The tables are there in part: mma_pairs, tma_encode, tma_fill, banks_clock, cp_async and faults are text alone in
HOPPER.md. tests/data/nvidia has what we measured of them ourselves.
"""

import numpy as np
import pytest
from nvidia_shared import (
    FOLDER,
    FRAGMENTS,
    OPERANDS,
    TEXT,
    arrays,
    bank_differences,
    box_differences,
    descriptor_differences,
    fragment_differences,
    ldst_differences,
    mma_differences,
    rows,
)

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="../shared/nvidia, tables of an H200, is not here")


def test_every_file_is_read():
    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".csv", ".npz")} == {
        "banks_patterns.csv", "banks_wavefronts.csv", "ldst_matrix.csv", "mma_layouts.csv", "tma_cfg.csv", "tma_map.npz",
        "wgmma_fragments.npz", "wgmma_smem.npz",
    }  # fmt: skip


def test_ldmatrix_and_stmatrix():
    table = rows("ldst_matrix.csv")
    assert (len(table), len({row["inst"] for row in table})) == (1792, 12)
    assert ldst_differences(table) == []


def test_mma_sync():
    table = rows("mma_layouts.csv")
    assert (len(table), len({row["shape"] for row in table})) == (3072, 6)
    assert mma_differences(table) == []


def test_banks():
    patterns, counted = rows("banks_patterns.csv"), rows("banks_wavefronts.csv")
    assert (len(patterns), len(counted), len({row["op"] for row in counted})) == (300, 1481, 17)
    assert bank_differences(patterns, counted) == []


def test_wgmma_fragments():
    assert fragment_differences(arrays("wgmma_fragments.npz")) == []


def test_wgmma_descriptors():
    tables = arrays("wgmma_smem.npz")
    assert sum(len(tables[f"{name}_cfg"]) for name in OPERANDS) == 54
    assert descriptor_differences(tables) == []


def test_tma():
    configs = rows("tma_cfg.csv")
    assert (len(configs), sum(config["store"] for config in configs)) == (60, 20)
    assert box_differences(configs, arrays("tma_map.npz")["map"]) == []


# A cell that is changed is found, and no other row with it


def changed(table, number, column):
    """The table with another value in one cell: the next number, or a name of another row."""
    cell = table[number][column]
    others = (row[column] for row in table if row[column] != cell)
    return [
        *table[:number],
        table[number] | {column: next(others) if column in TEXT else cell + 1},
        *table[number + 1 :],
    ]


SOME = np.random.default_rng(31)


@pytest.mark.parametrize("column", ["matrix", "row", "elem", "addr_lane"])
def test_a_changed_cell_of_ldmatrix_is_found(column):
    table = rows("ldst_matrix.csv")
    for number in SOME.choice(len(table), 5).tolist():
        row = table[number]
        wanted = [(row["inst"], row["lane"], row["reg"], row["half"])]
        assert ldst_differences(changed(table, number, column)) == wanted


@pytest.mark.parametrize("column", ["reg", "bit_lo", "idx0", "idx1"])
def test_a_changed_cell_of_mma_is_found(column):
    table = rows("mma_layouts.csv")
    for number in SOME.choice(len(table), 5).tolist():
        row = table[number]
        wanted = [(row["shape"], row["operand"], row["lane"], row["elem"])]
        assert mma_differences(changed(table, number, column)) == wanted


@pytest.mark.parametrize(
    ("name", "check", "columns"),
    [
        ("ldst_matrix.csv", ldst_differences, ("inst", "lane", "reg", "half")),
        ("mma_layouts.csv", mma_differences, ("shape", "operand", "lane", "elem")),
    ],
)
def test_a_row_that_names_another_slot_or_is_missing_is_found(name, check, columns):
    table = rows(name)
    number = int(SOME.choice(len(table)))
    for column in columns:
        assert check(changed(table, number, column))
    assert check(table[:number] + table[number + 1 :])


def test_changed_wavefronts_are_found():
    patterns, counted = rows("banks_patterns.csv"), rows("banks_wavefronts.csv")
    for number in SOME.choice(len(counted), 20).tolist():
        wanted = [(counted[number]["op"], counted[number]["pid"])]
        assert bank_differences(patterns, changed(counted, number, "wavefronts")) == wanted
    for column in ("op", "width", "pid", "name"):
        assert bank_differences(patterns, changed(counted, 700, column))


def test_changed_addresses_are_found():
    """A lane sent to its neighbour's place often leaves the counts; one that is misaligned is refused by every access."""
    patterns, counted = rows("banks_patterns.csv"), rows("banks_wavefronts.csv")
    found = 0
    for pattern in patterns:
        if pattern["a0"] >= 0:
            own = [row for row in counted if (row["width"], row["pid"]) == (pattern["width"], pattern["pid"])]
            assert bank_differences([pattern], own) == []
            assert bank_differences(changed([pattern], 0, "a0"), own), pattern
            found += bool(bank_differences([pattern | {"a0": pattern["a0"] + pattern["width"]}], own))
    assert found > 80
    for column in ("width", "pid", "name"):
        assert bank_differences(changed(patterns, 150, column), counted)


def test_a_changed_fragment_is_found():
    for name in FRAGMENTS:
        tables = arrays("wgmma_fragments.npz")
        for axis in (0, 1):
            tables[name][77, 3, axis] += 1
            assert fragment_differences(tables) == [(name, 77, 3)]
            tables[name][77, 3, axis] -= 1
        assert fragment_differences({one: tables[one] for one in FRAGMENTS if one != name}) == [name]


@pytest.mark.parametrize("name", OPERANDS)
def test_a_changed_byte_or_descriptor_is_found(name):
    tables = arrays("wgmma_smem.npz")
    for number in range(len(tables[f"{name}_cfg"])):
        at = (f"{name}_map", (number, 13, 5))
        tables[at[0]][at[1]] += 1
        assert descriptor_differences(tables) == [(name, number)]
        tables[at[0]][at[1]] -= 1
    for column, step in enumerate((1, 16, 16, 16, 1)):
        found = []
        for number in range(len(tables[f"{name}_cfg"])):
            tables[f"{name}_cfg"][number, column] += step
            found += descriptor_differences(tables)
            tables[f"{name}_cfg"][number, column] -= step
        assert set(found) <= {(name, number) for number in range(18)}
        assert len(found) > 3, column


def test_a_changed_byte_of_a_box_is_found():
    configs, moved = rows("tma_cfg.csv"), arrays("tma_map.npz")["map"]
    for config in configs:
        at = config["map_offset"] + int(SOME.choice(config["outbytes"]))
        moved[at] += 1
        assert box_differences(configs, moved) == [config["id"]]
        moved[at] -= 1
    assert box_differences(configs, moved[:-1])[-1] == ("moved", moved.size)


@pytest.mark.parametrize(
    "column",
    [
        "store", "dtype", "dim0", "dim1", "pitch", "box0", "box1", "es1", "swizzle", "x", "y", "goff", "smem_off",
        "encode_result", "completed", "outbytes", "map_offset",
    ],
)  # fmt: skip
def test_a_changed_config_of_a_box_is_found(column):
    """Some values decide nothing in some rows, as the height of a tensor around a box that is inside."""
    configs, moved = rows("tma_cfg.csv"), arrays("tma_map.npz")["map"]
    found = [box_differences(changed(configs, number, column), moved) for number in range(len(configs))]
    assert sum(config["id"] in wrong for config, wrong in zip(configs, found, strict=True)) >= 5
