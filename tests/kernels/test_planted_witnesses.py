"""False proposals about who writes a byte of a compiled kernel's memory: they prove and refute nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from kernel_text import offset
from lying import changed, first_elements, liar, undivided
from test_all_that_is_written import K, binding, strided
from tileprove.prover.accesses.covered import Covers
from tileprove.prover.kernels.claims import checking, writes
from tileprove.prover.kernels.claims.seeing import Seeing
from tileprove.prover.language.terms import const, truth

# the bytes of a row that 64 threads write: all; half of them; half of them, twice
WHOLE, LEFT_OUT = strided(256, 4), strided(256, 8)
TWICE = offset("  %m = mul i32 %b, 256\n  %h = lshr i32 %t, 1\n  %s = mul i32 %h, 4\n  %o = add i32 %m, %s\n")
SIZE = "256*rows"


@pytest.fixture
def verdict(run):
    """(of a body, a claim) -> its worst verdict, and what is printed."""

    def check(body: str, claim: str) -> tuple[str, str]:
        _, said = run(body, binding(SIZE, threads=64), "--bounds", "--attack", "0", "--json", "found.json", head=K)
        own = [one["verdict"] for one in json.loads(Path("found.json").read_text())["obligations"]
               if one["claim"] == claim]  # fmt: skip
        return next(one for one in ("refuted", "unsupported", "unknown", "proved") if one in own), said

    return check


LIES = {
    "the first thread": (LEFT_OUT, changed(lambda value: const(0))),
    "the next thread": (LEFT_OUT, changed(lambda value: value + 1)),
    "a quotient that is its dividend": (TWICE, undivided),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_witness_that_writes_another_byte_proves_nothing(lie, verdict, monkeypatch):
    body, lying = LIES[lie]
    assert verdict(WHOLE, "written_p")[0] == "proved"
    monkeypatch.setattr(writes, "solve", lying)
    assert verdict(body, "written_p")[0] in ("refuted", "unknown")
    if lying is undivided:  # it is refused by what is stated of its division, and by nothing else
        stated = Covers.case_list
        monkeypatch.setattr(Covers, "case_list", lambda *own: [list(stated(*own))[-1]])
    else:
        monkeypatch.setattr(Covers, "goal", lambda *_: truth(True))
    found, said = verdict(body, "written_p")
    assert found == "proved", said  # else nothing was at stake


def test_a_byte_that_is_said_to_be_unwritten_and_is_not_refutes_nothing(verdict, monkeypatch):
    monkeypatch.setattr(writes, "solve", lambda *_: None)
    monkeypatch.setattr(checking, "unwritten", first_elements)
    assert verdict(WHOLE, "written_p")[0] == "unknown"
    monkeypatch.setattr(Seeing, "nobody", lambda *_: "nobody writes it")
    assert verdict(WHOLE, "written_p")[0] == "refuted"  # else nothing was at stake


@pytest.mark.parametrize(("body", "right"), [(WHOLE, True), (TWICE, False)])
def test_digits_say_nothing_of_two_threads(body, right, verdict, monkeypatch):
    """Whatever they are: what is stated of two stores is stated of them as they stand."""
    nothing = dict.fromkeys(("axes", "digits", "connected", "joint"), lambda *_: [])
    monkeypatch.setattr(writes, "digits", liar(**nothing))
    assert verdict(body, "apart_p")[0] == ("proved" if right else "refuted")
