"""What `tileprove triton check --compiled` says beside its lines: the exit code, JSON, SARIF, and the end of its time."""

from __future__ import annotations

import json
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from tileprove.prover import cli
from tileprove.prover.commands.triton_compiled import beside
from tileprove.prover.compiled import checking, compiling
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.texts import Texts
from tileprove.prover.language.terms import const
from tileprove.prover.running.cache import Cache
from tileprove.prover.showing import page
from tileprove.prover.triton.launching.launch import Launch

pytest.importorskip("triton")
KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def copied(x, o, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(o + i, tl.load(x + i))


@launch(copied, BLOCK=128)
def one(blocks):
    return (blocks,), dict(x=tensor("fp32", 128 * blocks), o=tensor("fp32", 128 * blocks))
"""
QUIET = ["--attack", "0", "--conditions", "0", "--no-cache", "--max-elements", "2^30"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "copied.py"
    found.write_text(KERNEL)
    return found


def test_verdicts_of_the_emitted_code_are_in_json_and_sarif(file: Path, tmp_path: Path):
    said = [tmp_path / name for name in ("found.json", "found.sarif")]
    files = ["--json", str(said[0]), "--sarif", str(said[1])]
    code = cli.run(["triton", "check", str(file), "--compiled", "sm_90", *QUIET, *files])
    run, log = (json.loads(one.read_text()) for one in said)
    found = {
        (one["claim"], one["case"]): one["verdict"]
        for one in run["obligations"]
        if one["spec"] == "compiled--one--sm_90"
    }
    assert {"load_x", "store_o", "written"} == {claim for claim, _ in found}
    assert ("store_o", "element 0: value") in found
    assert code == run["exit_code"] == log["runs"][0]["invocations"][0]["exitCode"]
    assert (code == 0) == ({one["verdict"] for one in run["obligations"]} == {"proved"})
    rules = {rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]}
    assert "compiled--one--sm_90.store_o" in rules


def test_what_is_not_decided_in_time_says_so(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    said = tmp_path / "found.json"
    limit = ["--compiled-limit", "10ms", "--json", str(said)]
    assert cli.run(["triton", "check", str(file), "--compiled", "sm_90", *QUIET, *limit]) == 3
    assert "not decided in 0.01 s" in capsys.readouterr().out
    late = [one for one in json.loads(said.read_text())["obligations"] if one["spec"].startswith("compiled--")]
    assert [(one["verdict"], one["claim"]) for one in late] == [("unknown", "kernel")]


def test_an_unknown_target_is_one_line(file: Path, capsys: pytest.CaptureFixture[str]):
    assert cli.run(["triton", "check", str(file), "--compiled", "h100"]) == 2
    assert "a target is sm_80" in capsys.readouterr().err


def test_time_that_is_over_while_workers_decide_ends_one_compilation_alone(tmp_path: Path, monkeypatch, capsys):
    class Slow:
        now = "decides claims"
        emitted = SimpleNamespace(in_text=7)

        def __init__(self, *_):
            pass

        def late(self, _):
            return None

        def run(self):
            try:
                time.sleep(20)
            except KeyboardInterrupt:
                raise KeyboardInterrupt from None  # as `run_through` does when its workers are interrupted

    own = Subject("one", Launch("one", {}, (const(1),), []), Texts("", "", "", "sm_90"))
    monkeypatch.setattr(compiling, "compilations", lambda *_: ([own, replace(own, name="two")], []))
    monkeypatch.setattr(checking, "Comparing", Slow)
    decide = beside([tmp_path], (), "sm_90", 0.05, False, False, tmp_path)
    limits = {"jobs": 1, "seconds": 1.0, "memory": 4096, "budget": 0}
    found = decide(page.console(False), Cache(None), limits, limits)
    assert [one.outcome.verdict for one in found.results if one.outcome] == ["unknown", "unknown"]
    said = capsys.readouterr().out
    assert "not decided in 0.05 s, when it decides claims" in said
    assert said.count("0 of 7") == 2, "each access of the text is one of which nothing is known"
