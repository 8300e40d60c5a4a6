"""What is assumed of a number that one of several ways brings is assumed, and proved, where that way is taken."""

from pathlib import Path

import pytest
from in_process import by_claim, checks

LAUNCHES = Path(__file__).resolve().parents[1] / "data" / "cuda" / "planes_launches.py"
MEET = """
.version 8.4
.target sm_80
.address_size 64
.visible .entry meet(.param .u64 meet_param_0, .param .u32 meet_param_1)
{{
    .reg .pred %p<3>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [meet_param_0];
    ld.param.u32 %r1, [meet_param_1];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r2, %tid.x;
    mov.u32 %r3, %r2;
    setp.lt.s32 %p1, %r1, 1048576;
    @%p1 bra JOIN;
    mad.lo.s32 %r3, %r1, {times}, 64;
JOIN:
    setp.gt.u32 %p2, %r3, {most};
    @%p2 bra END;
    mul.wide.s32 %rd3, %r3, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], 1;
END:
    ret;
}}
"""


def verdicts(file, **how):
    (check,) = checks(file, **how)
    return by_claim(check)


@pytest.mark.slow
def test_where_a_loop_ends_no_plane_is_written_twice():
    found = verdicts(LAUNCHES, names=("planes",))
    assert all(own <= {"proved", "vacuous"} for own in found.values()), found


@pytest.mark.slow
def test_a_plane_too_far_is_refuted():
    found = verdicts(LAUNCHES, names=("planes_too_far",), only="store|loop|no_wrap|arithmetic")
    assert any(claim.startswith("store") and "refuted" in own for claim, own in found.items()), found


@pytest.mark.parametrize(
    ("times", "most", "verdict"),
    [
        (4096, 100, "refuted"),  # 2^20 * 4096 + 64 is 64
        (4096, 31, "proved"),
        (1024, 100, "refuted"),  # 2^22 * 1024 + 64
        (1, 100, "proved"),
    ],
)
def test_a_number_that_wraps_on_one_way_is_not_taken_not_to(times, most, verdict, tmp_path):
    (tmp_path / "meet.ptx").write_text(MEET.format(times=times, most=most))
    (tmp_path / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        '@cuda_launch("meet.ptx", "meet", block=32, grid=1)\n'
        "def meet(n):\n"
        "    given(n < 2**31)\n"
        '    return [tensor("i32", 32, shared=True), n]\n'
    )
    found = verdicts(tmp_path / "launches.py", only="store|no_wrap|arithmetic")
    assert found["store_param_0"] == {verdict}
