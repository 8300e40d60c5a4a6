"""Floating-point numbers by which threads come to barriers: one of a parameter, or of one place that nobody writes
meanwhile, is the same for all; one of each thread's own place, or that a call gives, is not."""

from pathlib import Path

import pytest
from classic_launches import DATA
from in_process import BENEATH, THREADS, checks

LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{data}/by_floats.ptx", "{kernel}", block="bx", grid=1{more})
def it(bx):
    given(bx <= 1024)
    return [tensor("fp32", 1024), 1.0]
"""


def verdicts(tmp_path: Path, kernel: str, more: str = "") -> dict[str, set[str]]:
    """Those of each claim."""
    file, found = tmp_path / "launches.py", dict[str, set[str]]()
    file.write_text(LAUNCH.format(data=DATA, kernel=kernel, more=more))
    (check,) = checks(file, only=f"{THREADS}|{BENEATH}")
    for one in check.results:
        said = one.outcome.verdict.value if one.outcome is not None else "undecided"
        found.setdefault(one.statement.claim, set()).add("proved" if said == "vacuous" else said)
    return found


@pytest.mark.parametrize("kernel", ["by_parameter", "by_shared"])
def test_one_number_is_compared_alike(tmp_path, kernel):
    assert verdicts(tmp_path, kernel)["reached"] == {"proved"}


def test_what_is_changed_meanwhile_is_not_one_number(tmp_path):
    found = verdicts(tmp_path, "by_shared_early")
    assert "proved" not in found["reached"] or len(found["reached"]) > 1
    assert "refuted" in next(own for claim, own in found.items() if claim.startswith("races_") and "left" in claim)


@pytest.mark.parametrize("kernel", ["by_each", "by_each_of_two"])
def test_each_thread_compares_its_own(tmp_path, kernel):
    assert "refuted" in verdicts(tmp_path, kernel)["reached"]


def test_what_a_call_gives_is_no_parameter(tmp_path):
    assert verdicts(tmp_path, "by_call", ', harmless=("_Z5givenv",)')["reached"] != {"proved"}
