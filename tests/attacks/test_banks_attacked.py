"""Bank conflicts: what is said of an access of shared memory is never less than what lanes do, and none is passed over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tileprove.prover.cli import run

HEAD = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u64 k_param_1, .param .u32 k_param_2)
{
.reg .pred %p<2>; .reg .b32 %r<8>; .reg .b64 %w<8>;
.shared .align 16 .b8 data[8192];
ld.param.u64 %w0, [k_param_0];
ld.param.u64 %w1, [k_param_1];
ld.param.u32 %r1, [k_param_2];
cvta.to.global.u64 %w0, %w0;
cvta.to.global.u64 %w1, %w1;
mov.u32 %r0, %tid.x;
mov.u64 %w2, data;
"""
# a number that is loaded chooses the row of 32 words: lanes may have loaded it at different times, if it is ever written
ROW = """
ld.global.u32 %r2, [%w0];
st.global.u32 [%w1], %r0;
and.b32 %r2, %r2, 31;
mul.wide.u32 %w3, %r2, 128;
add.s64 %w3, %w2, %w3;
st.shared.u32 [%w3], %r0;
ret;
}
"""
# a generic address that is one of two memories
EITHER = """
mul.wide.u32 %w3, %r0, 128;
cvta.shared.u64 %w4, %w2;
add.s64 %w4, %w4, %w3;
cvta.global.u64 %w5, %w0;
setp.eq.u32 %p1, %r1, 1;
selp.b64 %w6, %w4, %w5, %p1;
st.u32 [%w6], %r0;
ret;
}
"""
LAUNCH = """
from tileprove.cuda import cuda_launch, tensor

@cuda_launch("k.ptx", "k", block=32, grid=1)
def own(n):
    x, y = tensor("u32", 1, shared=True), tensor("u32", 1, shared=True)
    return [x, {second}, n]
"""


@pytest.fixture
def banks(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """PTX, the second tensor -> what is printed below the line about banks: (number, the rest of its line)."""

    def ran(body: str, second: str = "y") -> list[tuple[str, str]]:
        (tmp_path / "k.ptx").write_text(HEAD + body)
        (tmp_path / "own.py").write_text(LAUNCH.format(second=second))
        options = ("--banks", "--attack", "0", "--conditions", "0", "--jobs", "1", "--no-cache")
        run(["cuda", "check", str(tmp_path / "own.py"), *options])
        said = capsys.readouterr().out.partition("banks of shared memory")[2]
        return re.findall(r"^ +(\?|<= \d+|\d+)  \S+ *(.*)$", said, re.M)

    return ran


@pytest.mark.parametrize(("second", "number"), [("y", "1"), ("x", "<= 32")])
def test_a_tensor_by_its_second_name_is_written_too(banks, second: str, number: str):
    assert [own for own, _ in banks(ROW, second)] == [number]


def test_an_address_that_may_be_of_shared_memory_counts_where_it_is(banks):
    """All lanes choose alike, and where they choose the shared array each is 128 bytes from the next."""
    ((number, _),) = banks(EITHER)
    assert number == "32"
