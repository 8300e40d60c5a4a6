"""Where an equation of the simplifier's is not proved, the kernel is read again without it: nothing rests on what is wrong,
and what does not need it is proved."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, offset
from tileprove.prover.engines.simplifying.watched import Watched
from tileprove.prover.kernels.steps import settling
from tileprove.prover.language.terms import Term, const
from tileprove.prover.language.walking import variables

BODY = offset("  %m = mul nsw i32 %t, %n\n  %z = add nsw i32 %m, %t\n  %o = shl nsw i32 %z, 2\n")


def planted(monkeypatch: pytest.MonkeyPatch) -> list[Term]:
    """The simplifier answers one question with one number more than it is, wherever it is asked."""
    wrong, added = list[Term](), Watched.add

    def lied(self, *terms: Term | int) -> Term:
        found = added(self, *terms)
        if found.op == "add" and len(variables(found)) > 1 and (not wrong or found is wrong[0]):
            wrong.append(found)
            return added(self, found, const(1))
        return found

    monkeypatch.setattr(Watched, "add", lied)
    return wrong


@pytest.mark.parametrize("address", ["4*n*thread + 4*thread", "4*n*thread + 4*thread + 4*(thread // 127)"])
def test_a_wrong_equation_is_not_used(run, address: str, monkeypatch: pytest.MonkeyPatch):
    code, said = run(BODY, BINDING.format(address=address))
    wrong = planted(monkeypatch)
    again, also = run(BODY, BINDING.format(address=address))
    assert (code, code) == (again, int("//" in address)), said + also
    assert len(wrong) > 1, "it was asked again"


@pytest.mark.parametrize("address", ["4*n*thread + 4*thread", "4*n*thread + 4*thread + 4"])
def test_without_another_reading_nothing_is_proved(run, address: str, monkeypatch: pytest.MonkeyPatch):
    planted(monkeypatch)
    monkeypatch.setattr(settling, "RETRIES", 0)
    code, said = run(BODY, BINDING.format(address=address))
    assert code != 0, said
