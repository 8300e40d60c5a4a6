"""`--configs`: every configuration of autotuners and heuristics, each once, and which of them fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.cli import run
from tileprove.prover.language.meanings.text import text
from tileprove.prover.language.obligations import SpecError, Verdict
from tileprove.prover.triton.asking import check
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.ttir.errors import TritonError

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402

from tileprove.triton import cdiv, tensor  # noqa: E402

FILE = Path(__file__).parent / "data" / "tuned.py"


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TILEPROVE_CACHE", str(tmp_path / "cache"))


def test_each_configuration_once_with_the_sizes_for_which_it_is_chosen():
    found = launches(FILE, ["fill"], configs=True)
    said = [[text(formula) for formula in own.launch.given] for own in found]
    assert [own.name for own in found] == ["fill.1", "fill.2", "fill.3", "fill.4"]  # of three, two differ in warps only
    assert [given[-1] for given in said] == ["n mod 64 = 0", "n mod 64 != 0", "n mod 128 = 0", "n mod 128 != 0"]
    assert [own.launch.constexprs["EVEN"] for own in found] == ["True", "False"] * 2
    assert {own.launch.constexprs["HAS_B"] for own in found} == {"False"}
    assert [text(own.launch.grid[0]) for own in found[::2]] == ["(n + 63) div 64", "(n + 127) div 128"]


def test_the_command_says_which_configurations_fail(capsys: pytest.CaptureFixture[str]):
    assert run(["triton", "check", str(FILE), "fill", "--configs", "--conditions", "0"]) == 1
    out = capsys.readouterr().out
    assert "fill: safe for all sizes in 3 of 4 configurations" in out
    assert "not fill.4, BLOCK = 128, PER = 2, EVEN = False: store_x" in out


def test_one_configuration_is_not_taken_for_all():
    with pytest.raises(TritonError, match=r"chosen in 4 ways.*--configs proves all of them"):
        launches(FILE, ["fill"])
    with pytest.raises(TritonError, match=r"BLOCK is fixed by the launch, and triton\.autotune chooses it"):
        launches(FILE, ["fixed"], configs=True)
    assert [own.name for own in launches(FILE, ["fixed"])] == ["fixed"]


@triton.jit
def kernel(x, n, BLOCK: tl.constexpr, WIDE: tl.constexpr, UNUSED: tl.constexpr = 0):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + (at.to(tl.int64) if WIDE else at), 1.0, mask=at < n)


def fill(n):
    return (lambda meta: (cdiv(n, meta["BLOCK"]),)), {"x": tensor("fp32", n), "n": n}


def test_in_python():
    tuned = triton.autotune([triton.Config({"BLOCK": size}) for size in (32, 64)], key=[])(kernel)
    found = check(tuned, fill, configs=True, WIDE=False)
    assert {answer.launch for answer in found.answers} == {"fill.1", "fill.2"}
    assert {answer.verdict for answer in found.answers} == {Verdict.PROVED}


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        (lambda args: triton.next_power_of_2(args["n"]), "cannot be asked about sizes|computes BLOCK from sizes"),
        (lambda args: 64 if args["n"] > 64 else 32, "cannot be asked about sizes"),
        (lambda args: args["n"] + 1, "computes BLOCK from sizes"),
    ],
)
def test_a_heuristic_that_computes_with_sizes(choose, said: str):
    chosen = triton.heuristics({"BLOCK": choose})(kernel)
    with pytest.raises(SpecError, match=said):
        check(chosen, fill, configs=True, WIDE=True)
    assert check(chosen, lambda n: ((cdiv(n, 32),), {"x": tensor("fp32", n), "n": n}), WIDE=True, BLOCK=32).proved


def test_the_same_statement_is_decided_once(monkeypatch: pytest.MonkeyPatch):
    """Two configurations in which only a value differs that nothing depends on."""
    from tileprove.prover.running.checking import Check

    decided: list[str] = []
    kept = Check.run
    monkeypatch.setattr(
        Check, "run", lambda own, *rest: (decided.extend(s.digest for s in own.pending), kept(own, *rest))
    )
    tuned = triton.autotune([triton.Config({"UNUSED": value}) for value in (1, 2)], key=[])(kernel)
    check(tuned, fill, configs=True, BLOCK=64, WIDE=False)
    assert decided
    assert len(decided) == len(set(decided))
