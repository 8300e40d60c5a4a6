"""Several launch files at once, and those that a commit concerns: the hook and the action, in a foreign repository."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")
yaml = pytest.importorskip("yaml", reason="pip install pyyaml")
ROOT = Path(__file__).parents[2]
KERNEL = """
import triton
import triton.language as tl

@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at {} n)
"""
LAUNCH = """
from tileprove.triton import cdiv, launch, tensor
{imports}

@launch(fill, BLOCK=64)
def {name}(n):
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n), n=n)
"""
INSIDE, OUTSIDE = KERNEL.format("<"), KERNEL.format("<=")


def launched(name: str, imports: str = "from ops.fills import fill") -> str:
    return LAUNCH.format(name=name, imports=imports)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """ops/fills.py has a kernel and imports ops/words.py; two files launch it, and one another kernel."""
    (tmp_path / "ops").mkdir()
    files = {
        "ops/__init__.py": "from .fills import fill\n", "ops/words.py": "SIZE = 64\n", "ops/other.py": INSIDE,
        "ops/fills.py": f"from .words import SIZE\n{INSIDE}", "setup.py": "print('a script')\n",
        "launch_a.py": launched("first"), "launch_b.py": launched("first", "from ops import fill"),
        "launch_c.py": launched("third", "from lone import fill"), "lone.py": INSIDE,
        "test_it.py": "from launch_a import first\nfrom tileprove.triton import check\nraise SystemExit\n",
    }  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    return tmp_path


def checked(said: str) -> list[str]:
    """The launches with a verdict, as they are printed."""
    return [
        line.split(":")[0].strip() for line in said.splitlines() if ": safe for all" in line or ": not proved" in line
    ]


def test_several_files_are_checked_as_one_and_the_worst_counts(repository: Path, capsys: pytest.CaptureFixture[str]):
    (repository / "lone.py").write_text(OUTSIDE)
    assert run(["triton", "check", "launch_a.py", "launch_b.py", "--json", "found.json"]) == 0
    assert checked(capsys.readouterr().out) == ["first", "first"]
    systems = {one["spec"] for one in json.loads(Path("found.json").read_text())["obligations"]}
    assert len(systems) == 2  # two launches of one name are two
    assert run(["triton", "check", "launch_a.py", "launch_c.py", "--conditions", "0"]) == 1
    assert checked(capsys.readouterr().out) == ["first", "third"]
    (repository / "launch_b.py").write_text("1 / 0\n")
    assert run(["triton", "check", "launch_b.py", "lone.py", "launch_a.py"]) == 2
    said = capsys.readouterr()
    assert checked(said.out) == ["first"]
    assert "launch_b.py:1: ZeroDivisionError" in said.err
    assert "lone.py: there is no launch in it" in said.err


def test_launches_are_named_in_one_file(repository: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "check", "launch_a.py", "first"]) == 0
    assert run(["triton", "check", "launch_a.py", "launch_c.py", "first"]) == 2
    assert "first is a launch of which of these files?" in capsys.readouterr().err
    assert run(["triton", "check"]) == 2
    assert run(["triton", "check", "gone.py"]) == 2
    assert "'gone.py' does not exist" in capsys.readouterr().err


def test_a_record_is_of_one_launch(repository: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "check", "launch_a.py", "launch_c.py", "--update"]) == 0
    assert run(["triton", "check", "launch_a.py", "launch_c.py", "--locked"]) == 0
    assert run(["triton", "check", "launch_a.py", "launch_b.py", "--update", "--proofs", "others"]) == 2
    assert "a record goes by the name: check launch_b.py alone" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("files", "launches"),
    [
        ("launch_a.py", ["first"]),  # a launch file itself
        ("lone.py", ["third"]),  # a kernel
        ("ops/fills.py", ["first", "first"]),  # one that a package imports
        ("ops/words.py", ["first", "first"]),  # what a kernel's file imports
        ("ops/gone.py", []),
        ("setup.py ops/other.py test_it.py", []),
        ("setup.py launch_c.py", ["third"]),
        ("", []),
    ],
)
def test_what_a_commit_concerns(repository: Path, capsys: pytest.CaptureFixture[str], files: str, launches: list[str]):
    assert run(["triton", "check", "--changed", *files.split()]) == 0
    said = capsys.readouterr()
    assert checked(said.out) == launches
    assert ("passed over" in said.err) == bool(set(files.split()) & {"setup.py", "ops/gone.py"})


def test_whoever_imports_a_file_that_is_gone_is_checked(repository: Path, capsys: pytest.CaptureFixture[str]):
    (repository / "lone.py").unlink()
    assert run(["triton", "check", "--changed", "lone.py"]) == 2
    assert "No module named 'lone'" in capsys.readouterr().err


def test_a_changed_file_with_the_word_and_without_a_launch_is_passed_over(
    repository: Path, capsys: pytest.CaptureFixture[str]
):  # fmt: skip
    Path("maker.py").write_text(
        "import tileprove.triton as words\n\ndef made(kernel):\n    return words.launch(kernel)\n"
    )
    assert run(["triton", "check", "--changed", "maker.py"]) == 0
    assert "passed over, since no launch is declared there: maker.py" in capsys.readouterr().err
    Path("maker.py").write_text("from tileprove.triton import launch\ndef (:\n")
    assert run(["triton", "check", "--changed", "maker.py"]) == 2  # nobody knows what it declares
    assert "maker.py:2" in capsys.readouterr().err


@pytest.fixture
def shell(repository: Path):
    """shell(script, NAME=...) runs it in the repository, as GitHub and pre-commit do: an environment of its own."""
    command = repository.parent / f"{repository.name}-bin" / "tileprove"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -P -c "from tileprove.prover.cli import main; main()" "$@"\n')
    command.chmod(0o755)
    made = repository.parent / f"{repository.name}-temp"
    made.mkdir()
    given = {
        "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}", "RUNNER_TEMP": str(made), "HOME": str(made),
        "TILEPROVE_CACHE": str(made / "cache"), "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "user.name",
        "GIT_CONFIG_VALUE_0": "n", "GIT_CONFIG_KEY_1": "user.email", "GIT_CONFIG_VALUE_1": "n@example.org",
    }  # fmt: skip

    def run_in(script: str, **inputs: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script], cwd=repository,
            env={**given, **inputs}, capture_output=True, text=True,
        )  # fmt: skip

    return run_in


def test_the_hook_stops_a_commit_of_a_wrong_kernel(repository: Path, shell):
    (hook,) = (
        one for one in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text()) if one["id"] == "tileprove-triton"
    )
    assert hook["types"] == ["python"]  # so that files of kernels come too
    done = shell(f"{hook['entry']} lone.py setup.py")
    assert done.returncode == 0, done.stderr
    assert "setup.py" in done.stderr
    (repository / "lone.py").write_text(OUTSIDE)
    done = shell(f"{hook['entry']} lone.py setup.py")
    assert done.returncode == 1
    assert "launch_c.py is checked, since it imports lone.py" in done.stderr
    assert "REFUTED" in done.stdout


def test_the_action_checks_what_a_pull_request_concerns(repository: Path, shell):
    steps = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
    (script,) = (step["run"] for step in steps if step.get("name") == "launches")
    base = shell("git init -q . && git add -A && git commit -qm one && git rev-parse HEAD")
    assert base.returncode == 0, base.stderr
    given = {"LAUNCHES": "changed", "OPTIONS": "", "BASE": base.stdout.strip()}
    assert shell(script, **given).stdout == ""
    (repository / "lone.py").write_text(OUTSIDE)
    (repository / "a name.py").write_text("")
    assert shell("git add -A && git commit -qm two").returncode == 0
    done = shell(script, **given)
    assert done.returncode == 1, done.stderr
    assert checked(done.stdout) == ["third"]
    assert "a name.py" in done.stderr
    done = shell(script, **{**given, "BASE": ""})  # a push: all of them
    assert done.returncode == 1
    assert checked(done.stdout) == ["first", "first", "third"]
    done = shell(script, LAUNCHES="launch_a.py launch_b.py", OPTIONS="", BASE="")
    assert (done.returncode, checked(done.stdout)) == (0, ["first", "first"])
    assert not shell(script, LAUNCHES="$(touch here) `touch here`", OPTIONS="", BASE="").stdout
    assert not (repository / "here").exists()
