"""One model of blocks and tables: nothing is cut, and nothing is wider than the terminal."""

from __future__ import annotations

import re

import pytest
from rich.text import Text
from tileprove.prover.showing.page import Column, Table, as_text

WORDS = ["every", "load", "of", "the", "tile", "lies", "inside", "of", "its", "matrix"]
TABLE = Table(
    [Column("claim", 2), Column("verdict", width=12), Column("for all", 1), Column("time", right=True)],
    [[" ".join(WORDS), ("proved", "green"), Text(" ".join(WORDS)), "12 ms"], ["short", "REFUTED", "", "9 ms\ncached"]],
    below=["first_name", "second_name"], apart=1, whole=True,
)  # fmt: skip


@pytest.mark.parametrize("width", [24, 30, 40, 44, 60, 120])
def test_a_table_fits_in_any_terminal_and_says_everything(width: int):
    lines = as_text(width, lambda out: out.table(TABLE)).splitlines()
    assert max(map(len, lines)) <= width
    assert all(line == line.rstrip() for line in lines)
    found = re.findall(r"\w+", " ".join(lines))
    wanted = [*WORDS, *WORDS, "proved", "REFUTED", "short", "12", "ms", "9", "cached", "first_name", "second_name"]
    assert not [word for word in wanted if found.count(word) < wanted.count(word)]


def test_where_its_columns_do_not_fit_each_row_is_a_block():
    """44 columns are the fewest in which they do: 12 for verdicts, 6 for times, 6 between, and 10 for each that wraps."""
    wide = as_text(44, lambda out: out.table(TABLE)).splitlines()
    assert wide[0].split() == ["claim", "verdict", "for", "all", "time"]
    assert set(wide[1]) == {"─"}
    narrow = as_text(43, lambda out: out.table(TABLE)).splitlines()
    assert narrow[0].split()[0] == "claim"
    assert "  verdict     REFUTED" in narrow
    assert "─" not in "".join(narrow)


def test_numbers_are_flush_right_and_blanks_end_no_line():
    table = Table(
        [Column("kind"), Column("count", right=True), Column("why", 1)], [["a", "7", "x y"], ["bb", "12", ""]]
    )
    assert as_text(80, lambda out: out.table(table)).splitlines() == [
        "kind  count  why", "────────────────", "a         7  x y", "bb       12",
    ]  # fmt: skip
