"""Promises to the compiler: proved where they are kept, refuted with a value that breaks them where not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import decided
from tileprove.prover.triton.hinted import hints_of
from tileprove.prover.triton.hints import HINT
from tileprove.prover.triton.launching.process import Written, launches
from tileprove.prover.triton.stated import Statements
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

FILE = Path(__file__).parent / "data" / "hints.py"
REFUTED = {
    "not_multiple": "which is no multiple of 16", "not_contiguous": "there comes 0", "not_constant": "there comes ",
    "not_pointer": "the value is byte 8, which is no multiple of 16", "not_carried": "the value is 12, which is",
    "not_tile": "which is no multiple of 8",
    "not_assumed": "the condition is false",
}  # fmt: skip


@pytest.fixture(scope="module")
def written() -> dict[str, Written]:
    return {own.name: own for own in launches(FILE)}


def outcomes(own: Written, text: str | None = None):
    """Of the cases of hints."""
    statements = Statements(own.name, own.launch, text or own.text, own.file, own.line)
    found = decided(statements, Cache(None), lambda check: run_check(check, LIMITS, False))
    return {
        (r.statement.claim, r.statement.case): r.outcome for r in found.results if r.statement.claim.startswith(HINT)
    }  # fmt: skip


@pytest.mark.parametrize("name", [name.removeprefix("not_") for name in REFUTED])
def test_what_is_kept_is_proved(written: dict[str, Written], name: str):
    found = outcomes(written[name])
    assert found
    assert {case: o.detail for case, o in found.items() if o.verdict is not Verdict.PROVED} == {}


@pytest.mark.parametrize("name", REFUTED)
def test_what_is_not_kept_is_shown(written: dict[str, Written], name: str):
    found = [outcome for outcome in outcomes(written[name]).values() if outcome.verdict is Verdict.REFUTED]
    assert any(REFUTED[name] in outcome.detail for outcome in found), found


@pytest.mark.parametrize(("name", "attribute"), [("multiple", "divisibility"), ("contiguous", "divisibility"),
                                                 ("tile", "divisibility"), ("constant", "constancy"),
                                                 ("pointer", "divisibility"), ("carried", "divisibility")])  # fmt: skip
def test_twice_as_much_is_not_kept(written: dict[str, Written], name: str, attribute: str):
    """The number in the kernel's text doubled: four times for constancy, of which twice is true."""
    text = written[name].text
    larger = re.sub(
        rf"(tt\.{attribute}\w* = dense<(?:\[1, )?)(\d+)",
        lambda m: m[1] + str(int(m[2]) * (4 if name == "constant" else 2)),
        text,
    )
    assert larger != text
    assert Verdict.REFUTED in {outcome.verdict for outcome in outcomes(written[name], larger).values()}


def test_every_hint_of_the_text_is_read(written: dict[str, Written]):
    for own in written.values():
        statements = Statements(own.name, own.launch, own.text, own.file, own.line)
        wanted = sum(
            own.text.count(word) for word in ("tt.divisibility", "tt.contiguity", "tt.constancy", "llvm.intr.assume")
        )
        assert len(list(hints_of(statements.formulas.visited))) == wanted > 0


def test_a_hint_without_a_meaning_is_unsupported(written: dict[str, Written]):
    text = written["multiple"].text.replace("tt.divisibility = dense<16>", "tt.divisibility = dense<[16, 16]>")
    (outcome,) = outcomes(written["multiple"], text).values()
    assert outcome.verdict is Verdict.UNSUPPORTED
