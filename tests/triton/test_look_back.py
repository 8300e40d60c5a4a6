"""Stores beside a loop that waits for what other programs write do not hang on what it reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")


@pytest.mark.parametrize("name", ["ok_look", "ok_spin"])
def test_stores_beside_a_look_back_are_decided(name: str):
    (own,) = launches(Path(__file__).parent / "data" / "look_back.py", [name])
    found = decided(
        Statements(own.name, own.launch, own.text, own.file, own.line), Cache(None),
        lambda asked: run_check(asked, LIMITS, False), attack=Wanted(0.3, None),
    )  # fmt: skip
    stores = [r for r in found.results if r.claim.name.startswith(("store", "writes"))]
    assert stores
    assert {r.outcome.verdict for r in stores if r.outcome} == {Verdict.PROVED}
