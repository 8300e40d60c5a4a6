"""An integer that was a float and comes back: exact up to 2^24 and by powers of two, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tileprove.concrete.interpreter.ttir import floats as independent
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import integer
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.machine.wholes import SIGNIFICANDS, towards_zero
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "wholes.py"
EDGE = 1 << SIGNIFICANDS["f32"]
EDGES = [0, 1, 511, 512, 513, EDGE - 513, EDGE - 512, EDGE - 1, EDGE]


@pytest.fixture(scope="module")
def checks() -> dict[str, LaunchCheck]:
    return {
        own.name: decided(
            Statements(own.name, own.launch, own.text, own.file, own.line), Cache(None),
            lambda asked: run_check(asked, LIMITS, False), attack=Wanted(0.3, None),
        )
        for own in launches(FILE)
    }  # fmt: skip


def test_what_is_exact_is_proved_and_nothing_else(checks: dict[str, LaunchCheck]):
    for name, check in checks.items():
        loads = {r.outcome.verdict for r in check.results if r.outcome and r.claim.name.startswith("load")}
        wanted = {Verdict.PROVED} if name.startswith("ok_") else {Verdict.REFUTED, Verdict.UNKNOWN}
        assert loads <= wanted if name.startswith("ok_") else loads & wanted, (name, loads)
        assert Verdict.CONTRADICTED not in loads
    (beyond,) = {r.outcome.detail for r in checks["bad_beyond"].results
                 if r.outcome and r.outcome.verdict is Verdict.UNKNOWN}  # fmt: skip
    assert "an integer from -2^24 to 2^24" in beyond


@pytest.mark.parametrize("places", [0, 1, 9, 24, 63])
def test_it_is_what_numpy_makes_of_it(places: int):
    number = integer("n", None)
    by = np.float32(2.0**places)
    for value in [*EDGES, *(-own for own in EDGES)]:
        scaled = np.float32(value) / by
        assert python.evaluate({"n": value}, number // (1 << places)) == [int(np.floor(scaled))]
        assert python.evaluate({"n": value}, towards_zero(number, 1 << places)) == [int(scaled)]


def test_the_next_integer_is_no_float():
    assert int(np.float32(EDGE)) == EDGE
    assert int(np.float32(EDGE + 1)) == EDGE
    assert float(independent.rounded("f32", np.array(float(EDGE + 1)))) == EDGE
    assert int(np.float64((1 << 53) + 1)) == 1 << SIGNIFICANDS["f64"]
