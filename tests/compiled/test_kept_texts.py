"""Launches in JSON, whose TTIR was kept, compiled; where the source itself means nothing; what is known of a part."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from deciding import decide_all, decided
from tileprove.prover.accesses.points import value_at
from tileprove.prover.compiled import compiling
from tileprove.prover.compiled.checking import Comparing, Subject
from tileprove.prover.compiled.claimed import Stated
from tileprove.prover.compiled.compiled_check import CompiledCheck
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.source import Sources
from tileprove.prover.compiled.text_child import Emitted, told
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.kernels.steps.proving import Effort
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.checking import Check
from tileprove.prover.triton.ttir.errors import TritonError

pytest.importorskip("triton")
# what Triton keeps of: for at in range(0, n, 32): i = at + arange(0, 32); store(o + i // k, load(x + i), mask=i < n)
TEXT = """
module {
  tt.func public @counted(%x: !tt.ptr<f32> loc("x"), %o: !tt.ptr<f32> loc("o"), %n: i32 loc("n"), %k: i32 loc("k")) {
    %zero = arith.constant 0 : i32 loc("k.py":1:1)
    %step = arith.constant 32 : i32 loc("k.py":1:1)
    %range = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32> loc("k.py":1:1)
    %size = tt.splat %n : i32 -> tensor<32xi32> loc("k.py":1:1)
    %by = arith.divsi %n, %k : i32 loc("k.py":2:1)
    %xs = tt.splat %x : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>> loc("k.py":1:1)
    %start = tt.addptr %o, %by : !tt.ptr<f32>, i32 loc("k.py":1:1)
    %os = tt.splat %start : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>> loc("k.py":1:1)
    scf.for %at = %zero to %n step %step : i32 {
      %first = tt.splat %at : i32 -> tensor<32xi32> loc("k.py":4:1)
      %i = arith.addi %first, %range : tensor<32xi32> loc("k.py":4:1)
      %mask = arith.cmpi slt, %i, %size : tensor<32xi32> loc("k.py":4:1)
      %from = tt.addptr %xs, %i : tensor<32x!tt.ptr<f32>>, tensor<32xi32> loc("k.py":5:1)
      %value = tt.load %from, %mask : tensor<32x!tt.ptr<f32>> loc("k.py":5:9)
      %to = tt.addptr %os, %i : tensor<32x!tt.ptr<f32>>, tensor<32xi32> loc("k.py":6:1)
      tt.store %to, %value, %mask : tensor<32x!tt.ptr<f32>> loc("k.py":6:9)
    } loc("k.py":3:1)
    tt.return loc("k.py":7:1)
  } loc("k.py":1:1)
} loc("k.py":1:1)
"""


def tensor(name: str, extent: str) -> dict[str, object]:
    return {"name": name, "kind": "pointer", "dtype": "float32", "shape": [extent], "strides": ["1"]}


ENTRY = {
    "id": "counted", "file": "counted.ttir", "kernel": "counted", "sizes": {"n": 100, "k": 2}, "grid": ["1"],
    "options": {"num_warps": 1},
    "args": [tensor("x", "n"), tensor("o", "2*n"),
             {"name": "n", "kind": "scalar", "type": "i32", "expr": "n"},
             {"name": "k", "kind": "scalar", "type": "i32", "expr": "k - 1"}],
}  # fmt: skip


@pytest.fixture(scope="module")
def subjects(tmp_path_factory: pytest.TempPathFactory) -> list[Subject]:
    folder: Path = tmp_path_factory.mktemp("kept")
    (folder / "counted.ttir").write_text(TEXT)
    file = folder / "launches.json"
    file.write_text(json.dumps([ENTRY, {**ENTRY, "id": "lost", "file": "nowhere.ttir"}]))
    found, failed = compilations(file, (), [target("sm_80")])
    assert [said for said in failed if "lost" in said] == failed != []
    return found


def test_a_compiler_that_ends_its_process_takes_no_other_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "counted.ttir").write_text(TEXT)
    file = tmp_path / "launches.json"
    file.write_text(json.dumps(ENTRY))

    def asked(task, given, *_):
        if given[1][0] == "sm_80":
            raise TritonError("the process ended with SIGABRT")
        return Emitted("ttir", "ttgir", "code")

    monkeypatch.setattr(compiling, "asked", asked)
    found, failed = compilations(file, (), [target("sm_80"), target("sm_90")])
    assert [own.texts.name.partition(",")[0] for own in found] == ["sm_90", "sm_90"]
    assert ["counted does not compile for sm_80" in said and "SIGABRT" in said for said in failed] == [True, True]


def test_it_is_compiled_as_the_launch_says_and_proved(subjects: list[Subject]):
    plain, multiples = subjects
    assert plain.texts.warps == 1  # of the launch's options
    assert set(plain.texts.divisors) == {"x", "o"}
    assert set(multiples.texts.divisors) == {"x", "o", "n", "k"}
    found = decided(plain)
    assert found.proved, [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
    assert [said.partition(": else ")[2] for said in found.assumed] == [
        "k.py:2 divides by zero", "the counter of the loop at k.py:3 wraps",
    ]  # fmt: skip


def test_where_the_source_means_nothing_is_said_exactly(subjects: list[Subject]):
    divides, counts = Sources(subjects[0].launch, subjects[0].texts).defined
    assert [value_at(divides, {"n": 9, "k": k}) for k in (1, 2)] == [False, True]
    last = 2**31 - 32  # the last multiple of 32 that is an i32
    assert [value_at(counts, {"n": n, "k": 2}) for n in (1, last, last + 1)] == [True, True, False]


def test_what_the_compiler_is_told_is_written_at_arguments_only():
    line = (
        'tt.func public @f(%x: !tt.ptr<f32> loc("x"), %n: i32 {tt.divisibility = 8 : i32}, %m: i32) attributes {a = 1}'
    )
    assert told(line, [0, 1]) == line.replace("!tt.ptr<f32>", "!tt.ptr<f32> {tt.divisibility = 16 : i32}")
    assert told(line, [2]).count("tt.divisibility = 16") == 1


@pytest.mark.parametrize("rests", [True, False])
def test_what_was_decided_in_time_counts_only_with_what_it_rests_on(subjects: list[Subject], rests: bool):
    called = Outcome(verdict=Verdict.PROVED)

    def decide(check: Check, _: Effort) -> None:
        if isinstance(check, CompiledCheck) and comparing.open and (not check.resting or not rests):
            if not rests:  # what was decided of these before, where there was time for it
                check.outcomes.clear()
            check.look_up()
            assert rests or check.pending, "nothing rests on anything"
            check.resting = False
            others = [one for one in check.pending if one.claim not in check.stated.resting]
            check.outcomes |= {one.digest: called for one in (others[:1] if rests else others)}
            raise KeyboardInterrupt
        decide_all(check)

    comparing = Comparing(subjects[0], Cache(None), decide, decide)
    with pytest.raises(KeyboardInterrupt):
        comparing.run()
    found = comparing.late("not decided in time")
    assert found is not None
    proved = [one for one in found.results if one.outcome and one.outcome.verdict is Verdict.PROVED]
    assert bool(proved) == rests
    assert len(proved) < len(found.results)
    assert {one.outcome.verdict for one in found.results if one.outcome and one not in proved} == {Verdict.UNKNOWN}


def test_a_statement_on_which_others_rest_is_decided_first_whoever_makes_it_too(subjects: list[Subject]):
    stated, one = Stated(System("compiled--one", "one")), integer("one", 1)
    for name in ("load_x", "defined"):  # the first of the two is no claim on which others rest
        case = Case("same", one != 0)
        stated.system.claims[name] = Claim("compiled--one", name, "A claim.", lambda case=case: iter([case]))
    stated.resting.add("defined")
    check = CompiledCheck(subjects[0], stated, Cache(None))
    check.resting = True
    decide_all(check)
    assert check.lost is None
