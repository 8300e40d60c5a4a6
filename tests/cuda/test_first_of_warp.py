"""What lane 0 hands to its warp: the number that it has, where all threads get to the shuffle; elsewhere nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from in_process import checks

BODY = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u64 k_param_1, .param .u32 k_param_2)
{
	.reg .pred 	%p<4>;
	.reg .b32 	%r<16>;
	.reg .b64 	%rd<8>;
	ld.param.u64 	%rd1, [k_param_0];
	ld.param.u64 	%rd4, [k_param_1];
	ld.param.u32 	%r9, [k_param_2];
	mov.u32 	%r1, %tid.x;
	mov.u32 	%r2, %tid.y;
	mov.u32 	%r6, %ctaid.x;
BEFORE
	mov.u32 	%r3, VALUE;
MORE
	shfl.sync.idx.b32 	%r4, %r3, 0, 31, -1;
	mul.wide.s32 	%rd2, %r4, 4;
	add.s64 	%rd3, %rd1, %rd2;
	st.global.u32 	[%rd3], %r9;
END:
	ret;
}
"""
LAUNCH = """from tileprove.cuda import cuda_launch, tensor


@cuda_launch("k.ptx", "k", block={block}, grid=3)
def k(n):
    return [tensor("int32", {room}), tensor("int32", 4096), n]
"""
PLAIN = "\tadd.s32 	%r3, %r3, 0;"


def verdict(folder: Path, value: str, block: object, room: int, before: str = "", more: str = PLAIN) -> str:
    """Of the store, in a tensor with so many numbers."""
    folder.joinpath("k.ptx").write_text(BODY.replace("BEFORE", before).replace("VALUE", value).replace("MORE", more))
    folder.joinpath("launch.py").write_text(LAUNCH.format(block=block, room=room))
    (check,) = checks(folder / "launch.py", only=r"(store|no_wrap|arithmetic|divisions|loop_)", seconds=5.0)
    (found,) = {one.outcome.verdict.value for one in check.results if one.claim.name.startswith("store")}
    return found


# a value by tid.x (%r1), tid.y (%r2) and ctaid.x (%r6), and the same in numpy
VALUES = [
    ("%r1", "", lambda x, y, b: x),
    ("%r1", "\tshr.u32 	%r3, %r3, 5;", lambda x, y, b: x // 32),
    ("%r1", "\tadd.s32 	%r3, %r3, 7;\n\tshr.u32 	%r3, %r3, 3;", lambda x, y, b: (x + 7) // 8),
    ("%r6", "", lambda x, y, b: b),
    ("%r1", "\tmad.lo.s32 	%r3, %r2, 64, %r3;", lambda x, y, b: 64 * y + x),
]


@pytest.mark.parametrize("block", [96, 40, (32, 3), (64, 2)])
@pytest.mark.parametrize("at", range(len(VALUES)))
def test_the_greatest_that_a_first_lane_has_is_proved_and_one_less_refuted(tmp_path: Path, block: object, at: int):
    value, more, means = VALUES[at]
    width, height = block if isinstance(block, tuple) else (block, 1)
    flat = np.arange(width * height)
    first = flat - flat % 32
    most = max(int(np.max(means(first % width, first // width, b))) for b in range(3))
    assert verdict(tmp_path, value, block, most + 1, more=more) == "proved"
    if most:
        assert verdict(tmp_path, value, block, most, more=more) == "refuted"


RETURNS = "\tsetp.ge.s32 	%p1, %r1, %r9;\n\t@%p1 bra 	END;"
LOADS = "\tadd.s64 	%rd5, %rd4, 64;\n\tld.global.u32 	%r3, [%rd5];"
LOOP = """	mov.u32 	%r7, 0;
AGAIN:
	add.s32 	%r7, %r7, 1;
	setp.lt.s32 	%p2, %r7, %r1;
	@%p2 bra 	AGAIN;
"""


@pytest.mark.parametrize(
    ("value", "block", "before", "more"),
    [
        ("%r1", 96, RETURNS, PLAIN),  # lane 0 may be gone: what it hands over is any number
        ("%r6", 96, RETURNS, PLAIN),
        ("%r1", (16, 6), "", PLAIN),  # a warp is two rows
        ("%r1", (48, 2), "", PLAIN),
        ("%r1", '("bx", "by")', "", PLAIN),
        ("0", 96, "", LOADS),
        ("%r7", 96, LOOP, PLAIN),
    ],
)
def test_where_it_is_not_known_to_be_there_nothing_is_known(tmp_path, value, block, before, more):
    assert verdict(tmp_path, value, block, 4096, before, more) not in ("proved", "vacuous")


def test_for_any_number_of_threads_in_one_row(tmp_path: Path):
    assert verdict(tmp_path, "%r1", '"bx"', 993) == "proved"
    assert verdict(tmp_path, "%r1", '"bx"', 992) == "refuted"
