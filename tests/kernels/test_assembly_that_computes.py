"""Inline assembly of LLVM IR: what says that it has no other effect makes no access; whatever may reach memory is one."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")

from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.ir.instructions import ASSEMBLY, OTHER_TARGET
from tileprove.prover.kernels.machine.sinks import is_sink

TEXT = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, float %x, i64 %wide, i32 %n) {{
  %y = tail call {type} asm {call}
  store float %x, ptr addrspace(1) %p, align 4
  ret void
}}
"""


def sinks(kind, call):
    (kernel,) = read_text(TEXT.format(type=kind, call=call), "k.ll").kernels
    return [i.opcode for block in kernel.blocks for i in block.instructions if is_sink(i)]


@pytest.mark.parametrize("operand", ["float %x", "i32 %n"])
def test_what_only_computes_is_no_access(operand):
    assert sinks("float", f'"v_exp_f32 $0, $1", "=v,v"({operand})') == ["store"]


def test_lines_that_compute_are_none_of_them():
    assert sinks("float", r'"v_exp_f32\09$0, $1\0A\09s_nop 0; v_add_f32 $0, $0, $1", "=&v,v"(float %x)') == ["store"]
    assert sinks("float", '"ds_bpermute_b32 $0, $1, $1", "=v,v"(i32 %n)') == ["store"]
    assert sinks("float", r'"v_mov_b32 v7, $1\0Av_mov_b32 $0, v7", "=v,v,~{v7}"(i32 %n)') == ["store"]
    assert sinks("float", '"v_add_co_u32 $0, vcc_lo, $1, $1", "=v,v,~{vcc}"(i32 %n)') == ["store"]


@pytest.mark.parametrize(
    ("kind", "call"),
    [
        ("float", '"ds_read_b32 $0, $1", "=v,v"(i32 %n)'),
        ("float", '"flat_load_dword $0, $1", "=v,v"(double 0.0)'),
        ("float", r'"v_mov_b32 $0, $1\0Ads_write_b32 $1, $1", "=v,v"(i32 %n)'),
        ("float", r'"s_mov_b64 exec, 0\0Av_mov_b32 $0, $1", "=v,v"(i32 %n)'),
        ("float", r'"s_barrier; v_mov_b32 $0, $1", "=v,v"(i32 %n)'),
        ("float", '"v_cmpx_lt_i32 $0, $1", "=v,v"(i32 %n)'),
        ("float", r'"v_mov_b32 v0, $1\0Av_mov_b32 $0, v0", "=v,v"(i32 %n)'),  # where the thread's number was
        ("float", r'"v_mov_b32 v0, $1\0Av_mov_b32 $0, v0", "=v,v,~{v1}"(i32 %n)'),
        ("float", '"v_mov_b64 $0, v[2:3]", "=v,v"(i32 %n)'),
        ("float", '"v_addc_co_u32 $0, vcc_lo, $1, $1, vcc_lo", "=v,v"(i32 %n)'),
        ("float", '"v_cmp_lt_i32 $0, 0, $1", "={exec},v"(i32 %n)'),
        ("float", 'sideeffect "v_exp_f32 $0, $1", "=v,v"(float %x)'),
        ("float", '"v_exp_f32 $0, $1", "=v,v,~{memory}"(float %x)'),
        ("float", '"flat_load_dword $0, $1", "=v,v"(i64 %wide)'),
        ("float", '"global_load_dword $0, $1, off", "=v,v"(ptr addrspace(1) %p)'),
        ("float", '"ld.global.f32 $0, [$1];", "=r,r"(i32 %n)'),
        ("float", '"v_mov_b32 $0, $1", "=v,*m"(ptr addrspace(1) elementtype(float) %p)'),
    ],
)
def test_what_may_reach_memory_is_one(kind, call):
    assert sinks(kind, call) == ["call", "store"]


PTX = r'"{ .reg .pred p; setp.gt.f32 p, $1, 15.; @p mov.f32 $0, $1; @!p ex2.approx.ftz.f32 $0, $1; }"'


def trouble(call):
    (kernel,) = read_text(TEXT.format(type="float", call=call), "k.ll").kernels
    return next(i.trouble for block in kernel.blocks for i in block.instructions if i.opcode == "call")


def test_ptx_is_of_another_target():
    assert trouble(f'{PTX}, "=r,r"(float %x)') == OTHER_TARGET
    assert sinks("float", f'{PTX}, "=r,r"(float %x)') == ["call", "store"]


@pytest.mark.parametrize(
    "call",
    [
        f'{PTX}, "=r,r"(i64 %wide)',
        f'{PTX}, "=r,r"(ptr addrspace(1) %p)',
        f'{PTX}, "=r,r,~{{memory}}"(float %x)',
        f'sideeffect {PTX}, "=r,r"(float %x)',
        '"ld.global.f32 $0, [$1];", "=r,r"(i32 %n)',
        '"mov.f32 $0, $1; st.shared.f32 [0], $1;", "=r,r"(float %x)',
        '"mov.f32 $0, $1; bar.sync 0;", "=r,r"(float %x)',
        '"mov.f32 $0, $1; ds_write_b32 $1, $1", "=v,v"(i32 %n)',
        '"mov.f32 $0, x[1];", "=r,r"(float %x)',
    ],
)
def test_what_may_reach_memory_or_other_threads_is_not_said_to_be(call):
    assert trouble(call) == ASSEMBLY
