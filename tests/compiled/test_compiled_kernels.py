"""A kernel as Triton compiles it is proved to access what its source says; with one slip in the emitted text it is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import KERNEL, decided
from msgspec.structs import replace
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.language.obligations import SpecError, Verdict

pytest.importorskip("triton")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Subject]:
    file: Path = tmp_path_factory.mktemp("kernel") / "picked.py"
    file.write_text(KERNEL)
    subjects, failed = compilations(file, (), [target("sm_90"), target("gfx942")])
    assert not failed
    return {own.texts.name: own for own in subjects}


def with_slip(own: Subject, pattern: str, slip: str, count: int = 1) -> Subject:
    code, made = re.subn(pattern, slip, own.texts.code, count=count, flags=re.MULTILINE)
    assert made, "the text has no such instruction"
    return replace(own, texts=replace(own.texts, code=code))


@pytest.mark.parametrize("name", ["sm_90", "gfx942", "sm_90, n % 16 == 0"])
def test_what_triton_emits_is_proved(compiled: dict[str, Subject], name: str):
    found = decided(compiled[name])
    assert found.proved, [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
    assert {own.partition("_")[0] for own in found.claims} == {"load", "store", "written"}
    assert any(one.statement.case.endswith(": value") for one in found.results)


SLIPS = {
    "a store goes an element further": ("sm_90", r"(st\.global\.b32 \[ %rd\d+ \+ )0", r"\g<1>4"),
    "a store without its predicate": ("sm_90", r"@%p\d+ (st\.global)", r"\1"),
    "an index that is extended with zeros": ("sm_90", r"mad\.wide\.s32", "mad.wide.u32"),
    "a lane's highest bit is lost": ("sm_90", r"(and\.b32\s+%r\d+, %r\d+, )127", r"\g<1>63"),
    "a mask that lets one more in": ("gfx942", r"icmp slt", "icmp sle"),
    "an index extended with zeros": (
        "gfx942",
        r"sext i32 (%\d+) to i64(?=.*\n.*getelementptr.*%0\b)",
        r"zext i32 \1 to i64",
    ),
    "lanes of half a wave": ("gfx942", r"(and i32 %\d+, )63", r"\g<1>31"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_the_emitted_text_is_refuted(compiled: dict[str, Subject], slip: str):
    name, pattern, other = SLIPS[slip]
    found = decided(with_slip(compiled[name], pattern, other))
    assert found.refuted, [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
    assert not found.proved


def test_a_change_that_changes_nothing_is_proved(compiled: dict[str, Subject]):
    found = decided(with_slip(compiled["sm_90"], r"mul\.wide\.s32", "mul.wide.u32"))  # of what is never negative
    assert found.proved


def test_an_unknown_instruction_is_named_and_nothing_is_proved_of_it(compiled: dict[str, Subject]):
    found = decided(with_slip(compiled["sm_90"], r"@%p1 st\.global\.b32", "@%p1 frobnicate.b32"))
    assert Verdict.UNSUPPORTED in {found.verdict(claim) for claim in found.claims}


def test_targets():
    assert target("gfx950") == ("gfx950", "hip", "gfx950", 64)
    for wrong in ("gfx1100", "h100", ""):
        with pytest.raises(SpecError):
            target(wrong)
