"""Spec files in a run of pytest: a claim is a test, and its counterexample the report."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from small_specs import EASY, FALSE, FINDING, HARD, HEAD, VACUOUS

LOADED = """
import sys, pytest
code = pytest.main(["-q", "-p", "no:cacheprovider"])
loaded = {name for name in sys.modules if name.startswith("tileprove")} | {"z3", "numpy", "msgspec"} & set(sys.modules)
print("LOADED", int(code), *sorted(loaded))
"""


class Ran(NamedTuple):
    code: int
    out: str


@pytest.fixture
def ran(tmp_path: Path):
    """ran(argument, ...) runs pytest in the test's folder."""

    def run(*arguments: str) -> Ran:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        return Ran(done.returncode, done.stdout + done.stderr)

    return run


def test_a_claim_is_a_test_and_a_counterexample_its_report(ran, write_spec, tileprove):
    spec = write_spec(EASY, FALSE, FINDING, name="spec_demo.py")
    done = ran("-v")
    assert done.code == 1
    for line in ("demo::round_trip PASSED", "demo::last_row FAILED", "demo::wide PASSED"):
        assert f"spec_demo.py::{line}" in done.out
    assert "1 failed, 2 passed" in done.out
    printed = tileprove("check", spec, "--claim", "last_row").out
    block = printed[printed.index("REFUTED: demo.last_row") :].rpartition("\n\n")[0]
    assert block.count("\n") >= 6
    assert block in done.out


def test_unknown_and_vacuous_are_failures_that_say_so(ran, write_spec):
    write_spec(HARD, VACUOUS, name="spec_demo.py")
    done = ran("--tileprove-timeout", "1s")
    assert "2 failed" in done.out
    assert "unknown: demo.cubes" in done.out
    assert "VACUOUS: demo.nothing" in done.out


def test_each_case_has_the_time_that_is_given(ran, write_spec):
    write_spec(EASY, name="spec_demo.py")
    assert "1 passed" in ran("--tileprove-timeout", "30s").out
    write_spec(HARD, name="spec_demo.py")
    done = ran("--tileprove-timeout=300ms")
    assert "unknown: demo.cubes" in done.out
    done = ran("--tileprove-timeout", "soon")
    assert done.code == 4
    assert "--tileprove-timeout: 'soon' is no duration" in done.out


def test_a_finding_that_holds_is_a_failure(ran, write_spec):
    write_spec(FINDING.replace("W > 1", "W > 0"), name="spec_demo.py")
    done = ran()
    assert done.code == 1
    assert "PROVED, though documented as false: demo.wide" in done.out


def test_one_claim_in_error_fails_alone(ran, write_spec):
    """What is wrong with one claim says nothing about the others of its file: as `tileprove check` has it."""
    broken = '@SYSTEM.claim("says nothing")\ndef broken():\n    yield Case("one", 1 // 0)\n'
    write_spec(EASY, broken, FALSE, name="spec_demo.py")
    done = ran("-v")
    assert done.code == 1
    for line in ("round_trip PASSED", "broken FAILED", "last_row FAILED"):
        assert f"spec_demo.py::demo::{line}" in done.out
    assert "ZeroDivisionError" in done.out
    assert "2 failed, 1 passed" in done.out
    assert ran("-k", "round_trip").code == 0
    assert ran("-k", "broken").code == 1


def test_selection_processes_and_junit(ran, write_spec, tmp_path: Path):
    write_spec(EASY, FALSE, FINDING, name="spec_demo.py")
    assert "1 passed, 2 deselected" in ran("-k", "round_trip").out
    assert "1 passed" in ran("spec_demo.py::demo::wide").out
    done = ran("-n", "2", "--junitxml", "out.xml")
    assert "1 failed, 2 passed" in done.out
    cases = {case.get("name"): case for case in ElementTree.parse(tmp_path / "out.xml").iter("testcase")}
    assert set(cases) == {"round_trip", "last_row", "wide"}
    failure = cases["last_row"].find("failure")
    assert failure is not None
    assert "fails" in (failure.text or "")
    assert cases["wide"].find("failure") is None


def test_verdicts_come_from_the_cache_that_check_fills(ran, write_spec, tileprove, monkeypatch):
    spec = write_spec(EASY, name="spec_demo.py")
    assert tileprove("check", spec).code == 0
    write_spec("", name="conftest.py", head="from tileprove.prover.running import runner\nrunner.Worker = None\n")
    assert "1 passed" in ran().out
    write_spec(EASY.replace("== m", "== m + 0 * n + 1 - 1 + n - n"), name="spec_demo.py")
    assert "1 failed" in ran().out  # another statement, and no worker to decide it


