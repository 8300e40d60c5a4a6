"""On gfx950 a lane loads what another one has the address of; one that asks whether the wrong one may is seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.seeing import Seeing

LAUNCHES = Path(__file__).parents[2] / "examples" / "triton" / "compiled_launches.py"


def test_a_lane_that_asks_another_one_s_mask_is_seen():
    pytest.importorskip("triton")
    own = compilations(LAUNCHES, ("matmul",), [target("gfx950")])[0][1]
    right = "%50 = zext i32 %42 to i64"
    if right not in own.texts.code:
        pytest.skip("this release of Triton numbers otherwise")
    assert own.texts.code.count("ds.bpermute(i32 %46") >= 2
    wrong = replace(own, texts=replace(own.texts, code=own.texts.code.replace(right, "%50 = zext i32 %13 to i64")))
    point = {"blocks": 1, "K": 16, "pid0": 0}
    assert Seeing(Emitted(own.launch, own.texts), {}, {}).differs(point) == ""
    assert "a_ptr, which no lane" in Seeing(Emitted(wrong.launch, wrong.texts), {}, {}).differs(point)
