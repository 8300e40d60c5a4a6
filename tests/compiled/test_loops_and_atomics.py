"""A store that a loop may not come to, and an atomic that is left out or made twice, are not proved to be the source's."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from deciding import decided
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
