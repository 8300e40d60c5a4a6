"""A store that a loop may not come to, and an atomic that is left out or made twice, are not proved to be the source's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import decided
from msgspec.structs import replace
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.language.obligations import Verdict

pytest.importorskip("triton")
KERNELS = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def rows(x, o, n, BLOCK: tl.constexpr):
    c = tl.arange(0, BLOCK)
    for i in range(n):
        tl.store(o + i * BLOCK + c, tl.load(x + i * BLOCK + c))


@triton.jit
def counted(o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(o + i, 1.0, mask=i < n)


@triton.jit
def guarded(x, q, o, n, BLOCK: tl.constexpr):
    c = tl.arange(0, BLOCK)
    for i in range(n):
        tl.store(q + i * BLOCK + c, tl.load(x + i * BLOCK + c))
        tl.store(o + i * BLOCK + c, 7)


@triton.jit
def added(x, q, o, n, BLOCK: tl.constexpr):
    c = tl.arange(0, BLOCK)
    for i in range(n):
        tl.store(q + i * BLOCK + c, tl.load(x + i * BLOCK + c))
        tl.atomic_add(o + i * BLOCK + c, 7)


@launch(guarded, BLOCK=128)
def of_guarded(n):
    given(n < 2**8)
    return (1,), {name: tensor("i32", 128 * n) for name in "xqo"} | {"n": n}


@launch(added, BLOCK=128)
def of_added(n):
    given(n < 2**8)
    return (1,), {name: tensor("i32", 128 * n) for name in "xqo"} | {"n": n}


@launch(rows, BLOCK=128)
def of_rows(n):
    given(n < 2**8)
    return (1,), dict(x=tensor("fp32", 128 * n), o=tensor("fp32", 128 * n), n=n)


@launch(counted, BLOCK=16)
def of_counts(n):
    given(n < 2**30)
    return (-(-n // 16),), dict(o=tensor("fp32", n), n=n)
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Subject]:
    file: Path = tmp_path_factory.mktemp("kernel") / "kernels.py"
    file.write_text(KERNELS)
    subjects, failed = compilations(file, (), [target("sm_90")])
    assert not failed
    return {own.name: own for own in subjects if own.texts.name == "sm_90"}


def with_slip(own: Subject, pattern: str, slip: str) -> Subject:
    code, made = re.subn(pattern, slip, own.texts.code, count=1, flags=re.MULTILINE)
    assert made, "the text has no such instruction"
    return replace(own, texts=replace(own.texts, code=code))


@pytest.mark.slow
def test_a_loop_that_is_left_for_what_it_loads_is_not_proved_to_store_all(compiled: dict[str, Subject]):
    own = compiled["of_rows"]
    assert decided(own).proved
    # no float that the runs of both sides draw is zero
    slip = r"setp.eq.b32 \t%p1, %r4, 0;\n\t@%p1 bra \t\2;\n\t\1"
    found = decided(with_slip(own, r"(setp\.ne\.b64 \t%p2, (?:.*\n)(?:.*\n)*?)(?=(\$L__BB0_3):)", slip), seconds=1.0)
    assert found.verdict("written") not in (Verdict.PROVED, Verdict.VACUOUS)


ATOMIC = r"(@%p\d+ atom[^;]*;)"
SLIPS = {
    "left out": (ATOMIC, ""),
    "made twice": (ATOMIC, r"\1 \1"),
    "made by all threads that have the element": (r"and\.pred\s+(%p\d+), (%p\d+), (%p\d+);", r"and.pred \1, \3, \3;"),
}


def test_a_right_atomic_is_proved_to_be_made_once(compiled: dict[str, Subject]):
    found = decided(compiled["of_counts"])
    assert found.proved, [(one.statement.claim, one.statement.case, one.outcome) for one in found.results]
    assert {"atomic_o", "updated"} == set(found.claims)


@pytest.mark.parametrize("slip", SLIPS)
def test_an_atomic_that_is_not_made_once_is_not_proved(compiled: dict[str, Subject], slip: str):
    found = decided(with_slip(compiled["of_counts"], *SLIPS[slip]))
    assert found.verdict("updated") not in (Verdict.PROVED, Verdict.VACUOUS)


# what is loaded in an iteration decides whether it writes its own row, or the next one's
NEXT = (
    "setp.ge.s32 %p20, %r4, 0; setp.eq.b64 %p21, %rd13, 0; or.pred %p22, %p20, %p21;\n@%p22 {own}\n"
    "setp.lt.s32 %p23, %r4, 0; add.s64 %rd20, %rd13, 128; setp.ne.b64 %p24, %rd4, %rd20; and.pred %p25, %p23, %p24;\n"
    "@%p25 {next}"
)
SAME = "setp.ge.s32 %p20, %r4, 0;\n@%p20 {own}\nsetp.lt.s32 %p21, %r4, 0;\n@%p21 {own}"


def changed(own: Subject, pattern: str, slip: str) -> Subject:
    """With the slip in the place of the instruction: of its own row, and of the next one."""
    code = re.sub(r"(%p|%r|%rd)<\d+>", r"\1<40>", own.texts.code)
    (found,) = re.findall(pattern, code)
    at_next = found.replace("+ 0", "+ 512")
    assert at_next != found
    return replace(own, texts=replace(own.texts, code=code.replace(found, slip.format(own=found, next=at_next))))


@pytest.mark.parametrize(("slip", "proved"), [(SAME, True), (NEXT, False)], ids=["its own", "the next"])
def test_what_two_iterations_load_are_two_numbers(compiled: dict[str, Subject], slip: str, proved: bool):
    """A row is not written where its own number is negative, and the one before is not: no number is both."""
    found = decided(changed(compiled["of_guarded"], r"st\.global\.b32 \[ %rd11 \+ 0 \], \{ %r5 \};", slip), seconds=3.0)
    verdicts = {found.verdict(claim) for claim in found.claims if claim.startswith("written")}
    assert (verdicts <= {Verdict.PROVED, Verdict.VACUOUS}) == proved


@pytest.mark.parametrize(("slip", "proved"), [(SAME, True), (NEXT, False)], ids=["its own", "the next"])
def test_two_iterations_may_add_to_one_element(compiled: dict[str, Subject], slip: str, proved: bool):
    found = decided(changed(compiled["of_added"], r"atom\.global\.gpu\.acq_rel\.add\.u32 [^;]*;", slip), seconds=3.0)
    both = [one.outcome for one in found.results if " and " in one.statement.case and "once" in one.statement.case]
    assert both
    assert all(one is not None and one.verdict in (Verdict.PROVED, Verdict.VACUOUS) for one in both) == proved
