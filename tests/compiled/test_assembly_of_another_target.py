"""PTX that Triton put into AMD's code: the kernel is no kernel there, which is said once; accesses are decided as ever."""

from __future__ import annotations

import pytest
from deciding import compiled, decided
from tileprove.prover.compiled.showing import counted
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def powers(x, o, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    y = tl.inline_asm_elementwise(
        "ex2.approx.ftz.f32 $0, $1;", "=r,r", [tl.load(x + at)], dtype=tl.float32, is_pure=PURE, pack=1
    )
    tl.store(o + at, y)


@launch(powers, BLOCK=256)
def one(n):
    return (n,), dict(x=tensor("fp32", 256 * n), o=tensor("fp32", 256 * n))
"""


@pytest.mark.parametrize("pure", [True, False])
def test_what_only_computes_is_said_once(tmp_path, pure):
    pytest.importorskip("triton")
    pytest.importorskip("llvmlite")
    found = decided(compiled(tmp_path, KERNEL.replace("PURE", str(pure)), "gfx942"), 2.0)
    assert not found.proved
    own = counted(found, "accesses")
    if pure:
        assert own == {Verdict.PROVED: 2}
        assert found.verdict("assembly") is Verdict.UNSUPPORTED
        assert found.lines["assembly"].endswith("| inline assembly")
        (case,) = [one for one in found.results if one.statement.claim == "assembly"]
        assert "another target" in case.outcome.detail
    else:  # it may do more than compute: whatever it is, it is an access that nobody looks at
        assert own[Verdict.UNSUPPORTED] == 1
        assert "assembly" not in found.claims
