"""docs/FIRST.md: its table is of the commands that benchmarks/doors.py measures, and each is what its page says."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MEASURED = runpy.run_path(str(ROOT / "benchmarks" / "doors.py"))
STEPS = list(dict.fromkeys(step for door in MEASURED["DOORS"] for step in (MEASURED["INSTALL"], *door.steps)))
PAGE = (ROOT / "docs" / "FIRST.md").read_text()


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.command)
def test_a_command_that_is_measured_is_what_its_page_says(step):
    assert step.command in (ROOT / step.page).read_text()


def test_the_table_has_every_command_of_every_door_in_its_order():
    rows = [cells(line)[:3] for line in PAGE.splitlines() if line.startswith("| ")][1:]
    wanted: list[tuple[str, str, str]] = []
    for door in MEASURED["DOORS"]:
        names = [f"**{door.name}**", *[""] * len(door.steps)]
        steps = zip(names, (MEASURED["INSTALL"], *door.steps), strict=True)
        wanted += [(name, f"`{step.command}`", Path(step.page).stem) for name, step in steps]
        wanted.append(("", "all of these", ""))
    assert list(map(tuple, rows)) == wanted


def test_each_sum_is_of_the_seconds_above_it():
    walls, works = [], []
    for line in PAGE.splitlines():
        own = cells(line)
        if "all of these" in own:
            assert [round(sum(walls)), round(sum(works))] == pytest.approx([int(own[3]), int(own[4])], abs=1)
            walls, works = [], []
        elif line.startswith("| ") and "`" in line:
            walls, works = [*walls, float(own[3])], [*works, float(own[4])]
    assert "all of these" in PAGE
    assert not walls
