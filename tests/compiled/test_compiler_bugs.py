"""examples/museum/compiled: the texts that are wrong are refuted, those that are right are not, and the page says so."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

ROOT = Path(__file__).parents[2]
FOLDER, PAGE = ROOT / "examples" / "museum" / "compiled", ROOT / "docs" / "MUSEUM.md"


@pytest.fixture(scope="module")
def table():
    """Its compilers.py."""
    sys.path.insert(0, str(FOLDER))
    try:
        yield importlib.import_module("compilers")
    finally:
        sys.path.remove(str(FOLDER))


NAMES = sorted(path.name for path in (FOLDER / "texts").iterdir())
QUICK = ("far", "groups", "windows")  # whose right texts are proved in 3 s of processor time


def bug(table, name):
    return next(one for one in table.BUGS if one.name == name)


def test_every_bug_has_its_texts_and_its_row(table):
    assert sorted(one.name for one in table.BUGS) == NAMES
    shown = re.search(r"## Compilers\n.*?(?=\n\n## )", PAGE.read_text(), re.S)[0] + "\n"
    head, rows = table.HEAD.format(bugs=len(NAMES)), shown.splitlines(keepends=True)[-len(NAMES) :]
    assert shown == head + "".join(rows), "python examples/museum/table.py > docs/MUSEUM.md writes it"
    for one, said in zip(table.BUGS, rows, strict=True):
        found, right = re.split(r" \| ", said)[3:5]
        assert said == table.row(one, found, right.rpartition(": ")[2])
        assert re.match(r"(PTX|IR) line \d+: ", found)
        assert right.endswith((": proved", ": not refuted; unknown"))


@pytest.mark.parametrize("name", NAMES)
def test_the_wrong_text_is_refuted_as_the_page_says(table, name):
    found = table.decided(bug(table, name), "wrong", 2.0)
    shown = table.Exhibit(bug(table, name), found, found).shown
    row = next(one for one in PAGE.read_text().splitlines() if f" {name} --compiled" in one)
    assert re.sub(r"\d[\d,.]*", "N", shown) in re.sub(r"\d[\d,.]*", "N", row)  # whichever point was found


@pytest.mark.parametrize("name", QUICK)
def test_the_right_text_is_proved_and_called_wrong_is_noticed(table, name):
    own = bug(table, name)
    found = table.decided(own, "right")
    assert found.proved
    row = next(one for one in PAGE.read_text().splitlines() if f" {name} --compiled" in one)
    assert ": proved |" in row
    assert "**not refuted**" in table.Exhibit(own, found, found).row
    first = found.results[0]
    refuted = msgspec.structs.replace(first.outcome, verdict=Verdict.REFUTED)
    wrong = replace(found, results=[replace(first, outcome=refuted), *found.results[1:]])
    assert "**refuted**" in table.Exhibit(own, found, wrong).row
