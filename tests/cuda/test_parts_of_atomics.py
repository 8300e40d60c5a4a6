"""Atomics of vectors and of packed floats are atomic by their elements: as a whole they are not, for what is as wide."""

import pytest
from in_process import of_threads

KERNEL = """
.version 8.4
.target sm_90
.address_size 64
.visible .entry added(.param .u64 added_param_0)
{{
    .reg .b32 %r<9>;
    .reg .f32 %f<9>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [added_param_0];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r1, %tid.x;
    cvt.u64.u32 %rd3, %r1;
    {body}
    ret;
}}
"""
PAIR, LONG = "red.global.add.v2.f32 [%rd2], {%f1, %f2};", "red.global.add.u64 [%rd2], %rd3;"
HALVES, WORD = "red.global.add.noftz.f16x2 [%rd2], %r1;", "red.global.add.u32 [%rd2], %r1;"
OTHER = "atom.global.add.noftz.f16x2 %r2, [%rd2], %r1;"
MANY = [f"red.global.add.u32 [%rd2+{at}], %r1;" for at in (0, 8, 16)]


def judged(folder, *body):
    (folder / "added.ptx").write_text(KERNEL.format(body="\n    ".join(body)))
    (folder / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        '@cuda_launch("added.ptx", "added", block="threads", grid=1)\n'
        "def added(threads):\n"
        '    return [tensor("i32", 64)]\n'
    )
    return of_threads(folder / "launches.py")


@pytest.mark.parametrize(
    "body", [(PAIR,), (LONG,), (PAIR, PAIR), (HALVES, OTHER), (WORD, HALVES.replace("2]", "2+4]"))]
)
def test_of_as_many_parts_they_are_atomic_for_one_another(body, tmp_path):
    verdict, why = judged(tmp_path, *body)
    assert verdict == "proved", why


@pytest.mark.parametrize("body", [(PAIR, LONG), (HALVES, WORD), (*MANY, HALVES.replace("2]", "2+8]"))])
def test_of_other_parts_they_are_not(body, tmp_path):
    assert judged(tmp_path, *body)[0] == "undecided"
