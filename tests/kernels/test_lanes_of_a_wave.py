"""What a lane gets from another one: the prover's formulas against lanes that are run beside each other."""

from __future__ import annotations

import msgspec
import pytest
from kernel_text import HEAD, START
from msgspec.structs import replace
from tileprove.concrete.interpreter.llvm import Wave
from tileprove.prover.accesses.points import value_at
from tileprove.prover.kernels.binding.reading import choose, read_text
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.kernels.machine.launch import Launch
from tileprove.prover.kernels.machine.sinks import SinkAccess
from tileprove.prover.language.walking import variables
from tileprove.prover.machine.values import literals

START_OF_P = 1 << 20
LANES = """declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
"""
# a lane stores where another one says, if that one's condition holds
GIVEN = """  %l = and i32 %t, 63
  %w = lshr i32 %t, 6
  %d = shl nuw nsw i32 %w, 2
  %from = xor i32 %l, {xor}
  %who = add nsw i32 %from, %d
  %by = shl i32 %who, 2
  %own = mul nsw i32 %t, 12
  %o = call i32 @llvm.amdgcn.ds.bpermute(i32 %by, i32 %own)
  %c = icmp slt i32 %t, %n
  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  %at = and i32 %who, 63
  %wide = zext i32 %at to i64
  %shifted = lshr i64 %votes, %wide
  %v = trunc i64 %shifted to i1
  br i1 %v, label %a, label %b
a:
  %x = sext i32 %o to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i32 0, ptr addrspace(1) %q, align 4
  br label %b
b:
  ret void
"""


def text(body: str) -> str:
    return HEAD + LANES + START + body + "}\n"


def access(body: str) -> SinkAccess:
    """Of the prover, as compiled Triton is read."""
    module = read_text(text(body), "lanes.ll")
    kernel = choose(module, None)
    found = trace(module, kernel, replace(Launch.of((256, 1, 1)), arbitrary=True))
    return found.accesses[-1]


def ran(body: str, warp: int, n: int) -> list[list[int]]:
    """Where each lane stores, by the interpreter."""
    module = msgspec.to_builtins(read_text(text(body), "lanes.ll"))
    wave = Wave(module=module, kernel="k", arguments={"p": START_OF_P, "n": n}, block_shape=(256, 1, 1), warp=warp)
    lanes = list(wave.lanes())
    assert all(one.trouble is None for one in lanes), lanes[0].trouble
    return [[own.address - START_OF_P for own in one.accesses] for one in lanes]


def read(own: SinkAccess, warp: int, n: int) -> list[list[int]]:
    found = []
    for lane in range(64):
        point = {"lane": lane, "warp": warp, "n": n}
        runs = all(value_at(part, point) for part in literals(own.path))
        assert not runs or value_at(own.ok, point)
        found.append([value_at(own.first, point)] if runs else [])
    return found


@pytest.mark.parametrize("xor", [5, 63])
def test_what_another_lane_has_is_what_the_interpreter_gives(xor: int):
    body = GIVEN.format(xor=xor)
    own = access(body)
    assert not own.why
    for warp, n in ((0, 40), (3, 230)):
        assert read(own, warp, n) == ran(body, warp, n)
    assert read(own, 1, 256) != ran(GIVEN.format(xor=xor ^ 1), 1, 256), "else this shows nothing"


