"""What the interpreter of PTX reads, refuses by name, and calls undefined."""

import time

import numpy as np
import pytest
from ptx_running import outcome
from tileprove.concrete.interpreter import ptx

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
REGISTERS = ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>;\n"


def kernel(body, before="", limits=""):
    text = f"{HEAD}{before}\n.visible .entry k(.param .u64 out, .param .u32 n) {limits} {{\n{REGISTERS}"
    return ptx.read(f"{text}ld.param.u64 %rd0, [out]; ld.param.u32 %r0, [n];\n{body}\nret;\n}}\n")["k"]


def run(body, n=0, block=(1, 1, 1), before="", limits="", **more):
    return outcome(kernel(body, before, limits), ("out", n), (1, 1, 1), block, {"out": np.zeros(64, np.int32)}, **more)


def stored(body, n=0, block=(1, 1, 1), **more):
    """What each thread leaves in %r1."""
    body = f"mov.u32 %r8, %tid.x; mad.wide.u32 %rd0, %r8, 4, %rd0;\n{body}\nst.global.u32 [%rd0], %r1;"
    return run(body, n, block, **more).array("out", np.int32)[: block[0]].tolist()


def whats(body, n=0, block=(1, 1, 1), **more):
    return {event.what for event in run(body, n, block, **more).undefined}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: there is no .version"),
        (f"{HEAD}.visible .entry k(", "line 4: a directive is expected"),
        (f"{HEAD}.visible .entry k() {{ mov.u32 %r1, ", "line 4"),
        (f"{HEAD}.visible .entry k() {{ ret;", "line 4: the end of the function"),
        (f"{HEAD}.visible .entry k() {{ \x00 }}", "is no word of PTX"),
        (f"{HEAD}.unheard .b8 x;", "line 4: .unheard is not known"),
        (f"{HEAD}.global .b8 x[{1 << 50}];", "line 4: x has a size"),
        (f"{HEAD}.visible .entry k() {{ mov.u32 {'{' * 99}; }}", "less nested"),
        (".version 8.0\n.target sm_90\n.address_size 32\n", "not of 64 bits"),
    ],
)
def test_a_text_that_is_wrong_is_refused_with_its_line(text, said):
    with pytest.raises(ptx.TextError, match=said):
        ptx.read(text)


def test_what_is_not_run_is_named_with_its_line_when_a_thread_comes_there():
    own = kernel("setp.ne.u32 %p1, %r0, 0;\n@%p1 suld.b.1d.b32.trap %r1, [%rd1, {%r2}];")
    assert own.unknown() == ["line 9: suld is not run"]
    memory = {"out": np.zeros(1, np.int32)}
    with pytest.raises(ptx.NotRun, match="line 9: suld is not run"):
        outcome(own, ("out", 1), (1, 1, 1), (1, 1, 1), memory)


def test_names_between_braces_hide_those_around_them():
    body = "mov.u32 %r1, 7;\n{ .reg .b32 %r<3>; mov.u32 %r1, 9; { bra $L; $L: } }\nbra $L; mov.u32 %r1, 8;\n$L:"
    assert stored(body) == [7]


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("div.u32 %r1, %r0, 0;", "division by zero"),
        ("mov.u32 %r2, 0x80000000; rem.s32 %r1, %r2, -1;", "overflowing division"),
        ("add.u32 %r1, %r2, 1;", "unset"),
        ("st.global.u32 [%rd0+256], %r0;", "outside"),
        ("st.global.u32 [%rd0+-4], %r0;", "outside"),
        ("st.global.u32 [%rd0+2], %r0;", "alignment"),
        ("ld.global.v4.u32 {%r1,%r2,%r3,%r4}, [%rd0+8];", "alignment"),
        ("trap;", "trap"),
        ("bfe.u64 %rd1, %rd0, 256, 1;", "field"),
        ("shfl.sync.idx.b32 %r1|%p1, %r0, 5, 31, 1;", "lane"),
        ("shfl.sync.idx.b32 %r1|%p1, %r0, 0, 31, 2;", "membermask"),
    ],
)
def test_what_no_kernel_may_do_is_told(body, what):
    assert whats(body) == {what}


@pytest.mark.parametrize(
    "body",
    [
        "div.u32 %r1, %r0, 1;", "mov.u32 %r2, 0x80000001; rem.s32 %r1, %r2, -1;", "st.global.u32 [%rd0+252], %r0;",
        "ld.global.v4.u32 {%r1,%r2,%r3,%r4}, [%rd0+16];", "bfe.u64 %rd1, %rd0, 255, 255;",
        "shfl.sync.idx.b32 %r1|%p1, %r0, 0, 31, 1;", "shl.b32 %r1, %r0, 32;",
    ],
)  # fmt: skip
def test_and_the_last_thing_that_it_may_do_is_not(body):
    assert whats(body) == set()


