"""Shared memory of emitted code: accesses inside it, no two threads at one byte at once, barriers that all come to."""

from __future__ import annotations

import io
import re
import sys
import time
from pathlib import Path

import pytest
from deciding import KERNEL, compiled, decide_all, decided
from msgspec.structs import replace
from tileprove.prover.compiled.checking import Compared, Comparing, Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.records import Recording
from tileprove.prover.compiled.showing import show
from tileprove.prover.engines.outcome import Outcome
from tileprove.prover.kernels.steps.proving import Attempt, Proving
from tileprove.prover.language.claims import Case
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import truth
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.runner import Runner
from tileprove.prover.showing.page import Page

SUMS = """
import triton
import triton.language as tl

from tileprove.triton import given, i32, launch, tensor


@triton.jit
def sums(x, o, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    kept = tl.load(x + row * n + i, mask=i < n, other=0.0)
    total = tl.sum(kept, axis=0)
    tl.store(o + row * n + i, kept / total, mask=i < n)


@launch(sums, BLOCK=256)
def one(rows, n):
    given(n <= 256, rows * n < 2**30)
    return (rows,), dict(x=tensor("fp32", rows * n), o=tensor("fp32", rows * n), n=i32(n))
"""
CLAIMS = ("reached", "apart", "inside")
BARRIER = {"sm_90": r"\n\tbar\.sync[^\n]*", "gfx942": r"\n  tail call void @llvm\.amdgcn\.s\.barrier\(\)[^\n]*"}


@pytest.fixture(scope="module")
def subjects(tmp_path_factory) -> dict[str, Subject]:
    """The kernel for each target."""
    file = tmp_path_factory.mktemp("sums") / "kernel.py"
    file.write_text(SUMS)
    found, failed = compilations(file, (), [target(name) for name in BARRIER])
    assert not failed
    return {name: next(one for one in found if one.texts.name == name) for name in BARRIER}


def changed(own: Subject, code: str | None = None, shared: int | None = None) -> Subject:
    texts = replace(own.texts, code=own.texts.code if code is None else code)
    return replace(own, texts=texts if shared is None else replace(texts, shared=shared))


def verdicts(found: Compared) -> dict[str, Verdict]:
    return {name: found.verdict(name) for name in CLAIMS if name in found.claims}


def said(found: Compared, claim: str) -> str:
    """What is said of the first case that is refuted."""
    own = [one.outcome for one in found.results if one.statement.claim == claim and one.outcome is not None]
    return next((one.detail for one in own if one.verdict is Verdict.REFUTED), "")


@pytest.mark.parametrize("name", BARRIER)
def test_the_kernel_is_proved_and_recorded(subjects, name: str):
    found = decided(subjects[name])
    assert found.proved
    assert verdicts(found) == dict.fromkeys(CLAIMS, Verdict.PROVED)
    kept = Recording(found, Cache(None), decide_all)
    assert set(CLAIMS) <= {one.statement.claim for one in kept.results}
    assert not kept.missing
    out = io.StringIO()
    show(Page(out), found)
    assert "proved      inside: accesses of shared memory lie inside its 16 bytes, aligned" in out.getvalue()
    assert re.search(r"(PTX|IR) lines \d+, \d+ of kernel\.py:\d+", out.getvalue())


def test_a_kernel_without_shared_memory_has_no_such_claim(tmp_path: Path):
    found = decided(compiled(tmp_path, KERNEL, "sm_90"))
    assert found.claims
    assert not verdicts(found)


@pytest.mark.parametrize("name", BARRIER)
def test_a_missing_barrier_is_refuted_with_two_threads_and_lines_of_both(subjects, name: str):
    own = subjects[name]
    found = decided(changed(own, re.sub(BARRIER[name], "", own.texts.code, count=1)))
    assert found.verdict("apart") is Verdict.REFUTED
    ends = re.fullmatch(
        r"(?:(?:PTX|IR) line \d+: thread (\d+) (reads|writes) at kernel\.py:\d+(?: and )?){2}, both at bytes "
        r"\[\d+, \d+\) of shared memory, with no barrier between", said(found, "apart"),
    )  # fmt: skip
    assert ends, said(found, "apart")
    first, second = re.findall(r"thread (\d+)", said(found, "apart"))
    assert first != second


