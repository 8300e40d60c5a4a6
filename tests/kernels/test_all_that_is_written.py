"""What a binding asks of all that is written to a memory: no two threads write one byte, and every byte is written."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from kernel_text import START, STORE, offset, written
from tileprove.prover.accesses import claims
from tileprove.prover.accesses.apart import Races
from tileprove.prover.kernels.claims import checking
from tileprove.prover.running.conditions import searched

ASKED = "apart = true\nwritten = true\n"
K = "declare i32 @llvm.amdgcn.workgroup.id.x()\n" + START + "  %b = call i32 @llvm.amdgcn.workgroup.id.x()\n"
BINDING = """threads = {threads}
grid = {grid}
[parameters]
rows = [1, 300]
n = {n}
[arguments]
n = "n"
[pointers.p]
bytes = "{bytes}"
align = 4
{asked}"""


def binding(
    bytes_: str, n: str = "[1, 1000]", grid: str = '["rows", 1, 1]', threads: int = 128, asked: str = ASKED
) -> str:
    return BINDING.format(bytes=bytes_, n=n, grid=grid, threads=threads, asked=asked)


def strided(of_block: int, of_thread: int) -> str:
    """A store of four bytes at block * of_block + thread * of_thread."""
    return offset(f"  %m = mul i32 %b, {of_block}\n  %s = mul i32 %t, {of_thread}\n  %o = add i32 %m, %s\n")


@pytest.fixture
def verdicts(run, tmp_path: Path):
    def check(body: str, text: str, *more: str, head: str = K) -> tuple[dict[str, str], str]:
        """The worst verdict of each claim but the steps of arithmetic, and what is printed."""
        _, said = run(body, text, "--bounds", "--json", "found.json", *more, head=head)
        found: dict[str, set[str]] = {}
        for one in json.loads(Path("found.json").read_text())["obligations"]:
            found.setdefault(one["claim"], set()).add(one["verdict"])
        order = ["refuted", "vacuous", "unsupported", "unknown", "proved"]
        return {claim: min(own, key=order.index) for claim, own in found.items()}, " ".join(said.split())

    return check


ROW = """  %c = icmp slt i32 %t, {end}
  br i1 %c, label %a, label %z
a:
  %m = mul nsw i32 %b, %n
  %e = add nsw i32 %m, %t
  %o = shl nsw i32 %e, 2
{store}  br label %z
z:
  ret void
