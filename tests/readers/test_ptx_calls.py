"""PTX at -O0: device functions are read where they are called, and what they are given the address of."""

from pathlib import Path

import pytest
from tileprove.prover.cuda.reading import chosen, read_file, read_text
from tileprove.prover.cuda.showing import Shown

DATA = Path(__file__).parent.parent / "data" / "ptx"
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
KERNEL = """.visible .entry k(.param .u64 out)
{{
.local .align 8 .b8 frame[32]; .reg .b64 %SP; .reg .b64 %SPL; .reg .b64 %d<9>; .reg .b32 %r<9>; .reg .pred %p<3>;
mov.u64 %SPL, frame; cvta.local.u64 %SP, %SPL; ld.param.u64 %d0, [out]; mov.u32 %r0, %tid.x;
{}
mul.wide.u32 %d8, %r1, 4; add.s64 %d8, %d0, %d8; st.u32 [%d8], %r0;
ret;
}}
"""
CHANGES = """.func changes(.param .b64 at) { .reg .b64 %d<3>; .reg .b32 %r<3>;
ld.param.u64 %d0, [at]; ld.u32 %r0, [%d0]; add.s32 %r0, %r0, 5; st.u32 [%d0], %r0; ret; }
"""
GIVEN = "{ .param .b64 p; st.param.b64 [p+0], %d1; call.uni changes, (p); }"


def shown(module, name=None):
    (kernel,) = chosen(module, name)
    alone = type(module)(module.file, module.triple, [kernel], module.globals)
    return Shown(alone, kernel, exact=True)


def said(found):
    return [(title.split(": ")[0].split(" ", 1)[1], dict(own)) for title, own in found.each()]


def stored(body, functions=""):
    """The address that the last store of the kernel has."""
    return said(shown(read_text(HEAD + functions + KERNEL.format(body), "k.ptx")))[-1][1]["address"]


def test_what_functions_are_given_by_reference():
    found = said(shown(read_file(DATA / "calls.O0.ptx"), "by_reference"))
    assert found[-1][1]["address"] == "param_0 + 8*tid.x + 28"
    assert [place for place, own in found if "inlined at" in place] == [
        *["calls.cu:3, inlined at calls.cu:10"] * 2, *["calls.cu:4, inlined at calls.cu:12"] * 2
    ]  # fmt: skip
    (tile,) = [own for _, own in found if "tile" in own["address"]]
    assert tile == {"load": "4 bytes, shared tile", "address": "tile + 4*tid.x + 12"}


def test_local_memory_that_is_indexed_is_an_access_in_it():
    found = said(shown(read_file(DATA / "calls.O0.ptx"), "an_array"))
    assert found[-2][1] == {"load": "4 bytes, local __local_depot4", "address": "__local_depot4 + 4*(param_1 mod 4)"}


@pytest.mark.parametrize(
    ("name", "why"), [("recursive", "recursion, the call of _Z7fallingi"), ("indirect", "an indirect call")]
)
def test_calls_that_stay_are_named(name, why):
    found = shown(read_file(DATA / "calls.O0.ptx"), name)
    assert why in [line for _, line in found.unread]
    assert all("calls.cu:" in place for place, _ in found.unread)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("st.u32 [%SP+4], %r0; ld.u32 %r1, [%SP+4];", "out + 4*tid.x"),
        (f"st.u32 [%SP+8], %r0; add.u64 %d1, %SP, 8; {GIVEN} ld.u32 %r1, [%SP+8];", "out + 4*tid.x + 20"),
        (f"st.u32 [%SP+8], %r0; add.u64 %d1, %SP, 8; {GIVEN} {GIVEN} ld.u32 %r1, [%d1];", "out + 4*tid.x + 40"),
        ("st.f32 [%SP+4], 0f3F800000; ld.u32 %r1, [%SP+4]; shr.u32 %r1, %r1, 23;", "out + 508"),
        ("st.v2.u32 [%SP+8], {%r0, %r0}; ld.u32 %r1, [%SP+12];", "out + 4*tid.x"),
        ("st.u16 [%SP+8], -3; ld.s16 %r1, [%SP+8]; shr.u32 %r1, %r1, 28;", "out + 60"),
        ("setp.eq.u32 %p0, %r0, 3; st.u32 [%SP], 1; @%p0 st.u32 [%SP], 2; ld.u32 %r1, [%SP];",
         "out + where(3 = tid.x, 8, 4)"),
        (f"st.u32 [%SP+8], 1; add.u64 %d1, %SP, 8; setp.eq.u32 %p0, %r0, 3; {GIVEN.replace('call', '@%p0 call')}"
         "ld.u32 %r1, [%SP+8];", "out + where(3 != tid.x, 4, 24)"),
    ],
)  # fmt: skip
def test_local_memory_at_fixed_places_is_what_was_stored(body, expected):
    assert stored(body, CHANGES) == expected


