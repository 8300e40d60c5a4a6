"""Loops of one kernel of which one runs as often as others did: how often each runs is learned in the same passes."""

import pytest
from in_process import checks
from tileprove.prover.kernels.loops import paths, searching

HEAD = """
.version 8.4
.target sm_90
.address_size 64
.visible .entry many(.param .u64 many_param_0, .param .u32 many_param_1)
{
    .reg .pred %p<40>;
    .reg .b32 %r<60>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [many_param_0];
    ld.param.u32 %r1, [many_param_1];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r2, %tid.x;
    setp.ne.u32 %p1, %r2, 0;
    @%p1 bra END;
    mov.u32 %r3, 0;
"""
COUNTED = """
    mov.u32 %r4, 0;
LOOP{0}:
    add.u32 %r3, %r3, 1;
    add.u32 %r4, %r4, {1};
    setp.lt.u32 %p2, %r4, %r1;
    @%p2 bra LOOP{0};
"""
WRITTEN = """
    mov.u32 %r5, 0;
WRITES:
    mul.wide.u32 %rd3, %r5, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], %r5;
    add.u32 %r5, %r5, 1;
    setp.lt.u32 %p3, %r5, %r3;
    @%p3 bra WRITES;
END:
    ret;
}
"""
LAUNCH = """
from tileprove.cuda import cdiv, cuda_launch, given, tensor, u32
@cuda_launch("many.ptx", "many", block=32, grid=1)
def many(n):
    given(7 < n, n < {most})
    return [tensor("u32", {elements}), {number}]
"""
LAST = (2**32 - 1) // 7 + 1  # times that 7 is added from 0 on without a wrap


def store_of(tmp_path, loops, step, elements, most, number):
    return said_of(tmp_path, "".join(COUNTED.format(k, step) for k in range(loops)) + WRITTEN, elements, most, number)


def said_of(tmp_path, body, elements, most, number):
    """What is said of the store."""
    (tmp_path / "many.ptx").write_text(HEAD + body)
    (tmp_path / "launches.py").write_text(LAUNCH.format(elements=elements, most=most, number=number))
    (check,) = checks(tmp_path / "launches.py")
    (said,) = {one.outcome.verdict.value for one in check.results if one.statement.claim.startswith("store")}
    return said


@pytest.mark.parametrize(
    ("elements", "most", "number", "verdict"),
    [
        ("cdiv(n, 7)", "2**31", "n", {"proved"}),
        ("cdiv(n, 7) - 1", "2**31", "n", {"refuted", "unknown"}),
        # where 7 wraps to a small number, the loop goes on, and counts far more than there are elements
        (LAST, "2**32 - 7", "u32(n)", {"proved"}),
        (LAST, "2**32", "u32(n)", {"refuted", "unknown"}),
    ],
)
def test_a_loop_that_runs_as_often_as_another_one(elements, most, number, verdict, tmp_path):
    assert store_of(tmp_path, 1, 7, elements, most, number) in verdict


@pytest.mark.parametrize(("elements", "verdict"), [("4*n", {"proved"}), ("4*n - 1", {"refuted", "unknown"})])
def test_loops_behind_each_other_take_a_few_passes(elements, verdict, tmp_path, monkeypatch):
    passes, run = [], paths.Run.run
    monkeypatch.setattr(paths.Run, "run", lambda self: (passes.append(self), run(self)))
    assert store_of(tmp_path, 4, 1, elements, "2**20", "n") in verdict
    assert len(passes) < 30


DOWN = """
    mov.u32 %r5, %r1;
WRITES:
    st.global.u32 [%rd2], %r5;
    add.s64 %rd2, %rd2, 4;
    add.s32 %r5, %r5, -1;
    setp.ne.s32 %p3, %r5, 0;
    @%p3 bra WRITES;
END:
    ret;
}
"""


@pytest.mark.parametrize(("elements", "verdict"), [("n", {"proved"}), ("n - 1", {"refuted", "unknown"})])
def test_one_that_counts_down_to_zero_is_bounded(elements, verdict, tmp_path):
    assert said_of(tmp_path, DOWN, elements, 1000, "n") in verdict


