"""docs/COMPARED.md: its table of times is of the form that its command prints, and says what tileprove says today."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "COMPARED.md").read_text()
TIMES = PAGE.partition("## Times\n")[2]
ANSWERS = {
    "TVM": {"proved", "no proof"},
    "tensor-layouts": {"equal", "different"},
    "pycute": {"one normal form", "two normal forms"},
}


def cells(text: str) -> list[list[str]]:
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return [rows[0], *rows[2:]]


@pytest.fixture(scope="module")
def command():
    """The command's words, and `now`: what tileprove says of each question today."""
    found = runpy.run_path(str(ROOT / "benchmarks" / "compared.py"))
    now = {asked: found["own"](ask)[0] for asked, ask in found["QUESTIONS"].items()}
    return {**found, "now": now | dict.fromkeys(found["LAYOUTS"], "proved")}  # of layouts: tests/layouts


def faults(text: str, command) -> list[str]:
    """What is wrong with the table in the text."""
    head, *rows = cells(text)
    found = [] if tuple(head) == command["HEAD"] else [f"headings: {head}"]
    if list(dict.fromkeys(row[0] for row in rows)) != list(command["now"]):
        found.append("these are not the questions")
    for asked, beside, said, theirs, verdict, own in rows:
        if said not in ANSWERS[beside]:
            found.append(f"{beside} never says {said}")
        if verdict != command["now"].get(asked):
            found.append(f"{asked}: not {verdict}")
        found += [f"no time: {time}" for time in (theirs, own) if not re.fullmatch(r"\d+(\.\d+)? (ms|s)", time)]
    return found


def test_the_table_of_times_is_what_its_command_prints(command):
    assert "python -P benchmarks/compared.py --tvm" in TIMES
    assert faults(TIMES, command) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("refuted", "proved"),
        ("no proof", "unsure"),
        (cells(TIMES)[1][3], "fast"),
        ("| time |", "| seconds |"),
        ("an NHWC offset", "an NCHW offset"),
    ],
)
def test_a_table_that_says_something_else_is_noticed(command, old, new):
    assert old in TIMES
    assert faults(TIMES.replace(old, new, 1), command)


@pytest.mark.parametrize("section", [part for part in PAGE.split("\n## ")[2:] if not part.startswith("Times")])
def test_what_is_said_of_a_tool_has_its_source_and_where_it_is_better(section):
    assert re.search(r"\]\(https://\S+\)", section)
    assert section.index("**Better there:**") < section.index("**Better here:**")


def test_triton_viz_is_counted_in_the_table_of_triton():
    """8 wrong kernels at sizes that have the bug: those that it sees, passes, and does not take."""
    text = (ROOT / "docs" / "TRITON.md").read_text().partition("## The same bugs, side by side\n")[2]
    _, *rows = cells(text.partition("\n## ")[0])
    wrong, right = ([row for row in rows if row[1] == side] for side in ("wrong", "right"))
    said = [row[-1].partition(" ")[0].strip(":") for row in wrong]
    assert (len(wrong), len(right)) == (8, 8)
    assert all(row[2].startswith("refuted") for row in wrong)
    assert all(row[2].startswith("proved") for row in right)
    seen, passed, refused = (said.count(word) for word in ("outside", "ok", "fails"))
    told = " ".join(PAGE.split())
    assert f"triton-viz 3.0 sees {seen}, passes {passed} that are wrap-arounds" in told
    assert f"does not take the tensor of {refused}" in told
