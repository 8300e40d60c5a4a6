"""A source whose 32 bits wrap for large sizes: the emitted code wraps there too, and nothing is lost for it."""

from __future__ import annotations

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import given, launch, tensor


@triton.jit
def rows(x, o, n, m, BLOCK: tl.constexpr):
    row = (tl.program_id(0) * n).to(tl.int64)
    for first in range(0, m, BLOCK):
        at = first + tl.arange(0, BLOCK)
        tl.store(o + row + at, tl.load(x + at, mask=at < m, other=0.0), mask=at < m)


@launch(rows, BLOCK=64)
def one(b, n, m):
    given(m < 2**20)
    return (b,), dict(x=tensor("fp32", m), o=tensor("fp32", b, n), n=n, m=m)
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    return compiled(tmp_path_factory.mktemp("launches"), KERNEL, "gfx942")


def stores(own, seconds):
    found = decided(own, seconds)
    return {found.verdict(claim) for claim in found.claims if claim.startswith("store_o")}


def test_it_is_proved_where_both_wrap(own):
    assert stores(own, 10.0) == {Verdict.PROVED}


def test_a_product_that_is_taken_without_sign_is_not(own):
    (product,) = [line for line in own.texts.code.splitlines() if "= mul i32" in line]
    name = product.split(" = ")[0].strip()
    line = next(line for line in own.texts.code.splitlines() if f"sext i32 {name} to i64" in line)
    code = own.texts.code.replace(line, line.replace("sext i32", "zext i32"))
    assert Verdict.PROVED not in stores(replace(own, texts=replace(own.texts, code=code)), 1.0)
