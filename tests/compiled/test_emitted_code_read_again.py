"""Where an equation of the simplifier's is not proved, the emitted code is read again without it: nothing rests on what is
wrong, and what does not need it is proved."""

import re
from pathlib import Path

import pytest
import slips
from deciding import compiled, decided
from msgspec.structs import replace
from planting import planted, several_summands
from tileprove.prover.kernels.steps import settling
from tileprove.prover.language.obligations import Verdict

pytest.importorskip("triton")
KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def moved(x, o, n, s, B: tl.constexpr):
    at = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(o + at, tl.load(x + at * s, mask=at < n), mask=at < n)


@launch(moved, B=128)
def one(n, s):
    given(n * s < 2**24, n < 2**20)
    return (-(-n // 128),), dict(x=tensor("fp32", n * s), o=tensor("fp32", n), n=n, s=s)
"""
HOLDS = (Verdict.PROVED, Verdict.VACUOUS)
CLAIMS = {"load_x", "store_o", "written"}


def proved(folder: Path, target: str, slip: str = "") -> set[str]:
    """Which claims are. slip: a rule by which a place of the text is another one."""
    own = compiled(folder, KERNEL, target)
    if slip:
        found, by = slips.PTX[slip]
        own = replace(own, texts=replace(own.texts, code=re.sub(found, by, own.texts.code, count=1)))
    found = decided(own)
    assert {one.claim.name for one in found.results} >= CLAIMS
    bad = {one.claim.name for one in found.results if one.outcome is None or one.outcome.verdict not in HOLDS}
    return {one.claim.name for one in found.results} - bad


@pytest.mark.parametrize("target", ["sm_90", "gfx942"])
def test_a_wrong_equation_is_not_used(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wrong = planted(monkeypatch, "add", several_summands, 4)
    assert proved(tmp_path, target) >= CLAIMS
    assert len(wrong) > 1, "it was asked again"


@pytest.mark.parametrize(
    ("slip", "claim"), [("no predicate", "load_x"), ("comparison", "load_x"), ("width", "store_o")]
)
def test_a_slip_is_none_the_less_seen(slip: str, claim: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    planted(monkeypatch, "add", several_summands, 4)
    assert claim not in proved(tmp_path, "sm_90", slip)


@pytest.mark.parametrize("target", ["sm_90", "gfx942"])
def test_without_another_reading_nothing_is_proved(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    planted(monkeypatch, "add", several_summands, 4)
    monkeypatch.setattr(settling, "RETRIES", 0)
    assert not CLAIMS & proved(tmp_path, target)
