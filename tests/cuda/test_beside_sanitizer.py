"""docs/COMPARED.md: what compute-sanitizer counted on an H200 (data/nvidia/sanitizer.csv), and what tileprove says."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from in_process import checks

ROOT = Path(__file__).parent.parent.parent
TABLE = (ROOT / "docs" / "COMPARED.md").read_text().partition("| kernel | it finds something at")[2]
ROWS = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", TABLE.partition("\n\n")[0], re.MULTILINE))
LAUNCHES = {"one_more": "tests/data/cuda/outside_launches.py", "wraps": "tests/data/cuda/outside_launches.py"}


def counted() -> dict[str, dict[tuple[str, str], bool]]:
    """Kernel -> (threads, n) -> whether one of the tools found something."""
    found: dict[str, dict[tuple[str, str], bool]] = {}
    with (ROOT / "tests" / "data" / "nvidia" / "sanitizer.csv").open() as file:
        for row in csv.DictReader(file):
            own, at = found.setdefault(row["kernel"], {}), (row["threads"], row["n"])
            own[at] = own.get(at, False) or int(row["found"]) > 0
    return found


def test_the_table_has_what_was_counted():
    known = counted()
    assert list(ROWS) == list(known)
    for kernel, row in ROWS.items():
        cells = [[tuple(one.split(", ")) for one in cell.strip().split("; ") if one] for cell in row.split("|")[:2]]
        assert cells == [[at for at, seen in known[kernel].items() if seen is wanted] for wanted in (True, False)], (
            kernel
        )


@pytest.mark.parametrize("kernel", ROWS)
def test_the_verdict_is_todays(kernel: str):
    file = ROOT / LAUNCHES.get(kernel, "kernels/cuda/races_launches.py")
    (check,) = checks(file, names=[kernel], seconds=5.0)
    said = {one.outcome.verdict.value for one in check.results if one.outcome}
    whole = "proved" if said <= {"proved", "vacuous"} else "open"
    assert ("refuted" if "refuted" in said else whole) == ROWS[kernel].split("|")[2].strip()
