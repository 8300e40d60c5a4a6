"""What is loaded from shared memory is what a thread stored there; what another stored, or nobody, is not taken for it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from deciding import decided, values_decided
from msgspec.structs import replace
from tileprove.concrete.hardware import ldmatrix
from tileprove.prover.accesses.points import value_at
from tileprove.prover.compiled.checking import Compared, Subject
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.emitted import Lanes
from tileprove.prover.compiled.handing import BYTE, Fork, Handing, Source, Writers
from tileprove.prover.compiled.linear import Linear, fitted, owners
from tileprove.prover.compiled.matrices import as_load, parts
from tileprove.prover.compiled.showing import values
from tileprove.prover.compiled.threadwise import Threadwise
from tileprove.prover.kernels.machine.sinks import SinkAccess
from tileprove.prover.language.constructors import both
from tileprove.prover.language.idioms import implies
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.language.terms import Term, integer
from tileprove.prover.machine.values import TRUE, Int

pytest.importorskip("triton")
KERNELS = """
import triton
import triton.language as tl

from tileprove.triton import cdiv, given, launch, tensor


@triton.jit
def turned(x, o, M, N, A: tl.constexpr, B: tl.constexpr):
    rows = tl.program_id(0) * A + tl.arange(0, A)
    cols = tl.program_id(1) * B + tl.arange(0, B)
    mask = (rows[:, None] < M) & (cols[None, :] < N)
    found = tl.load(x + rows[:, None] * N + cols[None, :], mask=mask, other=0.0)
    tl.store(o + cols[:, None] * M + rows[None, :], tl.trans(found) * 2.0, mask=tl.trans(mask))


@launch(turned, A=16, B=32)
def of_turned(M, N):
    given(M * N <= 2**24, M <= 2**20, N <= 2**20)
    return (cdiv(M, 16), cdiv(N, 32)), dict(x=tensor("fp32", M, N), o=tensor("fp32", N, M), M=M, N=N)


@launch(turned, A=64, B=64)
def of_halves(M, N):
    given(M * N <= 2**24, M <= 2**20, N <= 2**20)
    return (cdiv(M, 64), cdiv(N, 64)), dict(x=tensor("fp16", M, N), o=tensor("fp16", N, M), M=M, N=N)
