"""Files of launches in a run of pytest: a launch is a test, and what `tileprove triton check` prints its report."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

HEAD = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, launch, tensor


@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)
"""
RIGHT = """

@launch(fill, BLOCK=64)
def whole(n):
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n), n=n)
"""
WRONG = """

@launch(fill, BLOCK=64)
def short(n):
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n), n=n + 1)
"""
BROKEN = """

@launch(fill, BLOCK=64)
def lacking(n):
    return (cdiv(n, 64),), dict(n=n)
"""


def ran(folder: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    return tmp_path


def test_a_launch_is_a_test_and_its_counterexample_the_report(folder: Path):
    (folder / "launch_ops.py").write_text(HEAD + RIGHT + WRONG + BROKEN)
    code, out = ran(folder, "-v", "--junitxml", "found.xml")
    assert code == 1
    assert "launch_ops.py::whole PASSED" in out
    assert "launch_ops.py::short FAILED" in out
    assert "REFUTED: store_x_ptr, inside" in out
    assert "10 |     tl.store(x_ptr + at, 1.0, mask=at < n)" in out
    assert "launch_ops.py::lacking FAILED" in out
    assert "tileprove: " in out
    assert "x_ptr" in out
    assert "2 failed, 1 passed" in out
    (suite,) = ElementTree.parse(folder / "found.xml").getroot()
    assert suite.get("failures") == "2"


def test_one_is_chosen_and_several_processes_work(folder: Path):
    (folder / "launch_ops.py").write_text(HEAD + RIGHT + WRONG)
    code, out = ran(folder, "-k", "whole")
    assert (code, "1 passed, 1 deselected" in out) == (0, True), out
    code, out = ran(folder, "-n", "2", "launch_ops.py::whole")
    assert (code, "1 passed" in out) == (0, True), out


def test_other_files_are_left_alone(folder: Path):
    (folder / "launch_control.py").write_text(
        "def launch(x):\n    return lambda f: f\n\n@launch(1)\ndef go(): assert False\n"
    )
    (folder / "ops.py").write_text(HEAD + WRONG)
    code, out = ran(folder)
    assert "no tests ran" in out
    assert code == 5


def test_a_file_that_is_no_python(folder: Path):
    (folder / "launch_ops.py").write_text(HEAD + "def (:\n")
    code, out = ran(folder)
    assert code == 2
    assert "launch_ops.py:11: " in out


def test_how_long_what_is_proved_is_attacked(folder: Path):
    """By the command line, or else by the project; a launch that is wrong besides says how it was attacked."""
    (folder / "launch_ops.py").write_text(HEAD + WRONG)
    project = folder / "pyproject.toml"
    _, out = ran(folder)
    assert "not attacked" not in out
    assert "not attacked: --attack 0" in ran(folder, "--tileprove-attack", "0")[1]
    project.write_text('[tool.pytest.ini_options]\ntileprove_attack = "0"\n')
    assert "not attacked: --attack 0" in ran(folder)[1]
    _, out = ran(folder, "--tileprove-attack=300ms")
    assert "not attacked" not in out
    code, out = ran(folder, "--tileprove-attack", "soon")
    assert (code, "--tileprove-attack: 'soon' is no duration" in out) == (4, True), out
    project.write_text('[tool.pytest.ini_options]\ntileprove_attack = "-1"\n')
    code, out = ran(folder)
    assert (code, "tileprove_attack: '-1' is no duration" in out) == (4, True), out
