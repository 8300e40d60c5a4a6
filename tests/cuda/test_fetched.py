"""Rows that one thread fetches for all of its block: all load one number; and blocks that are given each other's cells."""

from pathlib import Path

import pytest
from classic_launches import DATA
from in_process import checks

ROWS = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/fetched.ptx", "{kernel}", block="bx", grid="blocks")
def it(rows, bx, blocks):
    given(rows >= 1, rows < 2**20, bx <= 1024, blocks < 2**20)
    return [tensor("fp32", rows), tensor("int32", 1, values=(0, 1)), rows]
"""
CELLS = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/fetched.ptx", "{kernel}", block=1, grid="blocks")
def it(cells, blocks):
    given(cells >= 1, cells < 2**20, blocks < 2**20)
    return [tensor("int32", cells), tensor("int32", 1, values=(0, 1)), cells]
"""


def verdicts(tmp_path: Path, launch: str, kernel: str) -> dict[str, str]:
    """The worst verdict of each claim."""
    file, found = tmp_path / "launches.py", dict[str, str]()
    file.write_text(launch.format(data=DATA, kernel=kernel))
    (check,) = checks(file, only="reached|races|loop_|no_wrap|divisions|arithmetic")
    for one in check.results:
        said = one.outcome.verdict.value if one.outcome is not None else "undecided"
        said = "proved" if said == "vacuous" else said
        before = found.get(one.statement.claim, "proved")
        found[one.statement.claim] = before if said == "proved" or before == "refuted" else said
    return found


def races_of_rows(found: dict[str, str]) -> set[str]:
    return {verdict for claim, verdict in found.items() if claim.startswith("races") and "next" in claim}


def test_all_threads_load_one_row(tmp_path):
    found = verdicts(tmp_path, ROWS, "fetched")
    assert (found["reached"], races_of_rows(found)) == ("proved", {"proved"})


def test_a_row_that_is_fetched_at_once_races(tmp_path):
    assert races_of_rows(verdicts(tmp_path, ROWS, "fetched_at_once")) == {"refuted"}


@pytest.mark.parametrize("kernel", ["fetched_two", "fetched_in_turn"])
def test_two_rows_are_two(tmp_path, kernel):
    assert verdicts(tmp_path, ROWS, kernel)["reached"] == "refuted"


@pytest.mark.parametrize(("kernel", "refuted"), [("passed_on", True), ("kept", False)])
def test_blocks_beside_each_other_show_what_they_are_given(tmp_path, kernel, refuted):
    assert (verdicts(tmp_path, CELLS, kernel)["races_param_0"] == "refuted") == refuted