def test_shared_memory_is_of_the_block_and_nothing_stands_there():
    before = ".extern .shared .align 4 .b8 tile[];"
    body = "mov.u32 %r2, tile; shl.b32 %r3, %r8, 2; add.u32 %r2, %r2, %r3; add.u32 %r4, %r8, 5; st.shared.u32 [%r2], %r4;\n"
    turn = "bar.sync 0; xor.b32 %r3, %r3, 4; mov.u32 %r2, tile; add.u32 %r2, %r2, %r3; ld.shared.u32 %r1, [%r2];"
    assert stored(body + turn, block=(4, 1, 1), before=before, shared=16) == [6, 5, 8, 7]
    assert whats("ld.shared.u32 %r1, [tile];", before=before, shared=16) == {"unset"}
    assert whats("st.shared.u32 [tile+12], %r0;", before=before, shared=16) == set()
    assert whats("st.shared.u32 [tile+16], %r0;", before=before, shared=16) == {"outside"}


def test_generic_addresses_lead_to_every_space():
    before = ".const .align 4 .b32 four[2] = {4, 44};\n.global .align 8 .u64 place = generic(four)+4;"
    body = """.shared .align 4 .b32 s; .local .align 4 .b32 l;
cvta.shared.u64 %rd1, s; mov.u64 %rd3, l; cvta.local.u64 %rd2, %rd3; ld.global.u64 %rd4, [place];
st.u32 [%rd1], 5; st.u32 [%rd2], 6; ld.shared.u32 %r2, [s]; ld.local.u32 %r3, [l]; ld.u32 %r4, [%rd4];
isspacep.shared %p1, %rd1; isspacep.local %p2, %rd1; isspacep.global %p3, %rd0; selp.u32 %r5, 100, 0, %p1;
selp.u32 %r6, 1000, 0, %p2; selp.u32 %r7, 10000, 0, %p3;
add.u32 %r1, %r2, %r3; add.u32 %r1, %r1, %r4; add.u32 %r1, %r1, %r5; add.u32 %r1, %r1, %r6; add.u32 %r1, %r1, %r7;"""
    assert stored(body, before=before) == [5 + 6 + 44 + 100 + 10000]


def test_an_address_of_another_space_leads_nowhere():
    body = ".shared .align 4 .b32 s; st.shared.u32 [s], 1; cvta.shared.u64 %rd1, s; ld{}.u32 %r1, [%rd1];"
    assert whats(body.format(".global")) == {"space", "outside"}
    assert whats(body.format("")) == set()


def test_functions_are_called_by_name_and_by_address():
    before = """.func (.param .b32 back) twice(.param .b32 x) { .reg .b32 %r<3>; ld.param.u32 %r1, [x];
add.u32 %r1, %r1, %r1; st.param.b32 [back], %r1; ret; }
.func (.reg .b32 b) more(.reg .b32 a) { add.u32 b, a, 100; ret; }
.global .align 8 .u64 table[2] = {twice, more};"""
    body = """{ .param .b32 a; .param .b32 r; st.param.b32 [a], %r0; ld.global.u64 %rd1, [table];
proto: .callprototype (.param .b32 _) _ (.param .b32 _);
call (r), %rd1, (a), proto; ld.param.b32 %r1, [r]; }
call.uni (%r1), more, (%r1);"""
    assert stored(body, n=21, before=before) == [142]


def test_a_table_of_branches():
    body = """mov.u32 %r1, 1; mov.u32 %r2, %tid.x;
ways: .branchtargets $A, $B, $C;
brx.idx %r2, ways;
$A: add.u32 %r1, %r1, 10;
$B: add.u32 %r1, %r1, 100;
$C: add.u32 %r1, %r1, 1000;"""
    assert stored(body, block=(3, 1, 1)) == [1111, 1101, 1001]


def test_cp_async_copies_what_the_source_has_and_zeros():
    body = """.shared .align 16 .b8 s[16]; mov.u32 %r2, s; st.global.u32 [%rd0+16], 7; st.global.u32 [%rd0+20], 8;
cp.async.ca.shared.global [%r2], [%rd0+16], 16, 4; cp.async.commit_group; cp.async.wait_group 0;
ld.shared.v4.u32 {%r1, %r2, %r3, %r4}, [s]; mad.lo.u32 %r1, %r2, 100, %r1;"""
    assert stored(body) == [7]
    copied = [event for event in run(body).touches if event.line == 9]
    assert [(event.kind, event.space, event.byte, event.bytes) for event in copied] == [
        ("load", "global", 16, 4), ("store", "shared", 0, 16),
    ]  # fmt: skip


