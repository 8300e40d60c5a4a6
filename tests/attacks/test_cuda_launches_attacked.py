"""Launches of PTX of our own that were proved and are wrong, or not asked about: each with a right twin beside it."""

import json

import pytest
from tileprove.prover.cli import run
from tileprove.prover.cuda.stating import Builder

HEAD = ".version 8.8\n.target sm_100\n.address_size 64\n"
REGISTERS = ".reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f64 %fd<9>; .reg .pred %p<4>;"

# the thread of two 32-bit fields that are loaded as one: n is the low half, the index is past it by the upper one
PAIR = f"""{HEAD}.visible .entry k(.param .u64 k_param_0, .param .align 8 .b8 k_param_1[8])
{{
    {REGISTERS}
    ld.param.b64 %rd1, [k_param_1];
    ld.param.u64 %rd2, [k_param_0];
    mov.b64 {{%r1, %r2}}, %rd1;
    mov.u32 %r3, %tid.x;
    setp.ge.u32 %p1, %r3, %r1;
    @%p1 ret;
    add.s32 %r4, %r3, %r2;
    mul.wide.s32 %rd3, %r4, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], %r3;
    ret;
}}
"""
VECTOR = PAIR.replace("ld.param.b64 %rd1, [k_param_1];", "ld.param.v2.u32 {%r1, %r2}, [k_param_1];").replace(
    "mov.b64 {%r1, %r2}, %rd1;", ""
)
WIDE = f"""{HEAD}.visible .entry k(.param .u64 k_param_0)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [k_param_0];
    mov.u32 %r3, %tid.x;
    mul.wide.s32 %rd3, %r3, 32;
    add.s64 %rd4, %rd1, %rd3;
    ld.global.LOAD [%rd4];
    ret;
}}
"""
COUNT = f"""{HEAD}.visible .global .align 4 .b8 count[1024];
.visible .entry k()
{{
    {REGISTERS}
    mov.u32 %r3, %tid.x;
    SHIFT
    mul.wide.u32 %rd3, %r3, 4;
    mov.u64 %rd1, count;
    add.s64 %rd4, %rd1, %rd3;
    st.global.u32 [%rd4], %r3;
    ret;
}}
"""
PLAIN = f"""{HEAD}.visible .entry _Z1kPii(.param .u64 _Z1kPii_param_0, .param .u32 _Z1kPii_param_1)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [_Z1kPii_param_0];
    ld.param.u32 %r1, [_Z1kPii_param_1];
    st.global.u32 [%rd1], %r1;
    ret;
}}
"""
# thousands by n - m where that is positive, and by m - 3, which may be zero
DIVIDED = f"""{HEAD}.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1, .param .u32 k_param_2)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [k_param_0];
    ld.param.u32 %r1, [k_param_1];
    ld.param.u32 %r2, [k_param_2];
    mov.u32 %r5, 0;
    setp.le.s32 %p1, %r1, %r2;
    @%p1 bra NEXT;
    sub.s32 %r3, %r1, %r2;
    div.s32 %r5, 1000, %r3;
NEXT:
    sub.s32 %r4, %r2, 3;
    div.s32 %r6, 1000, %r4;
    add.s32 %r7, %r5, %r6;
    st.global.u32 [%rd1], %r7;
    ret;
}}
"""
# thread i of 32 stores this much at STEP * i
STORED = f"""{HEAD}.visible .entry k(.param .u64 k_param_0)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [k_param_0];
    mov.u32 %r3, %tid.x;
    mul.wide.s32 %rd3, %r3, STEP;
    add.s64 %rd4, %rd1, %rd3;
    st.global.STORE [%rd4], %r3;
    ret;
}}
"""


@pytest.fixture
def check(tmp_path, capsys):
    """Claim -> verdict of a launch of the kernel, the exit code, and the complaints."""

    def checked(text, arguments, sizes="", given="", **said):
        (tmp_path / "k.ptx").write_text(text)
        extents = {"block": 32, "grid": 1, **said}
        words = ", ".join(f"{name}={value!r}" for name, value in extents.items())
        (tmp_path / "launches.py").write_text(
            f"from tileprove.cuda import *\n\n\n@cuda_launch('k.ptx', {words})\ndef own({sizes}):\n"
            f"    given({given})\n    return {arguments}\n"
        )
        capsys.readouterr()
        code = run(["cuda", "check", str(tmp_path / "launches.py"), "--no-cache", "--conditions", "0", "--json", "-"])
        out, complaints = capsys.readouterr()
        records = json.loads(out)["obligations"] if out.strip() else []
        return {one["claim"]: one["verdict"] for one in records}, code, complaints

    return checked


