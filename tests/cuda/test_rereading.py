"""A tensor that a store writes is not loaded twice as one number, also where what was assumed hid that store for a while.

%r2 is wrapped into 16 bits: as long as it is taken for a counter it is never negative, and nothing is stored in the tensor.
"""

import pytest
from in_process import checks

KERNEL = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p0, .param .u64 p1, .param .u32 p2)
{
.reg .pred %p<6>; .reg .b32 %r<12>; .reg .b64 %a<8>;
ld.param.u64 %a0, [p0];
ld.param.u64 %a2, [p1];
ld.param.u32 %r1, [p2];
mov.u32 %r2, 0;
mov.u32 %r3, 0;
ld.global.u32 %r8, [%a0];
$HEAD:
setp.ge.s32 %p0, %r3, %r1;
@%p0 bra $DONE;
setp.lt.s32 %p1, %r2, 0;
@!%p1 bra $NO;
mov.u32 %r7, 5;
st.global.u32 [%a0], %r7;
$NO:
add.s32 %r2, %r2, 1;
cvt.s32.s16 %r2, %r2;
add.s32 %r3, %r3, 1;
bra.uni $HEAD;
$DONE:
ld.global.u32 %r9, [%a0];
sub.s32 %r10, %r9, %r8;
mul.wide.s32 %a6, %r10, 4;
add.s64 %a7, %a2, %a6;
mov.u32 %r7, 1;
st.global.u32 [%a7], %r7;
ret;
}
"""
LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("k.ptx", "k", block=(1,), grid=(1,))
def it(n):
    given(n >= 1, n <= MOST)
    return [tensor("i32", 1), tensor("i32", 1), n]
"""


@pytest.mark.parametrize(("most", "proved"), [(1000, True), (100_000, False)])
def test_a_store_that_an_assumption_hid_is_seen_when_that_falls(most: int, proved: bool, tmp_path):
    (tmp_path / "k.ptx").write_text(KERNEL)
    (tmp_path / "launches.py").write_text(LAUNCH.replace("MOST", str(most)))
    (check,) = checks(tmp_path / "launches.py")
    found = [one.outcome for one in check.results if one.statement.claim == "store_param_1"]
    assert found
    assert all(one is not None and (one.verdict.value == "proved") == proved for one in found)