""".replace("{store}", STORE)


def test_a_row_a_block_is_written_once_and_wholly_as_long_as_there_are_threads(verdicts):
    """128 threads write rows of n elements: 128 is the last n for which they do."""
    found, said = verdicts(ROW.format(end="%n"), binding("n*rows*4", n="[1, 128]"))
    assert set(found.values()) == {"proved"}, said
    found, said = verdicts(ROW.format(end="%n"), binding("n*rows*4", n="[1, 129]"))
    assert (found["apart_p"], found["written_p"]) == ("proved", "refuted"), said
    assert "n=129" in said
    assert re.search(
        r"run in the interpreter, no thread of (the one block|any of \d+ blocks) writes byte 512 behind p", said
    )


def test_a_thread_too_many_writes_into_the_next_row(verdicts):
    found, said = verdicts(ROW.replace("slt", "sle").format(end="%n"), binding("n*rows*4", n="[1, 128]"))
    assert (found["apart_p"], found["written_p"]) == ("refuted", "proved"), said
    assert re.search(
        r"block \(\d+, 0, 0\), warp \d, lane \d+ and block \(\d+, 0, 0\), warp \d, lane \d+ both write byte", said
    )


@pytest.mark.parametrize(("of_block", "of_thread"), [*product((256, 252, 260, 128, 4), (4, 8)), (4, 256), (768, 12)])
def test_verdicts_are_those_of_brute_force(verdicts, of_block: int, of_thread: int):
    """Three blocks of 64 threads, every byte with whoever writes it."""
    owners: dict[int, set[tuple[int, int]]] = {}
    for block, thread, byte in product(range(3), range(64), range(4)):
        owners.setdefault(block * of_block + thread * of_thread + byte, set()).add((block, thread))
    once = all(len(own) == 1 for own in owners.values())
    whole = owners.keys() >= set(range(768))
    found, said = verdicts(strided(of_block, of_thread), binding("768", grid="[3, 1, 1]", threads=64))
    assert found["apart_p"] == ("proved" if once else "refuted"), said
    assert found["written_p"] in (("proved", "unknown") if whole else ("refuted",)), said
    if once and whole:
        assert found["written_p"] == "proved"


def test_without_a_grid_there_may_be_one_block_and_any_number(verdicts):
    """One block writes all; a second one writes it again."""
    body, one = strided(0, 4), binding("512", grid="[1, 1, 1]")
    found, said = verdicts(body, one)
    assert (found["apart_p"], found["written_p"]) == ("proved", "proved"), said
    found, said = verdicts(body, one.replace("grid = [1, 1, 1]\n", ""))
    assert (found["apart_p"], found["written_p"]) == ("refuted", "proved"), said
    found, said = verdicts(strided(512, 4), one.replace("grid = [1, 1, 1]\n", "").replace("512", "1024"))
    assert (found["apart_p"], found["written_p"]) != ("proved", "proved"), said
    assert found["written_p"] != "proved", said


LOOP = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %r = mul nsw i32 %b, %n
  %a = add nsw i32 %r, %i
  %s = shl nsw i32 %a, {by}
  %u = shl nsw i32 %t, 2
  %o = add nsw i32 %s, %u
{store}  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, {end}
  br i1 %c, label %loop, label %done
done:
  ret void
""".replace("{store}", STORE)


def test_iterations_of_a_loop_of_any_length(verdicts):
    small = binding("512*n*rows", n="[1, 40]")
    found, said = verdicts(LOOP.format(by=9, end="%n"), small)
    assert (found["apart_p"], found["written_p"]) == ("proved", "proved"), said
    found, said = verdicts(LOOP.format(by=8, end="%n"), small)
    assert (found["apart_p"], found["written_p"]) == ("refuted", "refuted"), said
    shorter = LOOP.format(by=9, end="%n1").replace(
        "  br label %loop\nloop", "  %n1 = sub i32 %n, 1\n  br label %loop\nloop", 1
    )
    found, said = verdicts(shorter, small.replace("[1, 40]", "[2, 40]"))
    assert (found["apart_p"], found["written_p"]) == ("proved", "refuted"), said


HALVES = """  %c = icmp slt i32 %t, 64
  %u = shl nsw i32 %t, 2
  %x = sext i32 %u to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  br i1 %c, label %a, label %z
a:
  store i32 0, ptr addrspace(1) %q, align 4
  br label %z
z:
  {phi}
  %r = getelementptr i8, ptr addrspace(1) %p, i64 %y
  br i1 %{when}, label %d, label %e
d:
  store i32 0, ptr addrspace(1) %r, align 4
  br label %e
e:
  ret void
"""


def test_two_stores_that_never_meet_share_a_memory(verdicts):
    """The second half of the threads writes the second half: where the other half writes it too, a thread writes twice."""
    half = HALVES.format(phi="%n1 = xor i1 %c, true\n  %y = add i64 %x, 0", when="n1")
    found, said = verdicts(half, binding("512", grid="[1, 1, 1]"))
    assert (found["apart_p"], found["written_p"]) == ("proved", "proved"), said
    other = HALVES.format(phi="%n1 = xor i1 %c, true\n  %y = sub i64 %x, 4", when="n1")
    found, said = verdicts(other, binding("512", grid="[1, 1, 1]"))
    assert (found["apart_p"], found["written_p"]) == ("refuted", "refuted"), said
    assert "sinks 0 and 1: no two threads" in said
    assert "warp 0, lane 63 and block (0, 0, 0), warp 1, lane 0 both write byte 252" in said


