"""Forged records of claims that use lemmas: each row forges something, and the claim that rests on it must not stand."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest
from forging import Forger, Forgery
from tileprove.prover import cli
from tileprove.prover.engines import ladder
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.evidence.record import record
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.wire import digest, unpack
from tileprove.prover.record import audit, ledger
from tileprove.prover.running.cache import Cache

pytest.importorskip("cvc5")

SPEC = """\
from tileprove import Case, System, integer
from tileprove.specs.swizzle import SYSTEM as SWIZZLE

SYSTEM = System("demo", "A loader whose claims rest on each other")
X, N, W = integer("x"), integer("n", 1), integer("w", None)
K = integer("k")

@SYSTEM.claim("A digit is below its base.")
def digit():
    yield Case("", X % N < N)

@SYSTEM.claim("Digits of positive numbers, from the digit.")
def rows():
    yield Case("", W % N * N <= N * N - N, given=[W >= 1], using=[digit(x=W)])

@SYSTEM.claim("By induction.")
def even():
    yield Case("", K * (K + 1) // 2 * 2 == K * (K + 1), induction=K)

@SYSTEM.claim("At multiples of three, from that.")
def thirds():
    yield Case("", 3 * N * (3 * N + 1) // 2 * 2 == 3 * N * (3 * N + 1), using=[even(k=3 * N)])

@SYSTEM.claim("From a claim of another system.")
def far():
    yield Case("", X >= 0, given=[X < 65536], using=[SWIZZLE.claims["pair_is_two_swizzles"].case("bytes")(x=2 * X)])
"""
FAR = "swizzle.pair_is_two_swizzles/bytes"
PREMISES = "demo.rows/premises of lemma 1, demo.digit"


def without(*names: str) -> Forgery:
    def forge(forger: Forger) -> None:
        for name in names:
            del forger.lines[name], forger.records[name]

    return forge


def honestly(forger: Forger, *names: str) -> None:
    """What the spec says now, with a proof that every checker accepts."""
    for name in names:
        statement = forger.stated(name)
        made = record(statement, ladder.prove(statement, 20))
        assert made.verdict is Verdict.PROVED
        forger.records[name] = msgspec.to_builtins(made)
        forger.lines[name] = msgspec.to_builtins(ledger.line(made, msgspec.json.encode(made)))


def false_lemma(forger: Forger) -> None:
    """The lemma says something false now, with its old evidence; what rests on it is proved from it."""
    forger.say("X % N < N)", "X % N < N - 1)")
    forger.restate("demo.digit")
    honestly(forger, "demo.rows")


def false_premise(forger: Forger) -> None:
    forger.say("given=[W >= 1]", "given=[W >= -1]")
    forger.restate(PREMISES)
    honestly(forger, "demo.rows")


def false_step(forger: Forger) -> None:
    """Of squares up to 49: true at the start, and the step's evidence is another's."""
    forger.say("K * (K + 1) // 2 * 2 == K * (K + 1), induction", "K * K < 50, induction")
    forger.say("3 * N * (3 * N + 1) // 2 * 2 == 3 * N * (3 * N + 1), using", "9 * N * N < 50, using")
    forger.restate("demo.even/step")
    honestly(forger, "demo.even", "demo.even/base", "demo.thirds")


def assumed_instead(forger: Forger) -> None:
    """The record says that the lemma is an assumption, which needs no record."""
    statement = forger.records["demo.rows"]["statement"]
    del statement["using"]
    forger.records["demo.rows"]["digest"] = digest(unpack(statement))


def at_other_terms(forger: Forger) -> None:
    """The record keeps what it assumes, and says that it comes from the lemma at other terms."""
    statement = forger.records["demo.rows"]["statement"]
    statement["using"]["uses"][0]["at"] = statement["using"]["uses"][0]["at"][::-1]


def of_another_lemma(forger: Forger) -> None:
    """What is assumed is stronger, and so is the lemma that it is said to come from; nobody proved that one."""
    honest = forger.spec.read_text()
    forger.say("X % N < N)", "X % N < N - 1)")
    honestly(forger, "demo.rows")
    forger.spec.write_text(honest)


# what is forged -> (how, the claim that must not stand, what `recheck` has to say of it)
FORGERIES: dict[str, tuple[Forgery, str, str]] = {
    "no lemma": (without("demo.digit"), "demo.rows", "the proof rests on demo.digit, which is not on record as proved"),
    "no premises": (without(PREMISES), "demo.rows", "rests on demo.rows/premises of lemma 1, demo.digit, which is not"),
    "no step": (without("demo.even/step"), "demo.even", "rests on demo.even/step, which is not on record"),
    "no step, further up": (
        without("demo.even/step"), "demo.thirds", "rests on demo.even, which rests on demo.even/step, which is not",
    ),
    "no lemma of another system": (
        without(FAR), "demo.far", f"the proof rests on {FAR}, which is not on record",
    ),
    "a false lemma": (false_lemma, "demo.rows", "the proof rests on demo.digit, which is refused"),
    "a false premise": (false_premise, "demo.rows", f"the proof rests on {PREMISES}, which is refused"),
    "a false step": (false_step, "demo.even", "the proof rests on demo.even/step, which is refused"),
    "an assumption instead": (assumed_instead, "demo.rows", "the spec says something else"),
    "other terms": (at_other_terms, "demo.rows", "what it assumes is not what its lemmas say"),
    "another lemma": (of_another_lemma, "demo.rows", "the spec says something else"),
}  # fmt: skip


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("honest")
    (folder / "spec.py").write_text(SPEC)
    run = ["check", str(folder / "spec.py"), "--update", "--proofs", str(folder / "proofs"), "--no-cache"]
    assert cli.run(run) == 0
    return folder


@pytest.fixture
def forger(recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Forger:
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    shutil.copytree(recorded, tmp_path / "copy")
    return Forger(tmp_path / "copy")


def recheck(forger: Forger, *more: str) -> int:
    return cli.run(["recheck", str(forger.proofs), "--spec", str(forger.spec), "--jobs", "1", *more])


def test_what_is_honest_is_accepted(forger: Forger, capsys: pytest.CaptureFixture[str]):
    forger.save()
    assert recheck(forger) == 0
    assert "11 verdicts established" in capsys.readouterr().out
    assert recheck(forger, "--claim", "thirds") == 0  # and what it rests on
    assert "5 verdicts established" in capsys.readouterr().out
    assert cli.run(["check", str(forger.spec), "--locked", "--proofs", str(forger.proofs), "--jobs", "1"]) == 0


@pytest.mark.parametrize("what", FORGERIES)
def test_recheck_refuses_what_rests_on_it(what: str, forger: Forger, capsys: pytest.CaptureFixture[str]):
    forge, name, words = FORGERIES[what]
    forge(forger)
    forger.save()
    assert recheck(forger) == 1
    out = " ".join(capsys.readouterr().out.split())
    assert f"refused: {name}: " in out, out
    assert words in out, out


@pytest.mark.parametrize("what", ["no lemma", "no premises", "no step", "no lemma of another system", "another lemma"])
def test_linking_alone_refuses_it(what: str, forger: Forger):
    """Without the specs: every record that is there counts as established, and what is missing is missed."""
    forge, name, _ = FORGERIES[what]
    forge(forger)
    forger.save()
    found = audit.audit(forger.proofs)
    established = {one: Outcome(verdict=Verdict.PROVED) for one in found.records}
    assert audit.linked(found, established)[name].verdict is Verdict.REFUTED


def test_what_rests_on_something_not_established_is_not_established(forger: Forger):
    forger.save()
    found = audit.audit(forger.proofs)
    outcomes = {one: Outcome(verdict=Verdict.PROVED) for one in found.records}
    outcomes["demo.even/step"] = Outcome(verdict=Verdict.UNKNOWN, detail="no tool")
    linked = audit.linked(found, outcomes)
    assert {one for one, outcome in linked.items() if outcome.verdict is Verdict.UNKNOWN} == {
        "demo.even", "demo.even/step", "demo.thirds",
    }  # fmt: skip
    assert linked["demo.thirds"].detail == (
        "the proof rests on demo.even, which rests on demo.even/step, which is not established"
    )


@pytest.mark.parametrize("what", ["a false lemma", "a false premise", "a false step"])
def test_check_does_not_believe_it_either(what: str, forger: Forger, capsys: pytest.CaptureFixture[str]):
    """Neither from the records, nor from a cache in which the lemma's lie stands."""
    forge, name, _ = FORGERIES[what]
    forge(forger)
    forger.save()
    assert cli.run(["check", str(forger.spec), "--proofs", str(forger.proofs), "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert f"unknown: {name}" in out
    assert "REFUTED" in out


def test_the_cache_keeps_what_an_engine_said_and_not_what_it_rests_on(
    forger: Forger, capsys: pytest.CaptureFixture[str]
):
    """A verdict of a claim whose lemma was proved once is of no use where the lemma is not proved."""
    run = ["check", str(forger.spec), "--proofs", str(forger.proofs), "--jobs", "1"]
    assert cli.run(run) == 0
    lie = Outcome(verdict=Verdict.REFUTED, engine="sampling", point={"x": 0, "n": 1})
    cache = Cache.default(lambda message: None)
    cache.keep(digest(forger.stated("demo.digit")), lie)
    cache.close()
    capsys.readouterr()
    assert cli.run(run) == 1
    assert "unknown: demo.rows" in capsys.readouterr().out
