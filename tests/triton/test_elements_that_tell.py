"""What stands in a tensor may tell where it stands, and that which program wrote: of any sizes, by our own proofs."""

from __future__ import annotations

from pathlib import Path

import pytest
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.stated import Statements

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "lengths.py"
TELLS = "programs with the same digits read the same element"
LAST = "programs with the same digits are the same"


def writes(name: str) -> dict[str, Obligation]:
    """The cases by digits of what the programs of a launch write."""
    (own,) = launches(FILE, [name])
    statements = Statements(own.name, own.launch, own.text, own.file, own.line)
    check = LaunchCheck(statements, statements.first(), Cache(None))
    found = [each for each in check.first.values() if each.claim == "writes_out"]
    return {each.case: check.plans.obligation(each) for each in found}


def proved(obligation: Obligation, seconds: float) -> bool:
    return integer.decide(obligation, now() + seconds).verdict is Verdict.PROVED


def test_the_chunk_that_a_promise_counts_tells_the_sequence_and_that_the_program():
    cases = writes("ok_wide_states")
    assert {TELLS, LAST} < set(cases)
    assert proved(cases[TELLS], 20.0)
    assert proved(cases[LAST], 5.0)


def test_chunks_that_are_counted_otherwise_tell_no_sequence():
    cases = writes("bad_wide_states")
    assert not proved(cases[TELLS], 1.0)
