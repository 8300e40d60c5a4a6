"""Where an equation of the simplifier's is not proved, the kernel is read again without it: nothing rests on what is wrong,
and what does not need it is proved."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, offset
from planting import planted, several_summands
from tileprove.prover.kernels.steps import settling

BODY = offset("  %m = mul nsw i32 %t, %n\n  %z = add nsw i32 %m, %t\n  %o = shl nsw i32 %z, 2\n")


@pytest.mark.parametrize("address", ["4*n*thread + 4*thread", "4*n*thread + 4*thread + 4*(thread // 127)"])
def test_a_wrong_equation_is_not_used(run, address: str, monkeypatch: pytest.MonkeyPatch):
    code, said = run(BODY, BINDING.format(address=address))
    wrong = planted(monkeypatch, "add", several_summands, 1)
    again, also = run(BODY, BINDING.format(address=address))
    assert (code, code) == (again, int("//" in address)), said + also
    assert len(wrong) > 1, "it was asked again"


@pytest.mark.parametrize("address", ["4*n*thread + 4*thread", "4*n*thread + 4*thread + 4"])
def test_without_another_reading_nothing_is_proved(run, address: str, monkeypatch: pytest.MonkeyPatch):
    planted(monkeypatch, "add", several_summands, 1)
    monkeypatch.setattr(settling, "RETRIES", 0)
    code, said = run(BODY, BINDING.format(address=address))
    assert code != 0, said
