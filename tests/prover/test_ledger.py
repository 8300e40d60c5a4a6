"""The committed evidence: what is written, what counts as a difference, and what happens to damaged files."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Holds, Obligation, Verdict
from tileprove.prover.language.terms import as_bool, integer
from tileprove.prover.language.wire import digest
from tileprove.prover.record import audit as audits
from tileprove.prover.record import ledger
from tileprove.prover.record.ledger import Inside, LedgerError
from tileprove.prover.running.outlines import ClaimPlan, statement
from tileprove.prover.running.results import Result

N = integer("N", 1)
M = integer("m", 0, below=N * 4)


def obligation(name: str, states: int = 4, expected: Verdict = Verdict.PROVED) -> Obligation:
    """A statement of that name; another number states something else."""
    full, _, case = name.partition("/")
    system, _, claim = full.partition(".")
    return Obligation(system, claim, case, (), Holds(as_bool(N * states > M // 4)), expected)


def result(name: str = "demo.stays/a case", states: int = 4, lemmas: int = 2, **changes) -> Result:
    about = obligation(name, states)
    plan = ClaimPlan(about.system, about.claim, "A sentence.", Verdict.PROVED, "", "", "spec.py", 1)
    tree = {"tree": {"links": [["combine", 0, []]] * lemmas}}
    found = {"verdict": Verdict.PROVED, "engine": "integer", "tree": tree, "witness": {"kind": "chain"}}
    return Result(plan, statement(about), Outcome(**{**found, **changes}))


def terms(of: Result) -> Obligation:
    about = [obligation(of.statement.name, states) for states in (4, 5)]
    return next(one for one in about if digest(one) == of.statement.digest)


def update(proofs: Path, results: list[Result], inside: Inside | None = None) -> ledger.Ledger:
    return ledger.update(proofs, results, inside, terms)


def differences(proofs: Path, *results: Result, inside: Inside | None = None) -> list[str]:
    return audits.differences(audits.audit(proofs), results, inside)


@pytest.fixture
def proofs(tmp_path: Path) -> Path:
    return tmp_path / "proofs"


def test_a_line_an_obligation_sorted_by_name_below_what_they_come_to(proofs: Path):
    said = update(proofs, [result("demo.b"), result("demo.a/2"), result("demo.a/1", lemmas=0)])
    first, *lines = (proofs / "ledger.jsonl").read_bytes().splitlines(keepends=True)
    assert (
        [json.loads(line)["name"] for line in lines]
        == list(ledger.read(proofs).lines)
        == ["demo.a/1", "demo.a/2", "demo.b"]
    )
    sha256 = hashlib.sha256(b"".join(lines)).hexdigest()
    assert first == b'{"format":3,"obligations":3,"sha256":"%s"}\n' % sha256.encode()
    assert str(said) == str(ledger.read(proofs)) == f"3 obligations of 1 system, sha256 {sha256}"
    record = (proofs / "evidence" / "demo.jsonl").read_bytes().splitlines()[0]
    assert [json.loads(line)["lemmas"] for line in lines] == [0, 2, 2]
    assert json.loads(lines[0]) == {
        "name": "demo.a/1", "digest": digest(obligation("demo.a/1")), "verdict": "proved", "engine": "integer",
        "points": 0, "lemmas": 0, "evidence": hashlib.sha256(record).hexdigest(),
    }  # fmt: skip


def test_equal_records_have_equal_files(proofs: Path, tmp_path: Path):
    """Whatever the order in which they were made, and however long it took."""
    made = [result("demo.b"), result("demo.a/2"), result("other.c", seconds=3.0, detail="slow")]
    update(proofs, made)
    update(tmp_path / "again", made[::-1])
    update(tmp_path / "again", [result("demo.b", seconds=9.0)], ledger.in_scope(["demo.b"], []))
    for file in proofs.rglob("*.*"):
        assert file.read_bytes() == (tmp_path / "again" / file.relative_to(proofs)).read_bytes()


def test_an_older_ledger_is_refused_in_one_line(proofs: Path):
    update(proofs, [result()])
    file = proofs / "ledger.jsonl"
    file.write_text(file.read_text().replace('"format":3', '"format":2'))
    with pytest.raises(LedgerError, match=r"format 2 is not 3; `tileprove check --update`.* records everything anew"):
        audits.audit(proofs)
    with pytest.raises(LedgerError, match="format 2 is not 3"):
        update(proofs, [result()], ledger.in_scope(["demo.stays"], []))
    update(proofs, [result()])  # a run over everything reads nothing of it
    assert differences(proofs, result()) == []


def test_what_matches_has_no_difference(proofs: Path):
    update(proofs, [result()])
    assert differences(proofs, result()) == []


def test_every_kind_of_difference_is_named(proofs: Path):
    update(proofs, [result(f"demo.{name}") for name in "abcdef"])
    records = (proofs / "evidence" / "demo.jsonl").read_text().splitlines()
    changed = records[4].replace('"links":[', '"links":[["combine",0,[]],')
    (proofs / "evidence" / "demo.jsonl").write_text("\n".join([*records[:3], changed, records[5]]) + "\n")
    said = differences(
        proofs,
        result("demo.a"),
        result("demo.b", 5),
        result("demo.c", verdict=Verdict.UNKNOWN),
        result("demo.d"),
        result("demo.e"),
        result("demo.new"),
    )
    assert [line.split(":")[0] for line in said] == ["changed", "changed", "missing", "stale", "evidence", "evidence"]
    assert "demo.b states something else" in said[0]
    assert "demo.c is unknown, recorded as proved" in said[1]
    assert "demo.new is not in the ledger" in said[2]
    assert "demo.f" in said[3]
    assert said[4] == "evidence: demo.d: there is no evidence on record"
    assert said[5] == "evidence: demo.e: the ledger and the evidence differ in their lemmas"


def test_another_engine_or_lemma_count_is_no_difference(proofs: Path):
    update(proofs, [result()])
    assert differences(proofs, result(engine="nia", lemmas=7)) == []


def test_a_solver_s_word_in_place_of_a_checked_proof_is_told(proofs: Path):
    word = {"engine": "nia", "rests_on": "z3", "tree": {}, "witness": {"kind": "smt", "solver": "z3"}}
    update(proofs, [result("demo.a"), result("demo.b", **word)])
    found = audits.audit(proofs)
    assert audits.weaker(found, [result("demo.a"), result("demo.b", **word)]) == []
    assert audits.weaker(found, [result("demo.b")]) == []  # stronger
    assert audits.weaker(found, [result("demo.a", **{**word, "verdict": Verdict.UNKNOWN})]) == []
    (line,) = audits.weaker(found, [result("demo.a", **word)])
    assert line == "demo.a is proved on z3's word alone, and on record by a checked proof"


def test_a_run_over_one_claim_speaks_for_no_other(proofs: Path):
    update(proofs, [result("demo.a/1"), result("demo.a/2"), result("demo.b"), result("other.c")])
    only_a = ledger.in_scope(["demo.a"], [])
    assert differences(proofs, result("demo.a/1"), inside=only_a) == [
        "stale: demo.a/2 is recorded, but no spec says it any more"
    ]
    update(proofs, [result("demo.a/1", 5)], only_a)
    assert {name: line.digest for name, line in ledger.read(proofs).lines.items()} == {
        name: digest(obligation(name, states)) for name, states in (("demo.a/1", 5), ("demo.b", 4), ("other.c", 4))
    }


def test_a_run_over_one_system_speaks_for_all_its_claims(proofs: Path):
    update(proofs, [result("demo.gone"), result("other.c")])
    inside = ledger.in_scope(["demo.a"], ["demo"])
    said = differences(proofs, result("demo.a"), inside=inside)
    assert [line.split()[1] for line in said] == ["demo.a", "demo.gone"]


def test_files_that_no_line_has_are_removed_and_others_left(proofs: Path):
    update(proofs, [result("demo.a"), result("other.b")])
    (proofs / "notes.md").write_text("mine")
    (proofs / "lemmas" / "demo").mkdir(parents=True)
    (proofs / "lemmas" / "demo" / "a.smt2").write_text("; a text that can be derived")
    (proofs / "evidence" / "README").write_text("mine")
    update(proofs, [result("demo.c")])
    left = sorted(str(file.relative_to(proofs)) for file in proofs.rglob("*"))
    assert left == ["evidence", "evidence/README", "evidence/demo.jsonl", "ledger.jsonl", "notes.md"]


def test_what_did_not_change_is_not_written_again(proofs: Path):
    update(proofs, [result()])
    before = {file: file.stat().st_mtime_ns for file in proofs.rglob("*.*")}
    update(proofs, [result()])
    assert {file: file.stat().st_mtime_ns for file in proofs.rglob("*.*")} == before


def test_without_a_ledger_everything_is_missing(proofs: Path):
    assert ledger.read(proofs) == ledger.Ledger()
    assert differences(proofs, result()) == ["missing: demo.stays/a case is not in the ledger"]


LINE = '{"name":"demo.a","digest":"d","verdict":"proved","engine":"","points":0,"lemmas":0,"evidence":"e"}'
HEADING = '{"format":3,"obligations":3,"sha256":"0"}'


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("<<<<<<< ours", "not a line of the ledger"),
        ("", "not a line of the ledger"),
        (LINE[:40], "not a line of the ledger"),
        (LINE.replace("proved", "certain"), "certain"),
        (LINE.replace('"points":0', '"points":"many"'), "points"),
        (LINE.replace('"digest":"d",', ""), "digest"),
        (LINE.replace(',"evidence":"e"', ""), "evidence"),
        (LINE.replace('"points"', '"approved":true,"points"'), "approved"),
        (LINE, "a second line for demo.a"),
        ("[1, 2]", "not a line of the ledger"),
    ],
)
def test_a_damaged_line_is_named_with_its_number(proofs: Path, bad: str, said: str):
    proofs.mkdir()
    (proofs / "ledger.jsonl").write_text(f"{HEADING}\n{LINE}\n{bad}\n{LINE.replace('demo.a', 'demo.b')}\n")
    with pytest.raises(LedgerError, match=said) as caught:
        ledger.read(proofs)
    assert str(caught.value).startswith(f"{proofs / 'ledger.jsonl'}:3: ")


def test_bytes_that_are_no_text_are_named_too(proofs: Path):
    proofs.mkdir()
    (proofs / "ledger.jsonl").write_bytes(f"{HEADING}\n{LINE}\n".encode() + b"\xff\xfe\n")
    with pytest.raises(LedgerError, match=":3: "):
        ledger.read(proofs)


def test_a_write_that_fails_leaves_the_old_file(proofs: Path, monkeypatch: pytest.MonkeyPatch):
    update(proofs, [result("demo.a")])
    before = {file: file.read_bytes() for file in proofs.rglob("*.*") if file.is_file()}

    def full(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[:10])
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        update(proofs, [result("demo.a", 5, lemmas=5)])
    assert {file: file.read_bytes() for file in proofs.rglob("*.*") if file.is_file()} == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_an_error(proofs: Path):
    proofs.mkdir()
    proofs.chmod(0o500)
    with pytest.raises(PermissionError):
        update(proofs, [result()])
