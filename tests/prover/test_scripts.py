"""The lemmas on record as SMT-LIB: where the files lie, and that solvers answer unsat to every lemma in them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import z3
from small_specs import EASY, FINDING, HEAD
from test_recheck import ANY, SQUARES, TABLE
from tileprove.prover import cli
from tileprove.prover.engines import solvers
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.record import scripts
from tileprove.prover.record.ledger import Line


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A spec with proof trees, questions of both kinds, an enumeration and a finding; its evidence, and its lemmas."""
    folder = tmp_path_factory.mktemp("scripts")
    (folder / "spec.py").write_text(HEAD + EASY + FINDING + TABLE + SQUARES + ANY)
    spec, proofs = str(folder / "spec.py"), str(folder / "proofs")
    assert cli.run(["check", spec, "--update", "--proofs", proofs, "--no-cache"]) == 0
    assert cli.run(["recheck", proofs, "--spec", spec, "--smt2", str(folder / "texts")]) == 0
    return folder


def test_a_file_for_every_proof_with_lemmas(folder: Path):
    lines = [json.loads(line) for line in (folder / "proofs" / "ledger.jsonl").read_text().splitlines()[1:]]
    wanted = {line["name"].partition(".")[2] for line in lines if line["lemmas"]}
    assert {file.stem for file in (folder / "texts" / "demo").iterdir()} == wanted
    assert len(wanted) == 3 < len(lines)
    for line in lines:
        if line["lemmas"]:
            text = (folder / "texts" / "demo" / f"{line['name'].partition('.')[2]}.smt2").read_text()
            assert text.startswith(f"; {line['name']}\n; {line['digest']}\n; {line['lemmas']} lemmas, each unsat\n")
            assert text.count("(check-sat)") == line["lemmas"]


def test_solvers_read_each_file_and_answer_unsat_to_each_lemma(folder: Path):
    for file in (folder / "texts").rglob("*.smt2"):
        text = file.read_text()
        context = z3.Context()
        answers = str(z3.Z3_eval_smtlib2_string(context.ref(), text)).split()
        assert answers == ["unsat"] * text.count("(check-sat)"), file
        for lemma in text.split(scripts.RESET)[1:]:
            for solver in solvers.installed(solvers.theory(lemma)):
                assert solvers.ask(solver, lemma, 20.0).said == solvers.UNSAT, (solver.name, lemma)


def test_what_is_not_established_is_not_written(folder: Path, tmp_path: Path):
    spec = tmp_path / "spec.py"
    spec.write_text((folder / "spec.py").read_text().replace("% 4 != 3", "% 4 != 7"))
    texts = tmp_path / "texts"
    assert cli.run(["recheck", str(folder / "proofs"), "--spec", str(spec), "--smt2", str(texts)]) == 1
    assert sorted(file.stem for file in (texts / "demo").iterdir()) == ["round_trip", "square"]


def line(name: str, lemmas: int = 2) -> Line:
    return Line(name, "d", Verdict.PROVED, "integer", 0, lemmas, "")


def test_cases_whose_names_differ_only_in_signs_have_files_of_their_own():
    cases = [line(f"demo.a/{case}") for case in ("N < 2", "N > 2", "n > 2", "N", "x" * 300, "x" * 301)]
    names = [path.name for path in scripts.files([*cases, line("demo.b", 0)]).values()]
    assert len({name.lower() for name in names}) == len(cases)
    assert max(map(len, names)) < 120
    assert str(scripts.files([line("demo.a/N >= 2")])["demo.a/N >= 2"]) == "demo/a.n-2.smt2"


def test_a_name_cannot_lead_out_of_the_folder(tmp_path: Path):
    (path,) = scripts.files([line("../../x.../../y/../../z")]).values()
    assert (tmp_path / path).resolve().is_relative_to(tmp_path)
