"""examples/museum: every bug is refuted, its repair proved, its source cited; the page is what the specs say."""

import re
from pathlib import Path

import pytest
from scripts import script
from tileprove.prover.language.exact import Invalid, check

ROOT = Path(__file__).parents[2]
FOLDER, PAGE = ROOT / "examples" / "museum", ROOT / "docs" / "MUSEUM.md"
SPECS = sorted(path for path in FOLDER.glob("*.py") if path.name != "table.py")
CITATION = re.compile(r"https://github\.com/[\w.-]+/[\w.-]+/(pull/\d+|commit/[0-9a-f]{7,40}|blob/[0-9a-f]{7,40}/\S+)")
COMPILERS = re.compile(r"## Compilers\n.*?(?=\n## )", re.S)  # tests/compiled/test_compiler_bugs.py looks at these
ROW = re.compile(r"^\| \[.*\]\(\.\./examples/museum/(\w+)\.py\) .*$", re.M)


table = script(FOLDER / "table.py")


def test_every_bug_is_refuted_every_repair_proved_and_the_page_says_so():
    """One test, so that nothing is decided twice where pytest has several workers."""
    exhibits = {one.file.stem: one for one in table.exhibits()}
    assert [path.stem for path in SPECS] == list(exhibits)
    assert [name for name, one in exhibits.items() if not one.as_expected] == []
    for name, one in exhibits.items():
        is_complete(name, one)
    shown, printed = COMPILERS.sub("", PAGE.read_text()), table.page(list(exhibits.values()), "")
    assert without_points(shown) == without_points(printed), (
        "python examples/museum/table.py > docs/MUSEUM.md writes it"
    )
    for row in ROW.finditer(shown):
        points_refute(exhibits[row[1]], cells(row[0])[1].split("<br>"))


def is_complete(name, one):
    """A file has a bug and its source, a repair that the bug refers to, and a lesson."""
    assert {result.claim.system for result in one.claims} == {name}
    assert one.findings, name
    assert one.proved, name
    assert re.fullmatch(r"[A-Z].{40,200}[.]", one.lesson), name
    for result in one.findings:
        assert CITATION.fullmatch(result.claim.documented), name
        assert result.claim.condition in {other.claim.full_name for other in one.proved}, name


def points_refute(one, shown):
    """A solver may find other counterexamples than those on the page: they must be some."""
    for result, said in zip(one.findings, shown, strict=True):
        if point := values(said):
            check(one.obligations[result.claim.name], point)
        else:
            assert said == result.cases[0].outcome.detail


@pytest.mark.parametrize("file", SPECS, ids=lambda file: file.stem)
def test_a_file_is_short(file):
    assert len(file.read_text().splitlines()) <= 40


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]]


def without_points(page: str) -> str:
    """Nor does it matter which solver's word a proof rests on, but that it does."""
    page = ROW.sub(lambda row: "|".join(cell for number, cell in enumerate(cells(row[0])) if number != 1), page)
    return re.sub(r"\((z3|cvc5|bitwuzla)\)", "(a solver)", page)


def values(said: str) -> dict[str, int]:
    return {name: int(value) for name, value in re.findall(r"(\w+) = (-?\d+)", said)}


def test_a_point_that_refutes_nothing_is_noticed():
    (one,) = table.exhibits((FOLDER / "ggml_14789_im2col_divisor.py",))
    points_refute(one, ["OW = 1, ow = 0, KH = 1, ky = 0, KW = 2, kx = 1"])
    with pytest.raises(Invalid):
        points_refute(one, ["OW = 1, ow = 0, KH = 2, ky = 0, KW = 2, kx = 1"])


BROKEN = (
    ("ggml_14789_im2col_divisor", 'yield Case("", digits(KH))', 'yield Case("", digits(KW))'),
    ("mlx_3631_short_bounds", "valid(i16(minimum(32, LEFT)))", "valid(minimum(32, i16(LEFT)))"),
    ("modular_04c9bae_single_carry", "STEP <= H * W", "STEP <= H * W + 1"),
    ("tilelang_2455_persistent_tail", "groups = cdiv(COLUMNS, WIDTH)", "groups = COLUMNS // WIDTH"),
)


@pytest.mark.parametrize(("name", "repair", "bug"), BROKEN, ids=[name for name, _, _ in BROKEN])
def test_the_bug_called_a_repair_is_refuted(name, repair, bug, tmp_path):
    text = (FOLDER / f"{name}.py").read_text()
    assert text.count(repair) == 1
    (tmp_path / f"{name}.py").write_text(text.replace(repair, bug))
    (one,) = table.exhibits((tmp_path / f"{name}.py",))
    assert not one.as_expected
    assert "**not proved**" in table.row(one)


def test_a_repair_called_a_bug_is_noticed(tmp_path):
    name, bug, repair = "ggml_14789_im2col_divisor", "digits(KW)", "digits(KH)"
    (tmp_path / f"{name}.py").write_text((FOLDER / f"{name}.py").read_text().replace(bug, repair))
    (one,) = table.exhibits((tmp_path / f"{name}.py",))
    assert not one.as_expected
    assert "**not refuted**" in table.row(one)


def test_what_is_told_by_name_exists():
    page = PAGE.read_text()
    named = set(re.findall(r"`(\w+_\w*\d\w*_\w+)`", page)) | set(table.TOLD)
    assert named <= {path.stem for path in SPECS}