@pytest.mark.parametrize("name", BARRIER)
def test_the_last_byte_is_inside_and_the_next_is_not(subjects, name: str):
    own = subjects[name]
    assert own.texts.shared == 16  # a float of each of four warps
    assert decided(changed(own, shared=16)).verdict("inside") is Verdict.PROVED
    found = decided(changed(own, shared=15))
    assert found.verdict("inside") is Verdict.REFUTED
    assert "4 bytes at byte 12 of" in said(found, "inside")
    assert verdicts(found)["apart"] is Verdict.PROVED


def test_an_offset_beyond_the_allocation_and_one_at_no_multiple_are_refuted(subjects):
    own = subjects["sm_90"]
    store = re.search(r"st\.shared\.b32 \t\[(%r\d+)\]", own.texts.code)
    for offset, wrong in ((4, "which has 16"), (2, "which is no multiple of 4"), (-4, "which has 16")):
        moved = own.texts.code.replace(store[0], f"st.shared.b32 \t[{store[1]}+{offset}]")
        found = decided(changed(own, moved))
        assert found.verdict("inside") is Verdict.REFUTED
        assert any(wrong in (one.outcome.detail if one.outcome else "") for one in found.results)


@pytest.mark.parametrize("size", [16, 12])
def test_an_array_that_says_its_size_ends_there(subjects, size: int):
    """Whatever the block is given beside it."""
    own = subjects["sm_90"]
    array = f".shared .align 16 .b8 global_smem[{size}]"
    code = own.texts.code.replace(".extern .shared .align 16 .b8 global_smem[]", array)
    found = decided(changed(own, code, shared=64))
    assert found.verdict("inside") is (Verdict.PROVED if size == 16 else Verdict.REFUTED)
    assert size == 16 or "which has 12" in said(found, "inside")


def test_of_two_arrays_the_one_that_is_left_is_named(subjects):
    own = subjects["sm_90"]
    code = own.texts.code.replace(".extern .shared", ".shared .align 4 .b8 few[8];\n.extern .shared", 1)
    found = decided(changed(own, re.sub(r"(mov\.b32 \s*%r\d+, )global_smem;", r"\1few;", code)))
    assert found.verdict("inside") is Verdict.REFUTED
    assert "of shared few, which has 8" in said(found, "inside")


@pytest.mark.parametrize("name", BARRIER)
def test_shared_memory_that_nobody_declared_is_looked_at(subjects, name: str):
    """Its addresses are numbers, or loaded."""
    own = subjects[name]
    code = re.sub(r"\n(\.extern \.shared|@global_smem)[^\n]*", "", own.texts.code)
    code = re.sub(r"(mov\.b32 \s*%r\d+, )global_smem;", r"\g<1>0;", code)
    place = r"getelementptr inbounds nuw i8, ptr addrspace\(3\) @global_smem, i32 %\d+"
    code = re.sub(place, "load ptr addrspace(3), ptr addrspace(1) %0", code)
    found = decided(changed(own, code))
    assert verdicts(found)["inside"] is not Verdict.PROVED
    assert verdicts(found)["apart"] is not Verdict.PROVED


@pytest.mark.parametrize(("step", "ok"), [("or disjoint i32 %n, 0", True), ("or disjoint i32 %n, 8", False)])
def test_an_address_that_is_poison_is_nowhere(subjects, step: str, ok: bool):
    """Whatever the number would be."""
    own = subjects["gfx942"]
    code = re.sub(r"(%\d+) = and i32 (%\d+), 12\b", rf"%n = and i32 \2, 12\n  \1 = {step}", own.texts.code)
    assert code != own.texts.code
    found = decided(changed(own, code))
    assert verdicts(found) == {"reached": Verdict.PROVED} | dict.fromkeys(
        ("apart", "inside"), Verdict.PROVED if ok else Verdict.UNKNOWN
    )


@pytest.mark.parametrize(("name", "condition"), [("sm_90", "setp.lt.u32 \t%p90, %tid.x, 32;"), ("gfx942", "")])
def test_a_conditional_barrier_is_refuted(subjects, name: str, condition: str):
    own = subjects[name]
    if condition:
        code = own.texts.code.replace("\n\tbar.sync", f"\n\t.reg .pred %p90;\n\t{condition}\n\t@%p90 bar.sync", 1)
    else:
        thread = re.search(r"(%\d+) = tail call i32 @llvm\.amdgcn\.workitem\.id\.x\(\)", own.texts.code)[1]
        barrier = re.search(BARRIER[name], own.texts.code)[0]
        code = own.texts.code.replace(
            barrier, f"\n  %few = icmp ult i32 {thread}, 64\n  br i1 %few, label %waits, label %goes\nwaits:{barrier}"
            "\n  br label %goes\ngoes:", 1,
        )  # fmt: skip
    found = decided(changed(own, code))
    assert found.verdict("reached") is Verdict.REFUTED
    assert found.verdict("apart") is not Verdict.PROVED


