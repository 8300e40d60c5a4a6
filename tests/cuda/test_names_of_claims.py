"""Each access of a CUDA kernel has a claim under a name of its own, whatever its arguments are called."""

from __future__ import annotations

import json

import pytest
from tileprove.prover.cli import run

# thread 0 writes count, far[1], far[0] and last, in this order of the text; __device__ last has one element
TEXT = """
.version 8.0
.target sm_80
.address_size 64
.visible .global .align 4 .b8 last[4];
.visible .entry marks(.param .u64 marks_param_0, .param .u64 marks_param_1, .param .u32 marks_param_2)
{
    .reg .b64 %rd<8>;
    .reg .b32 %r<8>;
    ld.param.u64 %rd1, [marks_param_0];
    ld.param.u64 %rd2, [marks_param_1];
    ld.param.u32 %r1, [marks_param_2];
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    st.global.u32 [%rd3], %r1;
    st.global.u32 [%rd3+AT], %r1;
    st.global.u32 [%rd4], %r1;
    mov.u64 %rd5, last;
    st.global.u32 [%rd5], %r1;
    ret;
}
"""
LAUNCH = """
from tileprove.cuda import cuda_launch, tensor

@cuda_launch("marks.ptx", "marks", block=1, grid=1)
def marks(n):
    return {FIRST: tensor("int32", 2), SECOND: tensor("int32", 1), "n": n}
"""


@pytest.fixture
def claims(tmp_path, capsys):
    """Claim and case -> verdict, for a kernel whose pointers have these names and whose second store is at this byte."""

    def found(first: str, second: str, at: int) -> dict[str, str]:
        (tmp_path / "marks.ptx").write_text(TEXT.replace("AT", str(at)))
        launches = tmp_path / "launches.py"
        launches.write_text(LAUNCH.replace("FIRST", repr(first)).replace("SECOND", repr(second)))
        run(["cuda", "check", str(launches), "--no-cache", "--conditions", "0", "--json", "-"])
        said = json.loads(capsys.readouterr().out)["obligations"]
        return {f"{one['claim']}/{one['case']}": one["verdict"] for one in said}

    return found


@pytest.mark.parametrize(("first", "second"), [("x", "x_2"), ("x", "last"), ("x", "y"), ("last", "x")])
@pytest.mark.parametrize(("at", "right"), [(4, True), (8, False)])
def test_no_claim_takes_the_place_of_another(first, second, at, right, claims):
    """The second store is the one whose claim another would have taken, and is inside or not."""
    found = claims(first, second, at)
    inside = {name: verdict for name, verdict in found.items() if "/inside" in name}
    assert len(inside) == 4, found
    assert sorted(inside.values()) == ["proved"] * 4 if right else ["proved"] * 3 + ["refuted"], found
    apart = [name for name in found if name.startswith("apart_")]
    assert len({name.partition("/")[0] for name in apart}) == 3, found


def test_a_number_at_the_end_of_a_name_stays(claims):
    """Numbers that nobody else has are not doubled: unnamed arguments are param_0 and param_1."""
    names = {name.partition("/")[0] for name in claims("param_0", "param_1", 4)}
    assert {"store_param_0", "store_param_0_2", "store_param_1", "store_last", "apart_param_1"} <= names