@pytest.mark.parametrize("turned", [False, True])
def test_ldmatrix_spreads_rows_over_the_warp(turned):
    how = ".trans" if turned else ""
    body = f""".shared .align 16 .b8 s[256]; mov.u32 %r2, s; mov.u32 %r3, %tid.x; shl.b32 %r4, %r3, 3;
add.u32 %r5, %r2, %r4;
shl.b32 %r6, %r3, 2; mad.lo.u32 %r6, %r6, 0x10001, 0x10000; mad.lo.u32 %r7, %r3, 0x40004, 0x30002;
st.shared.v2.u32 [%r5], {{%r6, %r7}}; bar.sync 0; and.b32 %r3, %r3, 15; shl.b32 %r4, %r3, 4; add.u32 %r5, %r2, %r4;
ldmatrix.sync.aligned.m8n8.x2{how}.shared.b16 {{%r3, %r1}}, [%r5];"""
    matrix = np.arange(64, 128).reshape(8, 8)
    lanes = (matrix.T if turned else matrix).reshape(32, 2)
    assert stored(body, block=(32, 1, 1)) == [int(low | high << 16) for low, high in lanes]
    rows = [event for event in run(body, block=(32, 1, 1)).touches if event.bytes == 16]
    assert sorted((event.thread[0], event.byte) for event in rows) == [(lane, 16 * lane) for lane in range(16)]


def test_threads_that_wait_for_nobody_are_told():
    body = "mov.u32 %r2, %tid.x; setp.eq.u32 %p1, %r2, 0;\n@%p1 bar.sync 1, 64;"
    with pytest.raises(ptx.UndefinedBehaviour, match="on line 9: threads wait there for others"):
        run(body, block=(32, 1, 1))
    assert run("mov.u32 %r2, %tid.x; setp.eq.u32 %p1, %r2, 0;\n@%p1 bar.sync 0;", block=(32, 1, 1)).run.blocks == 1, (
        "those that ended are not waited for"
    )


def test_a_loop_without_an_end_meets_its_deadline():
    with pytest.raises(ptx.OutOfTime, match="time is over, bra"):
        run("$L: bra $L;", deadline=time.monotonic() + 0.1)


def test_where_the_system_keeps_shared_memory_for_itself_is_not_made_up():
    """Groups of warps wait for each other there; at an address by chance they would do so until the time is over."""
    with pytest.raises(ptx.NotRun, match="line 9: shared memory that the system keeps"):
        stored("mov.u32 %r1, %reserved_smem_offset_1;")
    assert run("mov.u32 %r1, %smid;").run.made_up


def test_approximate_instructions_are_named():
    found = run("ex2.approx.f32 %f1, 0f40400000; st.global.f32 [%rd0], %f1;")
    assert found.run.approximated == ["ex2.approx.f32 on line 8"]
    assert found.array("out", np.float32)[0] == 8.0


@pytest.mark.parametrize("text", ["15.", "15.0", "-15.25", "1.5e1", "15e-1", "0.1", "-2."])
def test_a_decimal_constant_is_rounded_to_its_format(text: str):
    found = run(f"mov.f32 %f1, {text}; st.global.f32 [%rd0], %f1;")
    assert found.array("out", np.float32)[0] == np.float32(float(text))


def test_a_sum_without_a_rounding_may_be_fused_and_is_named():
    before = "mov.f32 %f1, 0f3F800000; "
    assert run(f"{before}add.f32 %f1, %f1, %f1;").run.approximated == ["add.f32 on line 8"]
    assert run(f"{before}add.rn.f32 %f1, %f1, %f1;").run.approximated == []


def test_a_huge_variable_takes_no_room():
    found = run("ld.global.u8 %r1, [x+200000000000];", before=f".global .b8 x[{1 << 38}];")
    assert [(event.memory, event.value) for event in found.touches if event.space == "global"] == [("x", 0)]
    assert not found.undefined


def test_an_access_of_another_kind_is_no_access():
    assert kernel("st.async.shared::cluster.u32 [%r1], %r2, [%r3];").unknown() == [
        "line 8: st.async.shared::cluster.u32 is not run"
    ]


def test_a_block_fits_what_the_kernel_says():
    assert run("", block=(64, 1, 1), limits=".maxntid 64, 1, 1").run.blocks == 1
    with pytest.raises(ptx.NotRun, match="at most 64 threads"):
        run("", block=(65, 1, 1), limits=".maxntid 64, 1, 1")
    with pytest.raises(ptx.NotRun, match="runs with blocks of"):
        run("", block=(32, 2, 1), limits=".reqntid 64, 1, 1")
