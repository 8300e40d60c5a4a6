"""A launch in JSON carries one text, that of arguments that are not 1: the check says so where an argument may be 1."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tileprove.prover.cli import run

TEXT = """
module {
  tt.func public @k(%p: !tt.ptr<f32>, %n: i32) {
    %pid = tt.get_program_id x : i32
    %one = arith.constant 1.000000e+00 : f32
    %at = tt.addptr %p, %pid : !tt.ptr<f32>, i32
    tt.store %at, %one : !tt.ptr<f32>
    tt.return
  }
}
"""


def said_of(tmp_path: Path, capsys: pytest.CaptureFixture[str], value: str | int) -> str:
    (tmp_path / "k.ttir").write_text(TEXT)
    pointer = {"name": "p", "kind": "pointer", "dtype": "fp32", "shape": ["n"], "strides": [1]}
    number = {"name": "n", "kind": "scalar", "type": "i32", "expr": value}
    entry = {
        "id": "own",
        "file": "k.ttir",
        "kernel": "k",
        "sizes": {"n": ">=1"},
        "grid": ["n"],
        "args": [pointer, number],
    }
    (tmp_path / "launches.json").write_text(json.dumps([entry]))
    command = ["triton", "check", str(tmp_path / "launches.json"), "--attack", "0", "--conditions", "0", "--jobs", "1"]
    code = run([*command, "--no-cache"])
    out = capsys.readouterr().out
    assert code == 0, out
    return " ".join(out.split())


@pytest.mark.parametrize(("value", "wanted"), [("n", True), ("2", False)])
def test_arguments_that_are_one_are_said_not_to_be_looked_at(
    value: str, wanted: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """Triton compiles another text where n is 1; of an argument that is a number there is no such text."""
    said = said_of(tmp_path, capsys, value)
    assert ("of arguments that are not 1, where the launch does not say so" in said) == wanted
    assert ("not looked at" in said) == wanted
