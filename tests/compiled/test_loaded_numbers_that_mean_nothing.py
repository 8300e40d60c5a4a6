"""Nothing is claimed where the source means nothing, which may hang on numbers that it loads: said exactly, and of emitted
loads of just these numbers alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.compiled.calculating import value_at
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.links import Links
from tileprove.prover.compiled.source import Sources
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def counted(x, o, ends, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    first = tl.load(ends + row)
    count = tl.load(ends + row + 1) - first
    for start in range(0, count, BLOCK):
        i = start + tl.arange(0, BLOCK)
        found = tl.load(x + first.to(tl.int64) + i, mask=i < count, other=0.0)
        tl.store(o + first.to(tl.int64) + i, found, mask=i < count)


@launch(counted, BLOCK=128)
def one(B, N):
    given(B <= 2**10, N <= 2**30)
    return (B,), dict(x=tensor("fp32", N), o=tensor("fp32", N), ends=tensor("int32", B + 1))
"""
LAST = 2**31 - 128  # the last multiple of 128 that is an i32
STORES = "        tl.store(o + first"
WRITTEN = KERNEL.replace(STORES, "        tl.store(ends + 2 * row, count)\n" + STORES)
BLOCK, LOOP = "tl.arange(0, BLOCK)", "    for start in"
DIVIDED = KERNEL.replace(LOOP, f"    tl.store(o + {BLOCK}, {BLOCK} // tl.load(ends))\n{LOOP}")
IN_LANES = KERNEL.replace(LOOP, f"    tl.store(o + {BLOCK}, {BLOCK} // tl.load(ends + {BLOCK}))\n{LOOP}")


def sources(own: Subject) -> Sources:
    return Sources(own.launch, own.texts)


def linked(own: Subject, *written: str) -> list[tuple[frozenset[Term], Term]]:
    """What is said of emitted loads."""
    pytest.importorskip("triton")
    known = sources(own)
    emitted = Emitted(own.launch, own.texts, known.defined)
    trace = emitted.traced(None)
    assert trace.frame is not None
    return Links(known, emitted, trace.frame, set(written)).conditions


@pytest.mark.parametrize("name", ["sm_90", "gfx942"])
def test_it_is_said_exactly_of_what_the_source_loads_and_of_emitted_loads(tmp_path: Path, name: str):
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL, name)
    known = sources(own)
    (condition,) = known.conditions
    assert not known.defined
    assert "the counter of the loop" in condition.said
    ((loads, fact),) = linked(own)
    assert len(loads) == 2
    for holds, terms in ((condition.holds, {read.term for read in condition.reads}), (fact, set(loads))):
        one, other = (term.payload[0] for term in terms)
        fits = [value_at(holds, {one: a, other: b}) for a, b in ((0, 1), (0, LAST), (LAST, 0))]
        assert fits == [True, True, True]
        wraps = [value_at(holds, {one: a, other: b}) for a, b in ((0, LAST + 1), (LAST + 1, 0))]
        assert sorted(wraps) == [False, True], "one of the differences is below 0"


def test_of_an_emitted_load_of_another_number_nothing_is_said(tmp_path: Path):
    own = compiled(tmp_path, KERNEL, "sm_90")
    assert linked(own)
    assert not linked(own, "ends"), "the emitted code may write it"
    code, count = re.subn(r"(add\.s64 \t%rd\d+, %rd\d+, )4;", r"\g<1>8;", own.texts.code)
    assert count == 1
    slipped = replace(own, texts=replace(own.texts, code=code))
    assert not linked(slipped)
    accesses = [one for one in decided(slipped).results if one.statement.claim.startswith(("load_x", "store_o"))]
    assert any(one.outcome is None or one.outcome.verdict is not Verdict.PROVED for one in accesses)


@pytest.mark.parametrize(("kernel", "said"), [(WRITTEN, []), (DIVIDED, ["divides", "wraps"]), (IN_LANES, ["wraps"])])
def test_of_what_the_source_writes_or_loads_in_lanes_nothing_is_said(tmp_path: Path, kernel: str, said: list[str]):
    pytest.importorskip("triton")
    assert kernel != KERNEL
    found = [one.said for one in sources(compiled(tmp_path, kernel, "sm_90")).conditions]
    assert len(found) == len(said)
    assert all(word in one for word, one in zip(said, found, strict=True))


@pytest.mark.parametrize("name", ["sm_90", "gfx942"])
def test_accesses_in_such_a_loop_are_proved_and_what_is_left_out_is_printed(tmp_path: Path, name: str):
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL, name)
    found = decided(own)
    assert ["the counter of the loop" in said for said in found.assumed] == [True]
    accesses = [one for one in found.results if one.statement.claim.startswith(("load", "store"))]
    assert accesses
    assert {one.outcome.verdict for one in accesses if one.outcome} == {Verdict.PROVED}
