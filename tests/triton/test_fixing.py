"""`tileprove triton fix`: repairs are proved, keep what was right, and are written only where that is safe."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("triton")

from tileprove.prover.cli import run
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.fixing import searching
from tileprove.prover.triton.fixing.comparing import compared
from tileprove.prover.triton.fixing.proposing import PROPOSALS, Place, Repair, Trouble, proposed, python
from tileprove.prover.triton.fixing.slices import truths
from tileprove.prover.triton.fixing.sources import Edit, Source, Sources, overlapping
from tileprove.prover.triton.sources import statements

HEAD = """import triton
import triton.language as tl
from tileprove.triton import cdiv, i64, launch, tensor


@triton.jit
def copied(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = {load}
    {store}


@launch(copied, BLOCK=64)
def short(n):
    return ({grid},), dict(x_ptr=tensor("fp32", n), y_ptr=tensor("fp32", n), n={size})
"""
RIGHT = {
    "load": "tl.load(x_ptr + at, mask=at < n)", "store": "tl.store(y_ptr + at, x, mask=at < n)", "grid": "cdiv(n, 64)",
    "size": "n",
}  # fmt: skip


def written(folder: Path, **other: str) -> Path:
    file = folder / "ops.py"
    file.write_text(HEAD.format(**{**RIGHT, **other}))
    return file


@pytest.mark.parametrize(
    ("other", "line"),
    [
        ({"load": "tl.load(x_ptr + at)"}, "+    x = tl.load(x_ptr + at, mask=at < n, other=0)"),
        (
            {"load": "tl.load(x_ptr + at - 1, mask=at < n)"},
            "+    x = tl.load(x_ptr + at - 1, mask=(at < n) & (at >= 1))",
        ),
        ({"size": "i64(n)"}, "+    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)"),
    ],
)
def test_a_repair_is_proved_and_shown_as_a_diff(
    other: dict[str, str],
    line: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("COLUMNS", "160")
    file = written(tmp_path, **other)
    before = file.read_text()
    assert run(["triton", "fix", str(file)]) == 0
    out = capsys.readouterr().out
    assert line in out
    assert "proved for all sizes with it" in out
    assert file.read_text() == before  # nothing is written without --apply
    assert run(["triton", "fix", str(file), "--apply"]) == 0
    capsys.readouterr()
    assert line[1:] in file.read_text()
    assert run(["triton", "check", str(file), "--no-cache"]) == 0
    capsys.readouterr()
    assert run(["triton", "fix", str(file), "--apply"]) == 0  # what was applied is not applied once more
    assert "short: proved for all sizes; there is nothing to repair" in capsys.readouterr().out


def test_the_diff_is_one_that_patch_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    file = written(tmp_path, load="tl.load(x_ptr + at)")
    assert run(["triton", "fix", "ops.py"]) == 0
    out = capsys.readouterr().out
    if shutil.which("patch") is None:
        pytest.skip("no patch here")
    diff = out[out.index("--- a/") : out.index("  proved for all sizes with it")]
    done = subprocess.run(["patch", "-p1"], input=diff, text=True, cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "mask=at < n, other=0" in file.read_text()


def test_a_mask_that_stores_less_than_the_kernel_did_inside_comes_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """The kernel is right at no size, and `at < m` is shorter and proved too: but it leaves away what was stored inside."""
    monkeypatch.setenv("COLUMNS", "160")
    text = written(tmp_path, load="tl.load(x_ptr + at, mask=at < count)").read_text()
    text = text.replace("y_ptr, n,", "y_ptr, n, count, m,").replace("n=n)", "n=n + 1, count=n, m=m)")
    text = text.replace("def short(n):\n", "def short(n, m):\n    given(m <= n, n < 2**30)\n").replace(
        "cdiv(n,", "cdiv(n + 1,"
    )
    (tmp_path / "ops.py").write_text(text.replace("import cdiv", "import given, cdiv"))
    assert run(["triton", "fix", str(tmp_path / "ops.py")]) == 0
    assert "mask=(at < n) & (at < count))" in capsys.readouterr().out


def test_a_mask_that_no_access_has_is_tried_first(tmp_path: Path):
    file = written(tmp_path, load="tl.load(x_ptr + at)")
    file.write_text(file.read_text().replace("    x = ", "    ok = (at < n) & (at >= 0)\n    few = n < 9\n    x = "))
    function = Sources()[str(file)].function(10)
    assert function is not None
    assert list(truths(function)) == ["ok", "few"]
    (own,) = statements(file, ())
    place = Place(Sources(), Trouble("load_x_ptr", str(file), 12, "x_ptr"), own.launch, (own.file, own.line))
    masks = [one.title for one in proposed(place, PROPOSALS) if one.title.startswith("masked by")]
    assert masks[0] == "masked by ok"


def test_guesses_that_contradict_each_other_are_not_thrown_away(monkeypatch: pytest.MonkeyPatch):
    """What they prove of each other is vacuous: the next round asks without the false ones."""
    check: Any = SimpleNamespace(
        look_up=lambda: None,
        pending=[SimpleNamespace(digest="d", claim="loop")],
        outcomes={},
        take=lambda *_: None,
        plans=SimpleNamespace(obligation=lambda _: None),
    )
    monkeypatch.setattr(searching.ladder, "decide", lambda *_: Outcome(verdict=Verdict.VACUOUS, engine="integer"))
    searching.Search(Path("ops.py"), check, lambda _: None, Cache(None), 0.0)._here(check)
    assert check.outcomes["d"].verdict is Verdict.VACUOUS


def test_what_only_the_host_can_promise_comes_last(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")
    file = written(tmp_path, load="tl.load(x_ptr + at * 2, mask=at < n)").read_text()
    (tmp_path / "ops.py").write_text(
        file.replace('x_ptr=tensor("fp32", n)', 'x_ptr=tensor("fp32", m)').replace("(n)", "(n, m)")
    )
    code = run(["triton", "fix", str(tmp_path / "ops.py")])
    out = capsys.readouterr().out
    assert code == 0, out
    assert "given(" in out
    assert "assert " in out


def test_a_repair_that_stores_less_than_what_was_right_is_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    file = written(tmp_path, load="tl.load(x_ptr + at)")

    def shorter(place):
        source = Source(str(file))
        start, end = source.text.index("tl.load(x_ptr + at)"), source.text.index("mask=at < n)")
        text = source.text[start:end].replace("+ at)", "+ at, mask=at < n)") + "mask=at < n - 1)"
        edits = [Edit(source.file, start, end + len("mask=at < n)"), text)]
        yield Repair("the last one is not stored", tuple(edits))

    monkeypatch.setattr(searching, "PROPOSALS", (shorter,))
    monkeypatch.setattr(searching, "LAST", ())
    code = run(["triton", "fix", str(file)])
    out = capsys.readouterr().out
    assert code == 1, out
    assert "no repair was found" in out
    assert "is not stored as before" in out


def test_nothing_is_written_into_a_package_or_over_a_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    folder = tmp_path / "site-packages"
    folder.mkdir()
    file = written(folder, load="tl.load(x_ptr + at)")
    before = file.read_text()
    assert run(["triton", "fix", str(file), "--apply"]) == 2
    assert "belongs to an installed package" in capsys.readouterr().err
    assert file.read_text() == before
    file = written(tmp_path, load="tl.load(x_ptr + at)")
    real = searching.compared

    def meanwhile(*both):
        file.write_text(before + "# somebody wrote this\n")
        return real(*both)

    monkeypatch.setattr(searching, "compared", meanwhile)
    assert run(["triton", "fix", str(file), "--apply"]) == 2
    assert "has changed since it was read" in capsys.readouterr().err
    assert file.read_text().endswith("# somebody wrote this\n")


def test_a_launch_in_json_and_one_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "ops.json").write_text("[]")
    assert run(["triton", "fix", str(tmp_path / "ops.json")]) == 2
    assert "names no source" in capsys.readouterr().err
    assert run(["triton", "fix", str(written(tmp_path)), "long"]) == 2
    assert "no launch is named long; there is short" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("64 divides M and 64 divides N", ["M % 64 == 0", "N % 64 == 0"]),
        ("(count - 1)*n <= 2^31 - 1", ["(count - 1) * n <= 2 ** 31 - 1"]),
        ("n = 4*((n + 3) div 4)", ["n == 4 * ((n + 3) // 4)"]),
        ("where(n < 3, 1, 2) <= m", []),
        ("n of m", []),
        ("n is large", []),
    ],
)
def test_a_condition_in_python(condition: str, said: list[str]):
    assert python(condition) == said


def test_edits_of_letters_that_are_not_ascii(tmp_path: Path):
    file = tmp_path / "ä.py"
    file.write_text('x = "ä€"; y = a\n', encoding="utf-8")
    sources = Sources()
    node = sources[str(file)].tree.body[1].value  # type: ignore[attr-defined]
    edit = sources[str(file)].instead(node, "b")
    assert sources.edited([edit]) == {str(file.resolve()): 'x = "ä€"; y = b\n'}
    assert overlapping([edit, Edit(edit.file, edit.start, edit.start, "c")])
    assert not overlapping([edit, Edit(edit.file, edit.end, edit.end, "c")])


def test_what_was_applied_is_there_for_the_launches_that_follow(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """One kernel, launched twice: the repair for the first is one for the second."""
    file = written(tmp_path, load="tl.load(x_ptr + at)")
    again = file.read_text().rpartition("\n\n\n")[2].replace("short", "other")
    file.write_text(f"{file.read_text()}\n\n{again}")
    assert run(["triton", "fix", str(file), "--apply"]) == 0
    assert "other: proved for all sizes; there is nothing to repair" in capsys.readouterr().out
    assert file.read_text().count("other=0") == 1


def test_a_search_that_is_cut_off_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = written(tmp_path, load="tl.load(x_ptr + at)")
    assert run(["triton", "fix", str(file), "--search", "1ms"]) == 1
    assert "the time was over: --search 5m gives more" in capsys.readouterr().out


def test_a_kernel_that_is_wrong_at_most_sizes_is_compared_where_it_is_right():
    """The softmax that has lost a mask is right for rows of whole blocks; its large grids take no time from these."""
    first, right = statements(
        Path(__file__).parent.parent.parent / "docs" / "examples" / "softmax.py", ("first", "right")
    )
    same = compared(first, right)
    assert 0 < same.right < same.runs
    assert not same.differs
