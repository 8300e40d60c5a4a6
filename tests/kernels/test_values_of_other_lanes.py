"""What lanes take of each other, by ds.bpermute and ballot: against Python, and nothing where lanes may be gone."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from kernel_text import HEAD, START
from tileprove.prover.accesses.points import value_at
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.launch import Launch
from tileprove.prover.language.walking import variables

DECLARED = """declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
"""
OTHER = """  %x = xor i32 %t, 5
  %a = shl i32 %x, 2
"""
TAKEN = "  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %a, i32 %d)\n"
STORED = """  %o = shl i32 %b, 2
  %w = zext i32 %o to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %w
  store i32 0, ptr addrspace(1) %q, align 4
"""
HALVES = """  %e = zext i32 %t to i64
  %g = getelementptr [4 x i8], ptr addrspace(1) %p, i64 %e
  %i = ptrtoint ptr addrspace(1) %g to i64
  %h = lshr i64 %i, 32
  %high = trunc nuw i64 %h to i32
  %low = trunc i64 %i to i32
  %b0 = call i32 @llvm.amdgcn.ds.bpermute(i32 %a, i32 %low)
  %b1 = call i32 @llvm.amdgcn.ds.bpermute(i32 {second}, i32 %high)
  %v0 = insertelement <2 x i32> poison, i32 %{first}, i64 0
  %v1 = insertelement <2 x i32> %v0, i32 %{last}, i64 1
  %j = bitcast <2 x i32> %v1 to i64
  %q = inttoptr i64 %j to ptr addrspace(1)
  store i32 0, ptr addrspace(1) %q, align 4
"""
BALLOT = """  %c = icmp slt i32 %t, %n
  %m = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  %y = and i32 %x, 63
  %z = zext i32 %y to i64
  %s = lshr i64 %m, %z
  %k = trunc i64 %s to i1
  br i1 %k, label %yes, label %no
yes:
  store i32 0, ptr addrspace(1) %p, align 4
  br label %no
no:
"""


def stored(body: str, threads: int = 128):
    """The only store, and the variables of its address and path."""
    module = read_text(HEAD + DECLARED + START + body + "  ret void\n}\n", "k.ll")
    (access,) = trace(module, module.kernels[0], Launch.of((threads, 1, 1))).accesses
    return access


def at_threads(term):
    """thread -> what a term is there."""
    return {thread: value_at(term, {"lane": thread % 64, "warp": thread // 64}) for thread in range(128)}


def test_a_value_is_that_of_the_lane_that_the_index_names():
    access = stored(OTHER + "  %d = mul i32 %t, 3\n" + TAKEN + STORED)
    assert at_threads(access.address.term) == {thread: 4 * 3 * (thread ^ 5) for thread in range(128)}


def test_an_index_wraps_at_the_wave():
    access = stored("  %a = add i32 %t, 1020\n  %d = add i32 %t, 0\n" + TAKEN + STORED)
    wanted = {thread: 4 * (thread // 64 * 64 + (thread + 1020) // 4 % 64) for thread in range(128)}
    assert at_threads(access.address.term) == wanted


@pytest.mark.parametrize(
    ("body", "threads", "why"),
    [
        (
            "  %c = icmp slt i32 %t, %n\n  br i1 %c, label %in, label %out\nin:\n"
            + OTHER + "  %d = add i32 %t, 0\n" + TAKEN + STORED + "  br label %out\nout:\n",
            128, "not all lanes are active",
        ),
        (OTHER + "  %d = add i32 %t, 0\n" + TAKEN + STORED, 96, "a wave that is not whole"),
        (
            OTHER + "  %f = load i32, ptr addrspace(1) %p, align 4\n  %d = freeze i32 %f\n" + TAKEN + STORED,
            128, "a value",
        ),
    ],
    ids=["under a branch", "half a wave", "what was loaded"],
)  # fmt: skip
def test_nothing_is_known_where_a_lane_may_be_gone_or_its_value_is_no_formula(body: str, threads: int, why: str):
    module = read_text(HEAD + DECLARED + START + body + "  ret void\n}\n", "k.ll")
    access = trace(module, module.kernels[0], Launch.of((threads, 1, 1))).accesses[-1]
    assert access.address is None
    assert why in access.why


def test_a_pointer_goes_in_halves():
    access = stored(OTHER + HALVES.format(second="%a", first="b0", last="b1"))
    assert access.base == "p"
    assert at_threads(access.address.term) == {thread: 4 * (thread ^ 5) for thread in range(128)}


@pytest.mark.parametrize(
    ("second", "first", "last"), [("%x", "b0", "b1"), ("%a", "b1", "b0"), ("%a", "low", "b1")],
    ids=["of two lanes", "exchanged", "one at home"],
)  # fmt: skip
def test_halves_of_two_pointers_are_no_pointer(second: str, first: str, last: str):
    assert stored(OTHER + HALVES.format(second=second, first=first, last=last)).address is None


def test_a_bit_of_a_ballot_is_what_holds_in_that_lane():
    path = stored(OTHER + BALLOT).path
    assert {"lane", "n"} <= {variable.payload[0] for variable in variables(path)}
    for count in (0, 1, 6, 64, 70, 128):
        for thread in range(128):
            point = {"lane": thread % 64, "warp": thread // 64, "n": count}
            assert bool(value_at(path, point)) == ((thread ^ 5) < count), (count, thread)
