"""What all claims rest on comes in parts: each is decided by itself, and one that is false is among them."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import compiled
from msgspec.structs import replace
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.source import Sources
from tileprove.prover.compiled.stating import Builder
from tileprove.prover.engines import ladder
from tileprove.prover.kernels.ir.values import Trouble
from tileprove.prover.language.constructors import both
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, const

pytest.importorskip("triton")
KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def copy(x, o, B: tl.constexpr):
    at = tl.arange(0, B)
    tl.store(o + at, tl.load(x + at))


@launch(copy, B=256)
def one():
    return (1,), dict(x=tensor("fp32", 256), o=tensor("fp32", 256))
"""


def test_a_formula_of_two_parts_is_two_cases_of_which_each_may_be_false(tmp_path: Path):
    own = compiled(tmp_path, KERNEL, "sm_90")
    sources, emitted = Sources(own.launch, own.texts), Emitted(own.launch, own.texts)
    trace = emitted.traced(None)
    (thread,) = emitted.who[3:]

    def verdicts(formula: Term) -> list[Verdict]:
        trouble = Trouble(trace.accesses[0].instruction, "is undefined", const(0) <= thread, formula)
        builder = Builder("one", sources, emitted, replace(trace, troubles=[trouble]))
        builder.rest()
        assert "defined" in builder.stated.resting
        own = builder.stated.system.claims["defined"]
        return [ladder.decide(one, 5.0).verdict for one in own.obligations()]

    right, also = thread * thread % 8 <= 4, thread * thread % 3 <= 1
    wrong = thread * thread % 8 <= 3
    assert verdicts(both(right, also)) == [Verdict.PROVED, Verdict.PROVED]
    assert sorted(verdicts(both(right, wrong))) == [Verdict.PROVED, Verdict.REFUTED]
    assert verdicts(wrong) == [Verdict.REFUTED]
