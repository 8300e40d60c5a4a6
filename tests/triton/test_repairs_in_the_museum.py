"""examples/museum/triton: what `triton fix` proposes for these kernels, one repair from its search to its diff, and that
those on record are ones."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("triton")

from scripts import script
from tileprove.prover.cli import run
from tileprove.prover.triton.fixing.proposing import PROPOSALS, Place, Trouble, proposed
from tileprove.prover.triton.fixing.sources import Sources
from tileprove.prover.triton.sources import statements

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "museum" / "triton"

table = script(FOLDER / "table.py")


def test_two_thirds_of_the_kernels_have_a_repair():
    titles = {file.stem: table.recorded(file)[0] for file in table.FILES}
    assert len(titles) == 10
    assert 3 * sum(title is not None for title in titles.values()) >= 2 * len(titles)


def test_a_recorded_repair_is_one_of_the_kernel_as_it_is():
    for file in table.FILES:
        title, diff = table.recorded(file)
        if title is not None:
            text = file.read_text()
            assert table.patched(text, diff) != text
            with pytest.raises(ValueError, match="is not"):
                table.patched(text.replace("@triton.jit", "@triton.jit  # changed").replace("    ", "  "), diff)


def test_recorded_repairs_are_proved_and_store_what_was_right_and_the_page_says_so():
    found = list(table.exhibits())
    for one in found:
        assert one.wrong, one.file
        assert one.repaired, one.file
        assert one.same.right, one.file
    assert not replace(found[0], open=("load_x_ptr",)).repaired
    said = "`python examples/museum/triton/table.py > docs/REPAIRS.md` writes it"
    assert table.page(found) == (ROOT / "docs" / "REPAIRS.md").read_text(), said


def test_what_is_not_proved_is_said_so_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    one = table.Exhibit(FOLDER / "two_writers.py", "", "", "", ("writes_y_ptr",), ("writes_y_ptr",), table.Compared())
    assert "| **not proved** |" in table.row(one)
    diff = (table.BY_HAND / "two_writers.diff").read_text().replace("+    tl.atomic_add(", "+    tl.store(1 + ")
    (tmp_path / "two_writers.diff").write_text(diff)
    monkeypatch.setattr(table, "BY_HAND", tmp_path)
    assert "**not proved**" in table.by_hand(one.file)


@pytest.mark.parametrize(
    ("name", "access", "claim", "title"),
    [
        ("halo", "tl.load(x_ptr + at + 1", "load_x_ptr_2", "masked by (at + 1 < n)"),
        ("ignored_label", "tl.load(logits_ptr", "load_logits_ptr", "masked by (label >= 0)"),
        ("borrowed_stride", "tl.store(y_ptr", "store_y_ptr", "y_stride in the place of x_stride"),
        ("short_grid", "tl.store(y_ptr", "written_y_ptr", "the grid is rounded up"),
    ],
)
def test_what_is_proposed(name: str, access: str, claim: str, title: str):
    file = FOLDER / f"{name}.py"
    (own,) = statements(file, ())
    line = next(at for at, text in enumerate(file.read_text().splitlines(), 1) if access in text)
    trouble = Trouble(claim, str(file), line, claim.split("_", 1)[1].removesuffix("_2"))
    titles = [one.title for one in proposed(Place(Sources(), trouble, own.launch, (own.file, own.line)), PROPOSALS)]
    assert title in titles
    masks = [one for one in titles if one.startswith("masked")]
    assert bool(masks) is not claim.startswith("written")  # no mask has more written


def test_a_bound_that_is_another_s_is_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("COLUMNS", "160")
    shutil.copy(FOLDER / "wrong_bound.py", tmp_path)
    assert run(["triton", "fix", str(tmp_path / "wrong_bound.py")]) == 0
    out = capsys.readouterr().out
    assert "wrong_bound: repair 1: rows in the place of cols" in out
    assert "mask=(r < rows) & (c < cols))" in out
    assert "proved for all sizes with it" in out
