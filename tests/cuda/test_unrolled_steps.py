"""Rows that are gone through in constant steps, which nvcc unrolls by four behind a loop of what is left over."""

from pathlib import Path

import pytest
from in_process import by_claim, checks

DATA = Path(__file__).parent.parent / "data" / "cuda"
LAUNCH = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/steps.ptx", "steps", block={block}, grid="rows")
def steps(rows, width, n):
    given(n <= 2**30, {given})
    x = tensor("fp32", rows, width)
    out = tensor("fp32", rows, width, written={written})
    return {{"in": x, "out": out, "width": width, "n": n}}
"""

OF_A_GRID = """from tileprove.cuda import cuda_launch, given, tensor


@cuda_launch("{data}/steps.ptx", "steps_of_a_grid", block=64, grid=("cdiv(n, 64)", "min(rows, 65535)"))
def steps(rows, n):
    given(n <= 2**30, rows < 2**31)
    out = tensor("fp32", {extent}, written=True)
    return {{"in": tensor("fp32", n), "out": out, "rows": rows, "n": n}}
"""


def found(folder, given, block=32, written=False, only=""):
    file = folder / "launches.py"
    file.write_text(LAUNCH.format(data=DATA, block=block, given=given, written=written))
    (check,) = checks(file, only=only)
    return by_claim(check)


@pytest.mark.parametrize("given", ["n == width", "n <= width"])
def test_steps_of_two_threads_are_apart(given, tmp_path):
    """What is left over and which of four copies it is are no digit of their own: up to six steps."""
    own = found(tmp_path, given)
    assert own["apart_out"] == {"proved"}
    assert set().union(*own.values()) <= {"proved", "vacuous"}


@pytest.mark.parametrize(("given", "block"), [("n <= width + 1", 32), ("n == width", 64)])
def test_steps_that_meet_are_not(given, block, tmp_path):
    assert found(tmp_path, given, block, only="apart|loop|no_wrap|arithmetic")["apart_out"] != {"proved"}


@pytest.mark.parametrize(("extent", "said"), [("rows, n", {"proved"}), ("rows + 1, n", {"refuted"})])
def test_steps_of_a_grid_that_is_no_larger_than_a_row_write_all_of_it(extent, said, tmp_path):
    file = tmp_path / "launches.py"
    file.write_text(OF_A_GRID.format(data=DATA, extent=extent))
    (check,) = checks(file)
    assert by_claim(check)["written_out"] == said
