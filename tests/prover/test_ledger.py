"""The committed evidence: what is written, what counts as a difference, and what happens to damaged files."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
import z3
from tileprove.prover import ledger
from tileprove.prover.claims import Holds, Obligation, Verdict
from tileprove.prover.engines import bits as bits_engine
from tileprove.prover.engines import integer as integer_engine
from tileprove.prover.ledger import LedgerError, Line
from tileprove.prover.outcome import Outcome
from tileprove.prover.plan import ClaimPlan, Statement
from tileprove.prover.results import Result
from tileprove.prover.terms import as_bool, integer

SCRIPT = """\
; 1 + m >= 0
(declare-const m0 Real) ; m
(assert (>= (+ (- 2) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)
"""

N = integer("N", 1)
M = integer("m", 0, below=N * 4)


def result(name: str = "demo.stays/a case", digest: str = "d1", lemmas: int = 2, **changes) -> Result:
    entry = Line(name, digest, Verdict.PROVED, "", 0, 0)
    system, claim, case = entry.parts
    plan = ClaimPlan(system, claim, "A sentence.", Verdict.PROVED, "", "", "spec.py", 1)
    outcome = Outcome(**{"verdict": Verdict.PROVED, "engine": "integer", "lemmas": [SCRIPT] * lemmas, **changes})
    return Result(plan, Statement(system, claim, case, digest, [], [], []), outcome)


def everything(entry: Line) -> bool:
    return True


def differences(proofs: Path, *results: Result, inside=everything) -> list[str]:
    return ledger.differences(proofs, ledger.read(proofs), [ledger.line(r) for r in results], inside)


@pytest.fixture
def proofs(tmp_path: Path) -> Path:
    return tmp_path / "proofs"


def test_a_line_an_obligation_sorted_by_name(proofs: Path):
    ledger.update(proofs, [result("demo.b"), result("demo.a/2"), result("demo.a/1", lemmas=0)], everything)
    text = (proofs / "ledger.jsonl").read_text()
    assert text.endswith("\n")
    assert list(ledger.read(proofs)) == ["demo.a/1", "demo.a/2", "demo.b"]
    assert text.splitlines()[0] == (
        '{"name":"demo.a/1","digest":"d1","verdict":"proved","engine":"integer","points":0,"lemmas":0,"evidence":""}'
    )


def test_lemmas_lie_beside_it(proofs: Path):
    ledger.update(proofs, [result("demo.b"), result("demo.a/N >= 2"), result("demo.a/1", lemmas=0)], everything)
    files = sorted(str(file.relative_to(proofs)) for file in proofs.rglob("*.smt2"))
    assert files == ["lemmas/demo/a.n-2.smt2", "lemmas/demo/b.smt2"]


def test_cases_whose_names_differ_only_in_signs_have_files_of_their_own(proofs: Path):
    cases = [result(f"demo.a/{case}") for case in ("N < 2", "N > 2", "n > 2", "N", "x" * 300, "x" * 301)]
    ledger.update(proofs, cases, everything)
    files = [file.name for file in proofs.rglob("*.smt2")]
    assert len({name.lower() for name in files}) == len(cases)
    assert max(map(len, files)) < 120


def test_a_name_cannot_lead_out_of_the_folder(proofs: Path):
    ledger.update(proofs, [result("../../x.../../y/../../z")], everything)
    assert all(file.resolve().is_relative_to(proofs.resolve()) for file in proofs.parent.rglob("*.smt2"))
    assert list(proofs.parent.iterdir()) == [proofs]


def answers(file: Path) -> list[str]:
    context = z3.Context()
    return z3.Z3_eval_smtlib2_string(context.ref(), file.read_text()).split()


K = integer("k", 0, 64)
GOALS = {integer_engine: M // 4 < N, bits_engine: (K ^ (K >> 3)) < 64}


@pytest.mark.parametrize("engine", GOALS)
def test_a_solver_runs_the_file_and_answers_unsat_to_each_lemma(proofs: Path, engine):
    outcome = engine.decide(Obligation("demo", "a", "", (), Holds(as_bool(GOALS[engine]))), time.monotonic() + 20)
    assert outcome.lemmas
    ledger.update(proofs, [replace(result("demo.a"), outcome=outcome)], everything)
    assert answers(proofs / "lemmas" / "demo" / "a.smt2") == ["unsat"] * len(outcome.lemmas)


def test_lemmas_of_different_logics_and_equal_names_do_not_meet(proofs: Path):
    bits = "(set-logic QF_BV)\n(declare-fun m0 () (_ BitVec 8))\n(assert (bvult m0 m0))\n(check-sat)\n"
    outcome = Outcome(verdict=Verdict.PROVED, lemmas=[SCRIPT, bits, SCRIPT])
    ledger.update(proofs, [replace(result("demo.mixed"), outcome=outcome)], everything)
    assert answers(proofs / "lemmas" / "demo" / "mixed.smt2") == ["unsat"] * 3


def test_what_matches_has_no_difference(proofs: Path):
    ledger.update(proofs, [result()], everything)
    assert differences(proofs, result()) == []


def test_every_kind_of_difference_is_named(proofs: Path):
    ledger.update(proofs, [result(f"demo.{name}") for name in "abcdef"], everything)
    (proofs / "lemmas" / "demo" / "d.smt2").unlink()
    (proofs / "lemmas" / "demo" / "e.smt2").write_text("(check-sat)")
    said = differences(
        proofs,
        result("demo.a"),
        result("demo.b", "d2"),
        result("demo.c", verdict=Verdict.UNKNOWN),
        result("demo.d"),
        result("demo.e"),
        result("demo.new"),
    )
    assert [line.split(":")[0] for line in said] == ["changed", "changed", "missing", "changed", "missing", "stale"]
    assert "demo.b states something else" in said[0]
    assert "demo.c is unknown, recorded as proved" in said[1]
    assert "d.smt2" in said[2]
    assert "e.smt2 holds 1 lemmas, recorded were 2" in said[3]
    assert "demo.new is not in the ledger" in said[4]
    assert "demo.f" in said[5]


def test_another_engine_or_lemma_count_is_no_difference(proofs: Path):
    ledger.update(proofs, [result()], everything)
    assert differences(proofs, result(engine="whole", lemmas=7)) == []


def test_a_run_over_one_claim_speaks_for_no_other(proofs: Path):
    ledger.update(proofs, [result("demo.a/1"), result("demo.a/2"), result("demo.b"), result("other.c")], everything)
    only_a = ledger.in_scope(["demo.a"], [])
    assert differences(proofs, result("demo.a/1"), inside=only_a) == [
        "stale: demo.a/2 is recorded, but no spec says it any more"
    ]
    ledger.update(proofs, [result("demo.a/1", "d9")], only_a)
    assert {name: line.digest for name, line in ledger.read(proofs).items()} == {
        "demo.a/1": "d9", "demo.b": "d1", "other.c": "d1",
    }  # fmt: skip
    assert (proofs / "lemmas" / "demo" / "b.smt2").exists()
    assert not (proofs / "lemmas" / "demo" / "a.2.smt2").exists()


def test_a_run_over_one_system_speaks_for_all_its_claims(proofs: Path):
    ledger.update(proofs, [result("demo.gone"), result("other.c")], everything)
    inside = ledger.in_scope(["demo.a"], ["demo"])
    said = differences(proofs, result("demo.a"), inside=inside)
    assert [line.split()[1] for line in said] == ["demo.a", "demo.gone"]


def test_files_that_no_line_has_are_removed_and_others_left(proofs: Path):
    ledger.update(proofs, [result("demo.a"), result("other.b")], everything)
    (proofs / "notes.md").write_text("mine")
    (proofs / "lemmas" / "demo" / "README").write_text("mine")
    ledger.update(proofs, [result("demo.c")], everything)
    left = sorted(str(file.relative_to(proofs)) for file in proofs.rglob("*") if file.is_file())
    assert left == ["ledger.jsonl", "lemmas/demo/README", "lemmas/demo/c.smt2", "notes.md"]
    assert not (proofs / "lemmas" / "other").exists()


def test_what_did_not_change_is_not_written_again(proofs: Path):
    ledger.update(proofs, [result()], everything)
    before = {file: file.stat().st_mtime_ns for file in proofs.rglob("*.*")}
    ledger.update(proofs, [result()], everything)
    assert {file: file.stat().st_mtime_ns for file in proofs.rglob("*.*")} == before


def test_without_a_ledger_everything_is_missing(proofs: Path):
    assert ledger.read(proofs) == {}
    assert differences(proofs, result()) == ["missing: demo.stays/a case is not in the ledger"]


LINE = '{"name":"demo.a","digest":"d","verdict":"proved","engine":"","points":0,"lemmas":0}'


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("<<<<<<< ours", "not a line of the ledger"),
        ("", "not a line of the ledger"),
        (LINE[:40], "not a line of the ledger"),
        (LINE.replace("proved", "certain"), "certain"),
        (LINE.replace('"points":0', '"points":"many"'), "points"),
        (LINE.replace('"digest":"d",', ""), "digest"),
        (LINE, "a second line for demo.a"),
        ("[1, 2]", "not a line of the ledger"),
    ],
)
def test_a_damaged_line_is_named_with_its_number(proofs: Path, bad: str, said: str):
    proofs.mkdir()
    (proofs / "ledger.jsonl").write_text(f"{LINE}\n{bad}\n{LINE.replace('demo.a', 'demo.b')}\n")
    with pytest.raises(LedgerError, match=said) as caught:
        ledger.read(proofs)
    assert str(caught.value).startswith(f"{proofs / 'ledger.jsonl'}:2: ")


def test_bytes_that_are_no_text_are_named_too(proofs: Path):
    proofs.mkdir()
    (proofs / "ledger.jsonl").write_bytes(LINE.encode() + b"\n\xff\xfe\n")
    with pytest.raises(LedgerError, match=":2: "):
        ledger.read(proofs)


def test_a_write_that_fails_leaves_the_old_file(proofs: Path, monkeypatch: pytest.MonkeyPatch):
    ledger.update(proofs, [result("demo.a")], everything)
    before = {file: file.read_bytes() for file in proofs.rglob("*.*") if file.is_file()}

    def full(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[:10])
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        ledger.update(proofs, [result("demo.a", "d2", lemmas=5)], everything)
    assert {file: file.read_bytes() for file in proofs.rglob("*.*") if file.is_file()} == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_an_error(proofs: Path):
    proofs.mkdir()
    proofs.chmod(0o500)
    with pytest.raises(PermissionError):
        ledger.update(proofs, [result()], everything)
