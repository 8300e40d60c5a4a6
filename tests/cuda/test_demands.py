"""What PTX demands of operands beside divisors: an index inside the table of brx.idx, cp.async that reads no more than it
copies. What does not follow is no proof, and a run shows it."""

from __future__ import annotations

import pytest
from tileprove.prover.cli import run

TEXT = """
.version 8.0
.target sm_80
.address_size 64
.shared .align 16 .b8 s[16384];
.visible .entry k(.param .u64 p0, .param .u32 p1)
{
    .reg .pred %p<4>;
    .reg .b32 %r<16>;
    .reg .b64 %d<8>;
    ld.param.u64 %d1, [p0];
    ld.param.u32 %r2, [p1];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r1, %tid.x;
    shl.b32 %r6, %r1, 4;
    mov.u32 %r5, s;
    add.u32 %r5, %r5, %r6;
    cvt.u64.u32 %d3, %r6;
    add.s64 %d4, %d1, %d3;
    BODY
    ret;
}
"""
LAUNCH = """
from tileprove.cuda import cuda_launch, given, tensor, u32

@cuda_launch("k.ptx", "k", block="bx", grid=1)
def k(bx, n):
    given(bx <= 1024)
    return [tensor("i32", 4096), u32(n)]
"""
JUMP = """
ways: .branchtargets L0, L1;
brx.idx %r1, ways;
L0: add.u32 %r9, %r9, 1;
L1: add.u32 %r9, %r9, 1;
L2:
"""
COPY = "cp.async.cg.shared.global [%r5], [%d4], 16, {};\ncp.async.wait_all;"
LOADED = "ld.global.u32 {}, [%d4];\n"
FEWER = "setp.lt.u32 %p1, {}, 4;\nselp.b32 %r7, 16, 0, %p1;\n"
PAST, MORE = "an index past its table", "more is read than it copies"
WRONG = {
    "a table that is shorter than the block": (JUMP, PAST),
    "an index that is loaded": (LOADED.format("%r1") + JUMP, PAST),
    "a guard of one more": ("setp.gt.u32 %p1, %r1, 2;\n@%p1 bra L2;\n" + JUMP, PAST),
    "a guard with a sign": ("sub.s32 %r1, %r1, 1;\nsetp.gt.s32 %p1, %r1, 1;\n@%p1 bra L2;\n" + JUMP, PAST),
    "an index that is not set": (JUMP.replace("brx.idx %r1", "brx.idx %r10"), PAST),
    "a number of bytes": (COPY.format(20), MORE),
    "a negative number of bytes": (COPY.format(-1), MORE),
    "a register of bytes": ("mov.u32 %r7, 17;\n" + COPY.format("%r7"), MORE),
    "an argument": (COPY.format("%r2"), MORE),
    "bytes that are loaded": (LOADED.format("%r7") + COPY.format("%r7"), MORE),
}
RIGHT = {
    "a remainder": "and.b32 %r1, %r1, 1;\n" + JUMP,
    "a guard": "setp.gt.u32 %p1, %r1, 1;\n@%p1 bra L2;\n" + JUMP,
    "a predicate": "setp.lt.u32 %p1, %r1, 2;\n" + JUMP.replace("brx", "@%p1 brx"),
    "all bytes": COPY.format(16),
    "twelve bytes": COPY.format(12),
    "all or none": FEWER.format("%r1") + COPY.format("%r7"),
    "all or none, by what is loaded": LOADED.format("%r8") + FEWER.format("%r8") + COPY.format("%r7"),
    "at most all": "min.u32 %r7, %r2, 16;\n" + COPY.format("%r7"),
    "a predicate that reads nothing": "setp.lt.u32 %p1, %r1, 4;\n" + COPY.format("%p1"),
}


@pytest.fixture
def check(tmp_path, capsys):
    def checked(body: str):
        (tmp_path / "k.ptx").write_text(TEXT.replace("BODY", body))
        file = tmp_path / "launches.py"
        file.write_text(LAUNCH)
        code = run(["cuda", "check", str(file), "--no-cache", "--conditions", "0", "--attack", "0"])
        return code, " ".join(capsys.readouterr().out.split())

    return checked


@pytest.mark.parametrize(("body", "why"), WRONG.values(), ids=WRONG)
def test_what_is_undefined_is_no_proof(body, why, check):
    code, said = check(body)
    assert code == 1, said
    assert why in said
    assert "divisions not" in said


@pytest.mark.parametrize(
    "name", ["a table that is shorter than the block", "a guard of one more", "a number of bytes", "an argument"]
)
def test_a_run_shows_it(name, check):
    body, why = WRONG[name]
    _, said = check(body)
    assert "REFUTED: divisions" in said
    assert f"0, 0): {why}" in said


def test_a_place_is_a_multiple_of_what_is_copied_however_little_is_read(check):
    code, said = check("mul.lo.u32 %r6, %r1, 12;\ncvt.u64.u32 %d3, %r6;\nadd.s64 %d4, %d1, %d3;\n" + COPY.format(12))
    assert code, said
    assert "load_param_0, inside" in said


@pytest.mark.parametrize("body", RIGHT.values(), ids=RIGHT)
def test_what_is_defined_is_proved(body, check):
    code, said = check(body)
    assert code == 0, said
    assert "proved for all sizes" in said
