"""What `--compiled` proves is put on record, and a record that was forged, or a text that is another one, is refused."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest
from deciding import decide_all, decided
from msgspec.structs import replace
from test_compiled_outputs import KERNEL, QUIET
from tileprove.prover import cli
from tileprove.prover.commands.recordings import compared, written
from tileprove.prover.compiled.checking import Compared, Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.records import Recording
from tileprove.prover.compiled.sums import sums
from tileprove.prover.compiled.texts import Texts
from tileprove.prover.record import ledger, store
from tileprove.prover.record.recheck import read
from tileprove.prover.running.cache import Cache

pytest.importorskip("triton")
NAME = "compiled--one--sm_90"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Subject:
    file: Path = tmp_path_factory.mktemp("kernel") / "copied.py"
    file.write_text(KERNEL)
    (own,), failed = compilations(file, (), [target("sm_90")])
    assert not failed
    return own


@pytest.fixture(scope="module")
def found(compiled: Subject) -> Compared:
    return decided(compiled)


def recording(found: Compared) -> Recording:
    return Recording(found, Cache(None), decide_all)


@pytest.fixture(scope="module")
def own(found: Compared) -> Recording:
    return recording(found)


@pytest.fixture
def proofs(own: Recording, tmp_path: Path) -> Path:
    written(own, own.missing, tmp_path / "proofs")
    return tmp_path / "proofs"


def test_all_that_is_proved_is_on_record_with_what_it_rests_on(found: Compared, own: Recording, proofs: Path):
    assert found.proved
    assert not own.missing
    lines = ledger.read(proofs).lines
    stated = {one.statement.name for one in found.results}
    beneath = {name.partition(".")[2].partition("/")[0] for name in lines.keys() - stated}
    assert stated <= lines.keys()
    assert {"texts"} < beneath
    assert any(name.startswith("arithmetic") for name in beneath)
    assert compared([own], proofs) == 0
    assert cli.run(["recheck", str(proofs)]) == 0


def test_a_text_that_says_the_same_with_other_words_is_another_one(compiled: Subject, proofs: Path, capsys):
    code = re.sub(r"^(\s*ret;)", r"\tbar.sync 0;\n\1", compiled.texts.code, flags=re.MULTILINE)
    other = decided(replace(compiled, texts=replace(compiled.texts, code=code)))
    assert other.proved
    assert compared([recording(other)], proofs) == 1
    said = capsys.readouterr().err
    assert said.count("states something else") == 1
    assert f"{NAME}.texts/sum of the PTX" in said


def test_a_text_whose_store_goes_elsewhere_is_not_what_is_on_record(compiled: Subject, proofs: Path, capsys):
    code, count = re.subn(r"(st\.global\.b32 \[ %rd\d+ \+ )0", r"\g<1>4", compiled.texts.code)
    assert count
    other = decided(replace(compiled, texts=replace(compiled.texts, code=code)))
    assert other.refuted
    assert compared([recording(other)], proofs) == 1
    assert f"changed: {NAME}.store_o/element 0 " in capsys.readouterr().err


def rewritten(proofs: Path, change) -> None:
    """The record with other lines, and with sums that fit these."""
    file = proofs / store.FOLDER / f"{NAME}.jsonl"
    lines = {json.loads(one)["name"]: json.loads(one) for one in file.read_bytes().splitlines()}
    change(lines)
    texts = {name: json.dumps(lines[name], separators=(",", ":")).encode() for name in sorted(lines)}
    file.write_bytes(b"".join(one + b"\n" for one in texts.values()))
    own = {name: ledger.line(read(text), text) for name, text in texts.items()}
    body = ledger._text(own)
    heading = ledger.Heading(ledger.FORMAT, len(own), hashlib.sha256(body).hexdigest())
    (proofs / ledger.LEDGER).write_bytes(ledger.msgspec.json.encode(heading) + b"\n" + body)


def test_a_record_whose_sums_are_right_and_whose_statement_is_another_s_is_refused(
    own: Recording, proofs: Path, capsys
):
    def forged(lines):
        mine, other = lines[f"{NAME}.store_o/element 0"], lines[f"{NAME}.texts/sum of the PTX"]
        mine |= {key: value for key, value in other.items() if key not in ("name", "statement")}
        mine["statement"] = {**other["statement"], "claim": "store_o", "case": "element 0"}

    rewritten(proofs, forged)
    assert compared([own], proofs) == 1
    assert f"changed: {NAME}.store_o/element 0 states something else" in capsys.readouterr().err


def test_a_record_without_what_its_proofs_rest_on_is_refused(own: Recording, proofs: Path, capsys):
    def less(lines):
        for name in [name for name in lines if ".arithmetic" in name]:
            del lines[name]

    rewritten(proofs, less)
    assert compared([own], proofs) == 1
    assert f"missing: {NAME}.arithmetic" in capsys.readouterr().err


def test_damaged_evidence_is_refused(own: Recording, proofs: Path, capsys):
    file = proofs / store.FOLDER / f"{NAME}.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"verdict":"proved"', b'"verdict":"refuted"', 1))
    assert compared([own], proofs) == 1
    assert "evidence: " in capsys.readouterr().err
    assert cli.run(["recheck", str(proofs)]) == 1


def test_the_command_keeps_and_demands_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file, proofs = tmp_path / "copied.py", str(tmp_path / "proofs")
    file.write_text(KERNEL)
    command = ["triton", "check", str(file), "--compiled", "sm_90", *QUIET, "--proofs", proofs]
    assert cli.run([*command, "--update"]) == 0
    moved = tmp_path / "elsewhere" / "copied.py"
    moved.parent.mkdir()
    moved.write_text(KERNEL)
    command[2] = str(moved)
    assert cli.run([*command, "--locked"]) == 0  # in another folder it is the same text
    capsys.readouterr()
    assert cli.run([one for one in command if one not in ("--compiled", "sm_90")] + ["--locked"]) == 0
    said = "as it was compiled (sm_90) is not compared; --compiled does"
    assert said in capsys.readouterr().err
    moved.write_text(KERNEL.replace("tl.load(x + i)", "tl.load(x + i) + 1"))
    capsys.readouterr()
    assert cli.run([*command, "--locked"]) == 1
    assert f"{NAME}.texts/sum of the PTX states something else" in capsys.readouterr().err


def test_sums_are_of_what_the_text_says():
    own = Texts(
        "a loc(callsite(#loc1 at #loc2))", "b", ".version 8\nadd.s32 %r1, %r2, 1; // b.py:3\n.section .debug", ""
    )
    same = replace(own, ttir="a", code=".version 8\n.loc 1 3 0\n  add.s32  %r1, %r2, 1;")
    assert sums(own) == sums(same)
    assert sums(own) != sums(replace(own, code=own.code.replace("%r2, 1", "%r2, 2")))
    assert sums(own) != sums(replace(own, ttir="c"))
    ir = Texts("", "", "%3 = add i32 %1, %2, !dbg !7\n!7 = !DILocation(line: 3)", "")
    assert sums(ir) == sums(replace(ir, code="%3 = add i32 %1, %2, !dbg !9"))
    assert sums(ir) != sums(replace(ir, code="%3 = add nsw i32 %1, %2, !dbg !9"))