@pytest.mark.parametrize("text", [PAIR, VECTOR], ids=["one load", "a vector"])
@pytest.mark.parametrize(("given", "verdict"), [("n + m <= 32", "proved"), ("n + m <= 33", "refuted")])
def test_two_fields_that_are_loaded_at_once(check, text, given, verdict):
    """Thread i < n writes at i + m of 32 elements: right up to n + m = 32."""
    found, _, _ = check(text, "[tensor('int32', 32), struct({0: n, 4: m})]", "n, m", given)
    assert found["store_param_0"] == verdict


@pytest.mark.parametrize(("fields", "complaint"), [
    ("{0: n, 8: m}", "the field at byte 8 of param_1 ends at byte 12, and param_1 has 8"),
    ("{0: u64(n), 4: m}", "the field at byte 4 of param_1 begins in the one before it"),
    ("{0: n, 'm': m}", "a field of a struct stands at a byte, a number from 0"),
])  # fmt: skip
def test_fields_that_no_struct_has(check, fields, complaint):
    """What was loaded past the struct's end was what the launch said."""
    found, code, complaints = check(PAIR, f"[tensor('int32', 32), struct({fields})]", "n, m", "n + m <= 32")
    assert (found, code) == ({}, 2)
    assert complaint in complaints


def test_floats_in_a_struct_are_of_any_width(check):
    """Two halves, of which nothing is said."""
    text = PAIR.replace("param_1[8]", "param_1[12]")
    found, _, _ = check(text, "[tensor('int32', 32), struct({0: n, 4: m, 8: 0.5, 10: 0.5})]", "n, m", "n + m <= 32")
    assert found["store_param_0"] == "proved"


@pytest.mark.parametrize(("load", "verdict"), [
    ("v4.f64 {%fd1, %fd2, %fd3, %fd4},", "unknown"),
    ("v2.f64 {%fd1, %fd2},", "proved"),
])  # fmt: skip
def test_wider_than_what_tensors_are_aligned_to(check, load, verdict):
    """Tensors begin at multiples of 16 bytes; 32 at once fault at one that is no multiple of 32."""
    found, code, _ = check(WIDE.replace("LOAD", load), "[tensor('fp64', 128)]")
    assert (found["load_param_0"], code == 0) == (verdict, verdict == "proved")


@pytest.mark.parametrize(("shift", "verdict"), [("", "proved"), ("shr.u32 %r3, %r3, 1;", "refuted")])
def test_writes_of_two_threads_to_a_variable_of_the_module(check, shift, verdict):
    found, _, _ = check(COUNT.replace("SHIFT", shift), "[]")
    assert found["apart_count"] == verdict


@pytest.mark.parametrize(("said", "complaint"), [
    ({"block": 0}, "a block of 0 along x"),
    ({"block": (1, 1, 65)}, "a block of 65 along z"),
    ({"grid": 0}, "a grid of 0 along x"),
    ({"grid": (1, 1 << 16)}, "a grid of 65536 along y"),
    ({"shared": -4}, "-4 bytes of dynamic shared memory"),
])  # fmt: skip
def test_extents_that_no_launch_has(check, said, complaint):
    """They were proved, since no thread gets anywhere."""
    found, code, complaints = check(PLAIN, "[tensor('int32', 1), 7]", **said)
    assert (found, code) == ({}, 2)
    assert complaint in complaints


def test_a_float_for_an_integer(check):
    found, code, complaints = check(PLAIN, "[tensor('int32', 1), 2.5]")
    assert (found, code) == ({}, 2)
    assert "param_1 (int) of k is an integer, and the launch gives a float" in complaints


def test_a_division_that_is_proved_beside_one_that_is_not(check):
    """A run in which the second divides by zero contradicted the proof of the first."""
    _, code, complaints = check(DIVIDED, "[tensor('int32', 1), n, m]", "n, m", block=1)
    assert (code, "CONTRADICTED" in complaints) == (1, False)


