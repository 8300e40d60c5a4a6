"""What lane 0 hands to its warp: the number that it has, where all threads get to the shuffle; elsewhere nothing."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from in_process import checks
from tileprove.prover.cuda.threads import launch
from tileprove.prover.kernels.machine import warps
from tileprove.prover.language.meanings import python

RECORDED = Path(__file__).parent.parent / "data" / "ptx" / "first_lanes.csv"  # first_lanes.cu made it, on an H200

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
def test_the_greatest_that_a_first_lane_has_is_proved_and_one_less_refuted(
    tmp_path: Path, block: int | tuple[int, int], at: int
):
    value, more, means = VALUES[at]
    width, height = (block, 1) if isinstance(block, int) else block
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
LEAVES = """	mov.u32 	%r7, 0;
AGAIN:
	mul.wide.s32 	%rd5, %r7, 4;
	add.s64 	%rd6, %rd4, %rd5;
	ld.global.u32 	%r8, [%rd6];
	setp.eq.s32 	%p3, %r8, %r1;
	@%p3 bra 	END;
	add.s32 	%r7, %r7, 1;
	setp.lt.s32 	%p2, %r7, 64;
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
        ("%r6", 96, LEAVES, PLAIN),
    ],
)
def test_where_it_is_not_known_to_be_there_nothing_is_known(tmp_path, value, block, before, more):
    assert verdict(tmp_path, value, block, 4096, before, more) not in ("proved", "vacuous")


@pytest.mark.parametrize("predicate", ["@%p3 ", "@!%p3 "])
@pytest.mark.parametrize("asked", ["ne.s32 	%p3, %r1, 0", "lt.s32 	%p3, %r1, 16"])
def test_under_a_predicate_lane_0_may_be_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, predicate, asked):
    own = BODY.replace("\tshfl", f"\tmov.u32 	%r4, 0;\n\tsetp.{asked};\n\t{predicate}shfl")
    monkeypatch.setattr(sys.modules[__name__], "BODY", own)
    assert verdict(tmp_path, "%r1", 96, 4096) not in ("proved", "vacuous")


def test_a_gpu_hands_over_what_the_first_thread_of_the_warp_has_and_so_does_the_formula():
    """Also in a warp that is not whole, and where a warp is several rows, of which the formula says nothing."""
    rows = np.loadtxt(RECORDED, delimiter=",", skiprows=1, dtype=int)
    formulas = set()
    for extents, own in groupby(rows.tolist(), key=lambda row: tuple(row[:3])):
        kernel = SimpleNamespace(required=None, most=None, max_threads=1024)
        special = launch(kernel, extents, (2,)).special  # type: ignore[arg-type]
        known = warps._threads(SimpleNamespace(launch=SimpleNamespace(special=special)))  # type: ignore[arg-type]
        for *_, block, thread, got in own:
            at, first = (_thread(extents, number) for number in (thread, thread - thread % 32))
            assert got == first[0] + 100 * first[1] + 10000 * first[2] + 1000000 * block
            for v, formula in known.items():
                if formula is not None:
                    formulas.add(extents)
                    axis = "xyz".index(v.payload[0][-1])
                    values = dict(zip(("tid.x", "tid.y", "tid.z"), at, strict=True))
                    assert python.evaluate(values, formula)[0] == first[axis], (extents, thread)
    assert formulas == {(96, 1, 1), (40, 1, 1), (33, 1, 1), (32, 3, 1), (64, 2, 1)}


def _thread(extents: tuple[int, ...], number: int) -> tuple[int, int, int]:
    return number % extents[0], number // extents[0] % extents[1], number // extents[0] // extents[1]


def test_for_any_number_of_threads_in_one_row(tmp_path: Path):
    assert verdict(tmp_path, "%r1", '"bx"', 993) == "proved"
    assert verdict(tmp_path, "%r1", '"bx"', 992) == "refuted"


IN_REGISTERS = """	mov.u32 	%r10, {lane};
	mov.u32 	%r11, {segments};
	mov.u32 	%r12, {lanes};
	shfl.sync.idx.b32 	{into}|%p3, %r3, %r10, %r11, %r12;
"""


def as_nvcc(
    monkeypatch: pytest.MonkeyPatch, lane: str = "0", segments: str = "31", lanes: str = "-1", into: str = "%r4"
):
    """The shuffle as nvcc writes it: its numbers in registers, a predicate beside what it gives."""
    own = IN_REGISTERS.format(lane=lane, segments=segments, lanes=lanes, into=into)
    own += "" if into == "%r4" else f"\tmov.u32 	%r4, {into};\n"
    monkeypatch.setattr(
        sys.modules[__name__], "BODY", BODY.replace("\tshfl.sync.idx.b32 	%r4, %r3, 0, 31, -1;\n", own)
    )


@pytest.mark.parametrize("into", ["%r4", "%r3"])
def test_its_numbers_may_be_in_registers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, into: str):
    as_nvcc(monkeypatch, into=into)
    assert verdict(tmp_path, "%r1", 96, 65) == "proved"
    assert verdict(tmp_path, "%r1", 96, 64) == "refuted"


@pytest.mark.parametrize(
    "other",
    [{"lane": "1"}, {"lane": "%r6"}, {"segments": "4127"}, {"segments": "%r9"}, {"lanes": "65535"}, {"lanes": "%r9"}],
)
def test_other_numbers_in_registers_are_another_shuffle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other):
    as_nvcc(monkeypatch, **other)
    assert verdict(tmp_path, "%r1", 96, 4096) not in ("proved", "vacuous")
