"""A number loaded once of a memory that the kernel writes is the source's where one emitted load alone is it; said so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def summed(x, o, lock, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    count = tl.load(lock + 1)
    v = tl.load(x + tl.program_id(0) * n + i, mask=i < n)
    if count == 0:
        tl.atomic_xchg(lock + 1, 1)
    else:
        v += tl.load(o + i, mask=i < n)
    tl.store(o + i, v, mask=i < n)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


@launch(summed, BLOCK=128)
def one(rows, n):
    given(n <= 128, rows <= 2**20)
    own = dict(o=tensor("fp32", n, shared=True), lock=tensor("int32", 2, shared=True), n=n)
    return (rows,), dict(own, x=tensor("fp32", rows, n))
"""
# what asks whether the count is 0, turned round
SLIPS = {
    "sm_90": (r"setp\.(eq|ne)(\.[bsu]32 \t%p\d+, %r\d+, 0;)", "setp"),
    "gfx942": (r"icmp (eq|ne)( i32 %\d+, 0)", "icmp"),
}


def accesses(found) -> set[Verdict | None]:
    own = [one for one in found.results if re.match("load|store|atomic", one.statement.claim)]
    assert len(own) > 5
    return {one.outcome.verdict if one.outcome else None for one in own}


def held(found) -> set[str]:
    return {claim for claim in found.claims if found.verdict(claim) is Verdict.PROVED}


@pytest.mark.parametrize("name", SLIPS)
def test_which_way_is_taken_by_a_count_under_a_lock(tmp_path: Path, name: str):
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL, name)
    found = decided(own, 3.0)
    assert accesses(found) == {Verdict.PROVED}
    assert any("a number loaded of lock, which the kernel writes" in note for note in found.notes)
    pattern, word = SLIPS[name]
    space = "." if word == "setp" else " "
    places = list(re.finditer(pattern, own.texts.code))
    assert places
    for place in places[-2:]:
        turned = f"{word}{space}{'ne' if place[1] == 'eq' else 'eq'}{place[2]}"
        code = own.texts.code[: place.start()] + turned + own.texts.code[place.end() :]
        wrong = decided(replace(own, texts=replace(own.texts, code=code)), 3.0)
        assert wrong.refuted or not held(found) <= held(wrong)


def test_of_two_loads_each_is_its_own(tmp_path: Path):
    """Of a second one, by which the way is chosen, nothing is known by the first one."""
    pytest.importorskip("triton")
    kernel = KERNEL.replace(
        "    if count == 0:", "    tl.debug_barrier()\n    again = tl.load(lock + 1)\n    if again == 0:"
    )
    kernel = kernel.replace("v = tl.load(x", "tl.store(lock + 1, count + 1)\n    v = tl.load(x")
    own = compiled(tmp_path, kernel, "sm_90")
    assert accesses(decided(own)) == {Verdict.PROVED}
    loads = re.findall(r"\n\tld\.global\.b32 \{ (%r\d+) \}", own.texts.code)
    first, second = loads[:2]
    asked = re.search(rf"setp\.\w+\.\w+ \t%p\d+, {second}, 0;", own.texts.code)
    assert asked
    code = own.texts.code.replace(asked[0], asked[0].replace(second, first))
    assert not decided(replace(own, texts=replace(own.texts, code=code))).proved


@pytest.mark.parametrize("place", ["of the lock", "made of an integer"])
def test_beside_a_store_that_the_source_does_not_make_the_number_is_any(tmp_path: Path, place: str):
    """Wherever it is, or may be: what is loaded behind it is no number of the source's."""
    pytest.importorskip("triton")
    own = compiled(tmp_path, KERNEL, "sm_90")
    (load,) = re.findall(r"\n\t(@%p\d+ )?ld\.global\.b32 \{ %r\d+ \}, (\[ %rd\d+ \+ \d+ \]);", own.texts.code)[:1]
    where = load[1] if place == "of the lock" else "[ 81920 ]"
    line = re.search(rf"\n\t{re.escape(load[0])}ld\.global\.b32 \{{ %r\d+ \}}, {re.escape(load[1])};", own.texts.code)
    assert line
    code = own.texts.code.replace(line[0], f"\n\tst.global.b32 {where}, 0;{line[0]}", 1)
    found = decided(replace(own, texts=replace(own.texts, code=code)))
    assert not found.proved
    assert not any("a number loaded of lock" in note for note in found.notes)