@pytest.mark.parametrize(
    "body",
    [
        # read before anything was stored; half of what was stored; somebody else may have stored there; behind the end
        "ld.u32 %r1, [%SP+4];",
        "st.u32 [%SP+4], %r0; ld.u16 %r1, [%SP+6];",
        "st.u32 [%SP+4], %r0; st.u64 [%SP], %d0; ld.u32 %r1, [%SP+4];",
        "st.u32 [%SP+4], 7; mul.wide.u32 %d2, %r0, 4; add.s64 %d2, %SP, %d2; st.u32 [%d2], %r0; ld.u32 %r1, [%SP+4];",
        "st.u32 [%SP+4], 7; st.u64 [%d0], %SP; ld.u32 %r1, [%SP+4];",
        f"st.u32 [%SP+4], 7; add.u64 %d1, %SP, 4; {GIVEN.replace('changes', 'other')} ld.u32 %r1, [%SP+4];",
        "st.u32 [%SP+4], 7; atom.add.u32 %r2, [%SP+4], 1; ld.u32 %r1, [%SP+4];",
        "st.u32 [%SP+4], 7; setp.eq.u32 %p0, %r0, 1; mov.u64 %d1, %SP; @%p0 add.u64 %d1, %SP, 4; st.u32 [%d1], 8;"
        "ld.u32 %r1, [%SP+4];",
        # one parameter that is stored twice may be either address
        "st.u32 [%SP+4], 7; st.u32 [%SP+8], 7; add.u64 %d1, %SP, 4; add.u64 %d2, %SP, 8; setp.eq.u32 %p0, %r0, 1;"
        "{ .param .b64 p; st.param.b64 [p+0], %d2; @%p0 st.param.b64 [p+0], %d1; call.uni changes, (p); }"
        "ld.u32 %r1, [%SP+8];",
        "st.u32 [%SP+32], %r0; ld.u32 %r1, [%SP+32];",
        "add.f32 %r2, %r0, %r0; st.f32 [%SP+4], %r2; ld.u32 %r1, [%SP+4];",
    ],
)
def test_local_memory_that_may_hold_anything(body):
    """A reader that passed the last value on would say a number here."""
    found = stored(body, CHANGES)
    assert "value_of" in found or "frozen" in found, found


@pytest.mark.parametrize("keep", ["mov.u32 %r2, 9;", "st.local.u32 [own], 9;"])
def test_what_a_function_leaves_in_its_registers_and_memory_is_gone_when_it_is_called_again(keep):
    read = "" if keep.startswith("mov") else "ld.local.u32 %r2, [own];"
    function = f""".func (.param .b32 r) keeps(.param .b32 n) {{ .reg .b32 %r<4>; .reg .pred %p<2>;
    .local .align 4 .b8 own[8]; ld.param.u32 %r0, [n]; setp.eq.u32 %p0, %r0, 0; @!%p0 bra $later; {keep}
    $later: {read} st.param.b32 [r], %r2; ret; }}
    """
    call = "{{ .param .b32 p; .param .b32 q; st.param.b32 [p], {}; call.uni (q), keeps, (p); ld.param.b32 %r1, [q]; }}"
    loop = f"mov.u32 %r3, 0; $L: {call.format('%r3')} add.s32 %r3, %r3, 1; setp.lt.u32 %p1, %r3, 2; @%p1 bra $L;"
    assert stored(call.format("0"), function) == "out + 36"
    assert "value_of" in stored(loop, function)


def test_functions_that_call_each_other_without_end_are_read_in_a_moment():
    """Each calls the next one twice: two to the power of 40 calls; and a circle of them."""
    many = "".join(f".func f{n}() {{ call.uni f{n + 1}; call.uni f{n + 1}; ret; }}\n" for n in range(40))
    found = read_text(f"{HEAD}{many}.func f40() {{ ret; }}\n.visible .entry k() {{ call.uni f0; ret; }}", "k.ptx")
    assert "instructions; at most" in found.kernels[0].trouble
    circle = "".join(f".func g{n}() {{ call.uni g{(n + 1) % 9}; ret; }}\n" for n in range(9))
    found = shown(read_text(f"{HEAD}{circle}.visible .entry k() {{ call.uni g0; ret; }}", "k.ptx"))
    assert [why for _, why in found.unread] == ["recursion, the call of g0"]