def test_a_spec_that_cannot_be_read_is_an_error_with_the_place(ran, write_spec):
    write_spec("1 / 0\n", name="spec_demo.py")
    done = ran()
    assert done.code == 2
    assert "spec_demo.py:8: ZeroDivisionError: division by zero" in done.out


def test_the_project_names_other_files(ran, write_spec, tmp_path: Path, tileprove):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_own.py").write_text("def test_own():\n    pass\n")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.tileprove]\nspecs = ["loaders/*.py"]\n[tool.pytest.ini_options]\ntestpaths = ["tests"]\n'
    )
    (tmp_path / "loaders").mkdir()
    write_spec(EASY, name="loaders/rows.py")
    done = ran("-v")
    assert "loaders/rows.py::demo::round_trip PASSED" in done.out
    assert "2 passed" in done.out
    assert "2 passed" in ran("-n", "2").out
    assert "1 passed" in ran("tests").out
    assert "1 passed" in ran("loaders/rows.py").out
    assert "1 claim: 1 proved." in tileprove("check").out  # and no built-in system
    assert "demo.round_trip" in tileprove("list").out
    assert "proved" in tileprove("explain", "round_trip").out
    assert "proved" in tileprove("weaken", "round_trip").out
    assert "loaders/rows.py: 1 of 1 statements" in tileprove("reach").out
    assert "loaders/rows.py: " in tileprove("mutate", "--limit", "2").out
    (tmp_path / "pyproject.toml").write_text('[tool.tileprove]\nspecs = ["gone.py"]\n')
    done = tileprove("check")
    assert done.code == 2
    assert "names gone.py, and there is no such file" in done.err
    done = ran()
    assert done.code == 4
    assert "names gone.py, and there is no such file" in done.out


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("specs = 3", "is a list of files"),
        ('specs = ["/tmp/spec_a.py"]', "give it relative to the folder"),
        ('spec = ["spec_a.py"]', "has 'spec', which means nothing"),
        ("specs = [", "pyproject.toml: "),
    ],
)
def test_a_table_that_means_nothing(tileprove, tmp_path: Path, table: str, said: str):
    (tmp_path / "pyproject.toml").write_text(f"[tool.tileprove]\n{table}\n")
    done = tileprove("check")
    assert done.code == 2
    assert said in done.err


def test_files_of_others_are_left_alone_and_nothing_is_loaded(tmp_path: Path):
    (tmp_path / "spec_other.py").write_text("raise SystemError('imported')\n")
    helper = "from tileprove import System\nraise SystemError('imported')\ndef one():\n    return System('a', 'b')\n"
    (tmp_path / "spec_helper.py").write_text(helper)
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n")
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=tmp_path, capture_output=True, text=True)
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("LOADED")]
    _, code, *loaded = line.split()
    assert code == "0"
    assert loaded == [
        "tileprove", "tileprove.prover", "tileprove.prover.commands",
        "tileprove.prover.commands.pytest_options", "tileprove.prover.commands.pytest_plugin",
    ]  # fmt: skip


def test_collecting_imports_no_solver(write_spec, tmp_path: Path):
    write_spec(EASY, name="spec_demo.py", head=HEAD)
    asked = LOADED.replace('"-q"', '"-q", "--collect-only"')
    done = subprocess.run([sys.executable, "-c", asked], cwd=tmp_path, capture_output=True, text=True)
    assert "spec_demo.py::demo::round_trip" in done.stdout
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("LOADED")]
    assert "z3" not in line.split()


def test_the_record_of_a_project_is_about_its_specs(write_spec, tmp_path: Path, tileprove):
    (tmp_path / "pyproject.toml").write_text('[tool.tileprove]\nspecs = ["spec_*.py"]\n')
    write_spec(EASY, name="spec_demo.py")
    assert tileprove("check", "--update").code == 0
    assert tileprove("recheck").code == 0
    assert tileprove("check", "--locked").code == 0
    write_spec(EASY, name="spec_more.py", head=HEAD.replace('"demo"', '"more"'))
    assert tileprove("check", "--locked").code == 1  # not on record
    done = tileprove("recheck")
    assert done.code == 1
    assert "more.round_trip" in done.out
    (tmp_path / "spec_demo.py").unlink()
    done = tileprove("check", "--locked")
    assert done.code == 1
    assert "demo.round_trip" in done.err  # on record, and of no spec any more
