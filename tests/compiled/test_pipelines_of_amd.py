"""A loop that loads to LDS ahead by several iterations, as emitted for gfx950: its waits, its slots, its counters."""

from __future__ import annotations

import re

import pytest
from deciding import PIPELINED, compiled
from msgspec.structs import replace
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.shared_amd import OfAmd
from tileprove.prover.engines import ladder
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.language.claims import Claim
from tileprove.prover.language.obligations import Verdict

pytest.importorskip("llvmlite")
LATE = r"(wait\.asyncmark\(i16 )([1-9])\)"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Subject:
    return compiled(tmp_path_factory.mktemp("product"), PIPELINED.replace("BLOCK", "32"), "gfx950")


def still_open(own: Subject, pattern: str = "", slip: str = "") -> str:
    """The first case of `apart` that is not proved of the text with this slip, with its verdict; empty where none is."""
    code, made = re.subn(pattern, slip, own.texts.code, count=1) if pattern else (own.texts.code, 1)
    assert made, "the text has no such instruction"
    emitted = Emitted(own.launch, replace(own.texts, code=code))
    shared = OfAmd("pipelines", emitted, emitted.traced(Assuming()), lambda *_: None)
    for obligation in Claim("pipelines", "apart", "No two threads meet.", lambda: iter(shared.apart())).obligations():
        outcome = ladder.prove(obligation, 10.0)
        if outcome.verdict not in (Verdict.PROVED, Verdict.VACUOUS):
            return f"{outcome.verdict.value}: {obligation.case}"
    return ""


def test_loads_that_a_wait_leaves_under_way_are_apart_from_what_is_read(own):
    assert re.search(LATE, own.texts.code)
    assert still_open(own) == ""


def test_a_wait_that_leaves_one_more_under_way_is_refuted(own):
    number = int(re.search(LATE, own.texts.code)[2])  # type: ignore[index]
    assert still_open(own, LATE, rf"\g<1>{number + 1})").startswith("refuted: line")


def test_a_mark_that_is_missing_is_refuted(own):
    """Then the wait leaves one group more under way."""
    mark = r"\n  tail call void @llvm\.amdgcn\.asyncmark\(\)[^\n]*"
    marks = len(re.findall(mark, own.texts.code))
    assert still_open(own, rf"((?s:.*)){mark}", r"\g<1>").startswith("refuted: line"), marks


def test_one_slot_less_is_not_proved(own):
    found = re.search(r"icmp slt i32 %\w+, ([23]), !dbg", own.texts.code)
    assert found is not None
    slots = int(found[1])
    assert still_open(own, rf"(icmp slt i32 %\w+, ){slots}(, !dbg)", rf"\g<1>{slots - 1}\g<2>")
