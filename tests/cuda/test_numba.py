"""Kernels of Numba: found by their names, and `range` as it is compiled: what is left goes down to 0, and is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from in_process import checks, not_proved
from tileprove.prover import cli

DATA = Path(__file__).parent.parent / "data" / "cuda"


def open_claims(name: str) -> set[str]:
    (check,) = checks(DATA / "numba_launches.py", names=[name], seconds=20.0)
    return set(not_proved(check))


def test_one_is_found_by_its_name_without_its_module_and_tags():
    assert not open_claims("axpy")


def test_a_sum_over_a_range_is_proved():
    assert not open_claims("sums")


def test_one_iteration_too_many_is_seen():
    assert {re.sub(r"_\d$", "", name) for name in open_claims("sums_wrong")} == {"load_param_4"}


def test_a_launch_to_edit_has_a_name_that_python_reads(capsys: pytest.CaptureFixture[str]):
    assert cli.run(["cuda", "show", str(DATA / "numba_axpy.ptx"), "--launch"]) == 0
    compile(capsys.readouterr().out, "launch.py", "exec")
