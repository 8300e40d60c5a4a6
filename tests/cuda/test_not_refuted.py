"""Right kernels that were refuted, each with a wrong twin beside it."""

import pytest
from in_process import checks

HEAD = ".version 8.8\n.target sm_90\n.address_size 64\n.extern .shared .align 4 .b8 d[];\n"
# thread 63 hands s[1] over to thread 0, which waits until s[0] says so
HANDED = f"""{HEAD}.visible .entry k(.param .u64 out)
{{
    .reg .b32 %r<9>; .reg .b64 %d<3>; .reg .pred %p<4>; .shared .align 4 .b32 s[2];
    ld.param.u64 %d1, [out]; mov.u32 %r1, %tid.x;
    setp.eq.u32 %p1, %r1, 63; setp.ne.u32 %p2, %r1, 0;
    @%p2 bra FIRST;
    st.shared.u32 [s], 0;
FIRST:
    bar.sync 0;
    @!%p1 bra OTHERS;
    st.shared.u32 [s+4], %r1;
    FENCE
    st.VOLATILEshared.u32 [s], 1;
    bra END;
OTHERS:
    @%p2 bra END;
WAIT:
    ld.VOLATILEshared.u32 %r2, [s];
    setp.eq.u32 %p3, %r2, 0;
    @%p3 bra WAIT;
    FENCE
    ld.shared.u32 %r3, [s+4];
    st.global.u32 [%d1], %r3;
END:
    ret;
}}
"""
# d[t] and d[n + t]
DYNAMIC = f"""{HEAD}.visible .entry k(.param .u64 out, .param .u32 n)
{{
    .reg .b32 %r<9>;
    ld.param.u32 %r0, [n]; mov.u32 %r1, %tid.x; mov.u32 %r2, d;
    shl.b32 %r3, %r1, 2; add.u32 %r3, %r2, %r3; shl.b32 %r4, %r0, 2; add.u32 %r4, %r3, %r4;
    st.shared.u32 [%r3], %r1;
    st.shared.u32 [%r4], %r1;
    ret;
}}
"""
# each thread stores where another one says, or all of them: below 64, and with MORE not
OF_OTHERS = f"""{HEAD}.func (.param .b32 r) told(.param .b32 x)
{{
    .reg .b32 %r<4>; .reg .pred %p<2>;
    ld.param.u32 %r1, [x];
    FUNCTION
    st.param.b32 [r], %r2; ret;
}}
.visible .entry k(.param .u64 out, .param .u64 places)
{{
    .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<4>; .shared .align 4 .b32 s[64];
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [places]; mov.u32 %r1, %tid.x; xor.b32 %r2, %r1, 1;
    cvta.to.global.u64 %d1, %d1; cvta.to.global.u64 %d2, %d2;
    KERNEL
    add.u32 %r3, %r3, MORE; mul.wide.s32 %d3, %r3, 4; add.u64 %d4, %d1, %d3;
    st.global.u32 [%d4], %r1;
    ret;
}}
"""
CALL = "{ .param .b32 a; .param .b32 b; st.param.b32 [a], %r2; call.uni (b), told, (a); ld.param.b32 %r3, [b]; }"
PLACE = "mul.wide.u32 %d5, %r1, 4; mul.wide.u32 %d6, %r2, 4; "
GENERIC = PLACE + "mov.u64 %d7, s; cvta.shared.u64 %d7, %d7; add.u64 %d5, %d5, %d7; add.u64 %d6, %d6, %d7; "
WAYS = {
    "a tensor": (
        "mov.b32 %r2, 0;",
        PLACE + "add.u64 %d5, %d5, %d2; add.u64 %d6, %d6, %d2; st.global.u32 [%d5], %r1; bar.sync 0; "
        "ld.global.u32 %r3, [%d6];",
    ),
    "by a generic address": (
        "mov.b32 %r2, 0;",
        GENERIC + "st.u32 [%d5], %r1; bar.sync 0; ld.u32 %r3, [%d6];",
    ),
    "a warp's barrier": (
        "mov.b32 %r2, 0;",
        GENERIC + "st.u32 [%d5], %r1; bar.warp.sync -1; ld.u32 %r3, [%d6];",
    ),
    "lanes in a function": ("shfl.sync.bfly.b32 %r2, %r1, 1, 31, -1;", CALL),
    "a counter in a function": (
        "atom.shared.add.u32 %r2, [d], 1;",
        "setp.eq.u32 %p1, %r1, 63; @%p1 st.shared.u32 [d], 0; bar.sync 0; " + CALL,
    ),
    "what a barrier tells": (
        "mov.b32 %r2, 0;",
        "setp.eq.u32 %p1, 0, 0; bar.red.popc.u32 %r3, 0, %p1; sub.s32 %r3, %r3, 64;",
    ),
}
LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("k.ptx", "k", HOW, grid=1)
def it(SIZES):
    given(GIVEN)
    return [ARGUMENTS]
"""


def verdicts(tmp_path, text, how, sizes="", given="True", arguments='tensor("i32", 1)'):
    """Claim -> the verdicts of its cases."""
    (tmp_path / "k.ptx").write_text(text)
    said = {"HOW": how, "SIZES": sizes, "GIVEN": given, "ARGUMENTS": arguments}
    launch = LAUNCH
    for word, own in said.items():
        launch = launch.replace(word, own)
    (tmp_path / "launches.py").write_text(launch)
    (check,) = checks(tmp_path / "launches.py")
    found: dict[str, set[str]] = {}
    for one in check.results:
        found.setdefault(one.statement.claim, set()).add(one.outcome.verdict.value)
    return found


@pytest.mark.parametrize(
    ("fence", "volatile", "refuted"),
    [
        ("membar.cta;", "volatile.", False),  # PTX: a release, and an acquire
        ("fence.acq_rel.cta;", "relaxed.cta.", False),
        ("", "volatile.", True),
        ("membar.cta;", "", True),
    ],
)
def test_what_is_handed_over_by_a_fence_and_a_strong_store_is_not_refuted(fence, volatile, refuted, tmp_path):
    text = HANDED.replace("FENCE", fence).replace("VOLATILE", volatile)
    found = verdicts(tmp_path, text, "block=64")
    assert ("refuted" in found["races_s"]) == refuted, found
    assert found["races_s"] != {"proved"}


@pytest.mark.parametrize(("given", "refuted"), [("n >= t", False), ("n >= t - 1", True)])
def test_no_block_has_more_dynamic_shared_memory_than_a_gpu(given, refuted, tmp_path):
    """Where it had 4 GiB, the second array would begin at the first one's 32 bits again."""
    arguments = 'tensor("i32", 1), n'
    found = verdicts(tmp_path, DYNAMIC, 'block="t", shared="8*n"', "n, t", given, arguments)
    assert ("refuted" in found["races_d"]) == refuted, found
    assert refuted or all(own == {"proved"} for own in found.values()), found


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize(("more", "refuted"), [("0", False), ("64", True)])
def test_a_thread_that_reads_what_others_left_is_not_run_without_them(way, more, refuted, tmp_path):
    """What it would read else is any number, outside of every tensor."""
    function, kernel = WAYS[way]
    text = OF_OTHERS.replace("FUNCTION", function).replace("KERNEL", kernel).replace("MORE", more)
    arguments = 'tensor("i32", 64), tensor("i32", 64)'
    found = verdicts(tmp_path, text, "block=64, shared=4", arguments=arguments)
    assert ("refuted" in found["store_param_0"]) == refuted, found
