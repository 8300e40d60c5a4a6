"""On which bits of a thread's number values hang: brute force over lanes, and whatever is not followed hangs on all."""

from __future__ import annotations

import random

import pytest
from tileprove.prover.compiled import hanging
from tileprove.prover.compiled.hanging_ir import HangingIr
from tileprove.prover.compiled.hanging_ptx import HangingPtx
from tileprove.prover.kernels.binding.reading import read_text

HEAD = """.version 8.7
.target sm_90a
.address_size 64
.extern .shared .align 16 .b8 smem[];
.visible .entry k(.param .u64 .ptr .global .align 16 x, .param .u32 n) .reqntid 128
{
	.reg .pred %p<9>;
	.reg .b16 %rs<9>;
	.reg .b32 %r<40>;
	.reg .b64 %rd<9>;
	mov.u32 %r1, %tid.x;
	mov.b32 %r2, smem;
	ld.param.b64 %rd1, [x];
	mul.wide.u32 %rd2, %r1, 4;
	add.s64 %rd3, %rd1, %rd2;
	ld.global.b32 %r10, [%rd3];
"""
ALL, WARPS = 127, 96
EXCHANGE = "shfl.sync.bfly.b32 {y}, {x}, {by}, 31, -1;\n{f} {d}, {x}, {y};\n"


def hangs(body: str, value: str = "%r20", changing: bool = False) -> int:
    """On what hangs what is stored at the end."""
    text = f"{HEAD}{body}\nst.shared.b32 [%r2], {value};\nret;\n}}\n"
    own = HangingPtx(text, "k", 128, lambda line: changing)
    return own.stored[max(own.stored)]


def butterfly(f: str = "add.f32", by: tuple[int, ...] = (16, 8, 4, 2, 1)) -> str:
    """A value of a lane and that of another one, again and again: the last is in %r20."""
    made, now = "", "%r10"
    for number, each in enumerate(by):
        last = "%r20" if number + 1 == len(by) else f"%r{11 + number}"
        made += EXCHANGE.format(f=f, x=now, y=f"%r{30 + number}", d=last, by=each)
        now = last
    return made


def test_a_sum_of_all_lanes_hangs_on_the_warp_alone():
    assert hangs(butterfly()) == WARPS
    assert hangs(butterfly("max.f32")) == WARPS
    assert hangs(butterfly(by=(16, 8, 2, 1))) == WARPS | 4


@pytest.mark.parametrize("slip", [
    lambda own: own.replace("add.f32", "sub.f32"),
    lambda own: own.replace(", 31, -1", ", 15, -1"),
    lambda own: own.replace(", 31, -1", ", 31, 0xffff"),
    lambda own: own.replace("bfly", "down"),
    lambda own: own.replace("add.f32 %r20, %r14, %r34", "add.f32 %r20, %r13, %r34"),
    lambda own: own.replace("add.f32 %r20", "mov.u32 %r14, %r10;\nadd.f32 %r20"),
    lambda own: own.replace("add.f32 %r20", "bar.red.popc.u32 %r14, 0, %p1;\nadd.f32 %r20"),
    lambda own: own.replace("add.f32 %r20", "@%p1 add.f32 %r20"),
    lambda own: own.replace("shfl", "@%p1 shfl"),
    lambda own: f"setp.lt.u32 %p1, %r1, 7;\n@%p1 bra OUT;\n{own}\nOUT:",
])  # fmt: skip
def test_of_something_else_it_hangs_on_more(slip):
    assert hangs(slip(butterfly())) & ~WARPS


def test_a_number_is_one_value_whichever_way_a_lane_took():
    parted = "setp.lt.u32 %p1, %r1, 7;\n@%p1 bra OUT;\nmov.b32 %r20, 7;\nOUT:"
    assert hangs(parted, "7") == 0
    assert hangs(parted, "0f3F800000") == 0
    assert hangs(parted) == ALL
    assert hangs(parted.replace("OUT:", "OUT: st.shared.v2.b32 [%r2], {%r20, 0};"), "7") == 0
    both = f"{HEAD}{parted}\nst.shared.b32 [%r2], 0; st.shared.b32 [%r2], %r20;\nret;\n}}\n"
    assert set(HangingPtx(both, "k", 128, lambda line: False).stored.values()) == {ALL}  # of several in one line, all
    many = f"{HEAD}{parted}\nst.shared.v2.b32 [%r2], {{0, %r20}};\nret;\n}}\n"
    assert set(HangingPtx(many, "k", 128, lambda line: False).stored.values()) == {ALL}


