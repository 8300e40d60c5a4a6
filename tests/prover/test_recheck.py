"""`tileprove recheck` on a folder of evidence: the honest one passes, and every kind of damage has its line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from small_specs import EASY, FINDING, HEAD
from tileprove.prover import cli

TABLE = """
@SYSTEM.claim("Halving keeps a lane inside the half wave.")
def halves():
    lane = integer("lane", 0, 64)
    yield Case("", lane // 2 < 32)
"""

SQUARES = """
@SYSTEM.claim("Two squares are never 3 mod 4.")
def squares():
    x, y = integer("x", 0, 2**13), integer("y", 0, 2**13)
    yield Case("", (x * x + y * y) % 4 != 3)
"""

ANY = """
@SYSTEM.claim("A square times what is not negative is not negative.")
def square():
    y, x = integer("y", None), integer("x", 0)
    yield Case("", y * y * x >= 0)
"""


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a spec and its evidence."""
    folder = tmp_path_factory.mktemp("evidence")
    (folder / "spec.py").write_text(HEAD + EASY + FINDING + TABLE)
    arguments = ["check", str(folder / "spec.py"), "--update", "--proofs", str(folder / "proofs"), "--no-cache"]
    assert cli.run(arguments) == 0
    return folder


@pytest.fixture
def folder(recorded: Path, tmp_path: Path) -> Path:
    """A copy to damage."""
    shutil.copytree(recorded, tmp_path / "copy")
    return tmp_path / "copy"


def recheck(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    """Exit code and output for the demo system; the built-in ones are not on record here."""
    code = cli.run(["recheck", str(folder / "proofs"), "--spec", str(folder / "spec.py"), "--claim", "demo.*", *more])
    done = capsys.readouterr()
    return code, done.out + done.err


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_honest_evidence(folder: Path, capsys: pytest.CaptureFixture[str]):
    code, said = recheck(folder, capsys)
    assert code == 0, said
    assert "3 verdicts established, 0 refused, 0 not established." in said
    for row in ("proof tree", "every point", "counterexample"):
        assert row in said


def test_bit_vectors_that_proved_what_has_a_meaning_over_the_integers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """The bits engine has its turn before z3's integers have; its text is the statement's as well."""
    (tmp_path / "spec.py").write_text(HEAD + SQUARES)
    arguments = ["check", str(tmp_path / "spec.py"), "--update", "--proofs", str(tmp_path / "proofs"), "--no-cache"]
    assert cli.run(arguments) == 0
    code, said = recheck(tmp_path, capsys, "--smt2", str(tmp_path / "texts"))
    assert "(set-logic QF_BV)" in (tmp_path / "texts/demo/squares.smt2").read_text()
    assert code == 0, said
    assert "1 verdicts established" in said


def test_a_solvers_answer_about_a_variable_without_a_range(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """It comes first in the goal and in no range, and is called the same by whoever writes the lemma and who reads it."""
    (tmp_path / "spec.py").write_text(HEAD + ANY)
    arguments = ["check", str(tmp_path / "spec.py"), "--update", "--proofs", str(tmp_path / "proofs"), "--no-cache"]
    assert cli.run(arguments) == 0
    code, said = recheck(tmp_path, capsys)
    assert code == 0, said
    assert "solver's answer" in said


def test_what_no_spec_was_read_for_is_said(folder: Path, capsys: pytest.CaptureFixture[str]):
    proofs = str(folder / "proofs")
    assert cli.run(["recheck", proofs, "--claim", "demo.*", "--spec", "swizzle"]) == 1
    assert "refused: demo.wide: no spec was read for it" in capsys.readouterr().out
    assert cli.run(["recheck", proofs]) == 2  # nothing of what it would be about is there
    assert "on record is demo, which is built in nowhere" in capsys.readouterr().err


def test_the_digest_is_said_where_everything_was_checked(folder: Path, capsys: pytest.CaptureFixture[str]):
    digest = json.loads((folder / "proofs" / "ledger.jsonl").read_text().splitlines()[0])["sha256"]
    assert digest not in recheck(folder, capsys)[1]  # it looked at some names only
    whole = ["recheck", str(folder / "proofs"), "--spec", str(folder / "spec.py")]
    assert cli.run(whole) == 0
    said = capsys.readouterr().out.splitlines()[-1]
    assert said.endswith(f"complete and unaltered: 3 obligations of 1 system, sha256 {digest}")
    (folder / "proofs" / "evidence" / "more.jsonl").write_text("")
    assert cli.run(whole) == 1
    out = capsys.readouterr().out
    assert "more.jsonl belongs to nothing on record" in out
    assert digest not in out


def evidence(folder: Path) -> Path:
    return folder / "proofs" / "evidence" / "demo.jsonl"


def swap(folder: Path) -> None:
    """The statements of two records exchanged, each with its digest."""
    records = [json.loads(text) for text in evidence(folder).read_text().splitlines()]
    for field in ("statement", "digest"):
        records[0][field], records[1][field] = records[1][field], records[0][field]
    evidence(folder).write_text("".join(json.dumps(record) + "\n" for record in records))


def lemma_left_out(folder: Path) -> None:
    """One lemma less in the proof tree, and nobody says that there was one more; seals as they were."""
    records = [json.loads(text) for text in evidence(folder).read_text().splitlines()]
    node = next(record["tree"]["tree"] for record in records if record["tree"])
    while not any(link[0] == "combine" for link in node["links"]):
        ((_, node), *_) = node["cases"]
    node["links"].remove(next(link for link in node["links"] if link[0] == "combine"))
    evidence(folder).write_text("".join(json.dumps(record) + "\n" for record in records))


def lemma_text(folder: Path) -> None:
    file = folder / "proofs" / "lemmas" / "demo" / "wide.smt2"
    file.parent.mkdir(parents=True)
    file.write_text("(assert false)")


DAMAGE = {
    "an edited verdict": (
        lambda f: edit(f / "proofs" / "ledger.jsonl", '"verdict":"refuted"', '"verdict":"proved"'), "on record as proved",
    ),
    "an edited engine": (
        lambda f: edit(f / "proofs" / "ledger.jsonl", '"engine":"integer"', '"engine":"bits"'), "differ in their engine",
    ),
    "an edited digest": (lambda f: edit(f / "proofs" / "ledger.jsonl", '"digest":"', '"digest":"0'), "demo."),
    "an edited record": (lambda f: edit(evidence(f), '"tree":{', '"tree": {'), "not what the ledger says"),
    "swapped statements": (swap, "not what the ledger says"),
    "no records": (lambda f: evidence(f).unlink(), "no evidence on record"),
    "a lemma more": (
        lambda f: edit(evidence(f), '["combine",', '["combine",0,[]],["combine",'), "differ in their lemmas",
    ),
    "a count of lemmas": (
        lambda f: edit(f / "proofs" / "ledger.jsonl", '"lemmas":', '"lemmas":7'), "differ in their lemmas",
    ),
    "an engine without its digest": (
        lambda f: edit(f / "proofs" / "ledger.jsonl", '"engine":""', '"engine":"hunting"'), "was altered",
    ),
    "no lemmas": (lemma_left_out, "differ in their lemmas"),
    "a text of a lemma": (lemma_text, "belongs to nothing on record"),
    "an edited spec": (lambda f: edit(f / "spec.py", "lane // 2 < 32", "lane // 2 < 33"), "the spec says something else"),
    "a dropped claim": (lambda f: edit(f / "spec.py", "def halves", "def thirds"), "no spec says it any more"),
}  # fmt: skip


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_refused(what: str, folder: Path, capsys: pytest.CaptureFixture[str]):
    damage, wanted = DAMAGE[what]
    damage(folder)
    code, said = recheck(folder, capsys)
    assert code == 1, said
    refused = [line for line in said.splitlines() if line.startswith("refused: ")]
    assert refused
    assert any(wanted in line for line in refused), refused


@pytest.mark.parametrize("content", [b"\xff\xfe", b"{", b"[]\n", b'{"name": 3}\n', b"[" * 5000])
@pytest.mark.parametrize("file", ["ledger.jsonl", "evidence/demo.jsonl"])
def test_files_that_cannot_be_read(content: bytes, file: str, folder: Path, capsys: pytest.CaptureFixture[str]):
    (folder / "proofs" / file).write_bytes(content)
    code, said = recheck(folder, capsys)
    assert code == 2, said
    assert len(said.splitlines()) == 1
    assert said.startswith("tileprove: ")


def test_a_truncated_file_of_records(folder: Path, capsys: pytest.CaptureFixture[str]):
    evidence(folder).write_bytes(evidence(folder).read_bytes()[:-100])
    code, said = recheck(folder, capsys)
    assert (code, len(said.splitlines())) == (2, 1)


def test_nothing_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert cli.run(["recheck", str(tmp_path)]) == 2
    assert "no ledger" in capsys.readouterr().err
    assert cli.run(["recheck", str(tmp_path / "absent")]) == 2


def test_a_pattern_that_names_nothing(folder: Path, capsys: pytest.CaptureFixture[str]):
    assert cli.run(["recheck", str(folder / "proofs"), "--spec", str(folder / "spec.py"), "--claim", "nonsense"]) == 2
    assert "nothing on record" in capsys.readouterr().err


def test_locked_notices_lost_evidence(folder: Path, capsys: pytest.CaptureFixture[str]):
    check = ["check", str(folder / "spec.py"), "--locked", "--proofs", str(folder / "proofs")]
    assert cli.run(check) == 0
    edit(evidence(folder), '"tree":{', '"tree": {')
    capsys.readouterr()
    assert cli.run(check) == 1
    assert "evidence: demo.halves: the evidence is not what the ledger says" in capsys.readouterr().err
    evidence(folder).unlink()
    assert cli.run(check) == 1
    assert "evidence: demo.halves: there is no evidence on record" in capsys.readouterr().err