def test_one_value_of_several_threads_is_no_race_and_several_values_are(subjects):
    """The sum of a warp is stored by all its lanes; before the last exchange these have two sums."""
    own = subjects["sm_90"]
    code = own.texts.code
    store = re.search(r"st\.shared\.b32 \t\[%r\d+\], (%r\d+);", code)
    before = re.search(rf"add\.f32 \t{store[1]}, (%r\d+), %r\d+;", code)[1]
    found = decided(changed(own, code.replace(store[0], store[0].replace(f"{store[1]};", f"{before};"))))
    assert found.verdict("apart") is Verdict.REFUTED
    assert "writes" in said(found, "apart")


def test_what_is_not_decided_in_time_is_named(subjects):
    own, at = subjects["sm_90"], list[str]()

    def decide(check, effort):
        at.append(comparing.now)
        if comparing.now == "decides claims about shared memory":
            raise KeyboardInterrupt
        decide_all(check)

    comparing = Comparing(own, Cache(None), decide, decide)
    with pytest.raises(KeyboardInterrupt):
        comparing.run()
    found = comparing.late("not decided in 1 s")
    assert found is not None
    assert verdicts(found) == dict.fromkeys(CLAIMS, Verdict.UNKNOWN)
    assert all(found.verdict(one) is Verdict.PROVED for one in found.claims if one not in CLAIMS)
    assert all(found.obligation(one).case == one.statement.case for one in found.results)


def test_the_time_for_shared_memory_ends_amid_its_statements(subjects):
    """Also where one statement takes longer than all of it; what was decided before stands."""
    takes = 30.0

    def decide(check, effort):
        if comparing.now != "decides claims about shared memory" or not getattr(
            check, "asked", None
        ):  # or it is a step
            return decide_all(check)
        check.look_up()
        asleep = [sys.executable, "-c", f"import time; time.sleep({takes})"]  # in place of a worker
        return check.run(Runner(1, seconds=takes, command=asleep))

    comparing = Comparing(subjects["sm_90"], Cache(None), decide, decide, share=1.0)
    begun = time.monotonic()
    found = comparing.run()
    assert time.monotonic() - begun < takes
    assert set(verdicts(found).values()) == {Verdict.UNKNOWN}
    (why,) = {one.outcome.detail for one in found.results if one.statement.claim == "apart"}
    assert why == "not decided in 1 s, which claims about shared memory may take of --compiled-limit"
    assert all(found.verdict(one) is Verdict.PROVED for one in found.claims if one not in CLAIMS)


def test_where_there_was_no_time_at_all_for_shared_memory_that_is_said(subjects):
    def decide(check, effort):
        if comparing.now == "decides claims":
            raise KeyboardInterrupt
        decide_all(check)

    comparing = Comparing(subjects["sm_90"], Cache(None), decide, decide)
    with pytest.raises(KeyboardInterrupt):
        comparing.run()
    found = comparing.late("not decided in 1 s")
    assert found is not None
    assert not verdicts(found)
    assert any("shared memory and barriers" in one for one in found.notes)


def test_a_sum_that_is_not_shown_leaves_these_claims_open(subjects, monkeypatch):
    """A step of the arithmetic that only they rest on: the others are as they were, and nothing is proved of these."""

    def fails(self):
        self.attempts["a step"] = Attempt("a step", [], iter(()), 0, ["none"])
        self.outcomes["none"] = Outcome(verdict=Verdict.UNKNOWN)
        self.cases["none"] = Case("step 0", truth(True))

    again = Proving.again

    def broken(self):
        found = again(self)
        monkeypatch.setattr(Proving, "run", fails)
        return found

    monkeypatch.setattr(Proving, "again", broken)
    found = decided(subjects["sm_90"])
    assert verdicts(found) == dict.fromkeys(CLAIMS, Verdict.UNKNOWN)
    assert all("arithmetic, step 0" in one.outcome.detail for one in found.results if one.statement.claim in CLAIMS)
    assert all(found.verdict(one) is Verdict.PROVED for one in found.claims if one not in CLAIMS)
