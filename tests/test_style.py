"""The sources pass ruff, pyright and the contracts about imports, all of them by pyproject.toml."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TREE = ROOT / "build" / "tree"  # git ignores it; a folder with a dot pyright would leave out
IMPORTS = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"


@pytest.fixture(scope="module", autouse=True)
def tree():
    """The package as one folder, of links to its files: tools that run nothing cannot see where an editable install has it,
    and pyright looks into no folder that is a link. So it sees each file once."""
    package = TREE / "tileprove"
    doors = [file for file in (ROOT / "tileprove").iterdir() if file.is_file()]
    rooms = [file for room in ("prover", "specs", "concrete") for file in (ROOT / room).rglob("*.py")]
    wanted = {package / file.name: file for file in doors} | {package / file.relative_to(ROOT): file for file in rooms}
    for link in package.rglob("*"):
        if link.is_symlink() and link not in wanted:
            link.unlink()
    for link, file in wanted.items():
        if not link.is_symlink() or link.readlink() != file:
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(file)


def passes(*command, cwd=ROOT, env=None):
    done = subprocess.run([sys.executable, *command], cwd=cwd, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.parametrize("check", [("check",), ("format", "--check")], ids=" ".join)
def test_ruff(check):
    passes("-m", "ruff", *check, ".")


def test_pyright():
    passes("-m", "pyright", "--pythonpath", sys.executable)


def test_imports_run_downward(tmp_path):
    passes(
        "-c", IMPORTS, "--config", str(ROOT / "pyproject.toml"), "--no-cache",
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(TREE)},
    )  # fmt: skip


def test_no_two_files_of_tests_have_one_name():
    """pytest takes the second for the first: their folders are no packages."""
    names = [path.name for path in (ROOT / "tests").rglob("*.py") if path.name != "conftest.py"]
    assert sorted(names) == sorted(set(names))


def test_what_is_called_slow_exists_and_is_no_comparison_of_formulas():
    """A test that is renamed would be everybody's again; `python tests/slow.py` writes the list."""
    tests = ROOT / "tests"
    always = runpy.run_path(str(tests / "slow.py"))["ALWAYS"]
    for name in (tests / "slow.txt").read_text().split():
        path, function = name.split("::")
        assert f"def {function}(" in (tests / path).read_text(), name
        assert path.split("/")[0] not in always, name


def test_what_comes_first_or_is_left_out_exists():
    """A test that is renamed would stand at its place in the order, and .ci/run would run it twice."""
    longest = runpy.run_path(str(ROOT / "tests" / "conftest.py"))["LONGEST"]
    left_out = re.findall(r"tests/(\S+\.py::\w+)", (ROOT / ".ci" / "run").read_text())
    assert len(left_out) == 1
    for name in (*longest, *left_out):
        path, function = name.split("::")
        assert f"def {function}(" in (ROOT / "tests" / path).read_text(), name
