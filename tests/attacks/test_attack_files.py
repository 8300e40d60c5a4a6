"""Every attack file comes to what its header says; a header that asks for something else is noticed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from attack_files import HERE, Attack, Step, attacks, complaints, read

ATTACKS = attacks()


@pytest.mark.parametrize("attack", ATTACKS, ids=[attack.name for attack in ATTACKS])
def test_the_attack_fails(attack: Attack, tmp_path: Path):
    shutil.copytree(attack.file.parent, tmp_path / "here")
    for step in attack.steps:
        assert not complaints(step, tmp_path / "here" / attack.file.name)


def test_a_wrong_expectation_is_noticed(tmp_path: Path):
    file = tmp_path / "spec.py"
    shutil.copy(HERE / "specs" / "off_by_one.py", file)
    (step,) = read(file).steps
    assert complaints(step, file) == []
    assert "exit code 1" in complaints(Step(step.run, exit=0), file)[0]
    assert "does not say" in complaints(Step(step.run, exit=1, says=["no such words"]), file)[0]
    assert "says 'REFUTED'" in complaints(Step(step.run, exit=1, never=["REFUTED"]), file)[0]


def test_a_header_that_asks_for_nothing_is_an_error(tmp_path: Path):
    file = tmp_path / "spec.py"
    file.write_text("# attack: nothing in particular\n# run: check {file}\n")
    with pytest.raises(ValueError, match="what must come of it"):
        read(file)
