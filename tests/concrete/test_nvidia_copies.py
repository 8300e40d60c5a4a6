"""cp.async: every measured size and misalignment; and every measured fault against what the executors refuse."""

import numpy as np
import nvidia_tables
import pytest
from tileprove.concrete.hardware import cp_async, ldmatrix
from tileprove.concrete.hardware.tma import TensorMap
from tileprove.concrete.integers import ConfigError

ROWS = nvidia_tables.arrays("cp_async")["rows"]
SOURCE = np.arange(1, 161, dtype=np.uint8)
FAULTS = nvidia_tables.rows("faults")


def differing(copy):
    """Rows whose destination is another than the hardware's, of the copy (memory, image, src, cp_size, src_size)."""
    wrong = 0
    for _, cp_size, src_size, off, *wanted in ROWS.tolist():
        image = np.full(32, 0xEE, dtype=np.uint8)
        copy(SOURCE, image, 64 + off, cp_size, src_size)
        wrong += image.tolist() != wanted
    return wrong


def test_every_size_and_misalignment_copies_what_was_measured():
    def ours(memory, image, src, cp_size, src_size):
        cp_async.copy(memory, image, src=src, dst=0, cp_size=cp_size, src_size=src_size)

    assert len(ROWS) == 9 * 4 + 13 * 8 + 21 * 16 * 2
    assert {tuple(row) for row in ROWS[:, :2].tolist()} == {(0, 4), (0, 8), (0, 16), (1, 16)}
    assert differing(ours) == 0


@pytest.mark.parametrize("rounded", [False, True], ids=["as asked", "rounded down"])
def test_what_one_would_expect_is_not_what_is_copied(rounded):
    def expected(memory, image, src, cp_size, src_size):
        src -= src % cp_size * rounded
        size = min(src_size, cp_size)
        image[:cp_size] = 0
        image[:size] = memory[src : src + size]

    assert differing(expected) > 500


def test_an_aligned_source_is_copied_as_documented():
    for _, cp_size, src_size, off, *wanted in ROWS.tolist():
        if off == 0 and src_size <= cp_size:
            assert wanted[:cp_size] == [*range(65, 65 + src_size), *[0] * (cp_size - src_size)]
            assert wanted[cp_size:] == [0xEE] * (32 - cp_size)


def test_sizes_beyond_what_was_measured_are_refused():
    cp_async.source(64, 20, 16)
    with pytest.raises(ConfigError, match="at most 20"):
        cp_async.source(64, 21, 16)


def memory(count=4096):
    return np.zeros(count, dtype=np.uint8)


def copied(src=64, dst=0, **size):
    cp_async.copy(memory(), memory(), src=src, dst=dst, cp_size=16, **size)


def box(move, x=0, y=0, base=0, swizzle="none"):
    tensor = TensorMap(width=37, height=20, pitch=80, element_bytes=2, box_width=16, box_height=8)
    if swizzle != "none":
        tensor = TensorMap(
            width=37, height=20, pitch=80, element_bytes=2, box_width=16, box_height=8, swizzle=swizzle
        )  # fmt: skip
    getattr(tensor, move)(memory(), memory(), x, y, base)


def row_addresses(lane3=0, others=0):
    lane = np.arange(32)
    ldmatrix.load(memory(), lane % 8 * 16 + np.where(lane == 3, lane3, 0) + np.where(lane > 7, others, 0), 1)


CASES = {
    "cp_async source+0": lambda: copied(),
    "cp_async source+8": lambda: copied(72),
    "cp_async source+1": lambda: copied(65),
    "cp_async destination+8": lambda: copied(dst=8),
    "cp_async src-size 0 from null": lambda: copied(0, src_size=0),
    "ldmatrix aligned": row_addresses,
    "ldmatrix used lane+8": lambda: row_addresses(lane3=8),
    "ldmatrix unused lanes+3": lambda: row_addresses(others=3),
    **{f"tma load x={x}": (lambda x=x: box("load", x)) for x in (0, 8, 4, 1, -8, 1024)},
    "tma load y=-3": lambda: box("load", y=-3),
    **{f"tma store x={x}": (lambda x=x: box("store", x)) for x in (0, 8, 4, -8, 24, 1024)},
    "tma store y=-3": lambda: box("store", y=-3),
    **{f"tma base+{base}": (lambda base=base: box("load", base=base)) for base in (128, 64, 16)},
    "tma base+64 swizzle 128": lambda: box("load", base=64, swizzle="128B"),
    "tma base+128 swizzle 128": lambda: box("load", base=128, swizzle="128B"),
}
ELSEWHERE = {  # said in the docstrings, and nothing an executor has an argument for
    "cp_async constant src-size, source+8", "cp_async constant src-size, source+0", "cp_async src-size 4 from null",
    "cp_async ignore-src from null", "tma expects 16 more", "tma expects 16 less",
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_the_executors_refuse_what_the_hardware_faults_on(name):
    (row,) = [row for row in FAULTS if row["case"] == name]
    if row["error"] == "none":
        CASES[name]()
    else:
        with pytest.raises(ConfigError):
            CASES[name]()


def test_every_measured_case_has_its_executor():
    bulk = {row["case"] for row in FAULTS if row["case"].startswith("bulk")}
    assert {row["case"] for row in FAULTS} == set(CASES) | ELSEWHERE | bulk


def test_bulk_copies_move_whole_16_bytes():
    """A size with a rest does not fault: less is moved, and the barrier of a load waits for ever."""
    for row in FAULTS:
        kind, _, size = row["case"].partition(" ")[0], *row["case"].partition(" ")[1:]
        if kind == "bulk" and "," not in size:
            count = int(size.split()[1])
            assert int(row["bytes"]) == cp_async.bulk_bytes(count)
            assert row["finished"] == str(int(size.startswith("store") or count % 16 == 0))
