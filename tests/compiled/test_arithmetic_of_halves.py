"""Arithmetic of halves is compared, where a target makes it in f32 or as an fma too; other is not taken for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from deciding import decided
from msgspec.structs import replace
from tileprove.prover.compiled.compared import Compared
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.matching import FALSE, TRUE, Matching
from tileprove.prover.compiled.nodes import Node, Nodes
from tileprove.prover.compiled.ptx_values import PtxValues

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def gated(x, y, o, d, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.load(x + i, mask=i < n, other=0.0)
    b = tl.load(y + i, mask=i < n, other=0.0)
    wide = a.to(tl.float32)
    tl.store(o + i, (wide * tl.sigmoid(wide)).to(tl.bfloat16) * b, mask=i < n)
    tl.store(d + i, b - a, mask=i < n)


@launch(gated, BLOCK=256)
def of_gated(n):
    given(n < 2**29)
    return (-(-n // 256),), dict(n=n, **{name: tensor("bf16", n) for name in "xyod"})
"""
# of each target: what is another function
SLIPS = {
    "sm_80": (("0fBFB8AA3B", "0f3FB8AA3B"), ("0xBF80", "0x3F80"), ("0x8000", "0x3F80")),
    "sm_90": (("0fBFB8AA3B", "0f3FB8AA3B"), ("mul.bf16", "add.bf16"), ("sub.bf16", "add.bf16")),
    "gfx942": (("f0xBFB8AA3B", "f0x3FB8AA3B"), (", 32767,", ", 32768,"), (", -65536,", ", -131072,")),
}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("triton")
    made = tmp_path_factory.mktemp("halves") / "kernels.py"
    made.write_text(KERNEL)
    return made


@pytest.mark.parametrize("name", SLIPS)
def test_a_product_and_a_difference_of_bf16_are_compared(file: Path, name: str):
    own = compilations(file, (), [target(name)])[0][0]
    assert _values(decided(own)) == {"proved"}
    for right, wrong in SLIPS[name]:
        assert right in own.texts.code, right
        slipped = replace(own, texts=replace(own.texts, code=own.texts.code.replace(right, wrong)))
        assert _values(decided(slipped)) != {"proved"}, wrong  # that of the other store may be


def _values(found: Compared) -> set[str]:
    return {one.outcome.verdict.value for one in found.results if one.outcome and "value" in one.statement.case}


def matched(nodes: Nodes, mine: Node, theirs: Node) -> bool:
    found = Matching(lambda number: ("", number), {}, str, lambda term: False, nodes).same(mine, theirs)
    assert found is TRUE or found is FALSE
    return found is TRUE


@pytest.mark.parametrize("form", ["f16", "bf16"])
def test_an_operation_in_f32_that_is_rounded_once_is_one_of_halves(form: str):
    n = Nodes()
    x, y = (n.leaf("argument", 16, name) for name in "xy")
    wide = [n.extended(one, form, "f32") for one in (x, y)]
    for op in ("add", "sub", "mul", "div"):
        theirs = n.node(op, 16, [x, y], form)
        mine = n.node(op, 32, wide, "f32")
        assert matched(n, n.rounded(mine, "f32", form), theirs)
        assert matched(n, n.rounded(n.node(op, 32, wide[::-1], "f32"), "f32", form), theirs) == (op in ("add", "mul"))
        assert not matched(n, n.rounded(n.node("max", 32, wide, "f32"), "f32", form), theirs)
    squared = n.node("mul", 32, [wide[0], n.node("mul", 32, wide, "f32")], "f32")  # one rounding where there are two
    theirs = n.node("mul", 16, [x, n.node("mul", 16, [x, y], form)], form)
    assert not matched(n, n.rounded(squared, "f32", form), theirs)
    sum_of_three = n.node("fma", 32, [*wide, wide[0]], "f32")
    theirs = n.node("add", 16, [n.node("mul", 16, [x, y], form), x], form)
    assert not matched(n, n.rounded(sum_of_three, "f32", form), theirs)


def test_a_sign_moves_from_one_factor_to_a_number():
    n = Nodes()
    x, two = n.leaf("argument", 32, "x"), n.number(32, 0x40000000)
    theirs = n.node("mul", 32, [n.node("neg", 32, [x], "f32"), two], "f32")
    assert matched(n, n.node("mul", 32, [x, n.number(32, 0xC0000000)], "f32"), theirs)
    assert not matched(n, n.node("mul", 32, [x, two], "f32"), theirs)
    assert not matched(n, n.node("mul", 32, [x, n.number(32, 0xC0000001)], "f32"), theirs)


@pytest.mark.parametrize(
    ("operands", "op"),
    [
        ("%rs1, 0x3F80, %rs2", "add"),
        ("%rs1, %rs2, 0x8000", "mul"),
        ("%rs1, 0xBF80, %rs2", "sub"),
        ("%rs1, %rs2, 0", "fma"),
    ],
)
def test_an_fma_of_bf16_with_one_or_nothing_is_a_sum_or_product(operands: str, op: str):
    text = (
        ".version 8.7\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 o, .param .u16 x, .param .u16 y)\n{\n"
        ".reg .b16 %rs<4>;\n.reg .b64 %rd<2>;\nld.param.b16 %rs1, [x];\nld.param.b16 %rs2, [y];\n"
        f"fma.rn.bf16 %rs3, {operands};\nst.global.b16 [%rd1], %rs3;\nret;\n}}\n"
    )
    (found,) = PtxValues(text, "k", ["o", "x", "y"], {}, Nodes()).stored.values()
    names = {"add": "xy", "mul": "xy", "sub": "yx", "fma": "xy"}[op]
    assert found.op == op
    assert [one.said for one in found.args[:2]] == list(names)


@pytest.mark.parametrize(
    ("mask", "kept"), [(0xFFFF0000, True), (0x0FF0, True), (0xFF, True), (0xF0F0, False), (0, True)]
)
def test_a_mask_of_one_run_of_ones_leaves_bits(mask: int, kept: bool):
    n = Nodes()
    found = n.masked(n.leaf("argument", 32, "x"), mask)
    assert (found is not None) == kept
    assert n.masked(n.number(32, 0x12345678), mask) is (n.number(32, 0x12345678 & mask) if kept else None)