def test_a_condition_on_sizes_is_found(verdicts, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checking, "searched", searched)
    monkeypatch.setattr(checking, "A_LINE", 20.0)
    _, said = verdicts(ROW.format(end="%n"), binding("n*rows*4", n="[1, 129]"))
    assert "holds with n <= 128" in said


SECOND = """  store i32 0, ptr addrspace(1) %p, align 4
  ret void
"""


def test_a_store_that_the_binding_skips_is_written_all_the_same(verdicts):
    skipping = '\n[[sink]]\nat = 0\naddress = "4*thread"\n[[sink]]\nat = 1\nskip = "a flag"\n'
    body = strided(0, 4).replace("  ret void\n", SECOND)
    found, said = verdicts(body, binding("512", grid="[1, 1, 1]", asked="apart = true\n") + skipping)
    assert found["apart_p"] == "refuted", said
    assert "sinks 0 and 1" in said or "sink 1:" in said


def test_a_store_nobody_knows_where_leaves_it_open(verdicts):
    head = K.replace("i32 %n)", "ptr addrspace(1) align 4 %q0, i32 %n)")
    body = strided(0, 4).replace(
        "  ret void\n",
        "  %l = load i64, ptr addrspace(1) %q0, align 8\n  %g = inttoptr i64 %l to ptr addrspace(1)\n"
        "  store i32 0, ptr addrspace(1) %g, align 4\n  ret void\n",
    )
    found, said = verdicts(body, binding("512", grid="[1, 1, 1]", asked="apart = true\n"), head=head)
    assert found["apart_p"] == "unsupported", said
    assert "it may write there" in said


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[pointers.tile]\napart = true\n", "pointers among the arguments"),
        ("[pointers.p]\nwritten = true\n", "give bytes too"),
    ],
)
def test_what_cannot_be_asked_is_said(run, text: str, word: str):
    plain = "threads = 128\n[parameters]\nn = [1, 10]\n[arguments]\nn = 'n'\n"
    code, said = run(strided(0, 4), plain + text, head=K)
    assert code == 2, said
    assert word in said


def test_verdicts_go_on_record(run):
    proofs = ("--update", "--proofs", "proofs")
    code, said = run(strided(512, 4), binding("512*rows"), "--bounds", *proofs, head=K)
    assert code == 0, said
    assert "not on record" not in said


# -- the attack ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "size", "claim"),
    [
        (strided(508, 4), "512*rows", "apart_p"),
        (ROW.replace("slt", "sle").format(end="%n"), "n*rows*4 + 4", "apart_p"),
        (strided(512, 4), "512*rows + 1", "written_p"),
        (ROW.format(end="100"), "n*rows*4", "written_p"),
    ],
)
def test_what_engines_believe_of_all_that_is_written_falls(believed, tmp_path: Path, body: str, size: str, claim: str):
    files = written(tmp_path, body, binding(size, n="[101, 128]", grid='["rows", 1, 1]'), head=K)
    code, found, said = believed(*files, "--bounds")
    assert code == 3, said
    assert claim in {one["claim"] for one in found["obligations"] if one["verdict"] == "contradicted"}, said


def test_what_is_right_does_not_fall(believed, tmp_path: Path):
    code, _, said = believed(*written(tmp_path, strided(512, 4), binding("512*rows"), head=K), "--bounds")
    assert code == 0, said


# -- planted wrong builders: what they state is proved, and a run contradicts it -------------------------------------------


def test_a_builder_that_forgets_bytes_is_contradicted(run, monkeypatch: pytest.MonkeyPatch):
    body, text = strided(512, 4), binding("512*rows - 3", asked="")
    code, said = run(body, text, "--bounds", head=K)
    assert code == 1, said
    right = claims.bounded
    monkeypatch.setattr(claims, "bounded", lambda first, span, size, read=lambda f: f: right(first, 1, size, read))
    code, said = run(body, text, "--bounds", head=K)
    assert code == 3, said
    assert "tileprove contradicts itself" in said


