"""The pictures of docs/pictures are what the commands of docs/PICTURES.md make, to the byte."""

import re
import shlex
from pathlib import Path

import pytest
from tileprove.prover import cli

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "PICTURES.md").read_text()
COMMANDS = re.findall(r"^    tileprove (.* -o docs/pictures/(\w+)\.svg)$", PAGE, re.M)


@pytest.mark.parametrize(("command", "name"), COMMANDS, ids=[name for _, name in COMMANDS])
def test_a_picture_is_what_its_command_makes(command, name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    *arguments, _ = shlex.split(command)
    assert cli.run([*arguments, str(tmp_path / "picture.svg")]) == 0, capsys.readouterr().err
    assert (tmp_path / "picture.svg").read_bytes() == (ROOT / "docs" / "pictures" / f"{name}.svg").read_bytes()


def test_every_picture_has_its_command_and_is_shown():
    files = {path.stem for path in (ROOT / "docs" / "pictures").glob("*")}
    assert files == {name for _, name in COMMANDS} == set(re.findall(r"\]\(pictures/(\w+)\.svg\)", PAGE))