@pytest.mark.parametrize(("store", "step", "elements", "verdict"), [
    ("u32", 4, "32", "proved"),
    ("u32", 4, "33", "refuted"),
    ("u8", 1, "8", "unknown"),  # all of it, by bytes
    ("u8", 1, "n", "refuted"),
    ("u16", 4, "32", "refuted"),  # half of each element
    ("u32", 5, "n", "refuted"),  # only the first where it should be
    ("", 4, "n", "refuted"),  # it is loaded only
])  # fmt: skip
def test_every_element_is_written_where_a_store_is_no_whole_element(check, store, step, elements, verdict):
    """It was proved, of the tensor's first byte."""
    said = f"st.global.{store} [%rd4], %r3" if store else "ld.global.u32 %r4, [%rd4]"
    text = STORED.replace("st.global.STORE [%rd4], %r3", said).replace("STEP", str(step))
    found, _, _ = check(text, f"[tensor('int32', {elements}, written=True)]", "n" if elements == "n" else "")
    assert found["written_param_0"] == verdict


# what is carried is narrowed to a byte with a sign: from 127 it goes to -128
NARROWED = f"""{HEAD}.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [k_param_0];
    ld.param.u32 %r1, [k_param_1];
    mov.u32 %r2, 0;
    mov.u32 %r3, 0;
AGAIN:
    setp.ge.s32 %p1, %r2, %r1;
    @%p1 bra DONE;
    mul.wide.s32 %rd3, %r3, 4;
    add.s64 %rd4, %rd1, %rd3;
    st.global.u32 [%rd4], %r2;
    add.s32 %r4, %r3, 1;
    cvt.s32.s8 %r3, %r4;
    add.s32 %r2, %r2, 1;
    bra.uni AGAIN;
DONE:
    ret;
}}
"""
# 0, 100, 200, ...: goes on while that, narrowed to a byte with a sign, is below 120, as 200 is
NARROWED_END = f"""{HEAD}.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [k_param_0];
    ld.param.u32 %r1, [k_param_1];
    mov.u32 %r3, 0;
AGAIN:
    mul.wide.s32 %rd3, %r3, 4;
    add.s64 %rd4, %rd1, %rd3;
    st.global.u32 [%rd4], %r3;
    add.s32 %r3, %r3, 100;
    setp.ge.s32 %p2, %r3, %r1;
    @%p2 bra DONE;
    cvt.s32.s8 %r4, %r3;
    setp.lt.s32 %p1, %r4, 120;
    @%p1 bra AGAIN;
DONE:
    ret;
}}
"""


@pytest.mark.parametrize(("text", "size", "given", "verdicts"), [
    (NARROWED, "n", "n <= 127", {"proved"}),
    (NARROWED, "n", "n <= 129", {"refuted", "unknown"}),
    (NARROWED_END, "300", "n <= 300", {"proved"}),
    (NARROWED_END, "300", "n <= 301", {"refuted", "unknown"}),
])  # fmt: skip
def test_a_counter_whose_step_was_found_while_a_narrower_integer_was_taken_to_hold_it(
    check, text, size, given, verdicts
):
    """Both wrong ones were proved: the step, and the bound, of a loop were found at values that were assumed to fit in
    8 bits; that fell, and the step and the bound stayed."""
    found, _, _ = check(text, f"[tensor('int32', {size}), n]", "n", given, block=1)
    assert found["store_param_0"] in verdicts


