"""Contracts are about a tensor's own elements, read whole; claims about whole elements; names of sizes are their own.

Each launch that is right stands beside one that is not, which Triton's interpreter shows.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from test_several_stores import QUICK
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.interpreting.process import interpret
from tileprove.prover.triton.interpreting.reproducing import reproduced
from tileprove.prover.triton.interpreting.telling import command, told
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "contracts.py"
# what the interpreter has no words for: misaligned addresses, descriptors, elements that are written in part or by none
UNSEEN = ("bad_misaligned", "bad_described", "bad_described_half", "bad_stored_half", "bad_stored_wide", "bad_names",
          "bad_upper_half")  # fmt: skip


@pytest.fixture(scope="module")
def checks() -> dict[str, LaunchCheck]:
    written = [Statements(w.name, w.launch, w.text, w.file, w.line) for w in launches(FILE)]
    return {own.name: decided(own, Cache(None), lambda asked: run_check(asked, QUICK, False)) for own in written}


def test_what_is_right_is_proved_and_nothing_else(checks: dict[str, LaunchCheck]):
    said = {name: {r.outcome.verdict for r in check.results} for name, check in checks.items()}
    wrong = {name for name, own in said.items() if (own == {Verdict.PROVED}) is not name.startswith("ok_")}
    wrong |= {name for name, own in said.items() if name.startswith("bad_") and Verdict.REFUTED not in own}
    assert not wrong, {name: [r.outcome for r in checks[name].results] for name in wrong}


def test_the_interpreter_shows_what_is_not(checks: dict[str, LaunchCheck]):
    requests = []
    for name, check in checks.items():
        if name.startswith("bad_") and name not in UNSEEN:
            result = next(r for r in check.results if r.outcome.verdict is Verdict.REFUTED)
            about = check.stated.about[result.statement.claim, result.statement.case]
            requests.append(reproduced(check.statements, about, result.outcome.point, str(FILE)))
    assert None not in requests
    for request, answer in zip(requests, interpret(requests), strict=True):
        assert told(answer, str(FILE)), (answer.error, command(request))


@pytest.mark.parametrize(
    ("name", "verdict"),
    [("needless", Verdict.REFUTED), ("needless_return", Verdict.REFUTED), ("needed", Verdict.UNKNOWN)],
)
def test_a_run_that_needs_no_float_is_a_counterexample(name: str, verdict: Verdict):
    (own,) = launches(FILE.with_name("branches.py"), [name])
    stated = Statements(own.name, own.launch, own.text, own.file, own.line)
    found = decided(stated, Cache(None), lambda asked: run_check(asked, QUICK, False))
    assert {r.outcome.verdict for r in found.results} - {Verdict.PROVED} == {verdict}
