"""Forged proofs, ledgers and caches: each row forges something and says what must be noticed.

To add one, add a row: a name, a function of the `Forger`, and words that the refusal has to say.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from copy import deepcopy
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from forging import SPEC, Forger, Forgery
from tileprove.prover import cli
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.wire import digest
from tileprove.prover.running.cache import Cache

pytest.importorskip("pysat.solvers")
pytest.importorskip("dratify")
pytest.importorskip("cvc5")

FALSE = {
    "chain": ("m // n * n <= m", "m // n * n < m", "goal"),
    "table": ("7 <= 6", "7 <= 5", "the goal fails at a point"),
    "subdomain": ("X <= 127", "X <= 126", "the goal fails at a point"),
    "inverse": ("[X ^ (X // 8)], [64]", "[X ^ (X // 8 * 8)], [64]", "false at x="),
    "basis": ("^ (X // 8) == X", "^ (X // 4) == X", "false at x="),
    "smt": ("z) == y + z", "z) < y + z", "false at y="),
    "finding": ("X < 63", "X < 64", "the goal holds at the point"),
}  # fmt: skip


def false_statement(name: str) -> Forgery:
    """The spec says something false, and the evidence of the true statement is offered for it."""

    def forge(forger: Forger) -> None:
        old, new, _ = FALSE[name]
        forger.say(old, new)
        forger.restate(f"demo.{name}")

    return forge


def dropped(forger: Forger) -> None:
    del forger.lines["demo.table"], forger.records["demo.table"]


def invented(name: str) -> Forgery:
    def forge(forger: Forger) -> None:
        about = dict(forger.records["demo.table"])
        system, _, claim = name.partition(".")
        about |= {"name": name, "statement": {**about["statement"], "system": system, "claim": claim}}
        forger.records[name], forger.lines[name] = about, {**forger.lines["demo.table"], "name": name}

    return forge


def proved_instead(forger: Forger) -> None:
    forger.records["demo.finding"]["verdict"] = "proved"
    forger.records["demo.finding"] |= {"witness": {"kind": "table", "points": 64}}
    forger.lines["demo.finding"] |= {"engine": "exhaustive", "points": 64}


def points(forger: Forger) -> None:
    forger.lines["demo.table"]["points"] = forger.records["demo.table"]["witness"]["points"] = 4096


def true_for_one(forger: Forger) -> None:
    """A domain of one point, counted as true, which Python takes for 1; everywhere alike."""
    forger.say("X * 5 % 7 <= 6", "integer('one', 0, 1) * 5 <= 6")
    forger.restate("demo.table")
    forger.records["demo.table"] |= {"point": {"one": 0}, "witness": {"kind": "table", "points": True}}
    forger.lines["demo.table"] |= {"points": 1}


def true_in_a_statement(forger: Forger) -> None:
    statement = forger.records["demo.basis"]["statement"]
    assert statement["format"] == 1
    statement["format"] = True


def surplus(name: str) -> Forgery:
    """A point that speaks of more than the statement does."""
    return lambda forger: forger.records[name]["point"].update(surplus=3)


def emptied(forger: Forger) -> None:
    """No lemmas at all in the proof tree, and nobody says that there were any."""
    tree = forger.records["demo.chain"]["tree"]["tree"]
    for node in (tree, *(case for _, case in tree["cases"])):
        node["links"] = [link for link in node["links"] if link[0] != "combine"]
    forger.lines["demo.chain"]["lemmas"] = 0


def without_a_share(forger: Forger) -> None:
    """A lemma that follows from less than it needs."""
    tree = forger.records["demo.chain"]["tree"]["tree"]
    links = [link for node in (tree, *(case for _, case in tree["cases"])) for link in node["links"]]
    next(link for link in links if link[0] == "combine")[2].pop()


def asked(**witness: object) -> Forgery:
    """Another question than the one that a solver answered, or more than it."""
    return lambda forger: forger.records["demo.smt"]["witness"].update(witness)


def in_record(name: str, **changes: object) -> Forgery:
    return lambda forger: forger.records[name].update(changes)


def in_line(name: str, **changes: object) -> Forgery:
    return lambda forger: forger.lines[name].update(changes)


def in_heading(**changes: object) -> Forgery:
    return lambda forger: forger.heading.update(changes)


def stray(path: str) -> Forgery:
    def forge(forger: Forger) -> None:
        forger.save()  # which would tidy up
        file = forger.proofs / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
        forger.save = lambda: None  # type: ignore[method-assign]

    return forge


# what is forged -> (how, what `recheck` has to say, what `check --locked` has to say; None: it accepts the forgery, for it
# asks whether the record is the specs' and whole, and `recheck` whether the evidence shows it)
FORGERIES: dict[str, tuple[Forgery, str, str | None]] = {
    **{f"a false {name}": (false_statement(name), words, "changed: demo.") for name, (_, _, words) in FALSE.items()},
    "a claim less": (dropped, "demo.table: the spec claims it", "missing: demo.table"),
    "a claim more": (invented("demo.extra"), "demo.extra: no spec says it", "stale: demo.extra"),
    "a system more": (invented("other.table"), "other.table: no spec was read", None),
    "a finding as proved": (proved_instead, "demo.finding: on record as proved", "is refuted, recorded as proved"),
    "an engine": (in_line("demo.chain", engine="exhaustive"), "differ in their engine", "differ in their engine"),
    "the engine of a finding": (in_line("demo.finding", engine="linear"), "differ in their engine", "engine"),
    "points in the ledger": (in_line("demo.table", points=4096), "differ in their points", "differ in their points"),
    "points everywhere": (points, "has 64 points, recorded were 4,096", None),
    "true points": (true_for_one, "differ in their points", "differ in their points"),
    "true in a statement": (true_in_a_statement, "true stands where an integer should", None),
    "a lane with a name more": (surplus("demo.table"), "says what surplus is", None),
    "a counterexample with a name more": (surplus("demo.finding"), "says what surplus is", None),
    "no lemmas": (emptied, "a case was left open", None),
    "a lemma without a fact": (without_a_share, "the shares do not add up to -1", None),
    "lemmas in the ledger": (in_line("demo.chain", lemmas=7), "differ in their lemmas", "differ in their lemmas"),
    "another lemma": (asked(text="(set-logic QF_BV) (assert false) (check-sat)"), "a witness of kind, logic, text", None),
    "a question in another logic": (asked(logic="NIA"), "differ in their engine", "differ in their engine"),
    "a question in no logic": (asked(logic="(assert false) (exit)"), "differ in their engine", "differ in their engine"),
    "no evidence": (in_line("demo.table", evidence=""), "not what the ledger says", "not what the ledger says"),
    "no records": (lambda forger: forger.records.clear(), "there is no evidence", "there is no evidence"),
    "more in a witness": (in_record("demo.basis", witness={"kind": "basis", "rank": 6}), "a witness of kind, rank", None),
    "more in a record": (in_record("demo.basis", approved=True), "not a record", "not a record"),
    "more in a statement": (
        lambda forger: forger.records["demo.basis"]["statement"].update(note="seen"), "not written as", None,
    ),
    "a tree that nothing looks at": (in_record("demo.basis", tree={"links": []}), "with tree", None),
    "another count": (in_heading(obligations=8), "has 8 lines", "has 8 lines"),
    "another digest": (in_heading(sha256="0" * 64), "was altered", "was altered"),
    "a file of records": (stray("evidence/other.jsonl"), "belongs to nothing", "belongs to nothing"),
    "a file of lemmas": (stray("lemmas/demo/other.smt2"), "belongs to nothing", "belongs to nothing"),
}  # fmt: skip


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The spec with what `check --update` records."""
    folder = tmp_path_factory.mktemp("honest")
    (folder / "spec.py").write_text(SPEC)
    assert (
        cli.run(["check", str(folder / "spec.py"), "--update", "--proofs", str(folder / "proofs"), "--no-cache"]) == 0
    )
    return folder


