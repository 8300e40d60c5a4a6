"""Every operation, on edge values, against what an H100 gave: tests/data/ptx/record.py made the results."""

import itertools

import numpy as np
import pytest
from ptx_running import DATA, operations, outcome
from tileprove.concrete.interpreter import ptx
from tileprove.concrete.interpreter.ptx.rounding import FORMATS, number

NAMES = operations.names()
FAMILIES = sorted({name.split(".")[0] for name in NAMES})


@pytest.fixture(scope="module")
def recorded():
    with np.load(DATA / "operations.npz") as file:
        assert file["names"].tolist() == NAMES, "operations.py changed: record.py writes this file anew, on a GPU"
        found = np.stack([file["found"], file["also"]], axis=1)
    ends = list(itertools.accumulate(len(operations.rows(name)) for name in NAMES))
    return dict(zip(NAMES, np.split(found, ends[:-1]), strict=True))


@pytest.fixture(scope="module")
def kernels():
    return ptx.read(operations.text())


def undefined(name, row):
    """What the ISA does not say of the row's operands."""
    operation, kind = name.split(".")[0], name.split(".")[-1]
    if operation in ("div", "rem") and kind[0] in "us":
        top = 1 << (int(kind[1:]) - 1)
        if row[1] == 0:
            return "division by zero"
        return "overflowing division" if kind[0] == "s" and row == (top, 2 * top - 1) else ""
    return "field" if operation in ("bfe", "bfi") and max(row[-2:]) > 255 else ""


def same(kind, a, b):
    """NaN is NaN, whatever its bits."""
    form = FORMATS.get(kind)
    return a == b or (form is not None and number(a, form) != number(a, form) and number(b, form) != number(b, form))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_row_is_what_the_gpu_gave(family, recorded, kernels):
    wrong = []
    for at, name in enumerate(NAMES):
        if name.split(".")[0] != family:
            continue
        rows, kind = operations.rows(name), operations.OPERATIONS[name][0]
        memory = {"given": np.array(rows, np.uint64), "found": np.zeros((len(rows), 2), np.uint64)}
        done = outcome(kernels[f"op{at}"], ["given", "found"], (len(rows) // 32, 1, 1), (32, 1, 1), memory)
        told = {event.block[0] * 32 + event.thread[0]: event.what for event in done.undefined}
        assert told == {at: undefined(name, row) for at, row in enumerate(rows) if undefined(name, row)}, name
        mine = done.array("found", np.uint64).reshape(-1, 2).tolist()
        for number_of_row, (row, own, theirs) in enumerate(zip(rows, mine, recorded[name].tolist(), strict=True)):
            if told.get(number_of_row, "overflowing division") == "overflowing division" and not (
                same(kind, own[0], theirs[0]) and own[1] == theirs[1]
            ):
                wrong.append((name, list(map(hex, row)), list(map(hex, own)), list(map(hex, theirs))))
    assert not wrong, f"{len(wrong)} rows, (instruction, operands, here, on the GPU): {wrong[:5]}"


def test_of_a_field_above_255_hardware_takes_the_lowest_bits_in_words_of_32_bits_only(recorded):
    """Why the interpreter calls it undefined: the ISA's own text masks, and the GPU's 64 bits do not."""
    rows = operations.rows("bfe.u64")
    masked = [row for row in rows if row[1] == 0x80000000 and 0 < row[2] < 64 and row[0] & 1]
    assert masked
    assert all(recorded["bfe.u64"][rows.index(row)][0] == 0 for row in masked), "position 0 would give the lowest bits"
