"""The benchmark's count of addresses that hang on loaded data: what is one, and what looks like one."""

from pathlib import Path

import pytest
from scripts import script

FILE = Path(__file__).parent.parent.parent / "benchmarks" / "cuda_data.py"
HEAD = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 x, .param .u32 n) {
.reg .pred %p<5>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>;
mov.u32 %r0, %tid.x; ld.param.u64 %d1, [x]; ld.param.u32 %r1, [n];
"""
AT = "mul.wide.s32 %d2, %r2, 4; add.s64 %d3, %d1, %d2;"
ASKS = "ld.global.u32 %r3, [%d1]; setp.eq.s32 %p0, %r3, 0;"
STORE = "\nst.global.u32 [%d3], %r0;\n"
LOOP = "mov.u32 %r2, 0; $L: {inside} add.s32 %r2, %r2, 1; setp.lt.s32 %p0, %r2, {end}; @%p0 bra $L;"


@pytest.fixture(scope="module")
def hangs():
    found = script(FILE)

    def of(body):
        own = found.of_text(f"{HEAD}{body}ret;\n}}\n", "k")
        one = own[max(line for line, _ in own), 0]
        return one.address, one.runs

    return of


@pytest.mark.parametrize(
    ("body", "address", "runs"),
    [
        (f"add.s32 %r2, %r0, %r1; {AT}{STORE}", False, False),
        (f"ld.global.u32 %r2, [%d1]; {AT}{STORE}", True, False),
        (f"ld.global.f32 %f1, [%d1]; add.f32 %f2, %f1, %f1; cvt.rzi.s32.f32 %r2, %f2; {AT}{STORE}", True, False),
        (f"cvt.rn.f32.s32 %f1, %r1; mul.f32 %f2, %f1, %f1; cvt.rzi.s32.f32 %r2, %f2; {AT}{STORE}", False, False),
        (f"shfl.sync.idx.b32 %r2|%p1, %r0, 0, 31, -1; {AT}{STORE}", False, False),
        (f"ld.shared.u32 %r3, [%r0]; shfl.sync.idx.b32 %r2|%p1, %r3, 0, 31, -1; {AT}{STORE}", True, False),
        (f"atom.global.add.u32 %r2, [%d1], 1; {AT}{STORE}", True, False),
        # what runs only where data says so
        (f"{ASKS} mov.u32 %r2, 1; {AT} @%p0 bra $E;{STORE}$E:", False, True),
        (f"{ASKS} mov.u32 %r2, 1; {AT} @%p0 ret;{STORE}", False, True),
        # what is chosen by data, and what is the same both ways
        (f"{ASKS} mov.u32 %r2, 1; @%p0 mov.u32 %r2, 2; {AT}{STORE}", True, False),
        (f"{ASKS} mov.u32 %r2, 1; @%p0 bra $E; mov.u32 %r2, 2; $E: {AT}{STORE}",
         True, False),
        (f"{ASKS} mov.u32 %r2, 1; @%p0 bra $E; mov.u32 %r4, 2; $E: {AT}{STORE}",
         False, False),
        # counters: of a loop whose end is known, is loaded, and that has an `if` on data inside
        (LOOP.format(inside="", end="%r1") + f"{AT}{STORE}", False, False),
        (f"ld.global.u32 %r3, [%d1]; {LOOP.format(inside='', end='%r3')}{AT}{STORE}", True, False),
        (LOOP.format(inside=f"{ASKS} @%p0 bra $F; mov.u32 %r4, 2; $F:", end="%r1")
         + f"{AT}{STORE}", False, False),
        (LOOP.format(inside=f"{ASKS} @%p0 bra $F;", end="%r1")
         + f"$F: {AT}{STORE}", True, False),
    ],
)  # fmt: skip
def test_what_an_address_hangs_on(hangs, body, address, runs):
    assert hangs(body) == (address, runs)
