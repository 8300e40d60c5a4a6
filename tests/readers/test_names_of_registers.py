"""A PTX text chooses its registers' names: whatever these are, no two values are taken for one."""

from __future__ import annotations

import pytest
from tileprove.prover.cuda.reading import PtxError, read_text
from tileprove.prover.cuda.threads import launch
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine.assuming import Assuming
from tileprove.prover.language.terms import const

TEXT = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_param_0{more})
{{
.reg .b32 {a}, {b}, %x;
.reg .b64 %b0, %b1;
.reg .pred %p;
ld.param.u64 %b0, [k_param_0];
cvta.to.global.u64 %b0, %b0;
mov.u32 {a}, 7;
mov.u32 {b}, 9;
mov.u32 %x, %tid.x;
setp.lt.u32 %p, %x, 5;
@%p bra THERE;
mov.u32 {a}, 1;
mov.u32 {b}, 2;
THERE:
mul.lo.u32 %x, %x, 3;
add.u32 %x, %x, {a};
add.u32 %x, %x, {b};
mul.wide.u32 %b1, %x, 4;
add.s64 %b1, %b0, %b1;
st.global.u32 [%b1], 0;
ret;
}}
"""


def place(a, b, more=""):
    module = read_text(TEXT.format(a=a, b=b, more=more), "k.ptx")
    (kernel,) = module.kernels
    own = launch(kernel, (const(32), const(1), const(1)), (const(1),) * 3, {}, [])
    return str(trace(module, kernel, own, Assuming(frozenset())).accesses[0].address.term)


@pytest.mark.parametrize(("a", "b"), [("t2", "t3"), ("t3", "t5"), ("a", "%a")])
def test_registers_called_as_the_reader_calls_values(a, b):
    assert place(a, b) == place("%r1", "%r2")


def test_two_parameters_of_one_name_are_refused():
    with pytest.raises(PtxError, match="both called param_0"):
        place("%r1", "%r2", ", .param .u32 param_0")


def test_a_register_called_as_a_parameter_is_refused():
    with pytest.raises(PtxError, match="both called param_0"):
        place("param_0", "%r2")
