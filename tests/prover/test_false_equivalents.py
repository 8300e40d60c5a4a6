"""Slips that change what a claim speaks about, in places where two results that agree say nothing of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.mutation import campaign, sources
from tileprove.prover.mutation.judge import Budget, Fate, Judgement
from tileprove.prover.running.registry import targets

HEAD = """\
from tileprove import Access, Case, System, Term, both, integer, kinds, where

SYSTEM = System("tile", "A tile")
row = integer("row", 0, 8)

"""
CLAIM = """
@SYSTEM.claim("The last row begins at byte 912 at the most.")
def last():
    yield Case("", both(row * STRIDE["row"] + 16 <= 912, row * STRIDE["row"] + 16 >= 16))
"""
# what a function leaves behind, its result being the same with the slip or without
LEFT = {
    "an attribute": """\
class Layout:
    def __init__(self):
        self.stride = 64 * 2
STRIDE = {"row": Layout().stride}
""",
    "an item": """\
STRIDE = {}
def fill(table: dict) -> None:
    table["row"] = 64 * 2
fill(STRIDE)
""",
    "a name outside": """\
stride = 0
def fill() -> None:
    global stride
    stride = 64 * 2
fill()
STRIDE = {"row": stride}
""",
    "a list": """\
FOUND = []
def fill(found: list) -> None:
    found.append(64 * 2)
fill(FOUND)
STRIDE = {"row": FOUND[-1]}
""",
    "an item that a helper leaves": """\
STRIDE = {}
def put(table: dict, value: int) -> int:
    table["row"] = value
    return 0
def fill(table: dict) -> int:
    return put(table, 64 * 2)
fill(STRIDE)
""",
    "a list of its own": """\
def fill() -> list:
    found = []
    found.append(64 * 2)
    return found
STRIDE = {"row": fill()[0]}
""",
}
# rows beyond those that are read back: one of them goes to the first row that is not
RARE = """
def strip(row: Term) -> Term:
    return where(both(row % 9973 == 77, row > 20), 256 * 20, row * 256)

@SYSTEM.map("the matrix", {"row": "rows", "lane": 64})
def put(row, lane, rows):
    "Row by row; a rare row goes elsewhere."
    return Access(row * 512 + lane * 4, 4, lds=where(lane == 13, strip(row), row * 256))

@SYSTEM.map("LDS", {"row": "rows", "lane": 64})
def get(row, lane, rows):
    "Reads it back."
    return Access(row * 256 + lane * 4, 4)

@SYSTEM.claim("What is read is what was written.")
def back():
    at = get.anywhere(rows=20)
    wanted = strip(at.coordinates["row"]) * 2 + at.coordinates["lane"] * 4
    owner = lambda byte: {"row": byte // 256, "lane": byte % 256 // 4}
    yield from kinds.round_trip("", at, wanted, put, {"rows": 100000}, owner)
"""


@pytest.fixture
def fates(tmp_path: Path):
    """fates(source text of a spec) -> {the line with the slip: judgement}."""

    def run(text: str) -> dict[str, Judgement]:
        file = tmp_path / "tile.py"
        file.write_text(HEAD + text)
        [target] = targets([str(file)])
        found: dict[str, Judgement] = {}

        def keep(mutant: sources.Mutant, judgement: Judgement) -> None:
            found[mutant.after] = judgement

        campaign.run(campaign.prepare(target, None, None), Budget(3, 20), 1, keep)
        return found

    return run


@pytest.mark.parametrize("what", LEFT)
def test_what_a_function_leaves_behind_is_the_slips(fates, what: str):
    found = fates(LEFT[what] + CLAIM)
    (larger,) = (judgement for after, judgement in found.items() if "65 * 2" in after)
    (smaller,) = (judgement for after, judgement in found.items() if "63 * 2" in after)
    assert (larger.fate, smaller.fate) == (Fate.REFUTED, Fate.SURVIVED)


def test_a_coordinate_that_has_a_mark_in_the_statement_is_judged_there(fates):
    found = fates(RARE)

    def fate(slip: str) -> Fate:
        (one,) = (judgement.fate for after, judgement in found.items() if slip in after)
        return one

    assert fate("256 * 21") is Fate.SURVIVED  # another row that nobody reads
    assert fate("256 * 19") is Fate.REFUTED  # the last one that is read
    assert fate("row > 19") is Fate.EQUIVALENT