def test_a_label_to_which_is_jumped_ends_what_is_known_of_a_shuffle():
    last = "add.f32 %r20"
    own = butterfly().replace(last, f"BACK:\n{last}") + "\nsetp.lt.u32 %p1, %r3, 7;\n@%p1 bra BACK;"
    assert hangs(own) & ~WARPS


@pytest.mark.parametrize(("body", "on"), [
    ("shr.u32 %r20, %r1, 3;\nand.b32 %r20, %r20, 12;", None),  # put twice into one register: on both
    ("shr.u32 %r3, %r1, 3;\nand.b32 %r20, %r3, 12;", 96),
    ("shl.b32 %r3, %r1, 2;\nand.b32 %r20, %r3, 12;", 3),
    ("and.b32 %r3, %r1, 96;\nadd.s32 %r20, %r3, 1;", 96),
    ("and.b32 %r3, %r1, 96;\nadd.s32 %r4, %r3, 1;\nand.b32 %r20, %r4, 31;", 0),
    ("and.b32 %r3, %r1, 1;\nadd.s32 %r4, %r3, 1;\nand.b32 %r20, %r4, 2;", 1),
    ("bfe.s32 %r3, %r1, 3, 1;\nand.b32 %r20, %r3, 1088;", 8),
    ("bfe.u32 %r20, %r1, 5, 2;", 96),
    ("or.b32 %r20, %r1, 31;", 96),
    ("xor.b32 %r3, %r1, 5;\nand.b32 %r20, %r3, 4;", 4),
    ("mov.u32 %r20, %laneid;", ALL),
    ("mov.u32 %r20, %ctaid.x;", 0),
    ("activemask.b32 %r20;", ALL),
    ("@%p1 mov.u32 %r20, 7;", ALL),
    ("and.b32 %r3, %r1, 96;\nadd.s32 %r4, %r2, %r3;\nld.shared.b32 %r20, [%r4];", 96),
    ("and.b32 %r3, %r1, 96;\nadd.s32 %r4, %r2, %r3;\nld.volatile.shared.b32 %r20, [%r4];", ALL),
    ("movmatrix.sync.aligned.m8n8.trans.b16 %r20, %r2;", ALL),
    ("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r20}, [%r2];", 31),
])  # fmt: skip
def test_bits_of_integers_and_loads(body: str, on: int | None):
    assert hangs(body) == (on if on is not None else hangs(body) | 96)


def test_what_somebody_may_write_is_anything():
    body = "and.b32 %r3, %r1, 96;\nmul.wide.u32 %rd4, %r3, 4;\nadd.s64 %rd5, %rd1, %rd4;\nld.global.b32 %r20, [%rd5];"
    assert hangs(body) == WARPS
    assert hangs(body, changing=True) == ALL


def test_vectors_count_whole():
    assert hangs("cvt.u16.u32 %rs1, %r1;\nmov.b32 %r20, {%rs1, %rs1};") == ALL
    text = f"{HEAD}st.shared.v4.b32 [%r2], {{%r2, %r2, %r2, %r10}};\nret;\n}}\n"
    assert list(HangingPtx(text, "k", 128, lambda line: False).stored.values()) == [ALL]


def test_integers_against_all_threads():
    """Random straight code: two threads with two values differ in a bit on which the value hangs."""
    chance, names = random.Random(3), ["%r1", "%r5"]
    makers = {
        "and.b32": lambda a, b: a & b, "or.b32": lambda a, b: a | b, "xor.b32": lambda a, b: a ^ b,
        "add.s32": lambda a, b: a + b, "sub.s32": lambda a, b: a - b, "mul.lo.s32": lambda a, b: a * b,
        "shl.b32": lambda a, b: a << b, "shr.u32": lambda a, b: a >> b,
    }  # fmt: skip
    for _ in range(150):
        values = {"%r1": list(range(128)), "%r5": [9] * 128}
        lines, own = ["mov.u32 %r5, 9;"], list(names)
        for number in range(6):
            name, (made, do) = f"%r{11 + number}", chance.choice(list(makers.items()))
            first, second = chance.choice(own), chance.choice([chance.choice(own), chance.randrange(1, 20)])
            if made.startswith("sh"):
                second = chance.randrange(0, 9)
            lines.append(f"{made} {name}, {first}, {second};")
            right = values[second] if isinstance(second, str) else [second] * 128
            values[name] = [do(a, b) & 0xFFFFFFFF for a, b in zip(values[first], right, strict=True)]
            own.append(name)
        on = hangs("\n".join(lines), own[-1])
        seen: dict[int, int] = {}
        for thread, value in enumerate(values[own[-1]]):
            assert seen.setdefault(thread & on, value) == value, lines


