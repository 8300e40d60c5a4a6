"""Descriptors that the host makes: what goes through them, and the rules that TMA has for them; Gluon is not read."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.cli import run
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import SpecError, Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton import hinted
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.launching.compiling import function_of
from tileprove.prover.triton.launching.process import Written, launches
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.errors import TritonError
from workers import LIMITS

from tileprove.triton import descriptor, tensor

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "descriptors.py"
N = integer("n", 1)


def decide(own: Written) -> LaunchCheck:
    return decided(
        Statements(own.name, own.launch, own.text, own.file, own.line),
        Cache(None),
        lambda asked: run_check(asked, LIMITS, False),
        attack=Wanted(0.3, None),
    )


def check_of(name: str) -> LaunchCheck:
    (own,) = launches(FILE, [name])
    return decide(own)


@pytest.fixture(scope="module")
def checks() -> dict[str, LaunchCheck]:
    return {own.name: decide(own) for own in launches(FILE)}


def refuted(check: LaunchCheck) -> set[str]:
    return {r.claim.name for r in check.results if r.outcome and r.outcome.verdict is Verdict.REFUTED}


def test_rules_of_descriptors_are_claims(checks: dict[str, LaunchCheck]):
    assert {r.outcome.verdict for r in checks["ok_copied"].results if r.outcome} == {Verdict.PROVED}
    assert refuted(checks["bad_strides"]) == {"described_source", "described_target"}
    assert refuted(checks["bad_rows_twice"]) == {"writes_target"}


def test_rules_of_descriptors_that_a_program_makes_are_claims(
    checks: dict[str, LaunchCheck], monkeypatch: pytest.MonkeyPatch
):
    assert {r.outcome.verdict for r in checks["ok_made"].results if r.outcome} == {Verdict.PROVED}
    assert refuted(checks["bad_made_rows"]) == {"descriptor", "descriptor_2"}
    assert refuted(checks["bad_made_start"]) == {"descriptor"}
    monkeypatch.setattr(hinted, "ALIGNED", 8)  # a wrong rule is seen by the runs
    found = check_of("bad_made_rows")
    wrong = {r.claim.name for r in found.results if r.outcome and r.outcome.verdict is Verdict.CONTRADICTED}
    assert "descriptor" in wrong, found.results


def test_the_first_element_past_a_descriptor_s_tensor_is_not_touched(checks: dict[str, LaunchCheck]):
    attack = checks["ok_copied"].attack
    assert attack is not None
    assert attack.runs > 0


def test_a_counterexample_runs_in_triton_s_interpreter(capsys: pytest.CaptureFixture[str]):
    program = ["--program", "0,0,0", "--program", "1,0,0"]
    assert run(["triton", "run", str(FILE), "bad_rows_twice", "R=17", "C=8", *program]) == 1
    said = capsys.readouterr().out
    assert "descriptors.py:12: programs (0, 0, 0) and (1, 0, 0) both write element 128 of target" in said
    assert run(["triton", "run", str(FILE), "ok_copied", "R=33", "C=72", *program]) == 0
    assert run(["triton", "run", str(FILE), "bad_strides", "R=1", "C=4"]) == 2
    assert "source: Triton makes no descriptor of this tensor: stride must be" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("own", "block", "said"),
    [
        (tensor("fp16", N, N), [32], "2 axes and a block of 1"),
        (tensor("fp16", N, N), [32, 48], "powers of two"),
        (tensor("fp16", N, N), [32, 4], "16 bytes or more"),
        (tensor("fp16", N, N, strides=(2 * N, 2)), [32, 64], "one element apart"),
        (tensor("fp16", *[N] * 6), [8] * 6, "both 1 to 5"),
        (3, [8], "takes a tensor"),
    ],
)
def test_what_is_no_descriptor_is_refused(own: object, block: list[int], said: str):
    with pytest.raises(SpecError, match=said):
        descriptor(own, block)  # type: ignore[arg-type]


def test_the_shortest_row_and_the_most_axes():
    assert descriptor(tensor("fp16", N, N), [32, 8]).type == "tensordesc<fp16[32, 8]>"
    assert len(descriptor(tensor("fp16", *[N] * 5), [8] * 5).arguments("x")) == 11


def test_gluon_is_not_read_yet(tmp_path: Path):
    pytest.importorskip("triton.experimental.gluon")
    (tmp_path / "gluon_kernel.py").write_text(
        "from triton.experimental import gluon\n\n\n@gluon.jit\ndef kernel(x):\n    pass\n", encoding="utf-8"
    )
    scope: dict[str, object] = {}
    text = (tmp_path / "gluon_kernel.py").read_text(encoding="utf-8")
    exec(compile(text, str(tmp_path / "gluon_kernel.py"), "exec"), scope)
    with pytest.raises(TritonError, match="Gluon is not read yet"):
        function_of(scope["kernel"], "here")