# a copy of 16 bytes a thread; the low half of the policy is 0, as it is of every fractional one
COPIED = f"""{HEAD}.visible .entry k(.param .u64 k_param_0)
{{
    {REGISTERS}
    .shared .align 16 .b8 s[512];
    ld.param.u64 %rd1, [k_param_0];
    mov.u32 %r3, %tid.x;
    mul.wide.s32 %rd3, %r3, 16;
    add.s64 %rd4, %rd1, %rd3;
    mov.u32 %r4, s;
    shl.b32 %r5, %r3, 4;
    add.s32 %r6, %r4, %r5;
    mov.b64 %rd5, 1369094286720630784;
    cp.async.cg.shared.global.L2::cache_hint [%r6], [%rd4], 16, %rd5;
    ret;
}}
"""
# all but thread 99 get to the store: the guard is written by what it guards
OWN_GUARD = f"""{HEAD}.visible .entry k(.param .u64 k_param_0)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [k_param_0];
    mov.u32 %r3, %tid.x;
    setp.ge.u32 %p1, %r3, 0;
    setp.eq.u32 %p2, %r3, 99;
    @%p1 setp.eq.s32 %p1|%p2, %r3, 99;
    @!%p2 bra DONE;
    mul.wide.s32 %rd3, %r3, 4;
    add.s64 %rd4, %rd1, %rd3;
    st.global.u32 [%rd4], %r3;
DONE:
    ret;
}}
"""
# a function writes the file's x, of 16 bytes, or one of its own; the kernel has, or means, the other one
SHADOWED = f"""{HEAD}.shared .align 4 .b8 x[FILE];
.func f(.param .b32 f_0)
{{
    {REGISTERS}
    CALLED
    ld.param.u32 %r1, [f_0];
    mul.wide.s32 %rd3, %r1, 4;
    mov.u64 %rd1, x;
    add.s64 %rd4, %rd1, %rd3;
    st.shared.u32 [%rd4], %r1;
    ret;
}}
.visible .entry k()
{{
    {REGISTERS}
    CALLER
    mov.u32 %r3, %tid.x;
    mul.wide.s32 %rd3, %r3, 4;
    mov.u64 %rd1, x;
    add.s64 %rd4, %rd1, %rd3;
    st.shared.u32 [%rd4], %r3;
    bar.sync 0;
    {{ .param .b32 p0;
    st.param.b32 [p0], %r3;
    call.uni f, (p0);
    }}
    ret;
}}
"""


@pytest.mark.parametrize(("elements", "verdict"), [(128, "proved"), (124, "refuted")])
def test_a_copy_whose_policy_ends_in_zeros(check, elements, verdict):
    """The policy was taken for the number of bytes that are read."""
    found, _, _ = check(COPIED, f"[tensor('fp32', {elements})]")
    assert found["load_param_0"] == verdict


@pytest.mark.parametrize(("elements", "verdict"), [(32, "proved"), (31, "refuted")])
def test_a_guard_that_its_own_instruction_writes(check, elements, verdict):
    found, _, _ = check(OWN_GUARD, f"[tensor('int32', {elements})]")
    assert found["store_param_0"] == verdict


@pytest.mark.parametrize(("said", "verdict"), [(128, "proved"), (124, "refuted")])
@pytest.mark.parametrize("whose", ["CALLED", "CALLER"])
def test_a_variable_that_is_called_like_one_of_the_file(check, whose, said, verdict):
    """Where a function was inlined, the variable of the one was taken for that of the other."""
    other = "CALLER" if whose == "CALLED" else "CALLED"
    text = SHADOWED.replace(whose, ".shared .align 4 .b8 x[256];").replace(other, "").replace("FILE", str(said))
    found, _, _ = check(text, "[]")
    assert sorted(found[name] for name in found if name.startswith("store")) == sorted(["proved", verdict])


def test_an_access_that_is_taken_never_to_run_is_seen(check, monkeypatch):
    sink = Builder._sink
    monkeypatch.setattr(Builder, "_sink", lambda self, name, instruction, own: sink(self, name, instruction, []))
    found, code, _ = check(PLAIN, "[tensor('int32', 1), 7]", block=1)
    assert (found["store_param_0"], code) == ("contradicted", 3)


# two copies of a function: in one of them a thread goes outside, in the other none does
TWICE = f"""{HEAD}.func f(.param .b64 f_0, .param .b32 f_1)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [f_0];
    ld.param.u32 %r1, [f_1];
    mul.wide.s32 %rd3, %r1, 4;
    add.s64 %rd4, %rd1, %rd3;
    st.global.u32 [%rd4], %r1;
    ret;
}}
.visible .entry k(.param .u64 k_param_0, .param .u64 k_param_1)
{{
    {REGISTERS}
    ld.param.u64 %rd1, [k_param_0];
    ld.param.u64 %rd2, [k_param_1];
    mov.u32 %r3, %tid.x;
    {{ .param .b64 p0; .param .b32 p1;
    st.param.b64 [p0], %rd1;
    st.param.b32 [p1], %r3;
    call.uni f, (p0, p1);
    }}
    {{ .param .b64 p2; .param .b32 p3;
    st.param.b64 [p2], %rd2;
    st.param.b32 [p3], %r3;
    call.uni f, (p2, p3);
    }}
    ret;
}}
"""