@pytest.mark.parametrize(
    ("most", "verdict"), [(11, {"proved"}), (12, {"refuted", "unknown"}), (1000, {"refuted", "unknown"})]
)
def test_a_bound_that_is_too_small_is_not_believed(most, verdict, tmp_path, monkeypatch):
    """Ten times is said, and every second one of 19 elements is written."""
    monkeypatch.setattr(searching, "counted", lambda *of: 10)
    assert said_of(tmp_path, DOWN.replace("4;", "8;"), 19, most, "n") in verdict


STRIDES = """
.version 8.4
.target sm_90
.address_size 64
.visible .entry strides(.param .u64 strides_param_0, .param .u64 strides_param_1, .param .u32 strides_param_2)
{
    .reg .pred %p<9>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [strides_param_0];
    ld.param.u32 %r1, [strides_param_2];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, %tid.x;
    mov.u32 %r5, %nctaid.x;
    mad.lo.s32 %r6, %r2, %r3, %r4;
    mul.lo.s32 %r7, %r5, %r3;
    setp.ge.s32 %p1, %r6, %r1;
    @%p1 bra END;
STRIDE:
    mul.wide.s32 %rd3, %r6, 4;
    add.s64 %rd4, %rd2, %rd3;
    ld.global.u32 %r8, [%rd4];
    setp.ge.s32 %p2, %r8, 100;
    @%p2 bra NEXT;
    st.global.u32 [%rd4], %r8;
NEXT:
    add.s32 %r6, %r6, %r7;
    setp.lt.s32 %p3, %r6, %r1;
    @%p3 bra STRIDE;
END:
    ret;
}
"""
STRIDING = """
from tileprove.cuda import cuda_launch, given, tensor
@cuda_launch("strides.ptx", "strides", block=("bx",), grid="blocks")
def strides(n, bx, blocks):
    given(n < {most}, bx <= 256, blocks < 2**14)
    return [tensor("int32", n, values=(0, 200)), tensor("fp32", n), n]
"""


@pytest.mark.parametrize(("most", "verdict"), [("2**31 - 2**22", {"proved"}), ("2**31", {"refuted", "unknown"})])
def test_an_argument_that_nobody_reads_costs_no_proof(most, verdict, tmp_path):
    """The second tensor is never looked at. A stride of up to 2^22 leaves 32 bits from 2^31 - 2^22 elements on."""
    (tmp_path / "strides.ptx").write_text(STRIDES)
    (tmp_path / "launches.py").write_text(STRIDING.format(most=most))
    (check,) = checks(tmp_path / "launches.py", only="(store|load|loop_|no_wrap)")
    said = {one.outcome.verdict.value for one in check.results if one.statement.claim.startswith(("store", "load"))}
    assert said & {"proved", "refuted", "unknown"} <= verdict


# %r5 is from 0 to 7 where the first loop ends, so that nobody gets to the second one for `most` = 7
NEVER = """
    mov.u32 %r5, 0;
FIRST:
    setp.ge.u32 %p2, %r3, %r1;
    @%p2 bra BEHIND;
    mad.lo.u32 %r5, %r5, 5, %r3; and.b32 %r5, %r5, 7;
    add.u32 %r3, %r3, 1;
    bra FIRST;
BEHIND:
    setp.le.u32 %p3, %r5, {most};
    @%p3 bra LAST;
SECOND:
    mad.lo.u32 %r5, %r5, 5, 3; and.b32 %r5, %r5, 63;
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p2, %r3, 2000;
    @%p2 bra SECOND;
LAST:
    mul.wide.u32 %rd3, %r5, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], %r5;
END:
    ret;
}}
"""


@pytest.mark.parametrize(
    ("most", "elements", "verdict"), [(7, 8, {"proved"}), (7, 7, {"refuted", "unknown"}), (6, 8, {"refuted"})]
)
def test_a_loop_that_nobody_gets_to_once_others_are_known_is_no_trouble(most, elements, verdict, tmp_path):
    """What is learned of the others comes to its end while nothing is known of that one."""
    assert said_of(tmp_path, NEVER.format(most=most), elements, 1000, "n") in verdict
