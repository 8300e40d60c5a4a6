"""`tileprove init` writes a spec that passes as it is, and overwrites nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import one_line


def test_the_spec_passes_and_so_does_its_finding(tileprove, tmp_path: Path):
    done = tileprove("init", "my_spec.py")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("Next:\n\n    tileprove check my_spec.py\n")
    done = tileprove("check", "my_spec.py")
    assert done.code == 0, done.out
    assert done.out.count(" proved") >= 3
    file = tmp_path / "my_spec.py"
    text = file.read_text()
    file.write_text(re.sub(r"^# (@SYSTEM.finding|def|    yield)", r"\1", text, flags=re.MULTILINE))
    done = tileprove("check", "my_spec.py", "--verbose")
    assert done.code == 0
    assert "refuted, as documented: my_spec.loads_are_always_aligned" in done.out


def test_the_slip_that_its_comment_proposes_is_found(tileprove, tmp_path: Path):
    tileprove("init", "my_spec.py")
    file = tmp_path / "my_spec.py"
    text = file.read_text()
    assert text.count('integer("stride", 256)') == 1
    file.write_text(text.replace('integer("stride", 256)', 'integer("stride", 255)'))
    done = tileprove("check", "my_spec.py")
    assert done.code == 1
    assert "REFUTED: my_spec.loads_stay_inside" in done.out


def test_a_file_that_is_there_is_left_alone(tileprove, tmp_path: Path):
    (tmp_path / "mine.py").write_text("mine")
    assert "mine.py is there already" in one_line(tileprove("init", "mine.py"))
    assert (tmp_path / "mine.py").read_text() == "mine"


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("my_spec.toml", "a spec is a Python file; name it my_spec.py"),
        ("im2col.py", "im2col is the name of a built-in system; name the file my_im2col.py"),
        ("con.py", "Windows has a device of that name"),
        ("nowhere/my_spec.py", "nowhere/my_spec.py: No such file or directory"),
    ],
)
def test_names_that_no_spec_can_have(tileprove, file: str, said: str):
    assert said in one_line(tileprove("init", file))


@pytest.mark.parametrize(
    ("file", "name"), [("my spec (2).py", "my_spec__2_"), ("2nd.py", "_2nd"), ("a" * 70 + ".py", "a" * 64)]
)
def test_any_file_name_gives_a_system_a_name(tileprove, file: str, name: str):
    assert tileprove("init", file).code == 0
    assert name in tileprove("list", file).out