@pytest.mark.parametrize("by", range(1, 8))
@pytest.mark.parametrize("on", range(8))
def test_an_exchange_against_all_lanes(by: int, on: int):
    left = hanging.exchanged(on, by)
    x = [hash((lane & on, "x")) for lane in range(8)]
    y = [frozenset((x[lane], x[lane ^ by])) for lane in range(8)]
    assert all(y[a] == y[b] for a in range(8) for b in range(8) if a & left == b & left)


IR = """target triple = "amdgcn-amd-amdhsa"
@smem = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @k(ptr addrspace(1) %x) {{
  %t = tail call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %x, i32 %t
  %v = load float, ptr addrspace(1) %p
{body}
  store float %r, ptr addrspace(3) @smem, align 4
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare float @llvm.amdgcn.readlane.f32(float, i32)
declare {{ i32, i32 }} @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)
declare float @llvm.maxnum.f32(float, float)
"""
DPP = """  %i = bitcast float %v to i32
  %d = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %i, i32 {control}, i32 15, i32 15, i1 true)
  %y = bitcast i32 %d to float
  %r = {f}"""
ADD, SUB, MAX = "fadd float %v, %y", "fsub float %v, %y", "call float @llvm.maxnum.f32(float %y, float %v)"
PERMUTE = """  %i = bitcast float %v to i32
  %a = shl i32 %t, 2
  %b = xor i32 %a, {by}
  %d = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 %i)
  %y = bitcast i32 %d to float
  %r = fadd float %v, %y"""
SWAP = """  %i = bitcast float %v to i32
  %s = tail call {{ i32, i32 }} @llvm.amdgcn.permlane32.swap(i32 %i, i32 {other}, i1 false, i1 false)
  %d = extractvalue {{ i32, i32 }} %s, 0
  %r = bitcast i32 %d to float"""
PARTED = """  %c = icmp ult i32 %t, {end}
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %r = phi float [ 1.0, %0 ], [ 2.0, %yes ]"""


@pytest.mark.parametrize(("body", "on"), [
    (DPP.format(control=177, f=ADD), 254), (DPP.format(control=78, f=MAX), 253), (DPP.format(control=27, f=ADD), 255),
    (DPP.format(control=177, f=SUB), 255), (DPP.format(control=273, f=ADD), 255),
    (PERMUTE.format(by=128), 223), (PERMUTE.format(by=64), 239), (PERMUTE.format(by=2), 255), (PERMUTE.format(by=256), 255),
    (SWAP.format(other="%i").replace("{{", "{").replace("}}", "}"), 223),
    (SWAP.format(other="%t").replace("{{", "{").replace("}}", "}"), 255),
    ("  %r = call float @llvm.amdgcn.readlane.f32(float %v, i32 63)", 192),
    ("  %r = call float @llvm.amdgcn.readlane.f32(float %v, i32 %t)", 255),
    (PARTED.format(end=64), 255), (PARTED.format(end="7").replace("icmp ult i32 %t", "icmp ult i32 3"), 0),
    ("  %r = freeze float %v", 255),
    ("  %r = fadd float undef, 1.0", 255), ("  %r = select i1 true, float 1.0, float poison", 255),
    ("  %w = insertelement <1 x float> poison, float 1.0, i32 0\n  %r = extractelement <1 x float> %w, i32 0", 0),
])  # fmt: skip
def test_lanes_of_amd(body: str, on: int):
    kernel = read_text(IR.format(body=body), "k").kernels[0]
    assert list(HangingIr(kernel, 256, lambda i: False).stored.values()) == [on]


def test_a_number_of_amd_is_one_value_whichever_way_a_lane_took():
    loop = """  br label %again
again:
  %j = phi i32 [ %t, %0 ], [ %k, %again ]
  %k = add i32 %j, 1
  %r = bitcast i32 %j to float
  %c = icmp ult i32 %k, 64
  br i1 %c, label %again, label %out
out:"""
    for stored, on in (("%r", 255), ("1.0", 0), ("poison", 255)):
        text = IR.format(body=loop).replace("store float %r", f"store float {stored}")
        kernel = read_text(text, "k").kernels[0]
        assert list(HangingIr(kernel, 256, lambda i: False).stored.values()) == [on]


def test_a_float_that_somebody_may_write_is_anything():
    kernel = read_text(IR.format(body="  %r = load float, ptr addrspace(1) %x"), "k").kernels[0]
    assert list(HangingIr(kernel, 256, lambda i: False).stored.values()) == [0]
    assert list(HangingIr(kernel, 256, lambda i: True).stored.values()) == [255]
