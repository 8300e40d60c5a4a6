"""Accesses of one shape are one statement; one that goes elsewhere is none of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from deciding import decide_all, decided
from msgspec.structs import replace
from tileprove.prover.accesses.points import value_at
from tileprove.prover.compiled.alike import Alike
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.kernels.steps.noting import new_steps
from tileprove.prover.language.claims import Case
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, integer
from tileprove.prover.language.walking import postorder, variables
from tileprove.prover.running.cache import Cache

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def copied(x, o, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(o + i, tl.load(x + i, mask=i < n), mask=i < n)


@launch(copied, BLOCK=2048)
def of_copied(n):
    given(n < 2**30)
    return (-(-n // 2048),), dict(x=tensor("fp32", n), o=tensor("fp32", n), n=n)
"""
a, i, n = integer("a", 0), integer("i", 0), integer("n", 1)


def test_goals_of_one_normal_form_are_one():
    own = Alike(new_steps())
    first = own.goal(a == 4 * i)
    assert own.goal(a + 4 == 4 * (i + 1)) is first
    for other in (a + 4 == 4 * i, a == 4 * i + 1, a + 4 == 8 * (i + 1), a == 4 * (i + n), a <= 4 * i):
        assert own.goal(other) is other


def test_one_that_has_a_value_where_another_has_none_is_another():
    own = Alike(new_steps())
    quotient = i // (n - 1)
    plain, partial = a + 4 == 4 * (i + 1), a + quotient == quotient + 4 * i
    assert partial.op == "eq", "else it is the same by its form"
    assert any(node is quotient for node in postorder(partial))
    assert own.goal(plain) is plain
    assert own.goal(partial) is partial


def test_what_both_sides_share_is_left_out_and_the_rest_says_the_same():
    own = Alike(new_steps())
    lane = integer("lane", 0, 64)
    for right in (4 * ((lane ^ 1) ^ 4), 4 * (lane ^ 4), 4 * lane + 1):
        whole = n * (a + 2) + 4 * (lane ^ 5) == a * n + right + 2 * n
        found = own.goal(whole)
        assert variables(found) == [lane]
        for point in ({"n": 3, "a": 7, "lane": at} for at in range(64)):
            assert value_at(found, point) == value_at(whole, point)
    assert own.goal(n * a + i == a * n + n) is not own.goal(n * a + i == a * n + 2 * n)


def settled(goal: Term, given: Term | None = None) -> tuple[int, list[Case]]:
    own, cases = Alike(new_steps()), list[Case]()
    for at in range(8):
        cases.append(Case(f"element {at}", goal, [i < n - at] if given is None else [given, i < n - at], {}))
        own.note(cases, cases[-1], [])

    def decide(check: Any, effort: object) -> None:
        decide_all(check)

    return own.settle("shapes", Cache(None), decide), cases


def test_what_holds_of_a_shape_is_what_its_cases_state():
    count, cases = settled((4 * i + 8) % 4 == 0)
    assert count == 8
    assert all(not case.given for case in cases)


def test_what_holds_only_under_a_mask_is_left_as_it_is():
    count, cases = settled(i < n, i < 5)
    assert count == 0
    assert [len(case.given) for case in cases] == [2] * 8


def test_a_copy_that_goes_elsewhere_is_refuted_and_the_others_are_proved(tmp_path: Path):
    pytest.importorskip("triton")
    file = tmp_path / "kernels.py"
    file.write_text(KERNEL)
    own = compilations(file, (), [target("sm_90")])[0][1]
    lines = own.texts.code.splitlines()
    places = [at for at, line in enumerate(lines) if "ld.global.v4" in line]
    lines[places[2]] = re.sub(r"\+ 0", "+ 16", lines[places[2]])
    found = decided(replace(own, texts=replace(own.texts, code="\n".join(lines))))
    loads = [found.verdict(claim) for claim in found.claims if claim.startswith("load")]
    assert loads == [Verdict.PROVED, Verdict.PROVED, Verdict.REFUTED, Verdict.PROVED]
