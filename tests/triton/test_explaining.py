"""`tileprove triton explain`: the address, where each assumption is from, the evidence, and what may help."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.cli import run

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

DATA = Path(__file__).parent / "data"


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def explained(capsys: pytest.CaptureFixture[str], file: str, *arguments: str) -> tuple[int, str]:
    code = run(["triton", "explain", str(DATA / file), *arguments])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_a_proof_with_the_origin_of_each_assumption(capsys: pytest.CaptureFixture[str]):
    code, out = explained(capsys, "good.py", "gather", "load_table_ptr")
    assert code == 0
    assert "element 256*pid0 + i of index_ptr, loaded at line 160" in out
    assert "    mask        256*pid0 + i < n" in out
    assert "    contents    index_" in out
    assert "\nproved  (" in out
    assert "a lane that satisfies the assumptions" in out


def test_a_counterexample(capsys: pytest.CaptureFixture[str]):
    code, out = explained(capsys, "bad.py", "wraps")
    assert code == 1
    assert "with wrap-around: element" in out
    assert "    any launch  " in out
    assert "\nREFUTED  (" in out
    assert "    program id  " in out
    assert "the other cases, to be chosen with --case\n    proved  inside" in out


def test_a_case_by_name_and_a_claim_by_line(capsys: pytest.CaptureFixture[str]):
    code, out = explained(capsys, "written.py", "grouped", "128", "--case", "fits*")
    assert code == 0
    assert "this case: " in out
    assert "    way, mask   " in out or "    any launch  " in out


def test_a_rule_and_what_an_earlier_case_proves(capsys: pytest.CaptureFixture[str]):
    code, out = explained(capsys, "written.py", "grouped", "written_c_ptr", "--case", "remainder 1")
    assert code == 0
    assert "written by i1 = element.1 mod 16" in out
    assert "    earlier case  0 <= " in out


def test_what_may_help_with_an_unknown_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    code, out = explained(capsys, "written.py", "scattered", "written_y_ptr")
    assert code == 3
    assert "\nunknown  (" in out
    assert "given(...)" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["add", "nothing"], "add has no claim 'nothing'"),
        (["add", "store_out_ptr", "--case", "nothing"], "no case 'nothing'"),
        (["nobody"], "no launch is named nobody"),
    ],
)
def test_what_is_not_there(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str):
    code, out = explained(capsys, "good.py", *arguments)
    assert code == 2
    assert said in out
    assert len(out.strip().splitlines()) == 1
