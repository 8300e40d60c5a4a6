"""Barriers under a condition of the iteration: the last or the first one is left out, or each second one."""

import pytest
from in_process import of_threads

KERNEL = """
.version 8.4
.target sm_90
.address_size 64
.visible .entry turns(.param .u64 turns_param_0, .param .u32 turns_param_1)
{{
    .reg .pred %p<9>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<9>;
    .shared .align 4 .b8 s[1024];
    ld.param.u64 %rd1, [turns_param_0];
    ld.param.u32 %r2, [turns_param_1];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r1, %tid.x;
    mov.u32 %r3, %ntid.x;
    mov.u32 %r4, s;
    shl.b32 %r5, %r1, 2;
    add.u32 %r6, %r4, %r5;
    sub.u32 %r7, %r3, %r1;
    shl.b32 %r7, %r7, 2;
    add.u32 %r8, %r4, %r7;
    mov.u32 %r10, 0;
AGAIN:
    add.u32 %r11, %r10, 1;
    {body}
    mov.u32 %r10, %r11;
    setp.lt.u32 %p1, %r10, %r2;
    @%p1 bra AGAIN;
    ret;
}}
"""
WRITE, READ, BARRIER = "st.shared.u32 [%r6], %r10;", "ld.shared.u32 %r9, [%r8+-4];", "bar.sync 0;"


def under(condition, *body):
    """Where %p2 is true. %r10: the number of the iteration, %r11: of the next one, %r2: of all of them."""
    return [condition, "@!%p2 bra SKIP;", *body, "SKIP:"]


BODIES = {
    "all_but_the_last": ("proved", [WRITE, BARRIER, READ, *under("setp.lt.u32 %p2, %r11, %r2;", BARRIER)]),
    "one_too_few": ("refuted", [
        WRITE, BARRIER, READ, "add.u32 %r12, %r11, 1;", *under("setp.lt.u32 %p2, %r12, %r2;", BARRIER),
    ]),
    "all_but_the_first": ("proved", [*under("setp.gt.u32 %p2, %r10, 0;", BARRIER), WRITE, BARRIER, READ]),
    "not_the_second": ("refuted", [*under("setp.ne.u32 %p2, %r10, 1;", BARRIER), WRITE, BARRIER, READ]),
    "all_but_one": ("refuted", [WRITE, BARRIER, READ, *under("setp.ne.u32 %p2, %r11, 5;", BARRIER)]),
    "each_second": ("proved", [
        "and.b32 %r12, %r10, 1;", *under("setp.eq.u32 %p2, %r12, 0;", BARRIER, WRITE, BARRIER),
        "@%p2 bra BEHIND;", READ, "BEHIND:",
    ]),
    "each_second_too_few": ("refuted", [
        "and.b32 %r12, %r10, 1;", *under("setp.eq.u32 %p2, %r12, 0;", WRITE, BARRIER),
        "@%p2 bra BEHIND;", READ, "BEHIND:",
    ]),
    "all_or_none": ("proved", [WRITE, *under("setp.gt.u32 %p2, %r2, 7;", BARRIER, READ, BARRIER)]),
}  # fmt: skip


def judged(body, tmp_path, **how):
    (tmp_path / "turns.ptx").write_text(KERNEL.format(body="\n    ".join(body)))
    (tmp_path / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        '@cuda_launch("turns.ptx", "turns", block="threads", grid=1)\n'
        "def turns(threads, rounds):\n"
        "    given(threads <= 256)\n"
        '    return {"turns_param_0": tensor("i32", threads), "turns_param_1": rounds}\n'
    )
    return of_threads(tmp_path / "launches.py", **how)


@pytest.mark.parametrize("name", BODIES)
def test_a_barrier_under_a_condition_orders_the_iterations_in_which_it_is(name, tmp_path):
    expected, body = BODIES[name]
    verdict, why = judged(body, tmp_path)
    assert verdict == expected, why


def test_threads_that_return_before_a_loop_with_barriers_are_seen(tmp_path):
    body = ["setp.gt.u32 %p3, %r1, 7;", "@%p3 ret;", BARRIER]
    assert judged(body, tmp_path)[0] == "proved"
    verdict, why = judged(body, tmp_path, strict=True)
    assert verdict == "refuted"
    assert "return before the barrier" in why