@pytest.fixture
def forger(recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Forger:
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    shutil.copytree(recorded, tmp_path / "copy")
    return Forger(tmp_path / "copy")


def recheck(forger: Forger) -> int:
    return cli.run(["recheck", str(forger.proofs), "--spec", str(forger.spec), "--timeout", "10s", "--jobs", "1"])


def locked(forger: Forger, *more: str) -> int:
    return cli.run(["check", str(forger.spec), "--locked", "--proofs", str(forger.proofs), "--jobs", "1", *more])


def test_what_is_saved_unchanged_is_unchanged(forger: Forger, recorded: Path, capsys: pytest.CaptureFixture[str]):
    """So that a refusal is about the forgery; and the spec has every kind of evidence."""
    forger.save()
    for file in (recorded / "proofs").rglob("*.*"):
        assert file.read_bytes() == (forger.proofs / file.relative_to(recorded / "proofs")).read_bytes()
    assert {record["witness"].get("kind", "point") for record in forger.records.values()} == {
        "chain", "table", "subdomain", "inverse", "basis", "smt", "point",
    }  # fmt: skip
    assert (recheck(forger), locked(forger)) == (0, 0)
    assert "7 verdicts established, 0 refused, 0 not established." in capsys.readouterr().out


@pytest.mark.parametrize("what", FORGERIES)
def test_recheck_refuses(what: str, forger: Forger, capsys: pytest.CaptureFixture[str]):
    forge, words, _ = FORGERIES[what]
    forge(forger)
    forger.save()
    assert recheck(forger) == 1
    out = capsys.readouterr().out
    assert any(words in line for line in out.splitlines() if line.startswith("refused: ")), out
    assert "complete and unaltered" not in out


@pytest.mark.parametrize("what", [what for what, (_, _, words) in FORGERIES.items() if words])
def test_locked_refuses(what: str, forger: Forger, capsys: pytest.CaptureFixture[str]):
    forge, _, words = FORGERIES[what]
    forge(forger)
    forger.save()
    assert locked(forger) == 1
    done = capsys.readouterr()
    assert words is not None
    assert words in done.err
    assert "complete and unaltered" not in done.out


@pytest.mark.parametrize("what", FORGERIES)
def test_what_is_replayed_is_no_forgery(what: str, forger: Forger, capsys: pytest.CaptureFixture[str]):
    """An ordinary run takes from proofs/ what its own checks establish, and decides the rest as if it were not there."""
    forge, _, _ = FORGERIES[what]
    forge(forger)
    forger.save()
    false = what.startswith("a false ")
    assert cli.run(["check", str(forger.spec), "--proofs", str(forger.proofs), "--jobs", "1"]) == false
    out = capsys.readouterr().out
    assert "7 claims: " in out
    assert ("REFUTED" in out or "PROVED, though documented as false" in out) == false


def integers(part: Any, *way: Any) -> Iterator[tuple[Any, ...]]:
    """The way to each integer of a record, also of those that are written as text."""
    if isinstance(part, (dict, list)):
        for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from integers(inner, *way, key)
    elif type(part) is int or (isinstance(part, str) and part.lstrip("-").isdecimal()):
        yield way


@pytest.mark.parametrize("kind", [bool, float])
def test_no_truth_value_and_no_float_stands_for_an_integer(
    kind: type, forger: Forger, capsys: pytest.CaptureFixture[str]
):
    """In Python true is 1 and so is 1.0: at every place of every kind of record the equal one is refused, in a line."""
    honest = forger.records
    places: dict[tuple[Any, ...], tuple[Any, ...]] = {}  # one of each sort: which item of a row, whichever row
    for name, record in honest.items():
        for way in integers(record, name):
            number = int(reduce(getitem, way[1:], record))
            if kind is float or number in (0, 1):
                places.setdefault((*(key if isinstance(key, str) else "" for key in way[:-1]), way[-1]), way)
    assert len(places) > 50
    while places:
        some = {way[0]: sort for sort, way in places.items()}  # of each record one
        forger.records = deepcopy(honest)
        for sort in some.values():
            way = places.pop(sort)
            row = reduce(getitem, way[:-1], forger.records)
            row[way[-1]] = kind(int(row[way[-1]]))
        forger.save()
        assert recheck(forger) == 1
        out = capsys.readouterr().out
        assert f" {len(some)} refused," in out, (some, out)


@pytest.mark.parametrize("other", ["table", "chain", "smt", "finding"])
def test_a_record_of_another_statement_shows_nothing(other: str, forger: Forger, capsys: pytest.CaptureFixture[str]):
    """The ledger and the record's name say that it is about a false claim; its statement is a true one's."""
    forger.say("z) == y + z", "z) < y + z")
    wanted = digest(forger.stated("demo.smt"))
    forger.records["demo.smt"] = {**forger.records[f"demo.{other}"], "name": "demo.smt", "digest": wanted}
    forger.lines["demo.smt"] |= {"digest": wanted}
    forger.save()
    assert cli.run(["check", str(forger.spec), "--proofs", str(forger.proofs), "--jobs", "1"]) == 1
    assert "1 REFUTED" in capsys.readouterr().out


def test_what_was_replayed_is_said(forger: Forger, capsys: pytest.CaptureFixture[str]):
    """All but what only a solver says and what matrices show; not with --search, and not what the cache knows."""
    run = ["check", str(forger.spec), "--proofs", str(forger.proofs), "--jobs", "1"]
    for more, words in ([], "4 of them replayed"), ([], "7 of them from the cache"), (["--no-cache"], ""):
        assert cli.run([*run, *more]) == 0
        out = capsys.readouterr().out
        assert words in out
        assert ("replayed" in out) == ("replayed" in words)


def test_a_search_replays_nothing(forger: Forger, capsys: pytest.CaptureFixture[str]):
    assert cli.run(["check", str(forger.spec), "--proofs", str(forger.proofs), "--jobs", "1", "--search"]) == 0
    assert "replayed" not in capsys.readouterr().out


def test_damage_is_said_and_the_engines_decide(forger: Forger, capsys: pytest.CaptureFixture[str]):
    (forger.proofs / "evidence" / "demo.jsonl").write_bytes(b"\xff{")
    assert cli.run(["check", str(forger.spec), "--proofs", str(forger.proofs), "--jobs", "1"]) == 0
    done = capsys.readouterr()
    assert "demo.jsonl:1: not a record" in done.err
    assert "deciding without" in done.err
    assert "7 claims: 6 proved" in done.out


def test_a_forged_cache_does_not_fool_locked(forger: Forger, capsys: pytest.CaptureFixture[str]):
    """Its seal's key is public, so an ordinary run believes it."""
    false_statement("table")(forger)
    forger.save()
    lie = Outcome(verdict=Verdict.PROVED, engine="exhaustive", point={"x": 0}, witness={"kind": "table", "points": 64})
    cache = Cache.default(lambda message: None)
    cache.keep(digest(forger.stated("demo.table")), lie)
    cache.close()
    assert locked(forger, "--trust-cache") == 0
    assert "REFUTED" not in capsys.readouterr().out
    assert locked(forger) == 1
    assert "REFUTED" in capsys.readouterr().out
    assert locked(forger, "--trust-cache") == 1  # what the honest run found is what is kept now
