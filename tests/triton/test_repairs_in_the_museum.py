"""examples/museum/triton: what `triton fix` proposes for these kernels, and one repair from its search to its diff."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

pytest.importorskip("triton")

from tileprove.prover.cli import run
from tileprove.prover.triton.fixing.proposing import PROPOSALS, Place, Trouble, proposed
from tileprove.prover.triton.fixing.sources import Sources
from tileprove.prover.triton.sources import statements

FOLDER = Path(__file__).parents[2] / "examples" / "museum" / "triton"


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
