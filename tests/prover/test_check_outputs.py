"""What `tileprove check` writes on request: JSON for other tools, and the ledger of proofs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from commands import Spec, one_line
from small_specs import EASY, FALSE, FINDING, HEAD, MIXED_WORD, UNSUPPORTED, WORD


def test_json_has_a_record_an_obligation(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY, FALSE, FINDING, UNSUPPORTED), "--json", "run.json")
    run = json.loads(Path("run.json").read_text())
    assert (run["schema_version"], run["tool"], run["complete"], run["exit_code"]) == (1, "tileprove", True, done.code)
    easy, false, finding, unsupported = run["obligations"]
    assert (easy["spec"], easy["claim"], easy["case"]) == ("demo", "round_trip", "")
    assert (easy["verdict"], easy["expected"], easy["standing"]) == ("proved", "proved", "as expected")
    assert easy["engine"]
    assert easy["domain"]["variables"]["m"] == "0 <= m < N*H*W"
    assert easy["witness"]["kind"]
    assert set(easy["lane"]) >= {"N", "H", "W", "m"}
    assert easy["counterexample"] is None
    assert len(easy["digest"]) == 64
    assert easy["place"] == "spec.py:9"
    assert false["counterexample"]["point"] == {"N": 1, "H": 1, "W": 1, "m": 0}
    assert false["counterexample"]["shown"][1] == {"label": "row", "value": "1", "formula": "(m div W) mod H + 1"}
    assert false["counterexample"]["broken"][0]["formula"] == "row < H"
    assert false["counterexample"]["replay"][0]["agrees"] is True
    assert (finding["verdict"], finding["standing"]) == ("refuted", "as expected")
    assert (unsupported["verdict"], unsupported["lane"]) == ("unsupported", None)


def test_json_of_cached_verdicts_says_the_same(tileprove, write_spec: Spec):
    spec = write_spec(EASY, FALSE)
    tileprove("check", spec, "--json", "first.json")
    tileprove("check", spec, "--json", "second.json")
    first, second = (json.loads(Path(name).read_text())["obligations"] for name in ("first.json", "second.json"))
    assert [record.pop("cached") for record in first] == [False, False]
    assert [record.pop("cached") for record in second] == [True, True]
    assert first == second


def test_a_proof_on_one_solvers_word_says_so(tileprove, write_spec: Spec):
    """In the table, in the last line, in JSON, and no less from the cache."""
    spec = write_spec(EASY, WORD, FINDING)
    for _ in range(2):
        done = tileprove("check", spec, "--json", "run.json")
        assert "proved (z3)" in done.out
        assert "3 claims: 2 proved (1 on one solver's word); 1 refuted, as documented." in done.out
        easy, word, finding = json.loads(Path("run.json").read_text())["obligations"]
        assert [record["rests_on"] for record in (easy, word, finding)] == ["", "z3", ""]
        assert [record["verdict"] for record in (easy, word, finding)] == ["proved", "proved", "refuted"]
    assert "the word of z3 alone" in tileprove("explain", f"{spec}::shifted").out


def test_some_cases_on_one_solvers_word_are_counted(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(MIXED_WORD))
    verdict = [line[done.out.splitlines()[2].index("verdict") :][:12].strip() for line in done.out.splitlines()[4:7]]
    assert " ".join(verdict) == "proved (z3: 1 of 2 cases)"
    assert "1 claim: 1 proved (1 on one solver's word)." in done.out


def test_recheck_says_it_in_the_same_words(tileprove, write_spec: Spec):
    spec = write_spec(EASY, WORD)
    assert tileprove("check", spec, "--update").code == 0
    done = tileprove("recheck", "--spec", spec)
    assert done.code == 0, done
    assert "one solver's word: " in done.out
    assert "2 verdicts established, 1 of them on one solver's word, 0 refused" in done.out


def test_json_to_stdout_leaves_the_report_to_stderr(tileprove, write_spec: Spec):
    spec = write_spec(EASY, head=HEAD + "print('a spec that talks')\n")
    done = tileprove("check", spec, "--json", "-")
    assert len(json.loads(done.out)["obligations"]) == 1
    assert "1 claim: 1 proved" in done.err
    assert "a spec that talks" in done.err


def test_json_fits_its_schema(tileprove, write_spec: Spec):
    schema = json.loads(tileprove("schema").out)
    record = schema["$defs"]["Record"]
    done = tileprove("check", write_spec(EASY), "--json", "-")
    assert set(json.loads(done.out)["obligations"][0]) == set(record["properties"]) == set(record["required"])


@pytest.mark.parametrize("file", ["no/such/folder/run.json", "/dev/full", "."])
def test_json_that_cannot_be_written(tileprove, write_spec: Spec, file: str):
    if file == "/dev/full" and not Path(file).exists():
        pytest.skip("no /dev/full here")
    done = tileprove("check", write_spec(EASY), "--json", file)
    assert done.code == 2
    assert done.err.startswith("tileprove: ")
    assert done.err.count("\n") == 1


def test_proofs_are_only_touched_on_request(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY))
    assert not Path("proofs").exists()


def test_locked_accepts_what_update_recorded(tileprove, write_spec: Spec):
    spec = write_spec(EASY, FINDING)
    assert tileprove("check", spec, "--update").code == 0
    assert len(Path("proofs/ledger.jsonl").read_text().splitlines()) == 3
    assert sorted(map(str, Path("proofs").rglob("*.*"))) == ["proofs/evidence/demo.jsonl", "proofs/ledger.jsonl"]
    done = tileprove("check", spec, "--locked", "--no-cache")
    assert (done.code, done.err) == (0, "")
    digest = json.loads(Path("proofs/ledger.jsonl").read_text().splitlines()[0])["sha256"]
    sealed, looked = done.out.splitlines()[-2:]
    assert sealed == f"proofs, complete and unaltered: 2 obligations of 1 system, sha256 {digest}"
    assert looked == "what the evidence on record shows was not looked into: `tileprove recheck` does"
    done = tileprove("check", spec, "--locked", "--claim", "wide")
    assert (done.code, digest in done.out) == (0, False)


def test_an_update_from_the_cache_has_the_proof_trees_too(tileprove, write_spec: Spec):
    spec = write_spec(EASY)
    tileprove("check", spec, "--update", "--proofs", "fresh", "--no-cache")
    tileprove("check", spec)
    done = tileprove("check", spec, "--update", "--proofs", "cached")
    assert "1 of them from the cache" in done.out
    assert Path("fresh/ledger.jsonl").read_bytes() == Path("cached/ledger.jsonl").read_bytes()
    evidence = [Path(name, "evidence/demo.jsonl").read_text() for name in ("fresh", "cached")]
    assert evidence[0] == evidence[1]
    assert '"combine"' in evidence[0]


def test_locked_notices_a_spec_that_changed(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY, FINDING), "--update")
    other = FALSE.replace("row < H", "row < H + 1")
    done = tileprove("check", write_spec(EASY.replace("== m", "<= m"), other), "--locked")
    assert done.code == 1
    changed, missing, stale, advice = done.err.splitlines()
    assert changed == "changed: demo.round_trip states something else than what was recorded"
    assert missing == "missing: demo.last_row is not in the ledger"
    assert stale == "stale: demo.wide is recorded, but no spec says it any more"
    assert "--update" in advice


def test_locked_without_a_ledger(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY), "--locked")
    assert done.code == 1
    assert "missing: demo.round_trip" in done.err


def test_an_update_keeps_the_old_ledger_if_something_is_wrong(tileprove, write_spec: Spec):
    tileprove("check", write_spec(EASY), "--update")
    before = Path("proofs/ledger.jsonl").read_bytes()
    done = tileprove("check", write_spec(EASY, FALSE), "--update")
    assert done.code == 1
    assert "left as it was" in done.err
    assert Path("proofs/ledger.jsonl").read_bytes() == before


def test_a_damaged_ledger_is_bad_input(tileprove, write_spec: Spec):
    spec = write_spec(EASY)
    tileprove("check", spec, "--update")
    with Path("proofs/ledger.jsonl").open("a") as file:
        file.write(">>>>>>> theirs\n")
    for option in ("--locked", "--update"):
        assert one_line(tileprove("check", spec, option)).startswith("proofs/ledger.jsonl:3: not a line of the ledger")


def test_a_ledger_of_another_format_is_bad_input(tileprove, write_spec: Spec):
    Path("proofs").mkdir()
    for content in ('{"name":"demo.round_trip","digest":"d"}\n', '{"format":1,"obligations":0,"sha256":""}\n', "\n"):
        Path("proofs/ledger.jsonl").write_text(content)
        for option in ("--locked", "--update"):
            said = one_line(tileprove("check", write_spec(EASY), option))
            assert said.startswith("proofs/ledger.jsonl:1: ")
            assert "check --update" in said


def test_an_altered_ledger_gets_no_new_digest(tileprove, write_spec: Spec):
    """What a run over one system keeps of others has to be what was recorded."""
    for name in ("demo", "other"):
        tileprove("check", write_spec(EASY, name=f"{name}.py", head=HEAD.replace('"demo"', f'"{name}"', 1)), "--update")
    ledger = Path("proofs/ledger.jsonl")
    ledger.write_text(ledger.read_text().replace('"engine":"integer"', '"engine":"nia"', 1))
    before = ledger.read_bytes()
    assert "was altered" in one_line(tileprove("check", "other.py", "--update"))
    assert ledger.read_bytes() == before


def test_proofs_that_cannot_be_written(tileprove, write_spec: Spec):
    Path("proofs").write_text("a file is in the way")
    for option in ("--update", "--locked"):
        done = tileprove("check", write_spec(EASY), option)
        assert done.code == 2
        assert done.err.startswith("tileprove: proofs")
        assert done.err.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and user ids")
def test_a_read_only_proofs_folder(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec(EASY), "--update", "--proofs", "/proc/self/proofs")
    assert done.code == 2
    assert done.err.startswith("tileprove: /proc/self/proofs")
    assert done.err.count("\n") == 1


def test_trusting_the_cache_is_about_locked(tileprove):
    assert "--trust-cache is about --locked" in one_line(tileprove("check", "--trust-cache"))
    assert "--trust-cache is about --locked" in one_line(tileprove("check", "--locked", "--trust-cache", "--no-cache"))


def test_locked_and_update_exclude_each_other(tileprove):
    assert "choose one" in one_line(tileprove("check", "--locked", "--update"))
