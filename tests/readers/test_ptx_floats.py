"""Comparisons of floating-point numbers by their bits: against what an H100 gave, and against the interpreter of PTX."""

import importlib
import itertools
import sys
from pathlib import Path

import numpy as np
import pytest
from tileprove.concrete.interpreter import ptx
from tileprove.prover.cuda.threads import launch
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.language.meanings import python
from tileprove.prover.language.walking import variables
from tileprove.prover.readers.ptx.modules import module

DATA = Path(__file__).parent.parent / "data" / "ptx"
sys.path.insert(0, str(DATA))
operations = importlib.import_module("operations")
ORDERS = [f"{order}{u}" for order in ("eq", "ne", "lt", "le", "gt", "ge") for u in ("", "u")] + ["num", "nan"]
EDGES = {
    "f32": [0, 1, 0x7FFFFF, 0x800000, 0x3F800000, 0x47CE4780, 0x7F7FFFFF, 0x7F800000, 0x7F800001, 0x7FC00000, 0x7FFFFFFF],
    "f64": [0, 1, (1 << 52) - 1, 1 << 52, 0x3FF << 52, (0x7FF << 52) - 1, 0x7FF << 52, (0x7FF << 52) + 1, (1 << 63) - 1],
}  # fmt: skip
# each reads the bits of both numbers, so that they are held
KERNEL = """{head}.visible .entry op(.param .u64 found, .param .u64 a0, .param .u64 a1) {{
.reg .pred %p<9>; .reg .f32 %f<9>; .reg .f64 %e<9>; .reg .b32 %r<9>; .reg .b64 %a<9>;
ld.param.u64 %a8, [found]; cvta.to.global.u64 %a8, %a8; ld.param.u64 %a0, [a0]; ld.param.u64 %a1, [a1];
cvt.u32.u64 %r0, %a0; cvt.u32.u64 %r1, %a1; xor.b32 %r2, %r0, %r1; xor.b64 %a2, %a0, %a1;
mov.b32 %f0, %r0; mov.b32 %f1, %r1; mov.b64 %e0, %a0; mov.b64 %e1, %a1;
{body}
selp.b64 %a3, 1, 0, %p0; add.s64 %a3, %a8, %a3; st.global.u8 [%a3], 0; ret; }}"""


def kernel(body):
    return KERNEL.format(head=operations.HEAD, body=body)


def stored(text):
    read = module(text, "op.ptx")
    found = trace(read, read.kernels[0], launch(read.kernels[0]))
    assert not found.why, found.why
    (access,) = [access for access in found.accesses if access.what == "store"]
    return access.address.term


def at(term, *row):
    point = {f"a{n}": value - (value >> 63 << 64) for n, value in enumerate(row)}
    return python.evaluate(point, term)[0]


def known(term):
    return {v.payload[0] for v in variables(term)} <= {"a0", "a1", "found"}


@pytest.fixture(scope="module")
def recorded():
    with np.load(DATA / "operations.npz") as file:
        both = file["found"]
    ends = list(itertools.accumulate(len(operations.rows(name)) for name in operations.names()))
    return dict(zip(operations.names(), np.split(both, ends[:-1]), strict=True))


@pytest.mark.parametrize("kind", EDGES)
@pytest.mark.parametrize("order", ORDERS)
def test_a_comparison_is_what_the_gpu_gave(order, kind, recorded):
    name = f"setp.{order}.{kind}"
    own = "f" if kind == "f32" else "e"
    for registers in (f"%{own}0, %{own}1", "%r0, %r1" if kind == "f32" else "%a0, %a1"):
        term = stored(kernel(f"{name} %p0, {registers};"))
        assert known(term)
        found = [at(term, *row) for row in operations.rows(name)]
        assert found == [int(one) for one in recorded[name]]
        assert len(set(found)) > 1 or name in ("setp.num.f64", "setp.nan.f64")  # no row has such a one


def ran(text, *row):
    touched = []
    contents = {"found": ptx.Contents(bytes(8))}
    ptx.run(ptx.read(text)["op"], [ptx.Pointer("found"), *row], (1, 1, 1), (1, 1, 1), contents, touched.append)
    return touched[-1].byte


@pytest.mark.parametrize("kind", EDGES)
@pytest.mark.parametrize("change", ["", "abs", "neg", "abs.ftz", "neg.ftz"])
@pytest.mark.parametrize("ftz", ["", ".ftz"])
def test_a_comparison_of_a_number_without_its_sign(change, ftz, kind):
    if "ftz" in change + ftz and kind == "f64":
        return
    own, top = ("f", 1 << 31) if kind == "f32" else ("e", 1 << 63)
    edges = [value | sign for value in EDGES[kind] for sign in (0, top)]
    wrong = []
    for order in ("lt", "geu", "eq"):
        for limit in (0, 0x800000, 0x47CE4780, 0xFF800000) if kind == "f32" else (0, 0x41E << 52, 0xFFF << 52):
            written = f"0f{limit:08X}" if kind == "f32" else f"0d{limit:016X}"
            changed = f"{change}.{kind} %{own}3, %{own}0;" if change else f"mov.{kind} %{own}3, %{own}0;"
            text = kernel(f"{changed} setp.{order}{ftz}.{kind} %p0, %{own}3, {written};")
            term = stored(text)
            assert known(term)
            wrong += [(order, limit, bits) for bits in edges if at(term, bits, 0) != ran(text, bits, 0)]
    assert not wrong


@pytest.mark.parametrize("body", [
    "add.f32 %f3, %f0, %f1; setp.lt.f32 %p0, %f3, %f1;",
    "abs.f32 %f3, %f0; mov.b32 %r3, %f3; shr.u32 %r3, %r3, 1; setp.lt.u32 %p0, %r3, 1000;",  # which NaN is not said
    "abs.f32 %f3, %f0; slct.b32.s32 %r3, %f3, %r0, %r1; shr.u32 %r3, %r3, 1; setp.lt.u32 %p0, %r3, 1000;",
    "neg.f32 %f3, %f0; setp.lt.f32 %p0, %f3, %f0; mov.b32 %f4, %f3; shl.b32 %r3, %f4, 1; setp.lt.u32 %p0, %r3, 1000;",
    "mov.f32 %f3, %f0; @%p1 mul.f32 %f3, %f0, %f0; setp.lt.f32 %p0, %f3, 0f3F800000;",
    "cvt.f32.f64 %f3, %e0; setp.lt.f32 %p0, %f3, 0f3F800000;",
    "setp.lt.f32 %p0, %f0, 1.5;",
])  # fmt: skip
def test_of_what_is_calculated_nothing_is_known(body):
    assert not known(stored(kernel(body)))
