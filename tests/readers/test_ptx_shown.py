"""What `tileprove cuda show` says of PTX: each access at its line, and by name what is not known."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from tileprove.prover.cli import cli
from tileprove.prover.cuda.reading import PtxError, read_text
from tileprove.prover.cuda.showing import Shown
from tileprove.prover.language.meanings import python
from tileprove.prover.readers.demangling import demangled, meant
from tileprove.prover.readers.ptx.code import placed
from tileprove.prover.readers.ptx.modules import module
from tileprove.prover.readers.ptx.text import Place
from tileprove.prover.readers.ptx.tokens import Unread

ROOT = Path(__file__).parent.parent.parent
HEAD = """.version 8.0
.target sm_90
.address_size 64
.visible .global .align 16 .b8 table[64];
.extern .shared .align 16 .b8 heap[];
"""
REGISTERS = """.reg .pred %p<5>; .reg .b16 %h<5>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>;
.shared .align 16 .b8 tile[128];
mov.u32 %r0, %tid.x; ld.param.u64 %d0, [x]; cvta.to.global.u64 %d1, %d0; mul.wide.u32 %d2, %r0, 4; add.s64 %d3, %d1, %d2;
"""


def shown(body, parameters=".param .u64 x, .param .u32 n", exact=True):
    text = f"{HEAD}.visible .entry k({parameters}) {{\n{REGISTERS}{body}\nret;\n}}\n"
    found = module(text, "k.ptx")
    return Shown(found, found.kernels[0], exact)


def lines(body, **more):
    """Of each access what it is, its address and when it runs, or why that is not known."""
    found = shown(body, **more)
    said = [dict(own) for _, own in found.each()]
    return [" | ".join(str(own[key]) for key in ("load", "store", "atomic", "unsupported", "address", "when") if key in own)
            for own in said]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("st.global.f32 [%d3+8], %f0;", "4 bytes, global x | x + 4*tid.x + 8"),
        ("st.f32 [%d3], %f0;", "4 bytes, generic x | x + 4*tid.x"),
        ("ld.global.nc.v4.f32 {%f0,%f1,%f2,%f3}, [%d1];", "16 bytes, global x | x + 0"),
        ("atom.global.add.u32 %r1, [%d3], 1;", "4 bytes, global x | x + 4*tid.x"),
        ("red.global.add.u64 [%d1], %d2;", "8 bytes, global x | x + 0"),
        ("ld.param.u32 %r1, [n]; setp.lt.u32 %p0, %r0, %r1; @%p0 st.global.u8 [%d1], %h0;",
         "1 bytes, global x | x + 0 | n < 0 or tid.x + 1 <= n"),
        ("mov.u32 %r1, tile; st.shared.u32 [%r1+4], %r0;", "4 bytes, shared tile | tile + 4"),
        ("mov.u64 %d4, tile; cvta.shared.u64 %d5, %d4; ld.u32 %r1, [%d5+12];", "4 bytes, shared tile | tile + 12"),
        ("shl.b32 %r1, %r0, 4; mov.u32 %r2, heap; add.s32 %r2, %r2, %r1; ld.shared.u32 %r3, [%r2];",
         "4 bytes, shared heap | heap + 16*tid.x"),
        ("ld.global.u32 %r1, [table+60];", "4 bytes, global table | table + 60"),
        ("ld.shared.u8 %h0, [tile];", "1 bytes, shared tile | tile + 0"),
        ("setp.gt.f32 %p0, %f0, %f1; @%p0 bra $A; add.s64 %d3, %d3, 4; $A: ld.global.u8 %h0, [%d3];",
         "1 bytes, global x | x + where(0 <= value_of..."),
    ],
)  # fmt: skip
def test_an_access(body, expected):
    found = lines(body)
    assert len(found) == 1
    assert found[0].split("value_of")[0] == expected.split("value_of")[0]


def test_a_copy_reads_and_writes():
    found = lines("mov.u32 %r1, tile; cp.async.cg.shared.global [%r1], [%d1], 16;")
    assert found == ["16 bytes, global x | x + 0", "16 bytes, shared tile | tile + 0"]


def test_fields_of_a_struct():
    body = "ld.param.u64 %d4, [x+8]; cvta.to.global.u64 %d5, %d4; ld.param.u32 %r1, [x+16]; mul.wide.s32 %d6, %r1, 2;"
    found = lines(f"{body} add.s64 %d5, %d5, %d6; ld.global.u16 %h1, [%d5];", parameters=".param .align 8 .b8 x[24]")
    assert found[-1] == "2 bytes, global x.8 | x.8 + 2*x.16"


def test_a_loop_of_symbolic_stride():
    body = """ld.param.u32 %r1, [n]; mov.u32 %r2, %r0; mov.u32 %r3, %ntid.x;
    $L: mul.wide.s32 %d4, %r2, 4; add.s64 %d5, %d1, %d4; ld.global.f32 %f0, [%d5];
    add.s32 %r2, %r2, %r3; setp.lt.s32 %p0, %r2, %r1; @%p0 bra $L;"""
    found = shown(body, exact=False)
    ((_, own),) = found.each()
    assert dict(own)["address"].startswith("x + 4*tid.x + 4*t@")
    assert any("<= 2^31 - 1" in line for _, part in found.preface() for _, line in part), "it says where nothing wraps"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("wgmma.fence.sync.aligned;", "the meaning of wgmma.fence.sync.aligned"),
        ("mbarrier.init.shared.b64 [tile], 4;", "the meaning of mbarrier.init.shared.b64"),
        ("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r0], %r1, [%r2];",
         "the meaning of st.async.shared::cluster.mbarrier::complete_tx::bytes.u32"),
        ("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%r0], {%r1, %r1}, [%r2];",
         "the meaning of st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b32"),
        ("st.bulk.weak.shared::cta [%r0], 8, 0;", "the meaning of st.bulk.weak.shared::cta"),
        ("call.uni other, (x);", "the call of other"),
        ("ld.global.u64 %d4, [%d1]; ld.global.u32 %r1, [%d4];", "a pointer made of an integer"),
        ("frobnicate.u32 %r1, %r2;", "the meaning of frobnicate.u32"),
        ("ld.global.u64 %r1, %d4;", "ld.global.u64 without an address"),
    ],
)  # fmt: skip
def test_what_is_not_known_is_named_at_its_line(body, why):
    found = shown(body)
    assert [said for _, said in found.unread] == [why]
    assert found.unread[0][0] == "PTX line 10"


def test_a_register_after_an_unknown_instruction_is_any():
    """A reader that kept the old value would say x + 4*tid.x."""
    (_, last) = lines("frobnicate.u64 %d3, %d3; ld.global.u8 %h0, [%d3];")
    assert last == "a pointer made of an integer"


def test_a_guarded_write_keeps_what_was_there_where_the_guard_is_false():
    found = lines("setp.eq.u32 %p0, %r0, 3; @%p0 mov.u64 %d2, 64; @!%p0 add.s64 %d2, %d2, 1; add.s64 %d3, %d1, %d2;"
                  "st.global.u8 [%d3], %h0;")  # fmt: skip
    assert found == [
        "1 bytes, global x | x + where(3 != tid.x, where(3 = tid.x, 64, 4*tid.x) + 1, where(3 = tid.x, 64, 4*tid.x))"
    ]


@pytest.mark.parametrize("name", ["clock64", "globaltimer", "gridid", "current_graph_exec", "pm3_64"])
def test_a_register_of_64_bits_has_its_upper_half(name):
    """One that was read as 32 bits would say x + 0."""
    (found,) = lines(f"mov.u64 %d2, %{name}; shr.u64 %d2, %d2, 32; add.s64 %d3, %d1, %d2; ld.global.u8 %h0, [%d3];")
    assert "value_of" in found
    (found,) = lines("mov.u32 %r1, %smid; cvt.u64.u32 %d2, %r1; shr.u64 %d2, %d2, 32; add.s64 %d3, %d1, %d2;"
                     "ld.global.u8 %h0, [%d3];")  # fmt: skip
    assert found == "1 bytes, global x | x + 0"


@pytest.mark.parametrize("declared", [".reg .b64 %d<3>;", ".reg .b64 %d2;"])
def test_a_register_of_an_inner_scope_is_another_one(declared):
    """A reader that took it for the outer one would say x + 64."""
    found = lines(f"{{ {declared} mov.u64 %d2, 64; }} add.s64 %d3, %d1, %d2; ld.global.u8 %h0, [%d3];")
    assert found == ["1 bytes, global x | x + 4*tid.x"]


def test_a_label_of_an_inner_scope_is_another_one():
    group = "{ setp.eq.u32 %p0, %r0, 7; @%p0 bra DONE; add.s64 %d3, %d3, 8; DONE: add.s64 %d3, %d3, 1; }"
    (access,) = shown(f"{group} {group} ld.global.u8 %h0, [%d3];").trace.accesses
    assert [python.evaluate({"tid.x": x}, access.address.term)[0] for x in (3, 7)] == [4 * 3 + 18, 4 * 7 + 2]


def test_nothing_is_said_to_be_safe():
    done = CliRunner().invoke(
        cli, ["cuda", "show", str(ROOT / "kernels" / "cuda" / "row_sums.ptx")], standalone_mode=False
    )
    assert done.exit_code == 0
    assert "races in shared memory: not looked at" in done.output
    assert "row_sums.cu:8" in done.output
    assert "safe" not in done.output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no .version"),
        ("hello", "line 1: hello is not known"),
        (".version 8.0\n.target sm_90\n.address_size 32\n", "line 3: addresses are not of 64 bits"),
        (f"{HEAD}.visible .entry k() {{\nret;\n", "line 8: the end of the file in a function"),
        (f"{HEAD}.visible .entry k() {{\nbra $NOWHERE;\n}}\n", "line 7: there is no label $NOWHERE"),
        (f"{HEAD}.visible .entry k() {{\n$A:\n$A:\nret;\n}}\n", "the label $A stands twice"),
        (HEAD, "there is no kernel (.entry) in it"),
        (HEAD + "/* " + "{" * 100_000, "line"),
        (f"{HEAD}.visible .entry k() {{ mov.u32 %r0, {'{' * 50_000}", "too deep"),
        (f"{HEAD}.visible .entry k() {{ .reg .b32 %r<999999999>; ret; }}", "more than a million registers"),
    ],
)  # fmt: skip
def test_text_that_is_no_ptx_is_refused_in_a_line(text, said):
    with pytest.raises(PtxError) as told:
        read_text(text, "k.ptx")
    assert said in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("_Z16increment_kernelPii", "increment_kernel(int*, int)"),
        ("_Z4sumsILi64EfEvPKT0_PS0_m", "sums<64, float>(float const*, float*, unsigned long)"),
        ("_ZN4cuda3std3addEif", "cuda::std::add(int, float)"),
        ("_ZZ4sumsPfE4part", "sums::part"),
        ("_ZN8__main__4axpyB2v1B4_3dsEf5ArrayIfLi1E1C7mutableE", "__main__::axpy(float, Array<float, 1, C, mutable>)"),
        ("_ZN1aB1bE", "a"),
        ("_Z4eachIfXadL_Z5twiceIfET_RKS1_EEEvPS1_PKS1_i", "each<float, &twice<float>>(float*, float const*, int)"),
        ("_Z4rowsILi32EXadL_ZN3one4halfEPKvliR6float2EEfEvS2_PT1_", "rows<32, &one::half, float>(void const*, float*)"),
        ("_Z4rowsIL_Z5twicefEEvPf", "rows<twice>(float*)"),
        ("_Z4rowsIXplLi1ELi2EEEvPf", "_Z4rowsIXplLi1ELi2EEEvPf"),  # an expression that is none of a function's address
        ("_ZN1aB2bE", "_ZN1aB2bE"),  # the tag is longer than what is left
        ("main", "main"),
        ("_Z", "_Z"),
        ("_Z99999999999x", "_Z99999999999x"),
    ],
)
def test_names_of_cpp(name, said):
    assert demangled(name) == said


def test_a_long_chain_of_calls_ends_where_the_kernel_calls():
    """CUB reduces a block by functions within functions, and the kernel's own line is the outermost."""
    at = Place(1, 40)
    for line in range(30, 10, -1):
        at = Place(2, line, "", at)
    assert placed(at, {1: "k.cu", 2: "cub.cuh"}) == (
        "cub.cuh:11, inlined at cub.cuh:12, inlined at ..., inlined at k.cu:40"
    )


def test_a_kernel_is_found_by_what_profilers_call_it():
    names = ["_Z4sumsILi64EfEvPKT0_PS0_m", "_Z4sumsILi32EfEvPKT0_PS0_m"]
    assert meant(names, "void sums<32, float>(float const*, float*, unsigned long)") == names[1:]
    assert meant(names, "void sums<64, float>") == names[:1]


def test_a_declaration_may_have_no_space_before_its_type():
    """As the text of CUDA's functions of two halves, such as h2rsqrt, has it."""
    body = """{.reg.b16 low, high; .reg.b32 all; mov.b32 {low, high}, %r0; cvt.u32.u16 all, low; mul.wide.u32 %d2, all, 4; }
    add.s64 %d3, %d1, %d2; st.global.u32 [%d3], %r0;"""
    assert lines(body) == ["4 bytes, global x | x + 4*tid.x"]
    with pytest.raises(Unread, match=r"the type \.b99"):
        lines("{.reg.b99 low;} " + body)
