"""A file that hangs is ended with everything that it started, and the place where it stood is said; so on Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

KERNEL = """
import os, subprocess, sys, time
import triton
import triton.language as tl
from tileprove.triton import launch, tensor

@triton.jit
def kernel(x_ptr):
    tl.store(x_ptr, 1)

child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open("started", "a").write(f"{os.getpid()} {child.pid} ")

@launch(kernel)
def one():
    return (1,), dict(x_ptr=tensor("int32", 1))

def once(n):
    pass
"""
HANGS = KERNEL + "\nwhile True:\n    time.sleep(0.01)\n"
HANGS_AT = HANGS.splitlines().index("while True:") + 2


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    (tmp_path / "ops.py").write_text(HANGS)
    return Path("ops.py")


def left_of(folder: Path) -> list[int]:
    """Of the processes that the file started, and its own, those that are still there after a moment."""
    started = [int(said) for said in (folder / "started").read_text().split()]
    assert started
    for _ in range(100):
        if not any(map(_alive, started)):
            break
        time.sleep(0.05)
    return list(filter(_alive, started))


def _alive(number: int) -> bool:
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
@pytest.mark.parametrize(
    "command",
    [
        ["check", "ops.py", "--load-timeout", "3"],
        ["run", "ops.py", "one", "--timeout", "3"],
        ["capture", "ops.py", "once", "--timeout", "12"],  # it begins with loading PyTorch
    ],
    ids=lambda command: command[0],
)
def test_a_file_that_hangs(file: Path, tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]):
    if command[0] == "capture":
        pytest.importorskip("torch", reason="a wrapper runs on PyTorch: pip install torch")
    assert run(["triton", *command]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert f"ops.py:{HANGS_AT}:" in said or f"ops.py:{HANGS_AT - 1}:" in said
    assert f" {command[-1]} s" in said
    assert left_of(tmp_path) == []


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_what_a_good_file_leaves_running_is_ended_too(file: Path, tmp_path: Path):
    file.write_text(KERNEL)
    assert run(["triton", "check", str(file)]) == 0
    assert left_of(tmp_path) == []


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_file_that_hangs_when_the_one_who_asked_is_gone(file: Path, tmp_path: Path, how: signal.Signals):
    command = [sys.executable, "-m", "tileprove.prover.cli", "triton", "check", str(file), "--load-timeout", "100"]
    asking = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            if len((tmp_path / "started").read_text().split()) == 2 if (tmp_path / "started").exists() else False:
                break
            time.sleep(0.05)
        os.kill(asking.pid, how)
        asking.wait(30)
        assert left_of(tmp_path) == []
    finally:
        asking.kill()
