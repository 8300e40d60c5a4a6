"""The kernels that Triton's tutorials begin with: proved for all sizes, and refuted at the line where one goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.results import by_claim
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.sources import statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parents[2] / "examples" / "triton" / "tutorial_launches.py"


def verdicts(file: Path, name: str) -> dict[str, set[Verdict]]:
    """Claim -> the verdicts of its cases."""
    (own,) = statements(file, [name])
    check = decided(own, Cache(None), lambda asked: run_check(asked, LIMITS, False))
    return {
        claim.claim.name: {case.outcome.verdict for case in claim.cases if case.outcome is not None}
        for claim in by_claim(check.results)
    }


@pytest.mark.parametrize(
    ("name", "claims"),
    [("add", 4), ("softmax", 4), ("matmul", 5), ("dropout", 3), ("norm", 14), ("norm_backward", 17)],
)
def test_a_tutorial_is_proved(name: str, claims: int):
    found = verdicts(FILE, name)
    assert len(found) == claims
    assert set.union(*found.values()) == {Verdict.PROVED}


@pytest.mark.parametrize(
    ("name", "right", "wrong", "claim"),
    [
        ("add", "mask = at < n", "mask = at <= n", "load_"),
        ("softmax", "rows * cols <= 2**31, programs", "rows * cols <= 2**32, programs", "load_"),
        ("matmul", "(pid_m * BM + tl.arange(0, BM)) % M", "(pid_m * BM + tl.arange(0, BM))", "load_"),
        ("matmul", "pid_n = pid % (GROUP * num_n) // size", "pid_n = pid % (GROUP * num_n) // GROUP", "writes_"),
        ("dropout", "x / (1 - p), 0.0), mask=at < n)", "x / (1 - p), 0.0))", "store_"),
        ("norm", "* rstd * w + b, mask=mask)", "* rstd * w + b)", "store_"),
        ("norm_backward", "lock_ptr + GROUP + group", "lock_ptr + 2 * GROUP + group", "load_"),
    ],
)  # fmt: skip
def test_a_slip_is_refuted(tmp_path: Path, name: str, right: str, wrong: str, claim: str):
    text = FILE.read_text()
    assert text.count(right) == 1
    file = tmp_path / "slipped_launches.py"
    file.write_text(text.replace(right, wrong))
    refuted = {found for found, cases in verdicts(file, name).items() if Verdict.REFUTED in cases}
    assert any(claim in found for found in refuted), refuted
