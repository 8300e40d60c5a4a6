"""Whoever says that something false is proved, the attack shows it.

The engines are replaced by one that believes everything, so that nothing here hangs on what the prover holds for true.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from tileprove.prover.accesses import claims
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.attack.records import Attack
from tileprove.prover.cli import run
from tileprove.prover.commands.check import run_check
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.checking import Check
from tileprove.prover.running.results import exit_code
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.sources import statements
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

DATA = Path(__file__).parent / "data" / "attacked.py"
QUICK = {**LIMITS, "seconds": 20.0}
SECONDS = 2.0  # of an attack here; the default budget's figures stand in docs/TRUST.md
ON_WHAT_IS_RIGHT = 2.0 if os.environ.get("TILEPROVE_NIGHTLY") else 0.8  # the seed is the text's: the same runs
WRONG = (
    "carried_cast", "inner_while", "inner_load", "descriptor", "descriptor_written", "constexpr", "gap", "beyond",
    "columns", "end", "distinct", "half", "step", "mask", "grid", "wrap", "race", "division", "hard",
    "asked", "narrow",
)  # fmt: skip
RIGHT = (
    "carried_cast", "inner_while", "inner_load", "descriptor", "constexpr", "no_gap", "columns", "end", "distinct", "half",
    "step", "mask", "race", "division", "asked", "narrow",
)  # fmt: skip


@pytest.fixture(scope="module")
def launches() -> dict[str, Any]:
    """name -> a function that reads the launch anew: its claims are made once each time they are asked."""
    return {own.name: own for own in statements(DATA, [])}


def believing(check: Check, *_: object, **__: object) -> None:
    """Decides that everything is proved."""
    check.look_up()
    check.outcomes = {digest: Outcome(verdict=Verdict.PROVED, engine="belief") for digest in check.first}


def attacked(own: Statements, seconds: float | None = SECONDS, seed: int | None = None) -> LaunchCheck:
    again = Statements(own.name, own.launch, own.text, own.file, own.line)
    return decided(again, Cache(None), believing, attack=Wanted(seconds, seed))


def attack_of(check: LaunchCheck) -> Attack:
    assert check.attack is not None
    return check.attack


@pytest.mark.parametrize("name", WRONG)
def test_what_is_false_falls(launches: dict[str, Statements], name: str):
    """The table of docs/TRUST.md, with -s."""
    found = attacked(launches[f"wrong_{name}"])
    assert attack_of(found).contradictions, attack_of(found)
    print(f"{name} falls after {min(run.after for run in attack_of(found).contradictions):.3f} s")
    assert exit_code(found.results) == 3
    said = [result.outcome for result in found.results if result.outcome and result.outcome.contradiction]
    assert said
    assert {outcome.verdict for outcome in said} == {Verdict.CONTRADICTED}


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_right_does_not(launches: dict[str, Statements], name: str):
    found = attacked(launches[f"right_{name}"], ON_WHAT_IS_RIGHT)
    assert attack_of(found).made, attack_of(found)
    assert attack_of(found).contradictions == []
    assert exit_code(found.results) == 0


def test_whole_blocks_of_two_sizes_at_once_are_drawn(launches: dict[str, Statements]):
    assert attack_of(attacked(launches["wrong_tiles"], seconds=5 * SECONDS)).contradictions


def test_a_text_that_does_not_compile_where_an_argument_is_one_is_said(launches: dict[str, Statements]):
    found = attack_of(attacked(launches["right_uncompiled"], seconds=0.2))
    assert found.made
    assert any("n = 1" in said and "does not compile" in said for said in found.missed), found.missed


def test_a_race_of_two_stores_is_seen_where_one_of_them_races_with_itself(launches: dict[str, Statements]):
    """At the first element program 0 is the only one of one store, and all are of the other."""
    fallen = {run.claim for run in attack_of(attacked(launches["wrong_hidden"])).contradictions}
    assert len({claim for claim in fallen if claim.startswith("writes_")}) == 2


def test_a_seed_repeats_the_attack(launches: dict[str, Statements]):
    first, second, other = (attacked(launches["wrong_gap"], seed=seed) for seed in (7, 7, 8))
    runs = [
        [(r.claim, r.said, r.at, r.run) for r in attack_of(found).contradictions] for found in (first, second, other)
    ]
    assert runs[0] == runs[1] != runs[2]
    assert attack_of(first).seed == 7


def test_a_fault_of_the_reader_falls(launches: dict[str, Statements], monkeypatch: pytest.MonkeyPatch):
    """The prover reads a mask without its slip, proves it, and the text that runs has it."""
    from tileprove.prover.triton import stated

    kept, own = stated.read, launches["wrong_mask"]
    assert own.text.count("arith.constant 1 : i32") == 1
    monkeypatch.setattr(
        stated, "read", lambda text, name: kept(text.replace("arith.constant 1 : i32", "arith.constant 0 : i32"), name)
    )
    again = Statements(own.name, own.launch, own.text, own.file, own.line)
    found = decided(
        again, Cache(None), lambda check: run_check(check, QUICK, False), attack=Wanted(SECONDS)
    )  # fmt: skip
    assert set(found.verdicts.values()) == {Verdict.PROVED, Verdict.CONTRADICTED}
    assert [run.claim[:6] for run in attack_of(found).contradictions] == ["store_"]


def test_what_is_refuted_is_no_contradiction(launches: dict[str, Statements]):
    """Of a launch that is partly refuted, what is proved is attacked."""
    own = launches["wrong_mask"]
    again = Statements(own.name, own.launch, own.text, own.file, own.line)
    found = decided(again, Cache(None), lambda check: run_check(check, QUICK, False), attack=Wanted(SECONDS))
    assert attack_of(found).contradictions == []
    assert attack_of(found).made
    assert exit_code(found.results) == 1


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (RuntimeError("no such thing"), "it failed: RuntimeError: no such thing"), (KeyboardInterrupt(), "interrupted"),
        (MemoryError(), "it failed: MemoryError"),
    ],
)  # fmt: skip
def test_an_attack_that_fails_loses_no_proof(
    launches: dict[str, Statements], monkeypatch: pytest.MonkeyPatch, error: BaseException, said: str
):
    from tileprove.concrete.interpreter import ttir

    def fails(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(ttir, "run", fails)
    found = attacked(launches["right_mask"])
    assert not attack_of(found).made
    assert attack_of(found).why.startswith(said)
    assert exit_code(found.results) == 0


def test_reading_the_text_takes_nothing_of_its_time(launches: dict[str, Statements], monkeypatch: pytest.MonkeyPatch):
    from tileprove.concrete.interpreter import ttir

    read = ttir.read

    def slowly(text: str) -> ttir.Kernel:
        begun = process_time()
        while process_time() < begun + 0.5:
            pass
        return read(text)

    monkeypatch.setattr(ttir, "read", slowly)
    assert attack_of(attacked(launches["right_mask"], seconds=0.2)).made


def test_a_run_without_loops_ends_in_time_too(launches: dict[str, Statements]):
    from tileprove.concrete.interpreter import ttir

    kernel = ttir.read(launches["right_mask"].text)
    memory: Any = {"out": None}
    with pytest.raises(ttir.OutOfTime):
        ttir.run(kernel, [ttir.Pointer("out"), 1], (1, 1, 1), [(0, 0, 0)], memory, lambda event: None, deadline=0.0)


def test_what_the_interpreter_does_not_run_is_said(launches: dict[str, Statements], monkeypatch: pytest.MonkeyPatch):
    from tileprove.concrete.interpreter import ttir

    def fails(*_: object, **__: object) -> None:
        raise ttir.NotRun("tt.unheard_of, line 7")

    monkeypatch.setattr(ttir, "read", fails)
    found = attacked(launches["right_mask"])
    assert attack_of(found).line(str).startswith("not attacked: tt.unheard_of, line 7")


# -- what the command says -------------------------------------------------------------------------------------------


@pytest.fixture
def believed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tileprove.prover.commands import triton

    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(triton, "run_through", believing)


@pytest.mark.usefixtures("believed")
def test_the_command_says_that_it_contradicts_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    files = [f"--{kind}={tmp_path / kind}" for kind in ("json", "junit", "sarif", "markdown")]
    proofs = tmp_path / "proofs"
    command = ["triton", "check", str(DATA), "wrong_gap", "--attack", "2s", "--proofs", str(proofs)]
    assert run([*command, *files, "--update"]) == 3
    out = capsys.readouterr().out
    for said in (
        "CONTRADICTED",
        "tileprove contradicts itself",
        "program id",
        "lane",
        "table[1] = ",
        "address",
        "seed",
    ):
        assert said in out
    assert "safe for all sizes" not in out
    found = json.loads((tmp_path / "json").read_text())
    verdicts = {own["claim"][:5]: own["verdict"] for own in found["obligations"]}
    assert verdicts == {"load_": "proved", "store": "contradicted"}
    assert found["attacks"][0]["contradictions"][0]["at"]
    assert 'errors="1"' in (tmp_path / "junit").read_text()
    assert '"error"' in (tmp_path / "sarif").read_text()
    assert "CONTRADICTED" in (tmp_path / "markdown").read_text()
    assert not any("store" in file.read_text(errors="replace") for file in proofs.rglob("*") if file.is_file())


def test_no_attack_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    assert run(["triton", "check", str(DATA), "right_half", "--attack", "0", "--json", str(tmp_path / "json")]) == 0
    out = capsys.readouterr().out
    assert "right_half: proved for all sizes, not attacked: " in out
    assert "not attacked: --attack 0" in out
    assert json.loads((tmp_path / "json").read_text())["attacks"][0]["why"] == "--attack 0"


def test_the_seed_is_printed_and_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))
    assert run(["triton", "check", str(DATA), "right_half", "--attack-seed", "321"]) == 0
    out = capsys.readouterr().out
    assert "safe for all sizes" in out
    assert ", seed 321" in out
    assert "; attacked for " in out


@pytest.mark.usefixtures("believed")
def test_nothing_is_compared_with_a_record_of_what_is_contradicted(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    command = ["triton", "check", str(DATA), "wrong_gap", "--attack", "2s", "--proofs", str(tmp_path / "proofs")]
    assert run([*command, "--locked"]) == 3
    assert "about wrong_gap: tileprove contradicts itself" in capsys.readouterr().err


def test_python_is_told(launches: dict[str, Statements], monkeypatch: pytest.MonkeyPatch):
    from tileprove.prover.triton import asking

    own = launches["wrong_gap"]
    monkeypatch.setattr(asking, "_decide", believing)
    monkeypatch.setattr(asking, "carried", lambda *_: [own])
    monkeypatch.setattr(asking, "unpack", lambda data, kind: data.launch)
    monkeypatch.setattr(asking, "Declared", Statements)
    found = asking.check(own, attack=SECONDS, attack_seed=3)
    assert not found.proved
    assert Verdict.CONTRADICTED in {answer.verdict for answer in found.answers}
    assert found.attacks[0].seed == 3
    assert "tileprove contradicts itself" in str(found)


def test_a_line_before_the_attack_says_so(launches: dict[str, Statements]):
    from tileprove.prover.showing.page import as_text
    from tileprove.prover.triton.showing import Shown

    found = attacked(launches["right_half"], seconds=0)
    found.attack = None
    said = as_text(120, lambda out: Shown(out, found).everything())
    lines = said.splitlines()
    assert all(", not attacked yet" in line for line in lines if line.startswith("  proved"))
    assert "right_half: safe for all sizes, not attacked yet" in said


def test_a_launch_under_pytest_fails(tmp_path: Path):
    """A file of launches of which one is contradicted, with engines that believe everything."""
    (tmp_path / "launch_believed.py").write_text(DATA.read_text())
    (tmp_path / "conftest.py").write_text(BELIEVING)
    command = [sys.executable, "-m", "pytest", "-q", "launch_believed.py", "-k", "wrong_gap or right_no_gap"]
    environment = {**os.environ, "TILEPROVE_CACHE": str(tmp_path / "cache")}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment, check=False)
    assert "1 failed, 1 passed" in done.stdout, done.stdout
    assert "tileprove contradicts itself" in done.stdout


BELIEVING = """
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.checking import Check

def run(check, *more):
    check.outcomes = {digest: Outcome(verdict=Verdict.PROVED) for digest in check.first}

Check.run = run
"""


def test_a_builder_that_lets_an_element_more_in_is_contradicted(launches: dict[str, Statements], monkeypatch):
    """The engines are the real ones: what they prove is what is stated wrongly."""
    right = claims.bounded
    monkeypatch.setattr(claims, "bounded", lambda first, span, size: right(first, span, size + 1))
    own = launches["wrong_mask"]
    again = Statements(own.name, own.launch, own.text, own.file, own.line)
    found = decided(again, Cache(None), lambda check: run_check(check, QUICK, False), attack=Wanted(10 * SECONDS, None))
    assert attack_of(found).contradictions
    assert exit_code(found.results) == 3