def test_what_one_copy_of_a_function_does_contradicts_no_proof_of_another(check):
    """A store of the first copy, which goes outside, was held against what is proved of the second."""
    found, code, _ = check(TWICE, "[tensor('int32', 31), tensor('int32', 32)]")
    assert (found["store_param_0"], found["store_param_1"], code) == ("refuted", "proved", 1)


# thread i writes at the i-th truth value
BY_TRUTH = f"""{HEAD}.visible .entry k(.param .u64 k_param_0, .param .u64 k_param_1)
{{
    {REGISTERS}
    .reg .b16 %rs<3>;
    ld.param.u64 %rd1, [k_param_0];
    ld.param.u64 %rd2, [k_param_1];
    mov.u32 %r3, %tid.x;
    cvt.u64.u32 %rd3, %r3;
    add.s64 %rd4, %rd1, %rd3;
    ld.global.u8 %rs1, [%rd4];
    mul.wide.u16 %r4, %rs1, 4;
    cvt.u64.u32 %rd5, %r4;
    add.s64 %rd6, %rd2, %rd5;
    st.global.u32 [%rd6], %r3;
    ret;
}}
"""


@pytest.mark.parametrize(("elements", "verdict"), [(2, "proved"), (1, "refuted")])
def test_a_tensor_of_bools_holds_truth_values(check, elements, verdict):
    """It was refuted by a bool that is 255."""
    found, _, _ = check(BY_TRUTH, f"[tensor('bool', 32), tensor('int32', {elements}, shared=True)]")
    assert found["store_param_1"] == verdict


# n is written at the n-th place of out
NAMED = PLAIN.replace("_Z1kPii_param_0", "out").replace("_Z1kPii_param_1", "n").replace("_Z1kPii", "k").replace(
    "(.param .u64 out, .param .u32 n)", "(.param .u64 out, .param .u64 ends, .param .u32 n)"
).replace("st.global.u32 [%rd1]", "st.global.u32 [%rd1+16]")  # fmt: skip


@pytest.mark.parametrize(("arguments", "verdict"), [
    ("{'out': tensor('int32', 5), 'ends': tensor('int32', 1), 'n': 1}", "proved"),
    ("{'ends': tensor('int32', 1), 'n': 1, 'out': tensor('int32', 5)}", "proved"),
    ("{'ends': tensor('int32', 5), 'out': tensor('int32', 1), 'n': 1}", "refuted"),
    ("{'x': tensor('int32', 5), 'y': tensor('int32', 1), 'z': 1}", "proved"),
    ("{'ends': tensor('int32', 5), 'y': tensor('int32', 1), 'z': 1}", "ends is a parameter of k, and stands for out here"),
])  # fmt: skip
def test_arguments_by_the_names_of_the_text(check, arguments, verdict):
    """They were taken in the order in which they stand, so that ends was out: proved, and false."""
    found, code, complaints = check(NAMED, arguments, block=1)
    if code == 2:
        assert verdict in complaints
    else:
        assert [found[name] for name in found if name.startswith("store")] == [verdict]


@pytest.mark.parametrize(
    ("directives", "complaint"),
    [
        (".reqntid 32 .reqnctapercluster 2", ""),
        (".reqntid 32 .reqnctapercluster 2 .blocksareclusters", "its directive .blocksareclusters may say"),
        (".of_another_release 2", "its directive .of_another_release may say"),
    ],
)
def test_a_grid_that_counts_clusters(check, directives, complaint):
    """The block writes the element of its number: there are twice as many blocks as the launch says."""
    text = STORED.replace("%tid.x", "%ctaid.x").replace("STORE", "u32").replace("STEP", "4")
    text = text.replace("k_param_0)\n{", f"k_param_0) {directives}\n{{")
    found, code, complaints = check(text, "[tensor('int32', g, shared=True)]", "g", grid="g")
    assert (found.get("store_param_0"), code) == ((None, 2) if complaint else ("proved", 0))
    assert complaint in complaints
