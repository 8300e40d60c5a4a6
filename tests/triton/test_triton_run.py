"""`tileprove triton run`: programs of a launch in Triton's interpreter, and the commands that counterexamples come with."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="Triton interprets: pip install triton")

DATA = Path(__file__).parent / "data"


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def test_the_command_of_a_counterexample_shows_it(capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "check", str(DATA / "bad.py"), "beyond_table", "--conditions", "0"]) == 1
    out = capsys.readouterr().out
    (line,) = [line for line in out.splitlines() if "tileprove triton run" in line]
    assert "--holds 'index_ptr[0]=1'" in line
    assert run(shlex.split(line)[1:]) == 1
    assert "bad.py:62: program (0, 0, 0), lane 0: reads element 1 of table_ptr, which has 1" in capsys.readouterr().out
    assert run([*shlex.split(line)[1:-2], "--holds", "index_ptr[0]=0"]) == 0
    assert "all inside their tensors" in capsys.readouterr().out


def test_a_configuration(capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "run", str(DATA / "tuned.py"), "fill.4", "n=1"]) == 1
    assert "lane 1: writes element 1 of x, which has 1" in capsys.readouterr().out
    assert run(["triton", "run", str(DATA / "tuned.py"), "fill.2", "n=1"]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["wraps", "n_rows"], "a size is NAME=VALUE"),
        (["nothing", "n=1"], "no launch is named nothing"),
        (["no_mask", "n=1", "--program", "1"], "--program is X,Y,Z"),
        (["no_mask", "n=1", "--program", "9,0,0"], "program (9, 0, 0) is not in the grid"),
        (["no_mask", "n=1", "--holds", "x"], "--holds is TENSOR[I]=V"),
    ],
)
def test_what_is_wrong_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "run", str(DATA / "bad.py"), *words]) == 2
    assert said in capsys.readouterr().err