SLIPS = {
    "a condition of another lane": ("%at = and i32 %who, 63", "%at = and i32 %l, 63"),
    "bytes that are not four": ("%by = shl i32 %who, 2", "%by = shl i32 %who, 3"),
    "another wave's number": ("%d = shl nuw nsw i32 %w, 2", "%d = shl nuw nsw i32 %w, 3"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_another_formula(slip: str):
    body = GIVEN.format(xor=5)
    other = body.replace(*SLIPS[slip])
    assert other != body
    assert read(access(other), 1, 100) == ran(other, 1, 100) != read(access(body), 1, 100)


BRANCHED = """  %l = and i32 %t, 63
  %in = icmp slt i32 %l, 40
  br i1 %in, label %a, label %b
a:
{body}  br label %b
b:
  ret void
"""
STORED = """  %x = sext i32 %o to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i32 0, ptr addrspace(1) %q, align 4
"""
NOT_FOLLOWED = {
    "where not all lanes are active": BRANCHED.replace(
        "{body}", "  %o = call i32 @llvm.amdgcn.ds.bpermute(i32 %l, i32 %l)\n" + STORED
    ),
    "differs between lanes by more than their numbers": "  %u = load i32, ptr addrspace(1) %p\n"
    "  %o = call i32 @llvm.amdgcn.ds.bpermute(i32 %t, i32 %u)\n" + STORED + "  ret void\n",
    "llvm.amdgcn.ballot.i64": "  %c = icmp slt i32 %t, %n\n  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %c)\n"
    "  %o = trunc i64 %votes to i32\n" + STORED + "  ret void\n",
}


@pytest.mark.parametrize("why", NOT_FOLLOWED)
def test_what_is_not_followed_is_said(why: str):
    assert why in access(NOT_FOLLOWED[why]).why


@pytest.mark.parametrize("word", ["trunc nuw i64", "lshr exact i64"])
def test_a_vote_that_a_word_may_make_poison_is_none(word: str):
    body = GIVEN.format(xor=5)
    kind = word.replace(word.split()[1] + " ", "")
    assert kind in body
    invented = [
        any("value_of" in str(v) for v in variables(access(own).path)) for own in (body, body.replace(kind, word))
    ]
    assert invented == [False, True]


def test_a_lane_that_is_not_active_gives_zero():
    body = BRANCHED.replace(
        "{body}",
        "  %f = xor i32 %l, 32\n  %by = shl i32 %f, 2\n  %s = shl i32 %l, 2\n  %m = add i32 %s, 400\n"
        "  %o = call i32 @llvm.amdgcn.ds.bpermute(i32 %by, i32 %m)\n" + STORED,
    )
    found = ran(body, 0, 1)
    assert [own[0] if own else None for own in found] == [
        4 * (lane ^ 32) + 400 if lane < 40 and lane ^ 32 < 40 else 0 if lane < 40 else None for lane in range(64)
    ]


def test_lanes_in_a_branch_ask_for_the_first_of_them_while_others_wait_behind_it():
    body = BRANCHED.replace(
        "{body}", "  %m = mul i32 %l, 4\n  %o = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %m)\n" + STORED
    ).replace("icmp slt i32 %l, 40", "icmp sgt i32 %l, 40")
    behind = "  %votes = call i64 @llvm.amdgcn.ballot.i64(i1 %in)\n  ret void\n"
    found = ran(body.replace("  ret void\n", behind), 0, 1)
    assert found == [[4 * 41] if lane > 40 else [] for lane in range(64)]


# a lane stores at an address that another one has, which comes in two halves
HALVES = """  %l = and i32 %t, 63
  %from = xor i32 %l, 5
  %by = shl i32 %from, 2
  %far = mul i32 %t, 12
  %near = add i32 %far, {by}
  %x = sext i32 %near to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  %beyond = getelementptr i8, ptr addrspace(1) %q, i64 {beyond}
  %i = ptrtoint ptr addrspace(1) %q to i64
  %j = ptrtoint ptr addrspace(1) %beyond to i64
  %h = lshr i64 %i, 32
  %hi = trunc i64 %h to i32
  %lo = trunc i64 %i to i32
  %low = call i32 @llvm.amdgcn.ds.bpermute(i32 %by, i32 %lo)
  %high = call i32 @llvm.amdgcn.ds.bpermute(i32 %by, i32 %hi)
  %some = insertelement <2 x i32> poison, i32 %low, i64 0
  %both = insertelement <2 x i32> %some, i32 %high, i64 1
  %whole = bitcast <2 x i32> %both to i64
  %r = inttoptr i64 %whole to ptr addrspace(1)
  store i32 0, ptr addrspace(1) %r, align 4
  ret void
"""
OTHER_HALVES = {
    "in the other order": ("i32 %low, i64 0", "i32 %high, i64 0"),
    "the lower one twice": ("i32 %high, i64 1", "i32 %low, i64 1"),
    "other bits": ("%h = lshr i64 %i, 32", "%h = lshr i64 %i, 31"),
    "fewer bits": ("%h = lshr i64 %i, 32", "%h = lshr i64 %i, 33"),
    "the upper one of another address": ("%h = lshr i64 %i, 32", "%h = lshr i64 %j, 32"),
    "the upper one of another lane": ("%by, i32 %hi)", "%t, i32 %hi)"),
    "a lower one that is moved": ("%lo = trunc i64 %i to i32", "%k = add i64 %i, 4\n  %lo = trunc i64 %k to i32"),
}


@pytest.mark.parametrize("by", [0, -480])
def test_an_address_in_halves_is_that_address(by: int):
    """Also one before its object, of which nobody knows whether it is a number below zero."""
    body = HALVES.format(by=by, beyond=4294967360)
    own = access(body)
    assert not own.why
    assert read(own, 1, 1) == ran(body, 1, 1)


@pytest.mark.parametrize("by", [0, -480])
def test_halves_of_two_addresses_may_be_a_third_one(by: int):
    """The upper one of an address 2^33 bytes behind, and the lower one: that is the address behind."""
    body = HALVES.format(by=by, beyond=1 << 33).replace(*OTHER_HALVES["the upper one of another address"])
    own = access(body)
    assert not own.why
    assert read(own, 1, 1) == ran(body, 1, 1) != read(access(HALVES.format(by=by, beyond=0)), 1, 1)


@pytest.mark.parametrize("by", [0, -480])
@pytest.mark.parametrize("slip", OTHER_HALVES)
def test_other_halves_are_no_address(slip: str, by: int):
    body = HALVES.format(by=by, beyond=4294967360)
    other = body.replace(*OTHER_HALVES[slip])
    assert other != body
    assert access(other).why


# behind a loop whose carried %r is 0, 1, 0, 1, ... a lane stores where another one says
BEHIND = """  %l = and i32 %t, 63
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %r = phi i32 [ 0, %0 ], [ %s, %loop ]
  %y = add i32 %r, 1
  %e = icmp slt i32 %y, 2
  %s = select i1 %e, i32 %y, i32 0
  %j = add nuw nsw i32 %i, 1
  %g = icmp slt i32 %j, %n
  br i1 %g, label %loop, label %out
out:
  %from = xor i32 %l, 5
  %by = shl i32 %from, 2
  %far = mul i32 %l, 12
  %more = mul i32 %r, 1024
  %m = add i32 %far, %more
  %o = call i32 @llvm.amdgcn.ds.bpermute(i32 %by, i32 %m)
  %x = sext i32 %o to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
"""
LOADED = "  %u = load i32, ptr addrspace(1) %p\n  %l = and i32 %t, 63\n"
LEFT_APART = {
    "it begins with the lane": ("%r = phi i32 [ 0, %0 ]", "%r = phi i32 [ %l, %0 ]"),
    "it hangs on the lane": ("%s = select i1 %e, i32 %y, i32 0", "%s = select i1 %e, i32 %y, i32 %l"),
    "the lane says how often": ("%g = icmp slt i32 %j, %n", "%g = icmp slt i32 %j, %l"),
    "a number that is loaded says how often": ("%g = icmp slt i32 %j, %n", "%g = icmp slt i32 %j, %u"),
    "a number that is loaded is carried": ("%s = select i1 %e, i32 %y, i32 0", "%s = select i1 %e, i32 %y, i32 %u"),
    "the iteration is asked for": ("%more = mul i32 %r, 1024", "%more = mul i32 %i, 1024"),
}


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_what_a_loop_left_in_all_lanes_alike_is_what_another_lane_has(turns: int):
    own = access(BEHIND)
    assert not own.why
    carried = {"t@loop": turns - 1, "%r@loop": (turns - 1) % 2}
    found = [[value_at(own.first, {"lane": lane, "warp": 0, "n": turns, **carried})] for lane in range(64)]
    assert found == ran(BEHIND, 0, turns)


@pytest.mark.parametrize("slip", LEFT_APART)
def test_what_lanes_may_have_left_apart_is_no_other_lane_s(slip: str):
    other = BEHIND.replace("  %l = and i32 %t, 63\n", LOADED).replace(*LEFT_APART[slip])
    why = access(other).why
    assert "differs between lanes" in why or "not all lanes are active" in why
    assert not access(BEHIND.replace("  %l = and i32 %t, 63\n", LOADED)).why, "else this shows nothing"


# in a loop that carries a number which grows from the lane's own on, and whose facts say so
GROWS = """  %l = and i32 %t, 63
  %from = xor i32 %l, 5
  %by = shl i32 %from, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %in ]
  %c = phi i32 [ %l, %0 ], [ %d, %in ]
  %odd = and i32 %i, 1
  %e = icmp eq i32 %odd, 0
  %up = add i32 %c, 64
  %d = select i1 %e, i32 %up, i32 %c
  %j = add nuw nsw i32 %i, 1
  %g = icmp slt i32 %j, %n
  %on = {on}
  br i1 %on, label %a, label %in
a:
  %far = mul i32 %l, 12
  %o = call i32 @llvm.amdgcn.ds.bpermute(i32 %by, i32 %far)
  %x = sext i32 %o to i64
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i32 0, ptr addrspace(1) %q, align 4
  br label %in
in:
  br i1 %g, label %loop, label %out
out:
  ret void
"""


def in_loop(on: str) -> SinkAccess:
    """As it is read where all may be assumed that is proved later."""
    module = read_text(text(GROWS.replace("{on}", on)), "lanes.ll")
    launch = replace(Launch.of((256, 1, 1)), arbitrary=True, endless=True)
    return trace(module, choose(module, None), launch, Assuming(signs=True)).accesses[-1]


def test_what_holds_of_every_lane_in_a_loop_leaves_none_out():
    own = in_loop("icmp eq i32 %odd, 0")
    assert not own.why
    assert "lane" in {v.payload[0] for v in variables(own.path)}, "else this shows nothing"


@pytest.mark.parametrize("on", ["icmp slt i32 %c, 99", "icmp sge i32 %c, %l", "icmp slt i32 %l, 9"])
def test_what_is_asked_of_a_lane_in_a_loop_may_leave_it_out(on: str):
    assert ("not all lanes are active" in in_loop(on).why) is (on != "icmp sge i32 %c, %l"), "that always holds"
