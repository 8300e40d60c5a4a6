"""One launch in error does not stop the others; launches that are imported are not run; pytest runs configurations."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tileprove.prover.cli import run
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.triton.launching.child import declared_in

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

HEAD = """
import triton
import triton.language as tl
from tileprove.triton import cdiv, given, launch, tensor

@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=at < n)

@triton.jit
def broken(x_ptr, n, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), nothing)
"""
LAUNCH = """
@launch({kernel}, BLOCK={block})
def {name}(n):
    {body}
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n), n=n)
"""


def launched(name: str, kernel: str = "fill", block: int = 64, body: str = "pass") -> str:
    return LAUNCH.format(name=name, kernel=kernel, block=block, body=body)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def test_the_others_are_checked_and_the_exit_code_is_that_of_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):  # fmt: skip
    file = tmp_path / "ops.py"
    wrong = launched("first", "broken") + launched("second", block=65) + launched("third", body="1 / 0")
    file.write_text(HEAD + wrong + launched("good"))
    options = [f"--{name}={tmp_path / name}" for name in ("json", "junit", "sarif", "markdown")]
    assert run(["triton", "check", str(file), *options]) == 2
    said = capsys.readouterr()
    assert "good: safe for all sizes" in said.out
    lines = said.err.strip().splitlines()
    assert len(lines) == 3
    for line, name, why in zip(lines, ("first", "second", "third"), ("nothing", "does not compile", "ZeroDivisionError"),
                               strict=True):  # fmt: skip
        assert name in line
        assert why in line
    found = json.loads((tmp_path / "json").read_text())
    assert (found["exit_code"], found["complete"], len(found["failed"])) == (2, False, 3)
    assert (tmp_path / "junit").read_text().count("<error") == 3
    assert not json.loads((tmp_path / "sarif").read_text())["runs"][0]["invocations"][0]["executionSuccessful"]
    assert (tmp_path / "markdown").read_text().count("In error, and not checked") == 3


def test_an_entry_without_a_text_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    entries = [{"id": "one", "file": "gone.ttir", "kernel": "k"}, {"id": "two", "kernel": "k"}]
    (tmp_path / "launches.json").write_text(json.dumps(entries))
    assert run(["triton", "check", str(tmp_path / "launches.json")]) == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert ["gone.ttir" in lines[0], "two" in lines[1]] == [True, True]


def test_imported_launches_are_not_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):  # fmt: skip
    """Those that a function of another file declares for this one are this one's."""
    monkeypatch.chdir(tmp_path)
    maker = """
def made(block):
    @launch(fill, BLOCK=block)
    def by_hand(n):
        return (cdiv(n, block),), dict(x_ptr=tensor("fp32", n), n=n)
"""
    (tmp_path / "base.py").write_text(HEAD + launched("theirs") + maker)
    (tmp_path / "ops.py").write_text("from base import *\nfrom base import made\nmade(64)\n" + launched("mine"))
    assert run(["triton", "check", "ops.py"]) == 0
    said = capsys.readouterr()
    assert "mine: safe" in said.out
    assert "by_hand: safe" in said.out
    assert "theirs: safe" not in said.out
    assert "theirs of" in said.err
    assert "is imported, and not checked here: tileprove triton check" in said.err
    assert run(["triton", "check", "ops.py", "theirs"]) == 0  # who names it means it
    assert "theirs: safe" in capsys.readouterr().out
    (tmp_path / "none.py").write_text("from base import theirs\n")
    assert run(["triton", "check", "none.py"]) == 2
    assert "there is no launch in it; it imports those of" in capsys.readouterr().err


TUNED = """
@triton.autotune(configs=[triton.Config(dict(BLOCK=64)), triton.Config(dict(BLOCK=LARGEST))], key=["n"])
@triton.jit
def tuned(x_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * 64 + tl.arange(0, BLOCK)
    tl.store(x_ptr + at, 1.0, mask=tl.arange(0, BLOCK) < 64)

@launch(tuned)
def every(n):
    given(n % 64 == 0)
    return (cdiv(n, 64),), dict(x_ptr=tensor("fp32", n, shared=True), n=n)
"""


def under_pytest(folder: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(("said", "code"), [("true", 0), ("false", 1)])
def test_pytest_proves_configurations_on_request(tmp_path: Path, said: str, code: int):
    (tmp_path / "launch_ops.py").write_text(HEAD + TUNED.replace("LARGEST", "128"))
    (tmp_path / "pytest.ini").write_text(f"[pytest]\ntileprove_configs = {said}\n")
    found, out = under_pytest(tmp_path, "launch_ops.py")
    assert found == code, out
    assert code == 0 or "--configs proves all of them" in out


def test_pytest_names_the_configuration_that_is_wrong(tmp_path: Path):
    text = TUNED.replace("LARGEST", "128").replace("mask=tl.arange(0, BLOCK) < 64", "mask=at >= 0")
    (tmp_path / "launch_ops.py").write_text(HEAD + text)
    code, out = under_pytest(tmp_path, "launch_ops.py", "--tileprove-configs", "--tileprove-conditions", "0")
    assert code == 1
    assert "in 1 of 2 configurations" in out
    assert "not every.2, BLOCK = 128" in out


def test_two_imported_launches_of_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Only the last was checked."""
    own = "from tileprove.triton import launch\n@launch(None)\ndef own(n):\n    return (n,), {}\n"
    for name in ("twin_launches_1", "twin_launches_2"):
        (tmp_path / f"{name}.py").write_text(own)
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "twin_launches.py"
    file.write_text("import twin_launches_1")
    assert [declared.name for declared in declared_in(file, ["own"])] == ["own"]
    monkeypatch.delitem(sys.modules, "twin_launches_1")
    file.write_text("import twin_launches_1, twin_launches_2")
    with pytest.raises(SpecError, match="2 launches that it imports are named own"):
        declared_in(file, ["own"])