"""
NAMES = ["sm_90", "sm_80", "gfx942", "gfx950"]
WIDE = "M % 16 == 0 and N % 16 == 0"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Subject]:
    file: Path = tmp_path_factory.mktemp("kernel") / "kernels.py"
    file.write_text(KERNELS)
    subjects, failed = compilations(file, (), [target(name) for name in NAMES])
    assert not failed
    return {f"{'halves, ' * (own.name == 'of_halves')}{own.texts.name}": own for own in subjects}


@pytest.fixture(scope="module")
def right(compiled: dict[str, Subject]) -> dict[str, Compared]:
    return {name: values_decided(compiled[name]) for name in ("sm_90", "gfx942", f"halves, sm_90, {WIDE}")}


def with_code(own: Subject, change: Callable[[str], str]) -> Subject:
    code = change(own.texts.code)
    assert code != own.texts.code, "the text has no such instruction"
    return replace(own, texts=replace(own.texts, code=code))


def slip(own: Subject, pattern: str, now: str | Callable[[re.Match[str]], str]) -> Subject:
    return with_code(own, lambda code: re.sub(pattern, now, code, count=1, flags=re.MULTILINE))


def proved(found: Compared) -> list[str]:
    """The values that are, by claim and case."""
    return [
        f"{one.statement.claim}, {one.statement.case}" for one in found.results
        if one.statement.case.endswith(": value") and one.outcome and one.outcome.verdict is Verdict.PROVED
    ]  # fmt: skip


@pytest.mark.parametrize("name", [*NAMES, *(f"{name}, {WIDE}" for name in NAMES), f"halves, sm_90, {WIDE}"])
def test_a_transpose_stores_what_the_source_does(compiled: dict[str, Subject], name: str):
    found = decided(compiled[name])
    held, count = values(found)
    assert held == count > 0
    assert found.proved
    assert not any(note.startswith("the values that") for note in found.notes)


STORE = r"^(\s*st\.shared\.b32 \s*\[%r\d+\], )(%r\d+);"
LOAD = r"^(\s*ld\.shared\.b32 \s*%r\d+, \[%r\d+)\+(\d+)\]"
SLIPS = {
    "registers of two stores": (
        "sm_90",
        rf"{STORE}((?:.|\n)*?){STORE}",
        r"\1\5;\3\4\2;",
    ),
    "registers of two loads": (
        "sm_90", r"(ld\.shared\.b32 \s*)(%r\d+)((?:.|\n)*?ld\.shared\.b32 \s*)(%r\d+)", r"\1\4\3\2",
    ),
    "another byte, by one bit of the lane": ("sm_90", LOAD, lambda m: f"{m[1]}+{int(m[2]) ^ 128}]"),
    "another element of a row": ("sm_90", LOAD, lambda m: f"{m[1]}+{int(m[2]) ^ 4}]"),
    "a shift of the place": ("sm_90", r"(shl\.b32 \s*%r\d+, %r\d+, )6;", r"\g<1>5;"),
    "no barrier": ("sm_90", r"bar\.sync \s*0;", ""),
    "a barrier of some threads": ("sm_90", r"bar\.sync \s*0;", "@%p1 bar.sync 0;"),
    "two stores to one byte": ("sm_90", STORE, r"\1\2;\n\1%r2;"),
    "a mask on the store": ("sm_90", r"^\s*(st\.shared\.b32)", r"@%p1 \1"),
    "a store under what is loaded": ("sm_90", STORE, r"setp.ne.s32 %p1, %r1, 0;\n@%p1 \1\2;"),
    "two stores in a line": (
        "sm_90",
        rf"{STORE}((?:.|\n)*?){STORE}",
        lambda m: f"{m[3]}\n{m[1].strip()} {m[2]}; {m[4].strip()} {m[5]};",
    ),
    "another store behind the barrier": ("sm_90", rf"{STORE}((?:.|\n)*?)(bar\.sync \s*0;)", r"\1\2;\3\4\n\1%r2;"),
    "a store that the kernel waits for again": (
        "sm_90", rf"{STORE}((?:.|\n)*?)(bar\.sync \s*0;)", r"\1\2;\3\4\n\1%r2;\n\4",
    ),
    "half of the store": ("sm_90", r"st\.shared\.b32 (\s*\[%r\d+\]), (%r\d+);", r"st.shared.b16 \1, 0;"),
    "an atomic there": ("sm_90", STORE, r"\1\2;\n\tred.shared.add.u32 [global_smem], 1;"),
    "rows for columns of a matrix": (f"halves, sm_90, {WIDE}", r"(ldmatrix.*)\.trans", r"\1"),
    "two matrices": (f"halves, sm_90, {WIDE}", r"(ldmatrix.* \{)(%r\d+), (%r\d+)", r"\1\3, \2"),
    "a matrix of other rows": (f"halves, sm_90, {WIDE}", r"(ldmatrix.*\[%r\d+\+)2048", r"\g<1>2064"),
    "a matrix under a mask": (f"halves, sm_90, {WIDE}", r"(ldmatrix\.)", r"@%p1 \1"),
    "one register for two stores of IR": (
        "gfx942",
        r"(store <1 x float> )(%\d+)(, ptr addrspace\(3\)(?:.|\n)*?store <1 x float> )(%\d+)(, ptr addrspace\(3\))",
        r"\1\2\3\2\5",
    ),
    "another byte of IR": ("gfx942", r"(shl nuw nsw i32 %\d+, )6", r"\g<1>5"),
    "no barrier of IR": ("gfx942", r"tail call void @llvm\.amdgcn\.s\.barrier\(\).*", ""),
    "a barrier of IR that nothing waits before": ("gfx942", r'fence syncscope\("workgroup"\) release.*', ""),
}  # fmt: skip


@pytest.mark.parametrize("slip_", SLIPS)
def test_what_another_stored_or_who_knows_is_not_taken_for_it(
    compiled: dict[str, Subject], right: dict[str, Compared], slip_: str
):  # fmt: skip
    name, pattern, now = SLIPS[slip_]
    before, after = proved(right[name]), proved(values_decided(slip(compiled[name], pattern, now)))
    assert len(after) < len(before)


@pytest.mark.parametrize("slip_", ["registers of two stores", "registers of two loads"])
def test_a_value_that_is_another_is_refuted_by_its_own_claim(compiled: dict[str, Subject], slip_: str):
    name, pattern, now = SLIPS[slip_]
    found = decided(slip(compiled[name], pattern, now))
    refuted = [one.statement.case for one in found.refuted if one.statement.claim != "runs"]
    assert any("value" in case for case in refuted)


def test_what_is_loaded_where_nobody_stored_it_is_unknown(compiled: dict[str, Subject]):
    found = decided(slip(compiled["gfx942"], r"(xor i32 %\d+, )(\d+)", lambda m: f"{m[1]}{int(m[2]) + 4096}"))
    assert not proved(found)
    assert not found.proved
    details = [one.outcome.detail for one in found.results if one.outcome and one.outcome.verdict is Verdict.UNKNOWN]
    assert any("nobody is seen to store all" in detail for detail in details)


def test_a_store_with_no_barrier_behind_it_is_not_meant(compiled: dict[str, Subject], monkeypatch: pytest.MonkeyPatch):
    """Though it is the one that stores these bytes, and the guess says so."""
    own, right = slip(compiled["sm_90"], r"bar\.sync \s*0;", "bar.sync 0;"), Handing.sources
    code = own.texts.code
    start, end = re.search(STORE, code, re.MULTILINE).start(), code.index("bar.sync")
    code = f"{code[:start]}bar.sync 0;\n{code[start:end]}{code[end:].replace('bar.sync 0;', '', 1)}"

    def any_of_them(self: Handing, load: SinkAccess, low: int, writers: Writers, _: object) -> Fork | Source | None:
        return right(self, load, low, writers, [piece.access for piece in writers.pieces])

    monkeypatch.setattr(Handing, "sources", any_of_them)
    assert proved(values_decided(own))
    assert not proved(values_decided(replace(own, texts=replace(own.texts, code=code))))


def test_what_was_stored_before_another_barrier_is_written_over(compiled: dict[str, Subject]):
    own = compiled["sm_90"]
    code = own.texts.code
    start, end = re.search(STORE, code, re.MULTILINE).start(), code.index("bar.sync")
    before = re.sub(STORE, r"\g<1>%r1;", code[start:end], flags=re.MULTILINE)
    found = decided(replace(own, texts=replace(own.texts, code=f"{code[:start]}{before}bar.sync 0;\n{code[start:]}")))
    assert found.proved
    assert values(found)[0] == values(found)[1] > 0


# -- the guess may be anything ---------------------------------------------------------------------------------------------


def planted(own: Subject, monkeypatch: pytest.MonkeyPatch, **wrong: Callable[..., object]) -> Compared:
    for name, function in wrong.items():
        monkeypatch.setattr(Handing, name, function)
    return values_decided(own)


def test_another_thread_or_another_store_that_is_guessed_is_no_proof(
    compiled: dict[str, Subject], monkeypatch: pytest.MonkeyPatch
):  # fmt: skip
    right = Handing.sources

    def changed(found: Fork | Source | None, change: Callable[[Source], Source]) -> Fork | Source | None:
        if isinstance(found, Fork):
            return Fork(found.test, changed(found.yes, change), changed(found.no, change))
        return found and change(found)

    def thread(self: Handing, *args: object) -> Fork | Source | None:
        return changed(right(self, *args), lambda one: replace(one, fields=tuple(its ^ 1 for its in one.fields)))

    def nobody(self: Handing, *args: object) -> Fork | Source | None:
        return changed(right(self, *args), lambda one: replace(one, fields=tuple(its + 128 for its in one.fields)))

    def piece(self: Handing, load: object, low: int, writers: Writers, allowed: Sequence[object]) -> object:
        def other(one: Source) -> Source:
            return replace(one, piece=next(each for each in writers.pieces if each is not one.piece))

        return changed(right(self, load, low, writers, allowed), other)

    def sides(self: Handing, *args: object) -> Fork | Source | None:
        found = right(self, *args)
        return Fork(found.test, found.no, found.yes) if isinstance(found, Fork) else found

    def copied(self: Handing, *args: object) -> Fork | Source | None:
        return changed(right(self, *args), lambda one: replace(one, piece=replace(one.piece)))

    assert proved(values_decided(compiled["sm_90"]))
    for wrong in (thread, nobody, piece, sides, copied):
        with monkeypatch.context() as patch:
            assert not proved(planted(compiled["sm_90"], patch, sources=wrong)), wrong


def test_numbers_of_stores_and_functions_of_more_than_a_byte_are_no_proof(
    compiled: dict[str, Subject], monkeypatch: pytest.MonkeyPatch
):  # fmt: skip
    right = Handing.writers

    def alike(self: Handing, *args: object) -> Writers | None:
        found = right(self, *args)
        return found and replace(found, pieces=tuple(replace(one, number=0) for one in found.pieces), which=BYTE * 0)

    def left_out(self: Handing, *args: object) -> Writers | None:
        found = right(self, *args)
        return found and replace(found, pieces=found.pieces[1:])

    def of_threads(self: Handing, *args: object) -> Writers | None:
        found = right(self, *args)
        ((thread, _),) = self.lanes.fields
        return found and replace(found, who=thread, pieces=tuple(replace(one, change=0) for one in found.pieces))

    def nobody(self: Handing, *args: object) -> Writers | None:
        found = right(self, *args)
        return found and replace(found, who=BYTE * 0)

    def wider(self: Handing, stores: Sequence[SinkAccess], size: int) -> Writers | None:
        return right(self, stores, size // 2)

    for wrong in (alike, left_out, of_threads, nobody, wider):
        with monkeypatch.context() as patch:
            assert not proved(planted(compiled["sm_90"], patch, writers=wrong))


def test_a_number_of_the_thread_that_is_another_is_no_proof(
    compiled: dict[str, Subject], monkeypatch: pytest.MonkeyPatch
):
    def wrong(pairs: Sequence[tuple[int, int]]) -> Linear | None:
        found = fitted(pairs)
        return found and replace(found, constant=found.constant ^ 1)

    monkeypatch.setattr("tileprove.prover.compiled.threadwise.fitted", wrong)
    assert not proved(values_decided(compiled[f"sm_90, {WIDE}"]))


# -- the parts -------------------------------------------------------------------------------------------------------------


def test_maps_of_bits_are_found_and_what_is_none_is_not():
    assert fitted([(t, (t << 3 ^ t >> 1) ^ 5) for t in range(32)]) is not None
    assert fitted([(t, t * 3) for t in range(8)]) is None
    swizzled = [[(t, (t % 8 * 64 + (t // 8 ^ t % 8) * 4) ^ 32 * j) for t in range(64)] for j in range(2)]
    found = owners(swizzled)
    assert found is not None
    for (change, number), pairs in zip(found.stores, swizzled, strict=True):
        assert all((found.who.at(byte) ^ change, found.which.at(byte)) == (t, number) for t, byte in pairs)
    assert owners([swizzled[0], swizzled[0]]) is None
    assert owners([[(t, t // 2 * 4) for t in range(8)]]) is None


@pytest.mark.parametrize("transposed", [False, True])
def test_what_a_lane_gets_of_a_matrix_is_what_was_measured(transposed: bool):
    thread = integer("thread", 0, 64)
    chance = np.random.default_rng(1)
    image = chance.integers(0, 256, 4096, dtype=np.uint8)
    rows = chance.permutation(256)[:64] * 16
    where = Int(thread * 1000, 32, 0, 64000)  # each row by its lane
    access = SinkAccess(7, None, 0, "load", 3, TRUE, 16, "smem", where)
    for warp in range(2):
        measured = ldmatrix.load(image, rows[32 * warp :][:32], count=4, transposed=transposed)
        for register, lane in itertools.product(range(4), range(32)):
            found = b""
            for load in (as_load(access, part, thread) for part in parts(7, register, transposed)):
                row, at = divmod(value_at(load.first, {"thread": 32 * warp + lane}), 1000)
                found += image[rows[row] + at :][: load.bytes].tobytes()
            assert found == measured[lane, register].tobytes()
    assert as_load(replace(access, path=thread <= 3), parts(7, 0, transposed)[0], thread) is None


def test_a_goal_in_parts_is_the_goal_wherever_the_numbers_are_these():
    thread, n, m = integer("thread", 0, 32), integer("n"), integer("m")
    lanes = Lanes(((thread, 5),), 5)
    own = Threadwise(Handing(lanes, lambda term: term))
    test = thread // 4 % 2 == 1
    address = 4 * ((thread * 4 + thread // 8) % 32) + 128 * n
    goal = implies(test, both(address == m, thread // 16 + n <= 8)) & implies(~test, m <= thread + 4)
    ways, same = own.ways(goal, [thread + n <= m])
    for t in range(32):
        for number in range(-3, 9, 3):
            for other in range(0, 1200, 37):
                point = {"thread": t, "n": number, "m": other}
                assert value_at(same, point)
                parts = [way for way in ways if all(value_at(one, point) for one in way.where)]
                assert all(value_at(way.given[0], point) == (t + number <= other) for way in parts)
                assert all(value_at(way.goal, point) for way in parts) == value_at(goal, point)
    assert len(ways) == 2
    assert value_at(same, {"thread": 0, "n": 0, "m": 0})


def test_several_formulas_that_differ_by_numbers_of_the_thread_are_one():
    thread, n, m = integer("thread", 0, 32), integer("n"), integer("m")
    own = Threadwise(Handing(Lanes(((thread, 5),), 5), lambda term: term))
    test = thread // 8 % 2 == 1

    def goal(yes: int, no: int, factor: int | Term) -> Term:
        here = n * (8 * (thread % 8) + yes) + 4 * thread - 1024 <= m
        return implies(test, here) & implies(~test, n * (8 * (thread % 8) + no) + factor * thread - 1024 <= m)

    for yes, no, factor, count in ((3, 1, 4, 1), (1, 1, 4, 1), (5, 0, 4, 2), (1, 2, thread, 2)):
        whole = goal(yes, no, factor)
        ways, same = own.ways(whole, [])
        assert len(ways) == count
        for t, number, other in itertools.product(range(32), (-5, 0, 3), range(-2000, 2000, 93)):
            point = {"thread": t, "n": number, "m": other}
            found = [value_at(way.goal, point) for way in ways if all(value_at(one, point) for one in way.where)]
            assert value_at(same, point)
            assert all(found) == value_at(whole, point)
