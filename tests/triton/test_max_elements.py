"""--max-elements: an assumption, said wherever a verdict rests on it; without it nothing changes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

TEXT = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, given, launch, tensor

@triton.jit
def rows_of(x_ptr, ld, cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    tl.store(x_ptr + row * ld + at, 1.0, mask=at < cols)

@triton.jit
def twice(x_ptr, V, BLOCK: tl.constexpr):
    for at in range(0, V, BLOCK):
        cols = at + tl.arange(0, BLOCK)
        tl.store(x_ptr + cols, 2.0, mask=cols < V)

@launch(rows_of, BLOCK=1024)
def large(rows, cols):
    given(cols <= 1024)
    return (rows,), dict(x_ptr=tensor("fp32", rows, cols), ld=cols, cols=cols)

@launch(twice, BLOCK=1024)
def counted(V):
    return (1,), dict(x_ptr=tensor("fp32", V), V=V)
"""
WRONG = """
@launch(rows_of, BLOCK=1024)
def wrong(rows, cols):
    return (rows + 1,), dict(x_ptr=tensor("fp32", rows, cols), ld=cols, cols=cols)
"""


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ops.py").write_text(TEXT)


def check(*more: str) -> int:
    return run(["triton", "check", "ops.py", "--conditions", "0", *more])


def test_what_is_refuted_only_beyond_is_one_line(capsys: pytest.CaptureFixture[str]):
    assert check() == 1
    assert "REFUTED" in capsys.readouterr().out
    assert check("--max-elements", "2^31") == 0
    out = capsys.readouterr().out
    assert "REFUTED" not in out
    assert "2 claims are not proved for tensors of more than 2^31 elements" in out
    assert "large: store_x_ptr; counted: counter" in out.replace("\n", " ")
    assert "assumed     tensors of at most 2^31 elements" in out
    assert "safe for all sizes:" not in out


def test_the_last_bound_that_is_enough_and_the_first_that_is_not():
    """Row 2^30 of two columns begins at element 2^31, which wraps: the tensor has 2^31 + 2 elements then."""
    assert check("large", "--max-elements", "2147483649") == 0
    assert check("large", "--max-elements", "2147483650") == 1


def test_the_exit_code_is_that_of_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "ops.py").write_text(TEXT + WRONG)
    assert check("--max-elements", "2^31") == 1
    out = capsys.readouterr().out
    assert "wrong: not proved" in out
    assert "large: safe" in out


def test_every_form_says_it(tmp_path: Path):
    names = {name: tmp_path / f"found.{name}" for name in ("json", "junit", "sarif", "markdown")}
    options = [part for name, file in names.items() for part in (f"--{name}", str(file))]
    assert check("--max-elements", "2^31", *options) == 0
    said = "tensors of at most 2^31 elements, 32-bit arguments of at most 2^31 - 1024 (--max-elements)"
    found = json.loads(names["json"].read_text())
    assert [(one["said"], one["claims"]) for one in found["assumed"]] == [(said, ["store_x_ptr"]), (said, ["counter"])]
    assert all(said in one["sentence"] for one in found["obligations"])
    assert all(one["spec"].endswith("--at-most-2p31") for one in found["obligations"])
    suites = ElementTree.parse(names["junit"]).getroot().findall("testsuite")
    assert all(suite.find("properties/property[@name='assumed']").get("value") == said for suite in suites)  # type: ignore[union-attr]
    assert said in json.dumps(json.loads(names["sarif"].read_text())["runs"][0]["properties"]["assumed"])
    assert "Assumed in `triton--large--at-most-2p31`" in names["markdown"].read_text()


def test_without_it_nothing_is_said(tmp_path: Path):
    check("--json", "found.json")
    assert not {"assumed", "failed"} & json.loads((tmp_path / "found.json").read_text()).keys()


def test_a_launch_that_needs_no_assumption_has_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "ops.py").write_text(TEXT.replace("given(cols <= 1024)", "given(cols <= 1024, rows <= 2**20)"))
    assert check("large", "--max-elements", "2^31", "--json", "found.json") == 0
    assert "large: safe for all sizes: " in capsys.readouterr().out
    assert json.loads((tmp_path / "found.json").read_text())["assumed"] == []


def test_records_know_it(capsys: pytest.CaptureFixture[str]):
    assert check("large", "--max-elements", "2^31", "--update") == 0
    assert check("large", "--max-elements", "2^31", "--locked") == 0
    assert check("large", "--locked") == 1
    capsys.readouterr()
    assert run(["recheck", "triton-proofs"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "triton--large--at-most-2p31: its verdicts assume tensors of at most 2^31 elements" in out


def test_pytest_says_what_it_assumes(tmp_path: Path):
    (tmp_path / "launch_ops.py").write_text(TEXT)
    (tmp_path / "pyproject.toml").write_text('[tool.tileprove]\nmax-elements = "2^31"\n')
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "launch_ops.py::large", "--junitxml=found.xml"]
    done = subprocess.run([*command, "-rA"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "assumes tensors of at most 2^31 elements" in done.stdout
    assert "tensors of at most 2^31 elements" in (tmp_path / "found.xml").read_text()
    options = ["--tileprove-max-elements=none", "--tileprove-conditions=0"]
    assert subprocess.run([*command, *options], capture_output=True).returncode == 1


def test_the_project_says_it_and_the_command_line_goes_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "pyproject.toml").write_text('[tool.tileprove]\nmax-elements = "2^31"\n')
    assert check("large") == 0
    assert check("large", "--max-elements", "none") == 1
    (tmp_path / "pyproject.toml").write_text('[tool.tileprove]\nmax-elements = "many"\n')
    capsys.readouterr()
    assert check("large") == 2
    assert "max-elements of [tool.tileprove]: 'many' is no number of elements" in capsys.readouterr().err


@pytest.mark.parametrize("said", ["0", "-1", "2^60", "1e9", ""])
def test_what_is_no_number_of_elements(said: str, capsys: pytest.CaptureFixture[str]):
    assert check("--max-elements", said) == 2
    assert "no number of elements" in capsys.readouterr().err