def test_a_builder_that_compares_first_bytes_alone_is_contradicted(run, monkeypatch: pytest.MonkeyPatch):
    """Rows of 510 bytes: a store of four begins two bytes before the next row's."""
    body, text = strided(510, 4).replace("align 4\n", "align 2\n"), binding("510*rows + 2", asked="apart = true\n")
    code, said = run(body, text, head=K)
    assert code == 1, said
    different = Races._different

    def whole(self, store, other):
        (second,) = self.primed(other.offset.ideal)
        return different(
            self, "no two threads write one element", store, other, [store.offset.ideal == second], lanes=True
        )

    monkeypatch.setattr(Races, "whole", whole)
    code, said = run(body, text, head=K)
    assert code == 3, said
    assert "tileprove contradicts itself" in said


ATOMIC = """  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p1(ptr addrspace(1) %p, i16 0, i32 2048, i32 159744)
  %o = shl nsw i32 %t, 2
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 1, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
"""
BESIDE = """  %c = icmp slt i32 %t, {end}
  br i1 %c, label %a, label %z
a:
{store}  br label %z
z:
""".replace("{store}", STORE)
BUFFERS = """declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p1(ptr addrspace(1), i16, i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8), i32, i32, i32)
"""


@pytest.mark.parametrize(("body", "verdict"), [("", "unsupported"), (BESIDE.format(end=127), "unknown"),
                                               (BESIDE.format(end=128), "proved")])  # fmt: skip
def test_an_atomic_of_a_buffer_writes_no_element(verdicts, body: str, verdict: str):
    """It adds to what is there, whatever that is: only the stores beside it count."""
    text = binding("512", grid="[1, 1, 1]", asked="written = true\n")
    found, said = verdicts(f"{ATOMIC}{body}  ret void\n", text, "--attack", "0", head=BUFFERS + K)
    assert found["written_p"] == verdict, said


UPDATE = """  %k = and i32 %t, 63
  %o = shl nsw i32 %k, 2
  %x = sext i32 %o to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  %old = atomicrmw add ptr addrspace(1) %q, i32 1{scope} monotonic, align 4
{more}  ret void
"""
MORE = {
    "nothing": ("", "", "proved"),
    "an exchange": ("", "  %e = cmpxchg ptr addrspace(1) %q, i32 0, i32 1 monotonic monotonic, align 4\n", "proved"),
    "half of it": ("", "  %h = atomicrmw add ptr addrspace(1) %q, i16 1 monotonic, align 2\n", "refuted"),
    "a store": ("", "  store i32 1, ptr addrspace(1) %q, align 4\n", "refuted"),
    "one thread's": (' syncscope("singlethread")', "", "refuted"),
    "a wave's": (' syncscope("wavefront")', "", "unsupported"),
    "a workgroup's": (' syncscope("workgroup")', "", "proved"),
}


@pytest.mark.parametrize("name", MORE)
def test_what_two_threads_update_at_one_place_is_atomic_for_both(verdicts, name: str):
    scope, more, verdict = MORE[name]
    text = binding("256", grid="[1, 1, 1]", asked="apart = true\n")
    found, said = verdicts(UPDATE.format(scope=scope, more=more), text)
    assert found["apart_p"] == verdict, said
    assert found["sink_0"] == "proved", said


@pytest.mark.parametrize(("scope", "verdict"), [("agent", "proved"), ("workgroup", "unsupported")])
def test_what_is_atomic_for_one_workgroup_alone_is_named(verdicts, scope: str, verdict: str):
    text = binding("256", grid="[2, 1, 1]", asked="apart = true\n")
    found, said = verdicts(UPDATE.format(scope=f' syncscope("{scope}")', more=""), text)
    assert found["apart_p"] == verdict, said
