"""ldmatrix and stmatrix: a lane says where a row is whose elements are other lanes'."""

import pytest
from in_process import of_threads

KERNEL = """
.version 8.4
.target sm_90
.address_size 64
.visible .entry rows(.param .u64 rows_param_0)
{{
    .reg .b32 %r<20>;
    .reg .b64 %rd<9>;
    .shared .align 16 .b8 s[4096];
    ld.param.u64 %rd1, [rows_param_0];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r1, %tid.x;
    mov.u32 %r4, s;
    shl.b32 %r5, %r1, 4;
    add.u32 %r6, %r4, %r5;
    {body}
    mul.wide.u32 %rd3, %r1, 4;
    add.s64 %rd4, %rd2, %rd3;
    st.global.u32 [%rd4], %r9;
    ret;
}}
"""
WRITE, READ = "st.shared.v4.u32 [%r6], {%r1, %r1, %r1, %r1};", "ld.shared.u32 %r9, [%r6];"
LOAD = "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r9, %r10, %r11, %r12}, [%r6];"
STORE = "stmatrix.sync.aligned.m8n8.x4.shared.b16 [%r6], {%r1, %r1, %r1, %r1};"
COPY = "cp.async.cg.shared.global [%r6], [%rd2], 16; cp.async.wait_all;"
APART = "mad.lo.u32 %r6, %r1, 64, %r4;"  # a lane has 64 bytes of its own
FOUR = "ld.shared.v4.u32 {%r9, %r10, %r11, %r12}, [%r6];"
WARP, BLOCK = "bar.warp.sync -1;", "bar.sync 0;"


def judged(folder, *body):
    (folder / "rows.ptx").write_text(KERNEL.format(body="\n    ".join(body)))
    (folder / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        '@cuda_launch("rows.ptx", "rows", block="threads", grid=1)\n'
        "def rows(threads):\n"
        "    given(threads <= 256, threads % 32 == 0)\n"
        '    return [tensor("i32", threads, shared=True)]\n'
    )
    return of_threads(folder / "launches.py")


@pytest.mark.parametrize(
    "body",
    [
        (WRITE, WARP, LOAD),
        (WRITE, BLOCK, LOAD),
        (STORE, WARP, READ),
        (STORE, BLOCK, READ),
        (COPY, BLOCK, LOAD),
        (STORE,),
    ],
)
def test_what_is_ordered_is_proved(body, tmp_path):
    verdict, why = judged(tmp_path, *body)
    assert verdict == "proved", why


@pytest.mark.parametrize(
    "body",
    [
        (WRITE, LOAD),
        (STORE, READ),
        (STORE, LOAD),
        (COPY, LOAD),
        (WRITE, BLOCK, LOAD, WRITE),
        (STORE, STORE),
        (APART, WRITE.replace("r6", "r6+16"), FOUR, LOAD.replace("r6", "r6+16"), FOUR.replace("r6", "r6+32")),
    ],
)
def test_a_row_of_the_lane_itself_is_other_lanes_too(body, tmp_path):
    """A barrier fewer, and each lane accesses one row alone, by itself."""
    assert judged(tmp_path, *body)[0] == "undecided"
